"""Tongiaki: from Tonga into the unknown Pacific, for 2 to 6 seafarers."""

from __future__ import annotations

from kuroshio.core.game import Game, Option
from kuroshio.tongiaki import words
from kuroshio.tongiaki.box import load
from kuroshio.tongiaki.encode import Observation, encode
from kuroshio.tongiaki.evaluate import evaluate, prefer
from kuroshio.tongiaki.figures import FIGURES
from kuroshio.tongiaki.knowledge import redact, redeal
from kuroshio.tongiaki.moves import FAMILIES
from kuroshio.tongiaki.plain import lines
from kuroshio.tongiaki.reckon import reckon
from kuroshio.tongiaki.rules import apply, carry_out, legal, setup, why
from kuroshio.tongiaki.score import account, points, standing
from kuroshio.tongiaki.state import Options, State
from kuroshio.tongiaki.svg import svg
from kuroshio.tongiaki.view import EVENTS, PARTS, TongiakiView

GAME = Game(
    name="tongiaki",
    version=1,
    players=range(2, 7),
    options=(
        Option("colours", ("two-each", "one-each"), range(2, 3)),
        Option("tiles", ("printed", "rody"), range(2, 7)),
    ),
    state_type=State,
    options_type=Options,
    observation_type=Observation,
    rules=(
        setup,
        legal,
        why,
        apply,
        carry_out,
        redact,
        redeal,
        points,
        account,
        standing,
        evaluate,
        prefer,
        encode,
        reckon,
    ),
    move_count=FAMILIES.count,
    load_box=load,
    texts=FAMILIES.texts,
    parts=PARTS,
    view_type=TongiakiView,
    event_names=EVENTS,
    words=words,
    figures=FIGURES,
    plain=lines,
    svg=svg,
)
