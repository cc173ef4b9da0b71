-- Old games counted for ratings as they were; who made their moves is not known.
ALTER TABLE results ADD COLUMN rated BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE results ADD COLUMN has_left BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE results ADD COLUMN played TEXT;
