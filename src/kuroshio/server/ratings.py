"""Ratings by openskill, learnt from results in their order: of people against people, and of people
and bots against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from kuroshio.arena.report import learn
from kuroshio.server import messages as m
from kuroshio.server.store import Result

BOT = "bot:"


class Ladder:
    """The ratings of one game among one kind of opponents."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._known: dict[str, PlackettLuceRating] = {}
        self._games: Counter[str] = Counter()

    def learn(self, names: Sequence[str], places: Sequence[int]) -> None:
        if len(set(names)) < 2:
            return
        for name in names:
            self._known.setdefault(name, self._model.rating())
        self._games.update(set(names))
        learn(self._model, self._known, names, places)

    def of(self, name: str) -> m.Rating | None:
        if name not in self._known:
            return None
        return m.Rating(round(float(self._known[name].ordinal()), 1), self._games[name])

    def levels(self) -> dict[str, float]:
        """The ratings of the bots."""
        found = {
            name.removeprefix(BOT): round(float(rating.ordinal()), 1)
            for name, rating in self._known.items()
            if name.startswith(BOT)
        }
        return dict(sorted(found.items(), key=lambda one: one[1]))


class Ladders:
    """All ratings, by game."""

    def __init__(self) -> None:
        self._bots: dict[str, Ladder] = {}
        self._people: dict[str, Ladder] = {}

    def bots(self, game: str) -> Ladder:
        return self._bots.setdefault(game, Ladder())

    def people(self, game: str) -> Ladder:
        return self._people.setdefault(game, Ladder())

    def learn(self, results: Iterable[Result]) -> None:
        """Take more games, the oldest first, all seats of a game together."""
        for _, seats in groupby(results, key=lambda result: result.table):
            self._learn_game(list(seats))

    def _learn_game(self, seats: Sequence[Result]) -> None:
        people = [seat for seat in seats if seat.player is not None]
        if len({seat.player for seat in people}) < len(people):
            return  # somebody played several seats: that says nothing
        game = seats[0].game
        rated = [seat for seat in seats if seat.player is not None or seat.bot is not None]
        if len(people) < len(rated):
            names = [seat.player or f"{BOT}{seat.bot}" for seat in rated]
            self.bots(game).learn(names, [seat.place for seat in rated])
        if len(people) > 1:
            self.people(game).learn(
                [str(seat.player) for seat in people], [seat.place for seat in people]
            )
