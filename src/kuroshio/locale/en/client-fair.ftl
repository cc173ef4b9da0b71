### Fair play: the host, people who left or are away, and which games count.

host-mark = host
host-does = { $name } is the host, who seats bots and starts the game.
host-away = The host is away.
host-take = Be the host
host-make = Make host
seats-together = one person holds these seats: { $names }
seat-kept = kept for { $name }
room-kept = The game starts as soon as those have sat down for whom a seat is kept: { $names }.
plate-for = bot, { $level }, for { $name }
seat-vacant = { $name } has left, and a bot plays on. You may take this seat.
stand-in-call = Call a stand-in
stand-in-about = { $name } has been away for a while. A bot can play on until they come back.
stand-in-early = { $minutes ->
    [one] After one minute away the others may call a stand-in for { $name }.
   *[other] After { $minutes } minutes away the others may call a stand-in for { $name }.
}
stand-in-wanted = { $name } would like a bot to play for { $absent }, who is away.
stand-in-waiting = A bot will play for { $absent } as soon as all others agree.
leave-sure = You cannot come back to this game, and it counts as lost for you. A bot plays on for the others.
leave-sure-last = The game ends, and it counts as lost for you. To go on later, just close the page.
abandoned = Everyone has left: the game has ended.
log-left = left the game; a bot plays on
log-dismissed = left at the host’s request
left-rated = In the ratings, whoever left has lost to all who stayed.
log-called = would like a stand-in for somebody who is away
log-stood-in = stayed away; a bot plays on
log-hosted = became the host
played-left = left before the end
played-earlier = Played by earlier rules of the game: it can no longer be replayed here.
played-moves = { $moves ->
    [one] { $who }: { $moves } move
   *[other] { $who }: { $moves } moves
}
again-waiting = The table of the next game waits for you.
again-yes = Yes, play again

## Which games count

rated-yes = This game counts for ratings.
rated-rule = A game counts for ratings if each person holds one seat from the start to the end, no hint is asked for, and nothing is taken back that was revealed or that others had answered; among several people, whoever does so all the same can only lose by it. Whoever leaves early has lost.
rated-gone = { $days ->
    [one] Whoever keeps a game waiting for a day has left it.
   *[other] Whoever keeps a game waiting for { $days } days has left it.
}
unrated-uploaded = This game was played elsewhere and does not count for ratings.
unrated-first = A first game does not count for ratings.
unrated-played-on = This game is played on from a position of another one: it counts neither for ratings nor in statistics.
unrated-seeded = The seed of this table was chosen by whoever opened it, who could know what is hidden: the game does not count in ratings and statistics.
unrated-no-people = Bots among themselves do not count for ratings.
unrated-one-person = One person holds several seats: the game does not count for ratings.
unrated-swapped = A bot was exchanged in the middle of the game: it does not count for ratings.
unrated-taken-back = Something was taken back that had been revealed or answered: the game does not count for ratings.
unrated-hints = A hint was asked for: the game does not count for ratings.
unrated-short = does not count for ratings
price-hint-alone = If you ask for a hint, this game does not count for ratings.
price-undo-alone = If you take this back, this game does not count for ratings: something came to light, or others have answered.
price-hint = If you ask for a hint, this game counts for your rating only if you come last.
price-undo = If you take this back, this game counts for your rating only if you come last: something came to light, or others have answered.
price-yes = All the same
price-no = Rather not

## A game that is played on

came-from-dealt = Played on from another game, after { $made ->
    [one] { $made } move
   *[other] { $made } moves
}. What was hidden there has been dealt anew.
came-from-same = Played on from another game, after { $made ->
    [one] { $made } move
   *[other] { $made } moves
}. What was hidden, and the luck to come, are as they were there.
came-from-record = Played on from a position of another game.
came-from-look = Look at that game
log-played-on = The game is played on from a position of another one.
