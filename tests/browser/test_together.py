"""People at one table in real browsers: undo by agreement, leaving, returning, clocks, devices."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.browser.driver import DESKTOP, PHONE, person, play_now, play_on, repeat
from tests.browser.hand import press
from tests.browser.wire import post

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def step(page: Any) -> None:
    """Press the button that acts, or else the first target."""
    if page.query_selector("[data-act]"):
        press(page, "[data-act]")
    else:
        press(page, "main [data-move]")


def sit_at_one_table(server: str, browser: Any, **wish: Any) -> tuple[Any, Any]:
    """Two people, one of them on a phone, at a game of Namiji that has begun."""
    ann, bob = person(browser, server), person(browser, server, PHONE)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        post(page, "/me", name=name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = post(ann, "/tables", game="namiji", seats=seats, seed=1, **wish)["table"]
    post(bob, f"/tables/{table}/sit", seat=1)
    post(ann, f"/tables/{table}/start")
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        page.wait_for_selector("main.table")
    return ann, bob


def mover(*pages: Any) -> Any:
    """Whoever is to move."""

    def able(page: Any) -> bool:
        return bool(page.query_selector(".status.mine") and page.query_selector("main [data-move]"))

    repeat(lambda: pages[0].wait_for_timeout(25), until=lambda: any(map(able, pages)))
    return next(filter(able, pages))


def move_until_the_other(one: Any, other: Any) -> None:
    def move() -> None:
        step(one)
        one.wait_for_timeout(25)

    repeat(move, until=lambda: other.query_selector(".status.mine"))


def close(*pages: Any) -> None:
    for page in pages:
        assert page.troubles == []
        page.context.close()


def test_undo_needs_the_consent_of_the_other(server: str, browser: Any) -> None:
    ann, bob = sit_at_one_table(server, browser)
    one = mover(ann, bob)
    other = bob if one is ann else ann
    move_until_the_other(one, other)
    move_until_the_other(other, one)
    for agree in (False, True):
        one.wait_for_function("() => !document.querySelector('button.undo').disabled")
        one.click("button.undo")
        other.wait_for_selector(".toast .firm")
        assert "take a move back" in other.inner_text(".toasts")
        one.wait_for_selector(".toast:has-text('Waiting')")
        other.click(".toast .firm" if agree else ".toast .button:not(.firm)")
        if not agree:
            one.wait_for_selector(".toast:has-text('not agreed')")
    one.wait_for_selector(".status.mine")
    ann.wait_for_selector(".log li:has-text('took a move back')")
    close(ann, bob)


def test_for_who_leaves_a_bot_plays_until_somebody_new_comes(server: str, browser: Any) -> None:
    ann, bob = sit_at_one_table(server, browser)
    table = ann.url
    bob.click("button[aria-label=Menu]")
    bob.click("dialog .menu-buttons .button:has-text('Leave')")
    assert "counts as lost" in bob.inner_text("dialog .leaving")
    bob.click("dialog .leaving .button:has-text('Stay')")  # nothing is lost by one press
    bob.click("dialog .menu-buttons .button:has-text('Leave')")
    bob.click("dialog [data-leave-table]")
    bob.wait_for_url(f"{server}/")
    ann.wait_for_selector(".plate .small:has-text('bot, sailor, for Bob')")
    ann.wait_for_selector(".log li:has-text('Bob left the game')")  # the log knows who it was
    bob.goto(table)
    bob.wait_for_selector(".own h2:has-text('Watching'), main.narrow")
    assert bob.locator(".toast .button").count() == 0  # he has seen what is hidden
    eve = person(browser, server)
    eve.goto(table)
    eve.click(".toast .button:has-text('Sit down')")
    eve.wait_for_selector(".toast .button:has-text('Sit down')", state="detached")
    ann.wait_for_selector(".plate .dot.on")
    close(ann, bob, eve)


def test_a_bot_stands_in_when_time_is_out_until_one_returns(server: str, browser: Any) -> None:
    clock = {"kind": "move", "seconds": 5}
    ann, bob = sit_at_one_table(server, browser, clock=clock)
    shown = ann.inner_text(".own .clock")
    assert shown.startswith("0:0")
    one = mover(ann, bob)
    one.wait_for_selector(".toast:has-text('a bot plays for you')", timeout=20_000)
    other = bob if one is ann else ann
    other.wait_for_selector(".plate .small:has-text('a bot stands in')")
    one.click(".toast .button:has-text('Play on myself')")
    one.wait_for_selector(".toast:has-text('a bot plays for you')", state="detached")
    close(ann, bob)


def test_a_watcher_has_nothing_to_press(server: str, browser: Any) -> None:
    ann, bob = sit_at_one_table(server, browser)
    watcher = person(browser, server)
    watcher.goto(ann.url)
    watcher.wait_for_selector("main.table")
    assert watcher.inner_text(".own h2") == "Watching"
    assert watcher.locator("[data-move], [data-act]").count() == 0
    assert watcher.locator("button.undo").is_disabled()
    ann.click("button[aria-label=Chat]")
    ann.wait_for_selector("dialog:has-text('One person is watching')")
    close(ann, bob, watcher)


# Every number of a step that is shown, in order.
SHOWN = """() => {
  window.shown = [];
  new MutationObserver(() => window.shown.push(document.querySelector('main').dataset.step))
    .observe(document.querySelector('main.table'), { attributeFilter: ['data-step'] });
}"""


def test_what_the_others_did_is_shown_again_step_by_step(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=3)
    again = "button[title*='since your last move']"
    play_on(page, until=lambda page: page.query_selector(again) is not None)
    page.wait_for_selector(again)
    page.evaluate("localStorage.kuroshio = JSON.stringify({language: 'en', speed: 2.5})")
    page.reload()  # the steps before are known after loading, too
    page.wait_for_selector(again)
    newest = page.get_attribute("main.table", "data-step")
    page.evaluate(SHOWN)
    page.click(again)
    page.wait_for_selector(again, state="detached")  # not while it is shown
    page.wait_for_selector(again)
    shown = page.evaluate("window.shown")
    assert len(shown) >= 2
    assert shown == sorted(shown, key=int)
    assert shown[-1] == newest
    close(page)


def test_speed_and_sound_are_set_in_the_menu_and_remembered(server: str, browser: Any) -> None:
    page = person(browser, server, DESKTOP, speed=1)
    page.add_init_script(
        """window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...at) {
          window.tones++;
          start.apply(this, at);
        };
        """
    )
    play_now(page, "namiji")
    page.click("button[aria-label=Menu]")
    page.click("dialog button:has-text('Fast')")
    page.click("dialog label:has-text('Sounds')")
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--pace')"
    assert float(page.evaluate(pace)) == pytest.approx(0.4)
    page.keyboard.press("Escape")
    mover(page)
    step(page)
    step(page)
    page.wait_for_function("() => window.tones > 0")
    page.reload()
    page.wait_for_selector("main.table")
    assert float(page.evaluate(pace)) == pytest.approx(0.4)
    close(page)


def test_an_identity_moves_to_another_device(server: str, browser: Any) -> None:
    page, phone = person(browser, server), person(browser, server, PHONE)
    play_now(page, "namiji")
    page.goto("/")
    page.click("header .right > .button:has(.glyph)")
    page.fill("dialog input", "Marama")
    page.click("dialog form .button")
    page.wait_for_selector("header .right > .button:has-text('Marama')")
    page.click("header .right > .button:has(.glyph)")
    page.click("dialog .button:has-text('Make a link')")
    link = page.wait_for_selector("dialog input[readonly]").input_value()
    phone.goto(link)
    phone.click(".call")
    phone.wait_for_selector("[role=status]:has-text('Marama')")
    phone.click(".call")
    phone.wait_for_selector("a.button:has-text('Go on')")  # the game of the other device
    phone.goto("/link#forged.1.token")
    phone.click(".call")
    phone.wait_for_selector("[role=alert]")
    close(page, phone)


def test_a_newcomer_meets_no_errors(server: str, browser: Any) -> None:
    page = person(browser, server, seed=None)
    errors: list[str] = []
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.goto("/", wait_until="networkidle")
    play_now(page, "namiji")
    page.wait_for_selector("main [data-move]")
    assert errors == []
    close(page)


def test_a_wrong_address_leads_back_to_the_lobby(server: str, browser: Any) -> None:
    page = person(browser, server)
    answer = page.goto("/no/such/page")
    assert answer.status == 404
    assert page.inner_text("h1") == "There is no such page"
    page.click("main .button")
    page.wait_for_selector(".tile")
    with pytest.raises(urllib.error.HTTPError):  # programs are told in their own language
        urllib.request.urlopen(f"{server}/no/such/page")
    close(page)
