"""Ama: a redacted state as a typed structure."""

from __future__ import annotations

from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.view import EventNames, View, eyes_name, named, number
from tests.fourth_game import state as s

QUESTIONS = ("turn",)


class DiverView(msgspec.Struct):
    netted: int
    net: dict[str, int] | None  # None: these eyes do not see it
    beach: dict[str, int]


class AmaView(View, kw_only=True):
    shells: int  # left in the sea
    divers: list[DiverView]


def view(bay: Any, box: Box, scores: list[int], places: list[int]) -> AmaView:
    """Everything that the state shows to its eyes."""
    over = bool(bay.over)
    divers = bay.divers[: bay.players]
    hidden = sum(diver.netted - sum(diver.net) for diver in divers)
    return AmaView(
        game="ama",
        players=bay.players,
        eyes=eyes_name(bay.eyes),
        moves=bay.moves,
        over=over,
        turn=None if over else bay.turn,
        question=None if over else QUESTIONS[0],
        scores=scores,
        standing=places,
        shells=sum(bay.sea) - hidden,
        divers=[_diver(diver, box) for diver in divers],
    )


def _diver(diver: Any, box: Box) -> DiverView:
    names = box.names["pearls"]
    seen = sum(diver.net) == diver.netted
    net = dict(zip(names, diver.net, strict=True)) if seen else None
    return DiverView(diver.netted, net, dict(zip(names, diver.beach, strict=True)))


EVENTS: EventNames = {
    s.DIVED: ("dived", ()),
    s.FOUND: ("found", (("pearl", named("pearls")),)),
    s.MET_EEL: ("met-eel", (("lost", number),)),
    s.SOLD: ("sold", (("pearl", named("pearls")), ("count", number))),
}
