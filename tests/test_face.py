"""The public face of the package: what it takes, and what it refuses in words."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kuroshio

namiji: Any = kuroshio.game_named("namiji")


@pytest.fixture
def other_box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    text = namiji.box.text
    assert "offerings = 4" in text
    path.write_text(text.replace("offerings = 4", "offerings = 3"), encoding="utf-8")
    return path


def test_tables_and_batches_take_another_box(other_box: Path) -> None:
    table = kuroshio.new("namiji", players=2, seed=1, box=other_box, seats=["Ann", "Bob"])
    assert table.seats == ["Ann", "Bob"]
    again = pickle.loads(pickle.dumps(table))
    assert again.box.hash == table.box.hash != namiji.box.hash
    usual = kuroshio.random_games("namiji", players=2, games=20, seed=1)
    other = kuroshio.random_games("namiji", players=2, games=20, seed=1, box=other_box)
    assert usual.scores.tolist() != other.scores.tolist()


def test_a_box_is_another_one_only_if_play_is() -> None:
    told_otherwise = namiji.box.text.replace('source = "likely"', 'source = "photo"') + "# ours\n"
    assert namiji.box_from_text(told_otherwise, "box") is namiji.box
    larger = namiji.box.text.replace("offerings = 4", "offerings = 3")
    assert namiji.box_from_text(larger, "box").hash != namiji.box.hash


def new(**what: Any) -> Any:
    return kuroshio.new("namiji", **{"players": 2, **what})


def batch(**what: Any) -> Any:
    return kuroshio.random_games("namiji", **{"players": 2, "games": 1, **what})


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: kuroshio.new("chess", 2), "there are: namiji, tongiaki, namazu"),
        (lambda: new(players=9), "2 to 5 players, not 9"),
        (lambda: new(players="2"), "2 to 5 players, not '2'"),
        (lambda: new(players=2.0), r"2 to 5 players, not 2\.0"),
        (lambda: new(seed=-1), "a seed is a whole number from 0 to .*, not -1"),
        (lambda: new(seed=1.5), r"a seed is a whole number from 0 to .*, not 1\.5"),
        (lambda: new(seats=["Ann"]), "1 names for 2 seats"),
        (lambda: batch(games=-1), "0 games or more on 1 thread or more"),
        (lambda: batch(threads=0), "0 games or more on 1 thread or more"),
    ],
)
def test_what_is_not_possible_is_refused(make: Callable[[], Any], problem: str) -> None:
    with pytest.raises(kuroshio.KuroshioError, match=problem):
        make()


def test_a_number_with_a_fraction_is_no_move() -> None:
    table = new(seed=1)
    with pytest.raises(TypeError):
        table.play(float(table.moves[0]))
    assert not table.line


def test_what_is_shown_of_games_and_boxes_is_short() -> None:
    assert repr(namiji) == f"<game namiji, rules {namiji.version}>"
    assert repr(namiji.box) == f"<box {namiji.box.hash}>"
    assert repr(kuroshio.NAMES).startswith("('namiji', 'tongiaki', 'namazu'")
