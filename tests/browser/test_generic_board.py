"""A game that has no board of its own is played in the browser: from its picture and its moves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser import hand
from tests.browser.conftest import running_server
from tests.browser.driver import DESKTOP, PHONE, person, repeat
from tests.chosen import chosen
from tests.test_fourth_game import INSTALLED, NAME

SIZES = {"phone": PHONE, "desktop": DESKTOP}
DRAWN = "() => { const one = document.querySelector('.board img'); return one?.naturalWidth > 0; }"


@pytest.fixture(scope="module")
def bay() -> Iterator[str]:
    """A server to which the game of the pearl divers was brought by another package."""
    if os.environ.get("KUROSHIO_TEST_SERVER"):
        pytest.skip("needs a server of its own")
    with running_server(KUROSHIO_GAMES=NAME, PYTHONPATH=INSTALLED["PYTHONPATH"]) as url:
        yield url


def sit_down(page: Any) -> None:
    """From the lobby to a table of the game."""
    page.goto("/")
    page.click(".tile:has-text('Dive for pearls')")
    page.wait_for_selector(".buttons .call")
    assert page.locator(".buttons a").count() == 0  # it has no rulebook and no first game
    assert hand.press(page, ".buttons .call")
    page.wait_for_selector("main.table .acts .move")


def play_to_the_end(page: Any) -> int:
    """Press the moves, now this one and now that one; how many presses it took."""
    pressed = 0

    def press() -> None:
        nonlocal pressed
        moves = page.locator(".acts .move").count()
        if moves:
            pressed += hand.press(page, f".acts .move:nth-child({pressed % moves + 1})")
        page.wait_for_timeout(20)

    repeat(press, until=lambda: page.query_selector("main.end"))
    return pressed


@pytest.mark.parametrize("size", chosen(SIZES, "phone"))
def test_it_is_played_to_its_end(bay: str, browser: Any, size: str) -> None:
    page = person(browser, bay, SIZES[size])
    sit_down(page)
    page.wait_for_function(DRAWN)
    page.wait_for_selector(".status:has-text('Dive, or sell')")
    before = page.get_attribute(".board img", "src")
    assert hand.press(page, ".acts .move")
    page.wait_for_function(
        "(before) => document.querySelector('.board img').src.includes('made=')"
        " && !document.querySelector('.board img').src.endsWith(before)",
        arg=before,
    )
    assert play_to_the_end(page) > 3
    page.wait_for_selector("main.end h1")
    assert page.locator("main.end .row").count() >= 2
    assert page.troubles == []
    page.context.close()


def test_all_that_surrounds_a_table_works_for_it(bay: str, browser: Any) -> None:
    """Log, words, chat, the sheet of a seat; then replay, history, statistics and the player."""
    page = person(browser, bay, DESKTOP, seed=None)  # a game that counts
    sit_down(page)
    assert hand.press(page, ".acts .move")
    page.wait_for_selector(".log li:has-text('finds a pearl'), .log li:has-text('meets an eel')")
    assert hand.press(page, ".plate")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("t")
    page.wait_for_selector(".words li:has-text('In the sea')")
    page.keyboard.press("t")
    play_to_the_end(page)
    page.click("main.end footer a:has-text('Replay')")
    page.wait_for_function(DRAWN)
    page.keyboard.press("End")
    page.wait_for_selector(".panel li:has-text('sells'), .panel li:has-text('pearl')")
    for path, words in (
        ("/history", "Ama"),
        (f"/statistics/{NAME}", "Ama"),
        ("/player", "Ama"),
    ):
        page.goto(path)
        page.wait_for_selector(f"main :text('{words}')")
    page.goto(f"/rules/{NAME}")
    page.wait_for_selector("main h1")
    assert page.troubles == []
    page.context.close()
