"""Namiji: a journey round the southern sea, for 2 to 5 anglers."""

from __future__ import annotations

from kuroshio.core.game import Game, Option
from kuroshio.namiji import words
from kuroshio.namiji.box import load
from kuroshio.namiji.encode import Observation, encode
from kuroshio.namiji.evaluate import evaluate, prefer
from kuroshio.namiji.figures import FIGURES
from kuroshio.namiji.knowledge import redact, redeal
from kuroshio.namiji.moves import FAMILIES, MOVES
from kuroshio.namiji.plain import lines
from kuroshio.namiji.reckon import reckon
from kuroshio.namiji.rules import apply, legal, setup, why
from kuroshio.namiji.score import account, points, standing
from kuroshio.namiji.state import Options, State
from kuroshio.namiji.svg import svg
from kuroshio.namiji.view import EVENTS, PARTS, NamijiView

GAME = Game(
    name="namiji",
    version=1,
    players=range(2, 6),
    options=(
        Option("direction", ("drawn", "clockwise", "counter-clockwise"), range(2, 6)),
        Option("early_birds", ("three", "two"), range(2, 3)),
    ),
    state_type=State,
    options_type=Options,
    observation_type=Observation,
    rules=(
        setup,
        legal,
        apply,
        redact,
        redeal,
        points,
        account,
        standing,
        evaluate,
        prefer,
        encode,
        reckon,
        why,
    ),
    move_count=MOVES,
    load_box=load,
    texts=FAMILIES.texts,
    parts=PARTS,
    view_type=NamijiView,
    event_names=EVENTS,
    words=words,
    figures=FIGURES,
    plain=lines,
    svg=svg,
)
