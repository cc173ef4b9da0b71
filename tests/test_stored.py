"""Stored games: what is written can be read, and what is damaged is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kuroshio
from kuroshio.games import NAMES
from kuroshio.tables.stored import verify
from tests.play import finished, state_bytes

every_game = pytest.mark.parametrize("name", NAMES)


def stored(name: str, full: bool = False) -> dict[str, Any]:
    players = kuroshio.game_named(name).players[0]
    loaded: dict[str, Any] = json.loads(finished((name, players, {}), 1).dump(full))
    return loaded


def refused(record: Any) -> str:
    """The one line with which a record is refused."""
    text = record if isinstance(record, (str, bytes)) else json.dumps(record)
    with pytest.raises(kuroshio.BadRecord) as refusal:
        verify(text)
    line = str(refusal.value)
    assert line
    assert "\n" not in line
    return line


@every_game
def test_a_full_record_holds_every_step_and_is_verified(name: str) -> None:
    record = stored(name, full=True)
    assert len(record["steps"]) == len(record["moves"])
    table, steps = verify(json.dumps(record))
    assert steps == len(table.line)
    assert table.over


@every_game
def test_a_record_can_be_loaded_from_a_file(name: str, tmp_path: Path) -> None:
    table = finished((name, kuroshio.game_named(name).players[0], {}), 2)
    path = tmp_path / "game.json"
    path.write_text(table.dump())
    assert state_bytes(kuroshio.load(path)) == state_bytes(table)


@every_game
def test_a_changed_step_of_a_full_record_is_found(name: str) -> None:
    record = stored(name, full=True)
    record["steps"][3]["view"]["scores"][0] += 1
    assert refused(record).startswith("step 4 view.scores: the record says ")
    record = stored(name, full=True)
    record["steps"][2]["events"] = []
    assert refused(record).startswith("step 3 events: ")
    record = stored(name, full=True)
    record["steps"].pop()
    assert "steps are recorded for" in refused(record)
    record = stored(name, full=True)
    record["start"]["moves"] = 7
    assert refused(record).startswith("start.moves: ")


@every_game
def test_a_full_record_from_before_a_view_told_more_is_still_good(name: str) -> None:
    record = stored(name, full=True)
    for step in record["steps"]:
        del step["view"]["standing"]
        for seats in step["view"].values():
            if isinstance(seats, list) and seats and isinstance(seats[0], dict):
                seats[0].popitem()
    assert verify(json.dumps(record))[1] == len(record["steps"])


@every_game
def test_a_changed_result_is_found(name: str) -> None:
    for key, wrong in (("over", False), ("scores", [99, 99]), ("standing", [9, 9])):
        record = stored(name)
        record[key] = wrong
        assert f"the record says {key} is" in refused(record)


@every_game
def test_a_move_that_is_not_possible_is_named(name: str) -> None:
    record = stored(name)
    record["moves"].insert(0, record["moves"][-1])
    assert refused(record).startswith(f"move 1 of {len(record['moves'])} is not possible: ")
    record = stored(name)
    record["moves"][1] = "jump 3"
    assert f"'jump 3' is not a move of {name}" in refused(record)


@every_game
def test_foreign_records_are_refused(name: str) -> None:
    record = stored(name)
    assert "format 2 is not known" in refused({**record, "kuroshio": 2})
    assert "version 99 of the" in refused({**record, "rules": 99})
    assert "no game 'chess'" in refused({**record, "game": "chess"})
    assert "another box (0123)" in refused({**record, "box": "0123"})
    assert "players, not 77" in refused({**record, "players": 77})
    assert "2 players" in refused({**record, "seats": ["a"]})
    assert "has no option 'wind'" in refused({**record, "options": {"wind": "east"}})
    assert "unknown field `extra`" in refused({**record, "extra": 1})
    assert "not a Kuroshio record" in refused({"moves": []})
    assert "the record's box is not TOML" in refused({**record, "box_toml": "= nonsense"})


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "\x00", b"\xff\xfe", "nonsense"):
        assert refused(text).startswith("not JSON: ")
    for text in ("[]", "7", '"x"', "null"):
        assert refused(text).startswith("not a Kuroshio record: ")


def test_a_string_is_never_the_name_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(stored("namiji")))
    assert refused(str(path)).endswith("a file is named by its path: load(Path('game.json'))")
    assert "load(Path" not in refused("{")
    assert "load(Path" not in refused(bytes(path))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(kuroshio.BadRecord, match=r"cannot read .*: No such file"):
        kuroshio.load(tmp_path / "nothing.json")


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    with pytest.raises(kuroshio.BadRecord):
        kuroshio.load(data)


KEYS = st.sampled_from(["kuroshio", "game", "rules", "box", "players", "options", "seed", "seats"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@settings(max_examples=150, deadline=None)
@given(KEYS | st.sampled_from(["moves", "over", "scores", "standing", "steps"]), VALUES)
def test_a_record_with_any_value_anywhere_is_read_or_refused(key: str, value: Any) -> None:
    record = stored("namiji")
    with suppress(kuroshio.BadRecord):
        kuroshio.load(json.dumps({**record, key: value}))


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=30))
def test_any_text_as_a_move_is_understood_or_refused(text: str) -> None:
    table = kuroshio.new("namiji", players=2, seed=1)
    before = state_bytes(table)
    with suppress(kuroshio.IllegalMove):
        table.play(text)
    assert (state_bytes(table) == before) == (table.line == [])
