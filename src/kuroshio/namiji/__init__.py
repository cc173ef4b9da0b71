"""Namiji: a journey round the southern sea, for 2 to 5 anglers."""

from __future__ import annotations

from kuroshio.core.packages import game_in
from kuroshio.namiji.encode import encode
from kuroshio.namiji.evaluate import evaluate, prefer
from kuroshio.namiji.knowledge import redact, redeal
from kuroshio.namiji.reckon import reckon
from kuroshio.namiji.rules import apply, legal, setup, why
from kuroshio.namiji.score import account, points, standing

GAME = game_in(
    "kuroshio.namiji",
    version=1,
    players=range(2, 6),
    rules=(
        *(setup, legal, apply),
        *(redact, redeal),
        *(points, account, standing),
        *(evaluate, prefer, encode),
        *(reckon, why),
    ),
)
