-- What is counted of finished games, and ratings: filled from the results that there are.
CREATE TABLE counters (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    count INTEGER NOT NULL,
    total INTEGER NOT NULL,
    most INTEGER NOT NULL,
    PRIMARY KEY (player, game, kind, key)
) WITHOUT ROWID;

CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    among TEXT NOT NULL,
    level TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, game, among, level)
) WITHOUT ROWID;

-- Pages of the history; the first seat stands for its game.
DROP INDEX results_listed;
DROP INDEX results_game;
CREATE INDEX results_listed ON results (finished) WHERE listed AND seat = 0;
CREATE INDEX results_listed_game ON results (game, finished) WHERE listed AND seat = 0;
CREATE INDEX results_player_game ON results (player, game, finished);
CREATE INDEX sitters_latest ON sitters (player, updated);
