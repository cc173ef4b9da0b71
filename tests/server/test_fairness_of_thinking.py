"""Who may think next: households, then their people in turns by what they have had, then their
tables; and for whom."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import kuroshio
from kuroshio.bots import Sight
from kuroshio.bots.searcher import Searcher
from kuroshio.bots.steps import Steps, steps_of, to_the_end
from kuroshio.server import fairness, rooms
from kuroshio.server.bots import Thinkers
from kuroshio.server.fairness import PATIENCE, SHORTEST, FairQueue, Full, Homes, Kind, Thought
from kuroshio.server.refusals import Refused
from tests.server.alone import run_alone
from tests.server.inside import Inside
from tests.server.serving import Person

SLICE = 0.02


def queue(threads: int = 1) -> FairQueue:
    return FairQueue(threads, SLICE)


def thought(
    who: str, table: str = "t", kind: Kind = "bot", seconds: float = 0.1, home: str = ""
) -> Thought:
    """Of somebody who lives alone, if nothing else is said."""
    return Thought(home or who, who, table, kind, seconds)


def served(fair: FairQueue, slices: int, lasts: float = SLICE) -> list[str]:
    """Who has the next slices, if each thought takes so long."""
    order: list[str] = []
    left: dict[Thought, float] = {}
    for _ in range(slices):
        one = fair.next()
        if one is None:
            break
        order.append(one.who)
        left[one] = left.get(one, lasts) - SLICE
        if left[one] > 1e-9:
            fair.go_on(one, SLICE)
        else:
            fair.done(one, SLICE)
    return order


# --- the queue ----------------------------------------------------------------------------------


def test_people_take_turns_however_many_tables_they_have() -> None:
    fair = queue()
    for n in range(20):
        fair.put(thought("eve", f"eve{n}"))
    fair.put(thought("ann"))
    fair.put(thought("bob"))
    assert sorted(served(fair, 3)) == ["ann", "bob", "eve"]


def test_who_comes_late_does_not_wait_for_those_who_had_much() -> None:
    fair = queue()
    for n in range(60):
        fair.put(thought("eve", f"eve{n}", seconds=1.5))
    assert served(fair, 30, lasts=1.5) == ["eve"] * 30
    fair.put(thought("ann"))
    assert "ann" in served(fair, 2)


def test_a_household_has_all_threads_only_while_nobody_else_is_here() -> None:
    homes = Homes()
    fair = FairQueue(2, SLICE, lambda: homes.several)
    for client in ("here", "here", "there"):
        homes.come(client)
    first, second, other = (thought(who) for who in ("eve", "eve", "ann"))
    fair.put(first)
    fair.put(second)
    assert fair.next() is first
    assert fair.next() is None, "eve's second thought waits for her first one"
    fair.put(other)
    assert fair.next() is other
    fair.done(first, SLICE)
    assert fair.next() is second
    homes.go("there")
    fair.put(thought("eve"))
    assert fair.next() is not None


def test_who_comes_late_has_no_claim_to_what_others_had_before() -> None:
    fair = queue()
    for n in range(50):
        fair.put(thought("eve", f"eve{n}"))
    served(fair, 20)
    for n in range(20):
        fair.put(thought("ann", f"ann{n}"))
    turns = served(fair, 20)
    assert abs(turns.count("ann") - turns.count("eve")) <= 2


def test_a_thought_that_goes_on_is_not_put_off_for_ever_by_those_who_come_anew() -> None:
    """Somebody new comes for a slice's tenth whenever another has gone: Eve has had a slice and
    wants another, and has it when the nine others have had as much as she."""
    fair = queue()
    fair.put(thought("eve"))
    first = fair.next()
    assert first is not None
    for n in range(9):
        fair.put(thought(f"guest {n}"))
    fair.go_on(first, SLICE)
    order = []
    for n in range(9, 200):
        one = fair.next()
        assert one is not None
        order.append(one.who)
        if one.who == "eve":
            break
        fair.done(one, SLICE / 10)
        fair.put(thought(f"guest {n}"))
    assert order[-1] == "eve"
    assert 80 <= len(order) <= 110


def test_ten_identities_behind_one_address_have_what_three_people_have() -> None:
    fair = queue()
    for n in range(25):
        for who in range(10):
            fair.put(thought(f"eve{who}", f"{who} {n}", home="192.0.2.1"))
        fair.put(thought("ann", f"ann{n}", home="198.51.100.1"))
    turns = served(fair, 80)
    assert abs(turns.count("ann") - 20) <= 1
    others = [turns.count(f"eve{who}") for who in range(10)]
    assert max(others) - min(others) <= 1, "among themselves they are served alike"


def test_three_people_of_a_household_have_as_much_as_three_who_live_apart() -> None:
    fair = queue()
    for n in range(40):
        for who in ("ann", "bob", "cid"):
            fair.put(thought(who, f"{who}{n}", home="192.0.2.1"))
        fair.put(thought("dan", f"dan{n}"))
    turns = served(fair, 80)
    assert all(abs(turns.count(who) - 20) <= 1 for who in ("ann", "bob", "cid", "dan"))


def test_who_joins_a_household_has_no_claim_to_what_the_others_had_before() -> None:
    fair = queue()
    for n in range(60):
        fair.put(thought("ann", f"ann{n}", home="192.0.2.1"))
    served(fair, 30)
    for n in range(30):
        fair.put(thought("bob", f"bob{n}", home="192.0.2.1"))
    turns = served(fair, 20)
    assert abs(turns.count("ann") - turns.count("bob")) <= 2


def test_seconds_are_shared_out_and_not_thoughts() -> None:
    """Eve's thoughts take five slices each and Ann's one: both get as many slices."""
    fair = queue()
    for n in range(20):
        fair.put(thought("eve", f"eve{n}"))
        fair.put(thought("ann", f"ann{n}"))
    slices: dict[str, int] = {"eve": 0, "ann": 0}
    left: dict[Thought, int] = {}
    for _ in range(20):
        one = fair.next()
        assert one is not None
        slices[one.who] += 1
        left[one] = left.get(one, 5 if one.who == "eve" else 1) - 1
        (fair.go_on if left[one] else fair.done)(one, SLICE)
    assert slices == {"eve": 10, "ann": 10}


def test_a_persons_tables_and_hints_take_turns() -> None:
    fair = queue()
    first = [thought("ann", "a", "hint") for _ in range(3)]
    for one in first:
        fair.put(one)
    bot, other = thought("ann", "a"), thought("ann", "b")
    fair.put(bot)
    fair.put(other)
    assert [fair.next() for _ in range(5)] == [first[0], bot, other, first[1], first[2]]


def test_a_thought_that_was_begun_ends_before_the_next_of_the_same_person() -> None:
    fair = queue()
    first, second = thought("ann", "a"), thought("ann", "b")
    fair.put(first)
    fair.put(second)
    for _ in range(4):
        assert fair.next() is first
        fair.go_on(first, SLICE)
    assert fair.next() is first
    fair.done(first, SLICE)
    assert fair.next() is second


def test_the_queue_is_bounded_for_each_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "WAITING_FOR_ONE", 3)
    monkeypatch.setattr(fairness, "WAITING_IN_ALL", 5)
    fair = queue()
    for n in range(3):
        fair.put(thought("eve", str(n)))
    with pytest.raises(Full):
        fair.put(thought("eve", "one more"))
    fair.put(thought("ann"))
    fair.put(thought("bob"))
    with pytest.raises(Full):
        fair.put(thought("cid"))
    assert fair.waiting == 5


def test_one_address_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "WAITING_FOR_ONE", 3)
    fair = queue()
    for n in range(9):
        fair.put(thought(f"eve{n}", home="192.0.2.1"))
    with pytest.raises(Full):
        fair.put(thought("another eve", home="192.0.2.1"))
    fair.put(thought("ann"))


def test_nothing_is_left_of_who_has_been_served() -> None:
    fair = queue()
    for n in range(10):
        fair.put(thought(f"person{n}"))
    served(fair, 100)
    assert (fair.people, fair.waiting, fair.next()) == (0, 0, None)


# --- shorter instead of later -------------------------------------------------------------------


def test_who_is_alone_has_all_the_time() -> None:
    for seconds in (0.15, 1.5):
        fair = queue(threads=2)
        alone = thought("ann", seconds=seconds)
        fair.put(alone)
        assert fair.scale(alone) == 1.0


def test_a_crowd_thinks_shorter_so_that_nobody_waits_long() -> None:
    fair = queue(threads=2)
    crowd = [thought(f"person{n}", seconds=0.15) for n in range(20)]
    for one in crowd:
        fair.put(one)
    scale = fair.scale(crowd[0])
    assert scale < 1
    assert scale * 0.15 * len(crowd) / 2 == pytest.approx(max(0.15, PATIENCE))


def test_identities_of_one_address_shorten_their_own_thoughts_and_not_anothers() -> None:
    fair = queue(threads=2)
    crowd = [thought(f"eve{n}", seconds=1.5, home="192.0.2.1") for n in range(30)]
    alone = thought("ann", seconds=0.15)
    for one in (*crowd, alone):
        fair.put(one)
    assert fair.scale(alone) == pytest.approx(0.5), "a quarter of two threads"
    assert fair.scale(crowd[0]) < 0.1


def test_thoughts_have_a_shortest_length() -> None:
    fair = queue()
    crowd = [thought(f"person{n}", seconds=1.5) for n in range(1000)]
    for one in crowd:
        fair.put(one)
    assert fair.scale(crowd[0]) == SHORTEST


def test_who_wants_much_is_shortened_more_than_who_wants_little() -> None:
    fair = queue(threads=2)
    for n in range(60):
        fair.put(thought("eve", f"eve{n}", seconds=1.5))
    little, much = thought("ann", seconds=0.15), thought("eve", "another", seconds=1.5)
    fair.put(little)
    fair.put(much)
    assert fair.scale(little) == 1.0
    assert fair.scale(much) < 0.05


def test_a_search_can_be_given_other_time_while_it_thinks() -> None:
    table = kuroshio.new("namiji", players=2, seed=3)
    bot = Searcher(1, seconds=3600.0)
    steps = bot.steps(Sight.of(table))
    for _ in range(5):
        next(steps)
    bot.seconds = 0.0
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value in table.moves


def test_a_search_in_steps_chooses_what_it_chooses_at_once() -> None:
    table = kuroshio.new("namiji", players=3, seed=5)
    sight = Sight.of(table)
    at_once = Searcher(7, iterations=1500).choose(sight)
    steps = steps_of(Searcher(7, iterations=1500), sight)
    assert to_the_end(steps) == at_once


# --- the threads --------------------------------------------------------------------------------


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


class Scripted:
    """Thoughts that write down when they are thought."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self.order: list[str] = []

    def first(self) -> Steps:
        """Keeps the thread until all the others wait."""
        self.begun.set()
        assert self.go.wait(30)
        return 0
        yield

    def named(self, name: str) -> Steps:
        self.order.append(name)
        return 0
        yield


