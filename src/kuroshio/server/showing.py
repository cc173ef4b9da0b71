"""What others see of a table: its line in the lobby, and at the end its results in the history."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from kuroshio.server.about import seat_info
from kuroshio.server.live import LiveTable
from kuroshio.server.results import results
from kuroshio.server.store import Ending, StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.rooms")

SOON, LATE = 0.5, 30.0  # seconds before results are tried again: at first, and at most
_encoder = msgspec.json.Encoder()


def seats_of(live: LiveTable, ratings: Mapping[str, float] | None = None) -> str:
    """Who sits where, as the lobby shows it."""
    shown = [seat_info(seat) for seat in live.seats]
    for info, seat in zip(shown, live.seats, strict=True):
        info.rating = (ratings or {}).get(seat.player or "")
    return _encoder.encode(shown).decode()


class Showing:
    def __init__(self, service: Service, live: LiveTable) -> None:
        self._service = service
        self._live = live
        self._shown: object = None  # when the lobby was last shown something new
        self._ended = live.header.uploaded or live.header.status == "over"
        self._trying = False
        self._telling: asyncio.Task[None] | None = None  # the lobby

    @property
    def settled(self) -> bool:
        """Nothing waits to be written: what could not be written now is tried again."""
        return not self._trying

    def renew(self) -> None:
        """Tell the lobby what has changed for it."""
        live = self._live
        shown = (live.around, live.over)
        if self._ended or shown == self._shown:
            return
        self._shown = shown
        if live.over and not live.first:
            self._service.spawn(self.end())
            return
        seats = seats_of(self._live)
        status = live.shown_status
        if (seats, status) == (live.header.seats, live.header.status):
            return  # just loaded
        live.header.seats, live.header.status = seats, status
        self._telling = self._service.spawn(self._show(seats))

    async def told(self) -> None:
        """Wait until the lobby has been told what there was to tell."""
        if self._telling is not None:
            await asyncio.wait([self._telling])

    async def _show(self, seats: str) -> None:
        """Write the lobby's line. If that fails now, it is done when the table is next loaded."""
        live = self._live
        inviting = live.status == "open" and live.header.listed
        try:
            if inviting:
                ratings = await self._service.faces.ratings(live.header.game, live.people())
                seats = seats_of(live, ratings)
            await self._service.store.show(
                live.header.id, live.shown_status, seats, live.owners, live.at
            )
            if inviting:
                await self._service.hall.keep(live.header)
        except StoreDown as error:
            log.warning("the store is down: %s", error)

    async def end(self) -> None:
        """Put a finished game into the history, once, as soon as the store can; lessons are not
        kept. Whoever hears of the end finds it there, unless the store fails just then."""
        if self._ended or self._live.first:
            return
        self._ended = True
        self._trying = True
        if await self._written():
            self._trying = False
        else:
            self._service.spawn(self._keep_trying())

    async def _keep_trying(self) -> None:
        pause = SOON
        while True:
            await asyncio.sleep(pause)
            if await self._written():
                self._trying = False
                return
            pause = min(LATE, 2 * pause)

    async def _written(self) -> bool:
        live = self._live
        seats = seats_of(live)
        end = Ending(live.header.id, seats, live.owners, live.at)
        try:
            await self._service.store.finish(results(live), end)
        except Exception as error:
            down = isinstance(error, StoreDown)
            log.warning("no results of %s yet: %s", end.table, error, exc_info=not down)
            return False
        live.header.seats, live.header.status = seats, "over"
        return True
