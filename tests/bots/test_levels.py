"""The levels: legal play, knowledge, reproducible games, explanations."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import kuroshio
from kuroshio.bots import LEVELS, Sight, bot_named, check_name, is_timed
from kuroshio.bots.searcher import Engine, Searcher, Tree
from kuroshio.core import contract
from kuroshio.core.errors import BadSetup
from kuroshio.games import NAMES
from kuroshio.tables.table import Table, imagined
from tests.play import SETUPS, games, new, setup_name

every_game = pytest.mark.parametrize("name", NAMES)

ROOT = Path(__file__).parent.parent.parent


def midgame(name: str, players: int, seed: int, moves: int) -> Table:
    """A table after some sailors' moves: positions that look like real ones."""
    table = kuroshio.new(name, players=players, seed=seed)
    bots = [bot_named("sailor:1", seat) for seat in range(players)]
    while table.turn is not None and len(table.line) < moves:
        table.play(bots[table.turn].choose(Sight.of(table)))
    return table


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_bots_play_whole_games_with_legal_moves(setup: tuple[str, int, dict[str, str]]) -> None:
    table = new(setup, 4)
    levels = ("captain:4", "sailor:1", "deckhand", "cook", "boatswain")
    bots = [bot_named(levels[seat % len(levels)], seat) for seat in range(table.players)]
    while table.turn is not None:
        table.play(bots[table.turn].choose(Sight.of(table)))  # an illegal move raises
    assert min(table.standing) == 1


def test_every_game_fulfils_the_contract() -> None:
    for game in games():
        named = {function.__name__ for function in game.functions}
        assert named - set(contract.OPTIONAL) == set(contract.FUNCTIONS), game.name


@every_game
@pytest.mark.parametrize("level", ["sailor:4", "captain:150"])
def test_what_a_seat_cannot_know_does_not_change_its_move(name: str, level: str) -> None:
    """From two true states that look the same to the seat, the same move."""
    differed = 0
    for seed in range(4):
        table = midgame(name, 3, seed, 20 + 25 * seed)
        if table.turn is None:
            continue
        other = imagined(table, table.turn, seed=seed + 100)
        differed += other._states.tobytes() != table._states.tobytes()
        assert bot_named(level, 9).choose(Sight.of(table)) == bot_named(level, 9).choose(
            Sight.of(other)
        )
    assert differed  # the test would be empty if nothing were hidden


@every_game
def test_with_a_seed_and_iterations_a_bot_plays_the_same_game_again(name: str) -> None:
    lines = []
    for _ in range(2):
        table = kuroshio.new(name, players=2, seed=6)
        bots = [bot_named("captain:30", seat) for seat in range(2)]
        while table.turn is not None and len(table.line) < 60:
            table.play(bots[table.turn].choose(Sight.of(table)))
        lines.append([move.text for move in table.line])
    assert lines[0] == lines[1]


