"""Minds: what bots have learned is exact, fits or is refused, and can be learned for any game."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import kuroshio
from kuroshio import games
from kuroshio.arena import Match, play_match
from kuroshio.arena.report import win_share
from kuroshio.bots import Sight, bot_named, check_name, minds
from kuroshio.bots.minds import Card, Learned
from kuroshio.bots.settings import settings_for
from kuroshio.cli import main
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.core.mind import MORE, NUMBERS, blank_numbers
from kuroshio.core.records import Records, blank
from kuroshio.core.rng import Rng
from kuroshio.core.state import SEATS
from kuroshio.games import NAMES, game_named
from kuroshio.learn.course import Course, Plan
from kuroshio.learn.gate import try_out, weight_of_evidence
from kuroshio.learn.network import Lesson, Likings, Network, Scale, Worths, think_exactly
from kuroshio.learn.teaching import heard
from kuroshio.tables.table import Table, imagined
from tests.chosen import chosen
from tests.test_fourth_game import INSTALLED, ROOT

AMA = "ama"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fourth game is known while these tests run."""
    monkeypatch.setattr(games, "_modules", dict(games._modules))
    games.register(AMA, "tests.fourth_game")


def some_mind(game: Game, seed: int = 1) -> Learned:
    """A mind that has learned nothing: any numbers."""
    luck = np.random.default_rng(seed)
    numbers = blank_numbers(game.observation.size, 16, 8, game.move_count)
    for name, one in numbers.items():
        if name not in ("trust", "scale"):
            numbers[name] = luck.integers(-100, 100, one.shape).astype(one.dtype)
    numbers["scale"][:] = 2, 4, 3, 3
    numbers["trust"][:] = 900, 700
    card = Card(
        game=game.name, fits=minds.fitting(game, game.box), settings={"mind": 2, "depth": 0}
    )
    return Learned(card, numbers)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "some.npz"
    minds.write(path, some_mind(game_named(AMA)))
    return str(path)


def positions(name: str, count: int) -> Iterator[Table]:
    """Tables in the middle of random games."""
    for seed in range(count):
        luck = random.Random(seed)
        table = kuroshio.new(name, players=2 + seed % 2, seed=seed)
        for _ in range(luck.randrange(12)):
            if table.turn is not None:
                table.play(luck.choice(table.moves))
        if table.turn is not None:
            yield table


def a_choice() -> Sight:
    """A decision that leaves a choice."""
    return next(Sight.of(table) for table in positions(AMA, 20) if len(table.moves) > 1)


# --- exact ----------------------------------------------------------------------------------


def test_compiled_thought_is_that_of_numpy_number_for_number() -> None:
    game = game_named(AMA)
    search: Any = game.bound("search")
    for seed, table in enumerate(positions(AMA, 20)):
        learned = some_mind(game, seed)
        states = blank(game.state_type, 2)
        states[0] = table.state
        settings = settings_for(AMA, table.players, {"depth": 0, "mind": 1}, {})
        told = np.zeros(SEATS, np.int64)
        thinking = learned.thinking(game)
        search.foresee(states, game.box.record, settings, thinking, blank(Rng), 0, 1, told)
        seen, values = shown(game, states[1:])
        points, narrow = think_exactly(learned.numbers, seen)
        assert list(thinking.narrow) == list(narrow[0])
        for n in range(table.players):
            seat = (int(states[1].turn) + n) % table.players
            assert told[seat] == values[0, seat] * 900 // 1024 + points[0, n]


def shown(game: Game, states: Records) -> tuple[Any, Any]:
    """What a mind is shown of some positions, and what `evaluate` says of them."""
    seen = np.zeros((len(states), game.observation.size + MORE), np.int8)
    values = np.zeros((len(states), SEATS), np.int64)
    search: Any = game.bound("search")
    nobody = minds.thinking(game, None)
    search.study(states, game.box.record, nobody, seen, values, np.zeros((0, 0), np.int64))
    return seen, values


def thoughts_of(name: str) -> list[tuple[int, list[Any]]]:
    """What a bot does in some positions, and what it thinks of its moves."""
    found = []
    for table in positions(AMA, 12):
        bot: Any = bot_named(name, 3)
        chosen = int(bot.choose(Sight.of(table)))
        found.append((chosen, [(one.move, one.share, one.results) for one in bot.explain()]))
    return found


