"""Namazu's black market in a real browser: what things cost there, and the way out."""

from __future__ import annotations

from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import say
from tests.browser.driver import DESKTOP, LYING_PHONE, PHONE, person
from tests.browser.shots import at_question
from tests.browser.test_together import close

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING_PHONE], ids=str)
def test_altars_are_offered_for_kobans_and_the_way_out_is_in_sight(
    server: str, browser: Any, size: dict[str, int]
) -> None:
    page = person(browser, server, size)
    at_question(page, "namazu", "trade", "buy-altar")
    altars = page.locator("main .slot.target:visible")
    altars.first.wait_for()
    for said in altars.all_inner_texts():
        assert "13" in said
        assert say(message("client-namazu-lacks"), "en") not in said
    leave = page.get_by_role("button", name=say(message("namazu-move-done-trade"), "en"))
    box = leave.first.bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    close(page)
