"""What the guide of Namazu's first game tells comes true."""

from __future__ import annotations

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.namazu.view import NamazuView
from kuroshio.server.first import LEVEL, PLAYERS, SEEDS
from kuroshio.tables.table import Table

# What the guide has a newcomer do (client/src/boards/namazu/first.ts), and what it says comes of it
# (locale/en/first-namazu.ftl): the goods and the force when they are asked next.
GUIDED = (
    ("stand rice-a jobs-a, activate rice-a, activate jobs-a", {"rice": 1}, 12),
    ("stand bamboo-a builder, activate bamboo-a", {"rice": 1, "bamboo": 1}, 12 - 6),
    ("stand offerings-a butcher, activate butcher", {"meat": 2}, 6),
    ("sign", {"meat": 2, "rice": 1, "steel": 1}, 6 - 5),
    ("stand ore-a altar-b, activate ore-a", {"meat": 2, "rice": 1, "steel": 1, "ore": 1}, 1),
    ("activate altar-b, erect 3", {"rice": 1, "ore": 1}, 1),
    ("stand offerings-b knacker, activate knacker", {"bone": 2}, 1),
    ("done, activate offerings-b, offer bone", {"bone": 1}, 1),
)


def test_what_the_guide_tells_comes_true() -> None:
    edo = kuroshio.new("namazu", players=PLAYERS["namazu"], seed=SEEDS["namazu"])
    other = bot_named(LEVEL, SEEDS["namazu"])
    for moves, goods, force in GUIDED:
        for move in moves.split(", "):
            edo.play(move)
            while edo.turn != 0:
                edo.play(other.choose(Sight.of(edo)))
        view = edo.view(0)
        assert isinstance(view, NamazuView)
        family = view.families[0]
        assert {good: count for good, count in family.goods.items() if count} == goods
        assert family.force == force
    assert edo.scores == [6, 1]


def test_the_guide_says_why_a_man_came_home() -> None:
    edo = kuroshio.new("namazu", players=PLAYERS["namazu"], seed=SEEDS["namazu"])
    other = bot_named(LEVEL, SEEDS["namazu"])
    for move in GUIDED[0][0].split(", "):
        edo.play(move)
    assert happened(edo, "met-brigands") == [1]  # the other family
    edo.play(other.choose(Sight.of(edo)))
    assert happened(edo, "sent-home") == [0]
    assert happened(edo, "took") == [0]


def happened(edo: Table, kind: str) -> list[int | None]:
    """Whom something happened to with the last move."""
    return [event.seat for event in edo.events(0) if event.kind == kind]
