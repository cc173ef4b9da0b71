"""After a game, in a real browser: playing on from a position."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.language import LANGUAGES
from tests.browser.driver import DESKTOP, PHONE, overflow, person
from tests.browser.hand import press
from tests.browser.known import course
from tests.browser.test_everyone import faults
from tests.browser.wire import follow, new_game
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHORT = 133  # the seed of a short game of Namiji for two


# The height of the lowest thing that can be pressed in a sheet.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('dialog :is(button, select, label)')]
  .map((one) => one.getBoundingClientRect().height))"""


def finished_game(page: Any) -> str:
    """A game of Namiji for two that is over."""
    game = new_game(page, "namiji", 2, SHORT)
    follow(page, game, course("namiji", 2, SHORT)[0])
    return str(game)


def answer_by_the_keyboard(page: Any) -> None:
    """Answer a question of a quiz with its first choice, and wait until that is judged."""
    page.focus(".quiz [data-said]")
    page.keyboard.press("Enter")
    if page.query_selector("[data-act]"):  # what risks something is confirmed
        page.focus("[data-act]")
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-graded]", timeout=60_000)


@pytest.mark.parametrize("size", chosen([DESKTOP, PHONE], DESKTOP), ids=["desktop", "phone"])
def test_a_game_is_played_on_from_any_position(server: str, browser: Any, size: Any) -> None:
    page = person(browser, server, size)
    game = finished_game(page)
    page.goto(f"/replay/{game}?at=6&eyes=0")
    page.wait_for_selector("[data-play-on]")
    press(page, "[data-play-on]")
    page.wait_for_selector("dialog [data-begin]")
    assert page.is_checked("dialog input[value=new]")
    assert page.inner_text("dialog [role=radio][aria-checked=true]") == "Ann"
    assert overflow(page) == 0
    assert page.evaluate(SMALLEST) >= 43.5  # for a finger
    assert faults(page) == []
    page.select_option("dialog [data-other='1']", "deckhand")
    press(page, "dialog [data-begin]")
    page.wait_for_selector("main.table")
    page.click("button[aria-label=Menu]")
    came = page.locator("dialog [data-came-from]")
    assert "after 6 moves" in came.inner_text()
    assert came.locator("a").get_attribute("href") == f"/replay/{game}?at=6"
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize("language", chosen(LANGUAGES, "de"))
def test_the_keyboard_alone_plays_on_in_every_language(
    server: str, browser: Any, language: str
) -> None:
    page = person(browser, server, language=language)
    game = finished_game(page)
    page.goto(f"/replay/{game}?at=9")
    page.wait_for_selector("[data-play-on]")
    page.focus("[data-play-on]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [data-begin]")
    page.focus("dialog input[value=new]")
    page.keyboard.press("ArrowDown")
    assert page.is_checked("dialog input[value=same]")
    page.focus("dialog [data-begin]")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    assert page.troubles == []
    page.context.close()


def test_a_better_move_is_tried_from_the_review(server: str, browser: Any) -> None:
    page = person(browser, server)
    game = finished_game(page)
    page.goto(f"/replay/{game}?review")
    page.wait_for_selector("[data-swing]", timeout=120_000)
    missed = page.locator("section:has(> h3:has-text('Better moves')) button").first
    missed.click()
    assert press(page, "[data-try]")
    page.wait_for_selector("dialog [data-begin]")
    assert page.is_checked("dialog input[value=same]")
    assert "First move:" in page.inner_text("dialog")
    press(page, "dialog [data-begin]")
    page.wait_for_selector("main.table")
    page.wait_for_selector("button.undo:not([disabled])")  # the move is made
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize(
    ("size", "language"),
    chosen([(DESKTOP, "en"), (PHONE, "fr"), (DESKTOP, "ru")], (PHONE, "fr")),
)
def test_one_learns_from_one_s_mistakes(
    server: str, browser: Any, size: Any, language: str
) -> None:
    """From the review to the questions, each answered by the keyboard alone."""
    page = person(browser, server, size, language=language)
    game = finished_game(page)
    page.goto(f"/replay/{game}?review")
    page.wait_for_selector("[data-learn]", timeout=240_000)
    press(page, "[data-learn]")
    page.wait_for_selector("main .quiz")
    page.wait_for_selector(".quiz [data-said]", state="attached")
    assert overflow(page) == 0
    assert faults(page) == []
    answer_by_the_keyboard(page)
    assert faults(page) == []
    page.focus("[data-next]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-graded]", state="detached")
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize(
    ("size", "language"), chosen([(DESKTOP, "en"), (PHONE, "ru")], (PHONE, "ru"))
)
def test_puzzles_are_solved_by_the_keyboard_alone(
    server: str, browser: Any, size: Any, language: str
) -> None:
    """From the lobby to a puzzle, its solution and the next one."""
    page = person(browser, server, size, language=language)
    page.goto("/")
    page.focus("nav a[href^='/puzzles/']")
    page.keyboard.press("Enter")
    page.wait_for_selector("main .quiz [data-said]", state="attached")
    page.goto("/puzzles/namiji?theme=dock-slots")  # where all have the same question
    page.wait_for_selector("main .quiz [data-said]", state="attached")
    assert overflow(page) == 0
    assert faults(page) == []
    answer_by_the_keyboard(page)
    page.wait_for_function("document.activeElement.matches('[data-next]')")
    assert overflow(page) == 0
    assert faults(page) == []
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-graded]", state="detached")
    page.wait_for_function("document.activeElement.matches('.quiz h2')")
    page.focus("select[data-theme]")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("location.search !== '?theme=dock-slots'")
    page.press("a[data-daily]", "Enter")  # the page may just be put together anew
    page.wait_for_url("**/puzzles/*?daily")
    page.wait_for_selector("main .quiz [data-said]", state="attached")
    assert page.troubles == []
    page.context.close()
