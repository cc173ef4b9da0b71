"""What bots are told of where to stand is true of the city: which good completes an altar, and what
a tremor or a safe passage leads to."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import kuroshio
from kuroshio.namazu import state as s
from kuroshio.namazu.altars import can_erect_any
from kuroshio.namazu.visits import FEE, KEPT, completes, stand_worths
from kuroshio.namazu.worth import open_game
from kuroshio.tables.table import Table
from tests.namazu.helpers import altar, edo, give, hold, improve, put


def worths(table: Table) -> dict[str, int]:
    """What every legal move of whoever places ashigarus is worth, before it is made a weight."""
    moves: Any = np.array([int(move) for move in table.moves])
    out: Any = np.zeros(len(moves), np.int64)
    box = table.box.record[0]
    stand_worths(table.state, box, moves, len(moves), open_game(table.state, box), out)
    return {move.text: int(worth) for move, worth in zip(table.moves, out, strict=True)}


def shaken(luck: Random, *cards: str) -> Table:
    """Seat 0 is about to place ashigarus in a city that has turned, with some goods and cards."""
    table = edo(2, seed=luck.randrange(1000), box=kuroshio.game_named("namazu").box)
    table.state.offset[:] = [luck.randrange(s.SECTORS) for _ in range(s.RINGS)]
    give(
        table, 0, **{good: luck.randrange(3) for good in ("rice", "bamboo", "ore", "steel", "meat")}
    )
    if luck.random() < 0.5:
        altar(table, 0)
    hold(table, 0, *cards)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_good_completes_an_altar_if_it_can_be_paid_with_it_and_not_without(seed: int) -> None:
    """By the rules themselves, with gold (B20), the temple and empty slots (B26) on the way."""
    luck = Random(seed)
    found = 0
    for _ in range(40):
        table = shaken(luck)
        give(table, 0, gold=luck.randrange(2))
        if luck.random() < 0.3:
            improve(table, "temple")
        if luck.random() < 0.3:
            table.state.slots[luck.randrange(s.SLOTS)] = s.NONE
        state, box = table.state, table.box.record[0]
        for good in range(s.STEEL, s.KOBAN):
            for count in (1, 2):
                before = bool(can_erect_any(state, box))
                state.families[0].store[good] += count
                after = bool(can_erect_any(state, box))
                state.families[0].store[good] -= count
                claimed = bool(completes(state, box, good, count))
                assert claimed == (after and not before)
                found += claimed
    assert found > 20


@pytest.mark.parametrize("seed", range(8))
def test_a_tremor_is_worth_the_best_cells_that_it_brings_together(seed: int) -> None:
    told = worths(shaken(Random(seed), "tremor"))
    tremors = [text for text in told if text.startswith("play tremor")]
    assert len(tremors) == s.RINGS * 4
    for text in tremors:
        table = shaken(Random(seed), "tremor")
        held = KEPT * open_game(table.state, table.box.record[0]) // 100
        table.play(text)
        assert told[text] + held == max(worths(table).values())


@pytest.mark.parametrize("seed", range(8))
def test_a_safe_passage_leads_to_cells_as_good_as_told(seed: int) -> None:
    table = shaken(Random(seed), "safe-passage")
    told = worths(table)
    held = KEPT * open_game(table.state, table.box.record[0]) // 100
    passage = told.pop("play safe-passage") + held
    table.play("play safe-passage")
    # What two cells bring together comes on top, wherever they are.
    assert passage <= max(worths(table).values())
    assert passage > sorted(told.values())[len(told) // 2]


def test_a_cell_with_an_ashigaru_of_others_is_worth_less_by_its_fee() -> None:
    table = edo()
    give(table, 0, koban=2)
    free = worths(table)
    put(table, 1, "fuji-a")
    taken = worths(table)
    assert free.keys() == taken.keys()
    for text in free:
        assert free[text] - taken[text] == (FEE if "fuji-a" in text else 0)
