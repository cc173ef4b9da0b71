"""What a game gets that does not say it itself: its view, words, lines and picture.

They show all of the state that its eyes may know, field by field, so that a new game can be played
in the terminal and in the browser on its first day. The compiled half is `bound/defaults.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.drawing import INK, Drawing
from kuroshio.core.messages import Message, message
from kuroshio.core.parts import Parts
from kuroshio.core.records import Plain, Record, blank, dtype, i8
from kuroshio.core.state import SmallState
from kuroshio.core.view import Event, View

LINE = 22  # pixels


class NoOptions(Record):
    """The options of a game that has none."""

    nothing: i8


class NoBox(Record):
    """The box of a game that needs none."""

    nothing: i8


def empty_box(text: str, where: str) -> Box:
    return Box(text, blank(NoBox), {}, {})


class StateView(View, kw_only=True):
    """A view with the fields of the state as they are."""

    state: dict[str, Any]


def parts_of(game: str, state_type: type[Record]) -> Parts:
    """The parts of such a view."""
    parts = Parts(game, StateView, state_type, ("turn",))
    fields = [name for name in dtype(state_type).names or () if name not in _SHARED]

    @parts.made_of(*fields)
    def state(s: Any, box: Box) -> dict[str, Any]:
        return {name: _data(getattr(s, name)) for name in fields}

    return parts


_SHARED = {*(dtype(SmallState).names or ()), "options"}


def _data(value: Any) -> Any:
    """A field as numbers, lists and mappings."""
    if isinstance(value, Plain):
        return {name: _data(one) for name, one in vars(value).items()}
    return [_data(one) for one in value] if isinstance(value, tuple) else value


class DefaultWords:
    """Says what can be said of any game: the texts of its moves, the kinds of its events."""

    def __init__(self, texts: Callable[[Box], list[str]]) -> None:
        self._texts = texts

    def question(self, s: Any, box: Box) -> Message:
        return message("default-question")

    def rule(self, s: Any, box: Box) -> Message:
        return message("default-rule")

    def describe(self, s: Any, box: Box, move: int) -> Message:
        return message("default-move", text=self._texts(box)[move])

    def why_not(self, s: Any, box: Box, move: int, reason: int = 0) -> Message:
        return message("default-why-not")

    def narrate(self, event: Event) -> Message:
        told = ", ".join(f"{name} {value}" for name, value in event.details.items())
        return message("default-event", kind=event.kind, details=told)


def lines(view: StateView, say: Callable[[Message], str]) -> list[str]:
    """Each field of the state, and the points of all seats."""
    return [*_fields(view.state), f"points: {_short(view.scores)}"]


def _fields(state: dict[str, Any]) -> Iterator[str]:
    """A line for each field; rows of records a line each."""
    for name, value in state.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for n, one in enumerate(value):
                yield f"{name} {n + 1}: " + ", ".join(f"{k} {_short(v)}" for k, v in one.items())
        else:
            yield f"{name}: {_short(value)}"


def _short(value: Any) -> str:
    return " ".join(map(_short, value)) if isinstance(value, list) else str(value)


def svg(view: StateView) -> str:
    """The same lines as a picture."""
    text = lines(view, lambda said: said.key)
    drawing = Drawing(420, LINE * (len(text) + 2), view.game)
    for n, line in enumerate(text):
        drawing.text(16, LINE * (n + 1.5), line, fill=INK)
    return drawing.svg()
