"""What some eyes see at the positions of a tree: all of it is made from what they may know."""

from __future__ import annotations

from kuroshio.bots import Sight
from kuroshio.server import protocol as m
from kuroshio.server.analysis import forms as f
from kuroshio.server.analysis.trees import Course, Note
from kuroshio.server.news import events_in, question
from kuroshio.tables.branches import (
    Eyes,
    Worlds,
    after,
    asked,
    beginnings,
    glance,
    happened,
    signs,
)
from kuroshio.tables.table import Table

TOLD = 2  # events that tell what a move was
WORLDS = 12  # in which a move is tried, to see whether chance decides anything


def nodes(course: Course, eyes: Eyes) -> list[f.TreeNode]:
    """The whole tree."""
    tree = course.tree
    return [_node(course, node, eyes) for node in (*range(tree.main + 1), *sorted(tree.branches))]


def _node(course: Course, node: int, eyes: Eyes) -> f.TreeNode:
    tree = course.tree
    note = tree.notes.get(node, Note())
    made = f.TreeNode(node, tree.parent(node), None, comment=note.comment, marks=note.marks)
    if made.parent is None:
        return made
    table, count = course.at(node)
    seat = int(table.state_after(count - 1)["turn"][0])
    made.seat, made.main = seat, node <= tree.main
    if knows(course, node, eyes):
        made.move = table.line[count - 1].text
    events = [event for event in glance(table, eyes, count).events() if event.seat == seat]
    made.told = [table.game.words.narrate(event) for event in events[:TOLD]]
    return made


def knows(course: Course, node: int, eyes: Eyes) -> bool:
    """Whether some eyes know the move that led to a node, and not only what came of it: their own
    moves, and those of branches that grew from what they know."""
    table, count = course.at(node)
    if count == 0 or eyes is None:
        return True
    if node > course.tree.main:
        return course.tree.branches[node].eyes == eyes
    return int(table.state_after(count - 1)["turn"][0]) == eyes


def position(course: Course, node: int, eyes: Eyes) -> f.Position:
    """A position, with what the seat on turn may choose from."""
    table = course.table(node)
    made = len(table.line)
    seen = glance(table, eyes)
    choosing = asked(table, eyes)
    told = None
    if choosing.turn is not None:
        told = question(choosing, glance(choosing, None if eyes is None else choosing.turn))
    return f.Position(
        node=node,
        turn=table.turn,
        view=seen.view(),
        events=events_in(table, seen.strip(), made),
        question=told,
        chance=_chance(course, node, table, eyes),
    )


def other_luck(course: Course, node: int, eyes: Eyes) -> Worlds | None:
    """How chance might have fallen with the move that led to a node, as far as some eyes know that
    move; or before the first one, of a game that is only set up."""
    table = course.table(node)
    if not table.line:
        return beginnings(table) if course.tree.is_new else None
    if not knows(course, node, eyes):
        return None
    move = table.line[-1]
    table.undo()
    return after(table, move, eyes)


def _chance(course: Course, node: int, table: Table, eyes: Eyes) -> f.Chance | None:
    """What chance might have let happen otherwise: events, or if these are always the same what
    there is to choose from."""
    worlds = other_luck(course, node, eyes)
    if worlds is None:
        return None
    found, events = signs(table, eyes), len(happened(table, eyes))
    others = [signs(world, eyes) for n in range(WORLDS) if (world := worlds(n)) is not None]
    places = [_difference(found, other) for other in others if other != found]
    if not places:
        return None
    first = min(places)
    return f.Chance(first, max(first + 1, events if first < events else len(found)), events)


def _difference(found: list[bytes], others: list[bytes]) -> int:
    """The first place in which two lists differ."""
    same = [one == other for one, other in zip(found, others, strict=False)]
    return same.index(False) if False in same else len(same)


def sight(table: Table, eyes: Eyes) -> Sight:
    """What the engine is shown: with open hands all, else what the seat on turn would know in a
    world that is possible for the eyes."""
    return Sight.of_truth(table) if eyes is None else Sight.of(asked(table, eyes))


def choices(table: Table, eyes: Eyes) -> dict[str, m.Choice]:
    """The legal moves by their texts, as the page shows them."""
    choosing = asked(table, eyes)
    seen = glance(choosing, None if eyes is None else choosing.turn)
    game, box, known = choosing.game, choosing.box, seen.known
    return {
        move.text: m.Choice(
            int(move),
            move.text,
            game.words.describe(known, box, move),
            about=game.named_by(known, box, move),
        )
        for move in choosing.moves
    }
