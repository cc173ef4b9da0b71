"""Namiji: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.narrate import narrator, pointer
from kuroshio.core.view import Event
from kuroshio.namiji import moves as m
from kuroshio.namiji import reasons as r
from kuroshio.namiji import state as s
from kuroshio.namiji.docks import cards_dealt
from kuroshio.namiji.rack import cell_after, lies_across, net_cell
from kuroshio.namiji.reckon import Known
from kuroshio.namiji.rocks import most_looked_at
from kuroshio.namiji.route import is_neutral, station_at
from kuroshio.namiji.state import QUESTIONS


def station_name(station: str) -> Message:
    return message(f"namiji-station-{station}")


def of_panorama(panorama: str) -> Message:
    """A panorama as what a section is of."""
    return message(f"namiji-of-panorama-{panorama}")


def fish_name(fish: str) -> Message:
    """A fish by its id, `blue bream`: named as a whole, since adjectives agree with nouns."""
    return _named_fish("fish", fish)


def the_fish(fish: str) -> Message:
    """A fish as what somebody takes, `the blue bream`: many languages decline it then."""
    return _named_fish("the-fish", fish)


def two_fish(fish: str) -> Message:
    """What a net holds, `two blue bream`."""
    return _named_fish("two-fish", fish)


def _named_fish(form: str, fish: str) -> Message:
    return message(f"namiji-{form}-{fish.replace(' ', '-')}", name=fish)


def card_name(group: str, card: str) -> Message:
    """A dock or rock card by its id."""
    return message(f"namiji-{group}-{card}", name=card)


def _line_name(line: str) -> Message:
    """A line of the rack by its name, `row 2`."""
    what, which = line.split()
    return message(f"namiji-{what}", which=which)


def _place_name(place: str) -> Message:
    """A net's place by its name, `B2 across`."""
    cell, way = place.split()
    return message(f"namiji-place-{way}", cell=cell)


def _station(sea: Known, box: Box, space: int) -> Message:
    """The station of a space in sailing order."""
    return station_name(s.STATIONS[station_at(sea, box.plain, space)])


def _asked(sea: Known) -> str:
    """The question by its name; the neutral boat's has words and a rule of its own."""
    asked = QUESTIONS[sea.ask]
    return "sail-neutral" if asked == "sail" and is_neutral(sea, sea.boat) else asked


def question(sea: Known, box: Box) -> Message:
    """What the seat to move is asked."""
    ask = _asked(sea)
    if ask == "keep":
        return message("namiji-ask-keep", fish=fish_name(box.names["fish"][sea.fish]))
    if ask == "cast":
        return message("namiji-ask-cast", nets=sea.net_shown_count)
    if ask == "haul":
        return message("namiji-ask-haul", shrimp=sea.haul[0], crabs=sea.haul[1])
    if ask == "draft":
        return message("namiji-ask-draft", cards=sea.hand_count)
    return message(f"namiji-ask-{ask}")


def rule(sea: Known, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"namiji-rule-{_asked(sea)}",
        lost=sea.lost_at,
        draws=record.draws,
        keep=record.rope_keep,
        cards=cards_dealt(sea.boat_count),
    )


def describe(sea: Known, box: Box, move: int) -> Message:
    """What a move means."""
    family, parts = m.FAMILIES.read(move)
    return _MEANINGS[family](sea, box, *parts) if parts else message(f"namiji-move-{family}")


def _describe_sail(sea: Known, box: Box, before: int) -> Message:
    space = before + 1
    return message("namiji-move-sail", space=space, station=_station(sea, box, space))


def _describe_cast(sea: Known, box: Box, shown: int, placement: int) -> Message:
    net = sea.net_shown[shown]
    fish = box.names["fish"][box.plain.nets[net]] if net >= 0 else None
    return message(
        "namiji-move-cast-across" if lies_across(placement) else "namiji-move-cast-down",
        fish=two_fish(fish) if fish else str(shown + 1),
        cell=m.cell_name(net_cell(placement)),
    )


def _describe_look(sea: Known, box: Box, wide: int) -> Message:
    most = most_looked_at(sea.boats[sea.turn])
    return message("namiji-move-look", count=most if wide else s.ROCKS_LOOKED_AT)


def _describe_card(box: Box, verb: str, group: str, card: int) -> Message:
    return message(
        f"namiji-move-{verb}", card=named_card(box, group, card), effect=effect(box, group, card)
    )


