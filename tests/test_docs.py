"""The documentation is true."""

from __future__ import annotations

import doctest
import importlib.util
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest

import kuroshio
import kuroshio.cli
from kuroshio import games
from kuroshio.cli import COMMANDS
from kuroshio.games import NAMES
from kuroshio.language import LANGUAGES
from kuroshio.rulebook import rulebook
from kuroshio.tables.stored import plain
from tests.play import SETUPS, finished, new, random_steps, setup_name

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
JOINING = [ROOT / f"{name}.md" for name in ("CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT")]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PAGES = [ROOT / "README.md", *JOINING, *sorted(DOCS.glob("*.md"))]


def loaded(path: Path) -> Any:
    """A program of docs/ as a module."""
    spec = importlib.util.spec_from_file_location(f"docs_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_generated_pages_are_up_to_date() -> None:
    """If not: `make docs`."""
    for path, text in loaded(DOCS / "generate.py").pages().items():
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


# --- the site -------------------------------------------------------------------------------

EDITIONS = loaded(DOCS / "editions.py")


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            elif name == "id" and value is not None:
                assert value not in self.anchors, f"#{value} is there twice"
                self.anchors.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it: a link or a module that is not there is an error."""
    folder: Path = EDITIONS.build_edition(tmp_path_factory.mktemp("docs"), "1.2.3")
    assert folder.name == "1.2"
    return folder


def test_editions_lie_beside_each_other_and_the_newest_is_led_to(tmp_path: Path) -> None:
    for name in ("0.9", "1.10", "1.2"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").touch()
    EDITIONS.list_editions(tmp_path)
    listed = json.loads((tmp_path / "versions.json").read_text("utf-8"))
    assert [one["version"] for one in listed] == ["1.10", "1.2", "0.9"]
    assert [one["aliases"] for one in listed] == [["latest"], [], []]
    assert 'url=1.10/index.html"' in (tmp_path / "index.html").read_text("utf-8")


def test_every_page_offers_the_editions(site: Path) -> None:
    assert json.loads((site.parent / "versions.json").read_text("utf-8"))[0]["version"] == "1.2"
    for path in site.glob("*.html"):
        assert '"version": {"provider": "mike"}' in path.read_text("utf-8"), path.name


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    pages = {path.name: Links(path) for path in site.glob("*.html")}
    del pages["404.html"]  # shown for any path, it names all others from the root
    checked = 0
    for name, page in pages.items():
        for link in page.links:
            target, _, anchor = link.partition("#")
            if "://" in link or link.startswith("data:"):
                assert not link.startswith("http:"), link
                continue
            assert (site / (target or name)).exists(), f"{name}: {link}"
            if anchor:
                assert anchor in pages[target or name].anchors, f"{name}: {link}"
            checked += 1
    assert checked > 200


def test_every_page_is_in_the_menu(site: Path) -> None:
    menu = Links(site / "index.html").links
    for path in site.glob("*.html"):
        if path.stem not in ("index", "404") and path.stem[-2:] not in [*LANGUAGES][1:]:
            assert path.name in menu, path.name


def test_the_rules_are_there_in_every_language(site: Path) -> None:
    for language in LANGUAGES:
        page = (site / f"rules-namiji-{language}.html").read_text(encoding="utf-8")
        assert escape(rulebook("namiji", language).about) in page
        assert "<strong>R12</strong>" in page


def test_words_of_every_language_are_found(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    assert index["config"]["lang"] == list(LANGUAGES)


def test_the_site_needs_nothing_from_elsewhere(site: Path) -> None:
    for path in site.glob("*.html"):
        page = path.read_text(encoding="utf-8")
        assert not re.search(
            r'(<script[^>]* src|<img[^>]* src|stylesheet" href)="(https?:)?//', page
        )
        assert "preconnect" not in page
    for path in site.glob("**/*.css"):
        assert not re.search(r"url\((https?:)?//|@import", path.read_text("utf-8")), path.name


def test_the_reference_describes_what_is_public(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("kuroshio.new", "kuroshio.tables.table.Table.play", "kuroshio.bots.bot_named"):
        assert f'id="{name}"' in page
    assert "Set up a game. The same seed gives the same game" in page


def test_the_site_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    places = {entry["location"] for entry in index["docs"]}
    assert {"rules-namiji-ru.html", "install.html", "reference.html"} <= places


@pytest.mark.parametrize("picture", sorted(DOCS.glob("pictures/*.svg")), ids=lambda path: path.name)
def test_a_browser_can_show_every_drawn_picture(picture: Path) -> None:
    """Without its name of a language an SVG file is no picture, but text."""
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_links_in_the_documentation_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


# --- what is written is possible ------------------------------------------------------------


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of code in a page that say they are in one of these languages."""
    found = re.findall(r"^```(\w*)\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [text for language, text in found if language in languages]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_of_python_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_modules", dict(games._modules))  # a page may register a game
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # of programs that read lines
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=flags)
    said: list[str] = []
    for n, text in enumerate(blocks(page, "python", "py")):
        if ">>>" not in text:
            exec(compile(text, f"{page.name}, block {n + 1}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(text, names, f"{page.name}-{n}", None, None)
        runner.run(test, out=said.append, clear_globs=False)
        names = test.globs
    assert runner.failures == 0, "".join(said)


def commands() -> list[tuple[str, str]]:
    """Every `kuroshio` command of the documentation that names no placeholder."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8").replace("\\\n", " ")
        lines = re.findall(r"^(?:\$ )?(?:\w+=\S+ )*(kuroshio .*)$", text, re.MULTILINE)
        lines += re.findall(r"`(kuroshio [^`\n]*)`", text)
        for line in lines:
            command = re.split(r"\s(?:#|\||>|&&)\s?", line)[0].strip()
            if not re.search(r"[\[…]|\b[A-Z]+\b", command):
                found.append((page.name, command))
    return list(dict.fromkeys(found))


def test_recipes_count_the_files_of_their_steps() -> None:
    """A step of a recipe is a file, or the words in every language."""
    page = (DOCS / "recipes.md").read_text("utf-8")
    rows = re.findall(r"^\| \[[^]]+\]\(#([\w-]+)\) \| (\d+) \| [^|]+ \| ([^|]+) \|", page, re.M)
    sections = {
        text.partition("\n")[0].lower().replace(" ", "-"): text for text in page.split("\n## ")[1:]
    }
    assert {name for name, _, _ in rows} == sections.keys() - {"when-game.version-grows"}
    for name, files, words in rows:
        steps = re.findall(r"^\d+\. ", sections[name], re.M)
        assert len(steps) == int(files) + (words != "–"), name
    texts = len([*(ROOT / "src" / "kuroshio" / "locale" / "en").glob("*.ftl")])
    assert ("add-a-language", "2", str(texts)) in rows
    assert f"the {texts} files of words" in sections["add-a-language"]


@pytest.mark.parametrize(("page", "command"), commands(), ids=lambda one: one[:60])
def test_every_command_is_one_that_there_is(page: str, command: str) -> None:
    words = shlex.split(command)[1:]
    assert words[0] in {*COMMANDS, "--version"}, f"{page}: {command}"
    if len(words) > 1:  # a single word only speaks of the command
        kuroshio.cli.parser().parse_args(words)


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"`kuroshio {command}" in readme, command


def test_every_target_of_make_that_is_named_is_there() -> None:
    """In backquotes, at the beginning of a line of a block, or as a step of a workflow."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in [*PAGES, *WORKFLOWS]:
        text = page.read_text("utf-8")
        for named in re.findall(r"(?:^|`|run: )make ([a-z][a-z-]*)", text, re.MULTILINE):
            assert named in targets, f"{page.name}: make {named}"


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize("target", ["test", "test-fast", "test-all"])
def test_what_make_would_run_is_read_by_a_shell(target: str) -> None:
    """Without running it: a series that takes an hour is not begun often enough to find out."""
    around = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    make = ["make", "--dry-run", "--no-print-directory", target]
    told = subprocess.run(make, cwd=ROOT, env=around, capture_output=True, text=True, check=True)
    assert "pytest" in told.stdout
    read = subprocess.run(["sh", "-n"], input=told.stdout, capture_output=True, text=True)
    assert (read.returncode, read.stderr) == (0, "")


def test_the_example_of_how_a_rule_reads_is_one() -> None:
    for example in blocks(ROOT / "CONTRIBUTING.md", ""):
        if example.startswith("@rule"):
            assert any(
                example in path.read_text("utf-8")
                for path in (ROOT / "src" / "kuroshio").glob("*/*.py")
            )
            break
    else:
        pytest.fail("there is none")


def test_a_citation_names_the_version_that_is_cited() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {kuroshio.__version__}\n" in cited
