"""The documentation is true."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import jsonschema
import pytest

import kuroshio
from kuroshio.cli import COMMANDS
from kuroshio.core.stored import plain
from kuroshio.games import NAMES
from tests.play import SETUPS, finished, new, random_steps, setup_name

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_generated_pages_are_up_to_date() -> None:
    """If not: `make docs`."""
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    for path, text in generate.pages().items():
        assert path.read_text(encoding="utf-8") == text, path.name


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_view_fits_its_schema(setup: tuple[str, int, dict[str, str]]) -> None:
    schema = json.loads((DOCS / "schema" / f"{setup[0]}-view.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    table = new(setup, 2)
    for n in random_steps(table, 2):
        if n % 10 == 0 or table.over:
            for view in (table.truth(), table.view(), table.view(n % table.players)):
                validator.validate(plain(view))


@pytest.mark.parametrize("name", NAMES)
def test_every_record_fits_its_schema(name: str) -> None:
    schema = json.loads((DOCS / "schema" / "record.json").read_text(encoding="utf-8"))
    table = finished((name, kuroshio.game_named(name).players[0], {}), 2)
    jsonschema.validate(json.loads(table.dump(full=True)), schema)


@pytest.mark.parametrize("name", NAMES)
def test_every_state_can_be_drawn(name: str) -> None:
    from xml.etree import ElementTree

    table = new((name, kuroshio.game_named(name).players[-1], {}), 3)
    for n in random_steps(table, 3):
        if n % 12 == 0 or table.over:
            picture = ElementTree.fromstring(table.svg(n % table.players))
            assert picture.tag.endswith("svg")
            assert len(picture) > 20


def test_links_in_the_documentation_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *DOCS.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"`kuroshio {command}" in readme, command
