"""The arena: fair seats, results that do not depend on where they are played, no work lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from kuroshio.arena import (
    Match,
    Played,
    foresight,
    instinct,
    play_game,
    play_match,
    speed,
    summary,
)
from kuroshio.arena import match as match_module
from kuroshio.arena.ladder import markers, rungs, write_table
from kuroshio.arena.report import rate, wilson
from kuroshio.bots.opinion import Opinion
from kuroshio.cli import arena as arena_command
from kuroshio.cli import main
from kuroshio.core.errors import BadSetup
from kuroshio.tables.table import Table

MATCH = Match(game="namiji", bots=["sailor:1", "deckhand", "deckhand"], games=6, seed=3)


def test_every_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Spy(Table):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            seen.append(self.seed)

    monkeypatch.setattr(match_module, "Table", Spy)
    for number in range(6):
        play_game(MATCH, number)
    assert list(Counter(seen).values()) == [3, 3]


def test_a_better_bot_wins_from_every_seat() -> None:
    played = list(play_match(MATCH, range(6)))
    assert sum(one.places[0] == 1 for one in played) >= 5


def test_workers_play_the_same_games() -> None:
    here = list(play_match(MATCH, range(4)))
    there = sorted(play_match(MATCH, range(4), workers=2), key=lambda one: one.number)
    assert there == here


def test_a_match_is_the_same_when_it_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    common = ["arena", "namiji", "--bots", "sailor:1,deckhand", "--games", "6", "--json"]
    assert main([*common, "--out", str(whole)]) == 0
    first = json.loads(capsys.readouterr().out)
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 7
    part.write_text("".join(lines[:3]) + lines[4] + lines[5][:20], encoding="utf-8")
    assert main(["arena", "--resume", str(part), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert len(part.read_text(encoding="utf-8").splitlines()) == 7


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to a child there")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    script = "import sys; from kuroshio.cli import main; sys.exit(main())"
    arguments = ["arena", "namiji", "--bots", "sailor:1,deckhand", "--games", "100000"]
    process = subprocess.Popen(
        [sys.executable, "-c", script, *arguments, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background ignores Ctrl-C, and so would the child.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    for _ in range(1200):
        if out.exists() and len(out.read_bytes().splitlines()) > 3:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"--resume {out}" in complaint
    assert "sailor:1" in said
    lines = out.read_bytes().splitlines()
    assert msgspec.json.decode(lines[0], type=Match).games == 100000
    assert [msgspec.json.decode(line, type=Played).number for line in lines[1:]] == list(
        range(len(lines) - 1)
    )


def test_the_summary_counts_shared_wins_and_places() -> None:
    match = Match(game="namiji", bots=["sailor", "deckhand", "deckhand"], games=2)
    played = [Played(0, [9, 9, 5], [1, 1, 3], 10), Played(1, [9, 5, 5], [1, 2, 2], 10)]
    sailor, deckhand = summary(match, played)
    assert (sailor.seats, sailor.games, sailor.wins, sailor.share) == (1, 2, 1.5, 0.75)
    assert (deckhand.seats, deckhand.games, deckhand.wins) == (2, 4, 0.5)
    assert sailor.place == 1.25  # 1½ and 1
    assert deckhand.place == 2.375
    assert sailor.rating > deckhand.rating


def test_intervals_are_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_ratings_follow_the_results() -> None:
    ratings = rate([(["a", "b", "c"], [1, 2, 3])] * 10)
    assert ratings["a"] > ratings["b"] > ratings["c"]
    assert rate([(["a", "a"], [1, 2])]) == {"a": 0.0}


def ladder(page: Path, games: int) -> list[str]:
    """The ladder's command, for a page beside which it keeps its matches."""
    kept = str(page.parent / "ladder")
    limits = ["--games", str(games), "--iterations", "2", "--players", "2"]
    return ["arena", "ladder", "namiji", *limits, "--out", kept, "--docs", str(page)]


def test_the_ladder_is_written_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    first, last = markers("namiji")
    page.write_text(f"above\n{first}\nold\n{last}\nbelow\n", encoding="utf-8")
    assert main(ladder(page, 2)) == 0
    written = page.read_text(encoding="utf-8")
    assert written.startswith("above\n")
    assert written.endswith("below\n")
    assert "old" not in written
    rows = [row.split(" | ") for row in written.splitlines() if row.startswith("| 2 |")]
    assert [(row[1], row[2], row[3]) for row in rows] == [
        (upper, f"1 × {lower}", "2") for lower, upper in pairwise(rungs(2))
    ]
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadSetup, match="has no lines"):
        write_table(page, "namiji", "text")


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text("\n".join(markers("namiji")), encoding="utf-8")
    asked = []

    def spy(match: Match, numbers: list[int], *_: Any) -> Iterator[Played]:
        asked.append((match.bots[0], numbers))
        yield from play_match(match, numbers)

    monkeypatch.setattr(arena_command, "play_match", spy)
    assert main(ladder(page, 1)) == 0
    short = (tmp_path / "ladder" / "2-players-cook-deckhand-seed-1.jsonl").read_bytes()
    asked.clear()
    assert main(ladder(page, 2)) == 0
    assert asked == [(upper, [1]) for upper in rungs(2)[1:]]
    long = (tmp_path / "ladder" / "2-players-cook-deckhand-seed-1.jsonl").read_bytes()
    assert long.splitlines()[1] == short.splitlines()[1]


