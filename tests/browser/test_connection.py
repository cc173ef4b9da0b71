"""The line between page and server: nothing is asked in vain, and a lost line comes back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import say
from tests.browser.conftest import need_the_client
from tests.browser.driver import person, play_now, play_on
from tests.browser.wire import new_game
from tests.server.serving import Server
from tests.server.test_start import cold, patiently


@pytest.mark.parametrize("game", ["namiji", "tongiaki", "namazu"])
def test_a_guide_opens_without_a_refused_request(server: str, browser: Any, game: str) -> None:
    page = person(browser, server)
    refused: list[str] = []
    page.on(
        "response", lambda one: refused.append(f"{one.status} {one.url}") if not one.ok else None
    )
    page.goto(f"/first/{game}")
    page.wait_for_selector(".guide")
    assert refused == []
    page.context.close()


def test_a_page_leaves_a_stopped_server_alone_and_comes_back_at_once(
    browser: Any, tmp_path: Path
) -> None:
    need_the_client()
    server = Server(tmp_path).start()
    page = person(browser, server.url)
    table = new_game(page, "namiji", 2, seed=1)
    tries: list[float] = []
    page.on("websocket", lambda socket: tries.append(time.monotonic()))
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    server.kill()
    offline = page.get_by_text(say(message("offline"), "en"))
    offline.wait_for()
    page.wait_for_timeout(8000)
    assert len(tries) < 10, "the pauses grow"
    server.start()
    # The browser says that it has a network again; by itself the page would wait for seconds.
    page.context.set_offline(True)
    page.context.set_offline(False)
    begun = time.monotonic()
    offline.wait_for(state="detached")
    assert time.monotonic() - begun < 2
    assert page.troubles == []
    page.context.close()
    server.stop()


def test_a_line_that_says_nothing_is_given_up_for_another(server: str, browser: Any) -> None:
    page = person(browser, server)
    lines: list[Any] = []

    def answer(line: Any) -> None:
        lines.append(line)
        if len(lines) > 1:  # nobody is at the other end of the first
            line.connect_to_server()

    page.route_web_socket("**/socket*", answer)
    table = new_game(page, "namiji", 2, seed=1)
    page.clock.install()
    page.goto(f"/table/{table}")
    page.wait_for_function("() => document.querySelector('[role=status]')")
    while not page.query_selector("main.table"):
        page.clock.run_for(5000)
        page.wait_for_timeout(50)
    assert len(lines) == 2
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize("piece", ["OpenTable", "tongiaki"])
def test_a_page_that_lacks_a_piece_is_loaded_anew(server: str, browser: Any, piece: str) -> None:
    """As after an upgrade, when the pieces have other names."""
    page = person(browser, server)
    missed: list[str] = []

    def answer(route: Any) -> None:
        if page.url.endswith("/") or not missed:
            missed.append(route.request.url)
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route(f"**/assets/{piece}-*.js", answer)
    play_now(page, "tongiaki")
    page.wait_for_selector("main.table .board svg")
    assert missed
    page.context.close()


@pytest.mark.long
def test_a_game_begun_uncompiled_is_played_on_when_the_server_is_replaced(
    browser: Any, tmp_path: Path
) -> None:
    """On a page that nobody touches but to play, against sailors."""
    need_the_client()
    with cold(tmp_path, KUROSHIO_GAMES="namiji").start(compiled=False) as server:
        page = person(browser, server.url)
        play_now(page, "namiji", players=2, level="sailor")
        play_on(page, until=lambda page: page.locator(".log li").count() > 4)
        assert not server.status()["ready"]
        before = page.locator(".log li").all_inner_texts()
        while not patiently(server.status)["ready"]:
            page.wait_for_timeout(100)
        page.wait_for_selector("main [data-said]", state="attached")
        play_on(page, until=lambda page: page.locator(".log li").count() > len(before) + 4)
        assert page.locator(".log li").all_inner_texts()[-len(before) :] == before
        assert page.troubles == []
        page.context.close()
