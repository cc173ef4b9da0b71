"""Parts: a view is put together from parts, each made of a few fields of a redacted state.

A part is made once for equal fields: most of a table is the same before and after a move, and for
all who look at it. What a part is made of are the bytes of its fields and nothing else; so it
cannot tell anyone more than what they know, whoever it was made for first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import accumulate
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from msgspec.structs import astuple

from kuroshio.core.boxes import Box
from kuroshio.core.records import WORD, Record, Records, dtype, i8, layout, plan, words_of
from kuroshio.core.state import ALWAYS, IS, SEATS, WAS
from kuroshio.core.view import RawEvent, View, eyes_name

Build = Callable[[Any, Box], Any]
BuildOne = Callable[[Any, int, Box], Any]  # makes an element, from some fields and its number
B = TypeVar("B", bound=Build)
E = TypeVar("E", bound=BuildOne)
KEPT = 1024  # values of each part that are remembered
BOXES = 8  # for each of which texts are remembered
_encode = msgspec.json.Encoder().encode


class Nothing(Record):
    """The reckoning of a game whose view tells nothing beyond its state."""

    none: i8


class Excerpt:
    """Some fields of what eyes are shown.

    A field is named by itself, as a field of all records in a row (`boats.slot`: the slot of every
    boat), as one element of a row (`boats.1`), or as one of its fields (`boats.1.slot`).
    """

    def __init__(self, shown: np.dtype[Any], fields: Sequence[str]) -> None:
        found = [_found(shown, field) for field in fields]
        self.places = _joined([place for _, _, places in found for place in places])
        self.read = plan(np.dtype([(name, kind) for name, kind, _ in found]))

    def of(self, shown: bytes) -> bytes:
        """The bytes of these fields; `read` makes plain numbers of them."""
        return b"".join([shown[place] for place in self.places])


class Part:
    """A field of the view, made of the box and an excerpt of what eyes are shown.

    It may be there only while certain questions are asked (a bit for each); `otherwise` is what it
    is at other times.
    """

    def __init__(
        self,
        path: str,
        build: Build,
        shown: np.dtype[Any],
        fields: Sequence[str],
        asked: int = ALWAYS,
        otherwise: Any = None,
    ) -> None:
        assert shown.fields is not None
        self._excerpt = Excerpt(shown, fields)
        self.places, unpack = self._excerpt.places, self._excerpt.read
        self.asked = asked
        self.pieces = [self]
        self._over, self._ask = shown.fields["over"][1], shown.fields["ask"][1]
        self._path, self._otherwise = path.encode(), otherwise
        self._made = lru_cache(KEPT)(lambda box, fields: build(unpack(fields), box))
        self.change = lru_cache(KEPT)(self._change)

    def value(self, shown: bytes, box: Box) -> Any:
        if self.asked != ALWAYS and (shown[self._over] or not self.asked >> shown[self._ask] & 1):
            return self._otherwise
        return self._made(box, self._excerpt.of(shown))

    def _change(self, box: Box, sides: bytes) -> bytes:
        """How it differs before and after a move, as JSON with its path. `sides` holds the bytes of
        its fields before, after, or both; see `kernels.compare`."""
        there, both = sides[0], sides[1:]
        size = len(both) // 2 if there == WAS | IS else len(both)
        was = self._made(box, both[:size]) if there & WAS else self._otherwise
        it = self._made(box, both[-size:] if size else b"") if there & IS else self._otherwise
        changes: list[bytes] = []
        note_changes(self._path, was, it, changes)
        return b",".join(changes)


class Number(Part):
    """A field of the view that is a number of the state as it stands there: to write it takes less
    time than to remember it."""

    def __init__(self, path: str, shown: np.dtype[Any], field: str) -> None:
        super().__init__(path, lambda s, box: None, shown, [field])
        (self._place,) = self.places
        self.change = self._change  # type: ignore[assignment]

    def value(self, shown: bytes, box: Box) -> Any:
        return int.from_bytes(shown[self._place], "little", signed=True)

    def _change(self, box: Box, sides: bytes) -> bytes:
        now = sides[len(sides) // 2 + 1 :]
        return b'"%b":%d' % (self._path, int.from_bytes(now, "little", signed=True))


class Those(Part):
    """A list of the elements that are there now: those whose first byte is not 0, in order.

    Where an element stands in the list depends on the others, so the whole list is one piece; but
    only elements whose bytes have changed are made and compared.
    """

    def __init__(self, path: str, shown: np.dtype[Any], elements: Sequence[Part]) -> None:
        super().__init__(path, lambda s, box: None, shown, ())
        self._excerpt.places = self.places = _joined(
            [place for element in elements for place in element.places]
        )
        sizes = [
            sum(len(range(*one.indices(shown.itemsize))) for one in e.places) for e in elements
        ]
        ends = [*accumulate(sizes)]
        self._elements = elements
        self._own = [*map(slice, [0, *ends], ends)]  # the bytes of each element
        self._cut = itemgetter(*self._own)
        self._there = itemgetter(*[0, *ends][:-1])  # the first byte of each
        self._owner = [n for n, size in enumerate(sizes) for _ in range(size)]  # of each byte
        self._made = lru_cache(KEPT)(self._gathered)
        # Of each element what it reads as JSON; most are as they were when the list was last told.
        self._texts = lru_cache(BOXES)(lambda box: [dict[bytes, bytes]() for _ in elements])

    def _gathered(self, box: Box, fields: bytes) -> list[Any]:
        found = zip(self._elements, self._cut(fields), strict=True)
        return [element._made(box, own) for element, own in found if own[0]]

    def _whole(self, box: Box, now: Sequence[bytes]) -> bytes:
        """The whole list, as JSON with its path."""
        written = []
        for n, (texts, own) in enumerate(zip(self._texts(box), now, strict=True)):
            if own[0]:
                text = texts.get(own)
                if text is None:
                    if len(texts) >= KEPT:
                        texts.clear()
                    text = texts[own] = _encode(self._elements[n]._made(box, own))
                written.append(text)
        return b'"%b":[%b]' % (self._path, b",".join(written))

    def _change(self, box: Box, sides: bytes) -> bytes:
        half = (len(sides) + 1) // 2
        before, after = sides[1:half], sides[half:]
        changed = [(n, self._own[n]) for n in self._changed(before, after)]
        if any((before[own.start] == 0) != (after[own.start] == 0) for _, own in changed):
            return self._whole(box, self._cut(after))
        there, changes = self._there(after), list[bytes]()
        for n, own in changed:
            if there[n]:
                path = b"%b.%d" % (self._path, n - there[:n].count(0))
                made = self._elements[n]._made
                note_changes(path, made(box, before[own]), made(box, after[own]), changes)
        return b",".join(changes)

    def _changed(self, before: bytes, after: bytes) -> Iterator[int]:
        """The numbers of the elements whose bytes have changed: a few of many."""
        differ = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
        while differ:
            lowest = (differ & -differ).bit_length() - 1
            n = self._owner[lowest // 8]
            yield n
            end = 8 * self._own[n].stop
            differ = differ >> end << end


class Group:
    """A structure in the view of which each field is a piece of its own."""

    def __init__(self, kind: type[msgspec.Struct], fields: dict[str, Part]) -> None:
        self._kind = kind
        self.pieces = [fields[name] for name in kind.__struct_fields__]

    def value(self, shown: bytes, box: Box) -> Any:
        return self._kind(*[piece.value(shown, box) for piece in self.pieces])


class Series:
    """A field of the view that is a list. Each element is one piece or several, so that all who see
    an element alike are told the same of it, whatever they see of the others."""

    def __init__(self, elements: Sequence[Part | Group], count: int | None) -> None:
        self._elements = elements
        self._count = count  # the place of the byte that says how many are there
        self.pieces = [piece for element in elements for piece in element.pieces]

    def value(self, shown: bytes, box: Box) -> Any:
        there = self._elements if self._count is None else self._elements[: shown[self._count]]
        return [element.value(shown, box) for element in there]


class Of(NamedTuple):
    """The fields that something is made of, and the function that makes it."""

    fields: Sequence[str | Callable[[int], str]]
    build: BuildOne
    as_it_is: bool = False  # the value of the only field


def of(*fields: str | Callable[[int], str], by: BuildOne | None = None) -> Of:
    if by is None:
        (field,) = fields
        assert isinstance(field, str)
        return Of(fields, lambda s, n, box: getattr(s, field.rpartition(".")[2]), as_it_is=True)
    return Of(fields, by)


def is_number(shown: np.dtype[Any], field: str) -> bool:
    """Whether a field is one number."""
    return _found(shown, field)[1].kind == "i"


def note_changes(path: bytes, old: Any, new: Any, changes: list[bytes]) -> None:
    """Note as JSON what differs between a value and what it was before, each with the path to it as
    its name (`"boats.1.space":7`): whatever has the same fields, keys or length is looked into."""
    if old is new or old == new:
        return
    kind = type(new)
    if type(old) is kind:
        # Elements of a list are not looked for at other places: of plain ones all are told.
        if names := _names(new.__class__):
            for name, was, it in zip(names, astuple(old), astuple(new), strict=True):
                if was is not it and was != it:
                    note_changes(path + name, was, it, changes)
            return
        if kind is dict and old.keys() == new.keys():
            for key, it in new.items():
                if old[key] != it:
                    note_changes(b"%b.%b" % (path, key.encode()), old[key], it, changes)
            return
        if kind is list and len(old) == len(new) and _names(new[0].__class__):
            for n, (was, it) in enumerate(zip(old, new, strict=True)):
                if was is not it:
                    note_changes(b"%b.%d" % (path, n), was, it, changes)
            return
    changes.append(b'"%b":%b' % (path, _encode(new)))


def _nothing(box: Box, sides: bytes) -> bytes:
    return b""


@cache
def _names(kind: Any) -> list[bytes]:
    """The names of a structure's fields, as they stand in a path; other types have none."""
    return [f".{name}".encode() for name in getattr(kind, "__struct_fields__", ())]


