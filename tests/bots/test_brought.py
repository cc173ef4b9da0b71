"""Bots and hints of other packages: by entry point, by module, by class."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from kuroshio import games
from kuroshio.arena import Match, play_game
from kuroshio.bots import OWN, bot_named, brought, check_name, is_timed
from kuroshio.cli import main
from kuroshio.core.errors import BadSetup

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")

DIVERS = """
class First:
    seconds = 5.0

    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight):
        return sight.moves[0]

class Mute:
    def choose(self):
        return 0

def evaluate(s, box, out):  # likes a full net; not marked as a rule
    for seat in range(s.players):
        out[seat] = s.divers[seat].netted

NUMBER = 7
"""

TIMID = """
from kuroshio.core.compiled import rule

@rule
def evaluate(s, box, out):
    for seat in range(s.players):
        out[seat] = -s.divers[seat].netted
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current folder with somebody's modules in it."""
    (tmp_path / "divers.py").write_text(DIVERS)
    (tmp_path / "timid.py").write_text(TIMID)
    (tmp_path / "wrong.py").write_text("def evaluate(s):\n    return 1\n")
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "other.py").write_text("def evaluate(s, box, out):\n    out[0] = s.dragons\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(games, "_modules", dict(games._modules))
    games.register("ama", "tests.fourth_game")
    yield tmp_path
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)
    for known in (brought.hints_named, brought.bot_class):
        known.cache_clear()


def ama(*seats: str) -> list[int]:
    """The points of one game of pearl divers."""
    return play_game(Match(game="ama", bots=list(seats), games=1), 0).scores


def test_two_evaluations_meet_in_one_arena() -> None:
    """Who likes pearls in the net never sells them."""
    greedy, timid = ama("sailor@divers", "sailor@timid")
    assert greedy == 0 < timid


def test_a_class_is_seated_by_its_name() -> None:
    assert len(ama("divers:First", "captain:20@divers")) == 2
    assert is_timed("divers:First")
    assert not is_timed("captain:20@divers")
    assert getattr(bot_named("divers:First", 9), "seed", None) == 9


def test_an_entry_point_is_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    brings = {
        "pearl": EntryPoint("pearl", "divers", brought.GROUP),
        "first": EntryPoint("first", "divers:First", brought.GROUP),
    }
    monkeypatch.setattr(brought, "points", lambda: brings)
    assert len(ama("first", "captain:20@pearl")) == 2
    check_name("pearl")
    assert is_timed("pearl")  # a captain with these hints


def test_an_installed_package_brings_levels(folder: Path) -> None:
    """They are listed with the others, for the server too, and seated from the command line."""
    installed = folder / "lib" / "divers-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: divers\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[kuroshio.bots]\nfirst = divers:First\n")
    program = (
        "from kuroshio.bots import LEVELS, bot_named\n"
        "print(*LEVELS)\nprint(type(bot_named('first', 1)).__name__)"
    )
    path = os.pathsep.join([str(folder / "lib"), str(ROOT / "src")])
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"{' '.join(OWN)} first\nFirst\n"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("captain@nowhere.at.all", "there is no module 'nowhere.at.all'"),
        ("captain@", "hints are written with their module"),
        ("captain@empty", "neither 'evaluate' nor 'prefer'"),
        ("captain@wrong", "wrong.evaluate is not a function of (s, box, out)"),
        ("deckhand@divers", "no hints"),
        ("nowhere:Bot", "there is no module 'nowhere'"),
        ("divers:Nobody", "there is no 'Nobody' in divers"),
        ("divers:NUMBER", "not a class with a method 'choose(sight)'"),
        ("divers:Mute", "takes one argument"),
        ("bosun", "there is no bot 'bosun'; there are: deckhand, cook, fisher, sailor"),
    ],
)
def test_a_name_that_no_bot_has_is_refused_with_the_reason(name: str, problem: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(problem)):
        check_name(name)


def test_hints_that_do_not_fit_the_game_are_refused() -> None:
    with pytest.raises(BadSetup, match="other cannot be compiled for ama: 'dragons'"):
        ama("sailor@other", "deckhand")


@pytest.mark.long
def test_the_example_of_the_docs_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"`eager.py`.*?```python\n(.*?)```", PAGE, re.DOTALL)
    assert len([line for line in code.splitlines() if line]) <= 10
    (folder / "eager.py").write_text(code)
    (line,) = re.findall(r"^kuroshio (arena .*@eager.*)$", PAGE, re.MULTILINE)
    command = line.replace(":200", ":20").replace("--games 12", "--games 2").split()
    assert main(command) == 0
    told = capsys.readouterr().out
    for name in ("captain:20@eager", "eager:Last"):
        assert name in told
