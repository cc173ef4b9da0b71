"""Namazu: the city of Edo and the catfish that shakes it, for 2 to 4 families."""

from __future__ import annotations

from kuroshio.core.game import Game, Option
from kuroshio.namazu import words
from kuroshio.namazu.box import load
from kuroshio.namazu.encode import Observation, encode
from kuroshio.namazu.evaluate import evaluate
from kuroshio.namazu.figures import FIGURES
from kuroshio.namazu.knowledge import redact, redeal
from kuroshio.namazu.moves import BOOK, MOVES
from kuroshio.namazu.plain import lines
from kuroshio.namazu.prefer import prefer
from kuroshio.namazu.reckon import reckon
from kuroshio.namazu.rules import apply, legal, why
from kuroshio.namazu.score import account, points, standing
from kuroshio.namazu.set_up import setup
from kuroshio.namazu.state import Options, State
from kuroshio.namazu.svg import svg
from kuroshio.namazu.view import EVENTS, PARTS, NamazuView

GAME = Game(
    name="namazu",
    version=1,
    players=range(2, 5),
    options=(
        Option("tournament_block", ("stays", "redrawn"), range(2, 4)),
        Option("win_limit", ("as-printed", "none"), range(2, 5)),
    ),
    state_type=State,
    options_type=Options,
    observation_type=Observation,
    rules=(
        *(setup, legal, apply, why),
        *(redact, redeal),
        *(points, account, standing),
        *(evaluate, prefer, encode, reckon),
    ),
    move_count=MOVES,
    load_box=load,
    texts=BOOK.texts,
    parts=PARTS,
    view_type=NamazuView,
    event_names=EVENTS,
    words=words,
    figures=FIGURES,
    plain=lines,
    svg=svg,
)
