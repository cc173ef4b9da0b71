"""The ways by which people want to be told, in the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import new_id
from kuroshio.server.refusals import Refused

if TYPE_CHECKING:
    from kuroshio.server.store import Store
    from kuroshio.server.store.base import Change

MOST = 10  # ways of one person
DAY = 86_400_000  # milliseconds


class Way(msgspec.Struct, kw_only=True):
    """A row of `ways`."""

    id: str
    player: str
    kind: str
    address: str
    secret: str
    label: str
    language: str
    device: str = ""
    state: str = "on"
    failures: int = 0
    made: int = 0
    told: int = 0


COLUMNS = Way.__struct_fields__
NAMES = ", ".join(COLUMNS)
_NUMBERS = ("failures", "made", "told")
_VALUES = ", ".join(
    f"CAST(${n} AS {'BIGINT' if name in _NUMBERS else 'TEXT'})" for n, name in enumerate(COLUMNS, 1)
)
_ADD = (
    f"INSERT INTO ways ({NAMES}) SELECT {_VALUES} WHERE EXISTS "
    "(SELECT 1 FROM ways WHERE player = $2 AND kind = $3 AND address = $4) "
    f"OR (SELECT count(*) FROM ways WHERE player = $2) < {MOST} "
    "ON CONFLICT (player, kind, address) DO UPDATE SET secret = excluded.secret, "
    "label = excluded.label, language = excluded.language, device = excluded.device, "
    "state = CASE WHEN ways.kind = 'mail' AND ways.state = 'on' THEN 'on' ELSE excluded.state END, "
    "failures = 0 RETURNING id, state"
)
_OF = f"SELECT {NAMES} FROM ways WHERE player = $1 ORDER BY made"
_ONE = f"SELECT {NAMES} FROM ways WHERE id = $1"
REMOVE = "DELETE FROM ways WHERE id = $1"
FORGET = "DELETE FROM notices WHERE way = $1"
# A browser tells one person: whoever has it now.
_TAKEN = "DELETE FROM ways WHERE kind = 'push' AND address = $1 AND secret = $2 AND player <> $3"
_BROWSERS = "DELETE FROM ways WHERE player = $1 AND kind = 'push' AND device <> $2"


def way_of(row: Any) -> Way:
    return Way(**dict(zip(COLUMNS, row, strict=True)))


async def ways_of(store: Store, player: str) -> list[Way]:
    return [way_of(row) for row in await store.read(_OF, player)]


async def way(store: Store, number: str) -> Way | None:
    found = await store.read(_ONE, number)
    return way_of(found[0]) if found else None


async def own_way(store: Store, player: str, number: str) -> Way:
    """One of one's own ways, and nobody else's."""
    found = await way(store, number)
    if found is None or found.player != player:
        raise Refused("not-found")
    return found


async def add(store: Store, made: Way, instead: str = "") -> Way:
    """Keep a way; the same one again is renewed. A person has ten at most."""
    made.id, made.made = new_id(), now_ms()
    changes: list[Change] = []
    if made.kind == "push":
        changes.append((_TAKEN, (made.address, made.secret, made.player)))
        changes.append(
            (
                "DELETE FROM ways WHERE player = $1 AND kind = 'push' AND address = $2",
                (made.player, instead),
            )
        )
    *_, added = await store.change(*changes, (_ADD, msgspec.structs.astuple(made)))
    if not added:
        raise Refused("too-many-ways", count=MOST)
    made.id, made.state = added[0]
    return made


async def remove(store: Store, number: str) -> None:
    await store.change((FORGET, (number,)), (REMOVE, (number,)))


async def end_browsers(store: Store, player: str, but: str) -> None:
    """Whoever signs out elsewhere is not told there any more."""
    await store.change((_BROWSERS, (player, but)))


def shown(url: str) -> str:
    """A webhook's address without what may be secret in it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/…" if parts.path.strip("/") else url.partition("?")[0]
