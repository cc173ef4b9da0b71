"""Hands for the browser: open a page, play now, make moves until the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Press the one button, or else some target; say what was done.
PRESS = """(random) => {
  const act = document.querySelector('[data-act]');
  if (act) { act.click(); return 'acted'; }
  if (document.querySelector('main.end')) return 'end';
  const targets = [...document.querySelectorAll('main [data-move]')];
  if (!targets.length) return 'nothing';
  const target = targets[Math.floor(random * targets.length)];
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'chosen';
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
) -> Any:
    """A page of somebody with a browser of their own; everything moves at once unless told."""
    context = browser.new_context(
        viewport=size,
        locale=language,
        has_touch=size["width"] < 700,
        base_url=url,
        color_scheme=theme,
    )
    settings = json.dumps({"language": language, "theme": theme, "speed": speed})
    context.add_init_script(
        f"if (!localStorage.getItem('kuroshio')) localStorage.setItem('kuroshio', {settings!r})"
    )
    page = context.new_page()
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


def play_now(page: Any, game: str, players: int = 3, level: str = "deckhand") -> None:
    """From the lobby to the table."""
    last = json.dumps({"game": game, "players": players, "level": level})
    page.add_init_script(f"localStorage.setItem('kuroshio-last', {last!r})")
    page.goto("/")
    page.click(".buttons .call")
    page.wait_for_selector("main.table", timeout=60_000)


def play_on(
    page: Any,
    seconds: float = 100,
    until: Callable[[Any], bool] | None = None,
    seed: int = 1,
) -> int:
    """Make moves until the end screen (or until told); the number of presses."""
    begun = time.monotonic()
    presses, state = 0, seed
    while time.monotonic() - begun < seconds:
        state = (state * 1103515245 + 12345) % 2**31
        done = page.evaluate(PRESS, state / 2**31)
        if done == "end" or (until is not None and until(page)):
            return presses
        presses += done != "nothing"
        if done == "nothing":
            page.wait_for_timeout(15)
    raise AssertionError(f"not at the end after {seconds} s: {page.inner_text('body')[:400]}")


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
