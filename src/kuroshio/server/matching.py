"""Matching: who of those who wait is seated with whom.

The one who has waited longest is asked first, and is given those whose ratings are nearest. At
first only near ones, and as many as a table can have; the longer somebody waits the less it
matters, so that nobody waits long. Whoever reads the same queue comes to the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kuroshio.games import game_named
from kuroshio.server import protocol as m
from kuroshio.server.clocks import Pace
from kuroshio.server.identity import is_program

GATHER = 6_000  # milliseconds in which a smaller table than one would have is not begun
NEAR, WIDER = 4.0, 1.0  # of ratings: how far the others may be at first, and more each second
FAR = 12_000  # milliseconds after which it does not matter
FILL = 15_000  # milliseconds after which bots take the seats for which nobody came


class Waiter(msgspec.Struct, frozen=True):
    """Somebody who waits."""

    player: str
    name: str
    wish: m.PairingWish
    ratings: dict[str, float]  # by game; a beginner has none
    since: int

    def sizes(self, game: str) -> list[int]:
        """With how many they would play a game, the most first."""
        possible = game_named(game).players
        wanted = self.wish.players or possible
        return sorted((n for n in possible if n in wanted), reverse=True)

    def distance(self, other: Waiter, game: str) -> float:
        return abs(self.ratings.get(game, 0.0) - other.ratings.get(game, 0.0))


class Group(msgspec.Struct, frozen=True):
    """People for one table; bots of a level take the seats that are left."""

    game: str
    players: int
    pace: Pace
    people: tuple[Waiter, ...]
    level: str | None = None


def matched(waiting: Iterable[Waiter], now: int) -> list[Group]:
    """All tables that can begin now; nobody is at two of them."""
    free = {one.player: one for one in sorted(waiting, key=lambda one: (one.since, one.player))}
    groups = []
    for first in tuple(free.values()):
        if first.player not in free:
            continue
        others = [one for one in free.values() if _agree(first, one)]
        waited = now - first.since
        group = _with_people(first, others, waited)
        if group is None and first.wish.level and waited >= FILL:
            group = _with_bots(first, [one for one in others if one.wish.level])
        if group is not None:
            groups.append(group)
            for one in group.people:
                del free[one.player]
    return groups


def _agree(one: Waiter, other: Waiter) -> bool:
    """Whether two could sit at one table, but for its game and size."""
    alike = is_program(one.name) == is_program(other.name)  # people came to meet people
    return alike and one.player != other.player and one.wish.pace == other.wish.pace


def _near(first: Waiter, others: Sequence[Waiter], game: str, size: int) -> list[Waiter]:
    """Those who would play this with one, the nearest first."""
    fitting = [one for one in others if game in one.wish.games and size in one.sizes(game)]
    return sorted(fitting, key=lambda one: (first.distance(one, game), one.since, one.player))


def _with_people(first: Waiter, others: Sequence[Waiter], waited: int) -> Group | None:
    reach = NEAR + WIDER * waited / 1000 if waited < FAR else float("inf")
    for game in first.wish.games:
        sizes = first.sizes(game)
        for size in sizes[:1] if waited < GATHER else sizes:
            near = [
                one
                for one in _near(first, others, game, size)
                if first.distance(one, game) <= reach
            ][: size - 1]
            if len(near) == size - 1:
                return Group(game, size, first.wish.pace, (first, *near))
    return None


def _with_bots(first: Waiter, others: Sequence[Waiter]) -> Group | None:
    """As many people as there are, at the smallest table that has room for them."""
    made = [
        Group(game, size, first.wish.pace, (first, *near), first.wish.level)
        for game in first.wish.games
        for size in first.sizes(game)
        for near in (_near(first, others, game, size)[: size - 1],)
    ]
    return max(made, key=lambda one: (len(one.people), -one.players), default=None)
