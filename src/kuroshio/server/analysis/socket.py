"""The engine of an analysis table: it tells over a socket what it thinks, as it thinks it.

It thinks in the same threads as the bots, in slices, and only while nobody at a table waits for
one (`server/bots.py`). It stops when it is told to, when the socket is closed, and when it has
thought enough about a position. One socket has one thought at a time, and so has one person.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Generator
from typing import Literal

import msgspec
from starlette.websockets import WebSocket

from kuroshio.bots.pondering import Ponder
from kuroshio.server import protocol as m
from kuroshio.server.access import request_id
from kuroshio.server.analysis import forms as f
from kuroshio.server.analysis.positions import choices, sight
from kuroshio.server.analysis.shelf import check_eyes
from kuroshio.server.analysis.trees import Course
from kuroshio.server.aside import address, aside
from kuroshio.server.entrance import IDLE, admit, send_away
from kuroshio.server.fairness import Thought
from kuroshio.server.hall import Visitor
from kuroshio.server.limits import MESSAGE_BYTES, STUDIES, client_of
from kuroshio.server.refusals import Refused
from kuroshio.server.service import Service
from kuroshio.server.store import StoreDown
from kuroshio.server.wire import TOO_MUCH, listen, wire_of
from kuroshio.tables.table import Table

log = logging.getLogger("kuroshio.analysis")

ENOUGH = 100_000  # visits of a position
SECONDS = 5.0  # that this takes, about, if nobody else thinks
FIRST, MORE = 200, 1.5  # visits after which it is told for the first time, and how many times more
PAUSE = 0.3  # seconds between two times, at least
SHOWN = 5  # moves
LONG = 3600.0  # seconds after which a page that was left open is sent home
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(f.AnyEngineCommand)


async def analysis_socket(socket: WebSocket) -> None:
    """The endpoint: /api/analyses/{analysis}/socket"""

    async def stay(service: Service) -> None:
        link = Link(service, socket)
        with service.limits.held("study", link.address, STUDIES, "too-many-studies"):
            await link.run()

    await admit(socket, stay)


class Study:
    """What is thought about one position."""

    def __init__(self, think: f.Think, table: Table) -> None:
        if table.turn is None:
            raise Refused("over")
        self.think = think
        self.seat = table.turn
        self._ponder = Ponder(sight(table, think.eyes))
        self._choices = choices(table, think.eyes)
        self.stopped = False

    def steps(self, tell: Callable[[bytes], None]) -> Generator[None, None, None]:
        """Think until it is enough or nobody wants it any more, and tell of it now and then."""
        ponder = self._ponder
        wanted, told = max(FIRST, MORE * ponder.visits), time.monotonic()
        for _ in ponder.steps(ENOUGH):
            if self.stopped:
                break
            now = time.monotonic()
            if ponder.visits >= wanted and now - told >= PAUSE:
                wanted, told = MORE * ponder.visits, now
                tell(self.told("thinking"))
            yield
        tell(self.told("stopped" if ponder.visits < ENOUGH else "enough"))

    def told(self, state: Literal["waiting", "thinking", "stopped", "enough"]) -> bytes:
        lines = [
            f.Line(self._choices[one.move], one.visits, one.result, one.error, one.line)
            for one in self._ponder.best(SHOWN)
        ]
        think = self.think
        return _encoder.encode(
            f.Pondered(think.node, think.eyes, self.seat, self._ponder.visits, state, lines)
        )


class Link(Visitor):
    """One socket of an analysis table."""

    lobby = False

    def __init__(self, service: Service, socket: WebSocket) -> None:
        player = service.signer.of(socket)
        if player is None:
            raise Refused("no-identity")
        super().__init__(player, 0)
        self._who = player
        self.device = service.signer.device_of(socket)
        self.address = client_of(socket)
        service.homes.note(player, self.address)
        self._service = service
        self._socket = socket
        self._wire = wire_of(socket)
        self._analysis: str = socket.path_params["analysis"]
        self._study: Study | None = None
        self._wanted: f.Think | None = None  # the newest alone
        self._serving: asyncio.Task[None] | None = None
        self._news: bytes | None = None  # for a client that does not read
        self._last = time.monotonic()  # when something was heard
        self._request = request_id.get()  # in the access log
        self._given_up = False

    async def run(self) -> None:
        """Stay until the socket is closed; then nobody thinks for it."""
        hall = self._service.hall
        self._wire.hear = self._hear
        self._wire.drained = self.tell
        await hall.enter(self)
        try:
            await listen(self._socket, self._wire)
        finally:
            hall.leave(self)
            self._stop()

    def dismiss(self, refusal: Refused, code: int) -> None:
        self._given_up = True
        self._stop()
        self._service.spawn(send_away(self._socket, refusal, code))

    def look(self, now: float) -> None:
        if now - self._last > LONG:
            self._service.spawn(self._socket.close(IDLE, "idle"))

    # --- what is told -----------------------------------------------------------------------

    def tell(self) -> None:
        """Send what is newest, if the client reads."""
        if self._news is not None and self._wire.hear is not None and self._wire.free:
            self._service.outbox.put(self._wire, self._news)
            self._news = None

    def _send(self, news: bytes) -> None:
        self._news = news
        self.tell()

    def _refuse(self, refusal: Refused) -> None:
        self._service.metrics.refusals.add(refusal.code)
        said = m.Refusal(refusal.code, refusal.reason, retry_after=refusal.retry_after)
        self._send(_encoder.encode(said))

    # --- what is asked ----------------------------------------------------------------------

    def _hear(self, data: bytes) -> None:
        if self._given_up:
            return
        self._last = time.monotonic()
        try:
            self._service.limits.spend("message", self.address, self.player)
        except Refused as refusal:
            self._wire.hold()
            self.dismiss(refusal, TOO_MUCH)
            return
        try:
            command = _decoder.decode(data[:MESSAGE_BYTES])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refused("bad-message", detail=str(error)[:200]))
            return
        self._stop()
        if isinstance(command, f.Think):
            self._wanted = command
            if self._serving is None:
                self._serving = self._service.spawn(self._serve())

    def _stop(self) -> None:
        self._wanted = None
        if self._study is not None:
            self._study.stopped = True

    async def _serve(self) -> None:
        """Think about what is wanted, until nothing is."""
        address.set(self.address)
        try:
            while (think := self._wanted) is not None:
                self._wanted = None
                try:
                    await self._think(think)
                except Refused as refusal:
                    self._refuse(refusal)
                except StoreDown:
                    self._refuse(Refused("store-down"))
                except Exception:
                    log.exception("a thought failed")
                    self._refuse(Refused("internal", request=self._request))
        finally:
            self._serving = None

    async def _think(self, think: f.Think) -> None:
        service, who = self._service, self._who
        service.limits.spend("think", self.address, who)
        tree = (await service.analyses.read(self._analysis, who)).tree()
        check_eyes(tree, think.eyes)
        await service.analyses.running.check(who, tree, think.node)
        study = self._study
        if study is None or study.think != think:
            study = await aside(lambda: Study(think, Course(tree).table(think.node)))
            self._send(study.told("waiting"))
        study.stopped = self._given_up or self._wire.hear is None or self._wanted is not None
        self._study = study
        service.analyses.begin(who, study)
        loop = asyncio.get_running_loop()

        def tell(news: bytes) -> None:
            loop.call_soon_threadsafe(self._send, news)

        thought = Thought(service.homes.of(who), who, self._analysis, "analysis", SECONDS)
        await service.thinkers.run(thought, study.steps(tell))
