"""Loops of their own for what a test awaits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, in another thread: in this one Playwright may keep a loop running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
