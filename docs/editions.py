"""Build the site into a folder of its version: `make docs`.

    site/index.html       leads to the newest edition
    site/versions.json    the editions, newest first, for the choice at the top of every page
    site/1.0/             an edition; site/1.1/ lies beside it

An edition is named after the first two numbers of the version, since a patch only mends. What lies
in site/ from earlier versions is left alone: whoever gives out the site keeps the folder and builds
the next edition into it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

import kuroshio

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"

# What the folder's own address leads to, without a server as well.
LEAD = """<!doctype html>
<meta charset="utf-8">
<title>Kuroshio</title>
<meta http-equiv="refresh" content="0; url={newest}/index.html">
<a href="{newest}/index.html">Kuroshio {newest}</a>
"""


def edition_of(version: str) -> str:
    """The edition in which a version is described: 1.2 for 1.2.3."""
    major, minor, _ = version.split(".", 2)
    return f"{major}.{minor}"


def editions_in(site: Path) -> list[str]:
    """What was built into a folder, newest first."""
    found = [path.parent.name for path in site.glob("[0-9]*.[0-9]*/index.html")]
    return sorted(found, key=lambda name: [int(part) for part in name.split(".")], reverse=True)


def list_editions(site: Path) -> None:
    """Name all editions to the pages' choice of versions, and lead to the newest."""
    editions = editions_in(site)
    listed: list[dict[str, Any]] = [
        {"version": name, "title": name, "aliases": ["latest"] if name == editions[0] else []}
        for name in editions
    ]
    (site / "versions.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    (site / "index.html").write_text(LEAD.format(newest=editions[0]), encoding="utf-8")


def build_edition(site: Path, version: str) -> Path:
    """The pages as they are here, as the edition of a version."""
    folder = site / edition_of(version)
    build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder)))
    list_editions(site)
    return folder


if __name__ == "__main__":
    build_edition(SITE, kuroshio.__version__)
    print(f"Read site/index.html; editions: {', '.join(editions_in(SITE))}")
