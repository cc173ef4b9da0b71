"""Matches on a real Ray cluster on this machine. Ray is an extra: pip install 'kuroshio[ray]'."""

from __future__ import annotations

import importlib
import os
import signal
import threading
import time

import pytest

from kuroshio.arena import Match, play_match

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'kuroshio[ray]'")

pytestmark = pytest.mark.slow

MATCH = Match(game="namiji", bots=["captain:40", "sailor:1", "deckhand"], games=12, seed=3)


def test_ray_plays_the_same_games_although_a_worker_is_killed() -> None:
    here = list(play_match(MATCH, range(12)))
    killed: list[int] = []

    def kill_a_worker() -> None:
        """As soon as one plays, kill it."""
        state = importlib.import_module("ray.util.state")

        for _ in range(600):
            time.sleep(0.1)
            try:
                running = [
                    task.worker_pid
                    for task in state.list_tasks(filters=[("state", "=", "RUNNING")], detail=True)
                    if task.worker_pid
                ]
            except Exception:
                continue
            if running:
                os.kill(running[0], signal.SIGKILL)
                killed.append(running[0])
                return

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        killer = threading.Thread(target=kill_a_worker)
        killer.start()
        there = sorted(play_match(MATCH, range(12), ray="auto"), key=lambda one: one.number)
        killer.join()
    finally:
        ray.shutdown()
    assert killed
    assert there == here
