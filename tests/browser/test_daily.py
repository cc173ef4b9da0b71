"""The day's challenge in a real browser: by keyboard, on a phone, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from tests.browser.driver import PHONE, overflow, person, small_targets
from tests.browser.test_together import close
from tests.browser.wire import Wire, post
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_a_try_by_keyboard_alone_opens_the_standing(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto("/")
    page.get_by_role("link", name=say(message("daily"), "en")).focus()
    page.keyboard.press("Enter")
    section = page.locator("[data-daily=namiji]")
    section.get_by_text(say(message("daily-closed"), "en")).wait_for()
    section.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    table = page.url.rsplit("/", 1)[1]
    Wire(page).post(f"/tables/{table}/leave")
    page.goto("/daily")
    section.locator("tr.you").wait_for()
    section.get_by_text(say(message("daily-again"), "en")).wait_for()
    # Whoever is sent its replay before their own try is led to the challenge.
    other = person(browser, server)
    other.goto(f"/replay/{table}")
    other.locator("main").get_by_role("link", name=say(message("daily"), "en")).click()
    other.wait_for_url("**/daily")
    close(page, other)


@pytest.mark.parametrize("language", chosen(LANGUAGES, "ru"))
def test_on_a_phone_all_is_in_reach(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, PHONE, language)
    page.goto("/daily")
    page.locator("[data-daily=namazu]").wait_for()
    assert overflow(page) == 0
    assert small_targets(page) == []
    close(page)


def test_after_midnight_who_has_begun_goes_on_and_the_others_are_told_why_they_wait(
    server: str, browser: Any
) -> None:
    """Until two hours after it: a page of that time, as the server tells it then."""
    page = person(browser, server)
    post(page, "/me", name="Ann")
    table = post(page, "/daily", game="namiji")["table"]

    def of_yesterday(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "today": False})

    page.route("**/api/daily", of_yesterday)
    page.goto("/daily")
    begun, missed = (page.locator(f"[data-daily={game}]") for game in ("namiji", "namazu"))
    for section in (begun, missed):
        section.get_by_text(say(message("daily-late"), "en")).wait_for()
    assert begun.get_by_role("link").get_attribute("href") == f"/table/{table}"
    assert missed.get_by_role("link").count() == 0
    close(page)