def _events(shown: np.dtype[Any]) -> list[slice]:
    """The places of the events: of their number, then of the events themselves."""
    return [*_found(shown, "event_count")[2], *_found(shown, "events")[2]]


def _row(shown: np.dtype[Any], field: str) -> tuple[np.dtype[Any], int]:
    """What a row consists of, and its length."""
    assert shown.fields is not None
    kind = shown.fields[field][0]
    assert kind.subdtype is not None
    element, (count,) = kind.subdtype
    return element, count


def _found(shown: np.dtype[Any], field: str) -> tuple[str, np.dtype[Any], list[slice]]:
    """A field's name, type and places in the bytes. `boats.slot` is called `slot`, and so is
    `boats.1.slot`; `boats.1` is called `boats`."""
    assert shown.fields is not None
    name, _, column = field.partition(".")
    kind, start, *_ = shown.fields[name]
    if not column:
        return name, kind, [slice(start, start + kind.itemsize)]
    record, count = _row(shown, name)
    number, _, own = column.partition(".")
    if number.isdecimal():
        start += int(number) * record.itemsize
        if own:
            assert record.fields is not None
            name, (record, offset, *_) = own, record.fields[own]
            start += offset
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
    """The same bytes in fewer slices: one that begins where another ends is joined to it."""
    made: list[slice] = []
    for place in places:
        if made and made[-1].step is place.step is None and made[-1].stop == place.start:
            made[-1] = slice(made[-1].start, place.stop)
        else:
            made.append(place)
    return made


