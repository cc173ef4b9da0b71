"""Where analyses are kept, and who may do what with them.

Everyone with the link of an analysis can read it. Only its maker can change it; others change a
copy of their own. Finished games and set-ups of one's own can be analysed; a day's challenge only
after one has finished one's own try.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from kuroshio.core.errors import IllegalMove, KuroshioError
from kuroshio.games import game_named
from kuroshio.server import protocol as m
from kuroshio.server.about import seat_info
from kuroshio.server.analysis import forms as f
from kuroshio.server.analysis.positions import choices, nodes, other_luck, position
from kuroshio.server.analysis.running import RunningGames
from kuroshio.server.analysis.trees import Branch, Course, Tree
from kuroshio.server.aside import address, aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.colours import usual
from kuroshio.server.fairness import Thought
from kuroshio.server.identity import is_id, new_id
from kuroshio.server.news import event_told
from kuroshio.server.refusals import Refused, unknown
from kuroshio.tables.branches import (
    ASKED,
    Eyes,
    Turnout,
    Worlds,
    beginnings,
    dealt,
    happened,
    offered,
    signs,
    turnouts,
)
from kuroshio.tables.stored import StoredGame, decode
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    from kuroshio.server.service import Service

T = TypeVar("T")

MOST = 200  # analyses of one person
TRIES = 4  # to change one that somebody changes at the same moment
LISTED = 100
SECONDS = 0.4  # that looking for what else might happen takes, about
DEALS = 200  # tried until a seat begins, or a move of a hand that is not seen is possible

READ = "SELECT player, table_id, game, data, version, updated FROM analyses WHERE id = $1"
ADD = (
    "INSERT INTO analyses (id, player, table_id, game, created, updated, version, nodes, data) "
    "VALUES ($1, $2, $3, $4, $5, $5, 1, $6, $7)"
)
SAVE = (
    "UPDATE analyses SET data = $3, nodes = $4, updated = $5, version = version + 1 "
    "WHERE id = $1 AND version = $2 RETURNING id"
)
DELETE = "DELETE FROM analyses WHERE id = $1 AND player = $2 RETURNING id"
COUNT = "SELECT count(*) FROM analyses WHERE player = $1"
OWN = "SELECT id FROM analyses WHERE player = $1 AND table_id = $2 ORDER BY updated DESC LIMIT 1"
LIST = (
    "SELECT id, game, table_id, nodes, updated FROM analyses WHERE player = $1 "
    f"ORDER BY updated DESC LIMIT {LISTED}"
)


@dataclass(frozen=True)
class Kept:
    """An analysis as it lies in the store."""

    id: str
    player: str
    table: str | None
    game: str
    data: str
    version: int
    updated: int

    def tree(self) -> Tree:
        return msgspec.json.decode(self.data, type=Tree)


class Stoppable(Protocol):
    stopped: bool


class Analyses:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._thinking: WeakValueDictionary[str, Stoppable] = WeakValueDictionary()
        self.running = RunningGames(service)

    def begin(self, player: str, study: Stoppable) -> None:
        """Somebody has a position thought about: the one before it no more, at whichever table."""
        before = self._thinking.get(player)
        if before is not None and before is not study:
            before.stopped = True
        self._thinking[player] = study

    # --- opening ----------------------------------------------------------------------------

    async def open(self, player: str, wish: f.NewAnalysis) -> str:
        """One's own analysis of a finished game: the one that is there, or a new one. Or a new
        one of a game that is set up."""
        if wish.table is not None:
            return await self._of_game(player, wish.table)
        if wish.game is None:
            raise unknown("game", "none", self._service.settings.served)
        await self._service.compiler.need(wish.game)
        try:
            table = await aside(_set_up, wish)
        except KuroshioError as error:
            raise Refused("bad-setup", detail=str(error)) from None
        seats = [m.SeatInfo("open", colour=colour) for colour in usual(table.players)]
        return await self._add(player, None, Tree(_record(table), seats))

    async def _of_game(self, player: str, table: str) -> str:
        if not is_id(table):
            raise Refused("no-table")
        live = await self._service.read(table)
        await self._service.daily.check(live, player)
        if live.game is None or not live.over:
            raise Refused("not-over")
        for (known,) in await self._service.store.read(OWN, player, table):
            return str(known)
        seats = [seat_info(seat) for seat in live.seats]
        return await self._add(player, table, Tree(_record(live.game), seats))

    async def copy(self, player: str, analysis: str) -> str:
        """A tree of one's own, as somebody else's is now."""
        kept = await self.read(analysis, player)
        return await self._add(player, kept.table, kept.tree())

    async def _add(self, player: str, table: str | None, tree: Tree) -> str:
        await self._check_room(player, MOST - 1)
        made, data = new_id(), tree.encode()
        self._service.limits.spend_bytes(address.get(), len(data))
        row = (made, player, table, tree.record.game, now_ms(), len(tree.branches), data)
        await self._service.store.change((ADD, row))
        try:
            await self._check_room(player, MOST)  # others may have come in between
        except Refused:
            await self._service.store.change((DELETE, (made, player)))
            raise
        return made

    async def _check_room(self, player: str, most: int) -> None:
        ((count,),) = await self._service.store.read(COUNT, player)
        if count > most:
            raise Refused("too-many-analyses", count=MOST)

    # --- reading ----------------------------------------------------------------------------

    async def read(self, analysis: str, player: str | None) -> Kept:
        """An analysis for whoever has its link, and may see the game that it is about."""
        rows = await self._service.store.read(READ, analysis) if is_id(analysis) else []
        if not rows:
            raise Refused("not-found")
        kept = Kept(analysis, *rows[0])
        if kept.table is not None:
            await self._service.daily.check_stored(kept.table, player)
        await self._service.compiler.need(kept.game)
        return kept

    async def show(self, analysis: str, player: str | None, eyes: Eyes) -> f.Analysis:
        kept = await self.read(analysis, player)
        tree = kept.tree()
        check_eyes(tree, eyes)
        return f.Analysis(
            id=kept.id,
            mine=kept.player == player,
            game=kept.game,
            players=tree.record.players,
            options=tree.record.options,
            seats=tree.seats,
            table=kept.table,
            nodes=await aside(lambda: nodes(Course(tree), eyes)),
            updated=kept.updated,
        )

    async def positions(
        self, analysis: str, player: str | None, wish: f.PositionsWish
    ) -> f.Positions:
        tree = (await self.read(analysis, player)).tree()
        check_eyes(tree, wish.eyes)

        def made() -> list[f.Position]:
            course = Course(tree)
            return [position(course, node, wish.eyes) for node in wish.nodes]

        return f.Positions(await aside(made))

    async def turnouts(
        self, analysis: str, player: str, home: str, wish: f.TurnoutsWish
    ) -> f.Turnouts:
        """What else chance might have brought, found by trying: it waits for its turn as all
        thinking does."""
        tree = (await self.read(analysis, player)).tree()
        check_eyes(tree, wish.eyes)

        def prepared() -> tuple[Table, Worlds | None]:
            course = Course(tree)
            return course.table(wish.node), other_luck(course, wish.node, wish.eyes)

        table, worlds = await aside(prepared)
        if worlds is None:
            raise Refused("not-found")
        found = signs(table, wish.eyes)
        thought = Thought(home, player, analysis, "analysis", SECONDS)
        looking = turnouts(worlds, wish.eyes, found[: wish.event])
        turned = await self._service.thinkers.run(thought, looking)
        was = found[wish.event] if wish.event < len(found) else b""

        def told(one: Turnout) -> f.Turnout:
            made = f.Turnout(one.deal, None, None, round(one.share, 4), one.sign == was)
            world = worlds(one.deal)
            if world is not None and one.sign in happened(world, wish.eyes):
                made.event = event_told(table.game, table.box, one.sign)
            elif world is not None and one.sign:
                name = world.named(offered(one.sign)).text
                made.choice = choices(world, wish.eyes)[name]
            return made

        return f.Turnouts(await aside(lambda: [told(one) for one in turned]))

    async def of(self, player: str) -> f.AnalysisList:
        rows = await self._service.store.read(LIST, player)
        return f.AnalysisList([f.AnalysisLine(*row) for row in rows])

    # --- changing ---------------------------------------------------------------------------

    async def grow(self, analysis: str, player: str, wish: f.NewNode) -> f.Grown:
        """One more move: made from what the eyes know, with the luck that is wished or with any."""

        def change(tree: Tree) -> int:
            check_eyes(tree, wish.eyes)
            table = Course(tree).table(wish.parent)
            deal = _possible(table, wish)
            return tree.grow(Branch(wish.parent, wish.move, deal, wish.eyes))

        return f.Grown(await self._change(analysis, player, change))

    async def begin_again(self, analysis: str, player: str, wish: f.Beginning) -> None:
        """Let a game that is only set up begin as another deal has it."""

        def change(tree: Tree) -> None:
            table = Course(tree).table(0)
            other = beginnings(table)(wish.deal) if tree.is_new else None
            if other is None:
                raise Refused("started")
            tree.record = _record(other)

        await self._change(analysis, player, change)

    async def note(self, analysis: str, player: str, wish: f.Notes) -> None:
        await self._change(analysis, player, lambda tree: tree.note(wish))

    async def cut(self, analysis: str, player: str, wish: f.Cut) -> None:
        await self._change(analysis, player, lambda tree: tree.cut(wish.node))

    async def delete(self, analysis: str, player: str) -> None:
        (gone,) = await self._service.store.change((DELETE, (analysis, player)))
        if not gone:
            raise Refused("not-found")

    async def _change(self, analysis: str, player: str, change: Callable[[Tree], T]) -> T:
        """Change one's own tree. Where two change it at once the later one begins again."""
        for _ in range(TRIES):
            kept = await self.read(analysis, player)
            if kept.player != player:
                raise Refused("not-yours")
            tree = kept.tree()
            made = await aside(change, tree)
            data = tree.encode()
            if len(data) > len(kept.data):
                self._service.limits.spend_bytes(address.get(), len(data) - len(kept.data))
            row = (analysis, kept.version, data, len(tree.branches), now_ms())
            (saved,) = await self._service.store.change((SAVE, row))
            if saved:
                return made
        raise Refused("stale")


