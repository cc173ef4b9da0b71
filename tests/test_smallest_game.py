"""The smallest game is one short file, and everything can be done with it."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kuroshio
from kuroshio import games
from kuroshio.arena import Match, play_game
from kuroshio.core import contract
from kuroshio.core.state import SEATS
from kuroshio.envs.common import Observer
from tests.play import finished, new
from tests.server.serving import Person, Server
from tests.test_fourth_game import INSTALLED, ROOT, properties, run

NAME = "kai"
FOLDER = ROOT / "tests" / "smallest_game"
SETUPS: list[tuple[str, int, dict[str, str]]] = [(NAME, players, {}) for players in (2, 3, 4)]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_modules", dict(games._modules))
    games.register(NAME, "tests.smallest_game")


def test_it_is_small() -> None:
    """At most 200 lines in 5 files are needed to play in terminal, arena and server."""
    files = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert len(files) <= 5
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 200


@pytest.mark.parametrize("holds", properties(), ids=lambda test: test.__name__)
def test_what_holds_in_every_game_holds_here(holds: Callable[..., None]) -> None:
    if "setup" in inspect.signature(holds).parameters:
        for setup in SETUPS:
            holds(setup)
    else:
        holds(NAME)


def test_it_has_every_function_of_the_contract() -> None:
    game = kuroshio.game_named(NAME)
    assert {function.__name__ for function in game.functions} == set(contract.FUNCTIONS)
    assert game.move_count == 2


def test_a_game_for_more_players_than_compiled_code_has_rows_for_is_refused() -> None:
    game = kuroshio.game_named(NAME)
    assert replace(game, players=range(2, SEATS + 1)).usual_players == 4
    with pytest.raises(ValueError, match="at most 6"):
        replace(game, players=range(2, SEATS + 2))


def test_its_view_is_its_state_and_its_picture_tells_it() -> None:
    table = new(SETUPS[0], 3)
    table.play("gather")
    view: Any = table.view(0)
    assert set(view.state) == {"hand", "basket"}
    assert "basket: 0 0 0 0" in table.svg(0)


def test_bots_play_it_in_the_arena() -> None:
    played = play_game(Match(game=NAME, bots=["captain:50", "sailor", "deckhand"], games=1), 0)
    assert max(played.scores) >= 30
    assert finished(SETUPS[1], 1).points_by_source()[0].keys() == {"points"}


def test_programs_can_learn_it() -> None:
    table = finished(SETUPS[0], 2)
    observer = Observer(table.game, table.box)
    assert observer.observe(table.state_after(3), 0).size == 16


def test_the_terminal_plays_it_to_the_end() -> None:
    words = ["play", NAME, "--players", "2", "--bots", "deckhand", "--seed", "2"]
    said = run(*words, said="1\n" * 300)
    assert "Kai" in said
    assert "basket:" in said


def test_a_server_serves_a_table_to_the_end(tmp_path: Path) -> None:
    settings = {"KUROSHIO_GAMES": NAME, "PYTHONPATH": INSTALLED["PYTHONPATH"]}
    server = Server(tmp_path, **settings)
    try:
        server.start()
        ann = Person(server.url)
        table = ann.post("/api/play-now", game=NAME, players=2)["table"]
        chance = random.Random(1)
        seen: Any = ann.see(table)
        while seen["table"]["status"] != "over":
            if seen.get("question"):
                ann.move(table, chance)
                seen = ann.see(table)
            else:
                seen = ann.see(table, after=seen["n"], wait=5)
        assert max(seen["view"]["state"]["basket"]) >= 30
    finally:
        server.stop()
