"""A search of what follows one move alone: what its seat may expect, and what comes next."""

from __future__ import annotations

from collections.abc import Generator

from kuroshio.bots import Sight
from kuroshio.bots.searcher import Engine, Tree
from kuroshio.bots.steps import to_the_end
from kuroshio.bound.tree import ONE, Node
from kuroshio.core.game import Move

CLOSED = 1000  # a result below all others: the search never goes there
CHUNK = 128  # iterations between two steps


def below(sight: Sight, move: Move, iterations: int, luck: int) -> Generator[None, None, Tree]:
    """Search what comes after a move, some iterations at a time."""
    tree = Tree()
    tree.restart()
    tree.make_room(iterations + len(sight.moves))
    for other in sight.moves:
        if other != move:
            _close(tree, int(other))
    engine = Engine(sight, {})
    for done in range(0, iterations, CHUNK):
        engine.run(tree, luck, min(CHUNK, iterations - done))
        yield
    return tree


def expected(sight: Sight, tree: Tree, move: Move) -> float:
    """What the seat on turn may expect of that move."""
    node: Node = next(tree.nodes[k] for k in tree.children() if tree.nodes[k].move == int(move))
    return int(node.result[sight.seat]) / (ONE * int(node.visits))


def worth_of(sight: Sight, move: Move, iterations: int, luck: int) -> float:
    """What the seat on turn may expect of a move, after so many iterations below it."""
    return expected(sight, to_the_end(below(sight, move, iterations, luck)), move)


def _close(tree: Tree, move: int) -> None:
    """Let a move from the root look so bad that the search leaves it alone."""
    node: Node = tree.nodes[tree.used]
    root: Node = tree.nodes[tree.root]
    node.move, node.first, node.next = move, 0, root.first
    node.visits = node.available = 1
    node.result[:] = -CLOSED * ONE
    root.first = tree.used
    tree.used += 1
