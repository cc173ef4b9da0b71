"""Namiji: a redacted state as a typed structure."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import Parts
from kuroshio.core.view import (
    Detail,
    View,
    among,
    events_of,
    named,
    number,
    one_of,
    yes_no,
)
from kuroshio.namiji import state as s
from kuroshio.namiji.moves import CELL_NAMES, cell_name
from kuroshio.namiji.state import EVENT_NAMES, PANORAMA_NAMES, QUESTIONS, SOURCE_NAMES

CRUSTACEANS = ("shrimp", "crabs")
LINE_NAMES = ("row 1", "row 2", "row 3", "column A", "column B", "column C", "column D")


Station = Annotated[str, among("Station", s.STATIONS)]
Panorama = Annotated[str, among("Panorama", PANORAMA_NAMES)]
Crustacean = Annotated[str, among("Crustacean", CRUSTACEANS)]


class Cell(msgspec.Struct):
    """A fish in the rack; `net` names the net whose half it is."""

    fish: str
    net: str | None


class Space(msgspec.Struct):
    """A space of the route, in sailing order."""

    station: Station
    slots: int


class BoatView(msgspec.Struct):
    seat: int
    neutral: bool
    space: int
    slot: int  # 1 is on the route
    home: bool
    points: dict[str, int]  # by source
    rack: dict[str, Cell | None]  # by cell
    lines: list[str]  # lines that have scored
    shrimp: int
    crabs: int
    offerings: int  # still on board
    panoramas: dict[Panorama, int]  # sections owned
    bonuses: list[str]
    rocks: list[str | None]  # None where these eyes may not see the card
    cards: list[str]  # dock cards
    early_bird: int | None


class School(msgspec.Struct):
    face_up: dict[str, int]
    face_down: dict[str, int]  # how many of each are still face down: everybody can work it out


class Nets(msgspec.Struct):
    left: int
    unseen: list[str]  # never revealed
    under: list[list[str]]  # under the pile, top first; nets of one group lie in unknown order
    shown: list[str]  # revealed at this stop


class Rocks(msgspec.Struct):
    left: int
    unplaced: list[str]  # cards whose place these eyes do not know
    under: list[str | None]  # under the deck, top first
    looking: list[str | None]  # the cards that `turn` looks at


class Docks(msgspec.Struct):
    left: int
    unplaced: list[str]
    hand: list[str | None]  # the cards that go round
    one_gone: bool  # the hand as these eyes last saw it: one of these cards is out of the game
    under: list[str | None]  # what each draft left under the deck
    gone: list[str | None]  # what each draft took out of the game for the neutral boat
    pairs: list[bool]  # drafts of which these eyes know both cards, but not which is which


class NamijiView(View, kw_only=True):
    direction: str
    route: list[Space]
    boat: int | None  # the boat that moves now
    boats: list[BoatView]
    order: list[int]  # boats, the farthest behind first
    school: School
    on_the_hook: str | None
    nets: Nets
    bag: dict[Crustacean, int]
    haul: dict[Crustacean, int]
    rocks: Rocks
    docks: Docks
    early_birds: list[int]  # tokens left
    bonuses_left: list[str]


PARTS = Parts("namiji", NamijiView, s.State, QUESTIONS)


@PARTS.made_of("reverse")
def direction(sea: Any, box: Box) -> str:
    return "counter-clockwise" if sea.reverse else "clockwise"


@PARTS.made_of("reverse", "players")
def route(sea: Any, box: Box) -> list[Space]:
    """The spaces in sailing order, from the start port to the finish port."""
    record = box.plain
    spaces = []
    for space in range(record.length + 1):
        place = record.length - space if sea.reverse else space
        station = s.PORT if space in (0, record.length) else record.route[place]
        slots = 2 if record.double[place] and sea.players >= 4 else 1
        if station >= s.DOCK:
            slots = max(3, sea.players)
        spaces.append(Space(box.names["stations"][station], slots))
    return spaces


@PARTS.made_of("over", "boat")
def boat(sea: Any, box: Box) -> int | None:
    return None if sea.over else sea.boat


@PARTS.made_of("boats.space", "boats.slot", "boat_count")
def order(sea: Any, box: Box) -> list[int]:
    return sorted(range(sea.boat_count), key=lambda boat: (sea.space[boat], -sea.slot[boat]))


@PARTS.made_of("face_up", "face_down")
def school(sea: Any, box: Box) -> School:
    return School(_fish_counts(sea.face_up, box), _fish_counts(sea.face_down, box))


@PARTS.made_of("fish")
def on_the_hook(sea: Any, box: Box) -> str | None:
    return box.names["fish"][sea.fish] if sea.fish >= 0 else None


@PARTS.made_of("bag")
def bag(sea: Any, box: Box) -> dict[str, int]:
    return dict(zip(CRUSTACEANS, sea.bag, strict=True))


@PARTS.made_of("haul")
def haul(sea: Any, box: Box) -> dict[str, int]:
    return dict(zip(CRUSTACEANS, sea.haul, strict=True))


@PARTS.made_of("bonus_taken")
def bonuses_left(sea: Any, box: Box) -> list[str]:
    return [name for name, taken in zip(PANORAMA_NAMES, sea.bonus_taken, strict=True) if not taken]


@PARTS.each_of("boats", "boat_count", "players")
def boats(boat: Any, seat: int, sea: Any, box: Box) -> BoatView:
    return BoatView(
        seat=seat,
        neutral=seat >= sea.players,
        space=boat.space,
        slot=boat.slot + 1,
        home=bool(boat.space == box.plain.length),
        points=dict(zip(SOURCE_NAMES, boat.points, strict=True)),
        rack={
            name: None if fish == s.NONE else _cell(box, fish, net)
            for name, fish, net in zip(CELL_NAMES, boat.rack, boat.net_in, strict=True)
        },
        lines=[name for name, done in zip(LINE_NAMES, boat.lines, strict=True) if done],
        shrimp=boat.shrimp,
        crabs=boat.crabs,
        offerings=boat.offerings,
        panoramas=dict(zip(PANORAMA_NAMES, boat.panorama, strict=True)),
        bonuses=[name for name, got in zip(PANORAMA_NAMES, boat.bonus, strict=True) if got],
        rocks=_cards(boat.rocks[: boat.rock_count], box, "rock"),
        cards=[box.names["dock"][card] for card in boat.docks[: boat.dock_count]],
        early_bird=boat.early_bird if boat.early_bird >= 0 else None,
    )


def _cell(box: Box, fish: int, net: int) -> Cell:
    return Cell(box.names["fish"][fish], box.names["nets"][net] if net >= 0 else None)


def _fish_counts(counts: Any, box: Box) -> dict[str, int]:
    return {name: n for name, n in zip(box.names["fish"], counts, strict=True) if n}


def _cards(cards: Any, box: Box, group: str) -> list[str | None]:
    return [box.names[group][card] if card >= 0 else None for card in cards]


def _pool(pool: Any, box: Box, group: str) -> list[str]:
    return [name for name, there in zip(box.names[group], pool, strict=False) if there]


@PARTS.made_of(
    *("net_pool", "net_under", "net_layer", "net_under_count", "net_shown", "net_shown_count")
)
def nets(sea: Any, box: Box) -> Nets:
    names = box.names["nets"]
    unseen = _pool(sea.net_pool, box, "nets")
    count = sea.net_under_count
    piled = zip(sea.net_under[:count], sea.net_layer[:count], strict=True)
    under = [
        [names[net] for net, _ in layer] for _, layer in groupby(piled, key=lambda net: net[1])
    ]
    shown = [names[net] for net in sea.net_shown[: sea.net_shown_count]]
    return Nets(len(unseen) + count, unseen, under, shown)


@PARTS.made_of(
    *("boats.rock_count", "players", "rock_pool", "rock_under", "rock_under_count"),
    *("rock_look", "rock_look_count"),
)
def rocks(sea: Any, box: Box) -> Rocks:
    kept = sum(sea.rock_count[: sea.players])
    looking = sea.rock_look_count
    return Rocks(
        left=box.plain.rock_count - kept - looking,
        unplaced=_pool(sea.rock_pool, box, "rock"),
        under=_cards(sea.rock_under[: sea.rock_under_count], box, "rock"),
        looking=_cards(sea.rock_look[:looking], box, "rock"),
    )


@PARTS.made_of(
    *("eyes", "boats.dock_count", "players", "hand", "hand_count", "drafts", "dock_pool"),
    *("dock_under", "dock_gone", "dock_known", "dock_pair"),
)
def docks(sea: Any, box: Box) -> Docks:
    count = sea.hand_count
    too_many = count > 0 and count < s.HAND and sea.hand[count] >= 0
    used = sum(sea.dock_count[: sea.players])
    gone = sum(card != s.NONE for card in sea.dock_gone)
    bit = 1 << max(0, sea.eyes)
    pairs = [
        bool(sea.eyes >= 0 and sea.dock_pair[n] & bit and not sea.dock_known[n] & bit)
        for n in range(sea.drafts)
    ]
    return Docks(
        left=box.plain.dock_count - used - gone - count,
        unplaced=_pool(sea.dock_pool, box, "dock"),
        hand=_cards(sea.hand[: count + too_many], box, "dock"),
        one_gone=bool(too_many),
        under=_cards(sea.dock_under[: sea.drafts], box, "dock"),
        gone=_cards(tuple(card for card in sea.dock_gone if card != s.NONE), box, "dock"),
        pairs=pairs,
    )


@PARTS.made_of("players", "options", "boat_count", "home")
def early_birds(sea: Any, box: Box) -> list[int]:
    tokens = 2 if sea.players == 2 and sea.options.early_birds else sea.boat_count
    return list(box.plain.early_bird[sea.home : tokens])


def _cell_detail(value: int, box: Box) -> Detail:
    return cell_name(value % s.CELLS)


def _placed(value: int, box: Box) -> Detail:
    return f"{cell_name(value % s.CELLS)} {'across' if value < s.CELLS else 'down'}"


def _slot(value: int, box: Box) -> Detail:
    return value + 1


_fish, _net, _rock, _card = named("fish"), named("nets"), named("rock"), named("dock")
_panorama = one_of(PANORAMA_NAMES)

EVENTS = events_of(
    EVENT_NAMES,
    {
        s.SAILED: (("space", number), ("slot", _slot)),
        s.MOORED: (("space", number), ("slot", _slot)),
        s.CAME_HOME: (("rank", _slot),),
        s.TOOK_FISH: (("fish", _fish), ("hidden", yes_no)),
        s.FLIPPED_FISH: (("fish", _fish),),
        s.KEPT_FISH: (("fish", _fish), ("cell", _cell_detail)),
        s.RELEASED_FISH: (("fish", _fish),),
        s.REVEALED_NET: (("net", _net),),
        s.CAST_NET: (("net", _net), ("place", _placed)),
        s.RELEASED_NET: (("net", _net),),
        s.KEPT_HAUL: (("tokens", number),),
        s.LOST_HAUL: (("tokens", number),),
        s.SET_AFLOAT: (("offerings", number),),
        s.TOOK_SECTION: (("panorama", _panorama), ("section", number)),
        s.TOOK_BONUS: (("panorama", _panorama),),
        s.LOOKED_AT_ROCKS: (("cards", number),),
        s.SAW_ROCK: (("card", _rock),),
        s.KEPT_THIS_ROCK: (("card", _rock),),
        s.DEALT_CARDS: (("cards", number),),
        s.TOOK_CARD: (("card", _card),),
        s.SCORED: (("source", one_of(SOURCE_NAMES)), ("points", number)),
        s.SCORED_LINE: (("line", one_of(LINE_NAMES)), ("points", number)),
        s.SCORED_ROCK: (("card", _rock), ("points", number)),
        s.FAILED_ROCK: (("card", _rock),),
        s.TOOK_EARLY_BIRD: (("points", number),),
        s.NOTHING_THERE: (("station", named("stations")),),
    },
)
