"""Namazu: what the laboratory counts."""

from __future__ import annotations

from typing import Any

from kuroshio.core import figures as f
from kuroshio.namazu import state as s


def _kind(cell: str) -> str:
    """Cells of the same kind together: `rice-a` and `rice-b` are `rice`."""
    return cell.removesuffix("-a").removesuffix("-b")


def _has_contract(box: Any, cell: str) -> bool:
    """Whether there is a contract of a kind of cell: in the city, where a visit has a price or the
    pact is sealed."""
    kind = s.TYPE_NAMES.index(cell)
    return kind == s.YAKUZA or (kind >= s.KNACKER and box.priced[kind - s.KNACKER] == 1)


FIGURES = f.Figures(
    sources=s.SOURCE_NAMES,
    counts=(
        f.Count("rounds", (f.on("began-turn"),), lambda box: int(box.rounds)),
        f.Count("tournaments won", (f.on("won"),), lambda box: int(box.most_wins)),
        f.Count("altars", (f.on("erected"), f.on("bought-altar"))),
        f.Count("offerings", (f.on("offered"),)),
        f.Count("improvements", (f.on("improved"),)),
        f.Count("yakuza cards", (f.on("drew-cards"),)),
    ),
    sections=(
        f.Section("Cells used", (f.Each("activated", "cell", _kind),)),
        f.Section("Improvements bought", (f.Each("improved", "improvement"),)),
        f.Section("Yakuza cards played", (f.Each("played", "card"),)),
        f.Section("Yakuza goals scored", (f.Each("scored-goal", "card"),)),
        f.Section("Contracts signed", (f.Each("signed", "kind", possible=_has_contract),)),
        f.Section("Buildings put up", (f.Each("built", "cell", _kind),)),
        f.Section("Altars erected", (f.Each("erected", "series"),)),
        f.Section("Altars bought", (f.Each("bought-altar", "series"),)),
        f.Section("Brigands beaten", (f.Each("beat-brigands", "token"),)),
        f.Section("Goods offered", (f.Each("offered", "good"),)),
    ),
    rulings={
        "B4": (f.on("produced"),),
        "B6": (f.on("hindered"),),
        "B7": (f.on("beat-brigands"),),
        "B9": (f.on("chose-brigands"),),
        "B10": (f.on("surplus"),),
        "B11": (f.on("fled-brigands"),),
        "B17": (f.on("signed"),),
        "B20": (f.made("pay gold *"),),
        "B21": (f.on("offered", good="gold"),),
        "B23": (f.on("offered"),),
        "B25": (f.on("bought-altar"),),
        "B27": (f.made("erect * by temple"),),
        "B28": (f.made("swap *"),),
        "B29": (f.on("sold"),),
        "B31": (f.on("reshuffled"),),
        "B32": (f.on("played"),),
        "B33": (f.on("challenged"),),
        "B34": (f.on("won"),),
        "B38": (f.on("third-came"),),
        "B47": (f.on("met-brigands"),),
        "B54": (f.on("played", card="safe-passage"),),
    },
    uncounted={
        **dict.fromkeys(("B1", "B13", "B15", "B18", "B22", "B43", "B46", "B49"), f.ALWAYS),
        **dict.fromkeys(("B5", "B12", "B14", "B16", "B19", "B24", "B26", "B30"), f.UNSEEN),
        **dict.fromkeys(("B35", "B36", "B45", "B50", "B51", "B52", "B53", "B55"), f.UNSEEN),
        "B8": f.NEVER,
        **dict.fromkeys(("B2", "B3", "B37", "B44"), f.SETUP),
        **dict.fromkeys(("B39", "B40", "B41", "B42", "B48"), f.SCORE),
    },
)
