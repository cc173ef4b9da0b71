-- The first answer of a person to each puzzle, and the rating that it led to.
CREATE TABLE puzzle_tries (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    number BIGINT NOT NULL, -- the first, the second … of this person in this game
    solved BIGINT NOT NULL,
    mended BIGINT NOT NULL DEFAULT 0, -- it was wrong first, and answered rightly later
    rating DOUBLE PRECISION NOT NULL, -- afterwards
    deviation DOUBLE PRECISION NOT NULL,
    streak BIGINT NOT NULL, -- answers that were right in a row, afterwards
    at BIGINT NOT NULL, -- of the last answer, milliseconds
    PRIMARY KEY (player, game, puzzle),
    UNIQUE (player, game, number)
);
