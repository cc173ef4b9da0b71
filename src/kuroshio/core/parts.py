"""Parts: a view is put together from parts, each made of a few fields of a redacted state.

A part is made once for equal fields, and encoded once: most of a table is the same before and after
a move, and for all who look at it. What a part is made of are the bytes of its fields and nothing
else; so it cannot tell anyone more than what they know, whoever it was made for first.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any, TypeVar

import msgspec
import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.records import Record, Records, dtype, plan
from kuroshio.core.view import View, eyes_name

Build = Callable[[Any, Box], Any]
B = TypeVar("B", bound=Build)
Split = tuple[Any, ...]  # a box, and the bytes of each field of a state

KEPT = 8192  # of each part
_encode = msgspec.json.Encoder().encode


class Kept(dict[Any, Any]):
    """What was made before, by what it was made of."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Any:
        if len(self) >= KEPT:
            self.clear()
        made = self[key] = self._make(key)
        return made


class Splitter:
    """Takes a state apart: into the bytes of its fields, and of single numbers in rows of records
    (`boats.slot`: the slot of every boat)."""

    def __init__(self, state: type[Record]) -> None:
        self._kind = dtype(state)
        names = self._kind.names or ()
        self.places = {name: n for n, name in enumerate(names, 1)}  # the box comes first
        self._unpack = struct.Struct(
            "<" + "".join(f"{self._kind[name].itemsize}s" for name in names)
        ).unpack
        self._columns: list[slice] = []

    def kind_of(self, field: str) -> tuple[str, np.dtype[Any]]:
        """A field's name and type; a column is named like the number."""
        if "." not in field:
            return field, self._kind[field]
        row, _, number = field.partition(".")
        records, offsets = self._kind[row], self._kind.fields
        assert records.subdtype is not None
        assert offsets is not None
        record, (count,) = records.subdtype
        assert record.fields is not None
        kind, offset, *_ = record.fields[number]
        assert kind.itemsize == 1, f"{field} is not a single byte"
        start, size = offsets[row][1], record.itemsize
        if field not in self.places:
            self._columns.append(slice(start + offset, start + count * size, size))
            self.places[field] = len(self.places) + 1
        return number, np.dtype((kind, (count,)))

    def split(self, states: Records, box: Box) -> Split:
        data = states.tobytes()
        return box, *self._unpack(data), *[data[column] for column in self._columns]


class Part:
    """A field of the view, made of the box and some fields of the state."""

    def __init__(self, build: Build, state: Splitter, fields: Sequence[str]) -> None:
        unpack = plan(np.dtype([state.kind_of(field) for field in fields]))
        # What it is made of. (The box twice: a single thing would not be picked as a tuple.)
        self.pick = itemgetter(0, 0, *(state.places[field] for field in fields))
        self.values = Kept(lambda picked: build(unpack(b"".join(picked[2:])), picked[0]))
        self.texts = Kept(lambda picked: _encode(self.values[picked]))


class Parts:
    """The parts of a game's view: a function for each of its fields but the points."""

    def __init__(
        self, game: str, view: type[View], state: type[Record], questions: Sequence[str]
    ) -> None:
        self._view = view
        self._state = Splitter(state)
        self._parts: dict[str, Part] = {}
        for name, fields, build in (
            ("game", (), lambda s, box: game),
            ("players", ("players",), lambda s, box: s.players),
            ("eyes", ("eyes",), lambda s, box: eyes_name(s.eyes)),
            ("moves", ("moves",), lambda s, box: s.moves),
            ("over", ("over",), lambda s, box: bool(s.over)),
            ("turn", ("over", "turn"), lambda s, box: None if s.over else s.turn),
            ("question", ("over", "ask"), lambda s, box: None if s.over else questions[s.ask]),
        ):
            self._parts[name] = Part(build, self._state, fields)

    def made_of(self, *fields: str) -> Callable[[B], B]:
        """Declare the part that is named like the function; it is given these fields alone."""

        def declare(build: B) -> B:
            self._parts[build.__name__] = Part(build, self._state, fields)
            return build

        return declare

    def view(self, states: Records, box: Box, scores: list[int], places: list[int]) -> View:
        """Everything that a state shows to its eyes."""
        split = self._state.split(states, box)
        parts = {name: part.values[part.pick(split)] for name, part in self._parts.items()}
        return self._view(**parts, scores=scores, standing=places)

    def encoded(self, states: Records, box: Box, scores: list[int], places: list[int]) -> bytes:
        """The same view as JSON, from the texts of its parts."""
        split = self._state.split(states, box)
        before, after = self._texts
        texts = [key + kept[pick(split)] for key, kept, pick in before]
        texts += b'"scores":' + _encode(scores), b'"standing":' + _encode(places)
        texts += [key + kept[pick(split)] for key, kept, pick in after]
        return b"{%b}" % b",".join(texts)

    @cached_property
    def _texts(self) -> tuple[list[Any], list[Any]]:
        """The parts before and after the points, in the order of the view's fields: each with its
        key as JSON, its texts, and what it is made of."""
        texts = {
            name: (b'"%b":' % name.encode(), part.texts, part.pick)
            for name, part in self._parts.items()
        }
        names = self._view.__struct_fields__
        at = names.index("scores")
        return [texts[name] for name in names[:at]], [texts[name] for name in names[at + 2 :]]
