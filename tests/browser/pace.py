"""How fast the table in the browser is: `python -m tests.browser.pace [game …]`.

Prints what the first load weighs in each language and, for each game, how soon the board is drawn,
how soon it answers a click, and how long its frames are on a processor slowed down four times:
all that passes between them, and what the page's own thread works between them (the rest is the
drawing of layers, and whatever else the machine does); with the time that a step of the game takes
in scripts and in painting. While frames are measured a mouse plays, and the page is asked for
nothing but where to: what a careful hand looks up in the page before it presses (`hand.py`) is
work that no person gives it.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
from bisect import bisect
from typing import Any

from kuroshio.language import LANGUAGES
from tests.browser.conftest import WHOLE, running_server
from tests.browser.driver import DESKTOP, launch, person, play_now
from tests.browser.hand import press

GAMES = ("namiji", "tongiaki", "namazu")
SLOWER = 4  # times, when frames are measured
SECONDS = 20  # of play in which they are
LONG = 50.0  # milliseconds: a frame that is seen to stutter
LOADS = 5
CLICKS = 8

# The moment at which the board is drawn, by the page's own clock.
WATCH = """() => {
  const look = () => {
    const svg = document.querySelector('main.table .board svg');
    if (svg) requestAnimationFrame(() => (window.drawn = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}"""

# Milliseconds from the last click until it is seen, and until the next step is shown.
CLOCK = """() => {
  const since = (begun) => performance.now() - begun;
  addEventListener('click', () => {
    const clock = (window.clock = { begun: performance.now(), seen: null, shown: null });
    requestAnimationFrame(() => setTimeout(() => (clock.seen = since(clock.begun))));
  }, { capture: true });
  new MutationObserver(() => (window.clock.shown ??= since(window.clock.begun)))
    .observe(document.querySelector('main.table'), { attributeFilter: ['data-step'] });
}"""

# Every frame's length, while the page is played on.
FRAMES = """(seconds) => new Promise((done) => {
  const lengths = [];
  const begun = performance.now();
  let last = begun;
  const next = (now) => {
    lengths.push(now - last);
    last = now;
    if (now - begun < seconds * 1000) requestAnimationFrame(next);
    else done(lengths);
  };
  requestAnimationFrame(next);
})"""

# Where something can be pressed to go on: the button that acts, or the middle of some move.
WHERE = """(chance) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    return one.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
  };
  const act = document.querySelector('[data-act]');
  if (act) return middle(act);
  const moves = [...document.querySelectorAll('main [data-move]:not([aria-haspopup])')];
  const from = Math.floor(chance * moves.length);
  for (const one of moves.slice(from, from + 9)) {
    const at = middle(one);
    if (at) return at;
  }
  return null;
}"""


def weight(browser: Any, url: str, language: str) -> int:
    """The bytes of the first load, as they come over the line."""
    page = person(browser, url, language=language)
    requests: list[Any] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto("/", wait_until="networkidle")
    total: int = sum(request.sizes()["responseBodySize"] for request in list(requests))
    page.context.close()
    return total


def drawn(page: Any) -> float:
    """Milliseconds from the navigation to a table until its board is drawn."""
    page.add_init_script(f"({WATCH})()")
    times: list[float] = []
    for _ in range(LOADS):
        page.reload()
        page.wait_for_function("() => window.drawn")
        times.append(page.evaluate("window.drawn"))
    return statistics.median(times)


def answers(page: Any) -> tuple[float, float]:
    """Milliseconds from a click until it is seen, and until the move's own step is shown."""
    seen: list[float] = []
    shown: list[float] = []
    page.evaluate(CLOCK)
    while len(shown) < CLICKS:
        page.wait_for_selector("main [data-move]:not([data-move=part])", timeout=60_000)
        press(page, "main [data-move]:not([data-move=part])")
        page.wait_for_function("() => window.clock?.seen")
        seen.append(page.evaluate("window.clock.seen"))
        if page.query_selector("[data-act]"):
            press(page, "[data-act]")
        page.wait_for_function("() => window.clock.shown")
        shown.append(page.evaluate("window.clock.shown"))
    return statistics.median(seen), statistics.median(shown)


class Trace:
    """What Chromium itself records of its main thread."""

    def __init__(self, page: Any) -> None:
        self.line = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.whole = False
        self.page = page
        self.line.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.line.on("Tracing.tracingComplete", lambda _: setattr(self, "whole", True))

    def slow_down(self, times: int) -> None:
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def start(self) -> None:
        self.line.send(
            "Tracing.start",
            {
                "transferMode": "ReportEvents",
                "categories": "-*,toplevel,__metadata,devtools.timeline",
            },
        )

    def end(self) -> None:
        self.line.send("Tracing.end")
        while not self.whole:
            self.page.wait_for_timeout(50)
        mains = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        }
        self.events = [
            event
            for event in self.events
            if event.get("ph") == "X" and (event["pid"], event["tid"]) in mains and "tdur" in event
        ]

    def spent(self, kind: str) -> list[float]:
        """Processor time of each event of a kind on the page's main thread, in milliseconds."""
        return [one["tdur"] / 1000 for one in self.events if one["name"].endswith(kind)]

    def between_frames(self) -> list[float]:
        """Processor time of the page's main thread from each animation frame to the next, in
        milliseconds: what a frame costs the page itself, whatever else the machine does."""
        begun = sorted(one["ts"] for one in self.events if one["name"] == "FireAnimationFrame")
        spent = [0.0] * (len(begun) + 1)
        for one in self.events:
            if one["name"].endswith("Impl::RunTask"):
                spent[bisect(begun, one["ts"] + one["dur"])] += one["tdur"] / 1000
        return spent


