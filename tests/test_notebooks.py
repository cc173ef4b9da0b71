"""The notebooks run from their first cell to their last, and are kept without what they printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return found


@pytest.mark.slow
@every_notebook
def test_every_cell_runs(path: Path) -> None:
    for needed in ("pyarrow",) if path.stem == "learning" else ():
        pytest.importorskip(needed)
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells(path):
        if cell["cell_type"] == "code":
            text = "".join(cell["source"])
            exec(compile(text, f"{path.name}, {cell['id']}", "exec"), names)


@every_notebook
def test_nothing_that_was_printed_is_kept(path: Path) -> None:
    for cell in cells(path):
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
