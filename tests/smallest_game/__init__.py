"""Kai: gather shells on the beach, for 2 to 4. The smallest game: all of it is here.

Whose turn it is gathers or keeps.

- Gather: a wave brings 1 to 6 shells into the hand. A single shell is a crab's: the hand is empty
  again, and the next one goes on.
- Keep: what is in the hand goes into the basket, and the next one goes on.

Who first has thirty shells in the basket wins.
"""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.compiled import rule
from kuroshio.core.defaults import NoBox, NoOptions
from kuroshio.core.events import clear, emit
from kuroshio.core.game import Game
from kuroshio.core.records import Row, i8, row
from kuroshio.core.rng import roll
from kuroshio.core.state import SmallState, begin
from kuroshio.core.view import number

GATHER, KEEP = range(2)
CAME, LOST, KEPT = range(1, 4)  # events
ENOUGH = 30


class State(SmallState):
    hand: i8
    basket: Row[i8] = row(4)


@rule
def setup(s: State, box: NoBox, options: NoOptions, players: int, seed: int) -> None:
    """Nobody has anything, and the first begins."""
    begin(s, players, seed)


@rule
def legal(s: State, box: NoBox, out: Row[int]) -> int:
    """One may always gather, and keep what there is."""
    out[0] = GATHER
    out[1] = KEEP
    if s.over:
        return 0
    return 2 if s.hand > 0 else 1


@rule
def apply(s: State, box: NoBox, move: int) -> None:
    """Gather, or keep."""
    clear(s)
    s.moves += 1
    shells = 1 + roll(s.rng, 6) if move == GATHER else 0
    if shells > 1:
        s.hand += shells
        emit(s, CAME, s.turn, shells, 0)
        return
    emit(s, LOST if move == GATHER else KEPT, s.turn, s.hand, 0)
    if move == KEEP:
        s.basket[s.turn] += s.hand
    s.over = 1 if s.basket[s.turn] >= ENOUGH else 0
    s.hand = 0
    s.turn = (s.turn + 1) % s.players


@rule
def points(s: State, box: NoBox, out: Row[int]) -> None:
    """What is in the baskets."""
    for seat in range(s.players):
        out[seat] = s.basket[seat]


def texts(box: Box) -> list[str]:
    return ["gather", "keep"]


GAME = Game(
    name="kai",
    players=range(2, 5),
    state_type=State,
    rules=(setup, legal, apply, points),
    texts=texts,
    event_names={
        CAME: ("came", (("shells", number),)),
        LOST: ("lost", (("shells", number),)),
        KEPT: ("kept", (("shells", number),)),
    },
)
