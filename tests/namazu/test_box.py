"""The box: every table says how surely it is known, and wrong ones are refused with the key."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio import BadBox
from tests.namazu.helpers import edo, own_box, use


def test_every_table_names_its_source() -> None:
    box = kuroshio.game_named("namazu").box
    assert box.standard
    reconstructed = {name for name, source in box.sources.items() if source == "reconstructed"}
    assert reconstructed == {
        "rings",
        "die",
        "wins",
        "prices",
        "altars",
        "appeasement",
        "brigands",
        "yakuza",
    }
    assert box.sources["market"] == box.sources["scoring"] == "rulebook"
    assert box.sources["third_ashigaru"] == "likely"


WRONG = [
    ('source = "rulebook"', 'source = "hearsay"', "invalid enum value"),
    ('"rice", "tournament"', '"rice", "smith"', "unknown name 'smith'; expected one of: rice"),
    ('"rice", "tournament"', '"rice", "fuji"', "expected a cell 'tournament' at `rings.country`"),
    ("tokens = { 2 = 2, 3 = 1, 4 = 0 }", "tokens = { 2 = 2 }", "2, 3 and 4 players"),
    ('{ ring = "city", turn = 1 }', '{ ring = "sea", turn = 1 }', "unknown name 'sea'"),
    ("force = 12                         # at", "force = 13 # at", "at most limits.force"),
    ("knacker = { rice = 1, ore = 1 }", "knacker = { rice = 3, ore = 2 }", "1 to 4 goods, got 5"),
    ("knacker = { rice = 1, ore = 1 }", "knacker = { steel = 1 }", "unknown field `steel`"),
    ("in_play = { 2 = 5", "in_play = { 2 = 8", "expected 1 to 7 series, got 8"),
    ('"torii", "lantern"', '"torii", "torii"', "got 'torii' twice"),
    ('cards = ["brigands"', 'cards = ["temples"', "unknown name 'temples'"),
    (
        "{ strength = 4, loot = { rice = 2 } }",
        "{ strength = 4, loot = { ore = 2 } }",
        "use `copies`",
    ),
    ('effect = "tremor", amount = 2', 'effect = "tremor", amount = 5', "amounts of at most 4"),
    ('effect = "tremor"', 'effect = "racket"', "each effect once, got 'racket' again"),
    ('effect = "tremor", amount = 2', "amount = 2", "either `effect` or `measure`"),
    ('measure = "wins"', 'measure = "beauty"', "unknown name 'beauty'"),
    ("points = [0, 2, 4, 6]", "points = [0]", "at least two numbers"),
    ("rounds = 40", "rounds = 0", "expected `int` >= 1 at `appeasement.rounds`"),
    ('name = "Namazu"', "name = ", "is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "problem"), WRONG)
def test_a_wrong_box_is_refused_with_the_key(old: str, new: str, problem: str) -> None:
    text = kuroshio.game_named("namazu").box.text
    assert old in text
    with pytest.raises(BadBox) as refusal:
        kuroshio.game_named("namazu").box_from_text(text.replace(old, new, 1), "my box")
    assert problem in str(refusal.value)
    assert str(refusal.value).startswith("my box")


def test_a_box_of_ones_own_is_told_apart() -> None:
    mine = own_box(card=("card = 4", "card = 3"))
    assert not mine.standard
    assert mine.hash != kuroshio.game_named("namazu").box.hash
    table = edo(box=mine)
    table.state.families[0].store[7] = 3
    use(table, "market")
    assert "buy card" in [move.text for move in table.moves]


def test_cells_are_named_by_type_and_letter() -> None:
    names = kuroshio.game_named("namazu").box.names["cells"]
    assert len(set(names)) == 27
    assert {"rice-a", "rice-b", "tournament", "barter", "smith"} <= set(names)
