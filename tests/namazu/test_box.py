"""The box: every table says how surely it is known, and wrong ones are refused with the key."""

from __future__ import annotations

import json
import pickle
import tomllib

import pytest

import kuroshio
from kuroshio import BadBox, BadRecord
from kuroshio.bots import Sight, programs
from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import edo, own_box, use


def test_every_table_names_its_source() -> None:
    box = kuroshio.game_named("namazu").box
    assert box.standard
    reconstructed = {name for name, source in box.sources.items() if source == "reconstructed"}
    assert reconstructed == {
        "rings",
        "die",
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
    text = kuroshio.game_named("namazu").boxes["namazu-1"].text
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


# --- the boxes that the game comes with -----------------------------------------------------


KEPT = {
    "namazu-1": "101317e72e539fe8",
    "namazu-2": "0d4329f710ceddee",
    "namazu-3": "a1b58c7bb8324ce5",
}


@pytest.mark.parametrize("name", KEPT)
def test_earlier_boxes_are_kept_and_can_be_chosen(name: str) -> None:
    game = kuroshio.game_named("namazu")
    assert game.boxes["namazu-4"] is game.box
    earlier = game.boxes[name]
    assert earlier.hash == KEPT[name] != game.box.hash
    table = kuroshio.new("namazu", players=2, seed=1, options={"box": name})
    assert table.box is earlier
    assert kuroshio.new("namazu", players=2, seed=1).box is game.box


def test_what_a_table_says_of_its_box_is_true() -> None:
    """A box that is given counts for more than one that is named."""
    game = kuroshio.game_named("namazu")
    table = Table(game, 2, 1, {"box": "namazu-4"}, game.boxes["namazu-1"])
    assert table.options["box"] == "namazu-1"
    again = pickle.loads(pickle.dumps(table))
    assert again.box is game.boxes["namazu-1"]


@pytest.mark.parametrize("name", KEPT)
def test_records_know_their_box_by_its_hash(name: str) -> None:
    """Those of the time when there was one box name none in their options."""
    table = kuroshio.new("namazu", players=2, seed=5, options={"box": name})
    table.play(table.moves[0])
    told = json.loads(table.dump())
    assert "box_toml" not in told
    del told["options"]["box"]
    loaded = kuroshio.load(json.dumps(told))
    assert loaded.box.hash == table.box.hash
    assert loaded.options["box"] == name
    told["box"] = "0" * 16
    with pytest.raises(BadRecord, match="another box"):
        kuroshio.load(json.dumps(told))


def test_stored_tables_that_name_no_box_are_of_the_first() -> None:
    game = kuroshio.game_named("namazu")
    assert game.stored_options({"win_limit": "none"})["box"] == "namazu-1"
    assert game.stored_options({"box": "namazu-2"})["box"] == "namazu-2"
    assert kuroshio.game_named("namiji").stored_options({}) == {}


@pytest.mark.parametrize("name", KEPT)
def test_programs_are_told_which_box_is_played(name: str) -> None:
    table = kuroshio.new("namazu", players=2, seed=1, options={"box": name})
    asked = programs.ask(Sight.of(table), 1.0)
    assert programs.sight(asked).box is table.box


CERTAIN = ("blocking", "families", "gains", "tournament", "temple", "market", "scoring")
PRINTED = ("meat", "bone", "gold", "force", "shield", "buildings", "contracts")


def test_what_is_certain_is_the_same_in_all_boxes() -> None:
    """What the rulebook prints, and what it says about sizes."""
    boxes = kuroshio.game_named("namazu").boxes
    today, *earlier = (tomllib.loads(box.text) for box in boxes.values())
    assert len(earlier) == len(KEPT)
    for box in earlier:
        for table in CERTAIN:
            assert box[table] == today[table]
        for key in PRINTED:
            assert box["limits"][key] == today["limits"][key]
            assert key in today["limits"]["certain"]
        for key in today["altars"]["certain"]:
            assert box["altars"][key] == today["altars"][key]
    for box in (today, *earlier):
        assert sorted(sum(price.values()) for price in box["altars"]["prices"]) == [3, 3, 3, 3]
        assert len(box["brigands"]["tokens"]) == 24
        assert {token["strength"] for token in box["brigands"]["tokens"]} == {4, 5, 6}
        assert sum(card.get("copies", 1) for card in box["yakuza"]["cards"]) == 39
        assert sorted(box["third_ashigaru"]["cards"]) == sorted(s.IMPROVEMENT_NAMES)


def test_every_win_counts_with_the_box_of_today() -> None:
    assert kuroshio.game_named("namazu").box.plain.most_wins == 0
