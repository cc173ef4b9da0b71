"""Tongiaki: a view in plain lines of text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

from kuroshio.core.messages import Message, message
from kuroshio.tongiaki.chart import DIRECTIONS, turned
from kuroshio.tongiaki.view import Beach, ColourView, Current, IslandTile, OceanTile, TongiakiView
from kuroshio.tongiaki.words import colour_name, direction_name, tile_name

Say = Callable[[Message], str]


def lines(view: TongiakiView, say: Say) -> list[str]:
    """The whole table: the map, what is left of the stack, and the colours, the seat's own last."""
    text = []
    for tile in view.tiles:
        text += _island(tile, say) if isinstance(tile, IslandTile) else [_ocean(tile, say)]
    text.append(_stack(view, say))
    if view.removed:
        text.append(say(message("tongiaki-plain-removed", islands=_names(view.removed, say))))
    if view.in_hand:
        text.append(say(message("tongiaki-plain-in-hand", tile=tile_name(view.in_hand))))
    if view.fleet:
        home = tile_name(view.fleet.home)
        boats = _boats(view.fleet.boats, say)
        text.append(say(message("tongiaki-plain-fleet", home=home, boats=boats)))
    if view.calm.warning:
        calm = view.calm
        text.append(say(message("tongiaki-plain-calm", turns=calm.turns, limit=calm.limit)))
    text.append("")
    ordered = sorted(view.colours, key=lambda colour: colour.seat == view.eyes)
    return text + [_colour(colour, colour.seat == view.eyes, say) for colour in ordered]


def _toward(side: int, rotation: int, say: Say) -> str:
    """Where a side of a tile points on the map."""
    return say(direction_name(DIRECTIONS[turned(side, rotation)]))


def _island(tile: IslandTile, say: Say) -> list[str]:
    args: dict[str, int | str | Message] = {
        "name": tile_name(tile.name),
        "q": tile.q,
        "r": tile.r,
        "points": tile.points,
    }
    if tile.king:
        return [say(message("tongiaki-plain-royal", **args, colour=colour_name(tile.king)))]
    mark = _toward(0, tile.rotation, say)
    head = say(message("tongiaki-plain-island", **args, mark=mark))
    return [head, *("  " + _beach(beach, tile.rotation, say) for beach in tile.beaches)]


def _beach(beach: Beach, rotation: int, say: Say) -> str:
    piers = [
        say(message("tongiaki-plain-pier", direction=_toward(side, rotation, say), side=side))
        for side in beach.piers
    ]
    return say(
        message(
            "tongiaki-plain-beach",
            beach=beach.number,
            free=beach.moorings - len(beach.boats),
            moorings=beach.moorings,
            piers=", ".join(piers),
            boats=_boats(beach.boats, say),
        )
    )


def _boats(colours: list[str], say: Say) -> str:
    """`2 × red, blue`, or nobody."""
    counted = {colour: colours.count(colour) for colour in colours}
    names = [
        f"{count} × {say(colour_name(colour))}" if count > 1 else say(colour_name(colour))
        for colour, count in counted.items()
    ]
    return ", ".join(names) or say(message("tongiaki-plain-nobody"))


def _ocean(tile: OceanTile, say: Say) -> str:
    currents = ", ".join(_current(current, tile.rotation, say) for current in tile.currents)
    name = tile_name(tile.name)
    return say(message("tongiaki-plain-ocean", name=name, q=tile.q, r=tile.r, currents=currents))


def _current(current: Current, rotation: int, say: Say) -> str:
    one, other = (_toward(side, rotation, say) for side in current.sides)
    return say(message("tongiaki-plain-current", one=one, other=other, colours=current.colours))


def _names(tiles: list[str], say: Say) -> str:
    return ", ".join(say(tile_name(tile)) for tile in tiles)


def _stack(view: TongiakiView, say: Say) -> str:
    letters = [name.removeprefix("ocean ") for name in view.stack.oceans]
    return say(
        message(
            "tongiaki-plain-stack",
            islands=len(view.stack.islands),
            island_names=_names(view.stack.islands, say),
            oceans=len(letters),
            ocean_names=", ".join(letters),
        )
    )


def _colour(colour: ColourView, own: bool, say: Say) -> str:
    return say(
        message(
            "tongiaki-plain-your-colour" if own else "tongiaki-plain-colour",
            colour=colour_name(colour.name),
            name=message("seat-name", number=colour.seat + 1),
            points=colour.points,
            islands=colour.islands,
            ashore=colour.ashore,
            supply=colour.supply,
            kings=colour.kings,
        )
    )
