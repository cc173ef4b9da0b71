"""Ama: what the laboratory counts."""

from __future__ import annotations

from kuroshio.core.figures import Each, Figures, Section, Thing, made, on

FIGURES = Figures(
    sources=("white", "rose", "black"),
    sections=(
        Section("Turns", (Thing("dive", (made("dive"),)), Thing("sell", (made("sell"),)))),
        Section("Pearls found", (Each("found", "pearl"),)),
    ),
    rulings={"D1": (on("met-eel", lost=0),)},  # an eel that finds an empty net
)
