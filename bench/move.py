"""What a move costs from the command to the messages for four, in one thread: processor time.

    python bench/move.py                          this checkout: microseconds a move, step by step
    python bench/move.py --against ../old         and another one: the ratio
    python bench/move.py --game namazu --moves 4000
    python bench/move.py --caches                 and without each of the caches: what it saves
    python bench/move.py --profile                where this checkout spends it

Nothing here goes to a store or over a socket: bench/load.py measures these too. Both checkouts play
the same random games, in short turns of a process each, and only time of their own thread counts:
so a busy machine matters little.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import inspect
import json
import os
import pstats
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

SEATS = 4
SLICE = 100  # moves of a turn
STEPS = ("decide", "take", "tell")


def telling() -> Callable[[Any], Any]:
    """What tells a move to all seats, by whatever name this checkout has for it."""
    try:
        from kuroshio.server.news import changes_for
    except ImportError:  # before there was one module for it
        from kuroshio.server.updates import Telling  # type: ignore[import-not-found]

        def tell(live: Any) -> Any:
            told = Telling(live, b"{}")
            return [told.change((seat,)) for seat in range(SEATS)]

        return tell
    return lambda live: changes_for(live, range(SEATS))


def commands() -> Any:
    """All commands, by whatever name this checkout has for them."""
    try:
        from kuroshio.server.protocol import AnyCommand
    except ImportError:  # before there was a package for it
        from kuroshio.server.messages import AnyCommand  # type: ignore[import-not-found]
    return AnyCommand


def new_table(game: str, seed: int) -> Any:
    from kuroshio.server import entries as e
    from kuroshio.server.live import LiveTable
    from kuroshio.server.store import Header

    known = {"id": "t", "game": game, "rules": 1, "players": SEATS, "options": {}, "seed": seed}
    rest = {"clock": {"kind": "none"}, "listed": False, "seeded": False, "created": 0}
    live = LiveTable(msgspec.convert(known | rest, Header))
    for seat in range(SEATS):
        live.take(live.n + 1, 0, e.Sat(seat, f"p{seat}", f"P{seat}"))
    live.take(live.n + 1, 0, e.Started())
    return live


def moves(game: str, spent: dict[str, float]) -> Iterator[None]:
    """Random games, move by move; the time of each step is added to `spent`."""
    from kuroshio.server import entries as e
    from kuroshio.server.decide import decide

    # Of those around a table a move asks nothing; before there were any, `decide` was not told.
    around = [None] if "around" in inspect.signature(decide).parameters else []
    gc.set_threshold(20_000, 20, 100)  # as the server does
    tell, clock, chance = telling(), time.thread_time, random.Random(1)
    decoder = msgspec.json.Decoder(commands())
    for seed in range(1_000_000):
        live = new_table(game, seed)
        while not live.over:
            move = int(chance.choice(live.game.moves))
            text = b'{"type":"move","position":%d,"move":%d}' % (live.position, move)
            begun = clock()
            (entry,) = decide(live, f"p{live.turn}", "", decoder.decode(text), *around)
            e.encode(entry)
            decided = clock()
            live.take(live.n + 1, 0, entry)
            taken = clock()
            if not live.over:
                tell(live)
            told = clock()
            for name, seconds in zip(
                STEPS, (decided - begun, taken - decided, told - taken), strict=True
            ):
                spent[name] += seconds
            yield
        if seed == 0:
            gc.freeze()


def without(cache: str) -> None:
    """Switch one of the caches off, before a game is loaded."""
    from kuroshio.core import parts, records
    from kuroshio.server import news, readings

    if cache == "parts":  # of a view, made of the same bytes; and changes between the same bytes
        parts.KEPT = 0
    elif cache == "rows":  # records in a row with the same bytes, in plain numbers
        records.lru_cache = lambda maxsize: lambda build: build  # type: ignore[attr-defined]
    elif cache == "readings":  # what is said of a choice or a question, by what it reads
        readings.KEPT = 0
    elif cache == "events":  # in words
        news._event = news._event.__wrapped__


CACHES = ("parts", "rows", "readings", "events")


def serve_turns(game: str, cache: str) -> None:
    """A process of one checkout: it makes as many moves as each line asks for, and says what they
    have cost."""
    if cache:
        without(cache)
    spent = dict.fromkeys(STEPS, 0.0)
    playing = moves(game, spent)
    for line in sys.stdin:
        spent.update(dict.fromkeys(STEPS, 0.0))
        for _ in range(int(line)):
            next(playing)
        print(json.dumps(spent), flush=True)


class Checkout:
    def __init__(self, name: str, folder: Path, game: str, cache: str = "") -> None:
        self.name, self.spent = name, dict.fromkeys(STEPS, 0.0)
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
        command = [sys.executable, __file__, "--turns-of", game, "--without", cache]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def turn(self, count: int) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(count, file=self.process.stdin, flush=True)
        spent: dict[str, float] = json.loads(self.process.stdout.readline())
        return spent


def measure(args: argparse.Namespace) -> None:
    here = Path(__file__).parents[1]
    checkouts = [Checkout("this", here, args.game)]
    if args.against:
        checkouts.append(Checkout("other", Path(args.against).resolve(), args.game))
    if args.caches:
        checkouts += [Checkout(f"without {one}", here, args.game, one) for one in CACHES]
    for one in checkouts:
        one.turn(args.warm)
    for _ in range(args.moves // SLICE):
        for one in checkouts:
            for name, seconds in one.turn(SLICE).items():
                one.spent[name] += seconds
    for one in checkouts:
        a_move = {name: 1e6 * seconds / args.moves for name, seconds in one.spent.items()}
        steps = ", ".join(f"{name} {spent:.0f}" for name, spent in a_move.items())
        print(f"{args.game}, {one.name}: {sum(a_move.values()):.0f} µs a move ({steps})")
        one.process.terminate()
        one.process.wait(10)
    if args.against:
        this, other = (sum(one.spent.values()) for one in checkouts[:2])
        print(f"{args.game}: {this / other:.2f} of the other checkout's time")


def profile(args: argparse.Namespace) -> None:
    playing = moves(args.game, dict.fromkeys(STEPS, 0.0))
    for _ in range(args.warm):
        next(playing)
    with cProfile.Profile() as noted:
        for _ in range(args.moves):
            next(playing)
    pstats.Stats(noted).sort_stats("tottime").print_stats(40)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", default="namiji")
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--warm", type=int, default=2000, help="moves before it counts")
    parser.add_argument("--against", metavar="DIR", help="another checkout")
    parser.add_argument("--caches", action="store_true", help="also without each of the caches")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--turns-of", help=argparse.SUPPRESS)
    parser.add_argument("--without", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.turns_of:
        serve_turns(args.turns_of, args.without)
    elif args.profile:
        profile(args)
    else:
        measure(args)


if __name__ == "__main__":
    main()
