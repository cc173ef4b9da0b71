"""Statistics: how a player fares, and how a game is won, read from the books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from kuroshio.bots import LEVELS
from kuroshio.games import NAMES, game_named
from kuroshio.server import protocol as m
from kuroshio.server.fresh import Fresh
from kuroshio.server.store import Counted, Player, RatingRow, Store
from kuroshio.server.store.books import AMONG_BOTS, AMONG_PEOPLE, AMONG_PROGRAMS, EVERYONE, GAME

T = TypeVar("T")
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of a histogram's bars
BARS = 16  # at most
BY_LEVEL = ("points", "place", "won")  # what the shortest statistics are made of


class Statistician:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._everyone = Fresh(self._in_short)
        self._games = Fresh(self._of_game)

    async def in_short(self, player: str | None) -> m.Statistics:
        """How people and bots fare in each game, or how one player does."""
        if player is not None:
            return own_lines(await self._store.counted(player, None, ("points", "place")))
        return await self._everyone.of(EVERYONE)

    async def _in_short(self, everyone: str) -> m.Statistics:
        return level_lines(await self._store.counted(everyone, None, BY_LEVEL))

    async def of_game(self, game: str) -> m.GameStatistics:
        """How a game is won."""
        return await self._games.of(game)

    async def _of_game(self, game: str) -> m.GameStatistics:
        return game_statistics(game, await self._store.counted(EVERYONE, game))

    async def of_player(self, player: Player) -> m.PlayerStatistics:
        """How a player fares in each game."""
        lines = await self._store.counted(player.id)
        games = []
        for game in NAMES:
            own = Page([line for line in lines if line.game == game])
            if own.lines:
                everyone = await self.of_game(game)
                ratings = await self._store.ratings(player.id, game)
                games.append(player_game(game, own, everyone, ratings))
        return m.PlayerStatistics(player.name, games)


class Page:
    """Lines of the books about one game."""

    def __init__(self, lines: Sequence[Counted]) -> None:
        self.lines = lines
        self._by_kind: dict[str, dict[str, Counted]] = {}
        for line in lines:
            self._by_kind.setdefault(line.kind, {})[line.key] = line

    def of(self, kind: str) -> Mapping[str, Counted]:
        return self._by_kind.get(kind, {})

    def count(self, kind: str, key: str = "") -> int:
        line = self.of(kind).get(key)
        return 0 if line is None else line.count

    def total(self, kind: str, key: str = "") -> int:
        line = self.of(kind).get(key)
        return 0 if line is None else line.total

    def counts(self, kind: str, prefix: str = "") -> dict[int, int]:
        """How often each number was counted."""
        return {
            int(key.removeprefix(prefix)): line.count
            for key, line in self.of(kind).items()
            if key.startswith(prefix)
        }


def game_statistics(game: str, lines: Sequence[Counted]) -> m.GameStatistics:
    """How a game is won."""
    page = Page(lines)
    won, lost = _sources(game, page, "won"), _sources(game, page, "lost")
    return m.GameStatistics(
        game=game,
        games=page.count("games"),
        counted=page.count("games", "told"),
        sources=[m.SourceLine(key, won[key], lost.get(key, 0.0)) for key in won],
        everyone=_sources(game, page, "won", "lost"),
        scores=_histogram(page.counts("score", "won/"), page.counts("score", "lost/")),
        lengths=_histogram(page.counts("length"), {}),
        seats=_seat_shares(page),
        levels=_level_shares(page),
    )


def player_game(
    game: str, own: Page, everyone: m.GameStatistics, ratings: Sequence[RatingRow]
) -> m.PlayerGame:
    """How a player fares in a game."""
    from kuroshio.server.ratings import levels, rating_of  # openskill takes a while to load

    def rating(among: str) -> m.Rating | None:
        found = [row for row in ratings if row.among == among and row.player]
        return rating_of(found[0]) if found else None

    points, places = own.of("points")[""], own.counts("place")
    mine = _means(game, own.count("told"), {k: line.total for k, line in own.of("source").items()})
    return m.PlayerGame(
        game=game,
        played=points.count,
        won=places.get(1, 0),
        places=[places.get(n + 1, 0) for n in range(own.of("players")[""].most)],
        mean_points=round(points.total / points.count, 1),
        best_points=points.most,
        against_bots=rating(AMONG_BOTS),
        against_people=rating(AMONG_PEOPLE),
        among_programs=rating(AMONG_PROGRAMS),
        levels=levels(ratings),
        sources=[
            m.SourceLine(source, mine[source], mean)
            for source, mean in everyone.everyone.items()
            if source in mine
        ],
        hints=own.total("hints"),
    )


def level_lines(lines: Sequence[Counted]) -> m.Statistics:
    """A line for each game and level; people together."""
    made = []
    for game in sorted({line.game for line in lines}):
        page = Page([line for line in lines if line.game == game])
        for level, points in _by_strength(page.of("points")):
            won, places = page.total("won", level), page.total("place", level)
            made.append(_line(game, level or None, points, won, places))
    return m.Statistics(made)


def own_lines(lines: Sequence[Counted]) -> m.Statistics:
    """A line for each game that a player has played."""
    made = []
    for game in sorted({line.game for line in lines}):
        page = Page([line for line in lines if line.game == game])
        places = page.counts("place")
        summed = sum(place * count for place, count in places.items())
        made.append(_line(game, None, page.of("points")[""], places.get(1, 0), summed))
    return m.Statistics(made)


def _line(game: str, level: str | None, points: Counted, won: int, places: int) -> m.StatisticsLine:
    return m.StatisticsLine(
        game=game,
        level=level,
        played=points.count,
        won=won,
        mean_points=round(points.total / points.count, 2),
        best_points=points.most,
        mean_place=round(places / points.count, 2),
    )


# --- parts of it ------------------------------------------------------------------------------


def _sources(game: str, page: Page, *sides: str) -> dict[str, float]:
    """Mean points by source of the winners, of the others or of both, as far as results tell."""
    sums: dict[str, int] = {}
    for key, line in page.of("source").items():
        side, _, source = key.partition("/")
        if side in sides:
            sums[source] = sums.get(source, 0) + line.total
    return _means(game, sum(page.count("told", side) for side in sides), sums)


def _means(game: str, told: int, sums: Mapping[str, int]) -> dict[str, float]:
    """In the order of the game; what it no longer counts comes last."""
    order = [source for source in game_named(game).figures.sources if source in sums]
    order += sorted(sums.keys() - set(order))
    return {source: round(sums[source] / told, 2) for source in order}


def _histogram(these: Mapping[int, int], others: Mapping[int, int]) -> list[m.Bin]:
    """Bars of a round width, from the lowest to the highest."""
    every = these.keys() | others.keys()
    if not every:
        return []
    low, high = min(every), max(every)
    width = next((one for one in WIDTHS if (high - low) // one < BARS), (high - low) // BARS + 1)
    bars = {n: m.Bin(n * width, 0, 0) for n in range(low // width, high // width + 1)}
    for number, count in these.items():
        bars[number // width].these += count
    for number, count in others.items():
        bars[number // width].others += count
    return list(bars.values())


def _seat_shares(page: Page) -> list[m.SeatShare]:
    made = []
    for key, line in page.of("seat").items():
        players, _, seat = key.partition("/")
        share = round(line.total / GAME / line.count, 4)
        made.append(m.SeatShare(int(players), int(seat), line.count, share))
    return sorted(made, key=lambda one: (one.players, one.seat))


def _level_shares(page: Page) -> list[m.LevelShare]:
    return [
        m.LevelShare(
            level=level or None,
            seats=line.count,
            share=round(line.total / GAME / line.count, 4),
            fair=round(page.total("fair", level) / GAME / line.count, 4),
        )
        for level, line in _by_strength(page.of("share"))
    ]


def _by_strength(lines: Mapping[str, T]) -> list[tuple[str, T]]:
    """People first, then bots from the weakest to the strongest, then those that nobody has now."""
    order = {level: n for n, level in enumerate(("", *LEVELS))}
    return sorted(lines.items(), key=lambda line: (order.get(line[0], len(order)), line[0]))
