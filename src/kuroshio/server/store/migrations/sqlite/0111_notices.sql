-- The ways by which people want to be told that a table waits for them. `kind` is push, webhook or
-- mail; `state` is asked (a mail address that was not confirmed yet), on, or off (given up after many
-- failures). `secret` is what the kind needs to be believed there.
CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    label TEXT NOT NULL,
    language TEXT NOT NULL,
    device TEXT NOT NULL,
    state TEXT NOT NULL,
    failures INTEGER NOT NULL,
    made BIGINT NOT NULL,
    told BIGINT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX ways_once ON ways (player, kind, address);

-- The hours in which somebody is not to be told, as minutes of the day in their zone.
CREATE TABLE quiet (
    player TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL
) WITHOUT ROWID;

-- Notices that are under way, one for each way. `taken` is when a process began to send it: nobody
-- else does from then on.
CREATE TABLE notices (
    way TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    player TEXT NOT NULL,
    tries INTEGER NOT NULL,
    due BIGINT NOT NULL,
    taken BIGINT NOT NULL,
    PRIMARY KEY (way, table_id, at)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE taken = 0;

-- What was handed out to be used once, until a time: the id is a hash of it.
CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    player TEXT NOT NULL,
    data TEXT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tickets_until ON tickets (until);
