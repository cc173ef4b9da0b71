"""People who do not know each other: they meet by pressing a button, and show what they want."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from tests.browser.driver import DESKTOP, PHONE, SMALL_PHONE, overflow, person, small_targets
from tests.browser.hand import press
from tests.browser.test_together import close
from tests.browser.wire import post
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def look_for_people(page: Any, players: int = 2) -> None:
    """From the lobby to the queue, as a person does it."""
    page.goto("/")
    page.wait_for_selector("[data-people]:enabled")
    press(page, "[data-people]:enabled")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog").get_by_role("radio", name=str(players), exact=True).click()
    assert overflow(page) == 0
    if page.touch:
        assert small_targets(page) == []
    press(page, "dialog .call")


def test_two_people_meet(server: str, browser: Any) -> None:
    """One at a desk, who was never here before; one with a phone, by fingers and in Russian."""
    ann, bob = person(browser, server, DESKTOP), person(browser, server, PHONE, "ru")
    ann.set_viewport_size(SMALL_PHONE)
    look_for_people(ann)
    stop = ann.get_by_role("button", name="Stop looking")
    stop.wait_for()
    box = stop.bounding_box()
    assert 0 <= box["y"] <= SMALL_PHONE["height"] - box["height"], "what was pressed lay far below"
    stop.click()
    stop.wait_for(state="detached")
    ann.set_viewport_size(DESKTOP)
    look_for_people(ann)
    ann.get_by_text("Nobody else is waiting for this yet.").wait_for()
    look_for_people(bob)
    for page in (ann, bob):
        page.wait_for_url("**/table/*")
        page.wait_for_selector("main.table")
        assert page.troubles == []
    assert ann.url == bob.url
    close(ann, bob)


def test_tables_are_shown_with_their_pace_and_filtered(server: str, browser: Any) -> None:
    page = person(browser, server, PHONE)
    post(page, "/me", name="Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    day = {"kind": "move", "seconds": 259_200}
    for game in ("namiji", "tongiaki", "namazu"):
        post(page, "/tables", game=game, seats=seats, listed=True)
    post(page, "/tables", game="namiji", seats=seats, listed=True, clock=day, name="Slow sea")
    page.goto("/")
    tables = page.locator("section", has=page.get_by_role("heading", name="Open tables"))
    tables.get_by_text("Slow sea").wait_for()
    tables.get_by_text("Three days a move").wait_for()
    tables.get_by_label("Pace").select_option("days")
    tables.get_by_text("no clock").first.wait_for(state="detached")
    assert tables.get_by_text("Slow sea").count() == 1
    tables.get_by_label("Game").select_option("namazu")
    tables.get_by_text("No table is like this now.").wait_for()
    assert overflow(page) == 0
    close(page)


@pytest.mark.parametrize("language", chosen(LANGUAGES, "de"))
def test_a_page_of_ones_own_is_opened_and_closed(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, PHONE, language)
    post(page, "/me", name="Ann")
    page.goto("/player")
    face = page.locator("[data-face]")
    face.get_by_text(say(message("face-rating-about"), language)).wait_for()
    assert overflow(page) == 0
    assert small_targets(page) == []
    face.get_by_role("radio", name=say(message("face-page"), language), exact=True).click()
    face.get_by_role("link").click()
    page.wait_for_url("**/player/*")
    page.get_by_role("heading", name="Ann").wait_for()
    address = page.url
    page.go_back()
    face.get_by_role("radio", name=say(message("face-nothing"), language), exact=True).click()
    face.get_by_text(say(message("face-nothing-about"), language)).wait_for()
    page.goto(address)
    page.get_by_text(say(message("face-closed"), language)).wait_for()
    page.goto("/leaderboard")
    page.get_by_role("heading", name=say(message("leaders"), language)).wait_for()
    assert overflow(page) == 0
    assert small_targets(page) == []
    assert page.troubles == []
    close(page)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_that_one_presses_in_the_lobby_is_in_sight(
    server: str, browser: Any, language: str
) -> None:
    """The pictures take what is left; on a phone the head takes two rows. Many tables are open."""
    page, host = person(browser, server, language=language), person(browser, server)
    post(host, "/me", name="Ann")
    wish = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    tables = [post(host, "/tables", **wish)["table"] for _ in range(8)]
    for width, height in ((1440, 900), (900, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        page.wait_for_selector(".buttons .call")
        page.wait_for_selector("text=Ann >> nth=7")
        ends = page.eval_on_selector_all(
            ".buttons .button", "all => all.map((one) => one.getBoundingClientRect().bottom)"
        )
        assert max(ends) <= height
    page.set_viewport_size(SMALL_PHONE)
    assert page.locator(".page > header, header").first.bounding_box()["height"] < 130
    for table in tables:
        post(host, f"/tables/{table}/leave")
    close(page, host)
