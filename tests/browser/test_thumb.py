"""Under a thumb: what is chosen on a phone moves nothing, and what is public can be looked at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import LYING_PHONE, PHONE, SMALL_PHONE, person, play_now
from tests.browser.hand import offered, press
from tests.browser.known import Decision, course
from tests.browser.wire import follow, new_game, post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

DRAWS = ".card .row:has(.odds)"  # a pier from which a tile is drawn
PLACES = """(selector) => Object.fromEntries([...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.firstChild.textContent.trim(), [x, y, width, height].map(Math.round)];
}))"""


def places(page: Any, selector: str) -> dict[str, list[int]]:
    """Where these are in the window, by their words."""
    page.wait_for_selector(selector)
    found: dict[str, list[int]] = page.evaluate(PLACES, selector)
    return found


def before_the_first_departure(page: Any) -> Decision:
    """The next press lets boats put to sea from Tonga."""
    decisions, _ = course("tongiaki", 3, 1)
    asked = [n for n, one in enumerate(decisions) if "tongiaki-ask-depart" in one.kinds]
    table = new_game(page, "tongiaki", 3, 1)
    follow(page, table, decisions[: asked[0] - 1])
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    return decisions[asked[0] - 1]


def test_nothing_moves_when_a_departure_is_chosen(server: str, browser: Any) -> None:
    page = person(browser, server, SMALL_PHONE, "ru")
    press(page, offered(before_the_first_departure(page).move))
    page.wait_for_selector(DRAWS)
    assert page.query_selector(".row.chosen") is None  # none is, before a finger has touched it
    before = page.locator(DRAWS).first.bounding_box()
    press(page, DRAWS)
    page.wait_for_selector("[data-act]")
    assert page.locator(DRAWS).first.bounding_box() == before
    assert page.query_selector(".row.chosen") is not None
    page.context.close()


def test_a_beach_keeps_its_place_when_another_is_taken(server: str, browser: Any) -> None:
    page = person(browser, server, SMALL_PHONE, "ru")
    decisions, _ = course("tongiaki", 3, 1)
    table = new_game(page, "tongiaki", 3, 1)
    adds = [n for n, one in enumerate(decisions) if "tongiaki-ask-add" in one.kinds]
    follow(page, table, decisions[: adds[0]])
    page.goto(f"/table/{table}")
    before = places(page, ".card .list button")
    press(page, ".card .list button")
    page.wait_for_function(
        f"() => document.querySelectorAll('.card .list button').length < {len(before)}"
    )
    after = places(page, ".card .list button")
    assert after
    assert {one: box[0] for one, box in after.items()} == {one: before[one][0] for one in after}
    page.context.close()


def test_how_far_others_are_with_their_panoramas_is_seen_on_a_phone(
    server: str, browser: Any
) -> None:
    page = person(browser, server, PHONE)
    play_now(page, "namiji")
    page.wait_for_selector("main [data-said]", state="attached")
    press(page, "button.plate")
    for kind in ("dolphin", "octopus", "whale"):
        assert page.locator(f"dialog [data-name$='panorama {kind}']").is_visible()
    assert page.locator("dialog [data-explain=trap]").is_visible()
    page.context.close()


def test_a_cell_with_ones_contract_is_shown_as_free(server: str, browser: Any) -> None:
    page = person(browser, server, LYING_PHONE)
    decisions, line = course("namazu", 3, 1)
    signed = next(n for n, one in enumerate(decisions) if line[one.made] == "sign")
    asked = [n for n, one in enumerate(decisions) if "namazu-ask-stand" in one.kinds and n > signed]
    table = new_game(page, "namazu", 3, 1)
    follow(page, table, decisions[: asked[0]])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".lens .card")
    for _ in range(9):  # sector by sector
        if page.query_selector(".lens .card.city:has-text('free')"):
            break
        press(page, ".lens .step:last-child")
    assert page.locator(".lens .card.city:has-text('free')").is_visible()
    page.context.close()


def test_whoever_is_to_move_on_a_phone_sees_the_time_that_is_left(
    server: str, browser: Any
) -> None:
    page = person(browser, server, SMALL_PHONE)
    post(page, "/me", name="Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = post(page, "/tables", game="tongiaki", seats=seats, seed=1, clock=clock)["table"]
    post(page, f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    assert page.inner_text(".status .clock").startswith(("10:", "9:"))
    page.context.close()
