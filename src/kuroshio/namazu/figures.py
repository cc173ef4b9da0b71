"""Namazu: what the laboratory counts."""

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
    made,
    on,
)
from kuroshio.namazu.state import SOURCE_NAMES


def _kind(cell: str) -> str:
    """Cells of the same kind together: `rice-a` and `rice-b` are `rice`."""
    return cell.removesuffix("-a").removesuffix("-b")


FIGURES = Figures(
    sources=SOURCE_NAMES,
    sections=(
        Section("Cells used", (Each("activated", "cell", _kind),)),
        Section("Improvements bought", (Each("improved", "improvement"),)),
        Section("Yakuza cards played", (Each("played", "card"),)),
        Section("Yakuza goals scored", (Each("scored-goal", "card"),)),
        Section("Contracts signed", (Each("signed", "kind"),)),
        Section("Buildings put up", (Each("built", "cell", _kind),)),
        Section("Altars erected", (Each("erected", "series"),)),
        Section("Altars bought", (Each("bought-altar", "series"),)),
        Section("Brigands beaten", (Each("beat-brigands", "token"),)),
        Section("Goods offered", (Each("offered", "good"),)),
    ),
    rulings={
        "B4": (on("produced"),),
        "B6": (on("hindered"),),
        "B7": (on("beat-brigands"),),
        "B9": (on("chose-brigands"),),
        "B10": (on("surplus"),),
        "B11": (on("fled-brigands"),),
        "B17": (on("signed"),),
        "B20": (made("pay gold *"),),
        "B21": (on("offered", good="gold"),),
        "B23": (on("offered"),),
        "B25": (on("bought-altar"),),
        "B27": (made("erect * by temple"),),
        "B28": (made("swap *"),),
        "B29": (on("sold"),),
        "B31": (on("reshuffled"),),
        "B32": (on("played"),),
        "B33": (on("challenged"),),
        "B34": (on("won"),),
        "B38": (on("third-came"),),
        "B47": (on("met-brigands"),),
        "B54": (on("played", card="safe-passage"),),
    },
    uncounted={
        **dict.fromkeys(("B1", "B13", "B15", "B18", "B22", "B43", "B46", "B49"), ALWAYS),
        **dict.fromkeys(("B5", "B12", "B14", "B16", "B19", "B24", "B26", "B30"), UNSEEN),
        **dict.fromkeys(("B35", "B36", "B45", "B50", "B51", "B52", "B53", "B55"), UNSEEN),
        "B8": NEVER,
        **dict.fromkeys(("B2", "B3", "B37", "B44"), SETUP),
        **dict.fromkeys(("B39", "B40", "B41", "B42", "B48"), SCORE),
    },
)
