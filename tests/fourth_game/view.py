"""Ama: a redacted state as a typed structure."""

from __future__ import annotations

from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts
from kuroshio.core.view import EventNames, View, named, number
from tests.fourth_game import state as s

QUESTIONS = ("turn",)


class DiverView(msgspec.Struct):
    netted: int
    net: dict[str, int] | None  # None: these eyes do not see it
    beach: dict[str, int]


class AmaView(View, kw_only=True):
    shells: int  # left in the sea
    divers: list[DiverView]


PARTS = Parts("ama", AmaView, s.State, QUESTIONS)


@PARTS.made_of("players", "sea", "divers")
def shells(bay: Any, box: Box) -> int:
    hidden = sum(diver.netted - sum(diver.net) for diver in bay.divers[: bay.players])
    left: int = sum(bay.sea) - hidden
    return left


@PARTS.made_of("players", "divers")
def divers(bay: Any, box: Box) -> list[DiverView]:
    return [_diver(diver, box) for diver in bay.divers[: bay.players]]


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
