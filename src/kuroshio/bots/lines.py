"""Lines: what usually follows a move, as a search has seen it."""

from __future__ import annotations

from math import sqrt

import msgspec
import numpy as np

from kuroshio.bots.searcher import Tree
from kuroshio.bots.sight import Sight
from kuroshio.core.messages import Message
from kuroshio.core.records import Records, copied
from kuroshio.core.rng import start
from kuroshio.core.state import TRUTH, Header

LONGEST = 6  # moves of a line
LEAST = 16  # visits of a move that a line is followed to
WORLDS = 4  # in which a line is tried, to say it in words
USUAL = 0.5  # what follows more often than this does so usually
SURE = 2.0  # standard errors


class Follow(msgspec.Struct, frozen=True):
    """A move that somebody answers with."""

    seat: int
    move: str
    say: Message
    share: float  # of the times that the search came to the move before it
    error: float  # the standard error of the share

    @property
    def usual(self) -> bool:
        """Whether it surely follows more often than not."""
        return self.share - SURE * self.error > USUAL


def line(sight: Sight, tree: Tree, move: int) -> list[Follow]:
    """What the search saw follow a move most often, as far as it looked well."""
    node = next((one for one in tree.children() if tree.nodes[one].move == move), None)
    moves, shares = [move], []
    while node is not None and len(moves) <= LONGEST:
        children = tree.children(node)
        visits = [int(tree.nodes[one].visits) for one in children]
        if not visits or max(visits) < LEAST:
            break
        node = children[visits.index(max(visits))]
        share = max(visits) / sum(visits)
        moves.append(int(tree.nodes[node].move))
        shares.append((share, sqrt(share * (1 - share) / sum(visits))))
    told = max((_said(sight, moves, world) for world in range(WORLDS)), key=len)
    names = sight.game.move_texts(sight.box)
    return [
        Follow(seat, names[number].text, say, round(share, 3), round(error, 3))
        for number, (share, error), (seat, say) in zip(moves[1:], shares, told, strict=False)
    ]


def usual(found: list[Follow]) -> list[Follow]:
    """The beginning of a line that one may count on."""
    end = next((n for n, one in enumerate(found) if not one.usual), len(found))
    return found[:end]


def _said(sight: Sight, moves: list[int], world: int) -> list[tuple[int, Message]]:
    """Who makes the moves after the first, and what they mean: as far as they are possible in a
    world, each in the words of what its seat would know there."""
    game, box, kernels = sight.game, sight.box, sight.game.kernels
    names, legal = game.move_texts(box), np.zeros(game.move_count, np.int64)
    states: Records = copied(sight.states)
    first: Header = states[0]
    if int(first.eyes) == TRUTH:
        start(first.rng, world)
    else:
        kernels.imagine(states, 0, box.record, world)
    count = kernels.advance(states, 0, box.record, kernels.NO_MOVE, legal)
    told = []
    for n, move in enumerate(moves):
        if move not in legal[:count]:
            break
        if n:
            seat = int(first.turn)
            seen = copied(states)
            kernels.hide(seen, 0, box.record, seat)
            known = game.known(game.shown(seen, box))
            told.append((seat, game.words.describe(known, box, names[move])))
        count = kernels.advance(states, 0, box.record, move, legal)
    return told
