"""Reporting what was said and names, and what the page says of closed tables and silence."""

from __future__ import annotations

import json
import sqlite3
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import FIRST, LANGUAGES, say
from tests.browser.conftest import need_the_client
from tests.browser.driver import PHONE, person
from tests.browser.hand import press
from tests.browser.test_everyone import faults
from tests.browser.test_fair import play_to_the_end
from tests.browser.test_joining import join, open_table, start
from tests.browser.wire import post
from tests.chosen import chosen
from tests.server.serving import Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


class House(Server):
    """A server whose operator is asked things."""

    def admin(self, path: str, **body: Any) -> Any:
        token = (self.folder / "admin-token").read_text().strip()
        request = urllib.request.Request(f"{self.url}/api/admin{path}")
        request.add_header("authorization", f"Bearer {token}")
        if body:
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    need_the_client()
    one = House(tmp_path_factory.mktemp("house"))
    with one:
        yield one


def at_a_table(browser: Any, house: House, *languages: str) -> tuple[Any, Any, str]:
    """Ann and Bob, who sits there with a phone; Bob has said something rude."""
    ann = person(browser, house.url, language=languages[0] if languages else "en")
    bob = person(browser, house.url, PHONE)
    table = open_table(ann)
    join(bob, table)
    ann.wait_for_selector("main.room li:has-text('Bob')")
    post(bob, f"/tables/{table}/chat", text="rude words")
    return ann, bob, table


def done(*pages: Any) -> None:
    for page in pages:
        assert page.troubles == []
        page.context.close()


def test_a_line_is_reported_by_keyboard_and_vanishes_when_it_is_hidden(
    browser: Any, house: House
) -> None:
    ann, bob, table = at_a_table(browser, house)
    start(ann)
    bob.wait_for_selector("main.table")
    ann.keyboard.press("c")
    report = ann.get_by_role("button", name="Report what Bob said")
    report.focus()
    ann.keyboard.press("Enter")
    sheet = ann.get_by_role("dialog", name="Report what Bob said")
    assert "rude words" in sheet.inner_text()
    sheet.get_by_role("textbox").fill("twice already")
    press(ann, "dialog dialog form .firm")
    ann.wait_for_selector("dialog [role=status]")
    (kept,) = house.admin("/reports")["reports"]
    assert (kept["said"], kept["words"], kept["reason"]) == (
        ["Bob: rude words"],
        "twice already",
        "rude",
    )
    ann.keyboard.press("Escape")
    house.admin(f"/tables/{table}/hide", line=kept["line"])
    ann.wait_for_selector("dialog ol li:has-text('Nobody has said anything')")
    assert ann.get_by_text("rude words").count() == 0
    house.admin(f"/reports/{kept['id']}/resolve", decision="hidden")
    done(ann, bob)


def test_a_name_is_reported_with_a_finger(browser: Any, house: House) -> None:
    ann, bob, _ = at_a_table(browser, house)
    press(bob, "main.room ol.panel li button.report")
    press(bob, "dialog [role=radio][aria-label=Cheating]")
    press(bob, "dialog form .firm")
    bob.wait_for_selector("dialog [role=status]")
    (kept,) = house.admin("/reports")["reports"]
    assert (kept["name"], kept["line"], kept["reason"]) == ("Ann", 0, "cheating")
    house.admin(f"/reports/{kept['id']}/resolve", decision="nothing")
    done(ann, bob)


def test_a_table_of_earlier_rules_shows_what_is_kept(browser: Any, tmp_path: Path) -> None:
    """Its result, and its log to take away; nobody can play there any more."""
    need_the_client()
    with House(tmp_path) as old:
        ann = person(browser, old.url, seed=None)
        post(ann, "/me", name="Ann")
        seats = [{"kind": "me"}, {"kind": "guest", "name": "Cleo"}]
        table = post(ann, "/tables", game="namiji", seats=seats, start=True)["table"]
        play_to_the_end(table, ann)
        old.stop()
        with closing(sqlite3.connect(tmp_path / "kuroshio.db")) as db, db:
            db.execute("UPDATE tables SET rules = rules - 1")
        old.start()
        for path in (f"/table/{table}", f"/replay/{table}"):
            ann.goto(path)
            ann.wait_for_selector("main :text('earlier rules')")
            ann.wait_for_selector("main ol li:has-text('Cleo')")
            assert ann.locator("main ol li").count() == 2
            assert ann.get_by_role("link", name="Download the log").count() == 1
            assert faults(ann) == []
        ann.goto("/history")
        ann.wait_for_selector("main :text('earlier rules')")
        assert ann.get_by_role("link", name="Download the log").count() == 1
        assert ann.get_by_role("link", name="Record file").count() == 0
        done(ann)


def test_who_is_muted_and_whose_table_is_closed_are_told(browser: Any, house: House) -> None:
    ann, bob, table = at_a_table(browser, house)
    start(ann)
    bob.wait_for_selector("main.table")
    seats = house.admin(f"/tables/{table}")["seats"]
    house.admin("/mute", who=seats[1]["player"], hours=3)
    press(bob, "button[aria-label=Chat]")
    bob.fill("dialog input", "more of it")
    bob.keyboard.press("Enter")
    bob.wait_for_selector("[role=alert]:has-text('muted you for another 3 hours')")
    bob.keyboard.press("Escape")
    house.admin(f"/tables/{table}/close", reason="a test")
    for page in (ann, bob):
        page.wait_for_selector("[role=alert]:has-text('has closed this table')")
        page.wait_for_selector("h1:has-text('This table is closed.')")
    house.admin("/ban", who=seats[1]["player"], hours=1)
    bob.wait_for_selector("h1:has-text('does not let you in for another 60 minutes')")
    done(ann)
    bob.context.close()


@pytest.mark.parametrize("language", chosen([one for one in LANGUAGES if one != FIRST], "de"))
def test_reports_speak_every_language(browser: Any, house: House, language: str) -> None:
    ann, bob, _ = at_a_table(browser, house, language)
    words = say(message("report-line", name="Bob"), language)
    ann.wait_for_selector(f"button[aria-label='{words}']")
    press(ann, f"button[aria-label='{words}']")
    ann.wait_for_selector("dialog[open] textarea")
    done(ann, bob)
