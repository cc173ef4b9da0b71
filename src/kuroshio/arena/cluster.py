"""Work on a Ray cluster: matches of the arena, games of the laboratory."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from kuroshio.extras import needs

Job = TypeVar("Job")
Done = TypeVar("Done")

JOB = "kuroshio-job"  # as a worker that does one is called in the list of processes
RETRIES = 10  # times that a job is done again when its worker dies


def run_on_ray(
    task: Callable[[Job], Done], jobs: Iterable[Job], address: str
) -> Generator[Done, None, None]:
    """Do the jobs on a cluster, in any order; `auto` starts one on this machine."""
    with needs("ray"):
        import ray  # type: ignore[import-not-found, unused-ignore]
    ours = not ray.is_initialized()
    if ours:
        # A cluster that is already running is used; else `auto` starts one here.
        ray.init(
            address=None if address == "auto" else address,
            log_to_driver=False,
            include_dashboard=False,
            configure_logging=False,
        )

    def do(job: Job) -> Done:
        return task(job)

    remote: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(do).options(name=JOB)
    has = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
    ahead = 2 * max(1, int(has.get("CPU", 1)))
    waiting = iter(jobs)
    running = [remote.remote(job) for job in islice(waiting, ahead)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(job) for job in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()
