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
SEATS = 8  # the most that a game has
_WORD = 8  # bytes
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
    """A field of the view, made of the box and some fields of what eyes are shown.

    A field is named by itself, or as a field of all records in a row (`boats.slot`: the slot of
    every boat).
    """

    def __init__(
        self, name: str, build: Build, shown: np.dtype[Any], fields: Sequence[str]
    ) -> None:
        found = [_found(shown, field) for field in fields]
        unpack = plan(np.dtype([(name, kind) for name, kind, _ in found]))
        self.places = _joined([place for _, _, places in found for place in places])
        self.values = Kept(lambda picked: build(unpack(picked[1]), picked[0]))
        self._key = b'"%b' % name.encode()
        self._texts = Kept(lambda picked: self._encoded(build(unpack(picked[1]), picked[0])))
        self._elements: dict[int, tuple[Any, bytes]] = {}

    def picked(self, shown: bytes, box: Box) -> Picked:
        """What the part is made of, in the bytes of what is shown."""
        return box, b"".join([shown[place] for place in self.places])

    def text(self, shown: bytes, box: Box) -> bytes:
        """The part as JSON, with its name before it."""
        return self._named(self._texts[self.picked(shown, box)])

    def change(self, before: bytes, after: bytes, box: Box) -> bytes:
        """The same for those who know it as it was before: of a list that is as long as it was, the
        elements that have changed (`"boats.1":…`), perhaps none."""
        new = self._texts[self.picked(after, box)]
        if isinstance(new, list):
            old = self._texts[self.picked(before, box)]
            if isinstance(old, list) and len(old) == len(new):
                pairs = enumerate(zip(old, new, strict=True))
                changed = [b'%b.%d":%b' % (self._key, n, it) for n, (was, it) in pairs if it != was]
                return b",".join(changed)
        return self._named(new)

    def _named(self, made: bytes | list[bytes]) -> bytes:
        if isinstance(made, list):
            return b'%b":[%b]' % (self._key, b",".join(made))
        return b'%b":%b' % (self._key, made)

    def _encoded(self, value: Any) -> bytes | list[bytes]:
        """A part as JSON; a list of structures element by element."""
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            return [self._element(one) for one in value]
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


def _found(shown: np.dtype[Any], field: str) -> tuple[str, np.dtype[Any], list[slice]]:
    """A field's name, type and places in the bytes; a column has the name of its field."""
    assert shown.fields is not None
    name, _, column = field.partition(".")
    kind, start, *_ = shown.fields[name]
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


def shown_type(state: type[Record]) -> np.dtype[Any]:
    """What eyes are shown: a redacted state, and with it the points and places of all seats as far
    as they know them. It is as long as some whole words, so that the points lie at one."""
    kind = dtype(state)
    assert kind.fields is not None
    fields = {name: (kind.fields[name][0], kind.fields[name][1]) for name in kind.names or ()}
    start = -(-kind.itemsize // _WORD) * _WORD
    for name in ("scores", "standing"):
        fields[name] = np.dtype((np.int64, (SEATS,))), start
        start += SEATS * _WORD
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": [*fields], "formats": formats, "offsets": offsets, "itemsize": start})


class Parts:
    """The parts of a game's view: a function for each of its fields."""

    def __init__(
        self, game: str, view: type[View], state: type[Record], questions: Sequence[str]
    ) -> None:
        self._view = view
        self.state = dtype(state)
        self.shown = shown_type(state)
        self._parts: dict[str, Part] = {}
        for name, fields, build in (
            ("game", (), lambda s, box: game),
            ("players", ("players",), lambda s, box: s.players),
            ("eyes", ("eyes",), lambda s, box: eyes_name(s.eyes)),
            ("moves", ("moves",), lambda s, box: s.moves),
            ("over", ("over",), lambda s, box: bool(s.over)),
            ("turn", ("over", "turn"), lambda s, box: None if s.over else s.turn),
            ("question", ("over", "ask"), lambda s, box: None if s.over else questions[s.ask]),
            ("scores", ("players", "scores"), lambda s, box: list(s.scores[: s.players])),
            ("standing", ("players", "standing"), lambda s, box: list(s.standing[: s.players])),
        ):
            self._parts[name] = Part(name, build, self.shown, fields)

    def made_of(self, *fields: str) -> Callable[[B], B]:
        """Declare the part that is named like the function; it is given these fields alone."""

        def declare(build: B) -> B:
            self._parts[build.__name__] = Part(build.__name__, build, self.shown, fields)
            return build

        return declare

    def rows(self, count: int) -> Records:
        """Room for what so many eyes are shown, byte by byte."""
        return np.zeros((count, self.shown.itemsize), np.uint8)

    def states_in(self, rows: Records) -> Records:
        """The states in such rows."""
        return np.ndarray(len(rows), self.state, rows, strides=rows.strides[:1])

    def results_in(self, rows: Records) -> Records:
        """The points and places in such rows."""
        return rows.view(np.int64)[:, -2 * SEATS :]

    def view(self, shown: bytes, box: Box) -> View:
        """Everything that eyes are shown."""
        parts = {name: part.values[part.picked(shown, box)] for name, part in self._parts.items()}
        return self._view(**parts)

    def text(self, shown: bytes, box: Box) -> bytes:
        """The same as JSON."""
        return b"{%b}" % b",".join([part.text(shown, box) for part in self.in_order])

    @cached_property
    def in_order(self) -> list[Part]:
        """The parts in the order of the view's fields."""
        return [self._parts[name] for name in self._view.__struct_fields__]

    @cached_property
    def spans(self) -> tuple[Records, Records]:
        """The bytes that each part is made of, and after them the events: see `kernels.compare`."""
        events = [*_found(self.shown, "event_count")[2], *_found(self.shown, "events")[2]]
        places = [*[part.places for part in self.in_order], events]
        spans = [(one.start, one.stop, one.step or 1) for part in places for one in part]
        first = [sum(map(len, places[:n])) for n in range(len(places) + 1)]
        return np.array(spans, np.int64), np.array(first, np.int64)
