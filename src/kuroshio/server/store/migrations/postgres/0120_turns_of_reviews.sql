-- Reviews that wait have turns: so whoever asks for many is the one who waits. `home` and `asker` are
-- pseudonyms of from where it was asked and by whom; they are forgotten when the review is made.
ALTER TABLE reviews ADD COLUMN home TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN asker TEXT NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN turn BIGINT NOT NULL DEFAULT 0;
DROP INDEX reviews_waiting;
CREATE INDEX reviews_waiting ON reviews (turn, asked) WHERE state = 'waiting';
