-- Of games that ended before nothing is known: empty.
ALTER TABLE results ADD COLUMN colour TEXT NOT NULL DEFAULT '';
