### What all games say.

the-end = The game is over.
why-the-end = the game is over
why-it-is-possible = it is possible now
seat-name = Seat { $number }
you = You
seat-within = { $you ->
    [yes] you
   *[no] { $name }
}
play-you = You
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-took-lead = took the lead with { points }

## The games

namiji-name = Namiji
namiji-about = A sea trip in old Japan: whoever is last on the route moves, and chooses how far. Fish, haul in traps, watch whales, make offerings, and come home with the most points; 2 to 5 players.
tongiaki-name = Tongiaki
tongiaki-about = Tonga is overcrowded: when a beach is full, its boats put to sea together, whoever owns them, and look for new islands. Strong currents let only many colours pass, so you need your rivals; 2 to 6 players.
namazu-name = Namazu
namazu-about = The catfish Namazu shakes the city of Edo: every turn one of its rings moves on. Lead a family: harvest, have goods made, build altars and lay offerings on them. The offerings of all together calm Namazu and end the game; the most points win; 2 to 4 players.

## The terminal table

play-which-game = Which game?
play-choose-number = Choose a number from 1 to { $last }.
play-how-many = How many players, { $first } to { $last }? (Enter for { $usual })
play-welcome = Welcome to { $game }.
play-seed = This game’s seed is { $seed }: the same seed gives the same game.
play-commands = Answer with the number of a move or with its notation. Other commands: help, table, moves, undo, save FILE, quit.
play-no-move = “{ $move }” is not a move of this game.{ $count ->
    [0] { "" }
   *[other] { " " }Did you mean: { $near }?
}
play-left = You left the table after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
play-nothing-to-undo = There is nothing to take back.
play-said = { $who } { $what }
play-undone = Taken back.
play-saved = Saved to { $file }.
play-cannot-save = { $file } cannot be written: { $reason }.
play-place = Place { $place }: { $name }, { points }

# For games that bring no words of their own.
default-question = Choose a move.
default-rule = Any of the moves that are listed is possible.
default-move = { $text }
default-why-not = this is not possible now
default-event = { $kind } { $details }

rules-place-en = English rulebook, “{ $heading }”, { $count ->
    [one] sentence
   *[other] sentences
} { $sentences }
rules-place-fr = French rulebook, “{ $heading }”, { $count ->
    [one] sentence
   *[other] sentences
} { $sentences }
