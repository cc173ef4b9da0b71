"""The rulebook of Tongiaki: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.messages import message
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
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki import words


def numbers(box: Box) -> Numbers:
    """Every number that the words may name besides how many play."""
    record = box.plain
    points = record.points[1 : record.island_count]
    printed_numbers = [one for ocean in range(record.ocean_count) for one in _numbers(box, ocean)]
    return {
        "boats": record.boats,
        "set_up": record.set_up,
        "kings": record.kings,
        "back_on_start": record.back_on_tonga,
        "back_elsewhere": record.back_elsewhere,
        "trips": record.trips,
        "calm": record.calm_rounds,
        "calm_warning": record.calm_warning,
        "islands": record.island_count,
        "drawn_islands": record.island_count - 1,
        "oceans": record.ocean_count,
        "tiles": record.island_count - 1 + record.ocean_count,
        "least_points": min(points),
        "most_points": max(points),
        "currents": " / ".join(map(str, current_numbers(box))),
        "all_boats": s.COLOURS * record.set_up,
        "colours_each": s.COLOURS_OF_TWO,
        "one_free_of": len(printed_numbers) // printed_numbers.count("–"),
        "start_beaches": record.beaches[0],
        "start_moorings": record.moorings[0][0],
        "least_points_more": min(points) + 1,
        "most_points_less": max(points) - 1,
        "example_number": max(current_numbers(box)),
        "example_colours": max(current_numbers(box)) - 1,
    }


def current_numbers(box: Box) -> list[int]:
    """The numbers that are printed on currents."""
    oceans = box.plain.number[: box.plain.ocean_count]
    return sorted({number for ocean in oceans for number in ocean} - {0})


def islands(box: Box) -> list[Item]:
    """The islands with their points and the moorings of their beaches."""
    record = box.plain
    return [
        Item(
            f"island-{name}",
            words.tile_name(name),
            message(
                "rules-tongiaki-island",
                worth=record.points[island],
                beaches=" + ".join(map(str, record.moorings[island][: record.beaches[island]])),
            ),
        )
        for island, name in enumerate(box.names["islands"])
    ]


def oceans(box: Box) -> list[Item]:
    """The oceans with the numbers on their currents."""
    return [
        Item(
            f"ocean-{name}",
            words.tile_name(f"ocean {name}"),
            message("rules-tongiaki-ocean", currents=" / ".join(_numbers(box, ocean))),
        )
        for ocean, name in enumerate(box.names["oceans"])
    ]


def _numbers(box: Box, ocean: int) -> list[str]:
    """What is printed on the currents of an ocean, each told once."""
    record = box.plain
    return [
        str(record.number[ocean][side] or "–")
        for side in range(s.SIDES)
        if side < record.current[ocean][side]
    ]


# --- the order of the book ------------------------------------------------------------------


def fr(heading: str, *sentences: int) -> Place:
    return Place("tongiaki-fr", heading, sentences)


START = "Préparation:"
INCREASE = "1. Ajout de bateaux"
SAILING = "2. Départ en mer et Navigation"
LANDING = "3. Débarquement"
CHAIN = "Réaction en chaîne"
ROYAL = "Fondation d'une Ile Royale"
RESETTLE = "Nouvelle colonisation"
NO_BOAT = "Aucun bateau sur le plateau"
ENDLESS = "Réaction en chaîne sans fin (très rare)"  # the variants stand under it, too
END = "Fin de la partie"

CHAPTERS = (
    Chapter(
        "goal",
        (
            Rule("goal", printed(fr("Le jeu et son déroulement", 1, 2, 3, 4, 5), fr(START, 2))),
            Rule("players", LIKELY),
        ),
    ),
    Chapter(
        "tiles",
        (
            Rule(
                "islands",
                printed(fr("Contenu :", 1, 2), fr(START, 4)),
                figure=pictures.tongiaki_island,
            ),
            Rule("beaches", LIKELY),
            Rule("oceans", printed(fr(SAILING, 8, 9, 10, 11, 12)), figure=pictures.tongiaki_ocean),
            Rule("currents", LIKELY),
            Rule("A34", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "set-up",
        (
            Rule("set-up", printed(fr(START, 1, 2, 3, 4, 5, 6))),
            Rule("stack", LIKELY),
            Rule("A1", RECONSTRUCTED, departs=True),
            Rule("A2", LIKELY),
            Rule("A3", LIKELY),
        ),
    ),
    Chapter(
        "turn",
        (
            Rule("turn", printed(fr("Déroulement de la partie", 1, 2, 3))),
            Rule(
                "full-beaches",
                printed(fr(SAILING, 1, 2), fr(CHAIN, 3), fr("Fin du tour", 1, 2)),
            ),
        ),
    ),
    Chapter(
        "increase",
        (
            Rule("increase", printed(fr(INCREASE, 1, 2, 3))),
            Rule("few-boats", printed(fr("Pas assez de bateaux ?", 1))),
            Rule("A4", LIKELY),
            Rule("A5", LIKELY),
            Rule("all-boats", printed(fr("Tous les bateaux sont sur le plateau", 1))),
            Rule("A20", LIKELY),
        ),
    ),
    Chapter(
        "royal",
        (
            # the book speaks of kings where it counts boats at the end
            Rule("royal", printed(fr(ROYAL, 1, 2, 3, 4, 8, 10, 11), fr(END, 8))),
            Rule("A21", printed(fr(ROYAL, 6, 7, 8, 9))),
            Rule("royal-stays", LIKELY),
            Rule("royal-tip", printed(fr(ROYAL, 12, 13, 14, 15))),
        ),
    ),
    Chapter(
        "resettle",
        (
            Rule("resettle", printed(fr(RESETTLE, 1, 2, 3))),
            Rule("A22", LIKELY),
            Rule("A23", RECONSTRUCTED),
            Rule("A24", LIKELY),
            Rule("A25", LIKELY),
        ),
    ),
    Chapter(
        "come-back",
        (
            Rule("come-back", printed(fr(NO_BOAT, 1, 2, 3, 4))),
            Rule("A17", RECONSTRUCTED),
            Rule("A18", LIKELY),
            Rule("A19", LIKELY),
            Rule("A36", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "departure",
        (
            Rule("departure", printed(fr(SAILING, 1, 2, 4, 5))),
            Rule("A35", LIKELY),
            Rule("A6", printed(fr(CHAIN, 1, 2, 3, 4))),
            Rule("A7", LIKELY),
            Rule("A30", printed(fr(SAILING, 2, 25, 26), fr(CHAIN, 2, 3))),
        ),
    ),
    Chapter(
        "sailing",
        (
            Rule(
                "sailing",
                printed(fr(SAILING, 2, 3, 6, 22, 23, 24)),
                figure=pictures.tongiaki_journey,
            ),
            Rule("current", printed(fr(SAILING, 7, 8, 9, 10, 11, 12, 25))),
            Rule("crew", printed(fr(SAILING, 14, 15, 16, 17, 18))),
            Rule("alone", printed(fr(SAILING, 19, 20))),
            Rule("alone-counted", LIKELY),
            Rule("A8", LIKELY),
            Rule("A9", printed(fr(SAILING, 2, 22, 23))),
            Rule("A10", printed(fr(SAILING, 6, 7))),
            Rule("A27", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "landing",
        (
            Rule("landing", printed(fr(LANDING, 1, 2, 3, 4, 5, 6, 7))),
            Rule("chain", printed(fr(CHAIN, 1, 2, 3))),
            Rule("A11", LIKELY),
            Rule("back-home", printed(fr(ROYAL, 9))),
            Rule("A12", LIKELY),
            Rule("A13", LIKELY),
            Rule("A29", LIKELY),
        ),
    ),
    Chapter(
        "endless",
        (
            Rule("endless", printed(fr(ENDLESS, 1, 2, 3, 4, 11, 12, 13))),
            Rule("A14", RECONSTRUCTED, departs=True),
            Rule("A15", RECONSTRUCTED),
            Rule("A16", printed(fr(ENDLESS, 5, 6, 7, 8, 9, 10))),
            Rule("endless-details", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("end", printed(fr(END, 1, 2))),
            Rule("scoring", printed(fr(END, 5, 6))),
            Rule("A26", printed(fr(END, 2, 3, 4))),
            Rule("A28", printed(fr(END, 7, 8))),
            Rule("level", RECONSTRUCTED),
            Rule("A33", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "variants",
        (
            Rule("two", printed(fr(ENDLESS, 14, 15))),
            Rule("A31", RECONSTRUCTED, departs=True),
            Rule("rody", printed(fr(ENDLESS, 16, 17, 18), fr(SAILING, 2))),
            Rule("A32", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "box",
        (
            Rule("all-islands", LIKELY, items=islands),
            Rule("all-oceans", LIKELY, items=oceans),
        ),
    ),
)


# --- what explains itself -------------------------------------------------------------------


KINDS = {
    "score": "scoring",
    "start": "set-up",
    "royal": "royal",
    "ocean": "oceans",
    "current-free": "current",
    "beach": "departure",
    "pier": "A7",
    "boat": "scoring",
    "king": "royal",
    "supply": "few-boats",
    "islands": "scoring",
    "kings": "royal",
    "stack": "end",
    "unknown": "A9",
    "held": "A23",
    "fleet": "landing",
    "calm": "A33",
}


def named(box: Box) -> dict[str, Thing]:
    """Every island and every current of the box."""
    record = box.plain
    found = {}
    for island, name in enumerate(box.names["islands"]):
        worth = record.points[island]
        said = message("explain-tongiaki-named", name=words.tile_name(name), worth=worth)
        found[f"island-{name}"] = Thing(said, "all-islands")
    for needs in current_numbers(box):
        found[f"current-{needs}"] = Thing(
            message("explain-tongiaki-current", needs=needs), "current"
        )
    return found


REFUSALS = {
    "tongiaki-why-start-there": "set-up",
    "tongiaki-why-keep-one-free": "set-up",
    "tongiaki-why-royal": "A21",
    "tongiaki-why-one-a-beach": "increase",
    "tongiaki-why-one-a-beach-first": "landing",
    "tongiaki-why-no-room": "A11",
    "tongiaki-why-no-own-boat": "increase",
    "tongiaki-why-no-own-boat-there": "A20",
    "tongiaki-why-enough-kings": "royal",
    "tongiaki-why-not-alone": "royal",
    "tongiaki-why-not-full": "departure",
    "tongiaki-why-used-up": "A14",
    "tongiaki-why-place-taken": "A23",
    "tongiaki-why-not-aboard": "landing",
}

OUTLINE = Outline("tongiaki", CHAPTERS, numbers, KINDS, named, REFUSALS)
