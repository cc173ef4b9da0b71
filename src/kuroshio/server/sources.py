"""Where points came from, by seat, from the last view of a game."""

from __future__ import annotations

from kuroshio.core.view import View
from kuroshio.namazu.view import NamazuView
from kuroshio.namiji.view import NamijiView
from kuroshio.tongiaki.view import IslandTile, TongiakiView


def points_by_source(view: View) -> list[dict[str, int]] | None:
    """What each seat scored, by the sources that the end screen names; none of other games."""
    match view:
        case NamijiView():
            return [dict(boat.points) for boat in view.boats[: view.players]]  # not the neutral one
        case NamazuView():
            return [dict(family.points) for family in view.families]
        case TongiakiView():
            return [_islands(view, seat) for seat in range(view.players)]
    return None


def _islands(view: TongiakiView, seat: int) -> dict[str, int]:
    """Islands and royal islands; two colours of a seat on one island count twice."""
    colours = {colour.name for colour in view.colours if colour.seat == seat}
    found = {"islands": 0, "royal": 0}
    for tile in view.tiles:
        if not isinstance(tile, IslandTile):
            continue
        if tile.king is not None:
            found["royal"] += tile.points * (tile.king in colours)
        else:
            ashore = {boat for beach in tile.beaches for boat in beach.boats}
            found["islands"] += tile.points * len(ashore & colours)
    return found