def _set_up(wish: f.NewAnalysis) -> Table:
    """A game before its first move, of which the wished seat begins."""
    assert wish.game is not None
    game = game_named(wish.game)
    players = wish.players or game.usual_players
    if wish.first is not None and wish.first >= players:
        raise unknown("seat", wish.first, range(players))
    for _ in range(DEALS):
        table = Table(game, players, secrets.randbelow(f.MOST_DEAL), wish.options)
        if wish.first in (None, table.turn):
            return table
    raise Refused("bad-setup", detail=f"no deal that seat {wish.first} begins")


def _record(table: Table) -> StoredGame:
    return decode(table.dump())


def check_eyes(tree: Tree, eyes: Eyes) -> None:
    if eyes is not None and eyes >= tree.record.players:
        raise Refused("bad-message", detail="eyes")


def _possible(table: Table, wish: f.NewNode) -> int:
    """A deal in which a move can be made: a move from a hand that is not seen is possible in some
    worlds only. The last deal tried is the one in which it was offered."""
    try:
        move = table.parse(wish.move)
    except IllegalMove:
        raise Refused("illegal-move", move=wish.move) from None
    any_luck = (secrets.randbelow(f.MOST_DEAL) for _ in range(DEALS))
    for deal in (*any_luck, ASKED) if wish.deal is None else (wish.deal,):
        if dealt(table, wish.eyes, deal).allows(move):
            return deal
    raise Refused("illegal-move", move=wish.move)