def test_the_threads_follow_the_queue(thinkers: Thinkers) -> None:
    script = Scripted()

    async def run() -> None:
        async def think(who: str, table: str, steps: Steps) -> None:
            await thinkers.run(thought(who, table), steps)

        tasks = [asyncio.create_task(think("eve", "first", script.first()))]
        await asyncio.to_thread(script.begun.wait, 30)
        for n in range(3):
            tasks.append(asyncio.create_task(think("eve", f"{n}", script.named(f"eve{n}"))))
        tasks.append(asyncio.create_task(think("ann", "a", script.named("ann"))))
        while thinkers.waiting < 4:
            await asyncio.sleep(0)
        script.go.set()
        await asyncio.gather(*tasks)

    run_alone(run())
    assert script.order == ["ann", "eve0", "eve1", "eve2"]
    assert (thinkers.waiting, thinkers.thinking, thinkers.people) == (0, 0, 0)


def test_a_thought_that_fails_is_told_and_the_thread_goes_on(thinkers: Thinkers) -> None:
    def fails() -> Generator[None, None, int]:
        yield
        raise ValueError("no idea")

    async def run() -> None:
        with pytest.raises(ValueError, match="no idea"):
            await thinkers.run(thought("ann"), fails())
        assert await thinkers.run(thought("ann"), Scripted().named("x")) == 0

    run_alone(run())


