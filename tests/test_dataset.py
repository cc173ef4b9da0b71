"""Datasets: every decision of some games, as Parquet, with a card that says how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kuroshio
from kuroshio.cli import main
from kuroshio.dataset import COLUMNS
from kuroshio.envs.common import Observer
from kuroshio.games import NAMES

pq: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")

pytestmark = pytest.mark.slow


def written(folder: Path, game: str, *words: str) -> Any:
    path = folder / f"{game}.parquet"
    assert main(["dataset", game, "--quiet", "--out", str(path), *words]) == 0
    return pq.read_table(path)


@pytest.mark.parametrize("name", NAMES)
def test_the_rows_are_the_games(name: str, tmp_path: Path) -> None:
    """Played again move by move from its seed, each row says what the seat knew and could do."""
    bots = "captain:30,sailor"
    rows = written(tmp_path, name, "--games", "2", "--bots", bots, "--workers", "1").to_pylist()
    assert {row["game"] for row in rows} == {0, 1}
    for number in (0, 1):
        game = [row for row in rows if row["game"] == number]
        table = kuroshio.new(name, players=2, seed=game[0]["seed"])
        observer = Observer(table.game, table.box)
        for n, row in enumerate(game):
            assert (row["n"], row["seat"]) == (n, table.turn)
            assert row["legal"] == [int(move) for move in table.moves]
            seen = observer.observe(table.state_after(n), row["seat"])
            assert row["observation"] == seen.tolist()
            assert row["question"] == table.question().key
            check_thought(row)
            table.play(row["chosen"])
        assert table.over
        rewards = observer.rewards(table.state_after(len(game)))
        for row in game:
            seat = row["seat"]
            assert (row["place"], row["points"]) == (table.standing[seat], table.scores[seat])
            assert row["reward"] == rewards[seat]
            assert row["bot"] == bots.split(",")[(seat - number) % 2]


def check_thought(row: dict[str, Any]) -> None:
    """What was thought of is thought of every legal move, and adds up."""
    assert len(row["value"]) == len(row["share"])
    if row["value"]:
        assert len(row["value"]) == len(row["legal"])
        values = np.array(row["value"])
        assert np.nanmin(values) >= 0
        assert np.nanmax(values) <= 1
        assert sum(row["share"]) == pytest.approx(1, abs=1e-3)
        assert not np.isnan(values[row["legal"].index(row["chosen"])])
    elif row["bot"].startswith("captain"):
        assert len(row["legal"]) == 1


def test_the_same_command_writes_the_same_rows(tmp_path: Path) -> None:
    words = ("--games", "4", "--bots", "sailor", "--players", "2", "--seed", "3")
    first = written(tmp_path / "one", "namiji", *words, "--workers", "1")
    again = written(tmp_path / "two", "namiji", *words, "--workers", "2")
    assert first.equals(again)
    other = written(tmp_path / "three", "namiji", *words[:-1], "4", "--workers", "1")
    assert not first.equals(other)


def test_a_card_says_how_it_was_made(tmp_path: Path) -> None:
    words = ("--games", "2", "--bots", "deckhand", "--players", "2", "--workers", "1")
    rows = written(tmp_path, "tongiaki", *words)
    card = (tmp_path / "tongiaki.md").read_text(encoding="utf-8")
    assert f"{rows.num_rows:,} decisions of 2 games for 2 players." in card
    command = "kuroshio dataset tongiaki --games 2 --bots deckhand,deckhand --seed 1"
    assert command in card
    assert f"Kuroshio {kuroshio.__version__}, rules 1 of tongiaki" in card
    assert "writes the same rows on every machine" in card
    assert rows.column_names == list(COLUMNS)
    assert all(f"| `{name}` |" in card for name in COLUMNS)
    assert b'"seed":1' in rows.schema.metadata[b"kuroshio"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--out", "games.csv"), "ends in .parquet"),
        (("--bots", "sailor,sailor", "--players", "3"), "2 bots for 3 seats"),
        (("--games", "0"), "--games is a number from 1 on"),
    ],
)
def test_what_cannot_be_written_is_said(
    words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "namiji", *words]) == 2
    assert problem in capsys.readouterr().err
