"""Tongiaki: what the laboratory counts."""

from __future__ import annotations

from kuroshio.core import figures as f
from kuroshio.tongiaki.state import SOURCE_NAMES


def _island(place: str) -> str:
    """The island of a place: `hawaii 2` is a beach of `hawaii`."""
    return place.rpartition(" ")[0]


FIGURES = f.Figures(
    sources=SOURCE_NAMES,
    sections=(
        f.Section("Tiles drawn", (f.Each("drew", "tile"),)),
        f.Section("Islands landed on", (f.Each("landed", "place", _island),)),
        f.Section("Royal islands founded", (f.Each("founded", "island"),)),
        f.Section("Oceans crossed", (f.Each("crossed", "tile"),)),
        f.Section("Oceans that sank a fleet", (f.Each("failed", "tile"),)),
        f.Section("Islands increased", (f.Each("increased", "island"),)),
        f.Section(
            "Ways to use a turn",
            (
                f.Thing("increase", (f.made("increase *"),)),
                f.Thing("found a royal island", (f.made("found *"),)),
                f.Thing("resettle", (f.made("resettle"),)),
            ),
        ),
        f.Section("Ends", (f.Each("ended", "reason"),)),
    ),
    rulings={
        "A4": (f.on("increased"),),
        "A6": (f.on("set-sail"),),
        "A10": (f.on("crossed"), f.on("failed")),
        "A11": (f.on("found-no-room"),),
        "A12": (f.on("turned-back"),),
        "A14": (f.on("went-round"),),
        "A15": (f.on("removed"),),
        "A17": (f.on("had-no-boats"),),
        "A20": (f.on("lifted"),),
        "A21": (f.on("founded"), f.on("turned-back")),
        "A22": (f.on("resettled"),),
        "A27": (f.on("found-no-tile"),),
        "A30": (f.on("failed"),),
        "A32": (f.made("mark *"),),
        "A33": (f.on("ended", reason="calm-sea"),),
        "A35": (f.made("depart *"),),
    },
    uncounted={
        **dict.fromkeys(("A5", "A8", "A9", "A34"), f.ALWAYS),
        **dict.fromkeys(("A3", "A7", "A13", "A16", "A18", "A19", "A23", "A24"), f.UNSEEN),
        **dict.fromkeys(("A25", "A26", "A29", "A36"), f.UNSEEN),
        **dict.fromkeys(("A1", "A2", "A31"), f.SETUP),
        "A28": f.SCORE,
    },
)
