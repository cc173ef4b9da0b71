"""Compiled code is kept by what it is made of, and nothing of Numba's is touched for it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import kuroshio
from kuroshio.core.compiled import COMPILER
from kuroshio.games import NAMES

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
        env={**os.environ, "PYTHONPATH": f"{SOURCES.parent}{os.pathsep}{ROOT}", **environment},
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


def copied(folder: Path) -> Path:
    """Another copy of the sources, written now."""
    shutil.copytree(
        SOURCES,
        folder / "kuroshio",
        ignore=shutil.ignore_patterns("__pycache__", "static"),
        copy_function=shutil.copyfile,
    )
    return folder / "kuroshio"


CONTENTS = """
from kuroshio.games import NAMES, game_named
for name in NAMES:
    for source in ("kernels", "search"):
        print(name, source, game_named(name).shelf(source).content)
"""


def contents(folder: Path, package: Path, **environment: str) -> set[str]:
    """What the code of every game is made of, in a copy of the sources."""
    told = run(folder, CONTENTS, PYTHONPATH=str(package.parent), **environment)
    return set(told.splitlines())


def changed(before: set[str], after: set[str]) -> set[str]:
    return {" ".join(line.split()[:2]) for line in before - after}


def test_code_is_kept_by_what_it_is_made_of(tmp_path: Path) -> None:
    package = copied(tmp_path / "other")
    before = contents(tmp_path, SOURCES)
    assert contents(tmp_path, package) == before  # wherever it lies, whenever it was written

    now = before

    def edit(*files: str) -> set[str]:
        nonlocal now
        old = now
        for path in (package / file for file in files):
            path.write_text(path.read_text() + "# a change\n")
        now = contents(tmp_path, package)
        return changed(old, now)

    assert edit("namiji/rules.py") == {"namiji kernels", "namiji search"}
    assert edit("bound/tree.py") == {f"{name} search" for name in NAMES}
    assert len(edit("core/rng.py")) == 2 * len(NAMES)
    not_compiled = ("namiji/words.py", "tables/table.py")
    only_keep_it = ("core/kept.py", "core/folders.py")
    assert edit(*not_compiled, *only_keep_it) == set()
    if COMPILER == "fast":
        plain = contents(tmp_path, SOURCES, KUROSHIO_COMPILER="plain")
        assert len(changed(before, plain)) == 2 * len(NAMES)


def test_code_from_another_checkout_is_loaded_and_not_compiled(tmp_path: Path) -> None:
    """Both copies really play; the second compiles nothing."""
    program = (
        "from kuroshio.core.kept import on_compiling\n"
        "on_compiling.append(lambda shelf: print('compiled'))\n" + PLAY + "print(kuroshio.__file__)"
    )
    told = []
    for name in ("one", "two"):
        folder = copied(tmp_path / name).parent
        told.append(run(folder, program, KUROSHIO_CACHE=str(tmp_path / "cache")).splitlines())
        assert told[-1][-1].startswith(str(folder))
    assert "compiled" in told[0]
    assert "compiled" not in told[1]


# Numba's name of the processor that is compiled for.
NAMED = """
import json
from numba.core.registry import cpu_target
print(json.dumps(cpu_target.target_context.codegen().magic_tuple()))
"""


def test_code_that_the_wheel_brings_is_used_where_the_processor_can_run_it(tmp_path: Path) -> None:
    """Compiled for any processor of this kind, as deploy/compiled.py does it."""
    package = copied(tmp_path / "installed")
    brought = package / "compiled"
    program = (
        "from kuroshio.core.kept import on_compiling\n"
        "on_compiling.append(lambda shelf: print('compiled'))\n"
        + PLAY.replace("fourth_game", "smallest_game")
        + NAMED
    )

    def told(cache: Path, **environment: str) -> list[str]:
        return run(package.parent, program, KUROSHIO_CACHE=str(cache), **environment).splitlines()

    *compiled, named = told(brought, NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    assert "compiled" in compiled
    target = {"target": json.loads(named), "needs": []}
    (brought / "target.json").write_text(json.dumps(target))
    assert "compiled" not in told(tmp_path / "empty")
    (brought / "target.json").write_text(json.dumps({**target, "needs": ["what none can"]}))
    assert "compiled" in told(tmp_path / "empty")


def test_a_cache_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    program = PLAY + "print(len(table.line))"
    assert run(tmp_path, program, KUROSHIO_CACHE=str(tmp_path / "file" / "cache")) == "1\n"
