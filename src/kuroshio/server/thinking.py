"""What is thought about at one table: its bots' moves, and the hints that its people ask for."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from kuroshio.bots import Bot, Sight
from kuroshio.bots.deckhand import Deckhand
from kuroshio.server.bots import new_bot
from kuroshio.server.hints import Counsel, advice
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused

if TYPE_CHECKING:
    from kuroshio.server.rooms import Room

log = logging.getLogger("kuroshio.thinking")


class Thinking:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: dict[tuple[int, str], Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._advice: tuple[int, asyncio.Task[Counsel]] | None = None  # for a position

    @property
    def busy(self) -> bool:
        return self._task is not None

    def go_on(self) -> None:
        """Let bots think, if it is their turn and somebody is there to see it."""
        if self._task is None and self._wanted() is not None:
            self._task = self._room.service.spawn(self._think())

    def forget(self) -> None:
        """What the bots have thought so far did not happen, or is not needed any more."""
        self._bots.clear()  # their trees are large

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _think(self) -> None:
        since = time.monotonic()
        try:
            while (level := self._wanted()) is not None:
                try:
                    await self._move(level, since)
                except Refused as refusal:  # the store is down
                    log.warning("a bot waits at %s: %s", self._room.id, refusal.code)
                    await asyncio.sleep(0.5)
        finally:
            self._task = None

    def _wanted(self) -> str | None:
        """The level of the bot that is to think. Where nobody has been for a while bots rest."""
        level = self._room.live.bot_to_move()
        return level if level is not None and self._room.attended else None

    def _who(self) -> str:
        """For whom the bots of this table think; see `Presence.first`."""
        return self._room.presence.first() or self._room.id

    async def _move(self, level: str, since: float) -> None:
        """Think about one move of a bot, and make it if the position is still the same. People have
        waited since then."""
        room, live = self._room, self._room.live
        service, settings = room.service, room.service.settings
        position = live.position
        seat, game = live.turn, live.game
        assert seat is not None
        assert game is not None
        bot = self._bot(seat, level or settings.stand_in)
        begun = time.monotonic()
        sight, who = Sight.of(game), self._who()
        home = service.homes.of(who)
        chosen = await service.thinkers.choose(bot, sight, home, who, room.id, since)
        service.metrics.bot_seconds.add(time.monotonic() - begun)
        if settings.bot_pause:
            await asyncio.sleep(max(0, begun + settings.bot_pause - time.monotonic()))
        moved = False
        try:
            moved = await room.bot_moves(seat, level, position, chosen)
        finally:
            if not moved:  # what it has drawn and thought belongs to a move that was not made
                self._bots.pop((seat, level), None)
        if moved:
            service.metrics.moves.add("bot")
        await asyncio.sleep(0)

    def _bot(self, seat: int, level: str) -> Bot:
        if (seat, level) not in self._bots:
            header = self._room.live.header  # with a chosen seed the same game comes again
            bot = new_bot(level, header.seed if header.seeded else None)
            if header.seeded and isinstance(bot, Deckhand):
                bot.recall(choices_before(self._room.live, seat))  # after an undo, too
            self._bots[seat, level] = bot
        return self._bots[seat, level]

    async def advice(self, player: str, position: int) -> Counsel:
        """What a bot would do now; asked twice, it thinks once."""
        game = self._room.live.game
        if position != self._room.live.position or game is None:
            raise Refused("stale")
        if self._advice is None or self._advice[0] != position:
            service = self._room.service
            home = service.homes.of(player)
            explain = self._room.live.header.game in service.compiler.explained
            thinking = asyncio.ensure_future(
                advice(game, service.thinkers, home, player, self._room.id, explain)
            )
            self._advice = (position, thinking)
        return await asyncio.shield(self._advice[1])


def choices_before(live: LiveTable, seat: int) -> list[int]:
    """Among how many moves a seat's bots have chosen so far, decision by decision."""
    assert live.game is not None
    table, counts = live.game.copy(), []
    for by in reversed(live.movers):
        table.undo()
        if by == (seat, True):
            counts.append(len(table.moves))
    return counts[::-1]
