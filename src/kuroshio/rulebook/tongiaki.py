"""The rulebook of Tongiaki: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.messages import message
from kuroshio.rulebook import pictures
from kuroshio.rulebook.outline import Chapter, Item, Numbers, Outline, Rule, Thing
from kuroshio.tongiaki import GAME, words
from kuroshio.tongiaki import state as s


def numbers(box: Box) -> Numbers:
    """Every number that the words may name."""
    record = box.plain
    points = record.points[1 : record.island_count]
    return {
        "least": GAME.players.start,
        "most": GAME.players.stop - 1,
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


# --- the order of the book ------------------------------------------------------------------

CHAPTERS = (
    Chapter("goal", (Rule("goal"),)),
    Chapter(
        "tiles",
        (
            Rule("islands", figure=pictures.tongiaki_island),
            Rule("oceans", figure=pictures.tongiaki_ocean),
            Rule("A34"),
        ),
    ),
    Chapter("set-up", (Rule("set-up"), Rule("A1"), Rule("A2"), Rule("A3"))),
    Chapter("turn", (Rule("turn"), Rule("full-beaches"))),
    Chapter("increase", (Rule("increase"), Rule("A4"), Rule("A5"), Rule("A20"))),
    Chapter("royal", (Rule("royal"), Rule("A21"))),
    Chapter(
        "resettle",
        (
            Rule("resettle"),
            Rule("A22", "likely"),
            Rule("A23", "reconstructed"),
            Rule("A24"),
            Rule("A25"),
        ),
    ),
    Chapter(
        "come-back",
        (
            Rule("come-back"),
            Rule("A17", "reconstructed"),
            Rule("A18"),
            Rule("A19", "likely"),
            Rule("A36", "reconstructed"),
        ),
    ),
    Chapter(
        "departure",
        (Rule("departure"), Rule("A35"), Rule("A6"), Rule("A7"), Rule("A30")),
    ),
    Chapter(
        "sailing",
        (
            Rule("sailing", figure=pictures.tongiaki_journey),
            Rule("current"),
            Rule("A8"),
            Rule("A9"),
            Rule("A10"),
            Rule("A27", "reconstructed"),
        ),
    ),
    Chapter(
        "landing",
        (
            Rule("landing"),
            Rule("A11"),
            Rule("A12", "likely"),
            Rule("A13"),
            Rule("A29"),
        ),
    ),
    Chapter(
        "endless",
        (
            Rule("endless"),
            Rule("A14", "reconstructed"),
            Rule("A15", "reconstructed"),
            Rule("A16", "likely"),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("end"),
            Rule("scoring"),
            Rule("A26"),
            Rule("A28", "likely"),
            Rule("A33", "reconstructed"),
        ),
    ),
    Chapter("variants", (Rule("A31", "likely"), Rule("A32", "likely"))),
    Chapter("box", (Rule("all-islands", items=islands),)),
)


# --- what explains itself -------------------------------------------------------------------


RULES = {
    "score": "scoring",
    "start": "set-up",
    "royal": "A21",
    "ocean": "oceans",
    "current-free": "current",
    "beach": "departure",
    "pier": "A7",
    "boat": "scoring",
    "king": "royal",
    "supply": "increase",
    "islands": "scoring",
    "kings": "royal",
    "stack": "A34",
    "unknown": "A9",
    "held": "A23",
    "fleet": "A11",
    "calm": "A33",
}


def things(box: Box) -> dict[str, Thing]:
    """Everything that a board may point at: fixed kinds, every island, every current."""
    record = box.plain
    found = {kind: Thing(message(f"explain-tongiaki-{kind}"), rule) for kind, rule in RULES.items()}
    for island, name in enumerate(box.names["islands"]):
        worth = record.points[island]
        said = message("explain-tongiaki-named", name=words.tile_name(name), worth=worth)
        found[f"island-{name}"] = Thing(said, "islands")
    for needs in current_numbers(box):
        found[f"current-{needs}"] = Thing(message("explain-tongiaki-current", needs=needs), "A10")
    return found


REFUSALS = {
    "tongiaki-why-start-there": "set-up",
    "tongiaki-why-keep-one-free": "set-up",
    "tongiaki-why-royal": "A21",
    "tongiaki-why-one-a-beach": "increase",
    "tongiaki-why-one-a-beach-first": "A11",
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

OUTLINE = Outline(CHAPTERS, numbers, things, REFUSALS)
