-- When a person last looked at a table, and when notice was last given that it waits: there is one
-- notice of a table until its person has looked at it.
ALTER TABLE turns ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN noticed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX turns_unseen ON turns (since)
WHERE why NOT IN ('', 'gone') AND noticed <= seen AND seen < since;
