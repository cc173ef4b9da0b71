"""Fair play on the page: the host's room, guests, stand-ins, the next game, what counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import running_server
from tests.browser.driver import PHONE, person
from tests.browser.hand import press
from tests.browser.test_joining import join, open_table, start
from tests.browser.test_together import close
from tests.browser.wire import Wire, post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    """A server where whoever has closed the page is soon taken for absent."""
    with running_server(KUROSHIO_ABSENCE="1") as url:
        yield url


def play_to_the_end(table: str, *pages: Any) -> None:
    """Past the browser: whoever is to move takes the first choice."""
    wires = [Wire(page) for page in pages]
    while (seen := wires[0].get(f"/tables/{table}"))["table"]["status"] == "playing":
        for wire in wires:
            seen = wire.get(f"/tables/{table}")
            if question := seen.get("question"):
                move = question["choices"][0]["number"]
                wire.post(f"/tables/{table}/move", position=seen["position"], move=move)


def test_only_the_host_seats_and_starts_and_sends_guests_away(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    post(ann, "/me", name="Ann")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Cleo"}, {"kind": "open"}, {"kind": "open"}]
    table = post(ann, "/tables", game="namiji", seats=seats)["table"]
    ann.goto(f"/table/{table}")
    join(bob, table)
    bob.wait_for_selector("li:has-text('host'):has-text('Ann')")
    bob.wait_for_selector("li:has-text('one person holds these seats: Ann, Cleo')")
    assert "several seats" in bob.inner_text("[data-rated]")
    assert "Ann is the host" in bob.inner_text("main.room")
    for what in ("select", "main.room > .call", "button:has-text('Send away')", "button.firm.sit"):
        assert bob.locator(what).count() == 0, what
    assert ann.is_disabled("main.room > .call")
    assert ann.get_attribute("main.room > .call", "aria-describedby") == "room-waiting"
    press(ann, "button[aria-label='Send away: Bob']")
    bob.wait_for_selector("main.room li:has-text('You')", state="detached")
    seats_offered = "main.room li button:not(.report), main.room form .call"
    assert bob.locator(seats_offered).count() == 0
    close(ann, bob)


def test_the_host_hands_the_table_on(server: str, browser: Any) -> None:
    """Before the start, by keyboard, and in the game with a finger."""
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = open_table(ann)
    join(bob, table)
    hand_on = ann.get_by_role("button", name="Make host: Bob")
    hand_on.focus()
    ann.keyboard.press("Enter")
    ann.wait_for_selector("main.room p:has-text('Bob is the host')")
    start(bob)
    ann.wait_for_selector("main.table")
    bob.tap(".plate:has-text('Ann')")
    bob.tap("dialog .button:has-text('Make host')")
    bob.wait_for_selector("dialog p:has-text('host')")
    assert Wire(ann).get(f"/tables/{table}")["table"]["host"] == 0
    close(ann, bob)


def begin_for_two(ann: Any, bob: Any) -> str:
    """A game that counts: nobody chose its seed."""
    post(ann, "/me", name="Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = post(ann, "/tables", game="namiji", seats=seats)["table"]
    ann.goto(f"/table/{table}")
    join(bob, table)
    start(ann)
    return table


def test_the_next_game_waits_for_everyones_yes(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = begin_for_two(ann, bob)
    play_to_the_end(table, ann, bob)
    for page in (ann, bob):
        page.wait_for_selector("main.end [data-rated]:has-text('counts for ratings')")
    press(ann, "main.end .call")
    ann.wait_for_selector("main.room li:has-text('kept for Bob')")
    assert ann.is_disabled("main.room > .call")
    bob.wait_for_selector("main.end [role=status]:has-text('waits for you')")
    assert not bob.query_selector("main.end [data-next]"), "one button for one table"
    press(bob, "[data-again] .button.firm")
    for page in (ann, bob):
        page.wait_for_selector("main.table")
    close(ann, bob)


def test_what_help_costs_is_said_before_it_is_given(server: str, browser: Any) -> None:
    """Once: a game that counts, on a phone; then whoever stays is told that the other has left."""
    ann, bob = person(browser, server, PHONE), person(browser, server, PHONE)
    table = begin_for_two(ann, bob)
    ann.wait_for_selector("main.table")
    bob.wait_for_selector("main.table")
    own, other = (ann, bob) if ann.query_selector(".status.mine") else (bob, ann)
    hint = "main .acts .button[title*='captain']"
    assert press(own, hint)
    own.wait_for_selector("[data-price='price-hint']:has-text('only if you come last')")
    press(own, "[data-price] .button:last-child")
    own.wait_for_selector("[data-price]", state="detached")
    hints = [seat.get("hints", 0) for seat in Wire(ann).get(f"/tables/{table}")["table"]["seats"]]
    assert hints == [0, 0]
    press(own, hint)
    press(own, "[data-price] .button.firm")
    own.wait_for_selector(".hints")
    post(other, f"/tables/{table}/leave")
    own.wait_for_selector(".toast:has-text('left the game'):has-text('has lost to all who stayed')")
    close(ann, bob)


def test_a_stand_in_is_called_for_who_is_away(hasty: str, browser: Any) -> None:
    ann, bob = person(browser, hasty), person(browser, hasty)
    table = open_table(ann)
    join(bob, table)
    start(ann)
    bob.wait_for_selector("main.table")
    slow, waiting = (ann, bob) if ann.query_selector(".status.mine") else (bob, ann)
    press(waiting, ".plate")
    assert waiting.locator("dialog .button:has-text('stand-in')").count() == 0  # somebody is there
    waiting.keyboard.press("Escape")
    slow.goto("/")
    waiting.wait_for_selector(".toast .button:has-text('Call a stand-in')")
    press(waiting, ".toast .button")
    waiting.wait_for_selector(".log li:has-text('stayed away; a bot plays on')")
    slow.goto(f"/table/{table}")
    waiting.wait_for_selector(".log li:has-text('came back')")
    close(ann, bob)


def test_the_end_says_who_played_and_whether_it_counts(server: str, browser: Any) -> None:
    ann, bob = person(browser, server), person(browser, server, PHONE)
    table = begin_for_two(ann, bob)
    post(bob, f"/tables/{table}/leave")
    play_to_the_end(table, ann)
    told = ann.wait_for_selector("main.end [data-rated]").inner_text()
    assert "Bob (left before the end)" in told
    assert "Sailor:" in told
    assert "counts for ratings" in told
    ann.goto("/history")
    ann.wait_for_selector(".seats li:has-text('left before the end')")
    close(ann, bob)
