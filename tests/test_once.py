"""Formulas of the games that have a name are written out in the chapter that gives it, and nowhere
else (docs/architecture.md, "A rule stands once")."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "kuroshio"

# The game, how it is written out (a regular expression), and the modules where that is the rule.
FORMULAS = {
    "whether a boat is neutral": ("namiji", r"(>=|<) sea\.players\b", {"route"}),
    "the second cell of a net": ("namiji", r"\belse s?\.?COLUMNS\)", {"rack"}),
    "what a line pays": ("namiji", r"\brow_points\[line\]", {"score"}),
    "the tokens of a haul": ("namiji", r"haul\[[\w.]+\]\)? \+ ", {"trap"}),
    "whose a colour is": ("tongiaki", r"% sea\.players\b", {"owners"}),
    "which islands may be royal": ("tongiaki", r"!= (s\.)?TONGA\b", {"royal"}),
    "whether an island is royal": ("tongiaki", r"\.king [!=]= (s\.)?NONE\b", {"royal"}),
    "where a side points": ("tongiaki", r"\+ [\w.]*rotation\) % (s\.)?SIDES", {"chart"}),
    "where a cell lies": ("namazu", r"(//|%|\*) (s\.)?SECTORS\b", {"rings", "box", "state"}),
    "what gives force": ("namazu", r"s\.FUJI or kind == s\.REST", {"activation"}),
    "what the third ashigaru needs": ("namazu", r"\.has\[\w+\.third_card\]", {"turn"}),
}


@pytest.mark.parametrize("what", FORMULAS)
def test_a_formula_with_a_name_is_written_out_once(what: str) -> None:
    game, formula, homes = FORMULAS[what]
    files = [*(SOURCES / game).glob("*.py"), SOURCES / "rulebook" / f"{game}.py"]
    found = {path.stem for path in files if re.search(formula, path.read_text("utf-8"))}
    assert found <= homes
    assert found, "the formula is not written like that any more: mend this test"
