"""The laboratory counts what happened."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kuroshio
from kuroshio.cli import main
from kuroshio.games import NAMES
from kuroshio.lab import survey
from kuroshio.lab.balance import SECTIONS, page


@pytest.mark.parametrize("name", NAMES)
def test_a_survey_is_the_same_on_any_number_of_threads(name: str) -> None:
    game = kuroshio.game_named(name)
    one = survey(game, 3, 60, seed=4)
    two = survey(game, 3, 60, seed=4, threads=2)
    assert (one.scores == two.scores).all()
    assert (one.counts == two.counts).all()
    assert (one.sums == two.sums).all()


@pytest.mark.parametrize("name", ["namiji", "namazu"])
def test_points_by_source_add_up_to_the_scores(name: str) -> None:
    found = survey(kuroshio.game_named(name), 2, 20)
    numbers = next(numbers for title, _, numbers in SECTIONS[name] if title == "Points by source")
    assert sum(numbers(found).values()) == pytest.approx(float(found.scores.mean()))


@pytest.mark.parametrize("name", NAMES)
def test_seat_shares_are_shares_with_intervals(name: str) -> None:
    found = survey(kuroshio.game_named(name), 2, 20)
    shares = found.seat_shares()
    assert sum(share for share, _, _ in shares) == pytest.approx(1.0)
    assert all(low <= share <= high for share, low, high in shares)


def test_sailors_play_better_than_chance() -> None:
    found = survey(kuroshio.game_named("namiji"), 4, 40)
    by_chance = kuroshio.random_games("namiji", players=4, games=400)
    assert float(found.scores.mean()) > 2 * float(np.mean(by_chance.scores))


@pytest.mark.parametrize("name", NAMES)
def test_a_page_names_its_command_and_every_number_of_players(name: str) -> None:
    game = kuroshio.game_named(name)
    text = page(game, [survey(game, players, 4) for players in (2, 3)])
    assert f"kuroshio lab {name} --players 2,3 --games 4" in text
    for title, _, _ in SECTIONS[name]:
        assert f"## {title}" in text


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "balance.md"
    words = ["lab", "namiji", "--players", "2", "--games", "3", "--out", str(path)]
    assert main(words) == 0
    assert path.read_text(encoding="utf-8").startswith("# Namiji: balance")
    for wrong, problem in (
        (["lab", "namiji", "--players", "x"], "--players takes numbers"),
        (["lab", "namiji", "--players", "9"], "2 to 5 players, not 9"),
        (["lab", "namiji", "--games", "0"], "at least one game"),
    ):
        assert main(wrong) == 2
        assert problem in capsys.readouterr().err
