### Playing with whoever comes, and which tables the lobby shows.

people-play = Play with people
people-lead = Whoever wants to play the same is seated at your table. With any number of players it begins a few seconds after the second one has come.
people-games = Games
people-pace = Pace
people-any = any
people-bots = After { $seconds } seconds, fill the free seats with bots ({ $level })
people-find = Find people
people-waiting = Looking for people to play with
people-others = { $count ->
    [0] Nobody else is waiting for this yet.
    [one] One other person is waiting.
   *[other] { $count } others are waiting.
}
people-soon = Your game begins within seconds.
people-fill = After { $seconds } seconds of waiting, bots take the free seats.
people-stay = Keep this page open.
people-may-go = You may close this page: the table will be among your games.
people-stop = Stop looking
people-crowd = { $count ->
    [one] 1 is waiting
   *[other] { $count } are waiting
}
pace-none = no clock
pace-move = { $time } a move
pace-bank = { $time } + { $seconds } s
filters = Which tables are shown
filter-games = All games
filter-paces = Any pace
filter-live = At one sitting
filter-days = Over days
filter-free = Free seats only
filter-none = No table is like this now.

## What others see of oneself, and who is best

leaders = Leaderboard
leaders-people = People
leaders-about = By rated games between people. Whoever has played { $needed } of them stands here, unless they do not want to be shown.
leaders-bots-about = The levels of bots, by their games with people.
leaders-none = Nobody stands here yet.
leaders-mine = You have { $value } after { $games ->
    [one] one game
   *[other] { $games } games
}.
leaders-setting = What others see of you
leaders-rating = Rating
leaders-between = Surely between
leaders-games = Games
leaders-people-rating = Rating among people
leaders-bots-rating = Rating against bots
face-shown = What others see of you
face-nothing = Only your name
face-rating = Your rating
face-page = A page
face-nothing-about = You are on no leaderboard, and nobody sees your rating.
face-rating-about = Your name stands on the leaderboard, and your rating beside it at open tables.
face-page-about = Whoever follows your name on the leaderboard, or has the link, sees your games, ratings and best days. Closing the page ends its link.
face-look = Look at my page
face-closed = There is no such page, or its owner has closed it.
face-yours = This is what others see of you.
face-change = Change it
face-no-games = No game has been finished yet.
face-spread = ({ $low } to { $high })
face-days = Best days of the challenge
face-day = place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
face-latest = Latest games
leaders-programs = Programs
leaders-programs-about = Programs that play over the network, marked ⚙, against each other and against bots; never on the leaderboard of people.
leaders-programs-rating = Rating among programs
bot-program = program
face-puzzles = Puzzles
face-puzzle = rating { $rating }, { $solved } of { $tried } solved
