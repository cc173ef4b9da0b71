"""What others may see of somebody."""

from __future__ import annotations

from typing import Literal

import msgspec

from kuroshio.server.protocol.past import Finished
from kuroshio.server.protocol.statistics import PlayerGame
from kuroshio.server.protocol.values import Body

Shown = Literal["nothing", "rating", "page"]


class ShowFace(Body, frozen=True, kw_only=True):
    """What others may see of oneself: nothing, the rating beside the name, or also a page."""

    shown: Shown


class OwnFace(msgspec.Struct):
    """What others may see of oneself, and the address of one's page if it is open."""

    shown: Shown
    page: str | None


class BestDay(msgspec.Struct):
    """A good day of somebody's at the day's challenge."""

    date: str
    game: str
    place: int
    points: int


class FacePuzzles(msgspec.Struct):
    """How somebody fares with the puzzles of a game."""

    game: str
    rating: int
    tried: int
    solved: int


class Face(msgspec.Struct):
    """The page of somebody who opened it."""

    name: str
    you: bool
    games: list[PlayerGame]
    days: list[BestDay]
    puzzles: list[FacePuzzles]
    latest: list[Finished]  # of the games that everyone could look on at
