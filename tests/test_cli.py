"""The commands, as a user runs them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kuroshio
from kuroshio.bots.searcher import Searcher
from kuroshio.cli import main
from kuroshio.games import NAMES

every_game = pytest.mark.parametrize("name", NAMES)


def command(*words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kuroshio", *words],
        input=answers,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@every_game
def test_a_recorded_game_replays(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "game.json")
    assert main(["record", name, "--players", "3", "--seed", "4", "--full", "--out", path]) == 0
    assert main(["replay", path]) == 0
    told = capsys.readouterr().out
    assert "steps compared; finished" in told
    assert "place 1: seat " in told


@every_game
def test_the_same_seed_records_the_same_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for _ in range(2):
        assert main(["record", name, "--players", "2", "--seed", "6"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert kuroshio.load(texts[0]).over


def test_a_damaged_record_is_refused_with_code_2_and_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"kuroshio": 1')
    done = command("replay", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("kuroshio replay: not JSON")
    assert "kuroshio record GAME --out FILE" in done.stderr


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["record", "chess"], "no game 'chess'"),
        (["record", "namiji", "--players", "9"], "2 to 5 players, not 9"),
        (["record", "namiji", "--seed", "-1"], "a seed is a whole number"),
        (["record", "namiji", "--option", "direction"], "NAME=VALUE"),
        (["record", "namiji", "--option", "direction=up"], "it is one of: drawn"),
        (["record", "namiji", "--bots", "kraken"], "no bot 'kraken'"),
        (["record", "namiji", "--players", "3", "--bots", "random,random"], "2 bots for 3 seats"),
        (["record", "namiji", "--box", "nowhere.toml"], "cannot read the box nowhere.toml"),
        (["record", "namiji", "--out", f"{__file__}/x.json"], f"no folder {__file__}"),
        (["record", "namiji", "--out", str(Path(__file__).parent)], "Is a directory"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["play", "namiji", "--seat", "9"], "there is no seat 9"),
    ],
)
def test_bad_requests_get_one_line_and_code_2(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert problem in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["record", "namiji"], "game.json"),
        (["arena", "namiji", "--bots", "deckhand", "--games", "1", "--quiet"], "match.jsonl"),
        (["lab", "namiji", "--players", "2", "--games", "2", "--quiet"], "report.md"),
    ],
)
def test_the_folder_of_what_is_written_is_made(words: list[str], name: str, tmp_path: Path) -> None:
    out = tmp_path / "a" / "new" / "folder" / name
    assert main([*words, "--out", str(out)]) == 0
    assert out.read_text()


@every_game
def test_a_whole_game_can_be_played_in_the_terminal(name: str) -> None:
    """Always the first move: the game ends, and the end is told."""
    done = command("play", name, "--players", "2", "--seed", "3", answers="1\n" * 4000)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert "Place 1: " in done.stdout
    assert "Traceback" not in done.stderr


def test_the_terminal_table_answers_commands() -> None:
    answers = [
        "help",
        "table",
        "moves",
        "undo",
        "99",
        "nonsense",
        "sail 60",
        "sail 1",
        "undo",
        "quit",
    ]
    done = command("play", "namiji", "--players", "3", "--seed", "5", answers="\n".join(answers))
    assert done.returncode == 0, done.stderr
    for words in (
        "The boat farthest behind moves.",
        "There is nothing to take back.",
        "Choose a number from 1 to ",
        "“nonsense” is not a move of this game.",
        "everybody stops at the dock on space 16",
        "You sailed to space 1",
        "Taken back.",
        "You left the table after ",
    ):
        assert words in done.stdout, words


def test_bots_forget_what_they_thought_of_moves_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    forgot = []
    monkeypatch.setattr(Searcher, "forget", lambda bot: forgot.append(bot))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nundo\nquit\n"))
    assert main(["play", "namiji", "--players", "3", "--seed", "5", "--bots", "captain:2"]) == 0
    assert len(forgot) == 2


def test_without_a_game_the_terminal_asks_for_one() -> None:
    done = command("play", answers="zzz\n1\n\nquit\n")
    assert "Which game?" in done.stdout
    assert "Choose a number from 1 to" in done.stdout
    assert "Welcome to Namiji." in done.stdout


def test_a_game_in_the_terminal_can_be_saved_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    answers = f"1\n1\nsave {path}\nsave {tmp_path}/no/where.json\nquit\n"
    done = command("play", "namiji", "--players", "3", "--seed", "5", answers=answers)
    assert f"Saved to {path}." in done.stdout
    assert "cannot be written" in done.stdout
    assert json.loads(path.read_text())["seed"] == 5
    assert command("replay", str(path)).returncode == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“sial 3” is not a move of this game. Did you mean: sail 3"),
        ("de", "„sial 3“ ist kein Zug dieses Spiels. Meintest du: sail 3"),
        ("fr", "«\u202fsial 3\u202f» n’est pas un coup de ce jeu. Vouliez-vous dire\u202f: sail 3"),
        ("ru", "«sial 3»\u00a0— в этой игре нет такого хода. Возможно, имелось в виду: sail 3"),
    ],
)
def test_a_mistyped_move_is_answered_in_the_language_of_the_game(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["sial 3", "quit"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda _: next(answers))
        assert (
            main(["play", "namiji", "--players", "2", "--seed", "5", "--language", language]) == 0
        )
    assert said in capsys.readouterr().out


def test_the_end_of_the_input_ends_the_game_quietly() -> None:
    done = command("play", "namiji", "--players", "3", answers="1\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_the_bench_prints_figures_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "namiji", "--quick", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["namiji"]
    assert figures["players"] == 4
    assert figures["state_bytes"] <= 1000
    assert figures["decisions_per_second"] > 0
    assert figures["table_plays_per_second"] > 0


def test_help_and_version_are_there() -> None:
    assert "play at a terminal table" in command("--help").stdout
    assert command("--version").stdout == f"kuroshio {kuroshio.__version__}\n"
    assert command("dance").returncode == 2
