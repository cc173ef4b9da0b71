"""The line between page and server: nothing is asked in vain, and a lost line comes back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import say
from tests.browser.conftest import need_the_client
from tests.browser.driver import person
from tests.browser.wire import new_game
from tests.server.serving import Server


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
