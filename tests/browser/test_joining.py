"""Coming to a table by its link: a name, a seat, a colour, words while one waits, a nudge."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import LYING_PHONE, PHONE, SMALL_PHONE, TWICE, person
from tests.browser.hand import press
from tests.browser.wire import post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def open_table(page: Any, name: str = "Ann") -> str:
    """A table at which one seat is free, and its owner looks at it."""
    post(page, "/me", name=name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = post(page, "/tables", game="namiji", seats=seats, seed=1)["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.room")
    return table


def join(page: Any, table: str, name: str = "Bob") -> None:
    """Come by the link and sit down."""
    page.goto(f"/table/{table}")
    page.fill("main.room form input", name)
    press(page, "main.room form .call")
    page.wait_for_selector("main.room li:has-text('You')")


def start(page: Any) -> None:
    press(page, "main.room > .call")
    page.wait_for_selector("main.table")


def test_whoever_comes_by_a_link_is_asked_for_a_name_and_sits_down(
    server: str, browser: Any
) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = open_table(ann)
    bob.goto(f"/table/{table}")
    assert bob.is_disabled("main.room form .call")  # without a name
    join(bob, table)
    ann.wait_for_selector("main.room li:has-text('Bob')")
    start(ann)
    bob.wait_for_selector("main.table")
    for page in (ann, bob):
        assert page.troubles == []
        page.context.close()


def test_the_button_of_a_seat_asks_for_a_name_too(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = open_table(ann)
    bob.goto(f"/table/{table}")
    press(bob, "main.room li .firm")
    bob.wait_for_function("() => document.activeElement.matches('input:invalid')")  # the name
    bob.fill("main.room form input", "Bob")
    press(bob, "main.room li .firm")
    ann.wait_for_selector("main.room li:has-text('Bob')")
    for page in (ann, bob):
        assert page.troubles == []
        page.context.close()


def test_what_was_said_in_the_waiting_room_is_not_new_at_the_table(
    server: str, browser: Any
) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    join(bob, open_table(ann))
    bob.fill("main.room form input", "ahoy")
    press(bob, "main.room form .firm")
    ann.wait_for_selector("main.room li:has-text('ahoy')")
    start(ann)
    bob.wait_for_selector("main.table")
    for page in (ann, bob):
        assert page.query_selector(".unread") is None
    press(ann, "button[aria-label=Chat]")
    ann.fill("dialog input", "fair winds")
    ann.keyboard.press("Enter")
    bob.wait_for_selector(".unread:has-text('1')")
    assert ann.query_selector(".unread") is None  # one's own line
    for page in (ann, bob):
        page.context.close()


def test_ones_colour_is_an_evident_choice(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = open_table(ann)
    join(bob, table)
    assert bob.locator("[aria-label='Your colour'] button:not([disabled])").count() == 4
    press(bob, "[aria-label='Your colour'] button[aria-label='rose']")
    bob.wait_for_selector("[aria-label='rose'][aria-pressed='true']")
    ann.wait_for_selector("[aria-label='rose'][disabled]")
    for page in (ann, bob):
        page.context.close()


def test_who_waits_can_talk(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = open_table(ann)
    join(bob, table)
    bob.fill("main.room [aria-label='Chat']", "Shall we begin?")
    press(bob, "main.room form .firm")
    ann.wait_for_selector("main.room li:has-text('Shall we begin?')")
    for page in (ann, bob):
        page.context.close()


def test_an_absent_player_to_move_is_shown_as_both_and_can_be_nudged(
    server: str, browser: Any
) -> None:
    ann, bob = person(browser, server, PHONE), person(browser, server, SMALL_PHONE)
    table = open_table(ann)
    join(bob, table)
    start(ann)
    bob.wait_for_selector("main.table")
    ann.wait_for_selector(".status")
    slow, waiting = (ann, bob) if ann.query_selector(".status.mine") else (bob, ann)
    slow.goto("/")
    waiting.wait_for_selector(".plate:has-text('to move, away')")
    waiting.wait_for_selector(".nudge")
    assert waiting.locator(".status .words").bounding_box()["width"] > 80, "who is waited for"
    press(waiting, ".nudge")
    waiting.wait_for_selector(".toast:has-text('when')")  # nobody is there to see it now
    assert waiting.locator(".nudge").count() == 0  # once a move
    slow.goto(f"/table/{table}")
    slow.wait_for_selector(".toast:has-text('reminds you')")
    for page in (ann, bob):
        assert page.troubles == []
        page.context.close()


def test_the_curtain_shows_whose_turn_it_is_by_colour_and_sign(server: str, browser: Any) -> None:
    page = person(browser, server, LYING_PHONE, "de")
    page.add_init_script(TWICE)
    post(page, "/me", name="Anne-Marie Baumgartner")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Cleo"}]
    table = post(page, "/tables", game="namiji", seats=seats, seed=1)["table"]
    post(page, f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".curtain .glyph[role=img]")
    for part in ("h1", ".call"):  # also in text of double size on a phone that lies
        box = page.locator(f".curtain {part}").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LYING_PHONE["height"]
    press(page, ".curtain .call")
    page.wait_for_selector(".curtain", state="detached")
    page.context.close()
