"""Where the games of a match are played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import TypeVar

from kuroshio.arena.match import Match, Played, compile_for, play_game
from kuroshio.processes import Workers

T = TypeVar("T")

AHEAD = 2  # games that lie ready for each worker


def play_match(
    match: Match, numbers: Iterable[int], workers: int = 1, ray: str | None = None
) -> Generator[Played, None, None]:
    """Play the numbered games, in any order.

    >>> from kuroshio.arena import Match
    >>> match = Match(game="tongiaki", bots=["deckhand", "deckhand"], games=4, seed=1)
    >>> sorted(played.number for played in play_match(match, range(match.games)))
    [0, 1, 2, 3]
    """
    if workers > 1 and ray is None:
        compile_for(match)
    return play_numbered(partial(play_game, match), numbers, workers, ray)


def play_numbered(
    play: Callable[[int], T], numbers: Iterable[int], workers: int = 1, ray: str | None = None
) -> Generator[T, None, None]:
    """Play games by their numbers, in any order; what they need is compiled."""
    if ray is not None:
        from kuroshio.arena.cluster import run_on_ray

        return run_on_ray(play, numbers, ray)
    if workers <= 1:
        return (play(number) for number in numbers)
    return _play_in_processes(play, numbers, workers)


def _play_in_processes(
    play: Callable[[int], T], numbers: Iterable[int], workers: int
) -> Generator[T, None, None]:
    """A worker that dies loses nothing but time: its games are played again."""
    waiting = iter(numbers)
    again: list[int] = []
    deaths = 0
    while True:
        running: dict[Future[T], int] = {}
        pool = Workers(workers)
        try:
            while True:
                room = workers * AHEAD - len(running)
                fetched = [again.pop() for _ in range(min(room, len(again)))]
                fetched += islice(waiting, room - len(fetched))
                for number in fetched:
                    running[pool.submit(play, number)] = number
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    played = future.result()
                    del running[future]
                    yield played
        except BrokenProcessPool:
            deaths += 1
            if deaths > 10:
                raise
            again += running.values()
        finally:
            pool.stop()
