"""The SQL that both stores share; placeholders are numbered, which both of them read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kuroshio.games import NAMES, game_named
from kuroshio.server.clocks import ClockRule
from kuroshio.server.store.base import Header, Result, ReviewRow

HEADER_COLUMNS = (
    "id, game, rules, players, options, seed, clock, listed, seeded, uploaded, created, "
    "status, seats, updated, hints, name"
)
RESULT_COLUMNS = (
    "table_id, seat, game, players, player, bot, name, points, place, finished, listed, "
    "sources, moves, hints, colour, rated, has_left, played"
)
RESULTS_WITH_RULES = (
    f"SELECT {RESULT_COLUMNS}, (SELECT rules FROM tables WHERE id = results.table_id) FROM results"
)
COUNTER_COLUMNS = "player, game, kind, key, count, total, most"
RATING_COLUMNS = "player, game, among, level, mu, sigma, games"

APPEND = "INSERT INTO log (table_id, n, at, token, entry) VALUES ($1, $2, $3, $4, $5)"
ROWS = "SELECT table_id, n, at, token, entry FROM log WHERE table_id = $1 AND n > $2 ORDER BY n"
CREATE = (
    f"INSERT INTO tables ({HEADER_COLUMNS}) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"
)
HEADER = f"SELECT {HEADER_COLUMNS} FROM tables WHERE id = $1"
SHOW = "UPDATE tables SET status = $2, seats = $3, updated = $4 WHERE id = $1 AND status <> 'over'"
SITTER = (
    "INSERT INTO sitters (player, table_id, updated) VALUES ($1, $2, $3) "
    "ON CONFLICT (player, table_id) DO UPDATE SET updated = excluded.updated"
)
LISTED = (
    f"SELECT {HEADER_COLUMNS} FROM tables WHERE listed AND NOT uploaded AND status = $1 "
    "AND (until >= $2 OR status <> 'open') ORDER BY updated DESC LIMIT $3"
)
# People who wait are seated all or none: a row tells whether somebody else has claimed one of them.
WAITS = "SELECT 1 FROM waiting WHERE player = $1 AND table_id IS NULL AND until >= $2"
# What the table waits for is seen when somebody asks for it.
NEW_TURN = (
    "INSERT INTO turns (table_id, player, why, since, deadline, changed) "
    "VALUES ($1, $2, '', 0, NULL, 0) ON CONFLICT DO NOTHING"
)
CLAIM_WAITING = "UPDATE waiting SET table_id = $2, until = $3 WHERE player = $1"
TABLES_OF = (
    f"SELECT {', '.join('t.' + column for column in HEADER_COLUMNS.split(', '))} "
    "FROM sitters s JOIN tables t ON t.id = s.table_id "
    "WHERE s.player = $1 ORDER BY s.updated DESC LIMIT $2"
)
ADD_RESULT = (
    f"INSERT INTO results ({RESULT_COLUMNS}) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, "
    "$16, $17, $18) ON CONFLICT DO NOTHING"
)
PULSE = "UPDATE pulse SET at = $1 WHERE id = 1"
SAT = "SELECT 1 FROM sitters WHERE player = $1 AND table_id = $2"
HAS_RESULTS = "SELECT count(*) FROM results WHERE table_id = $1"
RESULTS_OF = f"{RESULTS_WITH_RULES} WHERE table_id = $1 ORDER BY seat"
# Whoever chose a table's seed could know what is hidden: its games are kept, but not counted.
SEEDED = "SELECT seeded FROM tables WHERE id = $1"
ALL_COUNTED = (
    f"SELECT {RESULT_COLUMNS} FROM results WHERE NOT EXISTS "
    "(SELECT 1 FROM tables WHERE tables.id = results.table_id AND tables.seeded) "
    "ORDER BY finished, table_id, seat"
)
COUNT = (
    f"INSERT INTO counters ({COUNTER_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) "
    "ON CONFLICT (player, game, kind, key) DO UPDATE SET count = counters.count + excluded.count, "
    "total = counters.total + excluded.total, most = "
    "CASE WHEN excluded.most > counters.most THEN excluded.most ELSE counters.most END"
)
RATINGS = f"SELECT {RATING_COLUMNS} FROM ratings WHERE player = $1 AND game = $2"
RATING = (
    f"SELECT {RATING_COLUMNS} FROM ratings "
    "WHERE player = $1 AND game = $2 AND among = $3 AND level = $4"
)
_RATING = f"INSERT INTO ratings ({RATING_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT"
NEW_RATING = f"{_RATING} DO NOTHING"
SAVE_RATING = (
    f"{_RATING} (player, game, among, level) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
SAVE_PLAYER = (
    "INSERT INTO players (id, name, links) VALUES ($1, $2, $3) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
NEW_LINK = "UPDATE players SET links = links + 1 WHERE id = $1 RETURNING links"
CLAIM_LINK = "UPDATE players SET links = links + 1 WHERE id = $1 AND links = $2 RETURNING name"
SIGN_OUT = (
    "UPDATE players SET tokens = tokens + 1, links = links + 1, signed_out = $2 WHERE id = $1 "
    "RETURNING tokens"
)
SIGNED_OUT = "SELECT id, tokens FROM players WHERE signed_out > 0 AND signed_out >= $1"
PLAYER = "SELECT id, name, links FROM players WHERE id = $1"
REVIEW = (
    "SELECT table_id, state, worker, asked, seen, done, moves, review FROM reviews "
    "WHERE table_id = $1"
)
# A review has the turn that it is now, or the one after the last of its person or household.
ASK_REVIEW = (
    "INSERT INTO reviews "
    "(table_id, state, worker, asked, seen, done, moves, review, home, asker, turn) "
    "SELECT CAST($1 AS TEXT), 'waiting', NULL, CAST($3 AS BIGINT), 0, 0, CAST($2 AS BIGINT), NULL, "
    "CAST($4 AS TEXT), CAST($5 AS TEXT), coalesce(max(one.turn), 0) FROM ("
    "SELECT min(turn) AS turn FROM reviews WHERE state = 'waiting' UNION ALL "
    "SELECT max(turn) + 1 FROM reviews WHERE state = 'waiting' AND (home = $4 OR asker = $5)"
    ") AS one WHERE TRUE ON CONFLICT (table_id) DO UPDATE "
    "SET state = 'waiting', worker = NULL, asked = excluded.asked, seen = 0, done = 0, "
    "moves = excluded.moves, home = excluded.home, asker = excluded.asker, turn = excluded.turn "
    "WHERE reviews.state = 'failed'"
)
CLAIM_REVIEW = (
    "UPDATE reviews SET worker = $1, seen = $2, done = 0 WHERE table_id = ("
    "SELECT table_id FROM reviews WHERE state = 'waiting' AND (worker IS NULL OR seen < $3) "
    "ORDER BY turn, asked LIMIT 1) AND state = 'waiting' AND (worker IS NULL OR seen < $3) "
    "RETURNING table_id"
)
_WHOSE = ", ".join(
    f"{one} = CASE WHEN $3 = 'waiting' THEN {one} ELSE '' END" for one in ("home", "asker")
)
SAVE_REVIEW = (
    f"UPDATE reviews SET state = $3, seen = $4, done = $5, review = $6, {_WHOSE} "
    "WHERE table_id = $1 AND worker = $2 RETURNING table_id"
)


def header_values(header: Header) -> tuple[Any, ...]:
    return (
        header.id,
        header.game,
        header.rules,
        header.players,
        msgspec.json.encode(header.options).decode(),
        header.seed,
        msgspec.json.encode(header.clock).decode(),
        header.listed,
        header.seeded,
        header.uploaded,
        header.created,
        header.status,
        header.seats,
        header.updated,
        header.hints,
        header.name,
    )


def _options(game: str, stored: str) -> dict[str, str]:
    """The options of a table, with those that there were not yet when it was opened."""
    options = msgspec.json.decode(stored, type=dict[str, str])
    return game_named(game).stored_options(options) if game in NAMES else options


def header_of(row: Any) -> Header:
    fields = dict(zip(HEADER_COLUMNS.split(", "), row, strict=True))
    fields["options"] = _options(fields["game"], fields["options"])
    fields["clock"] = msgspec.json.decode(fields["clock"], type=ClockRule)
    for name in ("listed", "seeded", "uploaded", "hints"):
        fields[name] = bool(fields[name])
    return Header(**fields)


def result_values(result: Result) -> tuple[Any, ...]:
    return msgspec.structs.astuple(result)[:-1]  # without the rules


def result_of(row: Any) -> Result:
    result = Result(*row)
    result.listed, result.rated = bool(result.listed), bool(result.rated)
    result.left = bool(result.left)
    return result


def results(game: str | None, player: str | None, before: int, limit: int) -> tuple[str, list[Any]]:
    """All seats of a page of finished games, the latest first. The page ends with a moment, not in
    the middle of games that ended in the same one: the next page begins before it."""
    values: list[Any] = [before, limit]
    if player is None:
        where = "listed AND seat = 0"
    else:
        values.append(player)
        where = "player = $3"
    if game is not None:
        values.append(game)
        where += f" AND game = ${len(values)}"
    page = f"SELECT finished FROM results WHERE {where} AND finished < $1"
    least = f"SELECT min(finished) FROM ({page} ORDER BY finished DESC LIMIT $2) AS page"
    chosen = (
        f"SELECT table_id FROM results WHERE {where} AND finished < $1 AND finished >= ({least})"
    )
    query = (
        f"{RESULTS_WITH_RULES} WHERE table_id IN ({chosen}) ORDER BY finished DESC, table_id, seat"
    )
    return query, values


def counted(player: str, game: str | None, kinds: Sequence[str]) -> tuple[str, list[Any]]:
    """Lines of the books."""
    values: list[Any] = [player]
    where = "player = $1"
    if game is not None:
        values.append(game)
        where += " AND game = $2"
    if kinds:
        places = ", ".join(f"${n}" for n in range(len(values) + 1, len(values) + len(kinds) + 1))
        values += kinds
        where += f" AND kind IN ({places})"
    return f"SELECT {COUNTER_COLUMNS} FROM counters WHERE {where} ORDER BY game, kind, key", values


def review_values(row: ReviewRow) -> tuple[Any, ...]:
    return (row.table, row.worker, row.state, row.seen, row.done, row.review)
