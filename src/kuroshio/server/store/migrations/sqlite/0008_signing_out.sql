-- How often a player has signed out everywhere: tokens from before no longer count.
ALTER TABLE players ADD COLUMN tokens BIGINT NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN signed_out BIGINT NOT NULL DEFAULT 0;
CREATE INDEX players_signed_out ON players (signed_out) WHERE signed_out > 0;
