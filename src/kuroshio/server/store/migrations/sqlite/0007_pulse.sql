-- One row, written to see whether writing is possible.
CREATE TABLE pulse (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
INSERT INTO pulse (id, at) VALUES (1, 0);