@every_game
def test_compiled_or_not_a_bot_plays_the_same(name: str) -> None:
    """So it does not depend on how a machine does its sums."""
    script = (
        "import json, sys; sys.path.insert(0, '.')\n"
        "from tests.bots.test_levels import opening\n"
        f"print(json.dumps(opening({name!r})))"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == opening(name)


def opening(name: str) -> list[str]:
    """A few moves and what the bot thought of them."""
    table = kuroshio.new(name, players=2, seed=2)
    said = []
    bots = [Searcher(seat, iterations=12, own={"depth": 3}) for seat in range(2)]
    for _ in range(6):
        assert table.turn is not None
        bot = bots[table.turn]
        table.play(bot.choose(Sight.of(table)))
        said += [f"{one.move} {one.share} {one.results}" for one in bot.explain()]
    return said


@every_game
def test_a_bot_explains_its_move(name: str) -> None:
    table = midgame(name, 3, 5, 30)
    while len(table.moves) < 3:
        table.play(random.Random(1).choice(table.moves))
    bot = Searcher(1, iterations=300)
    chosen = bot.choose(Sight.of(table))
    best = bot.explain(best=3)
    assert best[0].move == table.named(chosen).text
    assert len(best) == 3
    assert 0 < sum(one.share for one in bot.explain(best=1000)) <= 1.0001
    for one in best:
        if one.share > 0:
            assert len(one.results) == 3
            assert all(0 <= result <= 1 for result in one.results)


@every_game
def test_close_rivals_are_compared_evenly(name: str) -> None:
    table = midgame(name, 3, 5, 30)
    while len(table.moves) < 3:
        table.play(random.Random(1).choice(table.moves))
    seat = table.turn
    assert seat is not None
    for seed in range(5):
        bot = Searcher(seed, iterations=600)
        bot.choose(Sight.of(table))
        chosen, *others = bot.explain(best=1000)
        most = max(one.share for one in [chosen, *others])
        # The last sixth was for two moves, whichever of them had been seen less.
        assert sum(one.share >= 1 / 12 for one in [chosen, *others]) >= 2
        assert chosen.share >= most / 4
        for one in others:
            assert one.share < most / 4 or one.results[seat] <= chosen.results[seat]


@every_game
def test_threads_think_together(name: str) -> None:
    table = midgame(name, 2, 5, 10)
    while len(table.moves) < 2:
        table.play(table.moves[0])
    bot = Searcher(1, iterations=100, threads=2)
    assert bot.choose(Sight.of(table)) in table.moves
    assert bot.iterations == 200


def test_the_tree_is_kept_while_a_turn_goes_on() -> None:
    table = kuroshio.new("namazu", players=2, seed=3)
    bot = Searcher(1, iterations=400)
    kept = 0
    for _ in range(30):
        sight = Sight.of(table)
        table.play(bot.choose(sight))
        if len(sight.moves) > 1:
            tree = bot._trees[0]
            kept += int(tree.nodes[tree.root].visits) > 400
    assert kept > 0


@pytest.mark.parametrize("pace", [300, 15_000, 60_000])
def test_a_bot_keeps_its_time(pace: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only thinking moves, at so many iterations a second, now faster, now slower:
    all of the time is used, and never a fifth more."""
    now = 100.0
    chance = random.Random(1)
    run = Engine.run

    def timed_run(engine: Engine, tree: Tree, seed: int, count: int, rivals: int = 0) -> None:
        nonlocal now
        run(engine, tree, seed, count, rivals)
        now += count / pace * chance.uniform(0.7, 1.3)

    monkeypatch.setattr(Engine, "run", timed_run)
    monkeypatch.setattr("kuroshio.bots.searcher.time.perf_counter", lambda: now)
    table = midgame("namiji", 4, 5, 30)
    for seed in range(3):
        begun = now
        Searcher(seed, seconds=0.6).choose(Sight.of(table))
        assert 0.95 * 0.6 < now - begun < 1.2 * 0.6


@every_game
def test_chances_to_win_add_up_to_one(name: str) -> None:
    for players in (2, 4):
        table = midgame(name, players, 5, 30)
        while len(table.moves) < 2:
            table.play(table.moves[0])
        for depth in (2, -1):  # by the evaluation, and by the end of the game
            bot = Searcher(1, iterations=60, own={"winning": 1000, "depth": depth})
            bot.choose(Sight.of(table))
            seen = [one for one in bot.explain() if one.share > 0]
            assert all(sum(one.results) == pytest.approx(1, abs=0.001) for one in seen)


def test_levels_have_names_and_limits() -> None:
    below = ["deckhand", "cook", "fisher", "sailor", "boatswain", "helmsman", "navigator"]
    assert list(LEVELS) == [*below, "captain", "admiral"]
    assert is_timed("captain")
    assert is_timed("cmd:python mybot.py")
    assert not is_timed("captain:100")
    assert not any(is_timed(level) for level in below)
    check_name("random")
    check_name("admiral:5/depth=3/explore=900")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("pirate", "there is no bot 'pirate'"),
        ("captain:many", "number of iterations"),
        ("captain:0", "number of iterations"),
        ("captain/speed=9", "there is no setting 'speed'"),
        ("captain/depth=x", "whole number"),
        ("deckhand:5", "plays at random"),
        ("cook:5", "in most games it is 'sailor/haze="),
        ("cmd:", "command line"),
    ],
)
def test_a_name_that_no_bot_has_is_refused(name: str, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        check_name(name)
