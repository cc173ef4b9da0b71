### Coming back: one's own tables that wait, and small mercies.

turns-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
turns-all = Show all { $count }
waits-move = Your turn
waits-answer = Somebody asks to take a move back
waits-seat = A seat is kept for you
waits-start = All are here: start the game
left-days = { $count } days left
left-hours = { $count } hours left
left-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count } wait)
}
next-table-key = To the next table that waits for you (N)
key-n = the next table that waits for you
redo = Redo
redo-key = Make the move again that you took back (R)
key-r = make again what was taken back
confirm = Press twice for
confirm-always = every move
confirm-risks = what is risky
confirm-losses = lost points only
pause = Pause after a bot’s move
pause-value = { $seconds ->
    [0] none
   *[other] { $seconds } s
}
forced = Make my move by itself where I have no choice
chat-lost = That was not sent: the connection is lost. Your line is still here.
notices-page = Notices
devices = Devices and passkeys
signin-short = Sign in

## The day’s challenge

daily = Today’s challenge
daily-lead = One deal a day, the same for everyone, against captains. Your first try counts; then play it as often as you like.
daily-next = { $hours ->
    [0] A new deal in { $minutes } min.
   *[other] A new deal in { $hours } h { $minutes } min.
}
daily-try = Play: this try counts
daily-go-on = Go on with your try
daily-again = Play it again, for practice
daily-seat = { $players } players; yours is seat { $seat }.
daily-finished = { $count ->
    [0] Nobody has finished yet.
    [one] One person has finished.
   *[other] { $count } people have finished.
}
daily-closed = How the others fared, and their games, you will see after your own try.
daily-late = The day is over, but tries that were begun count until two hours after midnight (UTC). Then the standing is open to everyone.
daily-standing = Standing
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-place = Place at the table
daily-left = left
daily-bots = The bots from the same seat
daily-month = The month’s table
daily-month-about = Each day’s first seven get 10, 8, 6, 5, 4, 3 and 2, everyone else who finishes 1. Today counts from tomorrow on.
daily-prizes = Prizes
daily-tries = Games
daily-before = The day before
daily-after = The day after
daily-today = Today
unrated-daily = This is the day’s challenge: it has a table of its own and does not count for ratings.
