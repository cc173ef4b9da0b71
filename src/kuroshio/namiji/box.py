"""Namiji: the box in memory, read from `box.toml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kuroshio.core import boxes
from kuroshio.core.boxes import Box, BoxTable, Count, Name, Points, all_different, index, wrong
from kuroshio.core.records import Record, Row, blank, i8, i64, row
from kuroshio.namiji import state as s


class Components(Record):
    """The components as the rules see them."""

    length: i64  # index of the finish port; 0 is the start port
    route: Row[i8] = row(s.SPACES + 1)  # the station of each space, clockwise
    double: Row[i8] = row(s.SPACES + 1)  # 1 for a double station
    offerings: i64
    penalty: Row[i8] = row(s.OFFERINGS + 1)  # by offerings left
    early_bird: Row[i8] = row(s.BOATS)  # by rank of arrival
    row_points: Row[i8] = row(s.ROWS)
    column_points: Row[i8] = row(s.COLUMNS)
    fish: Row[i8] = row(s.FISH)  # copies of each fish
    net_count: i64
    nets: Row[i8] = row(s.NETS)  # the fish that a net shows twice
    crustaceans: Row[i8] = row(2)  # shrimp, crabs
    draws: i64
    lost_at: i64
    sections: Row[i8] = row(s.PANORAMAS)
    bonus: i64
    dock_count: i64
    meal: Row[i8] = row(s.DOCK_CARDS)  # points of a meal, 0 for an upgrade
    upgrade: Row[i8] = row(s.DOCK_CARDS)  # which upgrade, NONE for a meal
    number: Row[i8] = row(s.DOCK_CARDS)  # the number on an upgrade
    twin_bonus: i64  # points that Twin Offerings adds
    rope_keep: i64  # cards that may be kept with Straw Rope
    rock_count: i64
    rock_points: Row[i8] = row(s.ROCK_CARDS)
    measure: Row[i8] = row(s.ROCK_CARDS)
    at_least: Row[i8] = row(s.ROCK_CARDS)
    at_most: Row[i8] = row(s.ROCK_CARDS)


class _Boats(BoxTable):
    offerings: Annotated[int, Meta(ge=0, le=s.OFFERINGS)]


class _Penalty(BoxTable):
    points: Annotated[list[Points], Meta(min_length=s.OFFERINGS + 1, max_length=s.OFFERINGS + 1)]


class _EarlyBird(BoxTable):
    points: Annotated[list[Points], Meta(min_length=s.BOATS, max_length=s.BOATS)]


class _Rack(BoxTable):
    row_points: Annotated[list[Points], Meta(min_length=s.ROWS, max_length=s.ROWS)]
    column_points: Annotated[list[Points], Meta(min_length=s.COLUMNS, max_length=s.COLUMNS)]


class _Fish(BoxTable):
    colours: Annotated[list[Name], Meta(min_length=s.COLOURS, max_length=s.COLOURS)]
    kinds: Annotated[list[Name], Meta(min_length=1, max_length=s.KINDS)]
    copies: Annotated[list[list[Count]], Meta(min_length=s.COLOURS, max_length=s.COLOURS)]


class _Nets(BoxTable):
    tokens: Annotated[list[str], Meta(min_length=1, max_length=s.NETS)]


class _Crustaceans(BoxTable):
    shrimp: Count
    crabs: Count
    draws: Annotated[int, Meta(ge=1, le=9)]
    lost_at: Annotated[int, Meta(ge=1, le=9)]


class _Panoramas(BoxTable):
    dolphin: Annotated[int, Meta(ge=1, le=9)]
    octopus: Annotated[int, Meta(ge=1, le=9)]
    whale: Annotated[int, Meta(ge=1, le=9)]
    bonus: Points


class _Route(BoxTable):
    stations: Annotated[list[str], Meta(min_length=4, max_length=s.SPACES)]


class _DockCard(Struct, forbid_unknown_fields=True):
    id: Name
    meal: Annotated[int, Meta(ge=1, le=99)] | None = None
    upgrade: str | None = None
    number: Annotated[int, Meta(ge=1, le=9)] | None = None  # of the upgrade's effect; else 1
    bonus: Points | None = None  # twin-offerings: points besides
    keep: Annotated[int, Meta(ge=1, le=s.LOOK)] | None = None  # straw-rope: cards kept, at most


# Each draft takes a card more than there are boats, and what goes under the deck stays there.
_MOST_DRAFTED = s.DRAFTS * s.HAND


# Upgrades whose number decides which moves there are, and what it can be.
_NUMBERS = {
    "wide-net": range(1, s.LOOK + 1),
    "twin-offerings": range(1, s.OFFERED + 1),
    "straw-rope": range(s.LOOK, s.LOOK + 1),
}


class _Dock(BoxTable):
    cards: Annotated[list[_DockCard], Meta(min_length=_MOST_DRAFTED, max_length=s.DOCK_CARDS)]


class _RockCard(Struct, forbid_unknown_fields=True):
    id: Name
    points: Points
    measure: str
    at_least: Annotated[int, Meta(ge=0, le=99)] | None = None
    at_most: Annotated[int, Meta(ge=0, le=98)] | None = None


class _Rock(BoxTable):
    cards: Annotated[list[_RockCard], Meta(min_length=1, max_length=s.ROCK_CARDS)]


class _File(Struct, forbid_unknown_fields=True):
    name: str
    boats: _Boats
    penalty: _Penalty
    early_bird: _EarlyBird
    rack: _Rack
    fish: _Fish
    nets: _Nets
    crustaceans: _Crustaceans
    panoramas: _Panoramas
    route: _Route
    dock: _Dock
    rock: _Rock


def load(text: str, where: str) -> Box:
    """Read a box file's text; `where` names it in errors."""
    file = boxes.decode(text, _File, where)
    record = blank(Components)
    box = record[0]
    box.offerings = file.boats.offerings
    box.penalty[:] = file.penalty.points
    box.early_bird[:] = file.early_bird.points
    box.row_points[:] = file.rack.row_points
    box.column_points[:] = file.rack.column_points
    box.crustaceans[:] = file.crustaceans.shrimp, file.crustaceans.crabs
    box.draws = file.crustaceans.draws
    box.lost_at = file.crustaceans.lost_at
    panoramas = file.panoramas
    box.sections[:] = panoramas.dolphin, panoramas.octopus, panoramas.whale
    box.bonus = panoramas.bonus
    _fill_route(box, file.route, where)
    fish = _fill_fish(box, file.fish, where)
    _fill_nets(box, file.nets, fish, where)
    _fill_dock(box, file.dock, where)
    _fill_rock(box, file.rock, where)
    names = {
        "stations": s.STATIONS,
        "colours": tuple(file.fish.colours),
        "kinds": tuple(file.fish.kinds),
        "fish": fish,
        "nets": tuple(file.nets.tokens),
        "dock": tuple(card.id for card in file.dock.cards),
        "rock": tuple(card.id for card in file.rock.cards),
        "upgrades": s.UPGRADE_NAMES,
        "measures": s.MEASURES,
    }
    return Box(text, record, names, boxes.sources_of(file))


