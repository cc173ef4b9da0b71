"""Tongiaki: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.narrate import narrator, pointer
from kuroshio.core.view import Event
from kuroshio.tongiaki import reasons as r
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS, direction_of
from kuroshio.tongiaki.currents import number_at
from kuroshio.tongiaki.moves import FAMILIES, beach_name, tile_names
from kuroshio.tongiaki.outlook import END_DRAW, END_LAND, END_LOST, END_ROYAL, WAY_ENDS, odds
from kuroshio.tongiaki.reckon import Known

Args = dict[str, int | str | Message]


def colour_name(colour: str) -> Message:
    return message(f"tongiaki-colour-{colour}", name=colour)


def tile_name(tile: str) -> Message:
    """A tile by its name: `hawaii`, `ocean e`."""
    if tile.startswith("ocean "):
        return message("tongiaki-ocean", letter=tile.removeprefix("ocean "))
    return message(f"tongiaki-island-{tile}", name=tile)


def place_name(place: str) -> Message:
    """A beach by its name: `hawaii 2`."""
    island, beach = place.rsplit(" ", 1)
    return message("tongiaki-beach", island=tile_name(island), beach=int(beach))


def fleet_name(colour: str, boats: int) -> Message:
    """Some boats of a colour: named as a whole, since adjectives agree with nouns."""
    return message(f"tongiaki-boats-colour-{colour}", boats=boats, name=colour)


def direction_name(direction: str) -> Message:
    return message(f"tongiaki-direction-{direction}")


def _tile(box: Box, tile: int) -> Message:
    return tile_name(tile_names(box)[tile])


def _colour(box: Box, colour: int) -> Message:
    return colour_name(box.names["colours"][colour])


def _beach(box: Box, island: int, beach: int) -> Message:
    return message("tongiaki-beach", island=_tile(box, island), beach=beach + 1)


def _direction(number: int) -> Message:
    return direction_name(DIRECTIONS[number])


def question(sea: Known, box: Box) -> Message:
    """What the seat to move is asked."""
    colours = sea.colours // sea.players  # of each seat
    args: Args = {"colour": _colour(box, sea.colour), "colours": colours}
    if sea.ask in (s.ASK_LIFT, s.ASK_ADD, s.ASK_PUT):
        args.update(island=_tile(box, sea.island), boats=sea.to_place)
    elif sea.ask in (s.ASK_LAY, s.ASK_TURN):
        args.update(tile=_tile(box, sea.tile))
    elif sea.ask == s.ASK_LAND:
        args.update(island=_tile(box, sea.fleet.shore), boats=sea.fleet.afloat)
    return message(f"tongiaki-ask-{s.QUESTIONS[sea.ask]}", **args)


def rule(sea: Known, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"tongiaki-rule-{s.QUESTIONS[sea.ask]}",
        kings=record.kings,
        start=_tile(box, s.TONGA),
        start_boats=record.back_on_tonga,
        other_boats=record.back_elsewhere,
        trips=record.trips,
    )


def describe(sea: Known, box: Box, move: int) -> Message:
    """What a move means."""
    family, parts = FAMILIES.read(move)
    return message(f"tongiaki-move-{family}", **_move_args(sea, box, family, *parts))


def _move_args(sea: Known, box: Box, family: str, first: int = 0, second: int = 0) -> Args:
    """What the words of a move name; the parts of a move are those of its family."""
    match family:
        case "place" | "lift":
            return {"place": _beach(box, first, second)}
        case "increase":
            return {"island": _tile(box, first), "boats": sea.to_add[first]}
        case "found":
            return {"island": _tile(box, first), "points": box.plain.points[first]}
        case "depart":
            return _departure(sea, box, first, second)
        case "lay":
            beside = message(f"tongiaki-beside-{DIRECTIONS[second]}")
            return {"beside": beside, "tile": _tile(box, first)}
        case "mark":
            return {"direction": _direction(first)}
        case "land":
            return {"fleet": fleet_name(box.names["colours"][first], 1), "beach": second + 1}
    return {}


def _departure(sea: Known, box: Box, island: int, side: int) -> Args:
    """A departure, and what is known of where it leads."""
    way = sea.ways[island * s.SIDES + side]
    args: Args = {}
    if way.end == END_LOST:
        rotation = sea.tiles[way.ahead].rotation
        number = number_at(box.plain, way.ahead, rotation, way.heading)
        args = {"tile": _tile(box, way.ahead), "number": number}
    elif way.end == END_DRAW:
        args = {**odds(way)}
    elif way.end in (END_LAND, END_ROYAL):
        args = {"island": _tile(box, way.ahead)}
    return {
        "place": _beach(box, island, box.plain.pier[island][side]),
        "direction": _direction(direction_of(sea.tiles[island], side)),
        "outcome": message(f"tongiaki-outcome-{WAY_ENDS[way.end]}", **args),
    }


def why_not(sea: Known, box: Box, move: int, reason: int) -> Message:
    """Why a move is not possible now: the rule behind the reason that the rules gave."""
    _, parts = FAMILIES.read(move)
    return message(f"tongiaki-why-{r.REASONS[reason]}", **_why_args(sea, box, reason, *parts))


def _why_args(sea: Known, box: Box, reason: int, first: int = 0, second: int = 0) -> Args:
    match reason:
        case r.WHY_NOT_ASKED:
            return {"question": question(sea, box)}
        case r.WHY_START_THERE:
            return {"island": _tile(box, s.TONGA)}
        case r.WHY_OTHER_ISLAND:
            return {"island": _tile(box, sea.island)}
        case r.WHY_NOT_ON_THE_MAP | r.WHY_ROYAL | r.WHY_NO_OWN_BOAT | r.WHY_NOT_ALONE:
            return {"island": _tile(box, first)}
        case r.WHY_ENOUGH_KINGS:
            return {"kings": box.plain.kings}
        case r.WHY_NOT_FULL:
            return {"place": _beach(box, first, box.plain.pier[first][second])}
        case r.WHY_USED_UP:
            return {"trips": box.plain.trips}
        case r.WHY_PLACE_TAKEN:
            return {"tile": _tile(box, sea.tiles[first].neighbour[second])}
        case r.WHY_NOT_ABOARD:
            return {"colour": _colour(box, first)}
    return {}


def _fleet_of(event: Event) -> dict[str, Message]:
    """The boats that an event tells of; where it names no number it is one. Of a boat that lands
    its owner is told, but whoever sails decides: so its owner lands "with" it."""
    if "colour" not in event.details:
        return {}
    colour = str(event.details["colour"])
    if event.kind == s.EVENTS[s.LANDED]:
        return {"boat": message(f"tongiaki-landing-{colour}", name=colour)}
    boats = int(event.details.get("boats") or 1)
    return {"fleet": fleet_name(colour, boats)}


narrate = narrator(
    "tongiaki",
    {
        "colour": colour_name,
        "island": tile_name,
        "home": tile_name,
        "tile": tile_name,
        "place": place_name,
        "mark": direction_name,
        "direction": direction_name,
    },
    also=_fleet_of,
)

about = pointer(
    {
        "tile": "tile {}",
        "island": "tile {}",
        "home": "tile {}",
        "place": "beach {}",
        "removed.island": "",  # it is gone
    }
)


def named_by(sea: Known, box: Box, move: int) -> list[str]:
    """The names of the things on the board that a move speaks of."""
    match FAMILIES.read(move):
        case "place" | "lift", (island, beach):
            return [f"beach {beach_name(box, island, beach)}"]
        case "depart", (island, side):
            return [f"beach {beach_name(box, island, box.plain.pier[island][side])}"]
        case "land", (_, beach):
            return [f"beach {beach_name(box, sea.fleet.shore, beach)}"]
        case "increase" | "found" | "lay", (tile, *_):
            return [f"tile {tile_names(box)[tile]}"]
        case "mark", _:
            return [f"tile {tile_names(box)[sea.tile]}"]
    return []
