ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;

-- Of games that ended before these columns were there nothing is known: NULL.
ALTER TABLE results ADD COLUMN sources TEXT;
ALTER TABLE results ADD COLUMN moves INTEGER;
ALTER TABLE results ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_game ON results (game, finished);

CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    state TEXT NOT NULL,
    worker TEXT,
    asked INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    done INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    review TEXT
) WITHOUT ROWID;
CREATE INDEX reviews_waiting ON reviews (state, asked);
