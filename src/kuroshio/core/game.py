"""`Game`: one game as the rest of the package sees it."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from importlib import resources
from numbers import Integral
from pathlib import Path
from typing import Any

import numpy as np

from kuroshio.core import boxes
from kuroshio.core.binding import bind, shelf
from kuroshio.core.boxes import Box
from kuroshio.core.contract import FUNCTIONS
from kuroshio.core.defaults import (
    DefaultWords,
    NoOptions,
    StateView,
    empty_box,
    lines,
    parts_of,
    svg,
)
from kuroshio.core.drawing import Drawing
from kuroshio.core.errors import BadSetup, IllegalMove
from kuroshio.core.figures import POINTS_ALONE, Figures
from kuroshio.core.kept import Shelf
from kuroshio.core.messages import Message
from kuroshio.core.moments import NO_MOMENTS, Moments
from kuroshio.core.observation import Layout, PlainObservation
from kuroshio.core.options import Option, options_in
from kuroshio.core.parts import Excerpt, Map, Parts
from kuroshio.core.records import Record, Records, Unread, blank
from kuroshio.core.rng import SEEDS
from kuroshio.core.state import SEATS, TRUTH
from kuroshio.core.view import Event, EventNames, View

BOX_OPTION = "box"  # the option of a game that comes with several boxes


class Move(int):
    """A move: its number, with the text that people read and write.

    >>> move = kuroshio.new("namiji", players=2, seed=3).moves[1]
    >>> move, int(move), str(move)
    (<sail 2>, 1, 'sail 2')
    """

    text: str

    def __new__(cls, number: int, text: str) -> Move:
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, (int(self), self.text)


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game: its compiled rules, its box, and what it says to people.

    The compiled functions are those of `contract.py`. The others are plain Python and are given
    redacted states only, except where a name says otherwise.

    >>> game = kuroshio.game_named("namiji")
    >>> game, game.players, [option.name for option in game.options]
    (<game namiji, rules 1>, range(2, 6), ['direction', 'early_birds'])
    """

    name: str
    players: range
    state_type: type[Record]
    rules: Sequence[Callable[..., Any]]  # functions of contract.py; see `functions`
    texts: Callable[[Box], list[str]]  # of every move by its number

    # All that follows has a default, for a game without secrets, options and box.
    version: int = 1  # of the rules: a stored game replays only with the same number
    move_count: int = 0  # as many as there are texts
    options_type: type[Record] = NoOptions  # see options.py
    observation_type: type[Record] = PlainObservation  # of `encode`
    load_box: Callable[[str, str], Box] = empty_box
    # The boxes that it comes with, if there are several: today's (box.toml), then earlier ones
    # (NAME.toml), the first of all last. They are an option of the game.
    box_names: tuple[str, ...] = ()
    parts: Parts = None  # type: ignore[assignment]  # of its view
    view_type: type[View] = StateView
    event_names: EventNames = field(default_factory=dict)
    words: Any = None  # question, rule, describe, why_not, narrate: mostly a module
    about: Callable[[Event], list[str]] = lambda event: []  # what on the board an event names
    named_by: Callable[[Any, Box, int], list[str]] = lambda s, box, move: []  # the same of a move
    moments: Moments = NO_MOMENTS  # what nobody at the table should miss
    figures: Figures = POINTS_ALONE  # what the laboratory counts
    plain: Callable[[Any, Callable[[Message], str]], list[str]] = lines  # a view in lines of text
    svg: Callable[[Any], str] = svg  # a view as a picture
    # The board of a view without what lies beside it, in the colours that the seats chose.
    board: Callable[[Any, Sequence[int]], Drawing] | None = None

    def __post_init__(self) -> None:
        most = self.players.stop - 1
        if most > SEATS:  # compiled code has rows for so many, and does not look whether they end
            raise ValueError(f"{self.name} is for up to {most} players; a game has at most {SEATS}")
        defaults: dict[str, Callable[[], Any]] = {
            "parts": lambda: parts_of(self.name, self.state_type),
            "words": lambda: DefaultWords(self.texts),
            "move_count": lambda: len(self.texts(self.box)),
        }
        for name, make in defaults.items():
            if not getattr(self, name):
                object.__setattr__(self, name, make())

    @cached_property
    def functions(self) -> tuple[Callable[..., Any], ...]:
        """The functions of contract.py: the game's own, and a default for each that it lacks."""
        own = {function.__name__ for function in self.rules}
        missing = [name for name in FUNCTIONS if name not in own]
        if not missing:
            return tuple(self.rules)
        defaults = bind(self.name, "defaults", self.rules, {})
        return (*self.rules, *(getattr(defaults, name) for name in missing))

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as the name of its package, with whatever was replaced in it. Compiled
        rules are not sent: the other process loads its own."""
        original = _game_in(self.package, {})
        changed = {
            one.name: getattr(self, one.name)
            for one in fields(self)
            if getattr(self, one.name) is not getattr(original, one.name)
        }
        if "rules" in changed:
            changed["rules"] = [(rule.__module__, rule.__qualname__) for rule in self.rules]
        return _game_in, (self.package, changed)

    @property
    def package(self) -> str:
        """The package that holds the game's files."""
        return str(sys.modules[self.rules[0].__module__].__package__)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before the game."""
        chosen = options_in(self.options_type)
        if len(self.box_names) < 2:
            return chosen
        return (*chosen, Option(BOX_OPTION, self.box_names, self.players))

    @cached_property
    def box(self) -> Box:
        """The box that the game comes with; today's, if there are several."""
        if self.load_box is empty_box:
            return empty_box("", "")
        return self._box_in("box.toml")

    @cached_property
    def boxes(self) -> dict[str, Box]:
        """The boxes that the game comes with, by name."""
        earlier = {name: self._box_in(f"{name}.toml") for name in self.box_names[1:]}
        return dict.fromkeys(self.box_names[:1] or (self.name,), self.box) | earlier

    def _box_in(self, file: str) -> Box:
        text = resources.files(self.package).joinpath(file).read_text("utf-8")
        return self.load_box(text, f"the {self.name} box")

    def chosen_box(self, options: Mapping[str, str]) -> Box:
        """The box that some options name; today's if they name none."""
        return self.boxes[options[BOX_OPTION]] if BOX_OPTION in options else self.box

    def name_of_box(self, box: Box) -> str | None:
        """What a box that the game comes with is called; None if it is somebody's own."""
        return next((name for name, own in self.boxes.items() if own.hash == box.hash), None)

    def stored_options(self, stored: Mapping[str, str]) -> dict[str, str]:
        """The options of a game that was set up before: if they name no box there was only the
        first one."""
        first = {BOX_OPTION: self.box_names[-1]} if len(self.box_names) > 1 else {}
        return first | dict(stored)

    def other_box(self, path: Path) -> Box:
        """A box of the user's own."""
        return self.box_from_text(boxes.read(path), str(path))

    def box_from_text(self, text: str, where: str) -> Box:
        box = self.load_box(text, where)
        name = self.name_of_box(box)
        if name is not None:
            return self.boxes[name]
        return Box(box.text, box.record, box.names, box.sources, standard=False)

    @cached_property
    def kernels(self) -> Any:
        """The shared loops, bound to this game's rules."""
        return self.bound("kernels")

    def bound(self, source: str) -> Any:
        """A source of `kuroshio.bound`, loaded with this game's functions."""
        return bind(self.name, source, self.functions, {"MOVES": self.move_count})

    def shelf(self, source: str) -> Shelf:
        """Where such a source's compiled code for this game is kept."""
        return shelf(self.name, source, self.functions)

    def with_functions(self, *functions: Callable[..., Any]) -> Game:
        """This game with other functions in the place of those of the same name."""
        names = {function.__name__ for function in functions}
        kept = [one for one in self.rules if one.__name__ not in names]
        return replace(self, rules=(*kept, *functions))

    @cached_property
    def gives_reasons(self) -> bool:
        """Whether its rules say why a move is not possible (`why` of the contract)."""
        return any(rule.__name__ == "why" for rule in self.rules)

    @cached_property
    def observation(self) -> Layout:
        """The named pieces of what `encode` writes."""
        return Layout(self.observation_type)

    def move_texts(self, box: Box) -> tuple[Move, ...]:
        """Every move by its number."""
        return self._book(box)[0]

    def parse(self, text: str, box: Box) -> Move:
        """The move that a text names; case and extra spaces do not matter."""
        known = self._book(box)[1]
        if text in known:  # as it is written in logs and records
            return known[text]
        wanted = " ".join(text.lower().split())
        if wanted in known:
            return known[wanted]
        near = self.near(text, box)
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        raise IllegalMove(f"'{text}' is not a move of {self.name}{hint}")

    def near(self, text: str, box: Box) -> list[str]:
        """The moves that somebody may have meant who wrote a text that is none."""
        known = self._book(box)[1]
        wanted = " ".join(text.lower().split())
        return [known[n].text for n in difflib.get_close_matches(wanted, known, 3)]

    def _book(self, box: Box) -> tuple[tuple[Move, ...], dict[str, Move]]:
        """The moves of a box by number and by text."""
        if box.hash not in self._books:
            texts = self.texts(box)
            assert len(texts) == self.move_count
            moves = tuple(Move(number, text) for number, text in enumerate(texts))
            self._books[box.hash] = moves, {move.text.lower(): move for move in moves if move.text}
        return self._books[box.hash]

    @cached_property
    def _books(self) -> dict[str, tuple[tuple[Move, ...], dict[str, Move]]]:
        return {}

    def new_state(self) -> Records:
        """One state of zeros."""
        return blank(self.state_type)

    def shown(self, states: Records, box: Box) -> bytes:
        """What a redacted state shows to its eyes: itself, with the points and places as far as it
        tells them."""
        return self.show(states, box, [TRUTH]).tobytes()

    def show(self, states: Records, box: Box, eyes: Sequence[int]) -> Records:
        """What each of some eyes is shown of a state, in rows of words; to TRUTH it is shown as it
        is."""
        rows, places = self.parts.room(len(eyes))
        self.kernels.show(states, box.record, np.array(eyes), *places)
        return rows

    def known(self, shown: bytes) -> Any:
        """What is shown in plain numbers, as the game's words are given it."""
        return Unread(self.parts.shown, shown)

    @cached_property
    def moment_excerpt(self) -> Excerpt:
        """The fields, known to everyone, from which moments are told."""
        return self.parts.excerpt(*self.moments.fields, "scores", "over")

    @cached_property
    def map(self) -> Map:
        """Which bytes of what is shown belong to which pieces of the view."""
        return self.parts.map_with(self.moment_excerpt)

    def view(self, states: Records, box: Box) -> View:
        """The view of a redacted state."""
        return self.parts.view(self.shown(states, box), box)

    @property
    def usual_players(self) -> int:
        """How many sit down when nobody says: four, or as many as the game allows."""
        return min(4, self.players.stop - 1)

    def check_players(self, players: int) -> None:
        if not isinstance(players, Integral) or players not in self.players:
            span = f"{self.players.start} to {self.players.stop - 1}"
            raise BadSetup(f"{self.name} is for {span} players, not {players!r}")

    def check_seed(self, seed: int) -> None:
        if not isinstance(seed, Integral) or not 0 <= seed < SEEDS:
            raise BadSetup(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")

    def chosen_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, the default where none was chosen."""
        values = {option.name: option.values[0] for option in self.options}
        for name, value in chosen.items():
            option = next((one for one in self.options if one.name == name), None)
            if option is None:
                known = ", ".join(one.name for one in self.options) or "none"
                raise BadSetup(f"{self.name} has no option '{name}'; there are: {known}")
            if value not in option.values:
                known = ", ".join(option.values)
                raise BadSetup(f"option {name} cannot be '{value}'; it is one of: {known}")
            values[name] = value
        return values

    def option_record(self, values: Mapping[str, str]) -> Records:
        """The options as the rules see them: the number of each value."""
        record = blank(self.options_type)
        for option in options_in(self.options_type):
            record[0][option.name] = option.values.index(values[option.name])
        return record


def _game_in(package: str, changed: dict[str, Any]) -> Game:
    """The game that a package holds, with something else in some of its places."""
    game: Game = importlib.import_module(package).GAME
    if "rules" in changed:
        rules = tuple(getattr(importlib.import_module(m), name) for m, name in changed["rules"])
        changed = {**changed, "rules": rules}
    return replace(game, **changed) if changed else game
