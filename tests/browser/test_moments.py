"""What nobody should miss is seen, read in the log, and heard from a screen reader."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import person, repeat
from tests.browser.hand import play
from tests.browser.test_names import at_table

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

# At one moment: a banner goes by itself.
BANNER = """() => {
  const banner = [...document.querySelectorAll('[data-moment]')].at(-1);
  if (!banner) return null;
  const { x, y, width, height } = banner.getBoundingClientRect();
  return { words: banner.innerText, x: x + width / 2, y: y + height / 2 };
}"""
HEARD = "(words) => document.querySelector('[role=status]').textContent.includes(words)"
READ = """(words) => [...document.querySelectorAll('.log .moment')]
  .some((line) => `${line.innerText.replace(/\\s+/g, ' ').trim()}.` === words)"""


def test_a_moment_is_seen_and_read_and_heard_and_makes_way(server: str, browser: Any) -> None:
    page = person(browser, server)
    at_table(page, "namiji")
    assert not page.query_selector("[data-moment]")  # what came before one is in the log alone
    banner: dict[str, Any] = {}

    def is_there() -> bool:
        banner.update(page.evaluate(BANNER) or {})
        return bool(banner)

    repeat(lambda: play(page, 0.37), until=is_there)
    words = banner["words"]
    page.mouse.move(banner["x"], banner["y"])
    page.wait_for_selector("[data-moment]", state="detached")
    page.wait_for_function(READ, arg=words)
    page.wait_for_function(HEARD, arg=words)
    # and is not shown again when the game goes on
    told = page.locator(".log li").count()
    repeat(lambda: play(page, 0.37), until=lambda: page.locator(".log li").count() > told)
    assert (page.evaluate(BANNER) or {}).get("words") != words
    assert page.troubles == []
    page.context.close()
