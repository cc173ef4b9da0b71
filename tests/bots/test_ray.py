"""Matches and surveys on a real Ray cluster on this machine."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kuroshio
from kuroshio.arena import Match, play_match
from kuroshio.arena.cluster import JOB
from kuroshio.lab import Plan, Survey, conduct, trials_of

ray = pytest.importorskip("ray", reason="Ray has no wheel here")

pytestmark = pytest.mark.slow

MATCH = Match(game="namiji", bots=["captain:40", "sailor:1", "deckhand"], games=12, seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Ray gives itself 30 seconds to start: on a busy machine that may take a second try."""
    for last in (False, True):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
            break
        except Exception:
            ray.shutdown()
            if last:
                raise
    yield
    ray.shutdown()


def parent(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("PPid:")[2].split()[0])


def workers_at_play() -> list[int]:
    """The processes of this test's cluster that are playing a game now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"ray::{JOB}".encode() in (folder / "cmdline").read_bytes():
                pid = int(folder.name)
                if parent(parent(pid)) == os.getpid():  # started by our raylet
                    found.append(pid)
        except (OSError, ValueError):
            continue  # it is gone
    return found


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="finds workers in /proc")
@pytest.mark.usefixtures("cluster")
@pytest.mark.long
def test_ray_plays_the_same_games_although_a_worker_is_killed() -> None:
    here = list(play_match(MATCH, range(12)))
    killed: list[int] = []

    def kill_a_worker() -> None:
        """As soon as one plays, kill it."""
        for _ in range(900):
            time.sleep(0.1)
            for worker in workers_at_play():
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
                return

    killer = threading.Thread(target=kill_a_worker)
    killer.start()
    there = sorted(play_match(MATCH, range(12), ray="auto"), key=lambda one: one.number)
    killer.join()
    assert killed
    assert there == here


@pytest.mark.usefixtures("cluster")
def test_a_survey_on_a_cluster_has_the_same_figures() -> None:
    game = kuroshio.game_named("namiji")
    trials = trials_of(game, [3], [], {}, None)
    plan = Plan(game="namiji", rules=game.version, bots="sailor", games=60, seed=4, trials=trials)
    here, there = Survey(plan), Survey(plan)
    assert conduct(here)
    assert conduct(there, ray="auto")
    assert there.played == 60
    assert there.tallies.tobytes() == here.tallies.tobytes()
