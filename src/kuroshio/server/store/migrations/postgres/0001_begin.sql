CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    players BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed BIGINT NOT NULL,
    clock TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    seeded BOOLEAN NOT NULL,
    uploaded BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, status, updated);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    token TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE sitters (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    updated BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    links BIGINT NOT NULL
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    player TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_player ON results (player, finished);
CREATE INDEX results_listed ON results (listed, finished);
