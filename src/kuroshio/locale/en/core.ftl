### What all games say.

the-end = The game is over.
why-the-end = the game is over
why-it-is-possible = it is possible now
seat-name = Seat { $number }
you = You
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The terminal table

play-which-game = Which game?
play-choose-number = Choose a number from 1 to { $last }.
play-how-many = How many players, { $first } to { $last }? (Enter for { $usual })
play-welcome = Welcome to { $game }.
play-seed = This game’s seed is { $seed }: the same seed gives the same game.
play-commands = Answer with the number of a move or with its notation. Other commands: help, table, moves, undo, save FILE, quit.
play-left = You left the table after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
play-nothing-to-undo = There is nothing to take back.
play-said = { $who }: { $what }
play-undone = Taken back.
play-saved = Saved to { $file }.
play-cannot-save = { $file } cannot be written: { $reason }.
play-place = Place { $place }: { $name }, { points }
