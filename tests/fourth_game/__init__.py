"""Ama: a tiny game of pearl divers, for 2 or 3. It proves docs/adding-a-game.md.

The sea holds pearls and eels. Whose turn it is dives or sells.

- Dive: draw a shell blindly. Only the diver sees the pearl in it, and puts it into the net. An eel
  is shown to all, frees everything in the diver's net into the sea, and swims away.
- Sell: show the whole net; its pearls lie on the beach from now on and count.

The game ends when the sea is empty. Pearls in nets count nothing. The dearest beach wins; a tie
is shared. As an option the eels are tame: they only swim away.
"""

from __future__ import annotations

from kuroshio.core.game import Game
from tests.fourth_game import words
from tests.fourth_game.box import load
from tests.fourth_game.encode import Observation, encode
from tests.fourth_game.evaluate import evaluate, prefer
from tests.fourth_game.figures import FIGURES
from tests.fourth_game.knowledge import redact, redeal
from tests.fourth_game.moves import MOVES, texts
from tests.fourth_game.plain import lines
from tests.fourth_game.rules import apply, legal, setup
from tests.fourth_game.score import account, points, standing
from tests.fourth_game.state import Options, State
from tests.fourth_game.svg import svg
from tests.fourth_game.view import EVENTS, PARTS, AmaView

GAME = Game(
    name="ama",
    version=1,
    players=range(2, 4),
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
    ),
    move_count=MOVES,
    load_box=load,
    texts=texts,
    parts=PARTS,
    view_type=AmaView,
    event_names=EVENTS,
    words=words,
    figures=FIGURES,
    plain=lines,
    svg=svg,
)
