### Study: playing on from a position, learning from one’s own games, puzzles.

## Playing on

analysis-here = Analyse from here
play-on = Play on from here
play-on-better = Try the better move
play-on-move = First move: { $move }
play-on-about = A table of its own, which begins after { $at } of { $moves } moves. It does not count for ratings or statistics.
play-on-seat = Your seat
play-on-others = The other seats
play-on-deal = What was hidden
play-on-new = Dealt anew
play-on-new-about = From what { $name } knew at that moment, with other luck from then on. Nobody can look it up.
play-on-same = As it was
play-on-same-about = The same hidden things and the same luck to come. Whoever has seen that game knows them.
play-on-begin = Begin
play-on-open = Open the table

## Why

why-hint = Why I rather than II
why-review = Why the best move is better
why-points = expected final points { $points } (± { $error })
why-unsure = no sure difference in expected final points
why-rest = all else
why-follows = What usually follows:
why-note = From { $games } games played on after each move, from what the seat knows and with the same luck. Only what is clearly beyond its error is named.

## Mistakes

mistakes = Learn from your mistakes
mistakes-counts = now: { $due } · later: { $later } · known: { $known }
mistakes-none = Nothing to learn yet. Have a game of yours reviewed: your decisions that surely gave something away become questions here.
mistakes-later = Nothing for now. The next question comes on { $day }.
mistakes-all-known = You know all of them. Have another game reviewed.
mistakes-ask = What is better here?
mistakes-right = Right.
mistakes-wrong = There is better.
mistakes-loss = This gives away { $loss } (± { $error }).
mistakes-answer = Your answer
mistakes-best = Better
mistakes-then = Played then
mistakes-again = It is asked again on { $day }.
mistakes-known = You know this one: it is not asked any more.
mistakes-next = Next
mistakes-look = Look at the game
