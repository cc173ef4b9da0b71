### Playing with whoever comes, and which tables the lobby shows.

people-play = Play with people
people-lead = You are seated with others who would play the same, as soon as somebody comes.
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
filter-days = By days
filter-free = Free seats only
filter-none = No table is like this now.
