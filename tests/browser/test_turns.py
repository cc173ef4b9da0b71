"""Whose turn it is, wherever one looks: in the lobby, at another table, on the browser's tab."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import need_the_client
from tests.browser.driver import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    person,
    play_now,
    repeat,
    small_targets,
)
from tests.browser.hand import press
from tests.browser.test_table import TARGETS
from tests.browser.test_together import close
from tests.browser.wire import Wire, new_game, post
from tests.server.serving import Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

ICON = "() => document.querySelector('link[rel=icon]').href"


def waiting_table(page: Any) -> str:
    """A table at which it is the turn of whoever has this page."""
    return new_game(page, "namiji", 2, seed=1)


def wait_for_title(page: Any, begins: str) -> None:
    page.wait_for_function("(words) => document.title.startsWith(words)", arg=begins)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING_PHONE], ids=["desktop", "phone", "lying"])
def test_the_next_table_is_a_press_away(server: str, browser: Any, size: Any) -> None:
    page = person(browser, server, size)
    first = waiting_table(page)
    page.goto(f"/table/{first}")
    page.wait_for_selector("main.table")
    assert page.locator("[data-next]").count() == 0, "no other table waits"
    quiet = page.evaluate(ICON)
    second = waiting_table(page)
    page.wait_for_selector("[data-next]")
    wait_for_title(page, "● (1)")
    assert page.evaluate(ICON) == quiet, "one was waited for already"
    if page.touch:
        assert small_targets(page) == []
    press(page, "[data-next]")
    page.wait_for_url(f"**/table/{second}")
    page.wait_for_selector("main.table")
    page.wait_for_selector("[data-next]")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{first}")
    assert page.troubles == []
    close(page)


def test_the_lobby_hears_whose_turn_it_is(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        post(page, "/me", name=name)
        page.add_init_script("localStorage.setItem('kuroshio-known', 'yes')")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = post(ann, "/tables", game="namiji", seats=seats, seed=1)["table"]
    post(bob, f"/tables/{table}/sit", seat=1)
    ann.goto("/")
    row = ann.locator(f"li:has(a[href='/table/{table}'])")
    row.get_by_text("start the game").wait_for()
    wait_for_title(ann, "(1)")
    called = ann.evaluate(ICON)
    post(ann, f"/tables/{table}/start")
    wires = Wire(ann), Wire(bob)

    def move(wire: Wire) -> None:
        seen = wire.get(f"/tables/{table}")
        if seen.get("question"):
            choice = seen["question"]["choices"][-1]["number"]
            wire.post(f"/tables/{table}/move", position=seen["position"], move=choice)

    if wires[0].get(f"/tables/{table}")["turn"] == 0:
        row.get_by_text("Your turn").wait_for()
        repeat(lambda: move(wires[0]), until=lambda: wires[0].get(f"/tables/{table}")["turn"] == 1)
    wait_for_title(ann, "Kuroshio")
    assert ann.evaluate(ICON) != called
    repeat(lambda: move(wires[1]), until=lambda: wires[0].get(f"/tables/{table}")["turn"] == 0)
    row.get_by_text("Your turn").wait_for()
    assert ann.troubles == []
    close(ann, bob)


def test_what_was_taken_back_is_made_again(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.wait_for_selector("main .target[data-move]")
    before = page.evaluate(TARGETS)
    page.keyboard.press("1")
    page.click("[data-act]")
    page.wait_for_function(f"before => {TARGETS} !== before", arg=before)
    page.wait_for_selector("button.undo:enabled")
    page.click("button.undo")
    page.wait_for_function(f"before => {TARGETS} === before", arg=before)
    page.wait_for_selector("button.redo")
    page.keyboard.press("r")
    page.wait_for_function(f"before => {TARGETS} !== before", arg=before)
    page.wait_for_selector("button.redo", state="detached")
    close(page)


def test_a_line_that_was_not_heard_stays_in_its_field(browser: Any, tmp_path: Path) -> None:
    need_the_client()
    server = Server(tmp_path).start()
    page = person(browser, server.url)
    page.goto(f"/table/{waiting_table(page)}")
    page.wait_for_selector("main.table")
    page.keyboard.press("c")
    field = page.locator("dialog form input")
    field.fill("Good evening")
    page.keyboard.press("Enter")
    page.locator("dialog ol").get_by_text("Good evening").wait_for()
    page.wait_for_function("() => document.querySelector('dialog form input').value === ''")
    assert field.get_attribute("maxlength") == "300"
    server.stop()
    field.fill("Are you there?")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .unheard")
    assert field.input_value() == "Are you there?"
    server.start()
    repeat(
        lambda: page.keyboard.press("Enter") or page.wait_for_timeout(200),
        until=lambda: field.input_value() == "",
    )
    page.locator("dialog ol").get_by_text("Are you there?").wait_for()
    close(page)
    server.stop()
