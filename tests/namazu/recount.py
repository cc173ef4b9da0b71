"""An independent recount: games as tables of numbers, and what must be true of each row.

`steps` plays games and gives all their states, a block of games at a time; the checks work on a
whole block at once. Nothing here uses the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import kuroshio
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s

Ints = npt.NDArray[np.int64]

SAME = (0, 0, 10, 20, 30)
DIFFERENT = (0, 3, 7, 12, 18, 25, 33, 36)


@dataclass(frozen=True)
class Block:
    """The states of some games: `before[n]` became `after[n]` by a move."""

    players: int
    before: Any
    after: Any
    ends: Any  # the last state of each game
    game: Ints  # the game that each step belongs to


def game_states(players: int, seed: int) -> list[bytes]:
    """All states of a game of somebody who likes to do things. In every third game the families
    are rich and most yakuza cards are discarded: so they see more of the market, of altars, and
    of cards that come back."""
    table = kuroshio.new("namazu", players=players, seed=seed)
    luck = random.Random(seed)
    if seed % 3 == 0:
        for family in table.state.families[:players]:
            family.store[s.KOBAN] = 60
            family.store[s.STEEL : s.GOLD + 1] = 2
        table.state.discards[:] = table.state.pile
        table.state.pile[:] = 0
        table.state.reach[:] = 0
        table.refresh()
    while not table.over:
        moves = list(table._numbers)
        move = luck.choice(moves)
        if move == m.DONE and luck.random() < 0.8:
            move = moves[0]
        table.play(move)
    return [block.tobytes() for block in (*table._past, table._states)]


def steps(players: int, games: int, seed: int, size: int = 25) -> Iterator[Block]:
    """Games in blocks of `size`."""
    kind = kuroshio.game_named("namazu").new_state().dtype

    def joined(blocks: list[bytes]) -> Any:
        return np.frombuffer(b"".join(blocks), kind).view(np.recarray)

    for first in range(0, games, size):
        before: list[bytes] = []
        after: list[bytes] = []
        ends: list[bytes] = []
        number: list[int] = []
        for n in range(first, min(games, first + size)):
            states = game_states(players, seed + n)
            before += states[:-1]
            after += states[1:]
            ends.append(states[-1])
            number += [n - first] * (len(states) - 1)
        yield Block(players, joined(before), joined(after), joined(ends), np.array(number))


def told(block: Block, kind: int) -> tuple[Ints, Ints, Ints, Ints]:
    """All events of a kind: the step, the seat, a and b of each."""
    events = block.after.events
    there = np.arange(events.shape[1]) < block.after.event_count[:, None]
    step, place = np.nonzero(there & (events.kind == kind))
    found = events[step, place]
    return step, found.seat.astype(int), found.a.astype(int), found.b.astype(int)


def ledger(block: Block) -> Ints:
    """What the events say that each family won of each good, at every step."""
    changes = np.zeros((len(block.after), s.FAMILIES, s.STORE), int)
    for kind, sign in (
        (s.GAINED, 1),
        (s.TOOK, 1),
        (s.PAID, -1),
        (s.SOLD, -1),
        (s.HANDED, -1),
    ):
        step, seat, good, count = told(block, kind)
        np.add.at(changes, (step, seat, good), sign * count)
    step, seat, good, _ = told(block, s.OFFERED)
    np.add.at(changes, (step, seat, good), -1)
    return changes


def track(block: Block, kind: int) -> Ints:
    """What the events say about each family's force, or shield, at every step."""
    changes = np.zeros((len(block.after), s.FAMILIES), int)
    step, seat, change, _ = told(block, kind)
    np.add.at(changes, (step, seat), change)
    return changes


def points(state: Any, box: Any, seat: int) -> int:
    """A family's points at the end, counted from what lies before it."""
    family = state.families[seat]
    altars = [a for a in state.altars[: state.altar_count] if a.family == seat]
    series = [altar.series for altar in altars]
    groups = [series.count(one) for one in set(series)]
    total = sum(SAME[n] for n in groups) + DIFFERENT[groups.count(1)]
    total += sum((0, 1, 2, 3, 5)[altar.count] for altar in altars)
    total += family.brigands + 3 * family.wins
    goals = {
        "terror-of-the-roads": min(5, family.brigands),
        "glory-of-the-lists": min(5, family.wins),
        "builder-of-edo": (0, 1, 3, 5)[family.buildings],
        "friend-of-the-guilds": 2 * min(2, family.contracts),
        "inventive-spirit": min(5, sum(family.has)),
        "perfect-armour": (0, 1, 3, 5)[family.shield],
        "full-coffer": min(5, family.store[s.KOBAN] // 3),
        "full-granary": min(5, sum(family.store[: s.GOODS]) // 2),
        "devotion": min(6, 2 * sum(altar.count == 4 for altar in altars)),
    }
    for name, worth in goals.items():
        if family.hand[box.names["cards"].index(name)]:
            total += worth
    return int(total)
