# What pictures and previews of links say.
card-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
card-moment = Move { $made } of { $moves }
card-turn = { $name } to move
card-ended = The game is over
preview-house = Three board games in the browser, with friends or against bots: Namiji, Tongiaki and Namazu. No account.
preview-game = How { $game } is played, and a table at once, with friends or against bots.
preview-daily = One deal of each game a day, the same for everyone. How far do you get?
preview-open = { $free ->
    [0] At the table: { $names }.
    [one] At the table: { $names }. One seat is free.
   *[other] At the table: { $names }. { $free } seats are free.
}
preview-playing = They are playing: { $names }. Look on!
preview-over = A finished game, to be replayed move by move: { $names }.
