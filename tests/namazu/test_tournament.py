"""Tournaments."""

from __future__ import annotations

import pytest

from kuroshio.language import say
from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    detail,
    edo,
    events,
    family,
    give,
    has,
    hold,
    own_box,
    play_until,
    seen,
    texts,
    to_act,
    use,
)
from tests.play import new, random_steps


def duel(table: Table, winner: int | None) -> tuple[int, int]:
    """Seat 0 challenges seat 1, and somebody wins; returns both dice."""
    use(table, "tournament")
    kind = "tied" if winner is None else "won"

    def wanted(t: Table) -> bool:
        found = events(t, kind)
        return bool(found) and (winner is None or found[0].seat == winner)

    play_until(table, "challenge seat 2", wanted)
    one, two = events(table, "rolled")
    return int(one.details["die"] or 0), int(two.details["die"] or 0)


def test_any_other_family_can_be_challenged() -> None:
    """B33: even one without force; it may not refuse, the challenger need not challenge."""
    table = edo(4)
    family(table, 2).force = 0
    to_act(table, "tournament", "jobs-a")
    assert "done" in texts(table)
    table.play("activate tournament")
    assert texts(table) == ["challenge seat 2", "challenge seat 3", "challenge seat 4"]
    table.play("challenge seat 3")
    assert events(table, "rolled")


def test_force_shield_and_die_make_the_total() -> None:
    table = edo()
    family(table, 0).force, family(table, 0).shield = 7, 2
    family(table, 1).force, family(table, 1).shield = 5, 3
    one, two = duel(table, 0)
    totals = [event.details["total"] for event in events(table, "rolled")]
    assert totals == [7 + 2 + one, 5 + 3 + two]


def test_the_winner_loses_the_losers_die_and_the_loser_gains_the_winners() -> None:
    table = edo()
    family(table, 0).force = 10
    family(table, 1).force = 5
    one, two = duel(table, 0)
    assert family(table, 0).force == 10 - two
    assert family(table, 1).force == 5 + one
    assert family(table, 0).wins == 1


def test_the_challenged_family_may_win() -> None:
    """B34: with the points and the loot."""
    table = edo()
    family(table, 0).force = 3
    give(table, 0, rice=1)
    duel(table, 1)
    assert family(table, 1).wins == 1
    assert table.turn == 1
    table.play("take 1 rice")
    assert has(table, 1) == {"rice": 1}
    assert table.state.family == 1  # the turn of seat 0 is over, the next has begun


def test_force_stays_between_nought_and_twelve() -> None:
    """B35: on both tracks."""
    table = edo()
    family(table, 0).force = 1
    family(table, 0).shield = 3
    family(table, 1).force = 0
    duel(table, 0)
    assert family(table, 0).force >= 0
    table = edo()
    family(table, 0).force = 12
    family(table, 1).force = 11
    duel(table, 0)
    assert family(table, 1).force == 12


def test_a_tie_changes_nothing() -> None:
    table = edo()
    family(table, 0).force = family(table, 1).force = 6
    one, two = duel(table, None)
    assert one == two
    assert [family(table, seat).force for seat in (0, 1)] == [6, 6]
    assert [family(table, seat).wins for seat in (0, 1)] == [0, 0]


def test_the_loot_is_chosen_among_what_the_loser_has() -> None:
    """B36: up to two primary goods, or one manufactured, or two Kobans, or nothing; never gold,
    and nothing without room."""
    table = edo()
    family(table, 1).force = 1
    give(table, 1, rice=1, ore=2, steel=3, bone=1, gold=2, koban=5)
    give(table, 0, bone=4)
    duel(table, 0)
    assert texts(table) == [
        "take 1 rice",
        "take 1 ore",
        "take 1 rice 1 ore",
        "take 2 ore",
        "take 1 steel",
        "take 1 koban",
        "take 2 koban",
        "done",
    ]
    table.play("take 1 rice 1 ore")
    assert has(table, 0) == {"bone": 4, "rice": 1, "ore": 1}
    assert has(table, 1) == {"ore": 1, "steel": 3, "bone": 1, "gold": 2, "koban": 5}


def test_from_a_family_with_only_gold_nothing_is_taken() -> None:
    """B36: and nothing is asked."""
    table = edo()
    family(table, 1).force = 1
    give(table, 1, gold=2)
    duel(table, 0)
    assert table.state.ask != s.ASK_TAKE


def test_the_counter_of_wins_has_an_end() -> None:
    """B37: a sixth win moves nothing, its loot and force still count."""
    table = edo()
    family(table, 0).wins = 5
    family(table, 1).force = 1
    give(table, 1, koban=1)
    duel(table, 0)
    assert family(table, 0).wins == 5
    table.play("take 1 koban")
    assert has(table) == {"koban": 1}


@pytest.mark.parametrize("way", ["option", "box"])
def test_without_the_limit_every_win_counts(way: str) -> None:
    """B37: by the option, or with a box whose limit is 0."""
    if way == "option":
        table = edo(win_limit="none")
    else:
        table = edo(box=own_box(limit=("limit = 5 ", "limit = 0 ")))
    family(table, 0).wins = 5
    family(table, 1).force = 1
    assert "wins" not in seen(table, 0).limits
    duel(table, 0)
    assert family(table, 0).wins == 6


def test_master_at_arms_adds_three_out_of_turn_too() -> None:
    """B32: the challenger is asked first, then the challenged; before the dice, and not part of
    the die's result."""
    table = edo(3)
    hold(table, 0, "master-at-arms")
    hold(table, 1, "master-at-arms", "devotion")
    use(table, "tournament")
    table.play("challenge seat 2")
    assert table.turn == 0
    table.play("play master-at-arms")
    assert table.turn == 1
    assert texts(table) == ["play master-at-arms", "done"]
    table.play("play master-at-arms")
    assert texts(table) == ["done"]
    table.play("done")
    one, two = events(table, "rolled")
    for event in (one, two):
        assert event.details["total"] == 12 + 3 + int(event.details["die"] or 0)
        assert int(event.details["die"] or 0) <= 6


def test_who_holds_cards_is_asked_whatever_they_are() -> None:
    """B32: so that the question tells nothing about the hand."""
    table = edo()
    hold(table, 1, "devotion")
    use(table, "tournament")
    table.play("challenge seat 2")
    assert table.turn == 1
    assert texts(table) == ["done"]
    table.play("done")
    assert detail(table, "rolled", "die") in range(1, 7)


def test_the_log_tells_force_won_from_force_lost() -> None:
    table = new(("namazu", 2, {}), 3)
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for _ in random_steps(table, 3):
        for event in table.true_events():
            if event.kind == "force":
                words = say(table.game.words.narrate(event))
                change = int(str(event.details["change"]))
                assert str(abs(change)) in words
                told[change > 0].add(words.split()[0])
    assert told == {True: {"gained"}, False: {"lost"}}
