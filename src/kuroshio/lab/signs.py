"""The signs of a game's things, as the tables in which compiled code looks them up."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

import numpy as np
import numpy.typing as npt

from kuroshio.bound.tallies import COUNTS, NOTHING, NUMBERS, SHIFT, SLOTS, THINGS, Signs
from kuroshio.core.boxes import Box
from kuroshio.core.figures import Each, Sign, Thing
from kuroshio.core.game import Game
from kuroshio.core.records import Records, blank
from kuroshio.core.view import Detail, Field

COUNTED = "Counts"  # the section of things that are counted seat by seat; they come first
RULINGS = "Rulings"  # the section in which each thing is a ruling


@dataclass(frozen=True)
class Book:
    """Every thing that is counted, by its number: (section, name), and how it is known."""

    things: list[tuple[str, str]]
    tables: Records
    by_move: npt.NDArray[np.int64]
    by_forced: npt.NDArray[np.int64]


class _Writer:
    """Writes a book for one game with one box."""

    def __init__(self, game: Game, box: Box) -> None:
        self.game = game
        self.box = box
        self.events = {name: (kind, fields) for kind, (name, fields) in game.event_names.items()}
        self.things: list[tuple[str, str]] = []
        self.tables = blank(Signs)
        for table in ("first", "second", "nobody"):
            self.tables[0][table][...] = NOTHING
        self.by_move = np.full((game.move_count, SLOTS), NOTHING, np.int64)
        self.by_forced = self.by_move.copy()

    def book(self) -> Book:
        figures = self.game.figures
        if len(figures.counts) > COUNTS:
            raise ValueError(f"{self.game.name} has more than {COUNTS} counts")
        for count in figures.counts:
            self._add(COUNTED, Thing(count.name, count.signs))
        for section in figures.sections:
            for thing in section.things:
                for one in self._each(thing) if isinstance(thing, Each) else [thing]:
                    self._add(section.title, one)
        for ruling, signs in (figures.rulings or {}).items():
            self._add(RULINGS, Thing(ruling, signs))
        return Book(self.things, self.tables, self.by_move, self.by_forced)

    def _each(self, each: Each) -> list[Thing]:
        """A thing for every value of a detail, values of one family together."""
        families: dict[str, list[Sign]] = {}
        _, fields = self.events[each.event]
        field = next(field for field in fields if field[0] == each.detail)
        for number in range(NUMBERS - SHIFT):
            value = self._decoded(field, number)
            if isinstance(value, str) and value and each.possible(self.box.plain, value):
                sign = Sign(event=each.event, detail=each.detail, value=value)
                families.setdefault(each.family(value), []).append(sign)
        return [Thing(name, tuple(signs)) for name, signs in families.items()]

    def _decoded(self, field: Field, number: int) -> Detail:
        """What a number means; None if nothing."""
        try:
            return field[1](number, self.box)
        except (IndexError, KeyError):
            return None

    def _add(self, section: str, thing: Thing) -> None:
        number = len(self.things)
        if number == THINGS:
            raise ValueError(f"{self.game.name} has more than {THINGS} things to count")
        self.things.append((section, thing.name))
        for sign in thing.signs:
            for slots in self._places(sign):
                free = np.flatnonzero(slots == NOTHING)
                if not len(free):
                    raise ValueError(f"{sign} tells of more than {SLOTS} things")
                if number not in slots:
                    slots[free[0]] = number

    def _places(self, sign: Sign) -> list[npt.NDArray[np.int64]]:
        """The slots of all tables' places that a sign stands for."""
        if sign.move:
            table = self.by_forced if sign.forced else self.by_move
            texts = self.game.texts(self.box)
            return [table[n] for n, text in enumerate(texts) if fnmatchcase(text, sign.move)]
        kind, fields = self.events[sign.event]
        if sign.nobody:
            return [self.tables[0]["nobody"][kind]]
        if not sign.detail:
            return list(self.tables[0]["first"][kind])
        place = [name for name, _ in fields].index(sign.detail)
        table = self.tables[0]["second" if place else "first"][kind]
        numbers = range(-SHIFT, NUMBERS - SHIFT)
        return [table[n + SHIFT] for n in numbers if self._means(fields[place], n, sign.value)]

    def _means(self, field: Field, number: int, value: Detail) -> bool:
        found = self._decoded(field, number) if number >= 0 or isinstance(value, int) else None
        return found == value and type(found) is type(value)


def book_of(game: Game, box: Box) -> Book:
    """The things of a game as they are with a box."""
    return _Writer(game, box).book()
