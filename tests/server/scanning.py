"""The statistics as they are by going through all results: what the books must tell, too."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from kuroshio.bots import LEVELS
from kuroshio.server import protocol as m
from kuroshio.server.statistics import BARS, WIDTHS
from kuroshio.server.store import Result
from kuroshio.server.store.books import games_of


def game_statistics(game: str, results: Sequence[Result]) -> m.GameStatistics:
    """How a game is won; the seats of a game follow each other."""
    games = list(games_of(results))
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


def _strength(level: str) -> int:
    """People first, then bots from the weakest to the strongest."""
    return ["", *LEVELS].index(level)


def lines(results: Sequence[Result], player: str | None) -> m.Statistics:
    """The statistics in short: of everyone by level, or of one player."""
    found: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for one in results:
        if player is None or one.player == player:
            found[one.game, "" if player else one.bot or ""].append(one)
    return m.Statistics(
        [
            m.StatisticsLine(
                game=game,
                level=level or None,
                played=len(seats),
                won=sum(one.place == 1 for one in seats),
                mean_points=round(sum(one.points for one in seats) / len(seats), 2),
                best_points=max(one.points for one in seats),
                mean_place=round(sum(one.place for one in seats) / len(seats), 2),
            )
            for (game, level), seats in sorted(
                found.items(), key=lambda line: (line[0][0], _strength(line[0][1]))
            )
        ]
    )


def player_game(game: str, own: Sequence[Result], everyone: m.GameStatistics) -> m.PlayerGame:
    """How a player fares, but for ratings."""
    places = Counter(one.place for one in own)
    mine = _means(own)
    return m.PlayerGame(
        game=game,
        played=len(own),
        won=places[1],
        places=[places[n + 1] for n in range(max(one.players for one in own))],
        mean_points=round(sum(one.points for one in own) / len(own), 1),
        best_points=max(one.points for one in own),
        against_bots=None,
        against_people=None,
        among_programs=None,
        levels={},
        sources=[
            m.SourceLine(source, mine[source], points)
            for source, points in everyone.everyone.items()
            if source in mine
        ],
        hints=sum(one.hints for one in own),
    )


def _means(results: Iterable[Result]) -> dict[str, float]:
    told = [msgspec.json.decode(one.sources, type=dict[str, int]) for one in results if one.sources]
    keys = dict.fromkeys(key for one in told for key in one)
    return {key: round(sum(one.get(key, 0) for one in told) / len(told), 2) for key in keys}


def _histogram(these: Sequence[int], others: Sequence[int]) -> list[m.Bin]:
    every = [*these, *others]
    if not every:
        return []
    low, high = min(every), max(every)
    width = next((one for one in WIDTHS if (high - low) // one < BARS), (high - low) // BARS + 1)
    here, there = (Counter(value // width for value in values) for values in (these, others))
    return [m.Bin(n * width, here[n], there[n]) for n in range(low // width, high // width + 1)]


def _shares(seats: Sequence[Result]) -> list[float]:
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
    return [
        m.LevelShare(
            level=level or None,
            seats=len(pairs),
            share=round(sum(share for share, _ in pairs) / len(pairs), 4),
            fair=round(sum(fair for _, fair in pairs) / len(pairs), 4),
        )
        for level, pairs in sorted(won.items(), key=lambda line: _strength(line[0]))
    ]
