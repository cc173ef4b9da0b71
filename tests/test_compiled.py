"""Compiled rules and the same rules as plain Python play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kuroshio.core import compiled
from kuroshio.games import NAMES
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


def test_a_changed_rule_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every state of the sources has a cache folder of its own."""
    package = tmp_path / "kuroshio"
    shutil.copytree(compiled.PACKAGE, package)
    monkeypatch.setattr(compiled, "PACKAGE", package)
    kernels = package / "core" / "kernels.py"
    before = {game: compiled.cache_folder(game, kernels, package / game) for game in NAMES}
    rules = package / "namiji" / "rules.py"
    rules.write_text(rules.read_text() + "# a change\n")
    after = {game: compiled.cache_folder(game, kernels, package / game) for game in NAMES}
    assert {game for game in NAMES if before[game] != after[game]} == {"namiji"}
    rng = package / "core" / "rng.py"
    rng.write_text(rng.read_text() + "# a change\n")
    assert all(
        compiled.cache_folder(game, kernels, package / game) != after[game] for game in NAMES
    )