_MEANINGS: dict[str, Callable[..., Message]] = {
    "sail": _describe_sail,
    "dock": lambda sea, box, slot: message("namiji-move-dock", slot=slot + 1),
    "take": lambda sea, box, fish: message(
        "namiji-move-take", fish=the_fish(box.names["fish"][fish])
    ),
    "keep": lambda sea, box, cell: message("namiji-move-keep", cell=m.cell_name(cell)),
    "cast": _describe_cast,
    "offer": lambda sea, box, less: message("namiji-move-offer", count=less + 1),
    "look": _describe_look,
    "pick": lambda sea, box, card: _describe_card(box, "pick", "rock", card),
    "choose": lambda sea, box, card: _describe_card(box, "choose", "dock", card),
}


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
    if most == s.UNBOUNDED:
        bound, number = ("at-least", record.at_least[card])
    if measure.startswith("colour-"):
        colour = names["colours"][int(measure.removeprefix("colour-")) - 1]
        return message("namiji-measure-colour", bound=bound, number=number, colour=colour)
    return message(f"namiji-measure-{measure}", bound=bound, number=number)


def why_not(sea: Known, box: Box, move: int, reason: int) -> Message:
    """The reason why a move is not possible, in words."""
    args = _WHY_ARGS.get(reason)
    return message(f"namiji-why-{r.REASONS[reason]}", **(args(sea, box, move) if args else {}))


_WHY_ARGS: dict[int, Callable[[Any, Box, int], dict[str, int | Message]]] = {
    r.WHY_NOT_ASKED: lambda sea, box, move: {"question": question(sea, box)},
    r.WHY_OFF_THE_ROUTE: lambda sea, box, move: {"last": box.plain.length - 1},
    r.WHY_BEHIND: lambda sea, box, move: {"space": sea.boats[sea.boat].space},
    r.WHY_DOCK_FIRST: lambda sea, box, move: {"space": sea.harbour},
    r.WHY_SLOT: lambda sea, box, move: {"slots": sea.boat_count},
    r.WHY_OCCUPIED: lambda sea, box, move: {"space": _space(move)},
    r.WHY_PANORAMA: lambda sea, box, move: {"panorama": _station(sea, box, _space(move))},
}


def _space(move: int) -> int:
    """The space to which a move sails."""
    return move - m.SAIL + 1


def _more(event: Event) -> dict[str, int | str | Message]:
    """What sentences choose by: whether somebody did it, and whether points were won or lost; and
    a fish as what was taken."""
    more: dict[str, int | str | Message] = {"by": "nobody" if event.seat is None else "somebody"}
    points, fish = event.details.get("points"), event.details.get("fish")
    if isinstance(points, int):
        more |= {"points": abs(points), "sign": "minus" if points < 0 else "plus"}
    if isinstance(fish, str):
        more["the_fish"] = the_fish(fish)
    return more


narrate = narrator(
    "namiji",
    {
        "fish": fish_name,
        "net": two_fish,
        "station": station_name,
        "panorama": station_name,
        "took-section.panorama": of_panorama,
        "source": lambda source: message(f"namiji-source-{source}"),
        "line": _line_name,
        "place": _place_name,
        "card": lambda card: card_name("rock", card),
        "took-card.card": lambda card: card_name("dock", card),
    },
    also=_more,
)


def _under_net(seat: int | None, cell: int, across: bool) -> list[str]:
    """The two cells of a seat's rack on which a net lies."""
    cells = cell, cell_after(cell, across)
    return [f"seat {seat} cell {m.cell_name(one)}" for one in cells]


def _cells_of_net(event: Event) -> list[str]:
    """The cells on which a net was placed."""
    if event.kind != "cast-net":
        return []
    cell, way = str(event.details["place"]).split()
    return _under_net(event.seat, m.CELL_NAMES.index(cell), way == "across")


about = pointer(
    {
        "space": "space {}",
        "moored.space": "",
        "moored.slot": "slot {space} {}",
        "cell": "seat {seat} cell {}",
        "line": "seat {seat} line {}",
        "panorama": "seat {seat} panorama {}",
    },
    also=_cells_of_net,
)


def named_by(sea: Known, box: Box, move: int) -> list[str]:
    """The names of the things on the board that a move speaks of."""
    match m.FAMILIES.read(move):
        case "sail", (before,):
            return [f"space {before + 1}"]
        case "dock", (slot,):
            return [f"slot {sea.harbour} {slot + 1}"]
        case "home", _:
            return [f"space {sea.harbour}"]
        case "keep", (cell,):
            return [f"seat {sea.turn} cell {m.cell_name(cell)}"]
        case "cast", (_, place):
            return _under_net(sea.turn, net_cell(place), lies_across(place))
    return []
