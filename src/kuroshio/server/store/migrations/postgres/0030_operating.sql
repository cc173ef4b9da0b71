-- Who may not write (mute) or not come (ban): a player's id or a network. No end: for good.
CREATE TABLE sanctions (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (kind, subject)
);

-- What people reported, with what was said. It stays when its table is deleted.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    made BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    line BIGINT NOT NULL, -- of the chat; 0 where the name is meant
    player TEXT, -- who is reported
    name TEXT NOT NULL,
    said TEXT NOT NULL, -- the line and those before it, JSON
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    reporter TEXT NOT NULL,
    settled BIGINT,
    decision TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX reports_once ON reports (reporter, table_id, seat, line);
CREATE INDEX reports_made ON reports (made);

-- Everything that the operator did.
CREATE TABLE audit (
    n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made BIGINT NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    details TEXT NOT NULL, -- JSON
    outcome TEXT NOT NULL
);

-- What all processes are to do: close a table's room, learn the sanctions anew.
CREATE TABLE orders (
    n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    made BIGINT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL
);
CREATE INDEX orders_made ON orders (made);

-- The last day on which somebody came, in days since 1970. All were here today, for all we know.
CREATE TABLE visits (
    player TEXT PRIMARY KEY,
    day BIGINT NOT NULL
);
INSERT INTO visits SELECT id, CAST(extract(epoch FROM now()) AS BIGINT) / 86400 FROM players;
