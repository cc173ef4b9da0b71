-- Tries at the day's challenge; the first of a person at a game counts. Days are numbered from 1970.
CREATE TABLE daily (
    table_id TEXT PRIMARY KEY,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    counts INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX daily_once ON daily (day, game, player) WHERE counts;
CREATE INDEX daily_player ON daily (player);

-- How bots fared from the same seat.
CREATE TABLE daily_bots (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (day, game, level)
) WITHOUT ROWID;