def test_what_nobody_waits_for_is_not_thought(thinkers: Thinkers) -> None:
    script = Scripted()

    async def run() -> None:
        first = asyncio.create_task(thinkers.run(thought("eve", "first"), script.first()))
        await asyncio.to_thread(script.begun.wait, 30)
        gone = asyncio.create_task(thinkers.run(thought("eve", "b"), script.named("gone")))
        while thinkers.waiting < 1:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        script.go.set()
        await first
        await thinkers.run(thought("eve", "c"), script.named("last"))

    run_alone(run())
    assert script.order == ["last"]


def test_too_many_thoughts_are_refused_with_the_time_to_come_again(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "WAITING_FOR_ONE", 1)

    async def run() -> None:
        first = asyncio.create_task(thinkers.run(thought("eve"), script.first()))
        await asyncio.to_thread(script.begun.wait, 30)
        with pytest.raises(Refused) as refused:
            await thinkers.run(thought("eve"), script.named("more"))
        assert (refused.value.code, refused.value.retry_after) == ("too-many", 1)
        script.go.set()
        await first

    script = Scripted()
    run_alone(run())


def test_it_is_known_from_where_people_were_last_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "REMEMBERED", 2)
    homes = Homes()
    homes.note("ann", "192.0.2.1")
    homes.note("ann", "192.0.2.2")
    homes.note(None, "192.0.2.3")
    assert (homes.of("ann"), homes.of("bob")) == ("192.0.2.2", "")
    homes.note("bob", "192.0.2.4")
    homes.note("cid", "192.0.2.5")
    assert (homes.of("ann"), homes.of("cid")) == ("", "192.0.2.5")


