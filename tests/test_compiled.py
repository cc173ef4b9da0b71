"""Compiled rules and the same rules as plain Python play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kuroshio.core.compiled import COMPILER, UNCOMPILED, door, rule
from tests.play import SETUPS, setup_name
from tests.traces import trace

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_compiled_and_uncompiled_rules_agree_on_every_byte(
    setup: tuple[str, int, dict[str, str]],
) -> None:
    """The uncompiled run also fails on any number that overflows its field."""
    command = [sys.executable, "-m", "tests.traces", setup_name(setup)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr[-2000:]
    assert plain.stdout.split() == trace(setup)


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
