"""Matches on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from kuroshio.arena.match import Match, Played, play_game
from kuroshio.core.errors import BadSetup

RETRIES = 10  # times that a game is played again when its worker dies


def play_on_ray(
    match: Match, numbers: Iterable[int], address: str
) -> Generator[Played, None, None]:
    """Play the numbered games on a cluster; `auto` starts one on this machine."""
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise BadSetup("Ray is not installed; it comes with: pip install 'kuroshio[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        # A cluster that is already running is used; else `auto` starts one here.
        ray.init(
            address=None if address == "auto" else address,
            log_to_driver=False,
            include_dashboard=False,
            configure_logging=False,
        )
    task: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(play_game)
    ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(numbers)
    running = [task.remote(match, number) for number in islice(waiting, ahead)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [task.remote(match, number) for number in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()
