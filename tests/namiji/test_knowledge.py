"""What a seat may know, and the worlds that it may imagine."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kuroshio
from kuroshio.core.records import unpacked
from kuroshio.tables.table import Table
from tests.namiji.helpers import (
    dock_deck,
    gather,
    give,
    moves,
    pile_of_nets,
    rock_deck,
    sea,
    stop_at,
    truth,
    view,
)

EVERYBODY = (None, 0, 1, 2, 3)
HIDDEN = ("rocks", "rock_under", "rock_look", "hand", "dock_under", "dock_gone")


def test_what_is_public_is_public() -> None:
    """R32: racks, traps, offerings, dock cards, the number of rock cards, the bag."""
    table = sea(4, seed=3)
    luck = random.Random(3)
    for _ in range(60):
        table.play(luck.choice(table.moves))
    true = truth(table)
    for seat in EVERYBODY:
        seen = view(table, seat)
        assert (seen.bag, seen.school, seen.nets) == (true.bag, true.school, true.nets)
        for mine, all_of_it in zip(seen.boats, true.boats, strict=True):
            for field in ("rack", "shrimp", "crabs", "offerings", "cards", "points", "panoramas"):
                assert getattr(mine, field) == getattr(all_of_it, field)
            assert len(mine.rocks) == len(all_of_it.rocks)


def test_rock_cards_are_seen_by_their_owner_alone() -> None:
    """R32: while they are looked at, and afterwards."""
    table = sea()
    rock_deck(table, "gourmet", "tinkerer", "deep-hold")
    stop_at(table, 0, "rock")
    assert view(table, 0).rocks.looking == ["gourmet", "tinkerer"]
    for seat in (None, 1, 2, 3):
        assert view(table, seat).rocks.looking == [None, None]
        assert [event.kind for event in table.events(seat)] == ["sailed", "looked-at-rocks"]
    table.play("pick gourmet")
    assert view(table, 0).boats[0].rocks == ["gourmet"]
    assert view(table, 0).rocks.under == [None, "tinkerer"]
    for seat in (None, 1, 2, 3):
        assert view(table, seat).boats[0].rocks == [None]
        assert view(table, seat).rocks.under == [None, None]
        assert [event.kind for event in table.events(seat)] == ["kept-rock"]


def test_who_put_a_rock_card_under_the_deck_knows_it_when_it_comes_up_again() -> None:
    """R32: the bottom can be reached."""
    table = sea()
    rock_deck(table, "gourmet", "tinkerer")
    stop_at(table, 0, "rock")
    table.play("pick gourmet")
    stop_at(table, 1, "rock")  # the last card: seat 0 put it there, seat 1 must keep it
    assert truth(table).boats[1].rocks == ["tinkerer"]
    rock_deck(table, "gourmet", "tinkerer", "deep-hold")
    table.state.rock_known[0] = 0
    stop_at(table, 2, "rock")
    assert view(table, 0).rocks.looking == ["gourmet", None]
    assert view(table, 2).rocks.looking == ["gourmet", "tinkerer"]
    assert view(table, 3).rocks.looking == [None, None]


def test_the_order_of_released_nets_is_public() -> None:
    """R32: a released net was shown to all."""
    table = sea()
    pile_of_nets(table, "G1", "B2")
    stop_at(table, 0, "net")
    table.play("release")
    for seat in EVERYBODY:
        assert view(table, seat).nets.under == [["blue mackerel"], ["green bream"]]


def test_the_card_under_the_dock_deck_is_known_to_all_who_saw_the_hand() -> None:
    """R32: all of them, in a game of three."""
    table = sea(3)
    dock_deck(table, "rice-balls", "miso-soup", "maki-rolls", "straw-rope")
    gather(table, 0, 1, 2)
    for card in ("maki-rolls", "straw-rope", "rice-balls"):
        table.play(f"choose {card}")
    assert [view(table, seat).docks.under for seat in (0, 1, 2)] == [["miso-soup"]] * 3
    assert view(table, None).docks.under == [None]


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    """R32: the others' rocks are dealt anew from the cards that could be there."""
    table = sea()
    stop_at(table, 0, "rock")
    table.play(table.moves[0])
    (mine,) = truth(table).boats[0].rocks
    worlds = [kuroshio.imagined(table, 1, seed) for seed in range(200)]
    dealt = {truth(world).boats[0].rocks[0] for world in worlds}
    assert dealt == set(table.box.names["rock"])
    own = {truth(kuroshio.imagined(table, 0, seed)).boats[0].rocks[0] for seed in range(20)}
    assert own == {mine}


