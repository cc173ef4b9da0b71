"""A survey: a plan, what has been played of it, and the tallies so far."""

from __future__ import annotations

import os
import time
import zipfile
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np

from kuroshio.bound.tallies import Tally
from kuroshio.core.errors import BadRecord
from kuroshio.core.records import Records, blank, dtype
from kuroshio.files import writing
from kuroshio.lab.counter import Ints, Part, count_part, numbers_of, parts_of
from kuroshio.lab.plan import Plan

AHEAD = 2  # parts that lie ready for each worker
SAVE_EVERY = 20.0  # seconds


class Survey:
    """The state of a survey. It grows part by part and can be kept in a file at any moment.

    >>> from kuroshio.lab import Trial
    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> survey.played, len(survey.missing) > 0
    (0, True)
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.parts = parts_of(plan)
        self.tallies: Records = blank(Tally, len(plan.trials))
        self.done = np.zeros((len(plan.trials), len(self.parts[0])), np.bool_)

    @property
    def played(self) -> int:
        """Games so far, all trials together."""
        return int(self.tallies["games"].sum())

    @property
    def missing(self) -> list[Part]:
        """What is still to be played. Trials take turns, so that a survey that is stopped has
        some games of each."""
        return [
            part for row in zip(*self.parts, strict=True) for part in row if not self._has(part)
        ]

    def _has(self, part: Part) -> bool:
        return bool(self.done[part.trial, part.number])

    def add(self, part: Part, numbers: Ints) -> None:
        numbers_of(self.tallies[part.trial : part.trial + 1])[:] += numbers
        self.done[part.trial, part.number] = True

    def save(self, path: Path) -> None:
        """Keep the survey in a file, whole or not at all."""
        beside = path.with_name(path.name + ".new")
        plan = np.frombuffer(msgspec.json.encode(self.plan), np.uint8)
        with writing(path):
            with beside.open("wb") as file:
                tallies = self.tallies.view(np.int64).reshape(len(self.tallies), -1)
                np.savez_compressed(file, plan=plan, done=self.done, tallies=tallies)
            os.replace(beside, path)


def load(path: Path) -> Survey:
    """A survey that was kept in a file.

    >>> load(Path("nowhere.npz"))
    Traceback (most recent call last):
    kuroshio.core.errors.BadRecord: cannot read nowhere.npz: No such file or directory
    """
    try:
        with path.open("rb") as file:
            if not zipfile.is_zipfile(file):
                raise ValueError("it is no archive of NumPy arrays")
        with np.load(path, allow_pickle=False) as kept:
            plan = msgspec.json.decode(kept["plan"].tobytes(), type=Plan)
            done, tallies = kept["done"], kept["tallies"]
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, KeyError, EOFError, msgspec.DecodeError) as error:
        raise BadRecord(f"{path} is not a survey of the lab: {error}") from None
    plan.check()
    survey = Survey(plan)
    if done.shape != survey.done.shape or tallies.nbytes != survey.tallies.nbytes:
        raise BadRecord(f"{path} was kept by another version of the lab")
    survey.done = done
    survey.tallies = np.ascontiguousarray(tallies).view(dtype(Tally)).reshape(-1)
    return survey


def conduct(
    survey: Survey,
    workers: int = 1,
    ray: str | None = None,
    keep: Path | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> bool:
    """Play what is missing; False if it was stopped (Ctrl-C) before the end.

    The result is the same whatever the number of workers and stops.

    >>> from kuroshio.lab import Trial
    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=50, seed=1, trials=trials)
    >>> survey = Survey(plan)
    >>> conduct(survey), survey.played
    (True, 50)
    """
    task = partial(count_part, msgspec.json.encode(survey.plan))
    saved = time.monotonic()
    try:
        with closing(_results(task, survey.missing, workers, ray)) as results:
            for part, numbers in results:
                survey.add(part, numbers)
                progress(survey.played)
                if keep is not None and time.monotonic() - saved > SAVE_EVERY:
                    survey.save(keep)
                    saved = time.monotonic()
    except KeyboardInterrupt:
        return False
    return True


Task = Callable[[Part], tuple[Part, Ints]]
Results = Generator[tuple[Part, Ints], None, None]


def _results(task: Task, parts: Iterable[Part], workers: int, ray: str | None) -> Results:
    if ray is not None:
        from kuroshio.arena.cluster import run_on_ray

        return run_on_ray(task, parts, ray)
    return _in_threads(task, parts, workers)


def _in_threads(task: Task, parts: Iterable[Part], workers: int) -> Results:
    """Compiled code runs beside other threads; only a few parts are ever in flight."""
    waiting = iter(parts)
    with ThreadPoolExecutor(workers) as pool:
        running = {pool.submit(task, part) for part in islice(waiting, workers * AHEAD)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(task, part) for part in islice(waiting, len(done))}
                for one in done:
                    yield one.result()
        finally:
            for one in running:
                one.cancel()
