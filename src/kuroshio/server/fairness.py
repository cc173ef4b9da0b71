"""Who may think next. Thinking is what costs most, so it is shared out: to households first (an
address, of IPv6 its /64 network), then to the people of each, by the seconds that were thought for
them, then among a person's tables in turns. A household counts as its people, but as no more than
three: whoever comes with ten identities has what three people have.

A long thought is thought in slices, and whoever had the least is next: a captain's answer at one
table does not wait for all the admirals of somebody else's. Where more is wanted than there is
time, thoughts get shorter instead of later; and shorter still for somebody who has waited for
a turn through many of them.

Of the threads that think one household has all but one, as long as anybody else is here: a move
passes through several processes, each of which would wait for a core until a slice is over.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from kuroshio.server.limits import PEOPLE

Kind = Literal["bot", "hint", "analysis"]

WAITING_FOR_ONE = 100  # thoughts of one person; a household may have so many times PEOPLE
WAITING_IN_ALL = 5_000
REMEMBERED = 100_000  # people, and from where they came
PATIENCE = 0.1  # seconds after which a decision is late, unless it takes longer anyway
LONG = 0.5  # seconds of waiting, after which twice the load means half the time
SHORTEST = 1 / 100  # of what a thought would take


@dataclass(eq=False)
class Thought:
    """A move or a hint that is to be thought of."""

    home: str  # from where they are here for whom it is thought
    who: str  # a person of the table, or who opened it
    table: str
    kind: Kind
    seconds: float  # that it takes if there is time
    since: float = 0.0  # when it began that somebody waits, for this and what came before it


class Full(Exception):
    """Too many thoughts wait already."""


class Homes:
    """From where people were last here: in memory only, and of so many of them; and from where
    somebody is at a table now."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()
        self._here: Counter[str] = Counter()

    def come(self, client: str) -> None:
        self._here[client] += 1

    def go(self, client: str) -> None:
        self._here[client] -= 1
        if not self._here[client]:
            del self._here[client]

    @property
    def several(self) -> bool:
        """Whether people of several households are here."""
        return len(self._here) > 1

    def note(self, player: str | None, client: str) -> None:
        if player is not None:
            self._known[player] = client
            self._known.move_to_end(player)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    def of(self, player: str) -> str:
        """Where somebody was last here. All of whom it is not known count as one household."""
        return self._known.get(player, "")


@dataclass
class Share:
    """What one person wants to be thought, and has had."""

    had: float  # seconds
    wanted: float = 0.0  # seconds, of the thoughts that wait or are being thought
    thoughts: int = 0
    lanes: OrderedDict[tuple[str, Kind], deque[Thought]] = field(default_factory=OrderedDict)


@dataclass
class Home:
    """What the people of one household have had together."""

    had: float  # seconds, for each of those that it counts as
    now: float = 0.0  # what each of its people has had so far; newcomers begin with it
    thinking: int = 0  # threads that think for it
    people: dict[str, Share] = field(default_factory=dict)

    @property
    def counts(self) -> int:
        """As how many people it counts."""
        return min(len(self.people), PEOPLE)

    @property
    def thoughts(self) -> int:
        return sum(share.thoughts for share in self.people.values())

    @property
    def hungry(self) -> bool:
        return any(share.lanes for share in self.people.values())

    def spend(self, share: Share, seconds: float) -> None:
        self.had += seconds / self.counts
        share.had += seconds

    def next(self) -> Share:
        """Who is to have a slice now: the one who has had least."""
        return min((one for one in self.people.values() if one.lanes), key=lambda one: one.had)


class FairQueue:
    """The thoughts that wait. `threads` of them are thought at a time, in slices."""

    def __init__(
        self, threads: int, slice_seconds: float, several: Callable[[], bool] = lambda: False
    ) -> None:
        self._threads = threads
        self._slice = slice_seconds
        self._several = several  # whether people of several households are here
        self._homes: dict[str, Home] = {}
        self._now = 0.0  # what everyone has had so far; newcomers begin with it
        self._wanted = 0.0  # seconds, by everyone
        self.waiting = 0

    @property
    def _most(self) -> int:
        """How many threads may think for one household."""
        return max(1, self._threads - self._several())

    @property
    def people(self) -> int:
        """For how many somebody thinks or is to think."""
        return sum(len(home.people) for home in self._homes.values())

    def put(self, thought: Thought) -> None:
        """Let a thought wait for its turn."""
        home = self._homes.get(thought.home) or Home(self._now)
        share = home.people.get(thought.who) or Share(home.now)
        if (
            self.waiting >= WAITING_IN_ALL
            or share.thoughts >= WAITING_FOR_ONE
            or home.thoughts >= WAITING_FOR_ONE * PEOPLE
        ):
            raise Full
        self._homes[thought.home] = home
        home.people[thought.who] = share
        share.wanted += thought.seconds
        self._wanted += thought.seconds
        share.thoughts += 1
        share.lanes.setdefault((thought.table, thought.kind), deque()).append(thought)
        self.waiting += 1

    def next(self) -> Thought | None:
        """The thought that is to have a slice now: of the household that has had least."""
        shared, most = self._several(), self._most
        hungry = [
            home
            for home in self._homes.values()
            if home.hungry and not (shared and home.thinking >= most)
        ]
        if not hungry:
            return None
        home = min(hungry, key=lambda one: one.had)
        share = home.next()
        home.thinking += 1
        home.spend(share, self._slice)  # as if it were used up, until it is known
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
        share = self._charge(thought, spent)
        lane = thought.table, thought.kind
        share.lanes.setdefault(lane, deque()).appendleft(thought)
        share.lanes.move_to_end(lane, last=False)
        self.waiting += 1

    def done(self, thought: Thought, spent: float) -> None:
        """A thought is over."""
        home, share = self._homes[thought.home], self._charge(thought, spent)
        share.wanted -= thought.seconds
        self._wanted -= thought.seconds
        share.thoughts -= 1
        if not share.thoughts:
            del home.people[thought.who]
        if not home.people:
            del self._homes[thought.home]

    @property
    def _counts(self) -> int:
        """As how many people all households count together."""
        return sum(home.counts for home in self._homes.values())

    def _charge(self, thought: Thought, spent: float) -> Share:
        """Put so much of a slice on somebody's account. The time with which newcomers begin goes on
        by everyone's part of it: so whoever has had a slice waits until those who are there have
        had one too, but not until nobody comes any more."""
        home = self._homes[thought.home]
        share = home.people[thought.who]
        home.thinking -= 1
        home.spend(share, spent - self._slice)
        home.now += spent / len(home.people)
        self._now += spent / self._counts
        return share

    def scale(self, thought: Thought, waited: float = 0.0) -> float:
        """The part of its time that a thought may take now. All of it, if it will still end as soon
        as it would alone, or before anyone gets impatient; otherwise as much as makes it end in
        time. The longer somebody has waited already, the shorter it gets."""
        home = self._homes[thought.home]
        share = home.people[thought.who]
        part = home.counts / self._counts / len(home.people)
        threads = self._most if len(self._homes) == 1 else self._threads
        speed = min(share.thoughts, threads * part)
        end = min(share.wanted / speed, max(thought.seconds, self._wanted / threads))
        load = max(1.0, end / max(thought.seconds, PATIENCE))
        return max(SHORTEST, 1.0 / load / (1.0 + (load - 1.0) * waited / LONG))
