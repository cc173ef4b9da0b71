"""Decisions looked at again: what the captain would have done, knowing what the seat knew."""

from __future__ import annotations

from typing import Any

import msgspec

from kuroshio.bots import Sight
from kuroshio.bots.opinion import Opinion, seed_from
from kuroshio.bots.searcher import Engine, Searcher, Tree
from kuroshio.bound.tree import ONE
from kuroshio.core.game import Move
from kuroshio.core.messages import Message
from kuroshio.core.records import unpacked

SHOWN = 4  # best moves that are told
SEEN = 0.05  # of the attention that a move needs to be judged by
CLOSED = 1000  # a result below all others: the search never goes there


class Candidate(msgspec.Struct, frozen=True):
    """A move as the deciding seat could judge it."""

    move: str
    say: Message
    share: float  # of the search's attention: 1 is all
    result: float  # expected for the seat: 1 is a sure win, 0 a sure last place


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves, and what was best then."""

    n: int  # moves made before it
    seat: int
    played: Candidate
    best: list[Candidate]
    loss: float  # of result, against the best move


def judge(sight: Sight, played: Move, iterations: int, seed: int) -> Decision:
    """A decision judged by search, from what the seat to move knew."""
    searcher = Searcher(seed, iterations=iterations)
    searcher.choose(sight)
    opinions = searcher.explain(len(sight.moves))
    by_text = {one.move: one for one in opinions}
    own = by_text[played.text]
    if own.share < SEEN:
        own = _below(sight, played, own.share, max(1, iterations // 4), seed)
        by_text[played.text] = own
    known = unpacked(sight.states)

    def candidate(opinion: Opinion) -> Candidate:
        words = sight.game.words.describe(
            known, sight.box, sight.game.parse(opinion.move, sight.box)
        )
        result = opinion.results[sight.seat]
        return Candidate(opinion.move, words, round(opinion.share, 4), result)

    candidates = [candidate(by_text[one.move]) for one in opinions[:SHOWN] if one.share > 0]
    made = candidate(own)
    return Decision(
        n=int(sight.states[0].moves),
        seat=sight.seat,
        played=made,
        best=candidates,
        loss=round(max(0.0, candidates[0].result - made.result), 4),
    )


def _below(sight: Sight, move: Move, share: float, iterations: int, seed: int) -> Opinion:
    """What to expect of a move that the search hardly looked at: it must look there now."""
    tree = Tree()
    tree.restart()
    tree.make_room(iterations + len(sight.moves))
    for other in sight.moves:
        if other != move:
            _close(tree, int(other))
    made = int(sight.states[0].moves)
    Engine(sight, {}).run(tree, seed_from(seed, made, 1), iterations)
    node: Any = next(tree.nodes[k] for k in tree.children() if tree.nodes[k].move == int(move))
    results = [round(int(one) / (ONE * int(node.visits)), 4) for one in node.result]
    return Opinion(move.text, share, results)


def _close(tree: Tree, move: int) -> None:
    """Let a move from the root look so bad that the search leaves it alone."""
    node: Any = tree.nodes[tree.used]
    root: Any = tree.nodes[tree.root]
    node.move, node.first, node.next = move, 0, root.first
    node.visits = node.available = 1
    node.result[:] = -CLOSED * ONE
    root.first = tree.used
    tree.used += 1
