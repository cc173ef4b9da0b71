"""After the end, in a real browser: review, replay, records, history, statistics; and hints."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import DESKTOP, PHONE, overflow, person, play_now
from tests.browser.known import course
from tests.browser.wire import finish, follow, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHORT = 133  # the seed of a short game of Namiji for two
SLIDER = "input[type=range]"


def at(page: Any) -> int:
    return int(page.input_value(SLIDER))


def test_a_game_is_reviewed_replayed_kept_and_counted(
    server: str, browser: Any, tmp_path: Path
) -> None:
    page = person(browser, server, DESKTOP)
    game = new_game(page, "namiji", 2, SHORT)
    follow(page, game, course("namiji", 2, SHORT)[0])
    page.goto(f"/table/{game}")
    # the end screen leads to the review, which shows how far it is and then the curve
    page.click("main.end footer a:has-text('Review')")
    page.wait_for_selector("main.replay")
    page.wait_for_selector("[data-swing]", timeout=120_000)
    assert page.locator("figure path.line").count() == 2
    moves = int(page.get_attribute(SLIDER, "max"))
    swing = page.locator("[data-swing]").first
    wanted = int(swing.get_attribute("data-swing"))
    swing.click()
    assert at(page) == wanted
    # the address leads to the same moment, through the eyes that were chosen
    page.select_option(".eyes select", "1")
    address = f"?at={wanted}&eyes=1" if wanted else "?eyes=1"
    page.wait_for_function(f"() => location.search === '{address}'")
    page.reload()
    page.wait_for_selector("main.replay")
    assert at(page) == wanted
    assert page.input_value(".eyes select") == "1"
    # the keyboard steps, goes to both ends and plays
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    page.keyboard.press("End")
    assert at(page) == moves
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 2")
    page.keyboard.press(" ")
    assert overflow(page) == 0
    # the record file comes back as a replay of its own
    with page.expect_download() as download:
        page.click("a[download]")
    record = tmp_path / "record.json"
    download.value.save_as(record)
    table = page.url
    page.goto("/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector("main.replay")
    assert page.url != table
    assert int(page.get_attribute(SLIDER, "max")) == moves
    # it is in the history; one whose seed nobody chose is in the statistics, too
    finish(page, new_game(page, "namiji", 2, None))
    page.goto("/history")
    page.wait_for_selector("li.panel")
    assert page.locator("li.panel").count() == 2
    page.goto("/player")
    page.wait_for_selector("section.panel")
    assert "Namiji" in page.inner_text("section.panel h2")
    page.goto("/statistics/namiji")
    page.wait_for_selector("section.panel")
    assert page.troubles == []
    page.context.close()


def test_a_bad_record_file_says_what_is_the_matter(
    server: str, browser: Any, tmp_path: Path
) -> None:
    page = person(browser, server, PHONE)
    page.goto("/replay")
    for text, problem in (("nonsense", "not JSON"), ('{"kuroshio": 1}', "not a Kuroshio record")):
        file = tmp_path / "bad.json"
        file.write_text(text)
        page.wait_for_selector("input[type=file]", state="attached")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector(f"[role=alert]:has-text('{problem}')")
    page.goto("/replay/aaaaaaaaaaaaaaaa")
    page.wait_for_selector("[role=alert]:has-text('There is no such table')")
    assert overflow(page) == 0
    page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_marks_targets_and_is_told_to_all(server: str, browser: Any, size: Any) -> None:
    page = person(browser, server, size)
    play_now(page, "namiji", 2)
    page.wait_for_selector("main [data-move]")
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    page.wait_for_selector(".layer .badge")
    first = page.locator(".hints li button").first
    first.click()
    assert page.locator("[data-act]").count() == 1
    page.click("[data-act]")
    page.wait_for_selector(".hints", state="detached")
    table = re.search(r"/table/(\w+)", page.url)
    assert table
    told = page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table[1]
    )
    assert told["table"]["seats"][0]["hints"] == 1
    assert page.troubles == []
    page.context.close()
