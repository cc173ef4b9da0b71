"""The pages besides the table by the keyboard alone: Tab, Enter, Space and arrows, no mouse."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import person
from tests.browser.test_everyone import tab_to
from tests.browser.test_study import finished_game
from tests.browser.wire import post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FOCUSED = "document.activeElement.matches"


def on(selector: str) -> str:
    """That something has the focus."""
    return f"{FOCUSED}('{selector}')"


def ann(browser: Any, server: str) -> Any:
    page = person(browser, server)
    post(page, "/me", name="Ann")
    return page


def test_one_looks_for_people_and_stops(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/")
    page.wait_for_selector("[data-people]:enabled")
    tab_to(page, on("[data-people]"))
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    tab_to(page, on("[role=radio]"))
    begun = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowRight")  # to the next pace, which is not chosen yet
    assert page.evaluate(f"{on('[aria-checked=false]')} && document.activeElement.innerText") != (
        begun
    )
    page.keyboard.press("Space")
    page.wait_for_function(f"() => {on('[aria-checked=true]')}")
    tab_to(page, on("dialog .call"))
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    stop = page.get_by_role("button", name="Stop looking")
    stop.wait_for()
    tab_to(page, "document.activeElement.innerText === 'Stop looking'")
    page.keyboard.press("Enter")
    stop.wait_for(state="detached")
    assert page.troubles == []
    page.context.close()


def test_a_group_of_choices_is_one_stop(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/leaderboard/namiji")
    page.wait_for_selector("main [role=radio]")
    tab_to(page, on("main [role=radio]"))
    assert page.evaluate("document.activeElement.innerText") == "Namiji"
    page.keyboard.press("ArrowLeft")  # round to the last
    page.keyboard.press("Enter")
    page.wait_for_url("**/leaderboard/namazu")
    page.wait_for_function(f"() => {on('main h1')}")  # reading goes on there
    tab_to(page, on("main [aria-checked=true]"))
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.matches('[role=radio]')")
    page.context.close()


def test_a_page_of_ones_own_is_opened(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/player")
    page.wait_for_selector("[data-face]")
    tab_to(page, on("[data-face] [aria-checked=true]"))
    while page.evaluate("document.activeElement.innerText") != "A page":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-face] a")
    tab_to(page, on("[data-face] a"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/player/*")
    page.get_by_role("heading", name="Ann").wait_for()
    page.context.close()


def test_quiet_hours_are_kept(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/notices")
    page.wait_for_selector("[data-quiet=off]")
    tab_to(page, on("[data-quiet] input"))
    page.keyboard.type("1130PM")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-quiet=on] [role=status]")
    assert page.input_value("[data-quiet] input >> nth=0") == "23:30"
    page.context.close()


def test_signing_out_can_be_thought_over(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/devices")
    page.wait_for_selector("[data-device=here]")
    tab_to(page, on("[data-device] button"))
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.innerText === 'No'")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-device] [role=alert]", state="detached")
    page.wait_for_function(f"() => {on('[data-device] button')}")
    page.context.close()


def test_a_puzzle_is_solved_and_the_next_one_asked(server: str, browser: Any) -> None:
    page = ann(browser, server)
    page.goto("/puzzles/namiji")
    page.wait_for_selector("main .quiz [data-move]")
    tab_to(page, on("main .quiz [data-move]"), most=120)
    page.keyboard.press("Enter")
    if page.query_selector("[data-act]"):
        tab_to(page, on("[data-act]"), most=120)
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-graded]", timeout=60_000)
    page.wait_for_function(f"() => {on('[data-next]')}")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-graded]", state="detached")
    page.wait_for_function(f"() => {on('main .quiz h2')}")
    page.context.close()


def test_an_analysis_is_walked(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto(f"/replay/{finished_game(page)}?at=3")
    page.wait_for_selector("[data-analyse]")
    tab_to(page, on("[data-analyse]"))
    page.keyboard.press("Enter")
    page.wait_for_selector("main.analysis [data-at='3']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-at='4']")
    page.keyboard.press("Home")
    page.wait_for_selector("[data-at='0']")
    tab_to(page, on("[data-engine]"))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-line]", timeout=120_000)
    page.keyboard.press("e")
    tab_to(page, on("textarea"), most=120)
    page.keyboard.type("e: this is said, and starts no engine")
    assert page.input_value("textarea").startswith("e: this")
    assert page.troubles == []
    page.context.close()
