-- The first answer of a person to each puzzle, and the rating that it led to.
CREATE TABLE puzzle_tries (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    number INTEGER NOT NULL, -- the first, the second … of this person in this game
    solved INTEGER NOT NULL,
    mended INTEGER NOT NULL DEFAULT 0, -- it was wrong first, and answered rightly later
    rating REAL NOT NULL, -- afterwards
    deviation REAL NOT NULL,
    streak INTEGER NOT NULL, -- answers that were right in a row, afterwards
    at INTEGER NOT NULL, -- of the last answer, milliseconds
    PRIMARY KEY (player, game, puzzle),
    UNIQUE (player, game, number)
) WITHOUT ROWID;
