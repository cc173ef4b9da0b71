"""Namiji: a redacted state as a typed structure."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.parts import BuildOne, Parts, of
from kuroshio.core.records import Row
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
from kuroshio.namiji.knowledge import hand_shows_one_gone, knows_a_pair
from kuroshio.namiji.moves import CELL_NAMES, cell_name, place_name
from kuroshio.namiji.nets import nets_left
from kuroshio.namiji.reckon import Known, Progress, Reckoned
from kuroshio.namiji.route import early_bird_tokens, is_neutral, slots_at, station_at

CRUSTACEANS = ("shrimp", "crabs")
LINE_NAMES = ("row 1", "row 2", "row 3", "column A", "column B", "column C", "column D")


Station = Annotated[str, among("Station", s.STATIONS)]
Panorama = Annotated[str, among("Panorama", s.PANORAMA_NAMES)]
Crustacean = Annotated[str, among("Crustacean", CRUSTACEANS)]


class Cell(msgspec.Struct):
    """A fish in the rack; `net` names the net whose half it is."""

    fish: str
    net: str | None


class Space(msgspec.Struct):
    """A space of the route, in sailing order."""

    station: Station
    slots: int


class Goal(msgspec.Struct):
    """How far a boat is with a Sacred Rock card."""

    has: int  # of what the card counts
    least: int | None  # that it asks for
    most: int | None  # that it allows
    met: bool


class Ahead(msgspec.Struct):
    """What lies before the boat that moves now."""

    harbour: int  # the space of the next dock or of the port
    behind: list[int]  # for each space up to there: boats that have a turn before it sails on
    look: int  # at a Sacred Rock: the most objectives that it may look at
    keep: int  # and keep of them
    bonuses: dict[Panorama, int]  # what the next section of a panorama brings besides its number


class Trap(msgspec.Struct):
    """What a draw from the bag risks, for the seat to move."""

    lost_at: int  # so many crabs lose the haul
    draws: int  # the most tokens that a haul can have
    spilling: int  # tokens in the bag that would lose the haul if one of them were drawn next


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
    goals: list[Goal | None]  # how far it is with each of them
    cards: list[str]  # dock cards
    early_bird: int | None
    if_it_ended: int  # its points if the game ended now, as far as these eyes know


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
    ahead: Ahead | None  # while it is asked where to sail
    afloat: int  # offerings in the whirlpool
    trap: Trap | None  # while somebody draws from the bag
    looking: list[Goal | None]  # how far `turn` is with each card that it looks at
    school: School
    on_the_hook: str | None
    nets: Nets
    bag: dict[Crustacean, int]
    haul: dict[Crustacean, int]
    rocks: Rocks
    docks: Docks
    early_birds: list[int]  # tokens left
    bonuses_left: list[str]


PARTS = Parts("namiji", NamijiView, s.State, s.QUESTIONS, Reckoned)


@PARTS.made_of("reverse")
def direction(sea: Known, box: Box) -> str:
    return "counter-clockwise" if sea.reverse else "clockwise"


@PARTS.made_of("reverse", "players", "boat_count")
def route(sea: Known, box: Box) -> list[Space]:
    """The spaces in sailing order, from the start port to the finish port."""
    return [
        Space(s.STATIONS[station_at(sea, box.plain, space)], slots_at(sea, box.plain, space))
        for space in range(box.plain.length + 1)
    ]


@PARTS.made_of("over", "boat")
def boat(sea: Known, box: Box) -> int | None:
    return None if sea.over else sea.boat


@PARTS.made_of("order", "boat_count")
def order(sea: Known, box: Box) -> list[int]:
    return list(sea.order[: sea.boat_count])


@PARTS.made_of("harbour", "way", "behind", "looks", "keeps", "bonuses", asked=[s.ASK_SAIL])
def ahead(sea: Known, box: Box) -> Ahead:
    bonuses = dict(zip(s.PANORAMA_NAMES, sea.bonuses, strict=True))
    return Ahead(sea.harbour, list(sea.behind[: sea.way]), sea.looks, sea.keeps, bonuses)


@PARTS.made_of("boats.offerings", "players")
def afloat(sea: Any, box: Box) -> int:
    return sum(box.plain.offerings - aboard for aboard in sea.offerings[: sea.players])


@PARTS.made_of("lost_at", "spilling", asked=[s.ASK_HAUL])
def trap(sea: Known, box: Box) -> Trap:
    return Trap(sea.lost_at, box.plain.draws, sea.spilling)


@PARTS.made_of("looked_at", "rock_look", "rock_look_count")
def looking(sea: Known, box: Box) -> list[Goal | None]:
    return _goals(box, sea.rock_look[: sea.rock_look_count], sea.looked_at)


def _goals(box: Box, cards: Row[int], reached: Row[Progress]) -> list[Goal | None]:
    return [_goal(box, card, it) for card, it in zip(cards, reached, strict=False)]


def _goal(box: Box, card: int, reached: Progress) -> Goal | None:
    """How far a boat is with a card; none where these eyes may not see it."""
    if card < 0:
        return None
    least, most = box.plain.at_least[card], box.plain.at_most[card]
    return Goal(
        has=reached.has,
        least=least if most == s.UNBOUNDED else None,
        most=most if most != s.UNBOUNDED else None,
        met=bool(reached.met),
    )


@PARTS.made_of("fish")
def on_the_hook(sea: Known, box: Box) -> str | None:
    return box.names["fish"][sea.fish] if sea.fish >= 0 else None


@PARTS.made_of("bag")
def bag(sea: Known, box: Box) -> dict[str, int]:
    return dict(zip(CRUSTACEANS, sea.bag, strict=True))


@PARTS.made_of("haul")
def haul(sea: Known, box: Box) -> dict[str, int]:
    return dict(zip(CRUSTACEANS, sea.haul, strict=True))


@PARTS.made_of("bonus_taken")
def bonuses_left(sea: Known, box: Box) -> list[str]:
    return [
        name for name, taken in zip(s.PANORAMA_NAMES, sea.bonus_taken, strict=True) if not taken
    ]


def _by_name(names: tuple[str, ...], field: str) -> BuildOne:
    return lambda sea, seat, box: dict(zip(names, getattr(sea, field), strict=True))


def _those(names: tuple[str, ...], field: str) -> BuildOne:
    return lambda sea, seat, box: [
        name for name, there in zip(names, getattr(sea, field), strict=True) if there
    ]


def _rack(boat: s.Boat, seat: int, box: Box) -> dict[str, Cell | None]:
    return {
        name: None if fish == s.NONE else _cell(box, fish, net)
        for name, fish, net in zip(CELL_NAMES, boat.rack, boat.net_in, strict=True)
    }


def _own_rocks(boat: s.Boat, seat: int, box: Box) -> list[str | None]:
    return _cards(boat.rocks[: boat.rock_count], box, "rock")


def _own_goals(sea: Any, seat: int, box: Box) -> list[Goal | None]:
    return _goals(box, sea.rocks[: sea.rock_count], sea.progress)


def _own_cards(boat: s.Boat, seat: int, box: Box) -> list[str]:
    return [box.names["dock"][card] for card in boat.docks[: boat.dock_count]]


def _token(points: int) -> int | None:
    return points if points >= 0 else None


PARTS.structures(
    *("boats", BoatView, "boat_count"),
    seat=of("players", by=lambda sea, seat, box: seat),
    neutral=of("players", by=lambda sea, seat, box: is_neutral(sea, seat)),
    space=of("boats.#.space"),
    slot=of("boats.#.slot", by=lambda sea, seat, box: sea.slot + 1),
    home=of("boats.#.space", by=lambda sea, seat, box: bool(sea.space == box.plain.length)),
    points=of("boats.#.points", by=_by_name(s.SOURCE_NAMES, "points")),
    rack=of("boats.#.rack", "boats.#.net_in", by=_rack),
    lines=of("boats.#.lines", by=_those(LINE_NAMES, "lines")),
    shrimp=of("boats.#.shrimp"),
    crabs=of("boats.#.crabs"),
    offerings=of("boats.#.offerings"),
    panoramas=of("boats.#.panorama", by=_by_name(s.PANORAMA_NAMES, "panorama")),
    bonuses=of("boats.#.bonus", by=_those(s.PANORAMA_NAMES, "bonus")),
    rocks=of("boats.#.rocks", "boats.#.rock_count", by=_own_rocks),
    goals=of("boats.#.rocks", "boats.#.rock_count", "outcomes.#.progress", by=_own_goals),
    cards=of("boats.#.docks", "boats.#.dock_count", by=_own_cards),
    early_bird=of("boats.#.early_bird", by=lambda sea, seat, box: _token(sea.early_bird)),
    if_it_ended=of("outcomes.#.if_it_ended"),
)


def _cell(box: Box, fish: int, net: int) -> Cell:
    return Cell(box.names["fish"][fish], box.names["nets"][net] if net >= 0 else None)


def _fish_counts(counts: Row[int], box: Box) -> dict[str, int]:
    return {name: n for name, n in zip(box.names["fish"], counts, strict=True) if n}


def _cards(cards: Iterable[int], box: Box, group: str) -> list[str | None]:
    return [box.names[group][card] if card >= 0 else None for card in cards]


def _pool(pool: Row[int], box: Box, group: str) -> list[str]:
    return [name for name, there in zip(box.names[group], pool, strict=False) if there]


PARTS.structure(
    *("school", School),
    face_up=of("face_up", by=lambda sea, n, box: _fish_counts(sea.face_up, box)),
    face_down=of("face_down", by=lambda sea, n, box: _fish_counts(sea.face_down, box)),
)


def _nets_under(sea: Known, n: int, box: Box) -> list[list[str]]:
    names, count = box.names["nets"], sea.net_under_count
    piled = zip(sea.net_under[:count], sea.net_layer[:count], strict=True)
    return [[names[net] for net, _ in layer] for _, layer in groupby(piled, key=lambda net: net[1])]


def _nets_shown(sea: Known, n: int, box: Box) -> list[str]:
    return [box.names["nets"][net] for net in sea.net_shown[: sea.net_shown_count]]


PARTS.structure(
    *("nets", Nets),
    left=of("net_pool", "net_under_count", by=lambda sea, n, box: nets_left(sea)),
    unseen=of("net_pool", by=lambda sea, n, box: _pool(sea.net_pool, box, "nets")),
    under=of("net_under", "net_layer", "net_under_count", by=_nets_under),
    shown=of("net_shown", "net_shown_count", by=_nets_shown),
)


def _rocks_left(sea: Any, n: int, box: Box) -> int:
    kept = sum(sea.rock_count[: sea.players])
    left: int = box.plain.rock_count - kept - sea.rock_look_count
    return left


def _rocks_under(sea: Known, n: int, box: Box) -> list[str | None]:
    return _cards(sea.rock_under[: sea.rock_under_count], box, "rock")


def _rocks_looked_at(sea: Known, n: int, box: Box) -> list[str | None]:
    return _cards(sea.rock_look[: sea.rock_look_count], box, "rock")


PARTS.structure(
    *("rocks", Rocks),
    left=of("boats.rock_count", "players", "rock_look_count", by=_rocks_left),
    unplaced=of("rock_pool", by=lambda sea, n, box: _pool(sea.rock_pool, box, "rock")),
    under=of("rock_under", "rock_under_count", by=_rocks_under),
    looking=of("rock_look", "rock_look_count", by=_rocks_looked_at),
)


def _docks_left(sea: Any, n: int, box: Box) -> int:
    used = sum(sea.dock_count[: sea.players])
    gone = sum(card != s.NONE for card in sea.dock_gone)
    left: int = box.plain.dock_count - used - gone - sea.hand_count
    return left


def _hand(sea: Known, n: int, box: Box) -> list[str | None]:
    return _cards(sea.hand[: sea.hand_count + hand_shows_one_gone(sea)], box, "dock")


def _pairs(sea: Known, n: int, box: Box) -> list[bool]:
    return [knows_a_pair(sea, draft, sea.eyes) for draft in range(sea.drafts)]


PARTS.structure(
    *("docks", Docks),
    left=of("boats.dock_count", "players", "hand_count", "dock_gone", by=_docks_left),
    unplaced=of("dock_pool", by=lambda sea, n, box: _pool(sea.dock_pool, box, "dock")),
    hand=of("hand", "hand_count", by=_hand),
    one_gone=of("hand", "hand_count", by=lambda sea, n, box: hand_shows_one_gone(sea)),
    under=of(
        *("dock_under", "drafts"),
        by=lambda sea, n, box: _cards(sea.dock_under[: sea.drafts], box, "dock"),
    ),
    gone=of(
        "dock_gone",
        by=lambda sea, n, box: _cards([c for c in sea.dock_gone if c != s.NONE], box, "dock"),
    ),
    pairs=of("eyes", "dock_pair", "dock_known", "drafts", by=_pairs),
)


@PARTS.made_of("players", "boat_count", "home")
def early_birds(sea: Known, box: Box) -> list[int]:
    return list(box.plain.early_bird[sea.home : early_bird_tokens(sea)])


def _cell_detail(value: int, box: Box) -> Detail:
    return cell_name(value % s.CELLS)


def _placed(value: int, box: Box) -> Detail:
    return place_name(value % s.CELLS, value < s.CELLS)


def _slot(value: int, box: Box) -> Detail:
    return value + 1


_fish, _net, _rock, _card = named("fish"), named("nets"), named("rock"), named("dock")
_panorama = one_of(s.PANORAMA_NAMES)

EVENTS = events_of(
    s.EVENT_NAMES,
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
        s.SCORED: (("source", one_of(s.SOURCE_NAMES)), ("points", number)),
        s.SCORED_LINE: (("line", one_of(LINE_NAMES)), ("points", number)),
        s.SCORED_ROCK: (("card", _rock), ("points", number)),
        s.FAILED_ROCK: (("card", _rock),),
        s.TOOK_EARLY_BIRD: (("points", number),),
        s.DISCARDED_EARLY_BIRD: (("points", number),),
        s.NOTHING_THERE: (("station", named("stations")),),
    },
)
