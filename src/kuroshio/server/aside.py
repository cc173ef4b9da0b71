"""What takes long, and what nobody at a table waits for, is done aside: in one thread. Several
would only take the loop's turns away, since no two run at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "aside")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Let something be done beside what people wait for, one after the other."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_thread, partial(work, *args, **kwargs))
