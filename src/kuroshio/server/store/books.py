"""The books: what is counted of every finished game, and who played for ratings in it.

Both stores write them in the transaction that ends a game, so that whoever asks for statistics
reads a few lines, however many games there were. Everything is counted in whole numbers: sums of
them are the same in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import TypeVar

import msgspec

from kuroshio.server.identity import is_program
from kuroshio.server.store.base import Counted, Result

T = TypeVar("T")
BATCH = 1000  # old games that are written down at once
GAME = 2520  # a whole victory; it can be shared by up to ten
EVERYONE = ""  # in the place of a player
PEOPLE = ""  # in the place of a level of bots
PROGRAMS = "program"  # the same for all programs together
AMONG_BOTS, AMONG_PEOPLE, AMONG_PROGRAMS = "bots", "people", "programs"

Key = tuple[str, str, str, str]  # of a line: player, game, kind, key; or of a rating


class Books:
    """Lines to be added to those in the store."""

    def __init__(self) -> None:
        self._lines: dict[Key, Counted] = {}

    def lines(self) -> list[Counted]:
        """In the order of their keys: so two processes never wait for each other in a circle."""
        return [self._lines[key] for key in sorted(self._lines)]

    def take(self, seats: Sequence[Result]) -> None:
        """Count one game."""
        first = seats[0]
        self._all(first, "games", "", 1)
        if first.sources is not None:
            self._all(first, "games", "told", 1)
        if first.moves is not None:
            self._all(first, "length", str(first.moves), 1)
        winners = sum(one.place == 1 for one in seats)
        for one in seats:
            if one.seat < one.players:  # else one who left, and whose seat somebody else took
                self._seat(one, GAME // winners if one.place == 1 else 0)
            if one.player is not None:
                self._person(one)

    def _seat(self, one: Result, share: int) -> None:
        """What everyone may see of a seat, by its level and by whether it won."""
        level = one.bot or (PROGRAMS if is_program(one.name) else PEOPLE)
        side = "won" if one.place == 1 else "lost"
        self._all(one, "points", level, one.points)
        self._all(one, "place", level, one.place)
        self._all(one, "won", level, one.place == 1)
        self._all(one, "share", level, share)
        self._all(one, "fair", level, GAME // one.players)
        self._all(one, "seat", f"{one.players}/{one.seat}", share)
        self._all(one, "score", f"{side}/{one.points}", 1)
        if one.sources:
            self._all(one, "told", side, 1)
            for source, points in _sources(one).items():
                self._all(one, "source", f"{side}/{source}", points)

    def _person(self, one: Result) -> None:
        self._own(one, "points", "", one.points)
        self._own(one, "place", str(one.place), 1)
        self._own(one, "players", "", one.players)
        self._own(one, "hints", "", one.hints)
        if one.sources:
            self._own(one, "told", "", 1)
            for source, points in _sources(one).items():
                self._own(one, "source", source, points)

    def _all(self, one: Result, kind: str, key: str, value: int) -> None:
        self._add((EVERYONE, one.game, kind, key), value)

    def _own(self, one: Result, kind: str, key: str, value: int) -> None:
        assert one.player is not None
        self._add((one.player, one.game, kind, key), value)

    def _add(self, at: Key, value: int) -> None:
        line = self._lines.get(at)
        if line is None:
            self._lines[at] = Counted(*at, 1, value, value)
        else:
            line.count += 1
            line.total += value
            line.most = max(line.most, value)


def _sources(one: Result) -> dict[str, int]:
    return msgspec.json.decode(one.sources or "{}", type=dict[str, int])


def games_of(results: Iterable[Result]) -> Iterator[list[Result]]:
    """Results game by game; the seats of a game follow each other."""
    for _, seats in groupby(results, key=lambda result: result.table):
        yield list(seats)


def batches(games: Iterable[T], size: int) -> Iterator[list[T]]:
    """Some at a time."""
    rest = iter(games)
    while some := list(islice(rest, size)):
        yield some


# --- ratings ----------------------------------------------------------------------------------

Name = tuple[str, str]  # player and level: one of them is empty


class Contest(msgspec.Struct, frozen=True):
    """A game as ratings see it: who played, and in which places they ended."""

    game: str
    among: str
    names: tuple[Name, ...]
    places: tuple[int, ...]


def contests(seats: Sequence[Result]) -> list[Contest]:
    """What ratings learn from a game: people against bots, people against each other, and apart
    from them programs against each other and against bots."""
    seats = [seat for seat in seats if seat.rated]
    players = [seat for seat in seats if seat.player is not None]
    if len({seat.player for seat in players}) < len(players):
        return []  # somebody played several seats: that says nothing
    people = [seat for seat in players if not is_program(seat.name)]
    programs = [seat for seat in players if is_program(seat.name)]
    bots = [seat for seat in seats if seat.player is None and seat.bot is not None]
    made = []
    if people and bots:
        made.append(_contest(AMONG_BOTS, [*people, *bots]))
    if len(people) > 1:
        made.append(_contest(AMONG_PEOPLE, people))
    if programs:
        made.append(_contest(AMONG_PROGRAMS, [*programs, *bots]))
    return [one for one in made if len(set(one.names)) > 1]


def _contest(among: str, seats: Sequence[Result]) -> Contest:
    return Contest(
        game=seats[0].game,
        among=among,
        names=tuple((one.player or "", "" if one.player else one.bot or "") for one in seats),
        places=tuple(one.place for one in seats),
    )


def keys_of(some: Iterable[Contest]) -> list[Key]:
    """Whose ratings they move, in the order of their keys."""
    return sorted({(p, one.game, one.among, level) for one in some for p, level in one.names})
