"""New tables: opened by somebody, played again by the same people, made of an uploaded record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kuroshio.bots import LEVELS
from kuroshio.core.errors import BadRecord, KuroshioError, UnknownGame
from kuroshio.core.rng import SEEDS
from kuroshio.games import game_named
from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.aside import address, aside
from kuroshio.server.clocks import ClockRule, now_ms
from kuroshio.server.colours import usual
from kuroshio.server.decide import check_colour, check_level
from kuroshio.server.identity import as_called, clean_title, is_program, new_id
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused, unknown
from kuroshio.server.store import Header, Player, Row, StoreDown
from kuroshio.server.uploads import table_of

if TYPE_CHECKING:
    from kuroshio.server.service import Service


class NewTables:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def create(
        self,
        player: Player,
        wish: m.NewTable,
        first: bool = False,
        before: Sequence[e.AnyEntry] = (),
        after: Sequence[e.AnyEntry] = (),
    ) -> str:
        """Open a table; `first` for one on which the page teaches. Its log may begin with more, and
        go on after the start."""
        self._service.health.need_to_stay()
        try:
            game = game_named(wish.game)
            game.check_players(len(wish.seats))
            options = game.chosen_options(wish.options)
        except KuroshioError as error:
            raise Refused("bad-setup", detail=str(error)) from None
        await self._service.compiler.need(wish.game)
        header = _header(wish, options, game.version)
        made = [entry for n, seat in enumerate(wish.seats) if (entry := _seat(n, seat, player))]
        started: list[e.AnyEntry] = []
        if wish.start:
            if len(made) < len(wish.seats):
                raise Refused("seats-open", count=len(wish.seats) - len(made))
            alone = not any(isinstance(entry, e.Sat) for entry in made)
            started.append(e.Started(first, player.id if alone else None))
        await self.make(header, [*before, *made, *_colours(wish.seats), *started, *after])
        return header.id

    async def make(self, header: Header, made: Sequence[e.AnyEntry]) -> None:
        """Keep a new table with its first entries."""
        limits, client = self._service.limits, address.get()
        limits.check_rows(client)
        rows = self.rows_of(header, made)
        try:
            await self._service.store.create(header, rows)
        except StoreDown:
            raise Refused("store-down") from None
        if not header.uploaded:  # what was uploaded is counted with all that is kept
            limits.note_rows(client, 1 + len(rows), sum(len(row.entry) for row in rows))

    def rows_of(self, header: Header, made: Sequence[e.AnyEntry]) -> list[Row]:
        """The first rows of a new table's log."""
        return [
            Row(header.id, n, header.created, self._service.new_token(), e.encode(entry))
            for n, entry in enumerate(made, 1)
        ]

    async def rematch_of(self, live: LiveTable, player: str) -> str:
        """A table for the same people in their colours, everyone one seat further. One of them sits
        down, for the others their seats are kept; if there is nobody to wait for it starts."""
        old = live.header
        wish = m.NewTable(
            game=old.game,
            seats=[m.SeatWish()] * old.players,
            options=old.options,
            clock=old.clock,
            listed=old.listed,
            hints=old.hints,
            name=old.name,
        )
        header = _header(wish, old.options, old.rules)
        made: list[e.AnyEntry] = []
        for n, seat in enumerate(live.seats):
            place = (n + 1) % old.players
            if seat.player == player:
                made.append(e.Sat(place, player, seat.name))
            elif seat.player is not None:
                made.append(e.Kept(place, seat.player, seat.name))
            elif seat.level is not None and n not in live.vacated:
                made.append(e.Seated(place, seat.level))
            made.append(e.Coloured(place, seat.colour))
        waiting = any(seat.player != player and not seat.level for seat in live.seats)
        if not waiting and not live.vacated:
            made.append(e.Started())
        await self.make(header, made)
        return header.id

    async def upload(self, text: bytes, listed: bool) -> str:
        """Keep a record as a table to be looked at."""
        try:
            table = await aside(table_of, text)
        except (BadRecord, UnknownGame) as error:
            raise Refused("bad-record", detail=str(error)[:300]) from None
        wish = m.NewTable(
            game=table.game.name,
            seats=[m.SeatWish()] * table.players,
            clock=ClockRule(),
            listed=listed,
            seed=table.seed,
        )
        header = _header(wish, table.options, table.game.version)
        header.uploaded, header.status = True, "over"
        made: list[e.AnyEntry] = []
        if table.stages:
            made.append(e.PlayedOn("", 0, table.stages))
        made += [
            e.Sat(n, f"upload:{n}", name[:24] if name.isprintable() else "")
            for n, name in enumerate(table.seats)
        ]
        made.append(e.Started())
        for n, move in enumerate(table.line):
            made.append(e.Moved(int(table.state_after(n)["turn"][0]), move.text))
        self._service.limits.spend_bytes(address.get(), sum(len(e.encode(entry)) for entry in made))
        await self.make(header, made)
        return header.id


def _header(wish: m.NewTable, options: dict[str, str], rules: int) -> Header:
    return Header(
        id=new_id(),
        game=wish.game,
        rules=rules,
        players=len(wish.seats),
        options=options,
        seed=secrets.randbelow(SEEDS) if wish.seed is None else wish.seed,
        clock=wish.clock,
        listed=wish.listed,
        seeded=wish.seed is not None,
        hints=wish.hints,
        name=clean_title(wish.name),
        created=now_ms(),
        updated=now_ms(),
    )


def _seat(n: int, wish: m.SeatWish, player: Player) -> e.AnyEntry | None:
    if wish.kind == "bot":
        if wish.level is None:
            raise unknown("level", "none", LEVELS)
        check_level(wish.level)
        return e.Seated(n, wish.level)
    if wish.kind == "open":
        return None
    own = as_called(wish.name, is_program(player.name)) if wish.name else player.name
    return e.Sat(n, player.id, own)


def _colours(seats: Sequence[m.SeatWish]) -> list[e.AnyEntry]:
    """The colours that were wished for."""
    given = usual(len(seats))
    chosen = [check_colour(seat.colour or own) for seat, own in zip(seats, given, strict=True)]
    if len(set(chosen)) < len(set(given)):
        raise Refused("colour-taken")
    return [e.Coloured(n, colour) for n, colour in enumerate(chosen) if colour != given[n]]
