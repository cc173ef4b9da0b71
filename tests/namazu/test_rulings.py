"""Every ruling is proved by at least one test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULINGS = {f"B{n}" for n in range(1, 56)}


def cited() -> set[str]:
    """The rulings that the docstrings of the tests beside this file name."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\bB\d+\b", ast.get_docstring(node) or ""))
    return found


def test_every_ruling_is_cited_by_a_test() -> None:
    assert cited() == RULINGS
