"""What is true at every step of thousands of random games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kuroshio
from kuroshio.namiji import state as s
from tests.namiji import recount
from tests.namiji.helpers import DOCKS, PORT
from tests.namiji.recount import Voyages, told

GAMES = 1000


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def trips(request: pytest.FixtureRequest) -> Voyages:
    players: int = request.param
    return recount.voyages(players, GAMES, seed=1000 * players)


def test_both_directions_were_sailed(trips: Voyages) -> None:
    assert 0.3 < trips.starts.reverse.mean() < 0.7


def test_the_games_reach_the_rare_places(trips: Voyages) -> None:
    """Else these tests would prove little: full racks, lost hauls, second fish, second rocks …"""
    asked = set(np.unique(trips.before.ask).tolist())
    assert asked == set(range(s.ASK_SAIL, s.ASK_DRAFT + 1))
    assert (trips.ends.boats.rack != s.NONE).all(axis=-1).any()
    assert told(trips.after, s.LOST_HAUL).any()
    assert (trips.ends.boats.bonus.sum(axis=-1) >= 2).any()
    assert (trips.after.boats.rocks[:, : trips.players] != s.NONE).sum(axis=-1).max() >= 3


def test_every_fish_is_somewhere_exactly_once(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        assert (recount.fish_everywhere(states) == 4).all()  # 12 kinds of token, 48 fish


def test_every_net_is_somewhere_exactly_once(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        assert (recount.nets_everywhere(states) == 1).all()
        under = (states.net_under != s.NONE).sum(axis=1)
        assert (under == states.net_under_count).all()


def test_a_net_lies_on_two_neighbouring_cells(trips: Voyages) -> None:
    grid = trips.ends.boats.net_in.reshape(-1, s.ROWS, s.COLUMNS)
    for net in range(s.NETS):
        here = grid == net
        across = (here[:, :, 1:] & here[:, :, :-1]).sum(axis=(1, 2))
        down = (here[:, 1:] & here[:, :-1]).sum(axis=(1, 2))
        assert (across + down == here.any(axis=(1, 2))).all()
    kept = [len(set(cells.ravel().tolist()) - {s.NONE}) for cells in grid]
    assert kept == trips.ends.boats.nets.ravel().tolist()


def test_every_crustacean_is_somewhere_exactly_once(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        assert (recount.crustaceans_everywhere(states) == (30, 20)).all()


def test_every_rock_card_is_somewhere_exactly_once(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        assert (recount.rocks_everywhere(states) == 1).all()
        held = (states.boats.rocks != s.NONE).sum(axis=-1)
        assert (held == states.boats.rock_count).all()


def test_every_dock_card_is_somewhere_exactly_once(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        assert (recount.docks_everywhere(states) == 1).all()
        assert ((states.hand != s.NONE).sum(axis=1) == states.hand_count).all()


def test_offerings_only_leave_and_every_one_is_told(trips: Voyages) -> None:
    assert (trips.starts.boats.offerings[:, : trips.players] == 4).all()
    fewer = trips.before.boats.offerings - trips.after.boats.offerings
    events = trips.after.events
    there = np.arange(events.shape[1]) < trips.after.event_count[:, None]
    afloat = np.where((events.kind == s.SET_AFLOAT) & there, events.a, 0).sum(axis=1)
    assert (fewer >= 0).all()
    assert (fewer.sum(axis=1) == afloat).all()


def test_early_birds_go_to_the_boats_in_order_of_arrival(trips: Voyages) -> None:
    boats = trips.after.boats[:, : max(3, trips.players)]
    at_port = boats.space == PORT
    assert (at_port.sum(axis=1) == trips.after.home).all()
    tokens = np.array(recount.early_birds(trips.players))
    assert (boats.early_bird[at_port] == tokens[boats.slot[at_port]]).all()
    assert (boats.early_bird[~at_port] == s.NONE).all()
    slots = np.sort(trips.ends.boats.slot[:, : len(tokens)], axis=1)
    assert (slots == np.arange(len(tokens))).all()


def test_each_bonus_card_has_at_most_one_owner_and_he_was_first(trips: Voyages) -> None:
    owners = trips.after.boats.bonus.sum(axis=1)
    assert (owners == trips.after.bonus_taken).all()
    complete = (trips.after.boats.panorama == (3, 4, 5)).any(axis=1)
    assert (owners == complete).all()


def test_points_by_source_equal_the_recount_of_the_collection(trips: Voyages) -> None:
    for states in (trips.starts, trips.after):
        points = states.boats.points[:, : trips.players]
        for source, expected in recount.points_everywhere(states, trips.players).items():
            assert (points[:, :, source] == expected).all(), source
        lines = recount.lines_of(states.boats.rack[:, : trips.players])
        assert (states.boats.lines[:, : trips.players] == lines).all()


def test_upgrades_pay_what_the_events_say(trips: Voyages) -> None:
    gained = (
        trips.after.boats.points[:, :, s.FROM_UPGRADES]
        - (trips.before.boats.points[:, :, s.FROM_UPGRADES])
    )
    steps = np.arange(len(gained))
    expected = np.zeros_like(gained)
    expected[steps, trips.before.turn] = recount.upgrade_pay(trips)
    assert (gained == expected).all()
    assert set(np.unique(gained)) >= {0, 1, 2, 3}


def test_upgrades_owned_are_those_on_the_cards(trips: Voyages) -> None:
    boats = trips.after.boats
    for upgrade, name in enumerate(recount.CARDS[8:]):
        assert ((boats.upgrade[:, :, upgrade] > 0) == recount.owns(boats, name)).all()


def test_rocks_and_the_penalty_count_at_the_end_and_not_before(trips: Voyages) -> None:
    running = trips.before.boats.points
    assert not running[:, :, [s.FROM_ROCKS, s.FROM_PENALTY]].any()
    for _, boat in recount.seats(trips.ends, trips.players):
        assert boat.points[s.FROM_ROCKS] == recount.rock_points(boat)
        assert boat.points[s.FROM_PENALTY] == -recount.PENALTY[boat.offerings]


def test_boats_never_go_back_and_one_boat_moves_at_a_time(trips: Voyages) -> None:
    way = trips.after.boats.space - trips.before.boats.space
    assert (way >= 0).all()
    asked = trips.before.ask == s.ASK_SAIL
    moved = (way > 0).sum(axis=1)
    assert (moved[~asked] == 0).all()
    steps = np.arange(len(way))
    assert (way[steps, trips.before.boat][asked] > 0).all()
    assert (moved[asked] >= 1).all()
    # Only at the very end may a second one move: the neutral boat, when both players are home.
    assert (moved[trips.after.over == 0] <= 1).all()


def test_no_boat_sails_past_a_dock(trips: Voyages) -> None:
    for dock in DOCKS:
        past = (trips.before.boats.space < dock) & (trips.after.boats.space > dock)
        assert not past.any()


def test_the_boat_farthest_behind_is_the_one_that_sails(trips: Voyages) -> None:
    sailing = trips.before[trips.before.ask == s.ASK_SAIL]
    boats = sailing.boats[:, : max(3, trips.players)]
    key = boats.space.astype(np.int64) * 10 - boats.slot
    assert (key.argmin(axis=1) == sailing.boat).all()
    assert (np.sort(key, axis=1)[:, 0] < np.sort(key, axis=1)[:, 1]).all()
    if trips.players > 2:
        assert (sailing.turn == sailing.boat).all()
    else:
        ahead = key[:, :2].argmax(axis=1)
        assert (sailing.turn == np.where(sailing.boat == s.NEUTRAL, ahead, sailing.boat)).all()


def test_a_slot_holds_one_boat_and_double_slots_are_for_four_or_five(trips: Voyages) -> None:
    boats = trips.after.boats[:, : max(3, trips.players)]
    key = np.sort(boats.space.astype(np.int64) * 10 + boats.slot, axis=1)
    assert (np.diff(key, axis=1) > 0).all()
    at_sea = ~np.isin(boats.space, (0, *DOCKS, PORT))
    assert boats.slot[at_sea].max() == (1 if trips.players >= 4 else 0)
    assert (boats.slot < max(3, trips.players)).all()


def test_the_neutral_boat_and_empty_seats_take_nothing(trips: Voyages) -> None:
    idle: Any = trips.after.boats[:, trips.players :]
    for field in ("offerings", "shrimp", "crabs", "nets", "rock_count", "dock_count", "lines"):
        assert not idle[field].any()
    for field in ("panorama", "bonus", "upgrade", "points"):
        assert not idle[field].any()
    for field in ("rack", "net_in", "rocks", "docks"):
        assert (idle[field] == s.NONE).all()


def test_nothing_in_a_rack_ever_moves(trips: Voyages) -> None:
    for field in ("rack", "net_in"):
        old, new = trips.before.boats[field], trips.after.boats[field]
        assert ((old == s.NONE) | (old == new)).all()


def test_the_first_token_lies_in_the_corner_and_all_hang_together(trips: Voyages) -> None:
    filled = trips.after.boats.rack.reshape(-1, s.CELLS) != s.NONE
    shapes = np.unique(filled @ (1 << np.arange(s.CELLS)))
    some = (shapes[shapes > 0, None] >> np.arange(s.CELLS) & 1 == 1).reshape(-1, s.ROWS, s.COLUMNS)
    reached = np.zeros_like(some)
    reached[:, 0, 0] = True
    for _ in range(s.CELLS):
        near = reached.copy()
        near[:, 1:] |= reached[:, :-1]
        near[:, :-1] |= reached[:, 1:]
        near[:, :, 1:] |= reached[:, :, :-1]
        near[:, :, :-1] |= reached[:, :, 1:]
        reached = near & some
    assert (reached == some).all()


def test_the_strip_of_events_never_overflows(trips: Voyages) -> None:
    places = trips.after.events.shape[1]
    assert trips.after.event_count.max() <= places


def test_three_drafts_were_held(trips: Voyages) -> None:
    assert (trips.ends.drafts == 3).all()
    assert (trips.ends.boats.dock_count[:, : trips.players] == 3).all()
    gone = (trips.ends.dock_gone != s.NONE).sum(axis=1)
    assert (gone == (3 if trips.players == 2 else 0)).all()


def test_scores_and_places_follow_from_the_points(trips: Voyages) -> None:
    totals = trips.ends.boats.points[:, : trips.players].sum(axis=-1)
    table = kuroshio.new("namiji", players=trips.players)
    for n, total in enumerate(totals.tolist()):
        table._states = trips.ends[n : n + 1].view(table._states.dtype)
        assert table.scores == total
        assert table.standing == [1 + sum(other > mine for other in total) for mine in total]
