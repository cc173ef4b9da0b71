"""Namiji: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event
from kuroshio.namiji import moves as m
from kuroshio.namiji import state as s
from kuroshio.namiji.view import QUESTIONS


def station_name(station: str) -> Message:
    return message(f"namiji-station-{station}")


def fish_name(fish: str) -> Message:
    """A fish by its id, `blue bream`: named as a whole, since adjectives agree with nouns."""
    return message(f"namiji-fish-{fish.replace(' ', '-')}", name=fish)


def card_name(group: str, card: str) -> Message:
    """A dock or rock card by its id."""
    return message(f"namiji-{group}-{card}", name=card)


def _station_at(sea: Any, box: Box, space: int) -> int:
    record = box.plain
    station: int = record.route[record.length - space if sea.reverse else space]
    return station


def question(sea: Any, box: Box) -> Message:
    """What the seat to move is asked."""
    ask = QUESTIONS[sea.ask]
    if ask == "sail":
        neutral = sea.boat >= sea.players
        return message("namiji-ask-sail-neutral" if neutral else "namiji-ask-sail")
    if ask == "keep":
        return message("namiji-ask-keep", fish=fish_name(box.names["fish"][sea.fish]))
    if ask == "haul":
        return message("namiji-ask-haul", shrimp=sea.haul[0], crabs=sea.haul[1])
    if ask == "draft":
        return message("namiji-ask-draft", cards=sea.hand_count)
    return message(f"namiji-ask-{ask}")


def rule(sea: Any, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"namiji-rule-{QUESTIONS[sea.ask]}",
        lost=max(record.lost_at, sea.boats[sea.turn].upgrade[s.WOVEN_POT]),
        draws=record.draws,
        keep=record.rope_keep,
        cards=sea.boat_count + 1,
    )


def describe(sea: Any, box: Box, move: int) -> Message:
    """What a move means."""
    names = box.names
    if move < m.DOCK_AT:
        space = move - m.SAIL + 1
        station = names["stations"][_station_at(sea, box, space)]
        return message("namiji-move-sail", space=space, station=station_name(station))
    if move < m.HOME:
        return message("namiji-move-dock", slot=move - m.DOCK_AT + 1)
    if move == m.HOME:
        return message("namiji-move-home")
    if move < m.TAKE_HIDDEN:
        return message("namiji-move-take", fish=fish_name(names["fish"][move - m.TAKE]))
    if move == m.TAKE_HIDDEN:
        return message("namiji-move-take-hidden")
    if move < m.RELEASE:
        return message("namiji-move-keep", cell=m.cell_name(move - m.KEEP))
    if move == m.RELEASE:
        return message("namiji-move-release")
    if move < m.REVEAL:
        return _describe_cast(sea, box, move)
    if move < m.OFFER:
        return message(
            {m.REVEAL: "namiji-move-reveal", m.DRAW: "namiji-move-draw"}.get(
                move, "namiji-move-stop"
            )
        )
    if move < m.LOOK_AT:
        return message("namiji-move-offer", count=move - m.OFFER + 1)
    if move < m.PICK:
        wide = sea.boats[sea.turn].upgrade[s.STRAW_ROPE]
        return message("namiji-move-look", count=2 if move == m.LOOK_AT else wide)
    if move < m.DONE:
        return _describe_card(box, move)
    return message("namiji-move-done")


def _describe_cast(sea: Any, box: Box, move: int) -> Message:
    shown, placement = divmod(move - m.CAST, m.PLACEMENTS)
    cell, across = m.placement(placement)
    net = sea.net_shown[shown]
    fish = box.names["fish"][box.plain.nets[net]] if net >= 0 else None
    return message(
        "namiji-move-cast-across" if across else "namiji-move-cast-down",
        fish=fish_name(fish) if fish else str(shown + 1),
        cell=m.cell_name(cell),
    )


def _describe_card(box: Box, move: int) -> Message:
    if move < m.CHOOSE:
        group, card, key = "rock", move - m.PICK, "namiji-move-pick"
    else:
        group, card, key = "dock", move - m.CHOOSE, "namiji-move-choose"
    return message(key, card=named_card(box, group, card), effect=effect(box, group, card))


def named_card(box: Box, group: str, card: int) -> Message:
    return card_name(group, box.names[group][card])


def effect(box: Box, group: str, card: int) -> Message:
    """What a card does, with the numbers of the box."""
    record = box.plain
    if group == "rock":
        return message(
            "namiji-objective", measure=_objective(box, card), points=record.rock_points[card]
        )
    if record.upgrade[card] == s.NONE:
        return message("namiji-effect-meal", points=record.meal[card])
    upgrade = box.names["upgrades"][record.upgrade[card]]
    return message(
        f"namiji-effect-{upgrade}",
        number=record.number[card],
        bonus=record.twin_bonus,
        keep=record.rope_keep,
        draws=record.draws,
    )


def _objective(box: Box, card: int) -> Message:
    """What a Sacred Rock card asks for."""
    record, names = box.plain, box.names
    measure, most = names["measures"][record.measure[card]], record.at_most[card]
    bound, number = ("at-most", most)
    if most == s.NO_LIMIT:
        bound, number = ("at-least", record.at_least[card])
    if measure.startswith("colour-"):
        colour = names["colours"][int(measure.removeprefix("colour-")) - 1]
        return message("namiji-measure-colour", bound=bound, number=number, colour=colour)
    return message(f"namiji-measure-{measure}", bound=bound, number=number)


_ASKS_FOR = (
    # the first move of each family, and the questions that it answers
    (m.SAIL, (s.ASK_SAIL,)),
    (m.TAKE, (s.ASK_FISH, s.ASK_SECOND_FISH)),
    (m.KEEP, (s.ASK_KEEP,)),
    (m.RELEASE, (s.ASK_KEEP, s.ASK_CAST)),
    (m.CAST, (s.ASK_CAST,)),
    (m.DRAW, (s.ASK_HAUL,)),
    (m.OFFER, (s.ASK_OFFER,)),
    (m.LOOK_AT, (s.ASK_LOOK,)),
    (m.PICK, (s.ASK_ROCK, s.ASK_SECOND_ROCK)),
    (m.CHOOSE, (s.ASK_DRAFT,)),
    (m.DONE, (s.ASK_SECOND_FISH, s.ASK_SECOND_ROCK)),
)


def why_not(sea: Any, box: Box, move: int) -> Message:
    """Why a move is not possible now, with the rule."""
    asked = next(asks for first, asks in reversed(_ASKS_FOR) if move >= first)
    if sea.ask not in asked:
        return message("namiji-why-not-asked", question=question(sea, box))
    if sea.ask == s.ASK_SAIL:
        return _why_not_sail(sea, box, move)
    if move < m.KEEP:
        return message("namiji-why-no-such-fish")
    if sea.ask == s.ASK_KEEP:
        taken = sea.boats[sea.turn].rack[move - m.KEEP] != s.NONE
        return message("namiji-why-cell-taken" if taken else "namiji-why-cell-apart")
    if sea.ask == s.ASK_CAST:
        return message("namiji-why-no-net" if move == m.REVEAL else "namiji-why-net-place")
    return message("namiji-why-no-such-card")


def _why_not_sail(sea: Any, box: Box, move: int) -> Message:
    here = sea.boats[sea.boat].space
    ahead = here + 1
    while _station_at(sea, box, ahead) < s.DOCK:
        ahead += 1
    harbour = _station_at(sea, box, ahead)
    if move == m.HOME:
        return message("namiji-why-dock-first", space=ahead)
    if move >= m.DOCK_AT:
        if harbour == s.PORT:
            return message("namiji-why-no-dock-left")
        return message("namiji-why-slot", slots=max(3, sea.players))
    space = move - m.SAIL + 1
    if space >= box.plain.length:
        return message("namiji-why-off-the-route", last=box.plain.length - 1)
    if space <= here:
        return message("namiji-why-behind", space=here)
    if space == ahead:
        return message("namiji-why-use-dock")
    if space > ahead:
        return message("namiji-why-dock-first", space=ahead)
    station = box.names["stations"][_station_at(sea, box, space)]
    boats = sum(sea.boats[seat].space == space for seat in range(sea.boat_count))
    double = box.plain.double[box.plain.length - space if sea.reverse else space]
    if boats > (double and sea.players >= 4):
        return message("namiji-why-occupied", space=space)
    if station in ("angling", "net"):
        return message("namiji-why-rack-full")
    return message("namiji-why-panorama", panorama=station_name(station))


def narrate(event: Event) -> Message:
    """An event for the log; who it is about is said beside it."""
    args: dict[str, int | str | Message] = {}
    for name, value in event.details.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = _name(event.kind, name, value)
    return message(f"namiji-event-{event.kind}", **args)


def _name(kind: str, detail: str, value: str) -> str | Message:
    """The name of what an event's detail means."""
    if detail in ("fish", "net"):
        return fish_name(value)
    if detail == "station":
        return station_name(value)
    if detail == "panorama":
        return station_name(value)
    if detail == "source":
        return message(f"namiji-source-{value}")
    if detail == "line":
        what, which = value.split()
        return message(f"namiji-{what}", which=which)
    if detail == "place":
        cell, way = value.split()
        return message(f"namiji-place-{way}", cell=cell)
    if detail == "card":
        return card_name("dock" if kind == "took-card" else "rock", value)
    return value
