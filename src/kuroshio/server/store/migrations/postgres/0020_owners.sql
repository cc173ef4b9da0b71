-- A process is alive as long as it has a row here: others bury one that is silent.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL, -- where other processes reach it
    hatch TEXT NOT NULL, -- where those of the same machine hand connections over; may be empty
    seen TIMESTAMPTZ NOT NULL -- its last sign of life
);

-- Whoever holds a table's fence may write to its log, and nobody else.
CREATE SEQUENCE fences;
CREATE TABLE owners (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process TEXT NOT NULL,
    fence BIGINT NOT NULL
);
CREATE INDEX owners_process ON owners (process);
