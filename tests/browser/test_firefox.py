"""The table in Firefox: a whole game, and every board drawn and played without an error."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.driver import DESKTOP, PHONE, moves_made, overflow, play_now, play_on
from tests.browser.firefox import PATIENCE, Firefox, running_firefox
from tests.browser.known import course

EXECUTABLE = os.environ.get("KUROSHIO_FIREFOX", "/usr/bin/firefox-esr")

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("firefox")]


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    if not Path(EXECUTABLE).exists():
        pytest.skip(f"no Firefox at {EXECUTABLE}: apt-get install firefox-esr")
    with running_firefox(EXECUTABLE) as browser:
        yield browser


def test_from_play_now_to_the_end(server: str, firefox: Firefox) -> None:
    page = firefox.page(server, DESKTOP, language="en", speed=0)
    play_now(page, "namiji")
    assert play_on(page) > 3
    page.wait_for_selector("main.end h1")
    assert page.evaluate("document.querySelectorAll('main.end .row').length") == 3
    assert moves_made(page) == course("namiji", players=3, seed=1)[1]
    assert overflow(page) == 0
    assert page.troubles == []
    page.close()


@pytest.mark.parametrize("game", ["tongiaki", "namazu"])
def test_a_board_is_drawn_and_played_on(server: str, firefox: Firefox, game: str) -> None:
    page = firefox.page(server, PHONE, language="ru", speed=0)
    play_now(page, game)
    page.wait_for_selector("main.table .board svg:not(.sprite)")
    step = page.evaluate("Number(document.querySelector('main.table').dataset.step)")
    play_on(
        page,
        until=lambda one: one.evaluate(
            f"Number(document.querySelector('main.table').dataset.step) > {step + 6}"
        ),
    )
    assert overflow(page) == 0
    assert page.troubles == []
    page.close()


def test_an_error_in_the_page_is_heard(server: str, firefox: Firefox) -> None:
    page = firefox.page(server, DESKTOP, language="en", speed=0)
    page.goto("/")
    page.wait_for_selector(".buttons .call")
    assert page.troubles == []
    page.evaluate("() => void setTimeout(() => { throw new Error('overboard') })")
    begun = time.monotonic()
    while not any("overboard" in trouble for trouble in page.troubles):
        assert time.monotonic() - begun < PATIENCE
        page.wait_for_timeout(20)
        page.wait_for_selector(".buttons .call")  # what is told meanwhile is heard
    page.close()
