"""Why a move is not possible: at every question, and in words that fit."""

from __future__ import annotations

from collections import Counter

import kuroshio
from kuroshio.language import say
from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    altar,
    cell,
    edo,
    give,
    hold,
    improve,
    put,
    refusal,
    seen,
    slots,
    to_act,
    use,
)
from tests.play import random_steps

POSITIONS = 60  # of each question


def test_at_every_question_there_is_a_reason_against_all_moves_but_the_legal_ones() -> None:
    """Random games ask some questions seldom: of each of them so many positions are looked at."""
    game = kuroshio.game_named("namazu")
    asked: Counter[int] = Counter()
    seed = 0
    while min(asked[ask] for ask in range(s.ASK_QUAKE, len(s.QUESTIONS))) < POSITIONS:
        table = Table(game, 2 + seed % 3, seed)
        for _ in random_steps(table, seed):
            ask = int(table.state.ask)
            if table.over or asked[ask] >= POSITIONS:
                continue
            asked[ask] += 1
            states = table.state_after(len(table.line))
            reason, box = game.kernels.reason, table.box.record
            every = range(game.move_count)
            possible = [move for move in every if reason(states, 0, box, move) == 0]
            assert possible == [int(move) for move in table.moves]
        seed += 1


def test_of_two_cells_the_closed_one_is_named() -> None:
    table = edo()
    table.state.blocked[cell(table, "knacker")] = 1
    table.refresh()
    assert refusal(table, "stand rice-a knacker") == "blocked"
    words = say(table.why_not(table.parse("stand rice-a knacker")))
    assert words == "the knacker is blocked for the whole game"


def test_an_altar_that_is_too_dear_tells_its_price() -> None:
    table = edo()
    slots(table, "torii", "-", "torii", "torii")
    give(table, 0, **seen(table, 0).slots[2].price)
    use(table, "altar-a")
    assert refusal(table, "erect 1") == "altar-price"
    assert refusal(table, "erect 2") == "empty-slot"
    assert refusal(table, "erect 1 by temple") == "no-temple"
    assert "asks for" in say(table.why_not(table.parse("erect 1")))


def test_a_gift_is_refused_for_what_is_wrong_with_it() -> None:
    table = edo()
    altar(table, 0, "torii", "rice")
    give(table, 0, rice=2, ore=1)
    use(table, "offerings-a")
    for gift, reason in (
        ("rice", "offer-alike"),
        ("ore ore", "offer-none"),
        ("steel", "offer-none"),
    ):
        assert refusal(table, f"offer {gift}") == reason
    improve(table, "offerings")
    assert refusal(table, "offer ore ore") == "offer-none"
    altar(table, 1)
    assert refusal(table, "at altar 2") == "not-asked"


def test_a_good_is_not_bartered_for_what_the_rules_forbid() -> None:
    table = edo()
    give(table, 0, rice=1, steel=4)
    use(table, "barter")
    assert refusal(table, "swap ore for rice") == "swap-none"
    assert refusal(table, "swap rice for meat") == "swap-class"
    improve(table, "barter")
    assert refusal(table, "swap rice for steel") == "swap-room"


def test_a_cell_of_no_use_says_what_is_missing() -> None:
    table = edo()
    to_act(table, "smith", "yakuza", "barter")
    assert refusal(table, "activate smith") == "no-price"
    assert refusal(table, "activate yakuza") == "no-pact"
    assert refusal(table, "activate barter") == "no-swap"
    assert refusal(table, "activate market") == "not-waiting"


def test_cards_are_played_at_their_moment_and_on_somebody() -> None:
    table = edo()
    hold(table, 0, "racket", "safe-passage")
    put(table, 1, "rice-a")
    assert refusal(table, "play racket on seat 2") == "no-target"
    assert refusal(table, "play bodyguards") == "not-asked"
    table.play("play safe-passage")
    hold(table, 0, "safe-passage")
    assert refusal(table, "play safe-passage") == "one-passage"