def _fill_route(box: Components, table: _Route, where: str) -> None:
    stations = table.stations
    box.route[0] = s.PORT
    box.length = len(stations)
    for i, written in enumerate(stations, 1):
        key = f"route.stations[{i - 1}]"
        box.route[i] = index(s.STATIONS, written.removesuffix("*"), where, key)
        box.double[i] = written.endswith("*")
        if box.route[i] >= s.DOCK and box.double[i]:
            wrong(
                where, key, f"expected no * (harbours have a slot for every boat), got '{written}'"
            )
    docks = stations.count("dock")
    if docks != s.DRAFTS:
        wrong(where, "route.stations", f"expected {s.DRAFTS} docks, got {docks}")
    if stations[-1] != "port" or stations.count("port") != 1:
        wrong(where, "route.stations", "expected one 'port', as the last station")


def _fill_fish(box: Components, table: _Fish, where: str) -> tuple[str, ...]:
    """Note the copies of each fish; return the fish by number, '' where the box has none."""
    names = [""] * s.FISH
    for colour, copies in enumerate(table.copies):
        if len(copies) != len(table.kinds):
            problem = f"expected {len(table.kinds)} numbers, one a kind, got {len(copies)}"
            wrong(where, f"fish.copies[{colour}]", problem)
        for kind, count in enumerate(copies):
            box.fish[colour * s.KINDS + kind] = count
            names[colour * s.KINDS + kind] = f"{table.colours[colour]} {table.kinds[kind]}"
    if len(set(filter(None, names))) != s.COLOURS * len(table.kinds):
        wrong(where, "fish", "expected different names for colours and for kinds")
    if sum(map(sum, table.copies)) == 0:
        wrong(where, "fish.copies", "expected at least one fish")
    return tuple(names)


