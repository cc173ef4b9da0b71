"""Devices: every token names the device that it was given to, so that one can be ended alone.

A token counts until its device is ended, or until somebody signs out everywhere. All processes know
which devices were ended: each reads them when it starts and looks for new ones every few seconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from kuroshio.server.admin.visits import DAY, today
from kuroshio.server.clocks import now_ms
from kuroshio.server.identity import new_id
from kuroshio.server.labels import label_of
from kuroshio.server.refusals import Refused
from kuroshio.server.signing.forms import Device, How
from kuroshio.server.store import StoreDown

if TYPE_CHECKING:
    from kuroshio.server.service import Service

MOST = 100  # devices of one person; the one that was away for longest makes way
DISMISSED = 4000  # the code with which its sockets are closed

_ADD = (
    "INSERT INTO devices (id, player, label, how, made, seen, ended) "
    "VALUES ($1, $2, $3, $4, $5, $5, 0)"
)
_OF = (
    "SELECT id, label, how, made, seen FROM devices WHERE player = $1 AND ended = 0 "
    f"ORDER BY seen DESC, made DESC LIMIT {MOST}"
)
_CROWD = (
    "UPDATE devices SET ended = $2 WHERE id IN (SELECT id FROM devices WHERE player = $1 "
    f"AND ended = 0 ORDER BY seen DESC, made DESC LIMIT 1000 OFFSET {MOST}) RETURNING id"
)
_SEEN = "UPDATE devices SET seen = $2 WHERE id = $1"
_END = "UPDATE devices SET ended = $3 WHERE id = $1 AND player = $2 AND ended = 0 RETURNING id"
_PUSH = "DELETE FROM ways WHERE device = $1 AND device <> '' AND player = $2"
# Whoever signed out everywhere has no other devices, and their tokens count no more anyway.
_OTHERS = "DELETE FROM devices WHERE player = $1 AND id <> $2"
_ENDED = "SELECT id FROM devices WHERE ended > 0 AND ended >= $1"


class Devices:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._day = 0
        self._noted: set[str] = set()  # devices that were here today

    async def start(self) -> None:
        self._service.signer.end(await self._ended(0))

    async def _ended(self, since: int) -> list[str]:
        return [row[0] for row in await self._service.store.read(_ENDED, since)]

    async def hear(self) -> None:
        """Of those that other processes ended; the last minute is read again, for late commits."""
        self.dismiss(await self._ended(now_ms() - 60_000))

    def dismiss(self, devices: list[str]) -> None:
        """Send away who comes with tokens of devices that were ended."""
        new = self._service.signer.end(devices)
        for watcher in self._service.everyone():
            if watcher.device in new:
                watcher.dismiss(Refused("no-identity"), DISMISSED)

    # --- one's own --------------------------------------------------------------------------

    async def add(self, player: str, request: Request, how: How) -> str:
        """A device on which somebody is signed in from now on. Whoever it belonged to before is
        signed out here."""
        await self.leave(request, player)
        made = new_id()
        label = label_of(request.headers.get("user-agent", ""))
        store = self._service.store
        _, crowd = await store.change(
            (_ADD, (made, player, label, how, now_ms())), (_CROWD, (player, now_ms()))
        )
        self.dismiss([row[0] for row in crowd])
        return made

    async def leave(self, request: Request, comes: str) -> None:
        """The device is about to be another person's: it is taken off the present owner's list,
        and gets no more notices of the owner's tables."""
        signer = self._service.signer
        player, device = signer.of(request), signer.device_of(request)
        if player is not None and device and player != comes:
            await self.end(player, device)

    async def end(self, player: str, device: str) -> bool:
        """End one of somebody's devices, with what is told there; False if it is not theirs."""
        ended, _ = await self._service.store.change(
            (_END, (device, player, now_ms())), (_PUSH, (device, player))
        )
        self.dismiss([row[0] for row in ended])
        return bool(ended)

    async def end_others(self, player: str, here: str) -> None:
        await self._service.store.change((_OTHERS, (player, here)))

    async def of(self, player: str, here: str) -> list[Device]:
        rows = await self._service.store.read(_OF, player)
        return [
            Device(own, label, how, made, seen, own == here) for own, label, how, made, seen in rows
        ]

    def note(self, device: str) -> None:
        """A device is here; written down once a day."""
        if self._day != today():
            self._day, self._noted = today(), set()
        if device and device not in self._noted:
            self._noted.add(device)
            self._service.spawn(self._write(device, self._day))

    async def _write(self, device: str, day: int) -> None:
        try:
            await self._service.store.change((_SEEN, (device, day * DAY)))
        except StoreDown:
            self._noted.discard(device)
