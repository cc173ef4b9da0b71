"""Tongiaki: from Tonga into the unknown Pacific, for 2 to 6 seafarers."""

from __future__ import annotations

from kuroshio.core.packages import game_in
from kuroshio.tongiaki.encode import encode
from kuroshio.tongiaki.evaluate import evaluate, prefer
from kuroshio.tongiaki.reckon import reckon
from kuroshio.tongiaki.rules import apply, carry_out, legal, setup, why
from kuroshio.tongiaki.score import account, points, standing

# All lies open but chance: the stack is the set of its tiles, which everyone knows (A34), and which
# of them is on top is drawn when it is drawn. So nothing of a state needs to be redacted or dealt.
GAME = game_in(
    "kuroshio.tongiaki",
    version=1,
    players=range(2, 7),
    rules=(
        *(setup, legal, why, apply, carry_out),
        *(points, account, standing),
        *(evaluate, prefer, encode, reckon),
    ),
)