def _fill_nets(box: Components, table: _Nets, fish: tuple[str, ...], where: str) -> None:
    box.net_count = len(table.tokens)
    there = tuple(filter(None, fish))
    for i, shown in enumerate(table.tokens):
        index(there, shown, where, f"nets.tokens[{i}]")
        box.nets[i] = fish.index(shown)


def _fill_dock(box: Components, table: _Dock, where: str) -> None:
    box.dock_count = len(table.cards)
    box.upgrade[:] = s.NONE
    box.rope_keep = 1
    all_different([card.id for card in table.cards], "dock.cards", where)
    for i, card in enumerate(table.cards):
        key = f"dock.cards[{i}]"
        if (card.meal is None) == (card.upgrade is None):
            wrong(where, key, "expected either `meal` or `upgrade`")
        _check_extras(card, key, where)
        if card.meal is not None:
            box.meal[i] = card.meal
            continue
        upgrade = index(s.UPGRADE_NAMES, card.upgrade or "", where, f"{key}.upgrade")
        box.upgrade[i] = upgrade
        box.number[i] = card.number or 1
        box.twin_bonus = card.bonus or box.twin_bonus
        box.rope_keep = card.keep or box.rope_keep


def _check_extras(card: _DockCard, key: str, where: str) -> None:
    """Refuse numbers that the card has no use for, or that the moves cannot express."""
    if card.number is not None and card.meal is not None:
        wrong(where, f"{key}.number", "expected no `number` on a meal")
    if card.bonus is not None and card.upgrade != "twin-offerings":
        wrong(where, f"{key}.bonus", "expected `bonus` only with twin-offerings")
    if card.keep is not None and card.upgrade != "straw-rope":
        wrong(where, f"{key}.keep", "expected `keep` only with straw-rope")
    number = card.number or 1
    if card.upgrade in _NUMBERS and number not in _NUMBERS[card.upgrade]:
        expected = " or ".join(map(str, _NUMBERS[card.upgrade]))
        wrong(where, f"{key}.number", f"expected {expected} with {card.upgrade}, got {number}")


def _fill_rock(box: Components, table: _Rock, where: str) -> None:
    box.rock_count = len(table.cards)
    all_different([card.id for card in table.cards], "rock.cards", where)
    for i, card in enumerate(table.cards):
        box.rock_points[i] = card.points
        box.measure[i] = index(s.MEASURES, card.measure, where, f"rock.cards[{i}].measure")
        if (card.at_least is None) == (card.at_most is None):
            wrong(where, f"rock.cards[{i}]", "expected either `at_least` or `at_most`")
        box.at_least[i] = card.at_least or 0
        box.at_most[i] = s.UNBOUNDED if card.at_most is None else card.at_most
