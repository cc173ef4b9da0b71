"""Compiled rules and the same rules as plain Python play the same games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kuroshio.core.compiled import COMPILER, UNCOMPILED, door, rule
from kuroshio.core.records import Row
from kuroshio.games import NAMES, game_named
from kuroshio.tables.table import Table
from tests import smallest_game as kai
from tests.play import SETUPS, random_steps, setup_name, state_bytes
from tests.traces import trace

ROOT = Path(__file__).parent.parent
memory: Any = import_module("numba.core.runtime._nrt_python")


def some_and_others(game: str) -> Iterator[Any]:
    """Set-ups of a game in two groups: few players with every option, and the rest."""
    fewest = game_named(game).players[0]
    setups = [setup for setup in SETUPS if setup[0] == game]
    yield pytest.param([one for one in setups if one[1] == fewest], id=game)
    others = [one for one in setups if one[1] > fewest]
    yield pytest.param(others, id=f"{game} for more", marks=pytest.mark.long)


@pytest.mark.parametrize("setups", [one for game in NAMES for one in some_and_others(game)])
def test_compiled_and_uncompiled_rules_agree_on_every_byte(
    setups: list[tuple[str, int, dict[str, str]]],
) -> None:
    """The uncompiled run also fails on any number that overflows its field."""
    command = [sys.executable, "-m", "tests.traces", *map(setup_name, setups)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr[-2000:]
    told = [line.split() for line in plain.stdout.splitlines()]
    assert told == [[setup_name(setup), *trace(setup)] for setup in setups]


@rule
def signed(n: int, up: bool) -> int:
    return n if up else -n


@rule
def rise(n: int) -> int:
    return signed(n, True)


@rule
def fall(n: int) -> int:
    return signed(n, False)


@rule
def either(n: int, up: int) -> int:
    return signed(n, up)  # type: ignore[arg-type]


@door
def every_way(n: int) -> int:
    return 1000 * rise(n) + 100 * fall(n) + 10 * signed(n, n > 3) + either(n, 1)


def test_a_rule_that_is_told_true_here_and_false_there_is_compiled_once() -> None:
    assert every_way(5) == 5000 - 500 + 50 + 5
    assert every_way(2) == 2000 - 200 - 20 + 2
    if not UNCOMPILED and COMPILER == "fast":
        assert len(signed.overloads) == 1  # type: ignore[attr-defined]


@rule
def sum_of(numbers: Row[int]) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


@rule
def squares(count: int) -> Row[int]:
    made: Any = np.zeros(count, np.int64)
    for n in range(count):
        made[n] = n * n
    return made  # type: ignore[no-any-return]


@rule
def put_in_order(numbers: Row[int]) -> None:
    some: Any = numbers[1:]
    some[:] = some[::-1]  # through a copy


@rule
def sum_of_squares(count: int) -> int:
    numbers = squares(count)
    put_in_order(numbers)
    return sum_of(numbers)


@door
def many_sums(times: int) -> int:
    total = 0
    for _ in range(times):
        total += sum_of_squares(4)
    return total


def counts_users(function: Any) -> bool:
    (compiled,) = function.overloads.values()
    return "NRT_" in str(compiled.library.lowered())


def test_rules_give_back_the_arrays_that_they_make() -> None:
    memory.memsys_enable_stats()
    try:
        kept = memory.memsys_get_stats_alloc() - memory.memsys_get_stats_free()
        assert many_sums(100) == 100 * (0 + 1 + 4 + 9)
        assert memory.memsys_get_stats_alloc() - memory.memsys_get_stats_free() == kept
    finally:
        memory.memsys_disable_stats()


@pytest.mark.skipif(UNCOMPILED or COMPILER != "fast", reason="our own compiler alone")
def test_only_rules_with_arrays_of_their_own_count_who_uses_them() -> None:
    many_sums(1)
    assert not counts_users(sum_of)
    assert counts_users(put_in_order)
    assert counts_users(sum_of_squares)


def random_game_of_kai() -> str:
    """All states of a random game of the smallest game."""
    table = Table(kai.GAME, 3, seed=4)
    digest = hashlib.sha256()
    for _ in random_steps(table, 4):
        digest.update(state_bytes(table))
    return digest.hexdigest()


def test_numba_as_it_comes_plays_the_same_game() -> None:
    """The smallest one: `make test-plain` tries more, and takes minutes."""
    program = "from tests import test_compiled as t; print(t.COMPILER, t.random_game_of_kai())"
    plain = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "KUROSHIO_COMPILER": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr[-2000:]
    assert plain.stdout.split() == ["plain", random_game_of_kai()]