def test_a_stopped_ladder_writes_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "bots.md"
    page.write_text("\n".join(markers("namiji")), encoding="utf-8")

    def stopped(match: Match, numbers: list[int], *_: Any) -> Iterator[Played]:
        if match.bots[0] == "fisher":
            yield from play_match(match, numbers[:1])
            raise KeyboardInterrupt
        yield from play_match(match, numbers)

    monkeypatch.setattr(arena_command, "play_match", stopped)
    assert main(ladder(page, 2)) == 130
    rows = page.read_text(encoding="utf-8").splitlines()
    assert [row.split(" | ")[1:4] for row in rows if row.startswith("| 2 |")] == [
        ["cook", "1 × deckhand", "2"],
        ["fisher", "1 × cook", "1"],
    ]


def test_the_speed_of_the_search_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "POSITIONS", 3)
    monkeypatch.setattr(speed, "SECONDS", 0.02)
    monkeypatch.setattr(speed, "ROUNDS", 1)
    assert main(["arena", "speed", "namiji", "--players", "2", "--json"]) == 0
    said = msgspec.json.decode(capsys.readouterr().out, type=speed.Speed)
    assert said.first_move > 0
    assert [one.threads for one in said.punctuality] == [1, 2]
    assert all(one.decisions == 3 and one.worst > 0 for one in said.punctuality)
    assert "in the captain's 0.15 s" in speed.report(said)


def test_what_foretells_the_end_is_told_from_what_does_not() -> None:
    chance = np.random.default_rng(1)
    final = chance.normal(0, 1000, (2000, 3))
    assert foresight.explained(final, final) == pytest.approx(1)
    assert foresight.explained(chance.normal(0, 1000, (2000, 3)), final) < 0.01
    weights = np.exp(final / 800)
    odds = weights / weights.sum(axis=1, keepdims=True)
    won = np.array([chance.multinomial(1, one) for one in odds], float)
    assert foresight.best_spread(final, won) == 800


def test_what_two_endings_share_is_what_can_be_foreseen() -> None:
    chance = np.random.default_rng(2)
    blank_state = np.zeros(1, np.int64)
    positions = []
    for n in range(3000):
        skill = chance.normal(0, 100, 4)
        luck = 200 if n % 3 == 0 else 0  # all in the first third of the game
        scores, other_scores = (
            [int(points) for points in skill + chance.normal(0, 1, 4) * luck] for _ in range(2)
        )
        positions.append(
            foresight.Position(blank_state, n % 3 / 3, scores, [1, 2, 3, 4], other_scores)
        )
    found = foresight.foreseeable(positions)
    assert found.beginning == pytest.approx(0.2, abs=0.06)  # 100² of 100² + 200²
    assert found.middle == pytest.approx(1)
    assert found.beginning < found.all < found.end


def test_the_policy_is_compared_with_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "instinct", "tongiaki", "--players", "2", "--iterations", "60"]
    assert main([*command, "--games", "1", "--json"]) == 0
    said = msgspec.json.decode(capsys.readouterr().out, type=instinct.Instinct)
    assert {"act", "add", "depart", "land"} <= {one.question for one in said.agreements}
    for one in said.agreements:
        assert one.agreed <= 1
        assert one.even == pytest.approx(1 / one.moves, rel=0.5)
    liked = sum(one.liked * one.decisions for one in said.agreements)
    evenly = sum(one.even * one.decisions for one in said.agreements)
    assert liked > 1.1 * evenly  # else the policy would be of no use
    assert "| act |" in instinct.report(said)


def test_what_the_policy_likes_best_is_what_it_loses_by() -> None:
    thought = [
        Opinion("a", 0.7, [0.6, 0.4]),
        Opinion("b", 0.3, [0.5, 0.5]),
        Opinion("c", 0, [0, 0]),
    ]
    right = instinct.Decision("act", 0, {"a": 0.5, "b": 0.3, "c": 0.2}, thought)
    wrong = instinct.Decision("act", 0, {"a": 0.1, "b": 0.7, "c": 0.2}, thought)
    both = instinct.agreement("act", [right, wrong])
    assert (both.agreed, both.liked, both.even) == pytest.approx((0.5, 0.3, 1 / 3))
    assert both.lost == pytest.approx(0.05)


def test_settings_can_be_tuned(capsys: pytest.CaptureFixture[str]) -> None:
    tuning = ["arena", "tune", "namiji", "--players", "2", "--bots", "captain:3"]
    assert main([*tuning, "--try", "depth=0,2", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert "parity is 50.0 %" in said
    assert "depth=2: " in said


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "there is no game 'chess'"),
        ([], "name one game"),
        (["namiji", "--bots", "pirate"], "there is no bot 'pirate'"),
        (["namiji", "--bots", "sailor,sailor,sailor", "--players", "4"], "3 bots for 4 seats"),
        (["namiji", "--games", "0"], "--games is a number from 1 on, not 0"),
        (["namiji", "--players", "0"], "--players is a number from 1 on"),
        (["namiji", "--workers", "0"], "--workers is a number from 1 on"),
        (["namiji", "--resume", "match.jsonl"], "--resume goes without a game"),
        (["tune", "namiji", "--try", "sails=1"], "there is no setting 'sails'"),
        (["tune", "namiji"], "what to try"),
        (["instinct", "namiji", "--iterations", "0"], "--iterations is a number from 1 on"),
        (["foresight", "namiji", "--bots", "captain,sailor"], "there is no bot"),
        (["regret", "namiji", "--bots", "captain:10,cmd:x"], "needs a bot of a level"),
        (["foresight", "namiji", "--bots", "cmd:mybot"], "a bot of a level"),
        (["--resume", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert problem in capsys.readouterr().err
