"""The browser tests press as people do: nothing is clicked behind the page's back."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import person
from tests.browser.hand import press

FILES = sorted(Path(__file__).parent.glob("*.py"))
# In a script for the page: an event that is made up, or an element that clicks itself.
MADE_UP = re.compile(r"dispatchEvent|(Mouse|Pointer|Touch)Event\(|\.click\(")


def made_up(source: str) -> list[int]:
    """The lines that press what nobody could."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Constant) and MADE_UP.search(str(node.value)))
        or (isinstance(node, ast.Attribute) and node.attr == "dispatch_event")
        or (isinstance(node, ast.keyword) and node.arg == "force")
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_press_is_made_up(file: Path) -> None:
    if file.name != Path(__file__).name:
        assert made_up(file.read_text(encoding="utf-8")) == []


def test_made_up_presses_are_found() -> None:
    assert made_up("page.evaluate('document.querySelector(\\'a\\').click()')") == [1]
    assert made_up("page.locator('a').dispatch_event('click')") == [1]
    assert made_up("page.click('a', force=True)") == [1]
    assert made_up("page.click('a')") == []


BUTTONS = """
<button id=plain style="position: absolute; left: 10px; top: 10px">plain</button>
<button id=under style="position: absolute; left: 10px; top: 80px">under</button>
<div style="position: absolute; left: 0; top: 70px; width: 300px; height: 60px"></div>
<svg style="position: absolute; left: 0; top: 150px" width=60 height=60>
  <g id=hollow><rect width=60 height=60 fill=none stroke=red /></g>
</svg>
"""


@pytest.mark.slow
@pytest.mark.xdist_group("browser")
def test_what_is_covered_or_hollow_cannot_be_pressed(browser: Any) -> None:
    page = person(browser, "about:blank")
    page.set_content(BUTTONS)
    assert press(page, "#plain")
    assert not press(page, "#missing")
    for name in ("#under", "#hollow"):
        with pytest.raises(AssertionError, match="cannot be pressed"):
            press(page, name)
    page.context.close()
