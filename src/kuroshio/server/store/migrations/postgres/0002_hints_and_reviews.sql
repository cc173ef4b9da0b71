ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT TRUE;

-- Of games that ended before these columns were there nothing is known: NULL.
ALTER TABLE results ADD COLUMN sources TEXT;
ALTER TABLE results ADD COLUMN moves BIGINT;
ALTER TABLE results ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
CREATE INDEX results_game ON results (game, finished);

CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    state TEXT NOT NULL,
    worker TEXT,
    asked BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    done BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    review TEXT
);
CREATE INDEX reviews_waiting ON reviews (state, asked);
