"""Bots as programs: what they do wrong never stops a game."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import kuroshio
from kuroshio.arena import Match, play_game
from kuroshio.bots import Sight, bot_named, programs
from kuroshio.bots.programs import Answer, Program, ask, sight
from kuroshio.cli import bot as bot_command
from kuroshio.tables.table import Table

DOCS = Path(__file__).parent.parent.parent / "docs"


def command(tmp_path: Path, code: str) -> str:
    """The command line of a program."""
    path = tmp_path / "bot.py"
    path.write_text(code, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def answer(tmp_path: Path, code: str, seconds: float = 20) -> tuple[Table, int, str | None]:
    """Ask a program once: the table, its move and the problem."""
    table = kuroshio.new("namiji", players=2, seed=1)
    program = Program(command(tmp_path, code), 5, seconds)
    move = program.choose(Sight.of(table))
    program.close()
    return table, move, program.problem


def test_the_example_in_the_docs_plays_a_game(tmp_path: Path) -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(import json.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 10
    bots = ["cmd:" + command(tmp_path, code), "deckhand"]
    played = play_game(Match(game="namiji", bots=bots, games=1), 0)
    assert played.failures == []
    assert sorted(played.places) in ([1, 2], [1, 1])


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("raise SystemExit(3)", "has ended"),
        ("print('hello', flush=True)\nimport time; time.sleep(60)", "not an answer"),
        ("print('{\"move\": 7}', flush=True)\nimport time; time.sleep(60)", "not an answer"),
        ('print(\'{"move": "sail 99"}\', flush=True)\nimport time; time.sleep(60)', "legal move"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "not an answer"),
    ],
    ids=["crash", "garbage", "number", "illegal", "bytes"],
)
def test_a_broken_program_gets_a_random_move(tmp_path: Path, code: str, problem: str) -> None:
    table, move, said = answer(tmp_path, code)
    assert move in table.moves
    assert said is not None
    assert problem in said


def test_a_silent_program_runs_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "STARTING", 0.0)
    table, move, said = answer(tmp_path, "import time; time.sleep(60)", seconds=0.3)
    assert move in table.moves
    assert said == "no answer in 0.3 s"


def test_a_program_that_does_not_exist_gets_random_moves() -> None:
    bots = ["cmd:no-such-program-anywhere", "deckhand"]
    played = play_game(Match(game="namiji", bots=bots, games=1), 0)
    assert played.failures[0].reason.startswith("cannot start")
    assert played.failures[-1].reason == "given up after 3 starts"
    assert all(failure.bot == 0 for failure in played.failures)


@pytest.mark.parametrize("name", kuroshio.NAMES)
def test_a_question_in_json_says_all_that_a_sight_does(name: str) -> None:
    table = kuroshio.new(name, players=2, seed=3)
    seen = Sight.of(table)
    asked = msgspec.json.decode(msgspec.json.encode(ask(seen, 1.0)), type=programs.Ask)
    again = sight(asked)
    assert again.states.tobytes() == seen.states.tobytes()
    assert again.moves == seen.moves
    assert asked.view == json.loads(table.view(table.turn).to_json())


def test_our_bots_are_such_programs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = kuroshio.new("namiji", players=2, seed=3)
    seen = Sight.of(table)
    out = io.BytesIO()
    line = msgspec.json.encode(ask(seen, 1.0)) + b"\n"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(line)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    bot_command.run(SimpleNamespace(level="captain:50", seed=4, threads=1))  # type: ignore[arg-type]
    said = msgspec.json.decode(out.getvalue(), type=Answer)
    assert said.move == table.named(bot_named("captain:50", 4).choose(seen)).text
    assert said.opinions[0].move == said.move
