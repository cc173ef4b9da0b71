"""Previews: what a choice surely does to one's points, told before it is taken."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio.games import NAMES
from kuroshio.tables.table import Table, imagined
from tests.namiji import helpers as namiji
from tests.play import SETUPS, new, random_steps, setup_name

Setup = tuple[str, int, dict[str, str]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)


def gained(table: Table, number: int) -> int:
    """What a move does to the mover's points."""
    seat = table.turn
    assert seat is not None
    after = table.copy()
    after.play(number)
    return after.scores[seat] - table.scores[seat]


def previews(table: Table) -> dict[str, int | None]:
    return {str(move): gain for move, gain in zip(table.moves, table.previews(), strict=True)}


def test_a_cell_of_the_rack_tells_the_points_that_it_would_make() -> None:
    table = namiji.sea()
    namiji.rack(table, 0, "B1 B2 B3 . / B1 . . . / O1 . . .")
    namiji.school(table, up="B4 O2", down="G1")
    namiji.stop_at(table, 0, "angling")
    table.play(f"take {namiji.fish_name(table, 'B4')}")
    assert previews(table)["keep D1"] == namiji.ROW_POINTS[0]
    assert previews(table)["keep B2"] == 0
    assert previews(table)["release"] == 0


def test_what_chance_decides_is_not_told() -> None:
    table = namiji.sea()
    namiji.bag(table, shrimp=5, crabs=5)
    space = namiji.before(table, 0, "crustacean")
    assert previews(table)[f"sail {space}"] is None
    dolphin = namiji.before(table, 0, "dolphin")
    assert previews(table)[f"sail {dolphin}"] == 1


@every_setup
def test_what_is_told_of_a_choice_comes_true(setup: Setup) -> None:
    told = 0
    for seed in range(3):
        table = new(setup, seed)
        for _ in random_steps(table, seed):
            for move, gain in zip(table.moves, table.previews(), strict=True):
                after = table.copy()
                after.play(move)
                if gain is not None and not after.over:  # the final count comes on top
                    told += 1
                    assert gained(table, move) == gain, move
    assert told > 100


@every_setup
def test_a_preview_tells_nothing_that_the_seat_does_not_know(setup: Setup) -> None:
    """From true states that look the same to the seat, the same is told."""
    for seed in range(3):
        table = new(setup, seed)
        for n in random_steps(table, seed):
            if not table.over:
                for world in (n, n + 1000):
                    assert imagined(table, table.turn, world).previews() == table.previews()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_as_sure_is_so_in_every_world(name: str) -> None:
    """Against many more worlds than the kernel tries."""
    table = Table(kuroshio.game_named(name), 3, seed=5)
    for n in random_steps(table, 5):
        if n % 5 or table.over:
            continue
        previews = table.previews()
        for world in range(40):
            other = imagined(table, table.turn, world)
            for move, gain in zip(table.moves, previews, strict=True):
                after = other.copy()
                after.play(move)
                if gain is not None and not after.over:
                    assert gained(other, move) == gain, move
