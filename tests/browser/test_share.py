"""Sharing a game, in a real browser: the sheet, its picture and film, and a frame elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import running_server
from tests.browser.driver import DESKTOP, PHONE, overflow, person
from tests.browser.known import course
from tests.browser.wire import follow, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHORT = 133  # the seed of a short game of Namiji for two
ELSEWHERE = "http://elsewhere.example/"


@pytest.fixture
def open_house() -> Iterator[str]:
    """A server whose replays may be framed by pages of somebody else's."""
    with running_server(KUROSHIO_EMBEDS=ELSEWHERE.rstrip("/")) as url:
        yield url


def finished(page: Any) -> str:
    table = new_game(page, "namiji", 2, SHORT)
    follow(page, table, course("namiji", 2, SHORT)[0])
    return table


def test_a_finished_game_is_sent_as_link_picture_film_and_frame(
    open_house: str, browser: Any
) -> None:
    page = person(browser, open_house, PHONE, language="ru", theme="dark")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(page)
    page.goto(f"/table/{table}")
    page.click("main.end [data-share]")
    page.wait_for_selector("[data-picture=there]", timeout=60_000)
    assert page.eval_on_selector("dialog img", "(it) => it.naturalWidth") == 1200
    assert overflow(page) <= 0
    page.click("dialog [role=radio] >> nth=1")
    page.wait_for_selector("[data-picture=there]", timeout=60_000)
    assert "film.webp" in page.get_attribute("dialog img", "src")
    page.click("[data-copy=link]")
    page.wait_for_selector("[data-copy=link]:has-text('скопирована')")
    assert page.evaluate("() => navigator.clipboard.readText()").endswith(f"/replay/{table}")
    page.click("[data-copy=embed]")
    page.wait_for_selector("[data-copy=embed]:has-text('скопирован')")
    code = page.evaluate("() => navigator.clipboard.readText()")
    assert page.troubles == []
    page.context.close()

    # the code works in the page that may hold it, without cookies, and in no other
    other = person(browser, open_house, DESKTOP)
    for host, framed in ((ELSEWHERE, True), ("http://stranger.example/", False)):
        other.route(host, lambda route: route.fulfill(body=code, content_type="text/html"))
        other.goto(host)
        frame = other.frame_locator("iframe")
        if framed:
            frame.locator("main.embed [aria-label='One move on']").click()
            frame.locator("main.embed .at:has-text('1 /')").wait_for()
        else:
            other.wait_for_timeout(500)
            assert frame.locator("main.embed").count() == 0
    assert other.context.cookies(open_house) == []
    other.context.close()


def test_a_running_game_is_shown_as_a_watcher_sees_it(server: str, browser: Any) -> None:
    page = person(browser, server, DESKTOP)
    table = new_game(page, "namiji", 2, 1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    page.click("main header .tools .button:last-child")
    page.click("dialog [data-share]")
    page.wait_for_selector("[data-picture=there]", timeout=60_000)
    assert page.query_selector("[data-copy=embed]") is None
    assert page.troubles == []
    page.context.close()
