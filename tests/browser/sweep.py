"""A sweep over known games: whatever can be pressed can be pressed, at every size of the window.

    python -m tests.browser.sweep [game …]

plays known games through a server with one table page for each size and looks, at every decision,
at everything on these pages that can be pressed. `test_sweep.py` does it for some of the decisions.

What must be true of a target (a move on the board or beside it, or a button):

- At its middle, and at two more points inside it, lies itself under the pointer and nothing else.
  So no target covers another one's middle.
- It is not cut off, neither by the window nor by what it lies in (after scrolling to it).
- From its middle it reaches far enough for a finger (44 pixels across and down) where the window is
  a phone's or a tablet's, else for a mouse (28), or the same move is offered by another target
  that does, or it lies in an overview (`[data-overview]`) beside which a closer look is offered
  (`[data-closer]`) whose own targets do; of what lies in an overview the middle alone must be free.
  That a closer look has all that its overview has is tested in `test_sweep.py`.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.browser.driver import DESKTOP, LYING_PHONE, PHONE, SMALL_PHONE, person, settle
from tests.browser.hand import OFFERED, POINTS, offered, press
from tests.browser.known import Decision, course
from tests.browser.wire import Wire, asked, follow, look_at, look_away, new_game

FINGER, MOUSE = 44, 28  # pixels


@dataclass(frozen=True)
class Window:
    name: str
    size: dict[str, int]
    touch: bool

    @property
    def least(self) -> int:
        return FINGER if self.touch else MOUSE


WINDOWS = (
    Window("desktop", DESKTOP, touch=False),
    Window("tablet", {"width": 1024, "height": 768}, touch=False),
    Window("upright", {"width": 768, "height": 1024}, touch=True),
    Window("phone", PHONE, touch=True),
    Window("small", SMALL_PHONE, touch=True),
    Window("lying", LYING_PHONE, touch=True),
    Window("wall", {"width": 3840, "height": 2160}, touch=False),
)

# Games, as players and seed, that meet every kind of question between them (see test_explain).
GAMES = {
    "namiji": ((3, 1680), (3, 1484), (2, 1), (5, 2), (4, 3), (3, 4), (3, 5), (4, 6)),
    "tongiaki": ((3, 417), (6, 1), (2, 2), (4, 3)),
    "namazu": ((3, 331), (3, 337), (3, 150), (3, 368), (3, 498)),
}

# What is wrong with what can be pressed, each as a line.
FAULTS = f"""(least) => {{
  {POINTS}
  const TARGETS = '[data-move], [data-act], button, a.button, select, summary, [role=button]';
  const all = [...document.querySelectorAll('main')].flatMap((main) =>
    [...main.querySelectorAll(TARGETS)])
    .filter((one) => !one.disabled && !one.closest('.unseen, [inert]')
      && one.getAttribute('aria-disabled') !== 'true'
      && one.checkVisibility({{ visibilityProperty: true }})
      && one.getBoundingClientRect().width > 0);
  const called = (one) => {{
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
    const place = one.closest('[class]:not(svg *)')?.classList[0] ?? '';
    const kind = one.dataset.move === undefined ? '' : ' (move)';
    return `${{one.localName}}.${{classes}}${{kind}} in ${{place}}`;
  }};
  const same = (one, hit) => hit && (one.contains(hit) || (one.dataset.move !== undefined
    && hit.closest('[data-move]')?.dataset.move === one.dataset.move));
  const at = (one, x, y) => same(one, document.elementFromPoint(x, y));
  const reach = (one, {{ x, y }}) => {{
    const half = least / 2 - 1;
    const sides = [[1, 0], [-1, 0], [0, 1], [0, -1]];
    if (sides.every(([u, v]) => at(one, x + u * half, y + v * half))) return least;
    const far = sides.map(([u, v]) => {{
      let n = 0;
      while (n < least && at(one, x + u * (n + 1), y + v * (n + 1))) n += 1;
      return n;
    }});
    return Math.min(far[0] + far[1], far[2] + far[3]) + 1;
  }};
  const clips = (one) => getComputedStyle(one).overflow !== 'visible';
  const around = (one) => {{
    const found = [];
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {{
      if (clips(up)) found.push(up.getBoundingClientRect());
    }}
    return [...found, {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }}];
  }};
  const outside = (frames, [left, top, right, bottom]) => frames.some((frame) =>
    left < frame.left - 2 || top < frame.top - 2
      || right > frame.right + 2 || bottom > frame.bottom + 2);
  const cut = (one) => {{
    const ring = one.querySelector('.ring, .red-ring') ?? drawn(one) ?? one;
    const box = ring.getBoundingClientRect();
    const frames = around(one);
    if (!outside(frames, [box.left, box.top, box.right, box.bottom])) return false;
    if (!ring.getPointAtLength) return true;
    // the box of what is turned is larger than itself
    const [matrix, length] = [ring.getScreenCTM(), ring.getTotalLength()];
    return Array.from({{ length: 32 }}, (_, n) =>
      ring.getPointAtLength((n * length) / 32).matrixTransform(matrix))
      .some(({{ x, y }}) => outside(frames, [x, y, x, y]));
  }};
  const faults = [];
  const small = [];
  const ways = new Set();
  const closer = all.filter((one) => one.closest('[data-closer]'));
  for (const one of all) {{
    one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    const points = pointsIn(one);
    const missed = points.findIndex(({{ x, y }}) => !at(one, x, y));
    if (missed === 0 || (missed > 0 && !(one.closest('[data-overview]') && closer.length))) {{
      const {{ x, y }} = points[missed];
      const hit = document.elementFromPoint(x, y);
      const by = hit ? called(hit) : 'nothing';
      faults.push([`${{missed ? 'side' : 'middle'}} of ${{called(one)}} is under ${{by}}`]);
    }}
    if (cut(one)) faults.push([`${{called(one)}} is cut off`]);
    const size = missed === 0 ? 0 : reach(one, points[0]);
    if (size >= least - 1.5) ways.add(one.dataset.move);
    else if (missed !== 0) small.push([one, size]);
  }}
  const looked = closer.length && !small.some(([one]) => closer.includes(one));
  for (const [one, size] of small) {{
    const other = one.dataset.move !== undefined && one.dataset.move !== 'part'
      && ways.has(one.dataset.move);
    if (other || (looked && one.closest('[data-overview]'))) continue;
    faults.push([`${{called(one)}} is small`, Math.round(size)]);
  }}
  if (document.documentElement.scrollWidth > innerWidth) faults.push(['the page is too wide']);
  return {{ faults, targets: all.length }};
}}"""

# A board that has just come measures its room before it is drawn, and what it leaves to others.
AT_REST = """() => {
  const boxes = [...document.querySelectorAll('main [data-move], main section')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(' ');
  const before = window.boxesBefore;
  window.boxesBefore = boxes;
  return boxes === before;
}"""


@dataclass
class Found:
    """What a sweep saw."""

    positions: int = 0
    looks: int = 0
    targets: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    where: dict[str, str] = field(default_factory=dict)  # each was seen first, or was smallest
    least: dict[str, float] = field(default_factory=dict)  # pixels

    def add(self, fault: str, where: str, size: float | None = None) -> None:
        if fault not in self.faults:
            print(f"{fault} ({where})", flush=True)  # a sweep takes long
        self.faults[fault] += 1
        if size is not None and size < self.least.get(fault, FINGER):
            self.least[fault] = size
            self.where[fault] = where
        self.where.setdefault(fault, where)

    def lines(self) -> list[str]:
        return [
            f"{count:5} {fault}{f', {self.least[fault]} px' if fault in self.least else ''}"
            f" ({self.where[fault]})"
            for fault, count in sorted(self.faults.items())
        ]


def look(page: Any, window: Window, where: str, found: Found) -> None:
    """Look at everything on a page that can be pressed."""
    settle(page)
    page.wait_for_function(AT_REST)
    seen = page.evaluate(FAULTS, window.least)
    found.looks += 1
    found.targets += seen["targets"]
    for fault, *size in seen["faults"]:
        found.add(f"{window.name}: {fault}", where, *size)


@contextmanager
def pages_of(
    browser: Any, url: str, windows: Iterable[Window]
) -> Iterator[list[tuple[Window, Any]]]:
    """Pages of one person, one for each window."""
    pages: list[tuple[Window, Any]] = []
    for window in windows:
        page = person(browser, url, window.size, touch=window.touch)
        pages.append((window, page))
    new_game(pages[0][1], "namiji", 2, 1)  # who has an identity has a cookie
    for _, page in pages[1:]:
        page.context.add_cookies(pages[0][1].context.cookies())
    try:
        yield pages
    finally:
        for _, page in pages:
            page.context.close()


def sweep(
    pages: list[tuple[Window, Any]],
    game: str,
    players: int,
    seed: int,
    found: Found,
    wanted: Iterable[int] | None = None,
) -> None:
    """Follow a known game to its end, and look at the decisions that are wanted (all).

    Some of the moves are made by a press on one of the pages, after a look at what has changed
    there because a move is chosen.
    """
    decisions, _ = course(game, players, seed)
    looked = set(range(len(decisions)) if wanted is None else wanted)
    first = pages[0][1]
    table = new_game(first, game, players, seed)
    wire, last, made = Wire(first), -1, 0
    for number in sorted(looked):
        decision = decisions[number]
        between = decisions[made:number]
        look_away((page for _, page in pages), between)
        last = asked(wire, table, follow(first, table, between, last))["position"]
        where = f"{game} {players} {seed} after {decision.made}"
        for window, page in pages:
            look_at(page, table)
            page.wait_for_function(OFFERED, arg=decision.legal)
            look(page, window, where, found)
        found.positions += 1
        made = number + 1
        window, page = pages[found.positions % len(pages)]
        if move_by_hand(page, window, decision, where, found):
            continue
        if wire.get(f"/tables/{table}")["position"] == last:  # else the hand did not see it made
            wire.post(f"/tables/{table}/move", position=last, move=decision.move)


def move_by_hand(page: Any, window: Window, decision: Decision, where: str, found: Found) -> bool:
    """Press the move on the page, if one press chooses it; and look again before it is made."""
    try:
        pressed = press(page, offered(decision.move))
    except AssertionError:
        return False  # found already: it is covered
    if pressed and page.query_selector("[data-act]"):
        look(page, window, f"{where}, chosen", found)
        press(page, "[data-act]")
    return pressed


def main() -> None:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import CHROMIUM, running_server
    from tests.browser.driver import launch

    named = sys.argv[1:]
    games = [game for game in GAMES if game in named] or list(GAMES)
    windows = [one for one in WINDOWS if one.name in named] or WINDOWS
    found = Found()
    with (
        running_server(os.environ.get("KUROSHIO_TEST_SERVER")) as url,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, CHROMIUM)
        with pages_of(browser, url, windows) as pages:
            for game in games:
                for players, seed in GAMES[game]:
                    sweep(pages, game, players, seed, found)
                    print(
                        f"{game} of {players}, seed {seed}: {found.positions} positions", flush=True
                    )
        browser.close()
    print("\n".join(found.lines()))
    print(f"{found.positions} positions, {found.looks} looks, {found.targets} targets")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
