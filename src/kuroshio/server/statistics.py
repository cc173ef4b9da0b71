"""Statistics: how a player fares, and how a game is won, counted from the results of games."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from kuroshio.games import NAMES
from kuroshio.server import messages as m
from kuroshio.server.store import Player, Result, Store

if TYPE_CHECKING:
    from kuroshio.server.ratings import Ladders

GAMES = 5000  # the last ones that are counted
EVER = 10**7  # games that ratings are learnt from
LATE = 600_000  # milliseconds for which a game's result may come later than that of another
FRESH = 20.0  # seconds for which a game's statistics are told again
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of a histogram's bars
BARS = 16  # at most

Sums = dict[str, int]


class Statistician:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._learnt: set[str] = set()  # the tables of the last games that the ratings know
        self._last = 0  # when the last of them ended
        self._lock = asyncio.Lock()
        self._told: dict[str, tuple[float, m.GameStatistics]] = {}

    @cached_property
    def _ladders(self) -> Ladders:
        """Made when somebody first asks for ratings: openskill takes a while to load."""
        from kuroshio.server.ratings import Ladders

        return Ladders()

    async def of_game(self, game: str) -> m.GameStatistics:
        """How a game is won."""
        at, told = self._told.get(game, (0.0, None))
        if told is None or time.monotonic() - at > FRESH:
            results = await self._store.finished(game, 0, GAMES)
            told = await asyncio.to_thread(game_statistics, game, results)
            self._told[game] = (time.monotonic(), told)
        return told

    async def of_player(self, player: Player) -> m.PlayerStatistics:
        """How a player fares in each game."""
        await self._learn()
        results = await self._store.results_of(player.id, GAMES)
        games = []
        for game in NAMES:
            own = [one for one in results if one.game == game and one.player == player.id]
            if own:
                everyone = await self.of_game(game)
                games.append(self._player_game(player.id, game, own, everyone))
        return m.PlayerStatistics(player.name, games)

    async def _learn(self) -> None:
        """Let the ratings catch up with the games that have ended since."""
        async with self._lock:
            # Several games may end at once, and other processes write their results when they can.
            results = await self._store.finished(None, max(0, self._last - LATE), EVER)
            new = [one for one in results if one.table not in self._learnt]
            if new:
                await asyncio.to_thread(lambda: self._ladders.learn(new))
                self._last = max(self._last, new[-1].finished)
                self._learnt = {one.table for one in results if one.finished > self._last - LATE}

    def _player_game(
        self, player: str, game: str, own: Sequence[Result], everyone: m.GameStatistics
    ) -> m.PlayerGame:
        places = Counter(one.place for one in own)
        bots = self._ladders.bots(game)
        return m.PlayerGame(
            game=game,
            played=len(own),
            won=places[1],
            places=[places[n + 1] for n in range(max(one.players for one in own))],
            mean_points=round(sum(one.points for one in own) / len(own), 1),
            best_points=max(one.points for one in own),
            against_bots=bots.of(player),
            against_people=self._ladders.people(game).of(player),
            levels=bots.levels(),
            sources=_beside(own, everyone),
            hints=sum(one.hints for one in own),
        )


def _beside(own: Sequence[Result], everyone: m.GameStatistics) -> list[m.SourceLine]:
    """A player's points by source beside those of all seats."""
    mine = _means(own)
    return [
        m.SourceLine(source, mine[source], points)
        for source, points in everyone.everyone.items()
        if source in mine
    ]


# --- of a game --------------------------------------------------------------------------------


def game_statistics(game: str, results: Sequence[Result]) -> m.GameStatistics:
    """How a game is won; the seats of a game follow each other."""
    games = [list(seats) for _, seats in groupby(results, key=lambda result: result.table)]
    winners = [one for one in results if one.place == 1]
    others = [one for one in results if one.place != 1]
    won, lost = _means(winners), _means(others)
    return m.GameStatistics(
        game=game,
        games=len(games),
        counted=sum(seats[0].sources is not None for seats in games),
        sources=[m.SourceLine(key, won[key], lost.get(key, 0.0)) for key in won],
        everyone=_means(results),
        scores=_histogram([one.points for one in winners], [one.points for one in others]),
        lengths=_histogram([seats[0].moves for seats in games if seats[0].moves is not None], []),
        seats=_seat_shares(games),
        levels=_level_shares(games),
    )


def _means(results: Iterable[Result]) -> dict[str, float]:
    """Mean points by source, of the results that tell."""
    told = [msgspec.json.decode(one.sources, type=Sums) for one in results if one.sources]
    keys = dict.fromkeys(key for one in told for key in one)  # in the order of the game
    return {key: round(sum(one.get(key, 0) for one in told) / len(told), 2) for key in keys}


def _histogram(these: Sequence[int], others: Sequence[int]) -> list[m.Bin]:
    """Bars of a round width, from the lowest to the highest."""
    every = [*these, *others]
    if not every:
        return []
    low, high = min(every), max(every)
    width = next((one for one in WIDTHS if (high - low) // one < BARS), (high - low) // BARS + 1)
    first, last = low // width, high // width
    here, there = (Counter(value // width for value in values) for values in (these, others))
    return [m.Bin(n * width, here[n], there[n]) for n in range(first, last + 1)]


def _shares(seats: Sequence[Result]) -> list[float]:
    """What each seat won of a game: a shared victory counts as its share."""
    winners = sum(one.place == 1 for one in seats)
    return [(one.place == 1) / winners for one in seats]


def _seat_shares(games: Sequence[Sequence[Result]]) -> list[m.SeatShare]:
    won: dict[tuple[int, int], list[float]] = defaultdict(list)
    for seats in games:
        for one, share in zip(seats, _shares(seats), strict=True):
            won[one.players, one.seat].append(share)
    return [
        m.SeatShare(players, seat, len(shares), round(sum(shares) / len(shares), 4))
        for (players, seat), shares in sorted(won.items())
    ]


def _level_shares(games: Sequence[Sequence[Result]]) -> list[m.LevelShare]:
    won: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for seats in games:
        for one, share in zip(seats, _shares(seats), strict=True):
            won[one.bot or ""].append((share, 1 / one.players))

    def mean(values: Iterable[float], count: int) -> float:
        return round(sum(values) / count, 4)

    return [
        m.LevelShare(
            level=level or None,
            seats=len(pairs),
            share=mean((share for share, _ in pairs), len(pairs)),
            fair=mean((fair for _, fair in pairs), len(pairs)),
        )
        for level, pairs in sorted(won.items())
    ]
