-- Old games counted for ratings as they were; who made their moves is not known.
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
ALTER TABLE results ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN played TEXT;
