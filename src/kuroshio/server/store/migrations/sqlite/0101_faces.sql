-- What others may see of a person: nothing, the rating beside the name, or a page of its own, which
-- has an address that tells nothing of who it is.
ALTER TABLE players ADD COLUMN shown TEXT NOT NULL DEFAULT 'rating';
ALTER TABLE players ADD COLUMN page TEXT;
CREATE UNIQUE INDEX players_page ON players (page) WHERE page IS NOT NULL;
-- Who is best at a game, without a look at anyone else.
CREATE INDEX ratings_ladder ON ratings (game, among, (mu - 3 * sigma)) WHERE level = '';
