"""A view is put together from parts; what a move changes in them is what is told of it."""

from __future__ import annotations

import json
import random

import pytest

from kuroshio.games import NAMES, game_named
from kuroshio.tables.shown import Changes
from kuroshio.tables.table import Table
from tests.play import patched


def changes(table: Table) -> Changes:
    """What the last move changed."""
    return table.changes((*range(table.players), None))


def view_of(told: Changes, eyes: int | None) -> bytes:
    """What of it some eyes are told of their view."""
    return told.view(told.seen[eyes])


@pytest.mark.parametrize("game", NAMES)
def test_all_are_shown_together_what_each_may_know(game: str) -> None:
    """What is made for everyone at once is for each what goes through the gate alone."""
    chance = random.Random(6)
    table = Table(game_named(game), 3, seed=6)
    while not table.over and len(table.line) < 100:
        table.play(chance.choice(table.moves))
        for eyes in (0, 1, 2, None):
            alone = table.game.shown(table.seen_by(eyes), table.box)
            assert table.glance(eyes).shown == alone
    with pytest.raises(ValueError, match="no seat 3"):
        table.glance(3)


@pytest.mark.parametrize("game", NAMES)
def test_a_view_before_a_move_with_the_changes_is_the_view_after_it(game: str) -> None:
    chance = random.Random(7)
    table = Table(game_named(game), 3, seed=7)
    everyone = (0, 1, 2, None)
    whole = changed = 0
    while not table.over:
        before = {eyes: json.loads(table.view(eyes).to_json()) for eyes in everyone}
        table.play(chance.choice(table.moves))
        for eyes in everyone:
            text, change = table.view(eyes).to_json(), view_of(changes(table), eyes)
            assert patched(before[eyes], json.loads(change)) == json.loads(text)
            whole, changed = whole + len(text), changed + len(change)
        if chance.random() < 0.1:
            table.undo()
    assert changed < whole / 2


@pytest.mark.parametrize("game", NAMES)
def test_nobody_need_have_looked_before_a_move(game: str) -> None:
    """What changed follows from the states before and after it, not from who asked what."""
    chance = random.Random(8)
    seen, unseen = Table(game_named(game), 4, seed=8), Table(game_named(game), 4, seed=8)
    for _ in range(60):
        seen.glance(None)
        move = chance.choice(seen.moves)
        seen.play(move)
        unseen.play(move)
        told, asked = changes(seen), changes(unseen)
        for eyes in (0, 1, 2, 3, None):
            assert view_of(told, eyes) == view_of(asked, eyes)
            mark = told.seen[eyes][-1]
            alike = [other for other in range(4) if told.seen[other][-1] == mark]
            assert all(seen.events(other) == seen.events(eyes) for other in alike)


@pytest.mark.parametrize("game", NAMES)
def test_equal_fields_are_one_part(game: str) -> None:
    """What did not change is not made again, also for other eyes."""
    table = Table(game_named(game), 3, seed=5)
    parts = [name for name in game_named(game).view_type.__struct_fields__ if name != "eyes"]
    one, other = table.view(0), table.view(1)
    shared = [name for name in parts if getattr(one, name) is getattr(other, name)]
    assert len(shared) > len(parts) // 2
