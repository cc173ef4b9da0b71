"""Compiled code is kept by what it is made of, and nothing of Numba's is touched for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kuroshio
from kuroshio.core import game as games
from kuroshio.core.game import KERNELS
from kuroshio.core.kept import content_of
from kuroshio.games import NAMES, game_named

ROOT = Path(__file__).parent.parent
SOURCES = Path(kuroshio.__file__).parent

NUMBAS = """
import numba
from numba.core import caching, codegen, compiler, dispatcher, event

def look():
    settings = {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()}
    methods = {
        (kind.__qualname__, name): value
        for module in (caching, codegen, compiler, dispatcher)
        for kind in vars(module).values() if isinstance(kind, type)
        for name, value in vars(kind).items() if callable(value)
    }
    listeners = [one for every in event._registered.values() for one in every]
    return settings, methods, listeners
"""

PLAY = """
import kuroshio
from tests.fourth_game import GAME
table = kuroshio.Table(GAME, 2)
table.play(table.moves[0])
"""


def run(folder: Path, program: str, **environment: str) -> str:
    """What a program of somebody's prints, in a process of its own."""
    script = folder / "program.py"
    script.write_text(program)
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_importing_and_playing_changes_nothing_of_numbas(tmp_path: Path) -> None:
    program = NUMBAS + "before = look()\n" + PLAY + "assert look() == before\nprint('same')"
    assert run(tmp_path, program) == "same\n"


def test_a_game_may_be_compiled_and_numba_stays_as_it_was(tmp_path: Path) -> None:
    """The same with a cold cache, and asked in the middle of compiling too (when Numba's own
    timers listen)."""
    program = (
        NUMBAS
        + "before = look()\n"
        + "from kuroshio.core.kept import on_compiling\n"
        + "on_compiling.append(lambda shelf: print(look()[:2] == before[:2]))\n"
        + PLAY
        + "assert look() == before"
    )
    told = run(tmp_path, program, KUROSHIO_CACHE=str(tmp_path / "cache"))
    assert set(told.split()) == {"True"}


MINE = """
import os
import numba
{play}
@numba.njit(cache=True)
def mine(n):
    total = 0.0
    for k in range(n):
        total += k * 0.5
    return total

print(mine(10))
print(os.path.relpath(mine.stats.cache_path, os.path.dirname(os.path.abspath(__file__))))
"""


def test_another_functions_code_is_cached_where_it_would_have_been(tmp_path: Path) -> None:
    alone = run(tmp_path, MINE.format(play=""))
    shutil.rmtree(tmp_path / "__pycache__")
    assert run(tmp_path, MINE.format(play=PLAY)) == alone == "22.5\n__pycache__\n"
    assert list((tmp_path / "__pycache__").glob("program.mine-*.nbi"))


BESIDE = """
import numba
import numpy as np
from kuroshio.core.rng import derive

@numba.njit
def mine(n):
    return derive(7, n) + np.arange(n).sum()

print(mine(10), mine(11))
"""


def test_a_function_of_somebody_elses_may_call_a_rule(tmp_path: Path) -> None:
    """The rule was not linked with what it calls itself: that is done for the stranger too."""
    assert run(tmp_path, BESIDE) == run(tmp_path, BESIDE, NUMBA_DISABLE_JIT="1")


def copied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another copy of the sources, of which the games say what they are made of."""
    package = folder / "kuroshio"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(games, "CORE", package / "core")
    monkeypatch.setattr("importlib.resources.files", lambda name: folder / name.replace(".", "/"))
    return package


def contents(kernels: Path) -> dict[str, str]:
    return {name: game_named(name).shelf(kernels).content for name in NAMES}


def test_another_copy_of_the_same_sources_uses_the_same_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = contents(KERNELS)
    package = copied(tmp_path, monkeypatch)
    assert contents(package / "core" / "kernels.py") == here


def test_a_changed_rule_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = copied(tmp_path, monkeypatch)
    kernels = package / "core" / "kernels.py"
    before = contents(kernels)
    rules = package / "namiji" / "rules.py"
    rules.write_text(rules.read_text() + "# a change\n")
    after = contents(kernels)
    assert {name for name in NAMES if before[name] != after[name]} == {"namiji"}
    rng = package / "core" / "rng.py"
    rng.write_text(rng.read_text() + "# a change\n")
    assert all(contents(kernels)[name] != after[name] for name in NAMES)


def test_each_compiler_keeps_its_own_code(tmp_path: Path) -> None:
    assert content_of("fast", [tmp_path]) != content_of("plain", [tmp_path])


def test_code_from_another_checkout_is_loaded_and_not_compiled(tmp_path: Path) -> None:
    """Both copies really play; the second compiles nothing."""
    program = (
        "import sys\nsys.path.insert(0, sys.argv[0].rpartition('/')[0])\n"
        "from kuroshio.core.kept import on_compiling\n"
        "on_compiling.append(lambda shelf: print('compiled'))\n" + PLAY + "print(kuroshio.__file__)"
    )
    told = []
    for name in ("one", "two"):
        folder = tmp_path / name
        shutil.copytree(
            SOURCES,
            folder / "kuroshio",
            ignore=shutil.ignore_patterns("__pycache__", "static"),
            copy_function=shutil.copyfile,  # with new times
        )
        told.append(run(folder, program, KUROSHIO_CACHE=str(tmp_path / "cache")).splitlines())
        assert told[-1][-1].startswith(str(folder))
    assert "compiled" in told[0]
    assert "compiled" not in told[1]


def test_a_cache_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    program = PLAY + "print(len(table.line))"
    assert run(tmp_path, program, KUROSHIO_CACHE=str(tmp_path / "file" / "cache")) == "1\n"
