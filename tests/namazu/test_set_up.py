"""How a game begins."""

from __future__ import annotations

import pytest

import kuroshio
from kuroshio.namazu import state as s
from kuroshio.namazu.view import CellView
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import Table
from tests.namazu.helpers import family, has, truth


def start(players: int, seed: int = 1, **options: str) -> Table:
    return kuroshio.new("namazu", players=players, seed=seed, options=options)


def blocked(table: Table) -> list[CellView]:
    return [cell for cell in truth(table).cells if cell.blocked]


def test_the_city_has_nine_sectors_of_three_cells() -> None:
    """B1: nine sectors, a cell of each ring in each."""
    cells = truth(start(4)).cells
    assert len(cells) == 27
    for sector in range(1, 10):
        rings = [cell.ring for cell in cells if cell.sector == sector]
        assert rings == ["country", "suburbs", "city"]
    city = {cell.kind for cell in cells if cell.ring == "city"}
    makers = {"knacker", "butcher", "smith", "goldsmith", "armourer", "builder"}
    assert city == makers | {"yakuza", "market", "gaming"}


@pytest.mark.parametrize(("players", "tokens"), [(2, 2), (3, 1), (4, 0)])
def test_tokens_block_cells_with_fewer_players(players: int, tokens: int) -> None:
    """B2: the last cell of a type, in the country and in the suburbs."""
    seen = set()
    for seed in range(60):
        cells = blocked(start(players, seed))
        for ring in ("country", "suburbs"):
            assert sum(cell.ring == ring for cell in cells) == tokens
        seen |= {cell.name for cell in cells}
    if tokens:
        single = {"tournament", "barter"}
        fields = {"rice-b", "bamboo-b", "ore-b"}
        twice = fields | {"fuji-b", "jobs-b", "offerings-b", "rest-b", "altar-b"}
        assert seen == single | twice


def test_the_tournament_may_be_blocked_unless_its_token_is_drawn_again() -> None:
    """B3: it does not exist then; the option draws another token."""
    names = [cell.name for seed in range(40) for cell in blocked(start(2, seed))]
    assert "tournament" in names
    names = [
        cell.name
        for seed in range(40)
        for cell in blocked(start(2, seed, tournament_block="redrawn"))
    ]
    assert "tournament" not in names
    assert len(names) == 160


@pytest.mark.parametrize(("players", "series"), [(2, 5), (3, 6), (4, 7)])
def test_altars_by_the_number_of_players(players: int, series: int) -> None:
    view = truth(start(players))
    shown = [slot.series for slot in view.slots]
    assert None not in shown
    assert sum(view.altar_pile.values()) + len(shown) == 4 * series
    for name in view.altar_pile:
        assert view.altar_pile[name] + shown.count(name) == 4


def test_every_family_but_the_first_starts_with_a_koban() -> None:
    """B44: the start player's compensation to the others; B43: the bank has no end."""
    firsts = set()
    for seed in range(20):
        table = start(3, seed)
        first = truth(table).first
        firsts.add(first)
        # The first turn has begun: the start player may have met brigands.
        others = [seat for seat in range(3) if seat != first]
        assert [has(table, seat) for seat in others] == [{"koban": 1}, {"koban": 1}]
        assert all(family(table, seat).force == 12 for seat in others)
        assert table.turn == first
    assert firsts == {0, 1, 2}


def test_each_family_draws_another_card_for_its_third_ashigaru() -> None:
    seen = set()
    for seed in range(30):
        cards = [one.third_needs for one in truth(start(4, seed)).families]
        assert len(set(cards)) == 4
        seen |= set(cards)
    assert seen == {"brigands", "placement", "barter", "offerings", "rest", "temple"}


def test_all_brigands_and_yakuza_cards_are_there() -> None:
    view = truth(start(4))
    taken = sum(one.brigands for one in view.families)
    faced = len(view.brigands.band)
    assert sum(view.brigands.bag.values()) + taken + faced == 24
    assert view.yakuza.left == 39
    assert sum(view.yakuza.unplaced.values()) == 39


def test_no_seat_is_much_better_than_another() -> None:
    """B44: among players by chance the first place falls to every seat about as often."""
    batch = random_games(kuroshio.game_named("namazu"), 4, 4000, seed=1)
    shares = (batch.places == 1).mean(axis=0)
    assert shares.min() > 0.2
    assert shares.max() < 0.35


def test_the_state_is_small() -> None:
    assert start(4)._states.itemsize <= 2000
    assert s.CELLS == 27
