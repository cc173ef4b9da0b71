-- Decisions of one's own that surely gave something away, to be asked again until they are known.
CREATE TABLE mistakes (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL, -- moves made before
    game TEXT NOT NULL,
    due INTEGER NOT NULL, -- milliseconds
    known INTEGER NOT NULL DEFAULT 0,
    card TEXT NOT NULL, -- how well it is remembered, JSON
    PRIMARY KEY (player, table_id, n)
) WITHOUT ROWID;
CREATE INDEX mistakes_due ON mistakes (player, known, due);
CREATE INDEX mistakes_table ON mistakes (table_id);
