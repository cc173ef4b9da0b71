"""Namiji: what the laboratory counts."""

from __future__ import annotations

from kuroshio.core.figures import (
    ALWAYS,
    NEVER,
    SCORE,
    SETUP,
    UNSEEN,
    Each,
    Figures,
    Section,
    Thing,
    by_nobody,
    forced,
    made,
    on,
)
from kuroshio.namiji.state import PANORAMA_NAMES, SOURCE_NAMES

FIGURES = Figures(
    sources=SOURCE_NAMES,
    sections=(
        Section(
            "Stations",
            (
                # Told by what happens there, which a stop without effect tells too.
                Thing("angling", (on("took-fish"), on("nothing-there", station="angling"))),
                Thing("net", (on("revealed-net"), on("nothing-there", station="net"))),
                Thing("crustacean", (on("kept-haul"), on("lost-haul"))),
                Thing("whirlpool", (on("set-afloat"), on("nothing-there", station="whirlpool"))),
                *(Thing(name, (on("took-section", panorama=name),)) for name in PANORAMA_NAMES),
                Thing("rock", (on("looked-at-rocks"), on("nothing-there", station="rock"))),
            ),
        ),
        Section("Dock cards chosen", (Each("took-card", "card"),)),
        Section("Sacred Rock cards kept", (Each("kept-this-rock", "card"),)),
        Section("Sacred Rock cards fulfilled", (Each("scored-rock", "card"),)),
        Section("Lines completed", (Each("scored-line", "line"),)),
        Section("Nets cast", (Each("cast-net", "net"),)),
        Section("Panoramas finished first", (Each("took-bonus", "panorama"),)),
    ),
    rulings={
        "R2": (on("nothing-there", station="angling"),),
        "R5": (on("released-fish"),),
        "R7": (forced("release"),),
        "R8": (on("cast-net", place="A1 across"), on("cast-net", place="A1 down")),
        "R10": (on("nothing-there", station="net"),),
        "R13": (on("lost-haul"),),
        "R14": (on("nothing-there", station="whirlpool"),),
        "R17": (on("took-bonus"),),
        "R18": (on("nothing-there", station="rock"), on("looked-at-rocks", cards=1)),
        "R19": (on("kept-rock"),),
        "R21": (on("scored", source="upgrades"),),
        "R24": (by_nobody("sailed"), by_nobody("moored"), by_nobody("came-home")),
        "R25": (by_nobody("sailed"),),
        "R26": (by_nobody("moored"),),
        "R35": (on("neutral-took-card"),),
        "R37": (on("set-afloat"),),
        "R38": (made("reveal"),),
        "R43": (on("revealed-net"),),
    },
    uncounted={
        **dict.fromkeys(("R3", "R4", "R11", "R20", "R22", "R27", "R28", "R29"), ALWAYS),
        **dict.fromkeys(("R1", "R9", "R16", "R32", "R34", "R39"), UNSEEN),
        **dict.fromkeys(("R6", "R12", "R15", "R36"), NEVER),
        **dict.fromkeys(("R23", "R33", "R42"), SETUP),
        **dict.fromkeys(("R30", "R31", "R40", "R41"), SCORE),
    },
)
