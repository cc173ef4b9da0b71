"""Namiji: what the laboratory counts."""

from __future__ import annotations

from kuroshio.core import figures as f
from kuroshio.namiji.state import PANORAMA_NAMES, SOURCE_NAMES

FIGURES = f.Figures(
    sources=SOURCE_NAMES,
    sections=(
        f.Section(
            "Stations",
            (
                # Told by what happens there, which a stop without effect tells too.
                f.Thing("angling", (f.on("took-fish"), f.on("nothing-there", station="angling"))),
                f.Thing("net", (f.on("revealed-net"), f.on("nothing-there", station="net"))),
                f.Thing("crustacean", (f.on("kept-haul"), f.on("lost-haul"))),
                f.Thing(
                    "whirlpool", (f.on("set-afloat"), f.on("nothing-there", station="whirlpool"))
                ),
                *(f.Thing(name, (f.on("took-section", panorama=name),)) for name in PANORAMA_NAMES),
                f.Thing("rock", (f.on("looked-at-rocks"), f.on("nothing-there", station="rock"))),
            ),
        ),
        f.Section("Dock cards chosen", (f.Each("took-card", "card"),)),
        f.Section("Sacred Rock cards kept", (f.Each("kept-this-rock", "card"),)),
        f.Section("Sacred Rock cards fulfilled", (f.Each("scored-rock", "card"),)),
        f.Section("Lines completed", (f.Each("scored-line", "line"),)),
        f.Section("Nets cast", (f.Each("cast-net", "net"),)),
        f.Section("Panoramas finished first", (f.Each("took-bonus", "panorama"),)),
    ),
    rulings={
        "R2": (f.on("nothing-there", station="angling"),),
        "R5": (f.on("released-fish"),),
        "R7": (f.forced("release"),),
        "R8": (f.on("cast-net", place="A1 across"), f.on("cast-net", place="A1 down")),
        "R10": (f.on("nothing-there", station="net"),),
        "R13": (f.on("lost-haul"),),
        "R14": (f.on("nothing-there", station="whirlpool"),),
        "R17": (f.on("took-bonus"),),
        "R18": (f.on("nothing-there", station="rock"), f.on("looked-at-rocks", cards=1)),
        "R19": (f.on("kept-rock"),),
        "R21": (f.on("scored", source="upgrades"),),
        "R24": (f.by_nobody("sailed"), f.by_nobody("moored"), f.by_nobody("came-home")),
        "R25": (f.by_nobody("sailed"),),
        "R26": (f.by_nobody("moored"),),
        "R35": (f.on("neutral-took-card"),),
        "R37": (f.on("set-afloat"),),
        "R38": (f.made("reveal"),),
        "R43": (f.on("revealed-net"),),
    },
    uncounted={
        **dict.fromkeys(("R3", "R4", "R11", "R20", "R22", "R27", "R28", "R29"), f.ALWAYS),
        **dict.fromkeys(("R1", "R9", "R16", "R32", "R34", "R39"), f.UNSEEN),
        **dict.fromkeys(("R6", "R12", "R15", "R36"), f.NEVER),
        **dict.fromkeys(("R23", "R33", "R42"), f.SETUP),
        **dict.fromkeys(("R30", "R31", "R40", "R41"), f.SCORE),
    },
)
