"""Tongiaki: what the laboratory counts."""

from __future__ import annotations

from kuroshio.core.figures import (
    ALWAYS,
    SCORE,
    SETUP,
    UNSEEN,
    Each,
    Figures,
    Section,
    Thing,
    made,
    on,
)


def _island(place: str) -> str:
    """The island of a place: `hawaii 2` is a beach of `hawaii`."""
    return place.rpartition(" ")[0]


FIGURES = Figures(
    sources=("islands", "royal islands"),
    sections=(
        Section("Tiles drawn", (Each("drew", "tile"),)),
        Section("Islands landed on", (Each("landed", "place", _island),)),
        Section("Royal islands founded", (Each("founded", "island"),)),
        Section("Oceans crossed", (Each("crossed", "tile"),)),
        Section("Oceans that sank a fleet", (Each("failed", "tile"),)),
        Section("Islands increased", (Each("increased", "island"),)),
        Section(
            "Ways to use a turn",
            (
                Thing("increase", (made("increase *"),)),
                Thing("found a royal island", (made("found *"),)),
                Thing("resettle", (made("resettle"),)),
            ),
        ),
        Section("Ends", (Each("ended", "reason"),)),
    ),
    rulings={
        "A4": (on("increased"),),
        "A6": (on("set-sail"),),
        "A10": (on("crossed"), on("failed")),
        "A11": (on("found-no-room"),),
        "A12": (on("turned-back"),),
        "A14": (on("went-round"),),
        "A15": (on("removed"),),
        "A17": (on("had-no-boats"),),
        "A20": (on("lifted"),),
        "A21": (on("founded"), on("turned-back")),
        "A22": (on("resettled"),),
        "A27": (on("found-no-tile"),),
        "A30": (on("failed"),),
        "A32": (made("mark *"),),
        "A33": (on("ended", reason="calm-sea"),),
        "A35": (made("depart *"),),
    },
    uncounted={
        **dict.fromkeys(("A5", "A8", "A9", "A34"), ALWAYS),
        **dict.fromkeys(("A3", "A7", "A13", "A16", "A18", "A19", "A23", "A24"), UNSEEN),
        **dict.fromkeys(("A25", "A26", "A29", "A36"), UNSEEN),
        **dict.fromkeys(("A1", "A2", "A31"), SETUP),
        "A28": SCORE,
    },
)
