"""A tree: a game as it was played, and what grows from its positions.

Node 0 is the beginning, those after it are the game's own moves, all others are branches. A node
says by which move it follows from its parent and how chance fell there; its position is not stored
but made again (`tables/branches.py`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kuroshio.core.errors import BadRecord, IllegalMove
from kuroshio.server import protocol as m
from kuroshio.server.analysis.forms import Mark, Notes
from kuroshio.server.refusals import Refused, as_size
from kuroshio.server.writing import clean_text
from kuroshio.tables.branches import Eyes, grown
from kuroshio.tables.stored import StoredGame, replayed
from kuroshio.tables.table import Table

MOST_NODES = 1000  # that grow from a game
MOST_BYTES = 400_000  # of a tree as it is stored


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that was not played: by which eyes' knowledge, and with which luck."""

    parent: int
    move: str
    deal: int
    eyes: Eyes = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    comment: str = ""
    marks: list[Mark] = []


class Tree(msgspec.Struct):
    """All that is stored of an analysis."""

    record: StoredGame
    seats: list[m.SeatInfo]
    branches: dict[int, Branch] = {}
    notes: dict[int, Note] = {}
    next: int = 0  # the number of the next node: none is used twice

    @property
    def main(self) -> int:
        """How many moves were played."""
        return len(self.record.moves)

    @property
    def is_new(self) -> bool:
        """A game that is set up, and nothing more: it may still begin in another way."""
        return not (self.main or self.branches or self.record.stages)

    def parent(self, node: int) -> int | None:
        """The node before; refuses one that is not there."""
        if 0 <= node <= self.main:
            return node - 1 if node else None
        if node not in self.branches:
            raise Refused("not-found")
        return self.branches[node].parent

    def path(self, node: int) -> list[int]:
        """The nodes from the beginning to this one."""
        way = [node]
        while (before := self.parent(way[-1])) is not None:
            way.append(before)
        return way[::-1]

    # --- changes ----------------------------------------------------------------------------

    def grow(self, branch: Branch) -> int:
        """Add a branch; one that is there is not added twice."""
        for number, there in self.branches.items():
            if there == branch:
                return number
        if len(self.branches) >= MOST_NODES:
            raise Refused("too-large", size=as_size(MOST_BYTES))
        node = max(self.next, self.main + 1)
        self.branches[node] = branch
        self.next = node + 1
        return node

    def cut(self, node: int) -> None:
        """Take a branch away, with all that grows from it; the game itself stays."""
        if node not in self.branches:
            raise Refused("not-found")
        gone = {node}
        for number in sorted(self.branches):  # a branch is younger than what it grows from
            if self.branches[number].parent in gone:
                gone.add(number)
        for number in gone:
            del self.branches[number]
            self.notes.pop(number, None)

    def note(self, notes: Notes) -> None:
        self.parent(notes.node)  # it is there
        note = Note(clean_text(notes.comment), list(notes.marks))
        if note == Note():
            self.notes.pop(notes.node, None)
        else:
            self.notes[notes.node] = note

    def encode(self) -> str:
        text = msgspec.json.encode(self).decode()
        if len(text) > MOST_BYTES + len(self.record.moves) * 40:
            raise Refused("too-large", size=as_size(MOST_BYTES))
        return text


class Course:
    """The positions of a tree, each made when it is asked for."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._game = _game(msgspec.json.encode(tree.record))
        self._grown: dict[int, Table] = {}

    def at(self, node: int) -> tuple[Table, int]:
        """A table, and after how many of its moves it is at a node."""
        self.tree.parent(node)  # it is there
        if node <= self.tree.main:
            return self._game, node
        table = self._branch(node)
        return table, len(table.line)

    def table(self, node: int) -> Table:
        """A table that is at a node now, for whoever asks alone."""
        table, made = self.at(node)
        table = table.copy()
        table.undo(len(table.line) - made)
        return table

    def _branch(self, node: int) -> Table:
        """From the last position that is there already, not one call for each move."""
        for step in self.tree.path(node):
            if step > self.tree.main and step not in self._grown:
                branch = self.tree.branches[step]
                before = self.table(branch.parent)
                try:
                    self._grown[step] = grown(before, branch.move, branch.eyes, branch.deal)
                except IllegalMove:
                    raise Refused("illegal-move", move=branch.move) from None
        return self._grown[node]

    def public(self, node: int) -> list[bytes]:
        """What everyone would have seen on the way to a node, position by position."""
        return [public_position(*self.at(step)) for step in self.tree.path(node)]


def public_position(table: Table, made: int) -> bytes:
    """What everyone saw after so many moves, by whichever moves it came about: without their number
    and the events of the last one."""
    seen = table.seen_by(None, made)
    for field in ("moves", "event_count", "events"):
        seen[field] = 0
    return seen.tobytes()


@lru_cache(32)
def _game(record: bytes) -> Table:
    """A game as it was played; never to be changed."""
    try:
        return replayed(msgspec.json.decode(record, type=StoredGame))
    except BadRecord:
        raise Refused("earlier-rules") from None
