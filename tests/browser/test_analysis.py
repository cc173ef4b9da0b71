"""The analysis table in a real browser: branching, an engine, chance, notes, and sharing."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.language import LANGUAGES
from tests.browser.driver import DESKTOP, PHONE, overflow, person
from tests.browser.hand import press
from tests.browser.known import course
from tests.browser.test_everyone import faults
from tests.browser.test_study import SHORT, finished_game
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def much_to_choose() -> int:
    """After so many moves of the game that is analysed there is much to choose from."""
    return next(one.made for one in course("namiji", 2, SHORT)[0] if len(one.legal) > 4)


def at(page: Any) -> int:
    return int(page.get_attribute("[data-at]", "data-at") or 0)


def arrive(page: Any, node: int) -> None:
    page.wait_for_selector(f"[data-at='{node}']")


@pytest.mark.parametrize("size", chosen([DESKTOP, PHONE], PHONE), ids=["desktop", "phone"])
def test_a_finished_game_is_analysed_and_shared(server: str, browser: Any, size: Any) -> None:
    page = person(browser, server, size)
    game = finished_game(page)
    many = much_to_choose()
    page.goto(f"/replay/{game}?at={many}")
    page.wait_for_selector("[data-analyse]")
    press(page, "[data-analyse]")
    page.wait_for_selector("main.analysis")
    arrive(page, many)
    assert overflow(page) == 0
    assert faults(page) == []

    press(page, "[data-engine]")  # it thinks, and says of what
    if size == DESKTOP:  # on a phone it need not come to its end
        page.wait_for_selector("[data-thinking=enough]", timeout=120_000)
    page.wait_for_selector("li:nth-child(2) > [data-line]")
    assert "±" in page.locator("[data-line]").first.inner_text()
    assert overflow(page) == 0
    assert faults(page) == []
    press(page, "[data-engine]")

    press(page, "li:nth-child(2) > [data-line]")  # the second best: a branch
    page.wait_for_selector(f"[data-at]:not([data-at='{many}'])")
    branch = at(page)
    press(page, "[data-back]")
    arrive(page, many)
    press(page, "[data-forward]")
    arrive(page, branch)

    page.fill("textarea", "Why not this?")
    page.locator("textarea").blur()
    page.wait_for_selector("text=Why not this? >> visible=true")
    page.select_option("[data-mark]", index=1)
    page.wait_for_selector("[data-ring] > *, [data-arrow]")
    link = page.url
    other = person(browser, server, size)  # whoever has the link
    other.goto(link)
    other.wait_for_selector("main.analysis")
    arrive(other, branch)
    assert other.input_value("textarea") == "Why not this?"
    other.fill("textarea", "Because of that.")
    other.locator("textarea").blur()
    other.wait_for_url(lambda url: url.split("?")[0] != link.split("?")[0])
    page.reload()
    page.wait_for_selector("main.analysis")
    assert page.input_value("textarea") == "Why not this?"
    assert page.troubles == other.troubles == []
    other.context.close()
    page.context.close()


@pytest.mark.parametrize("language", chosen(LANGUAGES, "fr"))
def test_the_keyboard_alone_follows_a_game_on_a_real_table(
    server: str, browser: Any, language: str
) -> None:
    """From the lobby to an empty table; moves by words, and what was drawn is said."""
    page = person(browser, server, language=language)
    page.goto("/")
    page.focus("a[href='/analyse']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-open]")
    assert faults(page) == []
    page.focus("[data-open]")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.analysis")
    arrive(page, 0)
    for _ in range(12):
        if at(page) and page.query_selector("[data-chance]"):
            break  # not the set-up: that would be the beginning of another tree
        before = at(page)
        page.wait_for_selector(".moves [data-said]", state="attached")
        page.focus(".moves [data-said]")
        page.keyboard.press("Enter")
        after = f"[data-at]:not([data-at='{before}'])"
        page.wait_for_selector(f"[data-act], {after}")
        if page.query_selector("[data-act]"):
            page.focus("[data-act]")
            page.keyboard.press("Enter")
        page.wait_for_selector(after)
        page.wait_for_timeout(300)
    page.focus("[data-chance]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turnout]:not([aria-pressed=true])", timeout=60_000)
    wanted = page.locator("[data-turnout]:not([aria-pressed=true]) .words").first.inner_text()
    assert faults(page) == []
    before = at(page)
    page.focus("[data-turnout]:not([aria-pressed=true])")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-at]:not([data-at='{before}'])")
    page.wait_for_function(
        "(words) => [...document.querySelectorAll('li > .words')]"
        ".some((one) => one.textContent.trim() === words)",
        arg=wanted,
    )
    page.keyboard.press("ArrowUp")  # the branch beside: as it fell before
    arrive(page, before)
    page.keyboard.press("Home")
    arrive(page, 0)
    assert page.troubles == []
    page.context.close()
