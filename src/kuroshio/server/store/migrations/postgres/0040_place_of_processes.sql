-- The database that a process gave its sign of life to: a restored copy has another one.
ALTER TABLE processes ADD COLUMN place TEXT NOT NULL DEFAULT '';
