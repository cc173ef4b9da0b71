"""What a seat may know: hands are hidden, discards are not."""

from __future__ import annotations

import numpy as np
import pytest

import kuroshio
from kuroshio.core.records import copied, unpacked
from kuroshio.core.state import PUBLIC
from kuroshio.namazu import state as s
from kuroshio.tables.table import Table, imagined
from tests.namazu import recount
from tests.namazu.helpers import contract, edo, events, family, hold, pile, seen, to_act, use


def card(table: Table, name: str) -> int:
    return table.box.names["cards"].index(name)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = edo()
    hold(table, 0, "racket", "devotion")
    assert seen(table, 0).families[0].cards == ["racket", "devotion"]
    assert seen(table, 1).families[0].cards == [None, None]
    assert seen(table, None).families[0].cards == [None, None]
    assert seen(table, 1).yakuza.left == 37
    assert sum(seen(table, 1).yakuza.unplaced.values()) == 39


def test_cards_that_somebody_looks_at_are_hidden_from_the_others() -> None:
    table = edo()
    contract(table, 0, "yakuza")
    pile(table, "racket", "tremor")
    use(table, "yakuza")
    assert sorted(name or "" for name in seen(table, 0).yakuza.looking) == ["racket", "tremor"]
    assert seen(table, 1).yakuza.looking == [None, None]
    assert [event.kind for event in table.events(0)].count("saw-card") == 2
    assert [event.kind for event in table.events(1)].count("saw-card") == 0
    table.play("keep tremor")
    assert seen(table, 1).yakuza.discards == {"racket": 1}
    assert seen(table, 1).families[0].cards == [None]
    assert "kept-this-card" not in [event.kind for event in table.events(1)]


def test_two_worlds_with_other_hands_look_the_same() -> None:
    one, two = edo(), edo()
    hold(one, 1, "racket", "devotion")
    hold(two, 1, "tremor", "full-coffer")
    for seat in (0, None):
        assert one.seen_by(seat).tobytes() == two.seen_by(seat).tobytes()
    assert one.seen_by(1).tobytes() != two.seen_by(1).tobytes()


def test_the_question_does_not_depend_on_what_is_in_a_hand() -> None:
    """B32: two hands, one question, at every moment at which a card might be played."""
    for move in ("challenge seat 2", "done"):
        tables = []
        for name in ("devotion", "bodyguards"):
            table = edo()
            hold(table, 1, name)
            to_act(table, "tournament")
            if move != "done":
                table.play("activate tournament")
            table.play(move)
            tables.append(table)
        one, two = tables
        assert one.state.ask == two.state.ask
        assert one.seen_by(0).tobytes() == two.seen_by(0).tobytes()


def test_hands_are_shown_at_the_end() -> None:
    table = edo()
    hold(table, 0, "devotion", "racket")
    table.state.appeasement = 14
    to_act(table, "jobs-a", seat=1)
    table.play("done")
    assert table.over
    assert seen(table, 1).families[0].cards == ["racket", "devotion"]


def test_cards_held_since_before_the_discards_were_shuffled_are_not_in_the_pile() -> None:
    """B31: everybody knows which cards were in the hands then, if not who held which."""
    table = edo(3)
    contract(table, 0, "yakuza")
    pile(table, "racket", "tremor", "devotion", "full-coffer")
    hold(table, 1, "devotion")
    hold(table, 2, "full-coffer")
    table.state.discards[card(table, "smuggling")] = 3
    use(table, "yakuza")
    table.play("keep racket")
    hands = set()
    to_act(table, "yakuza")
    table.play("activate yakuza")  # the pile is made anew: only smuggling and tremor can be in it
    assert events(table, "reshuffled")
    for n in range(40):
        world = imagined(table, 0, seed=n)
        for name in ("devotion", "full-coffer"):
            assert world.state.pile[card(table, name)] == 0
        hands.add(bool(family(world, 1).hand[card(table, "devotion")]))
    assert hands == {True, False}


def test_a_card_drawn_from_the_new_pile_is_not_taken_for_an_older_one() -> None:
    """B31: seat 0 holds the only racket of the new pile, so the hidden one was held before."""
    table = edo()
    contract(table, 0, "yakuza")
    pile(table, "racket")
    hold(table, 1, "racket")
    names = ("racket", "tremor", "tremor")
    for name in names:
        table.state.discards[card(table, name)] += 1
    use(table, "yakuza")
    assert events(table, "reshuffled")
    if "keep racket" not in [move.text for move in table.moves]:
        table.play("keep tremor")
        to_act(table, "yakuza")
        table.play("activate yakuza")
    table.play("keep racket")
    for n in range(20):
        world = imagined(table, 0, seed=n)
        assert family(world, 1).hand[card(table, "racket")] == 1


def test_no_view_names_a_card_that_its_eyes_may_not_place() -> None:
    table = edo()
    hold(table, 1, "devotion")
    known = unpacked(table.seen_by(0))
    assert sum(known.families[1].hand) == 0
    assert known.families[1].hand_count == 1
    assert known.rng.seed == 0


@pytest.mark.parametrize("players", [2, 4])
def test_imagined_worlds_agree_with_what_is_known_when_cards_come_back(players: int) -> None:
    """B31, B55: games in which the discards are shuffled again and again."""
    game = kuroshio.game_named("namazu")
    record = game.box.record
    reshuffled = 0
    for seed in range(0, 24, 3):
        for n, block in enumerate(recount.game_states(players, seed)):
            truth = np.frombuffer(bytearray(block), game.new_state().dtype)
            state = truth[0]
            reshuffled += s.RESHUFFLED in state.events["kind"][: state.event_count]
            if n % 7 and state.ask != s.ASK_KEEP:
                continue
            for seat in range(PUBLIC, players):
                known = copied(truth)
                game.kernels.hide(known, 0, record, seat)
                world = copied(known)
                game.kernels.imagine(world, 0, record, n)
                hands = world[0].families["hand"].sum(axis=1)
                assert (hands == state.families["hand_count"]).all()
                assert (world[0].pile <= world[0].reach).all()
                game.kernels.hide(world, 0, record, seat)
                assert world.tobytes() == known.tobytes()
    assert reshuffled > 5
