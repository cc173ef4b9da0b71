"""A game from outside needs what docs/adding-a-game.md says, and nothing else.

`tests/fourth_game` is made by that checklist. It goes through everything that the package does
with a game: the properties of every game, records, bots, the laboratory, the terminal, a server.
"""

from __future__ import annotations

import inspect
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kuroshio
from kuroshio import games, language
from kuroshio.arena import foresight, regret
from kuroshio.bots import Sight, bot_named
from kuroshio.cli import main
from kuroshio.core import contract
from kuroshio.tables.stored import verify
from tests import test_every_game
from tests.play import finished, new
from tests.server.serving import Person, Server

NAME = "ama"
ROOT = Path(__file__).parent.parent
SETUPS = [(NAME, players, eels) for players in (2, 3) for eels in ({}, {"eels": "tame"})]

# As if the game were installed: its entry point is found in every process that is started so.
INSTALLED = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(
        [os.environ.get("PYTHONPATH", str(ROOT / "src")), str(ROOT), str(ROOT / "tests")]
    ),
}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known in this process while these tests run."""
    monkeypatch.setattr(games, "_modules", dict(games._modules))
    games.register(NAME, "tests.fourth_game")


def properties() -> list[Callable[..., None]]:
    """Every test of every game that is told which."""
    return [
        test
        for name, test in vars(test_every_game).items()
        if name.startswith("test_") and inspect.signature(test).parameters
    ]


@pytest.mark.parametrize("holds", properties(), ids=lambda test: test.__name__)
def test_what_holds_in_every_game_holds_here(holds: Callable[..., None]) -> None:
    if "setup" in inspect.signature(holds).parameters:
        for setup in SETUPS:
            holds(setup)
    else:
        holds(NAME)


def test_it_is_a_game_like_the_others() -> None:
    game = kuroshio.game_named(NAME)
    assert list(kuroshio.NAMES) == ["namiji", "tongiaki", "namazu", NAME]
    assert {rule.__name__ for rule in game.rules} == set(contract.FUNCTIONS)
    with pytest.raises(ValueError, match="there is a game 'ama' already"):
        games.register(NAME, "elsewhere")


def test_it_has_the_files_of_every_game() -> None:
    """Nothing more than what is in each of the three; in Tongiaki nobody hides anything."""
    ours = {path.name for path in (ROOT / "tests" / "fourth_game").glob("*.py")}
    for name in games.OWN:
        theirs = {path.name for path in (ROOT / "src" / "kuroshio" / name).glob("*.py")}
        assert ours - theirs == ({"knowledge.py"} if name == "tongiaki" else set())


def test_its_words_come_with_it_in_every_language_that_it_knows() -> None:
    table = new(SETUPS[0], 3)
    said = {tongue: language.say(table.question(), tongue) for tongue in language.LANGUAGES}
    known = {path.name for path in (ROOT / "tests" / "fourth_game" / "locale").iterdir()}
    assert len({said[tongue] for tongue in known}) == len(known) < len(language.LANGUAGES)
    assert "plonger" in said["fr"].lower()
    for tongue in language.LANGUAGES.keys() - known:
        assert said[tongue] == said["en"]
        assert language.words_of(NAME, tongue) == language.words_of(NAME, "en")


def test_a_full_record_is_verified() -> None:
    text = finished(SETUPS[1], 5).dump(full=True)
    table, steps = verify(text)
    assert steps == len(table.line) > 10


@pytest.mark.parametrize("level", ["deckhand", "sailor", "captain:60"])
def test_every_level_of_bots_plays_it(level: str) -> None:
    table = new(SETUPS[2], 8)
    bots = [bot_named(level, seat) for seat in range(table.players)]
    while table.turn is not None:
        table.play(bots[table.turn].choose(Sight.of(table)))
    assert 1 in table.standing


def test_search_beats_chance() -> None:
    """The hints of the game are worth something: with them the search wins seven games of ten.

    Of 200 games chance would win 100, and more than 120 once in 400 tries.
    """
    wins = 0.0
    for seed in range(200):
        table, captain = new(SETUPS[0], seed), seed % 2
        bots = [
            bot_named("captain:400" if seat == captain else "deckhand", seed) for seat in (0, 1)
        ]
        while table.turn is not None:
            table.play(bots[table.turn].choose(Sight.of(table)))
        wins += (table.standing[captain] == 1) / table.standing.count(1)
    assert wins > 120


def test_the_laboratory_reports_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", NAME, "--games", "200", "--bots", "deckhand", "--vary", "sea.eels=0,3"]
    assert main([*words, "--out", str(tmp_path / "ama.html")]) == 0
    assert "Ama: balance" in (tmp_path / "ama.html").read_text(encoding="utf-8")
    assert main([*words, "--json"]) == 0
    none, three, *_ = json.loads(capsys.readouterr().out)["findings"]
    assert none["rulings"][0]["times"] == 0 < three["rulings"][0]["times"]


def test_how_well_its_end_is_foreseen_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "foresight", NAME, "--players", "3", "--bots", "sailor:1"]
    assert main([*command, "--games", "12", "--json"]) == 0
    said = msgspec.json.decode(capsys.readouterr().out, type=foresight.Foresight)
    assert [one.name for one in said.estimates] == [
        name
        for name in foresight.ESTIMATES
        if name != foresight.WITH_MIND  # it has none
    ]
    for one in said.estimates:
        assert 0 <= one.foretold.beginning <= 1
        assert one.foretold.end > 0.4  # near the end everybody sees who leads
    assert said.foreseeable.end > max(0.4, said.foreseeable.beginning)
    assert "| evaluation |" in foresight.report(said)
    assert "| all that can be foreseen |" in foresight.report(said)


def test_what_bots_lose_by_their_moves_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regret, "VISITS", 500)
    command = ["arena", "regret", NAME, "--players", "3", "--bots", "deckhand,captain:400"]
    assert main([*command, "--games", "3", "--json"]) == 0
    said = msgspec.json.decode(capsys.readouterr().out, type=regret.Regrets)
    deckhand, captain = said.bots
    assert said.decisions == 3 * regret.DECISIONS
    assert 0 <= captain.lost < deckhand.lost
    assert captain.agreed > deckhand.agreed
    assert deckhand.in_a_game == pytest.approx(deckhand.lost * said.choices)
    assert "| captain:400 |" in regret.report(said)


def run(*words: str, said: str = "") -> str:
    """A command in a process of its own, to which the game is installed."""
    done = subprocess.run(
        [sys.executable, "-m", "kuroshio", *words],
        input=said,
        capture_output=True,
        text=True,
        env=INSTALLED,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_terminal_plays_it_to_the_end(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    run("record", NAME, "--players", "3", "--bots", "sailor", "--seed", "4", "--out", str(out))
    assert "ama, " in (told := run("replay", str(out)))
    assert "finished" in told
    said = run("play", NAME, "--players", "2", "--bots", "deckhand", "--seed", "2", said="1\n" * 60)
    assert "Diver 1" in said


def test_a_server_serves_a_table_to_the_end(tmp_path: Path) -> None:
    settings = {"KUROSHIO_GAMES": NAME, "PYTHONPATH": INSTALLED["PYTHONPATH"]}
    server = Server(tmp_path, **settings)
    try:
        server.start()
        ann = Person(server.url)
        assert NAME in [game["name"] for game in ann.get("/api/games")["games"]]
        table = ann.post("/api/play-now", game=NAME, players=2)["table"]
        chance = random.Random(1)
        seen: Any = ann.see(table)
        while seen["table"]["status"] != "over":
            if seen.get("question"):
                ann.move(table, chance)
                seen = ann.see(table)
            else:
                seen = ann.see(table, after=seen["n"], wait=5)
        assert sorted(seen["view"]["standing"])[0] == 1
        assert seen["view"]["divers"][0]["net"] is not None
    finally:
        server.stop()
