"""Compiled rules and the same rules as plain Python play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
