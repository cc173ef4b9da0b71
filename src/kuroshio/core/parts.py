"""Parts: a view is put together from parts, each made of a few fields of a redacted state.

A part is made once for equal fields, and encoded once: most of a table is the same before and after
a move, and for all who look at it. What a part is made of are the bytes of its fields and nothing
else; so it cannot tell anyone more than what they know, whoever it was made for first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec
import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.records import Record, Records, dtype, plan
from kuroshio.core.view import View, eyes_name

Build = Callable[[Any, Box], Any]
B = TypeVar("B", bound=Build)
Picked = tuple[Box, bytes]  # what a part is made of: a box, and the bytes of its fields

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


class Part:
    """A field of the view, made of the box and some fields of the state.

    A field is named by itself, or as a field of all records in a row (`boats.slot`: the slot of
    every boat).
    """

    def __init__(
        self, name: str, build: Build, state: np.dtype[Any], fields: Sequence[str]
    ) -> None:
        found = [_found(state, field) for field in fields]
        unpack = plan(np.dtype([(name, kind) for name, kind, _ in found]))
        self.places = _joined([place for _, _, places in found for place in places])
        self.values = Kept(lambda picked: build(unpack(picked[1]), picked[0]))
        key = b'"%b":' % name.encode()
        self.texts = Kept(lambda picked: key + self._text(self.values[picked]))  # with the key
        self._elements: dict[int, tuple[Any, bytes]] = {}

    def picked(self, data: bytes, box: Box) -> Picked:
        """What the part is made of, in the bytes of a state."""
        return box, b"".join([data[place] for place in self.places])

    def _text(self, value: Any) -> bytes:
        """A part as JSON."""
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            return b"[%b]" % b",".join([self._element(one) for one in value])
        return _encode(value)

    def _element(self, value: Any) -> bytes:
        """An element of a list as JSON. Games keep what they made of a boat or a tile: one that did
        not change is the same object as before, and is not encoded again."""
        kept = self._elements.get(id(value))  # as long as it is kept, nothing else has its id
        if kept is None:
            if len(self._elements) >= KEPT:
                self._elements.clear()
            kept = self._elements[id(value)] = value, _encode(value)
        return kept[1]


def _found(state: np.dtype[Any], field: str) -> tuple[str, np.dtype[Any], list[slice]]:
    """A field's name, type and places in the bytes of a state; a column has the field's name."""
    assert state.fields is not None
    name, _, column = field.partition(".")
    kind, start, *_ = state.fields[name]
    if not column:
        return name, kind, [slice(start, start + kind.itemsize)]
    assert kind.subdtype is not None
    record, (count,) = kind.subdtype
    assert record.fields is not None
    kind, offset, *_ = record.fields[column]
    starts = range(start + offset, start + count * record.itemsize, record.itemsize)
    if kind.itemsize == 1:
        places = [slice(starts.start, starts.stop, starts.step)]
    else:
        places = [slice(one, one + kind.itemsize) for one in starts]
    return column, np.dtype((kind, (count,))), places


def _joined(places: list[slice]) -> list[slice]:
    """The same bytes in fewer slices, where one begins at the other's end."""
    made: list[slice] = []
    for place in places:
        if made and made[-1].step is place.step is None and made[-1].stop == place.start:
            made[-1] = slice(made[-1].start, place.stop)
        else:
            made.append(place)
    return made


class Parts:
    """The parts of a game's view: a function for each of its fields but the points."""

    def __init__(
        self, game: str, view: type[View], state: type[Record], questions: Sequence[str]
    ) -> None:
        self._view = view
        self.scores = view.__struct_fields__.index("scores")  # the places come after them
        self._state = dtype(state)
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
            self._parts[name] = Part(name, build, self._state, fields)

    def made_of(self, *fields: str) -> Callable[[B], B]:
        """Declare the part that is named like the function; it is given these fields alone."""

        def declare(build: B) -> B:
            self._parts[build.__name__] = Part(build.__name__, build, self._state, fields)
            return build

        return declare

    def view(self, states: Records, box: Box, scores: list[int], places: list[int]) -> View:
        """Everything that a state shows to its eyes."""
        data = states.tobytes()
        parts = {name: part.values[part.picked(data, box)] for name, part in self._parts.items()}
        return self._view(**parts, scores=scores, standing=places)

    @cached_property
    def in_order(self) -> list[Part | None]:
        """The parts in the order of the view's fields; the points have none."""
        return [self._parts.get(name) for name in self._view.__struct_fields__]

    @cached_property
    def spans(self) -> list[tuple[int, slice]]:
        """The bytes that each field of the view is made of."""
        parts = enumerate(self.in_order)
        return [(n, place) for n, part in parts if part is not None for place in part.places]


class Sheet:
    """A view as somebody saw it last, as JSON: of the next one only what has changed is looked up.

    Texts are joined, not encoded: a move costs what it changed, not what lies on the table.
    """

    def __init__(self, parts: Parts, box: Box) -> None:
        self._parts = parts
        self._box = box
        self._data = b""  # the state that the texts show
        self._texts: list[bytes] = []

    def encoded(self, states: Records, scores: list[int], places: list[int]) -> bytes:
        """Everything that a state shows to its eyes, as JSON."""
        data, before = states.tobytes(), self._data
        parts = self._parts.in_order
        if before:
            changed = {n for n, place in self._parts.spans if data[place] != before[place]}
        else:
            self._texts = [b""] * len(parts)
            changed = {n for n, part in enumerate(parts) if part is not None}
        for n in changed:
            part = parts[n]
            assert part is not None
            self._texts[n] = part.texts[part.picked(data, self._box)]
        self._data = data
        self._texts[self._parts.scores] = b'"scores":' + _encode(scores)
        self._texts[self._parts.scores + 1] = b'"standing":' + _encode(places)
        return b"{%b}" % b",".join(self._texts)
