"""What is kept of a person: to change the name in it, to erase it; `exporting.py` hands it out.

A person is a random id and a name. Both stand in what tables keep (`rewriting.py`) and in rows of
their own. Erasing puts another random id, which nobody holds, and a pseudonym in their place, and
takes away what they said.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kuroshio.server.admin.forms import Erased
from kuroshio.server.admin.rewriting import Rewriting, rewrite_all, tables_of
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import as_called, is_program, new_id

if TYPE_CHECKING:
    from kuroshio.server.service import Service
    from kuroshio.server.store.base import Change, Store

# Seabirds: their names are the same in every language.
BIRDS = (
    *("Alca", "Anous", "Calonectris", "Cepphus", "Diomedea", "Fregata", "Fulmarus", "Gygis"),
    *("Hydrobates", "Larus", "Morus", "Oceanites", "Onychoprion", "Pachyptila", "Pelecanus"),
    *("Phaethon", "Procellaria", "Pterodroma", "Puffinus", "Rissa", "Stercorarius", "Sterna"),
    *("Sula", "Uria"),
)

# Columns with a player's id whose rows are deleted when that person is erased.
DROPPED = (
    ("players", "id"),
    ("visits", "player"),
    ("sanctions", "subject"),
    ("mistakes", "player"),
    ("analyses", "player"),
    ("waiting", "player"),
    ("ways", "player"),
    ("quiet", "player"),
    ("notices", "player"),
    ("tickets", "player"),
    ("passkeys", "player"),
    ("puzzle_tries", "player"),
)
# Columns whose rows stay, under a pseudonym.
RENAMED = (
    ("sitters", "player"),
    ("results", "player"),
    ("counters", "player"),
    ("ratings", "player"),
    ("reports", "player"),
    ("reports", "reporter"),
    ("turns", "player"),
    ("daily", "player"),
)
# Of these a table has one row for a person: it may be written again by a process that has not heard
# of it yet.
AGAIN = tuple(
    f"DELETE FROM {name} WHERE player = $1 "
    f"AND table_id IN (SELECT table_id FROM {name} WHERE player = $2)"
    for name in ("sitters", "turns")
)
# Of a device nothing stays but its own number, so that the token that names it counts no more.
DEVICES = (("devices", "player"),)
END_DEVICES = (
    "UPDATE devices SET player = '', label = '', how = 'older', made = 0, seen = 0, ended = $2 "
    "WHERE player = $1 RETURNING id"
)
# All there are; a test notices when one is missing.
COLUMNS = (*DROPPED, *RENAMED, *DEVICES)

TRIES = 5  # to erase somebody who goes on at another process until it hears of it


def pseudonym() -> str:
    return f"{random.choice(BIRDS)} {random.randrange(100, 1000)}"


async def rename(service: Service, player: str, name: str) -> None:
    """Another name for somebody, also at the tables of the past."""
    store = service.store
    await store.change(("UPDATE players SET name = $2 WHERE id = $1", (player, name)))
    await _everywhere(service, Rewriting(player, name, None))
    await service.orders.give("forget")
    await store.tidy()


async def erase(service: Service, player: str) -> Erased:
    """Erase somebody: first the devices, so that nothing is added meanwhile, and the name that the
    operator finds them by at last, so that it can be done again if it is interrupted."""
    store, gone = service.store, new_id()
    known = await store.player(player)
    name = as_called(pseudonym(), known is not None and is_program(known.name))
    tables: set[str] = set()
    for _ in range(TRIES):
        (ended,) = await store.change((END_DEVICES, (player, now_ms())))
        service.devices.dismiss([row[0] for row in ended])
        tables |= await _everywhere(service, Rewriting(player, name, gone))
        await erase_rows(store, player, name, gone)
        if not await tables_of(store, player):
            break
    await service.orders.give("sanctions")
    await service.orders.give("forget")
    await store.tidy()
    return Erased(gone, len(tables))


async def erase_rows(store: Store, player: str, name: str, gone: str) -> None:
    """Erase what is kept of a person beside the tables."""
    dropped: list[Change] = [
        (f"DELETE FROM {table} WHERE {column} = $1", (player,)) for table, column in DROPPED
    ]
    said: list[Change] = [
        ("UPDATE reports SET name = $2, said = '[]' WHERE player = $1", (player, name)),
        ("UPDATE reports SET words = '' WHERE reporter = $1", (player,)),
        ("UPDATE audit SET details = replace(details, $1, $2)", (player, gone)),
    ]
    moved: list[Change] = [
        (f"UPDATE {table} SET {column} = $2 WHERE {column} = $1", (player, gone))
        for table, column in RENAMED
    ]
    again: list[Change] = [(query, (player, gone)) for query in AGAIN]
    await store.change(*dropped, *said, *again, *moved)


async def _everywhere(service: Service, to: Rewriting) -> set[str]:
    """Rewrite all tables of a person; twice, for what was said before their rooms were emptied."""
    own = await tables_of(service.store, to.player)
    tables = await rewrite_all(service.store, own, to)
    await service.orders.give("begin-again", *tables)
    return await rewrite_all(service.store, tables, to)
