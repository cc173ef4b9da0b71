### Tables whose seed was chosen.

table-seeded = The seed of this table was chosen by whoever opened it, who could know what is hidden: the game does not count in ratings and statistics.
