"""Opponents: the lobby offers every level and says how each plays."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.bots import OWN
from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from tests.browser.driver import PHONE, open_lobby, overflow, person, small_targets
from tests.browser.hand import press
from tests.browser.test_together import close
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize("language", chosen(LANGUAGES, "fr"))
def test_the_lobby_says_how_each_level_plays(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, PHONE, language)
    open_lobby(page, "namiji", players=2)
    page.wait_for_selector("[data-level]")
    told = page.locator("[data-level] option").all_inner_texts()
    for level, name in zip(OWN, told, strict=True):
        assert name.lower() == say(message(f"bot-{level}"), language).lower()
        page.select_option("[data-level]", level)
        about = say(message(f"bot-{level}-about"), language)
        page.wait_for_selector(f".opponents .about:text-is('{about}')")
    assert overflow(page) == 0
    assert small_targets(page) == []
    close(page)


def test_one_plays_against_whom_one_chose(server: str, browser: Any) -> None:
    page = person(browser, server, PHONE)
    open_lobby(page, "namiji", players=2)
    page.wait_for_selector("[data-level]")
    page.select_option("[data-level]", "boatswain")
    press(page, ".buttons .call")
    page.wait_for_selector("main.table", timeout=60_000)
    page.wait_for_selector(".plate .small:has-text('bot, boatswain')")
    assert page.troubles == []
    close(page)
