"""What somebody with a mouse sees at the board while deciding, and what they are answered."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import say
from tests.browser.driver import person
from tests.browser.hand import offered, press
from tests.browser.known import Decision, course
from tests.browser.shots import SEEDS, at_question
from tests.browser.test_together import close
from tests.browser.wire import Wire, asked, follow, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FEW = 6  # ways to offer that are shown side by side
TOAST = "main .toast, .toasts .toast"
TIP = "main .hint-box"

# What lies open in the school, and whether the ring round it leaves its drawing free.
RINGS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const targets = [...document.querySelectorAll('main .target[aria-label]')];
  const fish = [...document.querySelectorAll("main .fish[data-explain='fish'] image")].map(box);
  return fish.map((one) => {
    const x = one.x + one.width / 2, y = one.y + one.height / 2;
    const n = targets.findIndex((target) => {
      const ring = target.querySelector('.ring-paper');
      if (!ring) return false;
      const { left, right, top, bottom } = box(ring);
      return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < 2;
    });
    const ring = box(targets[n].querySelector('.ring-paper'));
    const over = targets.slice(n + 1).filter((other) => {
      const { left, right, top, bottom } = box(other.querySelector('.ring'));
      const reach = (right - left) / 2 + one.width / 2;
      return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < reach;
    }).length;
    return { free: ring.width >= one.width, over };
  });
}"""


def open_namiji(page: Any) -> str:
    """A table of Namiji at which its person is asked where to sail."""
    table = new_game(page, "namiji", 3, seed=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    return table


def few_offerings() -> tuple[int, list[Decision]]:
    """The seed of a game of Namazu in which few ways to offer are open, and what comes before."""
    for seed in SEEDS:
        decisions, _ = course("namazu", 3, seed)
        for n, decision in enumerate(decisions):
            if "namazu-ask-offer" in decision.kinds and 1 < len(decision.legal) <= FEW:
                return seed, decisions[:n]
    raise LookupError(f"no such game of {len(SEEDS)}")


def choose(page: Any, text: str) -> None:
    """Press a move where the board offers it, and there once more if it asks."""
    number = page.get_attribute(f"main [data-said='{text}']", "data-number")
    assert press(page, offered(number))
    if page.query_selector("main [data-act]"):
        assert press(page, offered(number))
    page.wait_for_selector(f"main [data-said='{text}']", state="detached")


def test_a_tip_stands_where_the_mouse_or_the_keyboard_is_and_nowhere_else(
    server: str, browser: Any
) -> None:
    page = person(browser, server)
    table = open_namiji(page)
    seen = asked(Wire(page), table)
    stations = [one["station"] for one in seen["view"]["route"]]
    ways = [one["text"] for one in seen["question"]["choices"] if one["text"].startswith("sail")]
    choose(page, next(way for way in ways if stations[int(way.split()[1])] == "dolphin"))
    page.mouse.move(5, 5)
    page.wait_for_selector("main [data-said]", state="attached")
    # the focus is brought back to what can be chosen, without a word
    page.wait_for_function("() => document.activeElement?.matches('main .target')")
    assert page.query_selector(TIP) is None
    page.keyboard.press("Tab")
    page.wait_for_selector(TIP)
    close(page)


def test_fish_that_lie_open_can_be_told_apart_while_one_is_chosen(
    server: str, browser: Any
) -> None:
    """Nothing lies over what swims face up: no ring, and no card while one keeps a catch."""
    page = person(browser, server)
    at_question(page, "namiji", "fish")
    found = page.evaluate(RINGS)
    assert found, "some fish lies open"
    assert all(one == {"free": True, "over": 0} for one in found)
    at_question(page, "namiji", "keep")
    page.wait_for_selector("main .choice")
    card = page.locator("main .choice").bounding_box()
    school = [one.bounding_box() for one in page.query_selector_all("main .fish[data-explain]")]
    assert max(one["y"] + one["height"] for one in school) <= card["y"]
    close(page)


def test_an_answer_goes_with_its_question(server: str, browser: Any) -> None:
    page = person(browser, server)
    at_question(page, "namiji", "fish")
    assert press(page, "main [data-name='space 64'], main [data-explain='port']")
    page.wait_for_selector(TOAST)
    choose(page, page.get_attribute("main [data-said^='take']", "data-said"))
    page.wait_for_selector("main .choice")
    assert page.query_selector(TOAST) is None
    close(page)


def test_why_no_royal_island_is_answered_by_a_rule(server: str, browser: Any) -> None:
    """Tonga can never be one: nobody is told that asking was wrong."""
    page = person(browser, server)
    table = new_game(page, "tongiaki", 3, seed=1)
    wire, answers = Wire(page), 0
    unknown = say(message("refused-illegal-move", move="…"), "en").partition("…")[2]
    for _ in range(12):
        seen = asked(wire, table)
        first = seen["question"]["choices"][0]
        if first["text"].startswith("increase"):
            page.goto(f"/table/{table}")
            page.wait_for_selector("main .actions")
            if press(page, "main .never"):
                page.wait_for_selector(TOAST)
                assert unknown not in page.inner_text(TOAST)
                answers += 1
        wire.post(f"/tables/{table}/move", position=seen["position"], move=first["number"])
    assert answers
    close(page)


def test_what_offerings_make_is_shown_before_they_are_given(server: str, browser: Any) -> None:
    page = person(browser, server)
    seed, before = few_offerings()
    table = new_game(page, "namazu", 3, seed)
    follow(page, table, before)
    page.goto(f"/table/{table}")
    choices = asked(Wire(page), table)["question"]["choices"]
    worth = {one["number"]: one["points"] for one in choices if one.get("points")}
    assert worth, "an offering makes points"
    for number, points in worth.items():
        assert f"+{points}" in page.inner_text(offered(number))
    close(page)


def room_for(seen: dict[str, Any]) -> dict[int, int]:
    """Of each move that brings a boat to a beach, how many boats have room there."""
    view, rooms = seen["view"], {}
    islands = {one["name"]: one.get("beaches", []) for one in view["tiles"]}
    for choice in seen["question"]["choices"]:
        verb, _, where = choice["text"].partition(" ")
        name, _, number = where.rpartition(" ")
        if verb in ("place", "land"):
            beaches = islands[name if verb == "place" else view["fleet"]["shore"]]
            (beach,) = [one for one in beaches if one["number"] == int(number)]
            rooms[choice["number"]] = beach["moorings"] - len(beach["boats"])
    return rooms


def test_the_last_free_mooring_of_a_beach_is_told_before_a_boat_takes_it(
    server: str, browser: Any
) -> None:
    page = person(browser, server)
    table = new_game(page, "tongiaki", 3, seed=1)
    wire = Wire(page)
    while 1 not in (rooms := room_for(seen := asked(wire, table))).values():
        move = seen["question"]["choices"][0]["number"]
        wire.post(f"/tables/{table}/move", position=seen["position"], move=move)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main .list [data-last]")
    told = {
        int(chip.get_attribute("data-move")): chip.query_selector("[data-last]") is not None
        for chip in page.query_selector_all("main .list [data-move]")
    }
    assert told == {move: rooms[move] == 1 for move in told}
    close(page)
