"""The rulebook of Namiji: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from functools import partial

from kuroshio.core.boxes import Box
from kuroshio.core.messages import message
from kuroshio.namiji import GAME, words
from kuroshio.namiji import state as s
from kuroshio.rulebook import pictures
from kuroshio.rulebook.outline import Chapter, Item, Numbers, Outline, Rule, Thing

STATIONS = s.STATIONS[: s.DOCK]


def numbers(box: Box) -> Numbers:
    """Every number that the words may name."""
    record, names = box.plain, box.names
    early = list(record.early_bird)
    stations = [names["stations"][record.route[space]] for space in range(1, record.length)]
    return {
        "least": GAME.players.start,
        "most": GAME.players.stop - 1,
        "few": s.DOUBLE_FROM - 1,
        "docks": stations.count("dock"),
        "legs": stations.count("dock") + 1,
        "stations": len(stations) - stations.count("dock"),
        "dock_slots": s.NEUTRAL + 1,
        "offerings": record.offerings,
        "rack_rows": s.ROWS,
        "rack_columns": s.COLUMNS,
        "row_points": " / ".join(map(str, record.row_points)),
        "column_points": record.column_points[0],
        "colours": len(names["colours"]),
        "kinds": len(names["kinds"]),
        "fish": sum(record.fish),
        "nets": record.net_count,
        "net_cells": s.NET_CELLS,
        "shrimp": record.crustaceans[s.SHRIMP],
        "crabs": record.crustaceans[s.CRAB],
        "draws": record.draws,
        "lost": record.lost_at,
        "dolphin": record.sections[0],
        "octopus": record.sections[1],
        "whale": record.sections[2],
        "bonus": record.bonus,
        "rocks": record.rock_count,
        "rocks_looked_at": s.ROCKS_LOOKED_AT,
        "rock_points": " / ".join(map(str, sorted(set(record.rock_points[: record.rock_count])))),
        "rope_keep": record.rope_keep,
        "dock_cards": record.dock_count,
        "penalties": " / ".join(str(record.penalty[left]) for left in range(s.OFFERINGS, -1, -1)),
        "left": " / ".join(str(left) for left in range(s.OFFERINGS, -1, -1)),
        "early_birds": " / ".join(map(str, early)),
        "two_boats": GAME.players.start + 1,
        "two_tokens": " / ".join(map(str, early[: GAME.players.start + 1])),
        "two_tokens_option": " / ".join(map(str, early[: GAME.players.start])),
        "two_cards": GAME.players.start + 1 + 1,
        "shared_place": 1,
        "next_place": 3,
        "card_wide_net": _number_on(box, s.WIDE_NET),
        "card_twin_offerings": _number_on(box, s.TWIN_OFFERINGS),
    }


def _number_on(box: Box, upgrade: int) -> int:
    """The number on the card with an upgrade; 1 where the box has no such card."""
    record = box.plain
    on_cards = [
        record.number[card] for card in range(record.dock_count) if record.upgrade[card] == upgrade
    ]
    return on_cards[0] if on_cards else 1


# --- lists ----------------------------------------------------------------------------------

UPGRADE_STATIONS = {
    s.SECOND_HOOK: "angling",
    s.FISHMONGER: "angling",
    s.WIDE_NET: "net",
    s.NET_FLOATS: "net",
    s.WOVEN_POT: "crustacean",
    s.SALTED_BAIT: "crustacean",
    s.PAPER_LANTERNS: "whirlpool",
    s.TWIN_OFFERINGS: "whirlpool",
    s.BOW_WHISTLE: "dolphin",
    s.GLASS_BUCKET: "octopus",
    s.LONG_SPYGLASS: "whale",
    s.STRAW_ROPE: "rock",
}


def cards(box: Box, group: str) -> list[Item]:
    """All cards of a deck with what they do."""
    return [
        Item(
            f"{group}-{card}",
            words.card_name(group, card),
            words.effect(box, group, number),
            _card_picture(box, number) if group == "dock" else None,
        )
        for number, card in enumerate(box.names[group])
    ]


def _card_picture(box: Box, card: int) -> str:
    """A meal has the drawing of its name; an upgrade that of its station."""
    if box.plain.meal[card]:
        return f"namiji-meal-{box.names['dock'][card]}"
    return f"namiji-station-{UPGRADE_STATIONS[box.plain.upgrade[card]]}"


def fish(box: Box) -> list[Item]:
    """Every fish with its copies."""
    return [
        Item(
            f"fish-{name.replace(' ', '-')}",
            words.fish_name(name),
            message("rules-namiji-copies", count=box.plain.fish[number]),
            f"namiji-fish-{'BOG'[number // s.KINDS]}{number % s.KINDS + 1}",
        )
        for number, name in enumerate(box.names["fish"])
        if name
    ]


def stations(box: Box) -> list[Item]:
    """The stations of the route with their number."""
    route = [box.names["stations"][station] for station in box.plain.route[1 : box.plain.length]]
    doubles = [
        box.names["stations"][box.plain.route[space]]
        for space in range(1, box.plain.length)
        if box.plain.double[space]
    ]
    return [
        Item(
            f"station-{name}",
            words.station_name(name),
            message("rules-namiji-on-route", count=route.count(name), double=doubles.count(name)),
            f"namiji-station-{name}",
        )
        for name in STATIONS
    ]


# --- the order of the book ------------------------------------------------------------------

CHAPTERS = (
    Chapter("goal", (Rule("goal"), Rule("R36", "printed"))),
    Chapter(
        "set-up",
        (
            Rule("sea", pictures=("namiji-station-port", "namiji-station-dock")),
            Rule("decks"),
            Rule("boat", pictures=("namiji-offering",)),
            Rule("R33"),
            Rule("R29"),
        ),
    ),
    Chapter(
        "turn",
        (
            Rule("who-moves", figure=pictures.namiji_queue),
            Rule("where-to"),
            Rule("closed"),
            Rule("stop"),
            Rule("R34", "likely"),
        ),
    ),
    Chapter(
        "angling",
        (
            Rule("angling", pictures=("namiji-station-angling", "namiji-fish-back")),
            Rule("R1", "reconstructed"),
            Rule("R2", "reconstructed"),
            Rule("R3"),
            Rule("R4", "likely"),
            Rule("R5"),
        ),
    ),
    Chapter(
        "rack",
        (
            Rule("rack"),
            Rule("lines", "likely", figure=pictures.namiji_rack),
            Rule("R6", "likely"),
            Rule("R8", "likely"),
            Rule("R9"),
        ),
    ),
    Chapter(
        "net",
        (
            Rule("net", pictures=("namiji-station-net", "namiji-net")),
            Rule("R7", "likely"),
            Rule("R10", "reconstructed"),
            Rule("R43"),
        ),
    ),
    Chapter(
        "crustacean",
        (
            Rule(
                "crustacean",
                pictures=("namiji-station-crustacean", "namiji-shrimp", "namiji-crab"),
            ),
            Rule("R11", "likely"),
            Rule("R12", "reconstructed"),
            Rule("R13"),
        ),
    ),
    Chapter(
        "whirlpool",
        (
            Rule("whirlpool", pictures=("namiji-station-whirlpool", "namiji-offering")),
            Rule("R14", "likely"),
            Rule("R37"),
        ),
    ),
    Chapter(
        "panorama",
        (
            Rule(
                "panorama",
                pictures=(
                    *("namiji-station-dolphin", "namiji-station-octopus"),
                    "namiji-station-whale",
                ),
            ),
            Rule("panorama-bonus"),
            Rule("R15", "likely"),
            Rule("R16"),
            Rule("R17"),
        ),
    ),
    Chapter(
        "rock",
        (
            Rule("rock", pictures=("namiji-station-rock",)),
            Rule("R18", "reconstructed"),
            Rule("R19"),
            Rule("R40", "reconstructed"),
            Rule("rock-cards", "reconstructed", items=partial(cards, group="rock")),
        ),
    ),
    Chapter(
        "dock",
        (
            Rule("dock", pictures=("namiji-station-dock",)),
            Rule("draft"),
            Rule("meal", pictures=("namiji-meal-maki-rolls",)),
            Rule("upgrade"),
            Rule("R20", "likely"),
            Rule("R21", "likely"),
            Rule("R22", "likely"),
            Rule("R27"),
            Rule("R38", "reconstructed"),
            Rule("R39", "reconstructed"),
            Rule("dock-cards", "reconstructed", items=partial(cards, group="dock")),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("port", "likely", pictures=("namiji-station-port",)),
            Rule("R28", "likely"),
            Rule("count", "likely"),
            Rule("points"),
            Rule("R30"),
            Rule("R31"),
            Rule("R41", "likely"),
        ),
    ),
    Chapter(
        "two",
        (
            Rule("neutral"),
            Rule("R23", "likely"),
            Rule("R24", "likely"),
            Rule("R25", "likely"),
            Rule("R26", "likely"),
            Rule("R35", "likely"),
            Rule("R42", "reconstructed"),
        ),
    ),
    Chapter("knowledge", (Rule("R32", "likely"),)),
    Chapter(
        "box",
        (
            Rule("stations", "reconstructed", items=stations),
            Rule("fish", "likely", items=fish),
        ),
    ),
)


# --- what explains itself -------------------------------------------------------------------


RULES = {
    "score": "points",
    **{f"station-{one}": one for one in ("angling", "net", "crustacean", "whirlpool", "rock")},
    **{f"station-{one}": "panorama" for one in ("dolphin", "octopus", "whale")},
    "station-dock": "dock",
    "station-port": "port",
    "boat": "who-moves",
    "neutral-boat": "R24",
    "fish": "angling",
    "fish-hidden": "R4",
    "hooked": "angling",
    "school": "R3",
    "bag": "R13",
    "deck-rock": "R19",
    "deck-dock": "draft",
    "deck-net": "R43",
    "afloat": "R37",
    "rack-cell": "rack",
    "line-points": "R9",
    "offering": "count",
    "net": "net",
    "trap": "crustacean",
    "haul": "crustacean",
    **{f"panorama-{one}": "panorama-bonus" for one in ("dolphin", "octopus", "whale")},
    "panoramas": "panorama",
    "bonuses": "panorama-bonus",
    "meals": "dock-cards",
    "upgrades": "dock-cards",
    "rocks": "rock-cards",
    "early-bird": "port",
    "dock-hidden": "draft",
    "rock-hidden": "R32",
}


def things(box: Box) -> dict[str, Thing]:
    """Everything that a board may point at: fixed kinds, and every card of the box."""
    found = {kind: Thing(message(f"explain-namiji-{kind}"), rule) for kind, rule in RULES.items()}
    for group in ("dock", "rock"):
        for item in cards(box, group):
            said = message("explain-namiji-named", name=item.name, text=item.text)
            found[item.id] = Thing(said, f"{group}-cards")
    return found


REFUSALS = {
    "namiji-why-no-such-fish": "angling",
    "namiji-why-cell-taken": "rack",
    "namiji-why-cell-apart": "rack",
    "namiji-why-net-place": "net",
    "namiji-why-no-net": "R38",
    "namiji-why-no-such-card": "R19",
    "namiji-why-dock-first": "where-to",
    "namiji-why-no-dock-left": "port",
    "namiji-why-slot": "dock",
    "namiji-why-behind": "where-to",
    "namiji-why-use-dock": "dock",
    "namiji-why-occupied": "closed",
    "namiji-why-rack-full": "closed",
    "namiji-why-panorama": "R16",
}

OUTLINE = Outline(CHAPTERS, numbers, things, REFUSALS)
