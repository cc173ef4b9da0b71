"""The table in a real browser: whole games, two people, lost connections, languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import FIRST, LANGUAGES, say
from tests.browser.driver import (
    DESKTOP,
    PHONE,
    SMALL_PHONE,
    moves_made,
    overflow,
    person,
    play_now,
    play_on,
    repeat,
    small_targets,
)
from tests.browser.hand import make, play, press
from tests.browser.known import course, telling
from tests.browser.pace import weight
from tests.browser.wire import come_to
from tests.chosen import chosen

GAMES = ("namiji", "tongiaki", "namazu")
SERVER_PAPER = Path(__file__).parents[2] / "docs" / "server.md"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("namiji", DESKTOP, id="namiji-desktop"),
        pytest.param("tongiaki", PHONE, id="tongiaki-phone"),
        pytest.param("namazu", DESKTOP, id="namazu-desktop"),
    ],
)
def test_from_play_now_to_the_end(server: str, browser: Any, game: str, size: Any) -> None:
    """By hand at the beginning, at the end and at every kind of question; what is asked again goes
    by the wire, before the eyes of the page or while it is in the lobby."""
    page = person(browser, server, size)
    play_now(page, game)
    decisions, moves = course(game, players=3, seed=1)
    table = page.url.rpartition("/")[2]
    made = 0
    for decision in telling(decisions):
        at = decisions.index(decision)
        come_to(page, table, decisions[made:at])
        make(page, decision)
        made = at + 1
    see_the_end(page, moves)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_from_play_now_to_the_end_by_hand_alone(
    server: str, browser: Any, game: str, size: Any
) -> None:
    page = person(browser, server, size)
    play_now(page, game)
    assert play_on(page) > 3
    see_the_end(page, course(game, players=3, seed=1)[1])


def see_the_end(page: Any, moves: list[str]) -> None:
    """These moves of three players have led to it."""
    page.wait_for_selector("main.end h1")
    assert page.locator("main.end .row").count() == 3
    assert moves_made(page) == moves
    assert overflow(page) == 0
    assert page.troubles == []
    page.context.close()


def play_far(*pages: Any) -> None:
    """Whoever is to move presses what comes last: in Namiji they sail far, and are home soon."""
    for page in pages:
        play(page, 0.999)
    pages[0].wait_for_timeout(10)


def test_a_real_click_selects_and_the_second_acts(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    page.wait_for_selector("main .target[data-move]")
    target = page.locator("main .target[data-move]").nth(2)
    target.click()
    assert target.get_attribute("aria-pressed") == "true"
    assert page.locator("[data-act]").count() == 1
    told = page.locator(".log li").count()
    target.click()
    page.wait_for_function("() => !document.querySelector('[data-act]')")
    page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {told}")
    assert page.troubles == []
    page.context.close()


def test_the_keyboard_alone_makes_a_move(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    page.wait_for_selector("main [data-key='1']")
    page.keyboard.press("1")
    page.wait_for_selector("[data-act]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act]", state="detached")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act]", state="detached")
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 1")
    page.context.close()


def test_what_is_not_possible_is_explained(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    page.wait_for_selector("main .target[data-move]")
    assert press(page, ".station:nth-of-type(40)")  # far behind the next dock
    toast = page.wait_for_selector(".toast")
    assert len(toast.inner_text()) > 10
    page.context.close()


def pinch(page: Any, x: float, y: float) -> None:
    """Two fingers move apart about a point, from 60 pixels to 120."""
    fingers = page.context.new_cdp_session(page)
    for kind, half in (("touchStart", 30), ("touchMove", 60)):
        points = [{"x": x - half, "y": y, "id": 1}, {"x": x + half, "y": y, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_whole_sea_is_seen_and_zoomed_on_a_phone(server: str, browser: Any) -> None:
    page = person(browser, server, PHONE)
    play_now(page, "namiji")
    page.click("button.whole")
    page.wait_for_function("() => document.querySelectorAll('.station').length > 60")
    sea = page.locator(".layers > svg").first
    before, room = sea.bounding_box(), page.locator(".scroll").bounding_box()
    assert before["height"] == room["height"] > 250
    # what lies between the fingers stays there
    x, y = room["x"] + 90, room["y"] + 120
    pinch(page, x, y)
    page.wait_for_function("() => document.querySelector('.scroll').scrollTop > 0")
    after = sea.bounding_box()
    assert after["width"] == pytest.approx(2 * before["width"], abs=1)
    assert after["x"] - x == pytest.approx(2 * (before["x"] - x), abs=2)
    assert after["y"] - y == pytest.approx(2 * (before["y"] - y), abs=2)
    assert page.troubles == []
    page.context.close()


# What can be moved to now, to tell one position from another.
TARGETS = """[...document.querySelectorAll('main .target[data-move]')]
    .map((target) => target.dataset.move).sort().join()"""


def test_a_move_is_taken_back(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.wait_for_selector("main .target[data-move]")
    before = page.evaluate(TARGETS)
    assert page.locator("button.undo").is_visible()
    page.keyboard.press("1")
    page.click("[data-act]")
    page.wait_for_function(f"before => {TARGETS} !== before", arg=before)
    page.wait_for_function("() => !document.querySelector('button.undo').disabled")
    page.click("button.undo")
    # free, or with the consent of bots, who never mind
    page.wait_for_function(f"before => {TARGETS} === before", arg=before)
    page.context.close()


def test_a_table_has_a_name_and_its_seats_the_colours_that_they_chose(
    server: str, browser: Any
) -> None:
    first, second = person(browser, server), person(browser, server, PHONE)
    first.goto("/")
    first.click(".tile >> nth=1")
    first.click(".buttons .firm:not([data-people])")
    first.locator("dialog [role=radiogroup]").nth(1).locator("button").nth(1).click()  # three
    first.fill("dialog .name input", "Lagoon")
    first.click("dialog li >> nth=0 >> .disc")
    first.click("dialog .free [aria-label=rose]")
    first.click("dialog .call")
    first.wait_for_selector(".room h1:has-text('Lagoon')")
    second.goto(first.url)
    second.fill(".room form input", "Bob")
    second.click(".room li .firm")
    second.click(".room .disc[aria-label=indigo]:not([disabled])")  # which is free now
    first.wait_for_function(
        """() => [...document.querySelectorAll('.room li')]
          .map((seat) => seat.querySelector('[aria-pressed=true] .glyph circle')
            ?? seat.querySelector('.glyph circle'))
          .filter(Boolean).map((circle) => circle.getAttribute('fill')).join()
          === 'var(--seat-rose),var(--seat-indigo),var(--seat-gold)'"""
    )
    first.click(".room .call")
    second.wait_for_selector("main.table")
    assert "Lagoon · Tongiaki" in first.title()
    # the words name the colours that are seen
    told = first.locator(".log li:has-text('rose boat')")
    repeat(lambda: play_far(first, second), until=told.count)  # whoever begins
    assert first.locator(".log li:has-text('moss')").count() == 0
    assert small_targets(second) == []
    assert first.troubles == second.troubles == []
    first.context.close()
    second.context.close()


def test_two_browsers_at_one_table(server: str, browser: Any) -> None:
    first, second = person(browser, server), person(browser, server, PHONE, "ru")
    first.goto("/")
    first.click(".buttons .firm:not([data-people])")
    first.wait_for_selector("dialog[open]")
    first.locator("dialog [role=radiogroup]").nth(1).locator("button").first.click()  # two players
    first.click("dialog .call")
    first.wait_for_url("**/table/*")
    first.wait_for_selector(".room svg[role=img]")  # the code to photograph
    second.goto(first.url)
    second.fill(".room form input", "Bob")
    second.click(".room li .firm")
    first.wait_for_function("() => !document.querySelector('.room .call')?.disabled")
    first.click(".room .call")
    for page in (first, second):
        page.wait_for_selector("main.table")
    # chat
    first.click("button[aria-label=Chat]")
    first.fill("dialog input", "ahoy")
    first.keyboard.press("Enter")
    first.wait_for_selector("dialog li:has-text('ahoy')")
    first.keyboard.press("Escape")
    second.wait_for_selector(".unread")
    # both play to the end
    repeat(
        lambda: play_far(first, second),
        until=lambda: all(page.query_selector("main.end") for page in (first, second)),
    )
    assert first.troubles == second.troubles == []
    # play again: both come to the new table
    old = first.url
    first.click("main.end .call")
    second.wait_for_selector("[data-again] .button")
    press(second, "[data-again] .button")  # told over whatever of the end is looked at
    for page in (first, second):
        page.wait_for_function("old => location.href !== old", arg=old)
    assert first.url == second.url
    for page in (first, second):
        page.context.close()


def test_a_page_that_is_loaded_anew_plays_on(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    play_on(page, until=lambda page: page.locator(".log li").count() > 8)
    page.reload()
    page.wait_for_selector("main.table")
    assert page.locator(".log li").count() > 8
    play_on(page, until=lambda page: page.locator(".log li").count() > 16)
    assert page.troubles == []
    page.context.close()


# The sockets of tables; there are others.
KEEP_SOCKETS = """(() => {
  const Real = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      if (/.tables.[^/]+.socket/.test(args[0])) window.sockets.push(this);
    }
  };
})()"""


# The connection is lost in the moment at which a move is sent.
BREAK_WITH_THE_NEXT_MOVE = """() => {
  const socket = window.sockets.at(-1);
  const send = socket.send;
  socket.send = (text) => { send.call(socket, text); socket.close(); };
}"""


def test_a_socket_that_breaks_in_the_middle_of_a_move(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.add_init_script(KEEP_SOCKETS)
    play_now(page, "namiji")
    page.wait_for_selector("main .target[data-move]")
    for _ in range(3):
        press(page, "main .target[data-move]")
        page.evaluate(BREAK_WITH_THE_NEXT_MOVE)
        press(page, "[data-act]")
        page.wait_for_function(
            "n => window.sockets.length > n && window.sockets.at(-1).readyState === 1",
            arg=page.evaluate("window.sockets.length") - 1,
        )
        page.wait_for_selector("main [data-move], main.end")
    told = page.locator(".log li").count()
    play_on(page, until=lambda page: page.locator(".log li").count() > told + 4)
    assert page.evaluate("window.sockets.length") >= 4
    assert page.troubles == []
    page.context.close()


def test_pass_and_play_draws_a_curtain(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto("/")
    page.click(".buttons .firm:not([data-people])")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog [role=radiogroup]").nth(1).locator("button").first.click()
    page.locator("dialog ol select").nth(1).select_option("guest")
    page.click("dialog .call")
    page.wait_for_selector(".curtain")
    names = set()

    def play() -> None:
        if page.query_selector(".curtain"):
            names.add(page.inner_text(".curtain h1"))
            page.click(".curtain .call")
        play_far(page)

    repeat(play, until=lambda: len(names) == 2)
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, language=language)
    page.goto("/")
    page.wait_for_selector(f"h1:text-is('{say(message('lobby-title'), language)}')")
    play_now(page, "namiji")
    page.wait_for_selector(".status.mine")
    assert say(message("status-yours"), language) in page.inner_text(".status")
    assert page.evaluate("document.documentElement.lang") == language
    page.context.close()


def test_language_and_theme_are_remembered(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto("/")
    page.click("button[aria-label^=Français]")
    page.wait_for_function("() => document.querySelector('h1').innerText === 'Choisissez un jeu'")
    page.click("button[aria-label=Sombre]")
    page.reload()
    page.wait_for_selector("h1")
    assert page.inner_text("h1") == "Choisissez un jeu"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.context.close()


@pytest.mark.parametrize("size", chosen([SMALL_PHONE, PHONE], SMALL_PHONE), ids=["360", "390"])
def test_phones_have_room_for_fingers(server: str, browser: Any, size: Any) -> None:
    page = person(browser, server, size, "ru")
    page.goto("/")
    page.wait_for_selector(".tile")
    assert overflow(page) == 0
    assert small_targets(page) == []
    play_now(page, "namiji")
    page.wait_for_selector("main [data-move]")
    assert overflow(page) == 0
    assert small_targets(page) == []
    page.context.close()


def test_a_watcher_sees_but_does_not_move(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji")
    watcher = person(browser, server)
    watcher.goto(page.url)
    watcher.wait_for_selector("main.table")
    assert watcher.locator("[data-move]").count() == 0
    play_on(page, until=lambda page: page.locator(".log li").count() > 8)
    watcher.wait_for_function("() => document.querySelectorAll('.log li').length > 4")
    assert watcher.troubles == []
    page.context.close()
    watcher.context.close()


# What is written of the first load, in thousands of bytes.
WEIGHTS = re.compile(r"(\d+) kB in English, (\d+) kB in the language with the longest words")


def test_the_first_load_weighs_what_is_written_of_it(server: str, browser: Any) -> None:
    written = WEIGHTS.search(SERVER_PAPER.read_text(encoding="utf-8"))
    assert written, "docs/server.md says what the first load weighs"
    weighs = {language: weight(browser, server, language) / 1000 for language in LANGUAGES}
    assert max(weighs.values()) < 250
    assert abs(weighs[FIRST] - int(written[1])) < 10, f"{weighs}, see docs/server.md"
    assert abs(max(weighs.values()) - int(written[2])) < 10, f"{weighs}, see docs/server.md"
