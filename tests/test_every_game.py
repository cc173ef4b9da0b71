"""What holds in every game, with every number of players and every option."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import kuroshio
from kuroshio.core.records import copied, unpacked
from kuroshio.core.state import PUBLIC, TRUTH
from kuroshio.games import NAMES
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import Table, imagined
from tests.play import SETUPS, finished, new, random_steps, setup_name, state_bytes

Setup = tuple[str, int, dict[str, str]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)


@every_setup
def test_a_thousand_random_games_end_with_places_for_all(setup: Setup) -> None:
    name, players, options = setup
    batch = random_games(kuroshio.game_named(name), players, 1000, seed=5, options=options)
    assert batch.decisions > 1000
    assert batch.places.min(axis=1).tolist() == [1] * 1000
    assert batch.places.max() <= players
    for place in range(1, players + 1):
        # A shared place leaves as many places free behind it.
        better = (batch.places < place).sum(axis=1)
        held = (batch.places == place).any(axis=1)
        assert (better[held] == place - 1).all()


@every_setup
def test_legal_moves_are_sorted_unique_and_there_until_the_end(setup: Setup) -> None:
    for seed in range(20):
        table = new(setup, seed)
        for _ in random_steps(table, seed):
            numbers = [int(move) for move in table.moves]
            assert numbers == sorted(set(numbers))
            assert (len(numbers) == 0) == bool(table.state.over) == table.over
            assert table.over or 0 <= table.state.turn < table.players
            assert 0 <= table.state.event_count <= len(table.state.events)


@every_setup
def test_every_legal_move_has_a_text_that_round_trips(setup: Setup) -> None:
    table = new(setup, 3)
    for _ in random_steps(table, 3):
        for move in table.moves:
            assert table.parse(move.text) == move
            assert table.parse(f"  {move.text.upper()} ") == move


@pytest.mark.parametrize("name", NAMES)
def test_a_pickled_table_goes_on_as_it_was(name: str) -> None:
    table = Table(kuroshio.game_named(name), 2, seed=4)
    for n in random_steps(table, 4):
        if n == 12:
            break
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
        assert again.game is table.game
        assert (state_bytes(again), again.moves) == (state_bytes(table), table.moves)
        assert again.view(0).to_json() == table.view(0).to_json()
        again.undo(5)
        again.play(again.moves[0])
        assert (len(again.line), len(table.line)) == (8, 12)


@every_setup
def test_undo_restores_every_byte(setup: Setup) -> None:
    table = new(setup, 4)
    seen = []
    for _ in random_steps(table, 4):
        seen.append((state_bytes(table), [int(move) for move in table.moves]))
    assert len(seen) == len(table.line) + 1
    for expected, moves in reversed(seen[:-1]):
        table.undo()
        assert state_bytes(table) == expected
        assert [int(move) for move in table.moves] == moves
    assert table.line == []


@every_setup
def test_a_copy_goes_its_own_way(setup: Setup) -> None:
    table = new(setup, 6)
    chance = random.Random(6)
    for n in random_steps(table, 6):
        if n % 7 or table.over:
            continue
        before, line = state_bytes(table), list(table.line)
        past = [state.tobytes() for state in table._past]
        other = table.copy()
        other.undo(min(3, len(other.line)))
        while not other.over and len(other.line) < n + 10:
            other.play(chance.choice(other.moves))
        assert state_bytes(table) == before
        assert [state.tobytes() for state in table._past] == past
        assert table.line == line


@every_setup
def test_past_states_never_change(setup: Setup) -> None:
    table = new(setup, 8)
    kept: list[bytes] = []
    for _ in random_steps(table, 8):
        kept.append(state_bytes(table))
    assert [state.tobytes() for state in table._past] == kept[:-1]


@every_setup
def test_dump_and_load_round_trip(setup: Setup) -> None:
    table = finished(setup, 9)
    again = kuroshio.load(table.dump())
    assert state_bytes(again) == state_bytes(table)
    assert again.line == table.line
    assert again.standing == table.standing
    table.undo(len(table.line) // 2)
    half = kuroshio.load(table.dump())
    assert state_bytes(half) == state_bytes(table)
    assert not half.over


@every_setup
def test_what_a_seat_sees_is_the_same_in_every_world_that_it_cannot_tell_apart(
    setup: Setup,
) -> None:
    """The knowledge properties: at every step, for every seat and for watchers."""
    game = kuroshio.game_named(setup[0])
    other_worlds = 0
    for seed in range(12):
        table = new(setup, seed)
        for n in random_steps(table, seed):
            for seat in [None, *range(table.players)]:
                seen = table.seen_by(seat)
                assert seen[0].eyes == (PUBLIC if seat is None else seat)
                for world_seed in (n, n + 1000):
                    world = copied(seen)
                    game.kernels.imagine(world, 0, table.box.record, world_seed)
                    assert world[0].eyes == TRUTH
                    other_worlds += world.tobytes() != state_bytes(table)
                    game.kernels.hide(world, 0, table.box.record, PUBLIC if seat is None else seat)
                    assert world.tobytes() == seen.tobytes()
    assert other_worlds > 0


@every_setup
def test_a_seat_can_list_its_moves_from_what_it_knows(setup: Setup) -> None:
    table = new(setup, 11)
    for _ in random_steps(table, 11):
        if table.over:
            break
        seen = table.seen_by(table.turn)
        out = np.zeros(table.game.move_count, np.int64)
        kernels = table.game.kernels
        count = kernels.advance(seen, 0, table.box.record, kernels.NO_MOVE, out)
        assert out[:count].tolist() == [int(move) for move in table.moves]


@every_setup
def test_an_imagined_world_plays_on_by_the_rules(setup: Setup) -> None:
    table = new(setup, 12)
    for n in random_steps(table, 12):
        if table.over or n % 9:
            continue
        for seat in range(table.players):
            world = imagined(table, seat, seed=n)
            if seat == table.turn:
                assert world.moves == table.moves
            for _ in random_steps(world, n):
                assert world.over or world.moves


@every_setup
def test_a_redacted_state_tells_nothing_of_the_random_stream(setup: Setup) -> None:
    table = new(setup, 13)
    for _ in random_steps(table, 13):
        known = unpacked(table.seen_by(0))
        assert (known.rng.seed, known.rng.drawn) == (0, 0)
        for event in known.events[: known.event_count]:
            assert event.seen_by in (-1, 0)


@every_setup
def test_game_n_is_the_same_in_every_batch(setup: Setup) -> None:
    name, players, options = setup
    game = kuroshio.game_named(name)
    all_at_once = random_games(game, players, 40, seed=3, options=options)
    in_threads = random_games(game, players, 40, seed=3, options=options, threads=3)
    assert (all_at_once.scores == in_threads.scores).all()
    assert (all_at_once.places == in_threads.places).all()
    assert all_at_once.decisions == in_threads.decisions


@every_setup
def test_different_seeds_give_different_games(setup: Setup) -> None:
    states = {state_bytes(finished(setup, seed)) for seed in range(5)}
    assert len(states) == 5


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_move_says_why_and_changes_nothing(name: str) -> None:
    game = kuroshio.game_named(name)
    table = Table(game, game.players[0], 2)
    for n in random_steps(table, 2):
        before = state_bytes(table)
        legal = set(map(int, table.moves))
        chance = random.Random(n)
        for number in chance.sample(range(game.move_count), min(20, game.move_count)):
            if number in legal or not table._names[number].text:
                continue
            with pytest.raises(kuroshio.IllegalMove) as refusal:
                table.play(number)
            text = str(refusal.value)
            assert text.startswith(f"'{table._names[number].text}': ")
            assert "possible" in text
        assert state_bytes(table) == before
        assert len(table.line) == n


@pytest.mark.parametrize("name", NAMES)
def test_a_move_number_out_of_range_is_refused(name: str) -> None:
    game = kuroshio.game_named(name)
    table = Table(game, game.players[0], 2)
    for number in (-1, game.move_count, 10**12):
        with pytest.raises(kuroshio.IllegalMove, match="no move number"):
            table.play(number)


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_number_of_players_is_refused(name: str) -> None:
    game = kuroshio.game_named(name)
    first, last = game.players.start, game.players.stop - 1
    for players in (-1, 0, first - 1, last + 1, 100):
        with pytest.raises(kuroshio.BadSetup, match=f"{first} to {last} players, not {players}"):
            kuroshio.new(name, players=players)


@pytest.mark.parametrize("name", NAMES)
def test_unknown_options_values_and_seeds_are_refused(name: str) -> None:
    players = kuroshio.game_named(name).players[0]
    with pytest.raises(kuroshio.BadSetup, match="no option 'wind'; there are: "):
        kuroshio.new(name, players=players, options={"wind": "strong"})
    for option in kuroshio.game_named(name).options:
        with pytest.raises(kuroshio.BadSetup, match=f"it is one of: {option.values[0]}"):
            kuroshio.new(name, players=players, options={option.name: "nonsense"})
    for seed in (-1, 2**63):
        with pytest.raises(kuroshio.BadSetup, match="a seed is a whole number"):
            kuroshio.new(name, players=players, seed=seed)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(kuroshio.UnknownGame, match=r"no game 'chess'; there are: namiji"):
        kuroshio.new("chess", players=2)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_no_view_for_a_seat_that_is_not_there(name: str) -> None:
    game = kuroshio.game_named(name)
    table = Table(game, game.players[0], 2)
    for seat in (-2, -1, table.players):
        with pytest.raises(ValueError, match="there is no seat"):
            table.view(seat)
