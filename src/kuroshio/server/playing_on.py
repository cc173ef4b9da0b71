"""Playing on: a new table that begins from a position of a game that is over.

Whoever asks chooses a seat, and whether what was hidden is dealt anew or stays as it was. A new
deal is made from what that seat knew and from a seed that nobody has seen: it tells nothing that
the seat did not know. What stays as it was can be looked up in the old game, and so can the luck
to come. Either way the game counts for nothing.
"""

from __future__ import annotations

import secrets

from kuroshio.core.rng import SEEDS
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.aside import address, aside
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused, unknown
from kuroshio.server.service import Service
from kuroshio.server.store import Player
from kuroshio.server.uploads import STAGES
from kuroshio.tables.table import Table, played_on


async def play_on(service: Service, live: LiveTable, player: Player, wish: m.PlayOn) -> str:
    """Open a table that begins where another one was after so many moves."""
    if live.game is None or not live.over:
        raise Refused("not-over")
    _check(live, wish)
    deal = secrets.randbelow(SEEDS) if wish.deal == "new" else None
    begun = await aside(played_on, live.game, wish.made, wish.seat, deal)
    if begun.over:
        raise Refused("over")
    header = live.header
    opened = m.NewTable(
        game=header.game,
        seats=wish.seats,
        options=live.game.options,
        listed=wish.listed,
        hints=wish.hints,
        seed=header.seed,
        start=all(seat.kind != "open" for seat in wish.seats),
    )
    came = e.PlayedOn(header.id, wish.made, begun.stages)
    service.limits.spend_bytes(address.get(), len(e.encode(came)))
    return await service.new_tables.create(
        player, opened, before=[came], after=_first_move(begun, opened.start, wish)
    )


def _check(live: LiveTable, wish: m.PlayOn) -> None:
    if live.came_from is not None and len(live.came_from.stages) >= STAGES:
        raise Refused("bad-setup", detail=f"at most {STAGES} stages")
    if wish.made > live.made:
        raise Refused("bad-setup", detail=f"move {wish.made} of {live.made}")
    if len(wish.seats) != live.header.players:
        raise unknown("number of seats", len(wish.seats), [live.header.players])
    if wish.seat >= len(wish.seats) or wish.seats[wish.seat].kind != "me":
        raise Refused("bad-setup", detail=f"seat {wish.seat}")


def _first_move(begun: Table, starts: bool, wish: m.PlayOn) -> list[e.AnyEntry]:
    """The move that is tried at once, if there is one; others who sit down later see it made."""
    if wish.move is None:
        return []
    move = next((one for one in begun.moves if one.text == wish.move), None)
    if move is None or begun.turn != wish.seat or not starts:
        raise Refused("illegal-move", move=wish.move)
    return [e.Moved(wish.seat, move.text)]
