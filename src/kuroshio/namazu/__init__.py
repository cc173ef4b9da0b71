"""Namazu: the city of Edo and the catfish that shakes it, for 2 to 4 families."""

from __future__ import annotations

from kuroshio.core.packages import game_in
from kuroshio.namazu.encode import encode
from kuroshio.namazu.evaluate import evaluate
from kuroshio.namazu.knowledge import redact, redeal
from kuroshio.namazu.moves import BOOK
from kuroshio.namazu.prefer import prefer
from kuroshio.namazu.reckon import reckon
from kuroshio.namazu.rules import apply, legal, why
from kuroshio.namazu.score import account, points, standing
from kuroshio.namazu.set_up import setup

GAME = game_in(
    "kuroshio.namazu",
    version=1,
    box_names=("namazu-4", "namazu-3", "namazu-2", "namazu-1"),
    players=range(2, 5),
    rules=(
        *(setup, legal, apply, why),
        *(redact, redeal),
        *(points, account, standing),
        *(evaluate, prefer, encode, reckon),
    ),
    texts=BOOK.texts,  # families are people here
    move_count=BOOK.count,
)
