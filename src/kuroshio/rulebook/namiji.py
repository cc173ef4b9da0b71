"""The rulebook of Namiji: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from functools import partial

from kuroshio.core.boxes import Box
from kuroshio.core.messages import message
from kuroshio.namiji import state as s
from kuroshio.namiji import words
from kuroshio.namiji.docks import cards_dealt
from kuroshio.namiji.route import boats_for
from kuroshio.rulebook import pictures
from kuroshio.rulebook.outline import (
    LIKELY,
    RECONSTRUCTED,
    Chapter,
    Item,
    Numbers,
    Outline,
    Place,
    Rule,
    Thing,
    printed,
)

STATIONS = s.STATIONS[: s.DOCK]
SEEN = 3  # sections in the book's example of a panorama
LEFT = 2  # offerings in its example of a penalty
DRAFTING = 3  # players in its example of a draft
PAIR = 2  # players who sail with a neutral boat


def numbers(box: Box) -> Numbers:
    """Every number that the words may name besides how many play."""
    record, names = box.plain, box.names
    early, boats = list(record.early_bird), boats_for(PAIR)
    stations = [names["stations"][record.route[space]] for space in range(1, record.length)]
    return {
        "few": s.DOUBLE_FROM - 1,
        "docks": stations.count("dock"),
        "legs": stations.count("dock") + 1,
        "stations": len(stations) - stations.count("dock"),
        "dock_slots": boats,
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
        "two_boats": boats,
        "two_tokens": " / ".join(map(str, early[:boats])),
        "two_tokens_option": " / ".join(map(str, early[:PAIR])),
        "two_cards": cards_dealt(boats),
        "example_musubi": total(_musubi(box)),
        "example_tami": total(_tami(box)),
        "row_top": record.row_points[0],
        "rows_other": " / ".join(map(str, record.row_points[1:])),
        "whale_seen": SEEN,
        "whale_sum": sum(range(1, SEEN + 1)),
        "whale_next": SEEN + 1,
        "birds_known": " / ".join(map(str, early[:3])),
        "bird_last": early[-1],
        "penalty_all": record.penalty[s.OFFERINGS],
        "some_left": LEFT,
        "penalty_some": record.penalty[LEFT],
        "draft_players": DRAFTING,
        "draft_cards": cards_dealt(DRAFTING),
        "card_wide_net": _number_on(box, s.WIDE_NET),
        "card_twin_offerings": _number_on(box, s.TWIN_OFFERINGS),
        "card_straw_rope": _number_on(box, s.STRAW_ROPE),
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


# --- final counts of the book ----------------------------------------------------------------

Counted = list[tuple[str, str, list[int]]]  # what is counted, its drawing, and its points


def total(counted: Counted) -> int:
    return sum(sum(points) for _, _, points in counted)


def _musubi(box: Box) -> Counted:
    """The book's first example: what is printed on the box's pieces gives its 36 points."""
    box_of = box.plain
    four, three = max(box_of.rock_points), min(box_of.rock_points[: box_of.rock_count])
    return [
        ("rack", "namiji-fish-G1", [box_of.row_points[0], box_of.column_points[0]]),
        ("trap", "namiji-shrimp", [6]),
        ("rocks", "namiji-station-rock", [four, four, three]),
        ("whale", "namiji-station-whale", [1, 2, 3]),
        ("dolphin", "namiji-station-dolphin", [1, 2]),
        ("meals", "namiji-meal-maki-rolls", [_meal(box, "maki-rolls")]),
        ("early-bird", "namiji-station-port", [box_of.early_bird[2]]),
        ("offerings", "namiji-offering", [-box_of.penalty[2]]),
    ]


def _tami(box: Box) -> Counted:
    """The book's second example: 59 points."""
    box_of = box.plain
    four = max(box_of.rock_points)
    return [
        ("rack", "namiji-fish-O2", [box_of.column_points[0], *box_of.row_points[1:]]),
        ("trap", "namiji-shrimp", [3]),
        ("rocks", "namiji-station-rock", [four, four, four]),
        ("octopus", "namiji-station-octopus", [1, 2, 3, 4, box_of.bonus]),
        ("whale", "namiji-station-whale", [1, 2]),
        ("meals", "namiji-meal-miso-soup", [_meal(box, "miso-soup")] * 2),
        ("early-bird", "namiji-station-port", [box_of.early_bird[4]]),
        ("offerings", "namiji-offering", [-box_of.penalty[0]]),
    ]


