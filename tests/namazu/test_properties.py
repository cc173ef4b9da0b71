"""What is true at every step of many random games."""

from __future__ import annotations

import os

import numpy as np
import pytest

import kuroshio
from kuroshio.core.records import unpacked
from kuroshio.namazu import state as s
from tests.namazu import recount
from tests.namazu.recount import Block, told

# For each number of players; `KUROSHIO_RANDOM=450` is for the long tests.
GAMES = int(os.environ.get("KUROSHIO_RANDOM", "150"))
BOX = kuroshio.game_named("namazu").box
COPIES = np.array(BOX.plain.cards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_rules(players: int) -> None:
    """One pass over all games, because their states are many: every check below at every step."""
    asked: set[int] = set()
    kinds: set[int] = set()
    longest = 0
    for block in recount.steps(players, GAMES, seed=12_500 * players):
        the_ledger_balances(block)
        limits_are_kept(block)
        pawns_and_markers_are_conserved(block)
        cards_and_tokens_are_conserved(block)
        rings_only_turn_by_quakes(block)
        everyone_had_the_same_number_of_turns(block)
        points_are_right(block)
        public_bounds_on_hidden_cards_hold(block)
        asked |= set(np.unique(block.before.ask).tolist())
        there = np.arange(64) < block.after.event_count[:, None]
        kinds |= set(np.unique(block.after.events.kind[there]).tolist())
        longest = max(longest, int(block.after.event_count.max()))
    assert longest <= 48  # of 64: no strip overflows
    # Else this would prove little: every question was asked, everything has happened.
    assert asked == set(range(s.ASK_QUAKE, s.ASK_TRADE + 1))
    assert kinds == set(range(s.BEGAN_TURN, s.CALMED + 1))


def the_ledger_balances(block: Block) -> None:
    """Goods, Kobans, force and shield change exactly as the events say."""
    before, after = block.before.families, block.after.families
    assert (after.store.astype(int) - before.store == recount.ledger(block)).all()
    assert (after.force.astype(int) - before.force == recount.track(block, s.FORCE)).all()
    assert (after.shield.astype(int) - before.shield == recount.track(block, s.SHIELD)).all()
    # What one family hands over another takes.
    given, taken = told(block, s.HANDED), told(block, s.TOOK)
    assert given[3].sum() == taken[3].sum()


def limits_are_kept(block: Block) -> None:
    families = block.after.families
    store = families.store
    assert store.min() >= 0
    assert store[..., s.STEEL : s.GOLD].max() <= 4
    assert store[..., s.GOLD].max() <= 2
    assert families.force.min() >= 0
    assert families.force.max() <= 12
    assert families.shield.max() <= 3
    if BOX.plain.most_wins:  # B37
        assert families.wins.max() <= BOX.plain.most_wins
    assert families.buildings.max() <= 3
    assert families.contracts.max() <= 2
    assert families.has.sum(axis=-1).max() <= 5


def pawns_and_markers_are_conserved(block: Block) -> None:
    states = block.after
    assert not ((states.pawn != s.NONE) & (states.blocked == 1)).any()
    assert (states.blocked == block.before.blocked).all()
    offered = (states.altars.offering != s.NONE).sum(axis=(1, 2))
    limit = BOX.plain.appeasement[block.players - 2]
    assert (np.minimum(offered, limit) == states.appeasement).all()
    for seat in range(block.players):
        family = states.families[:, seat]
        pawns = (states.pawn == seat).sum(axis=1)
        assert (pawns <= 2 + family.third).all()
        assert ((states.built >> seat & 1).sum(axis=1) == family.buildings).all()
        assert ((states.contract == seat).sum(axis=1) == family.contracts).all()
        assert ((states.altars.family == seat).sum(axis=1) == family.altars).all()
        # A waiting cell is one with an ashigaru of the family whose turn it is.
    for n in range(s.ASHIGARUS):
        waits = states.waiting[:, n] != s.NONE
        rows = np.nonzero(waits)[0]
        assert (states.pawn[rows, states.waiting[rows, n]] == states.family[rows]).all()
    buildings = np.argwhere(states.built)
    assert all(BOX.plain.cell_type[place] <= s.ORE_MINE for place in set(buildings[:, 1].tolist()))


def cards_and_tokens_are_conserved(block: Block) -> None:
    states = block.after
    looked = np.stack([(states.look == card).sum(axis=1) for card in range(s.CARDS)], axis=1)
    hands = states.families.hand.sum(axis=1)
    assert (states.pile + states.discards + hands + looked == COPIES).all()
    assert (states.families.hand.sum(axis=2) == states.families.hand_count).all()
    beaten = states.families.brigands.sum(axis=1)
    faced = (states.band != s.NONE).sum(axis=1)
    assert (states.bag.sum(axis=1) + faced + beaten == 24).all()
    in_play = BOX.plain.in_play[block.players - 2]
    for series in range(s.SERIES):
        there = (states.slots == series).sum(axis=1) + states.altar_pile[:, series]
        there = there + (states.altars.series == series).sum(axis=1)
        assert (there == (4 if series < in_play else 0)).all()


def rings_only_turn_by_quakes(block: Block) -> None:
    """Every ring stays aligned with the sectors."""
    offset = block.after.offset
    assert offset.min() >= 0
    assert offset.max() < 9
    turned = np.zeros((len(offset), s.RINGS), int)
    step, _, ring, sectors = told(block, s.SHOOK)
    np.add.at(turned, (step, ring), sectors)
    assert ((offset - block.before.offset - turned) % 9 == 0).all()


def everyone_had_the_same_number_of_turns(block: Block) -> None:
    """B39: the game ends when the round does; B42: after forty rounds at the latest."""
    step, seat, _, _ = told(block, s.BEGAN_TURN)
    turns = np.zeros((len(block.ends), block.players), int)
    np.add.at(turns, (block.game[step], seat), 1)
    turns[np.arange(len(turns)), block.ends.first] += 1  # the first turn begins with the set-up
    assert (turns == block.ends.rounds[:, None]).all()
    calm = block.ends.appeasement >= BOX.plain.appeasement[block.players - 2]
    assert (calm | (block.ends.rounds == 40)).all()
    assert block.ends.rounds.max() <= 40


def points_are_right(block: Block) -> None:
    """Recounted from the altars, tokens and cards that lie on the table."""
    plain = np.asarray(block.ends)
    for n in range(len(plain)):
        state = unpacked(plain, n)
        for seat in range(block.players):
            counted = recount.points(state, BOX, seat)
            assert sum(state.families[seat].points) == counted


def public_bounds_on_hidden_cards_hold(block: Block) -> None:
    """What everybody may conclude after the discards were shuffled is never wrong."""
    states = block.after
    looked = np.stack([(states.look == card).sum(axis=1) for card in range(s.CARDS)], axis=1)
    mixed = states.look_mixed[:, None] * looked
    assert (states.pile + looked - mixed <= states.reach).all()
    families = states.families
    assert (families.fresh.sum(axis=2) <= families.fresh_count).all()
    assert (families.fresh_count <= families.hand_count).all()
    assert (families.fresh <= families.hand).all()
