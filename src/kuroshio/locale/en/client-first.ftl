### The guided first game.

first-learn = Learn by playing
first-title = First game
first-progress = Step { $number } of { $count }
first-next = Go on
first-finish = Play on
first-leave = Play on my own
first-wait = The others are moving. Watch the board, or look at the log for what they did.
first-elsewhere = The game has taken a turn of its own. Make any move that you like, or skip this step.
first-reading = read this step, then choose “{ first-next }”.
first-status = First game:
