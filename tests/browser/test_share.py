"""Sharing a game, in a real browser: the sheet, its picture and film, and a frame elsewhere."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.browser.conftest import running_server
from tests.browser.driver import DESKTOP, PHONE, overflow, person
from tests.browser.known import course
from tests.browser.wire import follow, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHORT = 133  # the seed of a short game of Namiji for two


@pytest.fixture
def elsewhere() -> Iterator[list[ThreadingHTTPServer]]:
    """Two pages of somebody else's, which show what `page` of their server is set to."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Stranger) for _ in range(2)]
    for one in servers:
        threading.Thread(target=one.serve_forever, daemon=True).start()
    yield servers
    for one in servers:
        one.shutdown()


class Stranger(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(getattr(self.server, "page", "").encode())

    def log_message(self, *args: Any) -> None:
        pass


def address(server: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{server.server_port}"


def finished(page: Any) -> str:
    table = new_game(page, "namiji", 2, SHORT)
    follow(page, table, course("namiji", 2, SHORT)[0])
    return table


def test_a_finished_game_is_sent_as_link_picture_film_and_frame(
    elsewhere: list[ThreadingHTTPServer], browser: Any
) -> None:
    with running_server(KUROSHIO_EMBEDS=address(elsewhere[0])) as url:
        code = share_it(browser, url)
        show_it(browser, url, code, elsewhere)


def share_it(browser: Any, url: str) -> str:
    """Send a game in all ways; the code for other pages."""
    page = person(browser, url, PHONE, language="ru", theme="dark")
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
    code: str = page.evaluate("() => navigator.clipboard.readText()")
    assert page.troubles == []
    page.context.close()
    return code


def show_it(browser: Any, url: str, code: str, elsewhere: list[ThreadingHTTPServer]) -> None:
    """The code works in the page that may hold it, without cookies, and in no other."""
    other = person(browser, url, DESKTOP)
    for host, framed in zip(elsewhere, (True, False), strict=True):
        host.page = code  # type: ignore[attr-defined]
        other.goto(address(host))
        frame = other.frame_locator("iframe")
        if framed:
            frame.locator("main.embed [aria-label='One move on']").click()
            frame.locator("main.embed .at:has-text('1 /')").wait_for()
        else:
            other.wait_for_timeout(500)
            assert frame.locator("main.embed").count() == 0
    assert other.context.cookies() == []
    other.set_viewport_size(PHONE)
    other.goto(address(elsewhere[0]))
    frame = other.frame_locator("iframe")
    frame.locator("main.embed .board svg").first.wait_for()
    board = frame.locator("main.embed .board").bounding_box()
    assert board["height"] > 300, "most of a small frame is the board's"
    assert board["x"] + board["width"] <= PHONE["width"]
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
