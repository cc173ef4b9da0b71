"""The press: where pictures become pixels, in a process of its own with a low priority.

What was printed is kept by what it shows, as long as there is room. Many who ask for the same
picture at once wait for one print.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable

from kuroshio import raster
from kuroshio.core.drawing import FONTS
from kuroshio.server.aside import aside
from kuroshio.server.refusals import Refused

log = logging.getLogger("kuroshio.press")

KEPT = 24_000_000  # bytes of pictures
WAITING = 8  # orders, before others are sent away
OF_ONE = 2  # of them from one address
PATIENCE = 30.0  # seconds that one may take
AGAIN = 3.0  # seconds after which somebody who was sent away may come again


class Press:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._ordered: Counter[str] = Counter()  # by address, of what is under way
        self._free = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    def kept(self, name: str) -> bytes | None:
        """The picture of this name, if there is one already."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    async def printed(
        self,
        name: str,
        draw: Callable[[], list[str]],
        width: int,
        film: bool = False,
        address: str = "",
    ) -> bytes:
        """The picture of this name, for somebody at an address; `draw` gives its drawings."""
        if (kept := self.kept(name)) is not None:
            return kept
        if name not in self._under_way:
            if len(self._under_way) >= WAITING or self._ordered[address] >= OF_ONE:
                raise Refused("too-many", retry_after=AGAIN)
            made = asyncio.create_task(self._print(name, draw, width, film))
            self._under_way[name] = made
            self._ordered[address] += 1
            made.add_done_callback(lambda done: self._ended(name, address, done))
        # one of those who wait may go away: the others still get it
        return await asyncio.shield(self._under_way[name])

    def _ended(self, name: str, address: str, done: asyncio.Task[bytes]) -> None:
        del self._under_way[name]
        self._ordered -= Counter((address,))  # drops an address that has none left
        if not done.cancelled():
            done.exception()  # told to those who wait, if anybody does

    async def _print(
        self, name: str, draw: Callable[[], list[str]], width: int, film: bool
    ) -> bytes:
        svgs = [one.encode() for one in await aside(draw)]
        order = {
            "film": film,
            "width": width,
            "fonts": [str(font) for font in FONTS],
            "sizes": [len(one) for one in svgs],
        }
        async with self._free:
            made = await self._order(json.dumps(order).encode() + b"\n" + b"".join(svgs))
        self._keep(name, made)
        return made

    async def _order(self, order: bytes) -> bytes:
        """What the process makes of an order. One that fails or takes too long is ended; the next
        order starts another."""
        try:
            async with asyncio.timeout(PATIENCE):
                process = await self._started()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(order)
                await process.stdin.drain()
                size = int(await process.stdout.readline() or b"0")
                if size:
                    return await process.stdout.readexactly(size)
                log.error("a picture could not be drawn")
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            log.error("no picture: %r", error)
            self._end()
        except asyncio.CancelledError:
            self._end()  # half an answer would be taken for the next one's
            raise
        raise Refused("internal", request="")

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", raster.__file__),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    def _keep(self, name: str, made: bytes) -> None:
        self._kept[name] = made
        self._size += len(made)
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def close(self) -> None:
        """Give up what is under way, and end the process."""
        for task in self._under_way.values():
            task.cancel()
        self._end()

    def _end(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None
