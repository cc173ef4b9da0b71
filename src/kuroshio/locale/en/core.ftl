### What all games say.

the-end = The game is over.
why-the-end = the game is over
seat-name = Seat { $number }
