"""The rules pages and the explanations at the table, in a real browser."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from kuroshio.games import OWN
from kuroshio.rulebook import explanations, rulebook
from tests.browser.driver import DESKTOP, SMALL_PHONE, overflow, person, play_now
from tests.browser.hand import press
from tests.chosen import chosen

# What to point at in each game: a selector, and the explanation that it should get.
THINGS = {
    "namiji": {
        "[data-explain=station-dock]": "station-dock",
        "[data-explain=line-points]": "line-points",
        "[data-explain=rack-cell]": "rack-cell",
    },
    "tongiaki": {
        "[data-explain=start]": "start",
        "[data-explain=stack]": "stack",
        "[data-explain=supply]": "supply",
    },
    "namazu": {
        "[data-explain=type-market]": "type-market",
        "[data-explain=force]": "force",
        "[data-explain=slot]": "slot",
    },
}


@pytest.mark.parametrize(
    ("game", "language"),
    chosen(product(OWN, ["en", "ru"]), ("namiji", "en"), ("tongiaki", "ru"), ("namazu", "en")),
)
def test_the_rules_page_shows_the_whole_book(
    server: str, browser: Any, game: str, language: str
) -> None:
    book = rulebook(game, language)
    size = DESKTOP if language == "en" else SMALL_PHONE
    page = person(browser, server, size, language, theme="dark" if language == "ru" else "light")
    page.goto(f"/rules/{game}")
    page.wait_for_selector("article section")
    shown = {entry.id for section in book.sections for entry in section.entries}
    found = page.evaluate("[...document.querySelectorAll('.entry')].map((one) => one.id)")
    assert set(found) == shown
    assert overflow(page) == 0
    page.fill("input[type=search]", next(one for one in shown if one[0].isupper()))
    page.wait_for_function(f"() => document.querySelectorAll('.entry').length < {len(shown)}")
    assert page.locator(".entry").count() > 0
    assert page.troubles == []
    page.context.close()


def test_the_rules_of_an_earlier_box_have_its_numbers_and_say_so(server: str, browser: Any) -> None:
    """A table with the first box of Namazu links there; today's limit is 8 / 13 / 18."""
    page = person(browser, server)
    page.goto("/rules/namazu?box=namazu-1#limit")
    page.wait_for_selector(".here:has-text('14 / 21 / 28')")
    assert "the first ones" in page.inner_text("article")
    page.click(".others a[href='/rules/namiji']")
    page.wait_for_selector("h1:has-text('Namiji')")
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize("game", OWN)
def test_a_mouse_that_rests_learns_what_a_thing_is(server: str, browser: Any, game: str) -> None:
    known = explanations(game).things
    page = person(browser, server)
    play_now(page, game)
    for selector, kind in THINGS[game].items():
        page.mouse.move(3, 3)
        page.wait_for_selector(selector)  # the board comes after the words
        x, y = point_on(page, selector)
        page.mouse.move(x, y)
        page.wait_for_selector(f".explanation:has-text({known[kind].text[:40]!r})", timeout=10_000)
        link = page.get_attribute(".explanation a", "href")
        assert link == f"/rules/{game}#{known[kind].rule}"
    page.goto(link)
    page.wait_for_selector(f".here[id={known[kind].rule}]")
    assert page.troubles == []
    page.context.close()


def point_on(page: Any, selector: str) -> tuple[float, float]:
    """A point at which a thing is on top."""
    found = page.evaluate(
        """(selector) => {
          for (const one of document.querySelectorAll(selector)) {
            const box = one.getBoundingClientRect();
            for (let n = 1; n < 400; n++) {
              const x = Math.round(box.x + (box.width * (n % 20)) / 20);
              const y = Math.round(box.y + (box.height * Math.floor(n / 20)) / 20);
              const hit = document.elementFromPoint(x, y);
              if (hit?.closest('[data-explain]') === one) return [x, y];
            }
          }
        }""",
        selector,
    )
    assert found, f"{selector} is nowhere"
    return found[0], found[1]


def test_a_question_mark_asks_instead_of_moving(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    page.wait_for_selector("main [data-move]")
    before = page.get_attribute("main.table", "data-step")
    page.keyboard.press("?")
    page.wait_for_selector("main.helping")
    press(page, "main [data-move]")
    x, y = point_on(page, "[data-explain=station-dock]")
    page.mouse.click(x, y)
    page.wait_for_selector(".explanation a")
    assert page.get_attribute("main.table", "data-step") == before
    page.keyboard.press("Escape")
    page.wait_for_selector("main.table:not(.helping)")
    page.context.close()


def test_a_finger_that_stays_asks_and_does_not_move(server: str, browser: Any) -> None:
    page = person(browser, server, SMALL_PHONE, language="fr", theme="dark")
    play_now(page, "namiji")
    page.wait_for_selector("main [data-move]")
    before = page.get_attribute("main.table", "data-step")
    x, y = point_on(page, "[data-explain^=station]")
    touch = page.context.new_cdp_session(page)
    points = [{"x": x, "y": y}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.wait_for_selector(".explanation a", timeout=10_000)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    box = page.locator(".explanation").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL_PHONE["width"]
    assert page.get_attribute("main.table", "data-step") == before
    page.context.close()


def test_what_is_not_possible_is_refused_with_a_link_to_the_rule(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    page.wait_for_selector(".station.barred")
    assert press(page, ".station.barred:nth-of-type(40)")
    page.wait_for_selector(".toast a")
    assert re.match(r"/rules/namiji#[\w-]+$", page.get_attribute(".toast a", "href"))
    page.context.close()
