"""The records of the search: the tree's nodes and the settings."""

from __future__ import annotations

from kuroshio.core.records import Record, Row, i32, i64, row
from kuroshio.core.state import SEATS

ONE = 1 << 20  # a result of 1.0: results are whole numbers, so that sums are exact everywhere
WHOLE = 1000  # settings that are parts of something are so many parts in this


class Node(Record):
    """A line of moves from the root, whatever chance did in between."""

    move: i32  # the move that leads here
    first: i32  # its first child, 0 for none
    next: i32  # the next child of its parent, 0 for none
    visits: i32
    available: i32  # how often its move was legal when its parent was visited
    result: Row[i64] = row(SEATS)  # sums over all visits


class Settings(Record):
    """What can be tuned. All in whole numbers: parts of WHOLE where nothing else is said."""

    explore: i64  # how much the search tries what the policy likes and it has not seen much
    even: i64  # part of the policy's weight that is spread evenly over all moves
    urgency: i64  # what an unseen move is taken to lose against its parent's result
    depth: i64  # moves played on after the tree before the evaluation speaks; < 0: to the end
    blind: i64  # part of those moves that is pure chance
    keen: i64  # part that is what the policy likes best; the rest is drawn by its weights
    winning: i64  # part of the result that is for winning alone; the rest is for the place
    margin: i64  # part of a final result that is told by the lead in points
    mind: i64  # how much the mind is asked: 0 never, 1 at the cut, 2 at the root too, 3 in the tree
    spread: i64  # hundredths of a point: a lead of this size makes it e times as likely to win
