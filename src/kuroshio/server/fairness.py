"""Who may think next. Thinking is what costs most, so it is shared out: to people first, each by
the seconds that were thought for them, then among a person's tables in turns.

A long thought is thought in slices, and whoever had the least is next: a captain's answer at one
table does not wait for all the admirals of somebody else's. Where more is wanted than there is
time, thoughts get shorter instead of later.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["bot", "hint"]

WAITING_FOR_ONE = 100  # thoughts of one person
WAITING_IN_ALL = 5_000
PATIENCE = 0.1  # seconds after which a decision is late, unless it takes longer anyway
SHORTEST = 1 / 30  # of what a thought would take


@dataclass(eq=False)
class Thought:
    """A move or a hint that is to be thought of."""

    who: str  # for whom: a person of the table, or who opened it
    table: str
    kind: Kind
    seconds: float  # that it takes if there is time


class Full(Exception):
    """Too many thoughts wait already."""


@dataclass
class Share:
    """What one person wants to be thought, and has had."""

    had: float  # seconds
    wanted: float = 0.0  # seconds, of the thoughts that wait or are being thought
    thoughts: int = 0
    lanes: OrderedDict[tuple[str, Kind], deque[Thought]] = field(default_factory=OrderedDict)


class FairQueue:
    """The thoughts that wait. `threads` of them are thought at a time, in slices."""

    def __init__(self, threads: int, slice_seconds: float) -> None:
        self._threads = threads
        self._slice = slice_seconds
        self._shares: dict[str, Share] = {}
        self._now = 0.0  # what those who were served last have had; newcomers begin with it
        self._wanted = 0.0  # seconds, by everyone
        self.waiting = 0

    @property
    def people(self) -> int:
        """For how many somebody thinks or is to think."""
        return len(self._shares)

    def put(self, thought: Thought) -> None:
        """Let a thought wait for its turn."""
        share = self._shares.get(thought.who)
        if self.waiting >= WAITING_IN_ALL or (share and share.thoughts >= WAITING_FOR_ONE):
            raise Full
        if share is None:
            share = self._shares[thought.who] = Share(self._now)
        share.wanted += thought.seconds
        self._wanted += thought.seconds
        share.thoughts += 1
        share.lanes.setdefault((thought.table, thought.kind), deque()).append(thought)
        self.waiting += 1

    def next(self) -> Thought | None:
        """The thought that is to have a slice now: of the person who has had least."""
        hungry = [share for share in self._shares.values() if share.lanes]
        if not hungry:
            return None
        share = min(hungry, key=lambda one: one.had)
        self._now = max(self._now, share.had)
        share.had += self._slice  # as if it were used up, until it is known
        lane, thoughts = next(iter(share.lanes.items()))
        thought = thoughts.popleft()
        if thoughts:
            share.lanes.move_to_end(lane)  # another table's turn
        else:
            del share.lanes[lane]
        self.waiting -= 1
        return thought

    def go_on(self, thought: Thought, spent: float) -> None:
        """A slice is over, the thought is not: it goes on before the person's other thoughts."""
        share = self._shares[thought.who]
        share.had += spent - self._slice
        lane = thought.table, thought.kind
        share.lanes.setdefault(lane, deque()).appendleft(thought)
        share.lanes.move_to_end(lane, last=False)
        self.waiting += 1

    def done(self, thought: Thought, spent: float) -> None:
        """A thought is over."""
        share = self._shares[thought.who]
        share.had += spent - self._slice
        share.wanted -= thought.seconds
        self._wanted -= thought.seconds
        share.thoughts -= 1
        if not share.thoughts:
            del self._shares[thought.who]

    def scale(self, thought: Thought) -> float:
        """How much of its time a thought may take now: all, if it then ends as soon as it would
        without the others, or before anyone gets impatient; else as much as lets it end so."""
        share = self._shares[thought.who]
        speed = min(share.thoughts, self._threads / self.people)
        end = min(share.wanted / speed, max(thought.seconds, self._wanted / self._threads))
        return max(SHORTEST, min(1.0, max(thought.seconds, PATIENCE) / end))
