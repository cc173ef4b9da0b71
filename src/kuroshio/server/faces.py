"""Faces: what others may see of a person, and who is best at a game.

Everyone decides what is shown: nothing, the rating beside the name (so it is until one says
otherwise: it only tells how strong somebody plays, and those who choose a table want to know), or a
page of one's own, which tells what somebody plays and when, and is therefore never open unless its
owner opens it. A page has an address of its own, which is drawn when it is opened and forgotten
when it is closed; nobody is told an id. Ladders and pages are read by indices from what the books
keep; no game is looked at for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from kuroshio.games import NAMES
from kuroshio.server import history
from kuroshio.server import protocol as m
from kuroshio.server.admin.visits import today
from kuroshio.server.daily import IN_TIME, date_of
from kuroshio.server.identity import is_id, is_program, new_id
from kuroshio.server.refusals import Refused
from kuroshio.server.store import Player, RatingRow
from kuroshio.server.store.books import AMONG_BOTS, AMONG_PEOPLE, AMONG_PROGRAMS
from kuroshio.server.store.sql import RATING_COLUMNS

if TYPE_CHECKING:
    from kuroshio.server.service import Service


LINES = 100  # of a ladder
NEEDED = 5  # rated games before one stands on it
DAYS = 5  # the best ones
GAMES = 30  # the latest ones, of which those are shown that were listed

SHOWN = "SELECT shown, page FROM players WHERE id = $1"
SHOW = "UPDATE players SET shown = $2, page = $3 WHERE id = $1"
PAGE = "SELECT id, name FROM players WHERE page = $1 AND shown = 'page'"
_RATING = ", ".join(f"r.{column}" for column in RATING_COLUMNS.split(", "))
LADDER = (
    f"SELECT p.name, p.shown, p.page, {_RATING} FROM ratings r JOIN players p ON p.id = r.player "
    f"WHERE r.game = $1 AND r.among = $2 AND r.level = '' AND r.games >= {NEEDED} "
    f"AND p.shown <> 'nothing' ORDER BY r.mu - 3 * r.sigma DESC LIMIT {LINES}"
)
BEST = (
    "SELECT d.day, d.game, r.place, r.points FROM daily d "
    "JOIN results r ON r.table_id = d.table_id AND r.player = d.player "
    f"WHERE d.player = $1 AND d.counts AND d.day < $2 AND NOT r.has_left AND {IN_TIME} "
    f"ORDER BY r.place, r.points DESC, d.day DESC LIMIT {DAYS}"
)

# One's last try at a game's puzzles holds the rating and how many there were.
PUZZLES = (
    "SELECT t.game, t.rating, t.number, (SELECT CAST(sum(solved) AS BIGINT) FROM puzzle_tries s "
    "WHERE s.player = t.player AND s.game = t.game) FROM puzzle_tries t "
    "WHERE t.player = $1 AND t.number = (SELECT max(number) FROM puzzle_tries n "
    "WHERE n.player = t.player AND n.game = t.game) ORDER BY t.game"
)


class Faces:
    def __init__(self, service: Service) -> None:
        self._service = service

    # --- one's own --------------------------------------------------------------------------

    async def own(self, player: str) -> m.OwnFace:
        """What others may see of oneself."""
        ((shown, page),) = await self._service.store.read(SHOWN, player)
        return m.OwnFace(shown, page)

    async def show(self, player: str, shown: m.Shown) -> m.OwnFace:
        """Let others see more of oneself, or less. A page that was closed has another address when
        it is opened again."""
        before = await self.own(player)
        page = (before.page or new_id()) if shown == "page" else None
        await self._service.store.change((SHOW, (player, shown, page)))
        return m.OwnFace(shown, page)

    # --- others -----------------------------------------------------------------------------

    async def page(self, page: str, viewer: str | None) -> m.Face:
        """The page of somebody who opened it."""
        store = self._service.store
        found = await store.read(PAGE, page) if is_id(page) else []
        if not found:
            raise Refused("not-found")
        player, name = found[0]
        statistics = await self._service.statistician.of_player(Player(player, name))
        days = await store.read(BEST, player, today())
        puzzles = await store.read(PUZZLES, player)
        seats = await store.results(None, player, 2**62, GAMES)
        listed = [seat for seat in seats if seat.listed]
        return m.Face(
            name=name,
            you=player == viewer,
            games=statistics.games,
            days=[
                m.BestDay(date_of(day), game, place, points) for day, game, place, points in days
            ],
            puzzles=[
                m.FacePuzzles(game, round(rating), tried, solved)
                for game, rating, tried, solved in puzzles
            ],
            latest=history.listing(listed, player).games,
        )

    async def ladder(self, game: str, viewer: str | None) -> m.Leaderboard:
        """Who is best at a game: people among people, programs, and bots by their levels."""
        if game not in NAMES:
            raise Refused("not-found")
        rows = await self._service.store.ratings(viewer or "", game)
        mine = [row for row in rows if row.player and row.among == AMONG_PEOPLE]
        bots = [row for row in rows if not row.player and row.among == AMONG_BOTS]
        levels = [m.BotLine(row.level, rating_of(row)) for row in bots]
        return m.Leaderboard(
            game=game,
            needed=NEEDED,
            people=await self._lines(game, AMONG_PEOPLE, viewer),
            programs=await self._lines(game, AMONG_PROGRAMS, viewer),
            bots=sorted(levels, key=lambda one: -one.rating.value),
            mine=rating_of(mine[0]) if mine else None,
        )

    async def _lines(self, game: str, among: str, viewer: str | None) -> list[m.LeaderLine]:
        made: list[m.LeaderLine] = []
        for name, shown, page, *columns in await self._service.store.read(LADDER, game, among):
            if is_program(name) != (among == AMONG_PROGRAMS):
                continue  # somebody who has become a program
            row = RatingRow(*columns)
            address = page if shown == "page" else None
            made.append(
                m.LeaderLine(len(made) + 1, name, rating_of(row), address, row.player == viewer)
            )
        return made

    async def ratings(self, game: str, players: Iterable[str]) -> Mapping[str, float]:
        """The ratings among people that are shown beside the names of those who want it so."""
        wanted = sorted(players)
        if not wanted:
            return {}
        places = ", ".join(f"${n + 2}" for n in range(len(wanted)))
        query = (
            f"SELECT {_RATING} FROM ratings r JOIN players p ON p.id = r.player "
            f"WHERE r.game = $1 AND r.among = '{AMONG_PEOPLE}' AND r.level = '' "
            f"AND p.shown <> 'nothing' AND r.player IN ({places})"
        )
        rows = [RatingRow(*row) for row in await self._service.store.read(query, game, *wanted)]
        return {row.player: rating_of(row).value for row in rows}


def rating_of(row: RatingRow) -> m.Rating:
    from kuroshio.server import ratings  # openskill takes a while to load

    return ratings.rating_of(row)
