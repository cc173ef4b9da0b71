"""Pictures of every page and of typical states of every board: `make shots` writes shots/*.png.

Light and dark, desktop and phone, English and Russian. They are made to be looked at.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import CHROMIUM, running_server
from tests.browser.driver import DESKTOP, PHONE, PRESS, launch, person, play_now

FOLDER = Path(__file__).parents[2] / "shots"
LOOKS: tuple[tuple[str, dict[str, int], str, str], ...] = (
    ("desktop-light-en", DESKTOP, "light", "en"),
    ("desktop-dark-ru", DESKTOP, "dark", "ru"),
    ("phone-light-ru", PHONE, "light", "ru"),
    ("phone-dark-en", PHONE, "dark", "en"),
)
GAMES = ("namiji", "tongiaki", "namazu")
EVERY = 25  # presses between two pictures of a game
MOST = 5  # pictures of one game, besides its choices and its end


def shoot(page: Any, name: str, full: bool = False) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full)


def lobby(page: Any, look: str) -> None:
    page.goto("/")
    page.wait_for_selector(".tile")
    shoot(page, f"lobby-{look}", full=True)
    page.click(".buttons .firm")
    page.wait_for_selector("dialog[open]")
    shoot(page, f"new-table-{look}")
    page.click("dialog .call")
    page.wait_for_selector(".room")
    shoot(page, f"waiting-{look}", full=True)


def game(page: Any, name: str, look: str) -> None:
    """A game from beginning to end, with a picture now and then and one of each question."""
    play_now(page, name, 4, "sailor")
    presses, taken = 0, 0
    asked: set[str] = set()
    state = 5
    for _ in range(6000):
        question = page.evaluate(
            "() => document.querySelector('.status.mine')"
            " && document.querySelector('main [data-move]')"
            " && (document.querySelector('.choice') || document.querySelector('.panel .cards'))"
            " ? document.querySelector('.status').innerText.slice(0, 24) : null"
        )
        if question and question not in asked and len(asked) < MOST:
            asked.add(question)
            shoot(page, f"{name}-{look}-choice-{len(asked)}")
        state = (state * 1103515245 + 12345) % 2**31
        done = page.evaluate(PRESS, state / 2**31)
        if done == "end":
            break
        if done == "nothing":
            page.wait_for_timeout(15)
            continue
        presses += 1
        if presses % EVERY == 3 and taken < MOST:
            taken += 1
            page.wait_for_selector("main [data-move], main.end", timeout=15_000)
            shoot(page, f"{name}-{look}-{taken}")
    page.wait_for_timeout(1200)
    shoot(page, f"{name}-{look}-end", full=True)


def main() -> None:
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    only = sys.argv[1:]
    running = os.environ.get("KUROSHIO_TEST_SERVER")
    with running_server(running) as url, sync_playwright() as playwright:
        browser = launch(playwright, CHROMIUM)
        for look, size, theme, language in LOOKS:
            for name in ("lobby", *GAMES):
                if only and not any(word in f"{name}-{look}" for word in only):
                    continue
                page = person(browser, url, size, language, theme)
                lobby(page, look) if name == "lobby" else game(page, name, look)
                page.context.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")


if __name__ == "__main__":
    try:
        main()
    except pytest.skip.Exception as reason:
        sys.exit(str(reason))
