"""Visits: the last day on which somebody was here, to know after years who is not coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kuroshio.server.clocks import now_ms
from kuroshio.server.store.base import StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

DAY = 86_400_000  # milliseconds
VISIT = (
    "INSERT INTO visits (player, day) VALUES ($1, $2) "
    "ON CONFLICT (player) DO UPDATE SET day = excluded.day"
)


def today() -> int:
    return now_ms() // DAY


class Visits:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._day = 0
        self._noted: set[str] = set()  # today

    def note(self, player: str) -> None:
        """Somebody is here; written down once a day."""
        if self._day != today():
            self._day, self._noted = today(), set()
        if player not in self._noted:
            self._noted.add(player)
            self._service.spawn(self._write(player, self._day))

    async def _write(self, player: str, day: int) -> None:
        try:
            await self._service.store.change((VISIT, (player, day)))
        except StoreDown:
            self._noted.discard(player)
