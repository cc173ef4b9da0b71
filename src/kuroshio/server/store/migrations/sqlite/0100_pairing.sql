-- Who waits to be seated with others. `wish` and `ratings` are JSON; a row counts up to `until`,
-- which goes on as long as its person is there. With a table its person is seated, and the row stays
-- for some seconds: whoever asks again in the same moment is told of that table.
CREATE TABLE waiting (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    wish TEXT NOT NULL,
    ratings TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    table_id TEXT
) WITHOUT ROWID;
CREATE INDEX waiting_table ON waiting (table_id) WHERE table_id IS NOT NULL;
-- Up to when the lobby shows a table that has not begun.
ALTER TABLE tables ADD COLUMN until BIGINT NOT NULL DEFAULT 0;
-- Whose time is out although nobody is there to see it.
CREATE INDEX turns_deadline ON turns (deadline) WHERE deadline IS NOT NULL;