def _meal(box: Box, name: str) -> int:
    meal: int = box.plain.meal[box.names["dock"].index(name)]
    return meal


def _lines(who: str, counted: Counted) -> list[Item]:
    """What is counted, each with its sum: 5 + 3 = 8."""
    return [
        Item(
            f"{who}-{what}",
            message(f"rules-namiji-counted-{what}"),
            message("rules-namiji-counted", sum=_sum(points)),
            picture,
        )
        for what, picture, points in counted
    ]


def _sum(points: list[int]) -> str:
    """5 + 3 = 8, or just 6."""
    written = " + ".join(map(str, points)).replace("-", "\u2212")
    return written if len(points) == 1 else f"{written} = {sum(points)}"


def musubi(box: Box) -> list[Item]:
    return _lines("musubi", _musubi(box))


def tami(box: Box) -> list[Item]:
    return _lines("tami", _tami(box))


# --- the order of the book ------------------------------------------------------------------


def en(heading: str, *sentences: int) -> Place:
    return Place("namiji-en", heading, sentences)


def fr(heading: str, *sentences: int) -> Place:
    return Place("namiji-fr", heading, sentences)


SET_UP = "Game setup"
CONTENTS = "Contents:"  # the list of pieces goes on with the rest of the set-up
PLAYING = "Playing the game"
PLACEMENT = "Placement rules"
TRAP = "Crustacean Trap station"
WHIRLPOOL = "Whirlpool station"
PANORAMA = "Panorama station"
ROCK = "Sacred Rock station"
ARRIVING = "Arriving at a Dock station"
DOCK_CARDS = "Dock cards"
RESUMING = "Resuming the journey"
ENDING = "Ending the journey"
TWO = "Special Rules for 2-player games"