def shown_type(state: type[Record], reckoned: type[Record]) -> np.dtype[Any]:
    """What eyes are shown: a redacted state, what the rules reckon from it, and the points and
    places of all seats as far as they know them. All begin at whole words."""
    fields: dict[str, tuple[Any, int]] = {}
    start = 0
    for kind in (dtype(state), dtype(reckoned)):
        assert kind.fields is not None
        fields |= {name: (one, start + place) for name, (one, place, *_) in kind.fields.items()}
        start += words_of(kind) * WORD
    for name in ("scores", "standing"):
        fields[name] = np.dtype((np.int64, (SEATS,))), start
        start += SEATS * WORD
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": [*fields], "formats": formats, "offsets": offsets, "itemsize": start})


class Map(NamedTuple):
    """Which bytes of what is shown belong to which pieces, for `kernels.compare`. The pieces of the
    view come first, then the one from which moments are told, and last the events."""

    spans: Records  # start, stop, step
    pieces: Records  # first span, the one after the last, when it is there (events: their size)
    owners: Records  # for each byte, where the list of its pieces begins; then those lists
    over: int  # the places of two bytes: whether the game is over, and what is asked
    ask: int
    room: int  # the most bytes that all changes together can need


class Parts:
    """The parts of a game's view: a function for each of its fields."""

    def __init__(
        self,
        game: str,
        view: type[View],
        state: type[Record],
        questions: Sequence[str],
        reckoned: type[Record] = Nothing,
    ) -> None:
        self.view_type = view
        self.questions = tuple(questions)
        self.state, self.reckoned = dtype(state), dtype(reckoned)
        self.shown = shown_type(state, reckoned)
        (self._strip,) = _joined(_events(self.shown))
        self._event = layout(_row(self.shown, "events")[0])
        self._parts: dict[str, Part | Group | Series] = {}
        for name, fields, build in (
            ("game", (), lambda s, box: game),
            ("eyes", ("eyes",), lambda s, box: eyes_name(s.eyes)),
            ("over", ("over",), lambda s, box: bool(s.over)),
            ("turn", ("over", "turn"), lambda s, box: None if s.over else s.turn),
            ("question", ("over", "ask"), lambda s, box: None if s.over else questions[s.ask]),
            ("scores", ("players", "scores"), lambda s, box: list(s.scores[: s.players])),
            ("standing", ("players", "standing"), lambda s, box: list(s.standing[: s.players])),
        ):
            self._parts[name] = Part(name, build, self.shown, fields)
        for name in ("players", "moves"):
            self._parts[name] = Number(name, self.shown, name)

    def made_of(
        self, *fields: str, asked: Sequence[int] = (), otherwise: Any = None
    ) -> Callable[[B], B]:
        """Declare the part that is named like the function, which is given these fields and the
        options of the game, and nothing else. A part that is there only while certain questions are
        `asked` has the value `otherwise` at all other times."""
        assert self.shown.fields is not None
        options = [name for name in ("options",) if name in self.shown.fields]

        def declare(build: B) -> B:
            name, bits = build.__name__, sum(1 << ask for ask in asked) or ALWAYS
            self._parts[name] = Part(name, build, self.shown, [*fields, *options], bits, otherwise)
            return build

        return declare

    def each_of(self, *fields: str | Callable[[int], str], count: str | int) -> Callable[[E], E]:
        """Declare the list that is named like the function, which makes one element and is given
        only these fields of it. `boats.#` is the element's own boat; where a field is a function,
        it is given the element's number and returns the field's name. `count` is the number of
        elements, or the field that holds it and never changes during a game."""

        def declare(build: E) -> E:
            made = Of(fields, build)
            self._list(build.__name__, count, [made], lambda path, n: self._part(path, made, n))
            return build

        return declare

    def those_of(self, *fields: str | Callable[[int], str], count: int) -> Callable[[E], E]:
        """Declare a list of only those elements that are there: an element is there while the first
        of its fields is not 0."""

        def declare(build: E) -> E:
            name, made = build.__name__, Of(fields, build)
            elements = [self._part(f"{name}.{n}", made, n) for n in range(count)]
            self._parts[name] = Those(name, self.shown, elements)
            return build

        return declare

    def structures(
        self, name: str, kind: type[msgspec.Struct], count: str | int, /, **fields: Of
    ) -> None:
        """Declare a list of structures field by field: few fields change at a time."""

        def element(path: str, n: int) -> Group:
            return Group(
                kind, {it: self._part(f"{path}.{it}", made, n) for it, made in fields.items()}
            )

        self._list(name, count, [*fields.values()], element)

    def structure(self, name: str, kind: type[msgspec.Struct], /, **fields: Of) -> None:
        """Declare one structure field by field."""
        parts = {it: self._part(f"{name}.{it}", made, 0) for it, made in fields.items()}
        self._parts[name] = Group(kind, parts)

    def _list(
        self,
        name: str,
        count: str | int,
        made: Sequence[Of],
        element: Callable[[str, int], Part | Group],
    ) -> None:
        place = None
        if isinstance(count, str):
            assert self.shown.fields is not None
            place = self.shown.fields[count][1]
            named = [field for one in made for field in one.fields if isinstance(field, str)]
            rows = {field.partition(".")[0] for field in named if "#" in field}
            count = min(_row(self.shown, row)[1] for row in rows)
        self._parts[name] = Series([element(f"{name}.{n}", n) for n in range(count)], place)

    def _part(self, path: str, made: Of, n: int) -> Part:
        own = [one(n) if callable(one) else one.replace("#", str(n)) for one in made.fields]
        fields = [field for field in own if field]
        if made.as_it_is and is_number(self.shown, fields[0]):
            return Number(path, self.shown, fields[0])
        return Part(path, lambda s, box: made.build(s, n, box), self.shown, fields)

    def rows(self, count: int) -> Records:
        """Room for what so many eyes are shown, as words."""
        return np.zeros((count, words_of(self.shown)), np.int64)

    def room(self, count: int) -> tuple[Records, tuple[Records, Records, Records]]:
        """The same, and the states in it, what is reckoned from them, and the points and places.

        These have two rows at least: one alone would be an array of another kind to Numba, which
        would compile `show` and all the rules in it twice.
        """
        rows = self.rows(max(2, count))
        strides = rows.strides[:1]
        states = np.ndarray(len(rows), self.state, rows, strides=strides)
        reckoned = np.ndarray(
            len(rows), self.reckoned, rows, words_of(self.state) * WORD, strides=strides
        )
        return rows[:count], (states, reckoned, rows[:, -2 * SEATS :])

    def view(self, shown: bytes, box: Box) -> View:
        """Everything that eyes are shown."""
        return self.view_type(
            **{name: part.value(shown, box) for name, part in self._parts.items()}
        )

    def place_of(self, field: str) -> int:
        """Where a field begins in the bytes of what eyes are shown."""
        assert self.shown.fields is not None
        place: int = self.shown.fields[field][1]
        return place

    def excerpt(self, *fields: str) -> Excerpt:
        """Some fields of what eyes are shown."""
        return Excerpt(self.shown, fields)

    def strip(self, shown: bytes) -> bytes:
        """The events in what eyes are shown: one byte with their number, then the events."""
        return shown[self._strip]

    def happened(self, strip: bytes) -> list[bytes]:
        """The events of a strip."""
        size = self._event.size
        end = min(1 + strip[0] * size, len(strip))  # a full strip goes on counting
        return [strip[at : at + size] for at in range(1, end, size)]

    def raw_event(self, happened: bytes) -> RawEvent:
        return self._event.unpack(happened)

    @cached_property
    def pieces(self) -> list[Part]:
        """All pieces in which a change is looked for: parts, and the elements of lists."""
        in_order = [self._parts[name] for name in self.view_type.__struct_fields__]
        return [piece for part in in_order for piece in part.pieces]

    @cached_property
    def change(self) -> list[Callable[[Box, bytes], bytes]]:
        """What writes a change of each piece as JSON; of that which tells the moments of a game and
        of the events, which come after the pieces, nothing is written."""
        return [*(piece.change for piece in self.pieces), _nothing, _nothing]

    def map_with(self, moments: Excerpt) -> Map:
        """Which bytes belong to which pieces. Moments are told from this excerpt."""
        assert self.shown.fields is not None
        over, ask = (self.shown.fields[name][1] for name in ("over", "ask"))
        spans: list[tuple[int, int, int]] = []
        pieces: list[tuple[int, int, int]] = []
        owners: list[list[int]] = [[] for _ in range(self.shown.itemsize)]
        places_of = [(piece.places, piece.asked) for piece in self.pieces]
        beside = [(moments.places, ALWAYS), ([self._strip], ALWAYS)]
        for n, (places, asked) in enumerate([*places_of, *beside]):
            first = len(spans)
            spans += [(one.start, one.stop, one.step or 1) for one in places]
            pieces.append((first, len(spans), asked))
            for span in spans[first:]:
                for byte in range(*span):
                    owners[byte].append(n)
            if asked != ALWAYS:
                owners[over].append(n)
                owners[ask].append(n)
        pieces[-1] = (*pieces[-1][:2], self._event.size)
        starts = [len(owners) + 1 + sum(map(len, owners[:n])) for n in range(len(owners) + 1)]
        lists = [n for one in owners for n in one]
        return Map(
            np.array(spans, np.int64),
            np.array(pieces, np.int64),
            np.array([*starts, *lists], np.int64),
            over,
            ask,
            sum(2 * len(range(*span)) for span in spans) + len(pieces),
        )
