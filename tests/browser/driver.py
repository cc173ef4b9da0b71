"""Hands for the browser: open a page, play now, make moves until the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from tests.browser import hand
from tests.browser.known import LEVEL, presses

PATIENCE = 240.0  # seconds for what takes a few: other machines are slower
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
LYING_PHONE = {"width": 844, "height": 390}

# From then on a page has text of double size.
TWICE = """localStorage.setItem('kuroshio', JSON.stringify(
  {...JSON.parse(localStorage.getItem('kuroshio')), text: 2}))"""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Tables that this page opens have this seed: they deal the same cards to the same bots every time.
WITH_SEED = """{
  const ask = window.fetch;
  const opens = (path, how) => /^.api.(tables|play-now)$/.test(path) && how.method === 'POST';
  window.fetch = (path, how) => ask(path, !opens(path, how) ? how
    : { ...how, body: JSON.stringify({ ...JSON.parse(how.body), seed: %d }) });
}"""


def launch(playwright: Any, executable: str) -> Any:
    return playwright.chromium.launch(executable_path=executable, args=FLAGS)


def person(
    browser: Any,
    url: str,
    size: dict[str, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    speed: float = 0,
    seed: int | None = 1,
    touch: bool | None = None,
    keeps: bool = False,
) -> Any:
    """A page of somebody with a browser of their own.

    Unless told, everything moves at once, tables that are opened here are known ones, whoever has a
    small window has fingers, and nothing is kept for when there is no network.
    """
    touch = min(size.values()) < 700 if touch is None else touch
    context = browser.new_context(
        viewport=size,
        locale=language,
        has_touch=touch,
        base_url=url,
        color_scheme=theme,
        service_workers="allow" if keeps else "block",
    )
    settings = json.dumps({"language": language, "theme": theme, "speed": speed})
    context.add_init_script(
        f"if (!localStorage.getItem('kuroshio')) localStorage.setItem('kuroshio', {settings!r})"
    )
    if seed is not None:
        context.add_init_script(WITH_SEED % seed)
    page = context.new_page()
    page.base = url
    page.touch = touch  # presses are a finger's
    page.troubles = []
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((url, url.replace("http", "ws"), "data:", "blob:"))
            else page.troubles.append(f"left the origin: {request.url}")
        ),
    )
    page.on(
        "console",
        lambda line: (
            page.troubles.append(line.text)
            if "Content Security Policy" in line.text or "Content-Security-Policy" in line.text
            else None
        ),
    )
    return page


def open_lobby(page: Any, game: str, players: int = 3, level: str = LEVEL) -> None:
    """The lobby, in which this was played last."""
    last = json.dumps({"game": game, "players": players, "level": level})
    page.add_init_script(f"localStorage.setItem('kuroshio-last', {last!r})")
    page.goto("/")


def play_now(page: Any, game: str, players: int = 3, level: str = LEVEL) -> None:
    """From the lobby to the table."""
    open_lobby(page, game, players, level)
    page.wait_for_selector(".buttons .call")
    hand.press(page, ".buttons .call")  # once it lies still: letters and tables may just have come
    try:
        page.wait_for_selector("main.table", timeout=60_000)
    except Exception as error:
        raise AssertionError(f"no table; the page says: {page.inner_text('main')}") from error


def play_on(
    page: Any,
    seconds: float = PATIENCE,
    until: Callable[[Any], bool] | None = None,
    seed: int = 1,
) -> int:
    """Make moves until the end screen (or until told); the number of presses.

    Against deckhands, from the beginning of a table with a seed, this is the game of `known`.
    """
    begun = time.monotonic()
    count, luck = 0, presses(seed)
    chance = next(luck)
    while time.monotonic() - begun < seconds:
        done = hand.play(page, chance)
        if done == "end" or (until is not None and until(page)):
            return count
        count += done != "nothing"
        if done == "nothing":
            page.wait_for_timeout(15)
        elif done == "move":
            chance = next(luck)
    raise AssertionError(f"not at the end after {seconds} s: {page.inner_text('body')[:400]}")


def repeat(step: Callable[[], object], until: Callable[[], object]) -> None:
    """Do something again and again until told."""
    begun = time.monotonic()
    while not until():
        assert time.monotonic() - begun < PATIENCE, "it does not come to that"
        step()


def settle(page: Any) -> None:
    """Wait until what was changed last is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def moves_made(page: Any) -> list[str]:
    """All moves of the finished game that a page shows."""
    record = "fetch(`/api/tables/${location.pathname.split('/')[2]}/record`)"
    moves: list[str] = page.evaluate(
        f"() => {record}.then((it) => it.json()).then((it) => it.moves)"
    )
    return moves


def overflow(page: Any) -> int:
    """How many pixels the page is wider than the window."""
    wide: int = page.evaluate(
        "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
    )
    return wide


def small_targets(page: Any) -> list[str]:
    """Buttons and targets that are too small for a finger: under 44 by 44 pixels."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, select, a.button, .target[data-move]')]
          .filter((one) => one.getClientRects().length)
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
          .map(([one, box]) => [one.className.baseVal ?? one.className, one.ariaLabel,
            one.innerText, Math.round(box.width), Math.round(box.height)].join(' '))"""
    )
    return found
