"""The bots that docs/bots.md measures against, as settings of today's: those of commit 71a1b2c.
Namazu's had other hints; they sit at a table as programs of their own checkout (bench/strength.py).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from kuroshio.cli import main

# The moves of `kuroshio record GAME --players N --seed 5 --bots captain:40` as they were then.
PLAYED = {
    ("namiji", "3"): ("captain:40/mind=0", "7d486f4fdc250319"),
    ("tongiaki", "3"): ("captain:40/depth=40", "9dc2128b0658e3a9"),
    ("tongiaki", "4"): ("captain:40/depth=40/winning=500", "fa7eb71c52f563b8"),
}


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_setting_plays_the_former_captains_moves(game: str, players: str, tmp_path: Path) -> None:
    bot, moves = PLAYED[game, players]
    file = tmp_path / "game.json"
    words = ["record", game, "--players", players, "--seed", "5", "--bots", bot]
    words += ["--out", str(file)]
    assert main(words) == 0
    played = "\n".join(json.loads(file.read_text(encoding="utf-8"))["moves"])
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == moves
