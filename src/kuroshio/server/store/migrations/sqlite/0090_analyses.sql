-- Trees of analysis tables: of finished games, or of games that somebody has set up.
CREATE TABLE analyses (
    id TEXT PRIMARY KEY, -- whoever knows it may read it
    player TEXT NOT NULL,
    table_id TEXT REFERENCES tables (id),
    game TEXT NOT NULL,
    created INTEGER NOT NULL, -- milliseconds
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL, -- grows with every change
    nodes INTEGER NOT NULL, -- that grow from the game
    data TEXT NOT NULL -- JSON
) WITHOUT ROWID;
CREATE INDEX analyses_player ON analyses (player, updated);
CREATE INDEX analyses_table ON analyses (table_id);