@pytest.mark.parametrize(
    "machine",
    chosen([{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_DISABLE_JIT": "1"}], {"NUMBA_DISABLE_JIT": "1"}),
    ids=str,
)
def test_another_machine_chooses_the_same_moves(machine: dict[str, str], file: str) -> None:
    """The plainest processor, that does few sums at a time, and one without compiled code."""
    bot = f"captain:20/mind=3@{file}"
    program = f"from tests.bots.test_mind import thoughts_of\nprint(thoughts_of({bot!r}))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**INSTALLED, **machine},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == str(thoughts_of(bot))


def test_whole_numbers_say_what_the_fractions_say() -> None:
    luck = np.random.default_rng(5)
    network = Network(40, 7, 16, 8, Scale(300.0, 0.5), seed=1)
    seen = luck.integers(-3, 100, (50, 40)).astype(np.int8)
    network.measure_inputs(seen)
    numbers = network.numbers(40 - MORE)
    points, _ = think_exactly(numbers, seen)
    exact = network.values(np.zeros((50, SEATS), np.float32), network.think(seen)[2])
    assert np.abs(points - exact).max() < 5  # hundredths of a point


def test_a_network_learns_what_it_is_taught() -> None:
    """Whoever has the larger number wins."""
    luck = np.random.default_rng(5)
    scale = Scale(300.0, 0.5)
    seen = np.zeros((400, 20), np.int8)
    seen[:, :2] = luck.integers(0, 50, (400, 2))
    there = np.arange(SEATS) < np.full((400, 1), 2)
    ahead = (seen[:, 0] > seen[:, 1]).astype(np.float32)
    results = np.zeros((400, SEATS), np.float32)
    results[:, 0], results[:, 1] = ahead, 1 - ahead
    worths = Worths(seen, np.zeros((400, SEATS), np.float32), there, results)
    network = Network(20, 3, 16, 8, scale, seed=1)
    network.measure_inputs(seen)
    before = network.off(worths)
    nothing = no_likings(20)
    for _ in range(60):
        network.step(worths, nothing, 0.01, Lesson())
    assert network.off(worths) < before / 3


def test_a_mind_listens_to_the_pieces_it_is_told_of() -> None:
    game = game_named(AMA)
    piece = next(iter(game.observation.pieces))
    inputs = heard(game, [piece])
    network = Network(game.observation.size + MORE, 7, 16, 8, Scale(300.0, 0.5), seed=1)
    network.listen(inputs)
    seen = np.random.default_rng(5).integers(0, 9, (50, network.inputs)).astype(np.int8)
    network.measure_inputs(seen)
    numbers = network.numbers(game.observation.size)
    listens = np.flatnonzero(numbers["first"].any(axis=1))
    assert list(listens) == list(inputs)
    points, _ = think_exactly(numbers, seen)
    exact = network.values(np.zeros((50, SEATS), np.float32), network.think(seen)[2])
    assert np.abs(points - exact).max() < 5  # hundredths of a point
    assert list(heard(game, [])) == list(range(network.inputs))


def no_likings(inputs: int) -> Any:
    """One decision without a choice."""
    one = np.ones(1, np.float32)
    return Likings(np.zeros((1, inputs), np.int8), np.array([0, 1]), np.zeros(1, int), 0 * one, one)


# --- fits -----------------------------------------------------------------------------------


def test_a_mind_is_read_as_it_was_written(file: str) -> None:
    made = some_mind(game_named(AMA))
    read = minds.mind_in(file)
    assert read.card == made.card
    for name in NUMBERS:
        assert (read.numbers[name] == made.numbers[name]).all()
    beside = Path(file).with_suffix(".json").read_bytes()
    assert msgspec.json.decode(beside, type=Card) == made.card


@pytest.mark.parametrize("what", ["rules", "observation", "box"])
def test_a_mind_that_does_not_fit_is_refused(what: str, tmp_path: Path) -> None:
    game = game_named(AMA)
    made = some_mind(game)
    other = msgspec.structs.replace(made.card, fits={**made.card.fits, what: "else"})
    path = tmp_path / "other.npz"
    minds.write(path, Learned(other, made.numbers))
    with pytest.raises(BadSetup, match=f"it was made for other {what}"):
        bot_named(f"captain:1@{path}", 1).choose(a_choice())


def test_a_mind_of_another_game_is_refused(file: str) -> None:
    with pytest.raises(BadSetup, match="it is for ama, not for namiji"):
        bot_named(f"captain:1@{file}", 1).choose(Sight.of(kuroshio.new("namiji", players=2)))


def test_what_is_no_mind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no mind in"):
        check_name(f"captain@{tmp_path}/nothing.npz")
    (tmp_path / "odd.npz").write_bytes(b"odd")
    with pytest.raises(BadSetup, match="is not a mind"):
        check_name(f"captain@{tmp_path}/odd.npz")


def test_a_shipped_mind_that_does_not_fit_is_left_out_and_told_of(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = game_named(AMA)
    made = some_mind(game)
    other = msgspec.structs.replace(made.card, fits={})
    monkeypatch.setattr(minds, "_shipped", lambda package: Learned(other, made.numbers))
    minds._say_once.cache_clear()
    assert minds.mind_for(game, game.box) is None
    assert "bots play without their mind" in caplog.text


def test_a_mind_is_asked_only_in_thoughts_that_it_was_shown_to_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_named(AMA)
    made = some_mind(game)
    bounded = Learned(msgspec.structs.replace(made.card, up_to={"3": 100}), made.numbers)
    monkeypatch.setattr(minds, "_shipped", lambda package: bounded)

    def asked(players: int, own: dict[str, int], iterations: int | None) -> bool:
        settings, _ = minds.prepared(game, game.box, players, own, iterations=iterations)
        return bool(settings[0].mind > 0)

    assert asked(2, {}, None)  # nothing is said of two players: always
    assert asked(2, {}, 100_000)
    assert asked(3, {}, 100)
    assert not asked(3, {}, 101)
    assert not asked(3, {}, None)  # by the clock: as long as it likes
    assert asked(3, {"mind": 1}, None)  # somebody wishes it
    assert not asked(2, {"mind": 0}, 10)


@pytest.mark.parametrize("name", NAMES)
def test_the_minds_that_are_shipped_fit(name: str) -> None:
    game = game_named(name)
    found = minds._shipped(game.package)
    if found is None:
        pytest.skip(f"{name} has no mind yet")
    assert minds.misfit(found, game, game.box) == ""
    path = Path(str(sys.modules[game.package].__file__)).parent / minds.FILE
    assert path.stat().st_size <= 300_000
    beside = path.with_suffix(".json").read_bytes()
    assert msgspec.json.decode(beside, type=Card) == found.card


def test_mind_0_plays_without(file: str) -> None:
    assert thoughts_of(f"captain:50/mind=0@{file}") == thoughts_of("captain:50/mind=0")
    assert thoughts_of(f"captain:50@{file}") != thoughts_of("captain:50/mind=0")


# --- knowledge ------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [1, 2, 3])
def test_what_a_seat_cannot_know_does_not_change_its_move(asked: int, file: str) -> None:
    """From two true states that look the same to the seat, the same move."""
    differed = 0
    for seed, table in enumerate(positions(AMA, 12)):
        other = imagined(table, Sight.of(table).seat, seed + 100)
        differed += other._states.tobytes() != table._states.tobytes()
        chosen = [
            bot_named(f"captain:60/mind={asked}@{file}", 5).choose(Sight.of(one))
            for one in (table, other)
        ]
        assert chosen[0] == chosen[1]
    assert differed  # the test would be empty if nothing were hidden


# --- learned --------------------------------------------------------------------------------


def test_the_fourth_game_learns_from_self_play_and_beats_its_deckhand(tmp_path: Path) -> None:
    plan = Plan(game=AMA, games=40, iterations=32, depth=-1, most=40, players=2, epochs=6)
    said: list[str] = []
    course = Course(plan, tmp_path, hours=1.0, say=said.append)
    best = course.run(generations=1)
    assert "generation 0" in said[0]
    assert (best is not None) == ("it passes" in said[-1])
    match = Match(game=AMA, bots=[f"sailor@{tmp_path}/mind-000.npz", "deckhand"], games=200)
    wins = sum(win_share(one.places, 0) for one in play_match(match, range(200)))
    assert wins > 110
    # A course that was stopped goes on: nothing is played again.
    lessons = {path: path.stat().st_mtime_ns for path in tmp_path.glob("lessons-*.npz")}
    Course(plan, tmp_path, hours=1.0).run(generations=1)
    assert lessons == {path: path.stat().st_mtime_ns for path in lessons}
    assert (tmp_path / "verdict-001.json").is_file()


def test_the_gate_lets_the_stronger_in_and_nobody_else() -> None:
    stronger = try_out(Match(game=AMA, bots=["captain:40", "deckhand"], games=200), 200)
    assert stronger.passed
    assert stronger.games < 200
    equal = try_out(Match(game=AMA, bots=["deckhand", "deckhand"], games=60), 60)
    assert not equal.passed
    assert weight_of_evidence(50, 100, 2) < 0 < weight_of_evidence(60, 100, 2)


def test_learning_is_a_command(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "kuroshio", "learn", AMA, "--hours", "0.00001", "--quiet"],
        env=INSTALLED,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stdout) == (1, "no mind has won yet\n")
    assert os.listdir(tmp_path) == ["learn-ama"]


def test_a_piece_that_is_not_there_cannot_be_listened_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", AMA, "--pieces", "wind"]) != 0
    assert "there is no piece 'wind' in its observation; there are: " in capsys.readouterr().err
