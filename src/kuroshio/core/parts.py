"""Parts: a view is put together from parts, each made of a few fields of a redacted state.

A part is made once for equal fields: most of a table is the same before and after a move, and for
all who look at it. What a part is made of are the bytes of its fields and nothing else; so it
cannot tell anyone more than what they know, whoever it was made for first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec.structs import astuple

from kuroshio.core.boxes import Box
from kuroshio.core.records import Record, Records, dtype, layout, plan
from kuroshio.core.view import RawEvent, View, eyes_name

Build = Callable[[Any, Box], Any]
BuildOne = Callable[[Any, int, Any, Box], Any]  # an element: of a record, its number, other fields
B = TypeVar("B", bound=Build)
E = TypeVar("E", bound=BuildOne)
KEPT = 8192  # of each part
SEATS = 8  # the most that a game has
_WORD = 8  # bytes
_encode = msgspec.json.Encoder().encode


class Part:
    """A field of the view, made of the box and some fields of what eyes are shown.

    A field is named by itself, as a field of all records in a row (`boats.slot`: the slot of every
    boat), or as one record of a row (`boats.1`).
    """

    def __init__(
        self, name: str, build: Build, shown: np.dtype[Any], fields: Sequence[str]
    ) -> None:
        found = [_found(shown, field) for field in fields]
        unpack = plan(np.dtype([(name, kind) for name, kind, _ in found]))
        self.places = _joined([place for _, _, places in found for place in places])
        self.pieces = [self]
        self._path = name.encode()
        self._made = lru_cache(KEPT)(lambda box, fields: build(unpack(fields), box))
        self._change = lru_cache(KEPT)(self._changed)

    def _fields(self, shown: bytes) -> bytes:
        """The bytes of its fields in what is shown."""
        places = self.places
        return shown[places[0]] if len(places) == 1 else b"".join([shown[one] for one in places])

    def value(self, shown: bytes, box: Box) -> Any:
        return self._made(box, self._fields(shown))

    def change(self, before: bytes, after: bytes, box: Box) -> bytes:
        """What differs in it for those who know it as it was before, as JSON with its path."""
        return self._change(box, self._fields(before), self._fields(after))

    def _changed(self, box: Box, before: bytes, after: bytes) -> bytes:
        changes: list[bytes] = []
        note_changes(self._path, self._made(box, before), self._made(box, after), changes)
        return b",".join(changes)


class Series:
    """A field of the view that is a list, with an element for each of the first records of a row.
    Each element is a piece of its own: whoever sees one record alike is told the same of it,
    whatever they see of the others."""

    def __init__(
        self,
        name: str,
        build: BuildOne,
        shown: np.dtype[Any],
        row: str,
        count: str,
        fields: Sequence[str],
    ) -> None:
        assert shown.fields is not None
        _, size = _row(shown, row)
        self._count = shown.fields[count][1]  # the place of a byte
        self.pieces = [
            Part(f"{name}.{n}", _element(build, row, n), shown, (f"{row}.{n}", *fields))
            for n in range(size)
        ]

    def _there(self, shown: bytes) -> list[Part]:
        return self.pieces[: shown[self._count]]

    def value(self, shown: bytes, box: Box) -> Any:
        return [piece.value(shown, box) for piece in self._there(shown)]


def _element(build: BuildOne, row: str, n: int) -> Build:
    return lambda s, box: build(getattr(s, row), n, s, box)


def note_changes(path: bytes, old: Any, new: Any, changes: list[bytes]) -> None:
    """Note as JSON what differs between a value and what it was before, each with the path to it as
    its name (`"boats.1.space":7`): whatever has the same fields, keys or length is looked into."""
    if old is new or old == new:
        return
    kind = type(new)
    if type(old) is kind:
        # Elements of a list are not looked for at other places: of plain ones all are told.
        if issubclass(kind, msgspec.Struct):
            for name, was, it in zip(_names(kind), astuple(old), astuple(new), strict=True):
                if was is not it and was != it:
                    note_changes(path + name, was, it, changes)
            return
        if kind is dict and old.keys() == new.keys():
            for key, it in new.items():
                if old[key] != it:
                    note_changes(b"%b.%b" % (path, key.encode()), old[key], it, changes)
            return
        if kind is list and len(old) == len(new) and isinstance(new[0], msgspec.Struct):
            for n, (was, it) in enumerate(zip(old, new, strict=True)):
                if was is not it:
                    note_changes(b"%b.%d" % (path, n), was, it, changes)
            return
    changes.append(b'"%b":%b' % (path, _encode(new)))


@cache
def _names(kind: type[msgspec.Struct]) -> list[bytes]:
    """The names of a structure's fields, as they go on a path."""
    return [f".{name}".encode() for name in kind.__struct_fields__]


def _row(shown: np.dtype[Any], field: str) -> tuple[np.dtype[Any], int]:
    """What a row consists of, and its length."""
    assert shown.fields is not None
    kind = shown.fields[field][0]
    assert kind.subdtype is not None
    element, (count,) = kind.subdtype
    return element, count


def _found(shown: np.dtype[Any], field: str) -> tuple[str, np.dtype[Any], list[slice]]:
    """A field's name, type and places in the bytes; a column has the name of its field, a record of
    a row that of the row."""
    assert shown.fields is not None
    name, _, column = field.partition(".")
    kind, start, *_ = shown.fields[name]
    if not column:
        return name, kind, [slice(start, start + kind.itemsize)]
    record, count = _row(shown, name)
    if column.isdecimal():
        start += int(column) * record.itemsize
        return name, record, [slice(start, start + record.itemsize)]
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
        self.questions = tuple(questions)
        self.state = dtype(state)
        self.shown = shown_type(state)
        assert self.shown.fields is not None
        self._event_count = self.shown.fields["event_count"][1]  # the place of a byte
        (self._events,) = _found(self.shown, "events")[2]
        self._event = layout(_row(self.shown, "events")[0])
        self._parts: dict[str, Part | Series] = {}
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

    def each_of(self, row: str, count: str, *fields: str) -> Callable[[E], E]:
        """Declare the list that is named like the function, with an element for each of the first
        records of a row. `count` is the field that says how many; it is the same all through a
        game. The function is given the record, its number, and the other fields."""

        def declare(build: E) -> E:
            name = build.__name__
            self._parts[name] = Series(name, build, self.shown, row, count, fields)
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
        return self._view(**{name: part.value(shown, box) for name, part in self._parts.items()})

    def events(self, shown: bytes) -> list[RawEvent]:
        """The events in what eyes are shown."""
        end = self._events.start + shown[self._event_count] * self._event.size
        strip = shown[self._events.start : min(end, self._events.stop)]
        return list(self._event.iter_unpack(strip))

    @cached_property
    def pieces(self) -> list[Part]:
        """What is told apart when something changes: the parts, and the elements of lists."""
        in_order = [self._parts[name] for name in self._view.__struct_fields__]
        return [piece for part in in_order for piece in part.pieces]

    @cached_property
    def spans(self) -> tuple[Records, Records]:
        """The bytes of which each piece is made, and last the events: see `kernels.compare`."""
        events = [*_found(self.shown, "event_count")[2], *_found(self.shown, "events")[2]]
        places = [*[piece.places for piece in self.pieces], events]
        spans = [(one.start, one.stop, one.step or 1) for part in places for one in part]
        first = [sum(map(len, places[:n])) for n in range(len(places) + 1)]
        return np.array(spans, np.int64), np.array(first, np.int64)
