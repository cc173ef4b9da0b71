"""Tongiaki: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event
from kuroshio.tongiaki import moves as m
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import DIRECTIONS
from kuroshio.tongiaki.view import QUESTIONS


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


def direction_name(direction: str) -> Message:
    return message(f"tongiaki-direction-{direction}")


def _tile(box: Box, tile: int) -> Message:
    return tile_name(m.tile_names(box)[tile])


def _colour(box: Box, colour: int) -> Message:
    return colour_name(box.names["colours"][colour])


def _beach(box: Box, place: int) -> Message:
    island, beach = divmod(place, s.BEACHES)
    return message("tongiaki-beach", island=_tile(box, island), beach=beach + 1)


def _direction(number: int) -> Message:
    return direction_name(DIRECTIONS[number])


def question(sea: Any, box: Box) -> Message:
    """What the seat to move is asked."""
    colours = sea.colours // sea.players  # of each seat
    args: dict[str, int | Message] = {"colour": _colour(box, sea.colour), "colours": colours}
    if sea.ask in (s.ASK_LIFT, s.ASK_ADD, s.ASK_PUT):
        args.update(island=_tile(box, sea.island), boats=sea.to_place)
    elif sea.ask in (s.ASK_LAY, s.ASK_TURN):
        args.update(tile=_tile(box, sea.tile))
    elif sea.ask == s.ASK_LAND:
        args.update(island=_tile(box, sea.fleet.shore), boats=sea.fleet.afloat)
    return message(f"tongiaki-ask-{QUESTIONS[sea.ask]}", **args)


def rule(sea: Any, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"tongiaki-rule-{QUESTIONS[sea.ask]}",
        kings=record.kings,
        start=_tile(box, s.TONGA),
        start_boats=record.back_on_tonga,
        other_boats=record.back_elsewhere,
        trips=record.trips,
    )


def describe(sea: Any, box: Box, move: int) -> Message:
    """What a move means."""
    if move < m.INCREASE:
        return message("tongiaki-move-place", place=_beach(box, move - m.PLACE))
    if move < m.FOUND:
        island = move - m.INCREASE
        boats = min(sea.islands[island].ashore[sea.colour], box.plain.beaches[island])
        boats = max(1, min(boats, sea.supply[sea.colour]))
        return message("tongiaki-move-increase", island=_tile(box, island), boats=boats)
    if move < m.RESETTLE:
        island = move - m.FOUND
        points = box.plain.points[island]
        return message("tongiaki-move-found", island=_tile(box, island), points=points)
    if move == m.RESETTLE:
        return message("tongiaki-move-resettle")
    if move < m.DEPART:
        return message("tongiaki-move-lift", place=_beach(box, move - m.LIFT))
    if move < m.LAY:
        return _describe_departure(sea, box, *divmod(move - m.DEPART, s.SIDES))
    if move < m.MARK:
        tile, way = divmod(move - m.LAY, s.SIDES)
        return message("tongiaki-move-lay", direction=_direction(way), tile=_tile(box, tile))
    if move < m.LAND:
        return message("tongiaki-move-mark", direction=_direction(move - m.MARK))
    colour, beach = divmod(move - m.LAND, s.BEACHES)
    return message("tongiaki-move-land", colour=_colour(box, colour), beach=beach + 1)


def _describe_departure(sea: Any, box: Box, island: int, side: int) -> Message:
    """A departure, and what is known of where it leads."""
    beach = max(0, box.plain.pier[island][side])
    heading = (side + sea.tiles[island].rotation) % s.SIDES
    return message(
        "tongiaki-move-depart",
        place=_beach(box, island * s.BEACHES + beach),
        direction=_direction(heading),
        outcome=_outcome(sea, box, island, beach, heading),
    )


def _outcome(sea: Any, box: Box, island: int, beach: int, heading: int) -> Message:
    """How far the tiles on the map let the boats of a beach come."""
    colours = sum(boats > 0 for boats in sea.islands[island].boats[beach])
    ahead = sea.tiles[island].neighbour[heading]
    while ahead >= s.ISLANDS:
        rotation = sea.tiles[ahead].rotation
        entry = (heading + 3 - rotation) % s.SIDES
        number = box.plain.number[ahead - s.ISLANDS][entry]
        if number > colours:
            return message("tongiaki-outcome-lost", tile=_tile(box, ahead), number=number)
        heading = (box.plain.current[ahead - s.ISLANDS][entry] + rotation) % s.SIDES
        ahead = sea.tiles[ahead].neighbour[heading]
    if ahead == s.NONE:
        empty = not any(sea.stack)
        return message("tongiaki-outcome-no-tile" if empty else "tongiaki-outcome-draw")
    royal = sea.islands[ahead].king != s.NONE
    key = "tongiaki-outcome-turned-back" if royal else "tongiaki-outcome-landing"
    return message(key, island=_tile(box, ahead))


_ASKS_FOR = (
    # the first move of each family, and the questions that it answers
    (m.PLACE, (s.ASK_SET_UP, s.ASK_ADD, s.ASK_COME_BACK, s.ASK_PUT)),
    (m.INCREASE, (s.ASK_ACT,)),
    (m.LIFT, (s.ASK_LIFT,)),
    (m.DEPART, (s.ASK_DEPART,)),
    (m.LAY, (s.ASK_LAY,)),
    (m.MARK, (s.ASK_TURN,)),
    (m.LAND, (s.ASK_LAND,)),
)


def why_not(sea: Any, box: Box, move: int) -> Message:
    """Why a move is not possible now, with the rule."""
    first, asked = next(entry for entry in reversed(_ASKS_FOR) if move >= entry[0])
    if sea.ask not in asked:
        return message("tongiaki-why-not-asked", question=question(sea, box))
    if first == m.PLACE:
        return _why_not_place(sea, box, *divmod(move - m.PLACE, s.BEACHES))
    if first == m.INCREASE:
        return _why_not_act(sea, box, move)
    if first == m.LIFT:
        return message("tongiaki-why-no-own-boat-there")
    if first == m.DEPART:
        return _why_not_depart(sea, box, *divmod(move - m.DEPART, s.SIDES))
    if first == m.LAY:
        return _why_not_lay(sea, box, *divmod(move - m.LAY, s.SIDES))
    if first == m.MARK:
        return message("tongiaki-why-same-again")
    return _why_not_land(sea, box, *divmod(move - m.LAND, s.BEACHES))


def _why_not_place(sea: Any, box: Box, island: int, beach: int) -> Message:
    if sea.ask == s.ASK_SET_UP:
        if island != s.TONGA:
            return message("tongiaki-why-start-there", island=_tile(box, s.TONGA))
        return message("tongiaki-why-keep-one-free")
    if sea.ask != s.ASK_COME_BACK and island != sea.island:
        return message("tongiaki-why-other-island", island=_tile(box, sea.island))
    if not sea.tiles[island].laid:
        return message("tongiaki-why-not-on-the-map", island=_tile(box, island))
    if sea.islands[island].king != s.NONE:
        return message("tongiaki-why-royal", island=_tile(box, island))
    if sea.ask == s.ASK_ADD and sea.added >> beach & 1:
        return message("tongiaki-why-one-a-beach")
    return message("tongiaki-why-no-room")


def _why_not_act(sea: Any, box: Box, move: int) -> Message:
    island = (move - m.INCREASE) % s.ISLANDS
    here = sea.islands[island]
    name = _tile(box, island)
    if not sea.tiles[island].laid:
        return message("tongiaki-why-not-on-the-map", island=name)
    if here.king != s.NONE:
        return message("tongiaki-why-royal", island=name)
    if here.ashore[sea.colour] == 0:
        return message("tongiaki-why-no-own-boat", island=name)
    if sea.kings[sea.colour] >= box.plain.kings:
        return message("tongiaki-why-enough-kings", kings=box.plain.kings)
    return message("tongiaki-why-not-alone", island=name)


def _why_not_depart(sea: Any, box: Box, island: int, side: int) -> Message:
    beach = box.plain.pier[island][side]
    if not sea.tiles[island].laid:
        return message("tongiaki-why-not-on-the-map", island=_tile(box, island))
    if sea.islands[island].room[beach] != 0:
        return message("tongiaki-why-not-full", place=_beach(box, island * s.BEACHES + beach))
    return message("tongiaki-why-used-up", trips=box.plain.trips)


def _why_not_lay(sea: Any, box: Box, tile: int, way: int) -> Message:
    laid = sea.tiles[tile]
    if not laid.laid:
        return message("tongiaki-why-not-on-the-map", island=_tile(box, tile))
    if laid.neighbour[way] != s.NONE:
        return message("tongiaki-why-place-taken", tile=_tile(box, laid.neighbour[way]))
    return message("tongiaki-why-other-name")


def _why_not_land(sea: Any, box: Box, colour: int, beach: int) -> Message:
    if sea.fleet.boats[colour] == 0:
        return message("tongiaki-why-not-aboard", colour=_colour(box, colour))
    if sea.islands[sea.fleet.shore].room[beach] <= 0:
        return message("tongiaki-why-no-room")
    return message("tongiaki-why-one-a-beach-first")


def narrate(event: Event) -> Message:
    """An event for the log; who it is about is said beside it."""
    args: dict[str, int | str | Message] = {}
    for name, value in event.details.items():
        if isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = _name(name, value)
    return message(f"tongiaki-event-{event.kind}", **args)


def _name(detail: str, value: str) -> str | Message:
    """The name of what an event's detail means."""
    if detail == "colour":
        return colour_name(value)
    if detail in ("island", "home", "tile"):
        return tile_name(value)
    if detail == "place":
        return place_name(value)
    if detail == "mark":
        return direction_name(value)
    return value
