### The pages of finished games: replay, review, history, statistics.

## Replay

replay-eyes = Seen by
replay-eyes-all = All: hands open
replay-download = Record file
replay-controls = Moments of the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-moment = Moment
replay-at = after { $at } of { $moves } moves
replay-side = Beside the board
upload = Look at a record file
upload-about = Drop a record file here, or choose one, to replay and review it.
upload-busy = Replaying every move…
upload-choose = Choose a file

## Review

review-start = Review this game
review-about = The computer plays the game on from many positions and looks at every decision again. That takes a minute or several; meanwhile you may close the page.
review-waiting = Waiting for other reviews to be done…
review-working = Reviewed: { $share }…
review-left = { $minutes ->
    [one] About a minute more.
   *[other] About { $minutes } minutes more.
}
review-goes-on = You may close this page: the review goes on without you.
review-failed = This game could not be reviewed.
review-curve = Chances to win over the game
review-here = The decision at this moment
review-scale = What is to be expected after each move, from what the seat knew: 100% is a sure win, 0% a sure last place. ± is the standard error.
review-played = played
review-good = found the best move, as far as it could be known.
review-loss = gave away { $loss } (± { $error }).
review-equal = may have had something better, but the difference is too small to be sure.
review-forced = There was nothing to choose here.
review-over = The game is over.
review-swings = The moves that swung it
review-swings-about = How much each changed its player’s chance to win.
review-no-swings = The chances never changed much at once.
review-missed = Better moves that were missed
review-better = { $best } – instead of: { $played }
review-move = move { $number }
review-exact = Given away by each, on average
review-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
review-note = The curve is each seat’s chance to win with all hands open, from { $rollouts } games played on at each moment. Decisions are judged by the captain from what the seat knew then, with { $iterations } iterations. The ± of the average includes better moves that the captain may have overlooked.

## History

history-whose = Games
history-mine = Mine
history-public = All public ones
history-none = No finished games yet.
history-more = More

## Statistics

statistics-open = How it is won
statistics-game = How { $game } is won
statistics-none = No game has been finished here yet.
statistics-games = { $count ->
    [one] From the one game that was finished here.
   *[other] From the last { $count } games that were finished here.
}
statistics-sources = Points by source
statistics-winners = winners
statistics-others = the others
statistics-scores = Points of the seats
statistics-lengths = Length of the games, in moves
statistics-games-axis = games
statistics-levels = Share of wins of people and bots
statistics-people = people
statistics-fair = The mark shows what chance alone would give.
statistics-seats = Share of wins by seat, { $players } players
statistics-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
statistics-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## A player

player-none = No finished games yet. Play one!
player-played = games
player-won = won
player-mean = points on average
player-best = most points
player-hints = hints used
player-places = Places
player-ratings = Ratings
player-against-bots = Against bots ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
player-against-people = Against people ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
player-no-people = No rating against people yet.
player-sources = Points by source, per game
player-everyone = everyone
player-note = Ratings begin at 0 and are cautious: they rise with every game that makes a result more certain.