def test_imagined_worlds_have_a_future_of_their_own() -> None:
    """R32: the random stream is hidden."""
    table = sea()
    give(table, 0, "wide-net")
    shown = set()
    for seed in range(60):
        world = kuroshio.imagined(table, 0, seed)
        stop_at(world, 0, "net")
        shown |= set(truth(world).nets.shown)
    assert len(shown) == 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_every_step_each_seat_imagines_only_what_agrees_with_its_knowledge(players: int) -> None:
    """R32: the redaction of an imagined world is that of the true one, byte for byte."""
    for seed in range(25):
        table = kuroshio.new("namiji", players=players, seed=seed)
        luck = random.Random(seed)
        while not table.over:
            check_worlds(table, luck.randrange(2**32))
            numbers = list(table._numbers)
            table.play(luck.choice(numbers[:3] if luck.random() < 0.5 else numbers))
        check_worlds(table, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_watcher_sees_nothing_that_a_seat_does_not(players: int) -> None:
    """R32: what is shown to everybody is shown to each."""
    for seed in range(8):
        table = kuroshio.new("namiji", players=players, seed=seed)
        luck = random.Random(seed)
        while not table.over:
            public = unpacked(table.seen_by(None))
            for seat in range(players):
                seen = unpacked(table.seen_by(seat))
                for field in HIDDEN:
                    for cards, mine in pairs(public, seen, field):
                        assert all(a < 0 or a == b for a, b in zip(cards, mine, strict=True)), field
            table.play(luck.choice(table.moves))


def pairs(public: Any, seen: Any, field: str) -> list[tuple[list[int], list[int]]]:
    """The places of a field for cards, as a watcher and as a seat sees them."""
    if field == "rocks":
        boats = zip(public.boats, seen.boats, strict=True)
        return [(one.rocks, other.rocks) for one, other in boats]
    return [(getattr(public, field), getattr(seen, field))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_states_that_differ_only_in_secrets_look_the_same(players: int) -> None:
    """R32: rock cards are exchanged among all the places that a seat does not know, dock cards
    among those that a watcher does not know, and the random stream is another one."""
    exchanged = 0
    for seed in range(15):
        table = kuroshio.new("namiji", players=players, seed=seed)
        luck = random.Random(seed)
        while not table.over:
            for seat in (None, *range(players)):
                other = table.copy()
                exchanged += exchange_secrets(other, seat, luck)
                assert other.seen_by(seat).tobytes() == table.seen_by(seat).tobytes()
            table.play(luck.choice(table.moves))
    assert exchanged > 1000


def exchange_secrets(table: Table, seat: int | None, luck: random.Random) -> bool:
    """Deal the cards that a seat does not know anew, straight in the true state."""
    state = table.state
    before = state.tobytes()
    state.rng.seed += 1
    rocks = [
        (state.boats[other].rocks, n)
        for other in range(table.players)
        if other != seat
        for n in range(state.boats[other].rock_count)
    ]
    rocks += [
        (state.rock_under, n)
        for n in range(state.rock_under_count)
        if seat is None or state.rock_known[n] != seat
    ]
    if state.turn != seat:
        rocks += [
            (state.rock_look, n)
            for n in range(state.rock_look_count)
            if seat is None or state.rock_look_known[n] != seat
        ]
    redealt(rocks, state.rock_pool, luck)
    if seat is None:
        docks = [(state.hand, n) for n in range(state.hand_count)]
        docks += [(state.dock_under, n) for n in range(state.drafts)]
        docks += [(state.dock_gone, n) for n in range(3) if state.dock_gone[n] >= 0]
        redealt(docks, state.dock_pool, luck)
        state.hand[: state.hand_count] = sorted(state.hand[: state.hand_count].tolist())
    return bool(state.tobytes() != before)


def redealt(places: list[tuple[Any, int]], pool: Any, luck: random.Random) -> None:
    """Put the cards of these places and of a pool back at random."""
    cards = [int(cards[n]) for cards, n in places] + [n for n in range(len(pool)) if pool[n]]
    luck.shuffle(cards)
    pool[:] = 0
    for (row, n), card in zip(places, cards, strict=False):
        row[n] = card
    for card in cards[len(places) :]:
        pool[card] = 1


def check_worlds(table: Table, seed: int) -> None:
    for seat in (None, *range(table.players)):
        known = table.seen_by(seat).tobytes()
        world = kuroshio.imagined(table, seat, seed)
        assert world.seen_by(seat).tobytes() == known
        if seat == table.turn:
            assert world.moves == table.moves


def test_imagined_worlds_can_be_played_to_the_end() -> None:
    """R32: from the first choice of a hand of six, too."""
    table = sea(5)
    gather(table, 0, 1, 2, 3, 4)
    assert len(moves(table, "choose")) == 6
    for seat in (None, *range(5)):
        world = kuroshio.imagined(table, seat, 7)
        while not world.over:
            world.play(world.moves[-1])
        assert int(world.state.drafts) == 3
        assert len(world.scores) == 5