CHAPTERS = (
    Chapter(
        "goal",
        (
            Rule(
                "goal",
                printed(en("Object of the game", 1, 3, 4, 5), en("Double-slot stations", 2, 3)),
            ),
            Rule("R36", LIKELY),
        ),
    ),
    Chapter(
        "set-up",
        (
            Rule(
                "sea",
                printed(en("Dock station", 1), en(CONTENTS, 33), en(ENDING, 1)),
                pictures=("namiji-station-port", "namiji-station-dock"),
            ),
            Rule("decks", printed(en(SET_UP, 2, 3, 4, 5, 6, 7), en(CONTENTS, 7, 8, 10, 11, 12))),
            Rule("piles", printed(en(SET_UP, 8, 9))),
            Rule("boat", printed(en(CONTENTS, 15, 16, 17, 20, 21)), pictures=("namiji-offering",)),
            Rule("tokens", printed(en(CONTENTS, 22))),
            Rule("R33", printed(en(CONTENTS, 32))),
            Rule("direction", RECONSTRUCTED),
            Rule("start", printed(en(CONTENTS, 32), en(PLAYING, 1))),
            Rule("R29", printed(en("Double-slot stations", 1, 2, 3))),
        ),
    ),
    Chapter(
        "turn",
        (
            Rule(
                "who-moves",
                printed(en(PLAYING, 1, 9, 10), en("Double-slot stations", 4, 5)),
                figure=pictures.namiji_queue,
            ),
            Rule("where-to", printed(en(PLAYING, 2, 3, 6, 7))),
            Rule(
                "closed",
                printed(en(PLAYING, 5), en(PLACEMENT, 6), en(PANORAMA, 9), en(ARRIVING, 2)),
            ),
            Rule("stop", printed(en("Station effects", 1), en(PLAYING, 11))),
            Rule("R34", LIKELY),
        ),
    ),
    Chapter(
        "angling",
        (
            Rule(
                "angling",
                printed(en("Angling station", 1, 3), fr("Pêche à la ligne", 1)),
                pictures=("namiji-station-angling", "namiji-fish-back"),
            ),
            Rule("R1", RECONSTRUCTED),
            Rule("R2", RECONSTRUCTED),
            Rule("R3", printed(en("Angling station", 2))),
            Rule("R4", LIKELY),
            Rule("R5", printed(en("Angling station", 1, 3))),
        ),
    ),
    Chapter(
        "rack",
        (
            Rule("rack", printed(en(PLACEMENT, 1, 2, 5))),
            Rule("rack-size", LIKELY),
            Rule("lines", printed(en(PLACEMENT, 3, 4, 8)), figure=pictures.namiji_rack),
            Rule(
                "lines-known",
                printed(en(PLACEMENT, 7), en(ENDING, 11, 23), fr("Fin du Voyage", 23)),
            ),
            Rule("line-points", LIKELY),
            Rule("signs", printed(en(PLACEMENT, 9))),
            Rule("R6", LIKELY),
            Rule("R8", LIKELY),
            Rule("R9", printed(fr("Règles de placement", 4), fr("Fin du Voyage", 24))),
        ),
    ),
    Chapter(
        "net",
        (
            Rule(
                "net",
                printed(en("Net Casting station", 1, 2, 3, 4), en(PLACEMENT, 2)),
                pictures=("namiji-station-net", "namiji-net"),
            ),
            Rule("net-fish", LIKELY),
            Rule("R7", LIKELY),
            Rule("R10", RECONSTRUCTED),
            Rule("R43", printed(en("Net Casting station", 1, 4))),
        ),
    ),
    Chapter(
        "crustacean",
        (
            Rule(
                "crustacean",
                printed(en(TRAP, 1, 2, 3, 4, 5)),
                pictures=("namiji-station-crustacean", "namiji-shrimp", "namiji-crab"),
            ),
            Rule("R11", LIKELY),
            Rule("R12", RECONSTRUCTED),
            Rule("R13", printed(en(TRAP, 3))),
        ),
    ),
    Chapter(
        "whirlpool",
        (
            Rule(
                "whirlpool",
                printed(en(WHIRLPOOL, 1, 2, 3, 4)),
                pictures=("namiji-station-whirlpool", "namiji-offering"),
            ),
            Rule("R14", LIKELY),
            Rule("R37", printed(en(WHIRLPOOL, 2, 3))),
            Rule("twin-offerings", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "panorama",
        (
            Rule(
                "panorama",
                printed(en(PANORAMA, 1, 2, 3, 4)),
                pictures=(
                    *("namiji-station-dolphin", "namiji-station-octopus"),
                    "namiji-station-whale",
                ),
            ),
            Rule("panorama-example", printed(en(PANORAMA, 5, 6))),
            Rule("panorama-bonus", printed(en(PANORAMA, 10), fr("Panoramas", 11, 12, 13))),
            Rule("R15", LIKELY),
            Rule("R16", printed(en(PANORAMA, 8, 9))),
            Rule("R17", printed(en(PANORAMA, 10))),
        ),
    ),
    Chapter(
        "rock",
        (
            Rule("rock", printed(en(ROCK, 1, 2, 3, 4)), pictures=("namiji-station-rock",)),
            Rule("rock-points", LIKELY),
            Rule("R18", RECONSTRUCTED),
            Rule("R19", printed(en(ROCK, 2))),
            Rule("straw-rope", RECONSTRUCTED),
            Rule("R40", RECONSTRUCTED),
            Rule("rock-cards", RECONSTRUCTED, items=partial(cards, group="rock")),
        ),
    ),
    Chapter(
        "dock",
        (
            Rule(
                "dock",
                printed(en(ARRIVING, 1, 2, 3, 6, 8), en(RESUMING, 2, 3, 4)),
                pictures=("namiji-station-dock",),
            ),
            Rule("dock-example", printed(en(ARRIVING, 9, 10, 11), en(RESUMING, 2))),
            Rule("draft", printed(en(DOCK_CARDS, 1, 2, 3, 4, 5), en(RESUMING, 1))),
            Rule("meal", printed(en(DOCK_CARDS, 7)), pictures=("namiji-meal-maki-rolls",)),
            Rule("upgrade", printed(en(DOCK_CARDS, 3, 8, 9, 10))),
            Rule("R20", printed(en(DOCK_CARDS, 8, 9, 10))),
            Rule("R21", LIKELY),
            Rule("R22", LIKELY),
            Rule("R27", printed(en(RESUMING, 2, 3))),
            Rule("R38", RECONSTRUCTED),
            Rule("R39", RECONSTRUCTED),
            Rule("dock-cards", RECONSTRUCTED, items=partial(cards, group="dock")),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("port", printed(en(ENDING, 1, 2)), pictures=("namiji-station-port",)),
            Rule("early-known", printed(en(ENDING, 2, 30))),
            Rule("early-birds", LIKELY),
            Rule("R28", LIKELY),
            Rule("count", printed(en(ENDING, 1, 3, 4), en(WHIRLPOOL, 5))),
            Rule("penalty-known", printed(en(WHIRLPOOL, 1, 4, 6, 7))),
            Rule("penalties", LIKELY),
            Rule("points", printed(en(ENDING, 5, 7))),
            Rule("collection", printed(en(CONTENTS, 23), en(ENDING, 8))),
            Rule("R30", LIKELY),
            Rule("R31", printed(en(ENDING, 6))),
            Rule("R41", LIKELY),
            Rule("example-musubi", printed(en(ENDING, *range(9, 21))), items=musubi),
            Rule("example-tami", printed(en(ENDING, *range(21, 32))), items=tami),
        ),
    ),
    Chapter(
        "two",
        (
            Rule(
                "neutral",
                printed(
                    en(TWO, 1, 2, 3, 4, 5, 10), fr("Règles spéciales – parties à 2 joueurs", 10, 11)
                ),
            ),
            Rule("R35", printed(en(TWO, 11, 12), en(DOCK_CARDS, 5))),
            Rule("neutral-port", printed(en(TWO, 13))),
            Rule("R23", LIKELY, departs=True),
            Rule("R42", LIKELY),
            Rule("R24", LIKELY),
            Rule("R25", LIKELY),
            Rule("R26", LIKELY),
            Rule("neutral-tip", printed(en(TWO, 6))),
        ),
    ),
    Chapter("knowledge", (Rule("R32", LIKELY),)),
    Chapter(
        "box",
        (
            Rule("stations", RECONSTRUCTED, items=stations),
            Rule("fish", RECONSTRUCTED, items=fish),
        ),
    ),
)


# --- what explains itself -------------------------------------------------------------------


KINDS = {
    "score": "points",
    **{f"station-{one}": one for one in ("angling", "net", "crustacean", "whirlpool", "rock")},
    **{f"station-{one}": "panorama" for one in ("dolphin", "octopus", "whale")},
    "station-dock": "dock",
    "station-port": "port",
    "boat": "who-moves",
    "neutral-boat": "neutral",
    "fish": "angling",
    "fish-hidden": "R4",
    "hooked": "angling",
    "school": "angling",
    "bag": "crustacean",
    "deck-rock": "rock",
    "deck-dock": "draft",
    "deck-net": "net",
    "afloat": "whirlpool",
    "rack-cell": "rack",
    "line-points": "line-points",
    "offering": "penalties",
    "net": "net",
    "trap": "crustacean",
    "haul": "crustacean",
    **{f"panorama-{one}": "panorama-bonus" for one in ("dolphin", "octopus", "whale")},
    "panoramas": "panorama",
    "bonuses": "panorama-bonus",
    "meals": "dock-cards",
    "upgrades": "dock-cards",
    "rocks": "rock-cards",
    "early-bird": "early-birds",
    "dock-hidden": "draft",
    "rock-hidden": "R32",
}


def named(box: Box) -> dict[str, Thing]:
    """Every card of the box."""
    found = {}
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
    "namiji-why-no-such-card": "rock",
    "namiji-why-no-such-card namiji-rule-draft": "draft",
    "namiji-why-dock-first": "where-to",
    "namiji-why-no-dock-left": "port",
    "namiji-why-slot": "dock",
    "namiji-why-behind": "where-to",
    "namiji-why-use-dock": "dock",
    "namiji-why-occupied": "closed",
    "namiji-why-rack-full": "closed",
    "namiji-why-panorama": "R16",
}

OUTLINE = Outline("namiji", CHAPTERS, numbers, KINDS, named, REFUSALS)