# --- for whom -----------------------------------------------------------------------------------


@pytest.fixture
def inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server at which those who left are missed at once."""
    monkeypatch.setattr(rooms, "LATELY", 0.0)
    with Inside(folder) as server:
        yield server


def moves_made(server: Inside, table: str) -> int:
    return server.service.rooms[table].live.made


def until_resting(server: Inside, table: str) -> int:
    """Wait until the bots of a table have stopped; the moves made then."""
    room = server.service.rooms[table]
    while room._thinking.busy:
        threading.Event().wait(0.01)
    return room.live.made


def test_bots_alone_play_only_while_who_opened_their_table_looks_on(inside: Inside) -> None:
    ann, eve = Person(inside.url, "Ann"), Person(inside.url, "Eve")
    table = ann.open(*["sailor"] * 4, start=True)
    assert until_resting(inside, table) == 0
    stranger = eve.sit_down(table)
    stranger.next()
    assert until_resting(inside, table) == 0
    host = ann.sit_down(table)
    while host.next()["n"] < 20:
        pass
    host.close()
    made = until_resting(inside, table)
    assert made > 0
    assert eve.see(table)["table"]["status"] in ("playing", "over")
    assert moves_made(inside, table) == made
    stranger.close()
    for person in (ann, eve):
        person.close()


def test_an_abandoned_table_rests_and_goes_on_when_somebody_comes(inside: Inside) -> None:
    ann = Person(inside.url, "Ann")
    table = ann.open("me", "sailor", "sailor", start=True)
    room = inside.service.rooms[table]
    chance = random.Random(4)
    while room.live.turn == 0:  # until a bot is to move, and nobody looks on
        ann.move(table, chance)
    resting = until_resting(inside, table)
    assert room.live.bot_to_move() is not None
    socket = ann.sit_down(table)
    while socket.next()["turn"] != 0:
        pass
    assert moves_made(inside, table) > resting
    socket.close()
    ann.close()


def test_analyses_make_way_for_tables() -> None:
    """While somebody waits for a bot they have one slice of twenty, however many they are; and a
    bot's time is not shortened for them."""
    order: list[str] = []

    def steps(name: str, count: int) -> Generator[None, None, None]:
        for _ in range(count):
            order.append(name)
            time.sleep(SLICE)  # each step is a slice
            yield

    async def think() -> float:
        thinkers = Thinkers(1)
        studies = [
            asyncio.ensure_future(
                thinkers.run(thought(f"s{n}", kind="analysis", seconds=5), steps("study", 99))
            )
            for n in range(30)
        ]
        await asyncio.sleep(3 * SLICE)
        waiting = asyncio.ensure_future(thinkers.run(thought("ann"), steps("bot", 40)))
        await asyncio.sleep(3 * SLICE)
        scale = thinkers._play.scale(thought("ann"))
        await waiting
        thinkers.close()
        for study in studies:
            study.cancel()
        return scale

    assert run_alone(think()) == 1.0
    first = order.index("bot")
    assert order[:first].count("study") > 0
    last = len(order) - 1 - order[::-1].index("bot")
    assert order[first:last].count("study") <= 3