def frames(page: Any, seed: int = 3) -> tuple[list[float], Trace, int]:
    """The lengths of all frames while a game is played on, what was done between them, and how
    many steps of the game were shown."""
    trace = Trace(page)
    before = int(page.get_attribute("main.table", "data-step"))
    trace.slow_down(SLOWER)
    trace.start()
    page.evaluate(f"void (window.frames_ = ({FRAMES})({SECONDS}))")  # void: not waited for
    state = seed
    for _ in range(SECONDS * 2):
        state = (state * 1103515245 + 12345) % 2**31
        if at := page.evaluate(WHERE, state / 2**31):
            page.mouse.click(at["x"], at["y"])
        page.wait_for_timeout(500)
    lengths: list[float] = page.evaluate("window.frames_")
    trace.end()
    trace.slow_down(1)
    shown = int(page.get_attribute("main.table", "data-step")) - before
    return lengths, trace, max(1, shown)


def measure(browser: Any, url: str, game: str) -> dict[str, Any]:
    page = person(browser, url, DESKTOP, speed=1)
    play_now(page, game, 4, "sailor")
    board = drawn(page)
    seen, shown = answers(page)
    lengths, trace, steps = frames(page)
    tasks = trace.spent("Impl::RunTask")
    page.context.close()
    return {
        "game": game,
        "board drawn, ms": round(board),
        "click seen, ms": round(seen),
        "move shown, ms": round(shown),
        "frames": len(lengths),
        "over 50 ms": sum(length > LONG for length in lengths),
        "longest": round(max(lengths)),
        "over 50 ms of the page's own": sum(own > LONG for own in trace.between_frames()),
        "tasks over 50 ms": sum(task > LONG for task in tasks),
        "longest task": round(max(tasks, default=0)),
        "script a step, ms": round(sum(trace.spent("FunctionCall")) / steps, 1),
        "paint a step, ms": round(sum(trace.spent("Paint")) / steps, 1),
    }


def main() -> None:
    from playwright.sync_api import sync_playwright

    only = [game for game in GAMES if game in sys.argv[1:]] or GAMES
    with (
        running_server(os.environ.get("KUROSHIO_TEST_SERVER")) as url,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, WHOLE)
        for language in LANGUAGES:
            print(f"first load, {language}: {weight(browser, url, language) / 1000:.1f} kB")
        for game in only:
            print(json.dumps(measure(browser, url, game)), flush=True)
        browser.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
