CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    seeded INTEGER NOT NULL,
    uploaded INTEGER NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (listed, status, updated);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    token TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE sitters (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    updated INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    links INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    player TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_player ON results (player, finished);
CREATE INDEX results_listed ON results (listed, finished);
