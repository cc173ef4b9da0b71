-- The devices on which somebody is signed in: the token that each has names it. `how` it came to it
-- is name, link, passkey, mail, or older (from before devices were told apart). One that was ended
-- stays as long as its token would count.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    label TEXT NOT NULL,
    how TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    ended BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_player ON devices (player);
CREATE INDEX devices_ended ON devices (ended) WHERE ended > 0;

-- Passkeys: the public half of a key that somebody keeps, for the site under which it was made.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    site TEXT NOT NULL,
    data TEXT NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_player ON passkeys (player);
