-- Who sits at which running table, and what it waits for: a person's own tables are told from this,
-- without a look into any log. `why` is move, answer, seat or start; empty where nothing is waited
-- for, and gone for who sits there no more.
CREATE TABLE turns (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    why TEXT NOT NULL,
    since BIGINT NOT NULL,
    deadline BIGINT,
    changed BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX turns_player ON turns (player);
CREATE INDEX turns_changed ON turns (changed);
-- Of running tables from before nobody knows: they are looked at when somebody asks for his own.
INSERT INTO turns SELECT sitters.table_id, sitters.player, '', 0, NULL, 0
FROM sitters JOIN tables ON tables.id = sitters.table_id
WHERE tables.status IN ('open', 'playing') AND NOT tables.uploaded;
