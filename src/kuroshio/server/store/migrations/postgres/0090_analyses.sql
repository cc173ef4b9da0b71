-- Trees of analysis tables: of finished games, or of games that somebody has set up.
CREATE TABLE analyses (
    id TEXT PRIMARY KEY, -- whoever knows it may read it
    player TEXT NOT NULL,
    table_id TEXT REFERENCES tables (id),
    game TEXT NOT NULL,
    created BIGINT NOT NULL, -- milliseconds
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL, -- grows with every change
    nodes BIGINT NOT NULL, -- that grow from the game
    data TEXT NOT NULL -- JSON
);
CREATE INDEX analyses_player ON analyses (player, updated);
CREATE INDEX analyses_table ON analyses (table_id);
