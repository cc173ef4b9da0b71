"""What is told comes with what is seen, and what is lost for good shows its price first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import person
from tests.browser.hand import press
from tests.browser.known import course
from tests.browser.shots import at_question
from tests.browser.wire import follow, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

DRAWS = ".card .row:has(.odds)"  # a pier from which a tile is drawn


def at_first_departure(page: Any) -> None:
    """From Tonga into the unknown."""
    decisions, _ = course("tongiaki", 3, 1)
    asked = [n for n, one in enumerate(decisions) if "tongiaki-ask-depart" in one.kinds]
    table = new_game(page, "tongiaki", 3, 1)
    follow(page, table, decisions[: asked[0]])
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")


def told(page: Any) -> str:
    words: str = page.inner_text(".log ol")
    return words


def test_the_log_waits_until_a_drawn_tile_was_turned_over(server: str, browser: Any) -> None:
    page = person(browser, server, speed=0.5)
    page.set_default_timeout(60_000)
    at_first_departure(page)
    before = told(page).count("drew")
    press(page, DRAWS)
    press(page, "[data-act]")
    page.wait_for_selector(".log li:has-text('sent the boats')")
    assert page.query_selector(".back") is not None  # its back is seen
    assert told(page).count("drew") == before
    page.wait_for_function(f"() => document.body.innerText.split('drew').length > {before + 1}")
    page.context.close()


def test_the_question_waits_until_a_drawn_tile_was_turned_over(server: str, browser: Any) -> None:
    page = person(browser, server, speed=0.5)
    page.set_default_timeout(60_000)
    at_first_departure(page)
    before = page.inner_text(".status")
    press(page, DRAWS)
    press(page, "[data-act]")
    page.wait_for_selector(".log li:has-text('sent the boats')")
    assert page.query_selector(".back") is not None  # nobody knows yet which island it is
    assert page.inner_text(".status") == before
    page.wait_for_selector("main [data-said]", state="attached")
    assert page.inner_text(".status") != before
    page.context.close()


def test_a_click_into_what_moves_brings_it_to_its_end(server: str, browser: Any) -> None:
    page = person(browser, server, speed=0.5)
    page.set_default_timeout(60_000)
    at_question(page, "namazu", "stand")
    press(page, ".number.legal")
    press(page, "[data-act]")
    page.wait_for_function("() => document.querySelector('main').dataset.step")
    page.mouse.click(620, 460)
    page.wait_for_selector("main [data-said]", state="attached")
    assert page.troubles == []
    page.context.close()


def test_resettling_shows_its_price_and_asks(server: str, browser: Any) -> None:
    page = person(browser, server)
    at_question(page, "tongiaki", "act")
    step = page.get_attribute("main", "data-step")
    assert page.inner_text(".card .plain .price.loss").endswith("points")
    press(page, ".card .plain")
    page.wait_for_selector("[data-act] .price")
    assert page.get_attribute("main", "data-step") == step  # nothing has happened yet
    page.context.close()
