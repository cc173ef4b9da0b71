"""Cut a release: `make release VERSION=1.2.0`.

Writes the version into its one place and what follows from it, dates the changelog, runs the
checks, commits, tags, and builds what is given out into dist/: source, wheel, a list of all parts
(CycloneDX) and the hashes of these files. It pushes nothing: what is wrong can be taken back with
two commands, which it tells.

    python deploy/release.py 1.2.0            cut it
    python deploy/release.py --build          only build dist/ from what is here
    python deploy/release.py --build --pure   the same without compiled games
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SOURCE = ROOT / "src" / "kuroshio" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
CITATION = ROOT / "CITATION.cff"
LOCK = ROOT / "requirements.lock"
CLIENT = ROOT / "client"

VERSION = re.compile(r'^__version__ = "(?P<version>[^"]+)"$', re.MULTILINE)
SEMANTIC = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-(?:alpha|beta|rc)\.\d+)?")
UNRELEASED = "## [Unreleased]"


class NotReady(Exception):
    """Why there can be no release now, and what to do."""


# --- what is written ------------------------------------------------------------------------------


def current_version() -> str:
    """What the package says of itself."""
    found = VERSION.search(SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    return found["version"]


def order(version: str) -> tuple[int, int, int, bool]:
    """Versions in their order; a trial comes before what it tries."""
    read = SEMANTIC.fullmatch(version)
    if read is None:
        raise NotReady(f"a version is three numbers, as in 1.2.0 or 1.2.0-rc.1, not '{version}'")
    return int(read[1]), int(read[2]), int(read[3]), "-" not in version


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with what was not released yet under a version and a day.

    A version that stands there already stays as it is: a release that was prepared, or taken back.
    """
    if f"\n## [{version}] - " in changelog:
        return changelog
    before, mark, rest = changelog.partition(UNRELEASED)
    if not mark:
        raise NotReady(f"CHANGELOG.md has no '{UNRELEASED}': write one with what is new")
    news, earlier, versions = rest.partition("\n## [")
    if not news.strip():
        raise NotReady(f"nothing stands under '{UNRELEASED}' in CHANGELOG.md: write what is new")
    return f"{before}{UNRELEASED}\n\n## [{version}] - {day}{news}{earlier}{versions}"


def cited(citation: str, version: str, day: str) -> str:
    """The citation of a version."""
    citation = re.sub(r"^version: .*$", f"version: {version}", citation, flags=re.MULTILINE)
    citation = re.sub(r"^date-released: .*\n", "", citation, flags=re.MULTILINE)
    return citation.replace(
        f"version: {version}\n", f"version: {version}\ndate-released: {day}\n", 1
    )


def write_version(version: str, day: str) -> None:
    """Into its one place, and into what says it for people and programs outside."""
    source = SOURCE.read_text(encoding="utf-8")
    SOURCE.write_text(VERSION.sub(f'__version__ = "{version}"', source), encoding="utf-8")
    CHANGELOG.write_text(dated(CHANGELOG.read_text("utf-8"), version, day), encoding="utf-8")
    CITATION.write_text(cited(CITATION.read_text("utf-8"), version, day), encoding="utf-8")
    run(sys.executable, "docs/generate.py")  # the interfaces' schemas name it


# --- what is built --------------------------------------------------------------------------------


def build(compiled: bool = True) -> list[Path]:
    """Source and wheels, the list of components, and the hashes of all of them."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel")
    if compiled:
        build_compiled()
    version = current_version()
    components = DIST / f"kuroshio-{version}.cdx.json"
    components.write_text(json.dumps(bill(version), indent=1) + "\n", encoding="utf-8")
    files = sorted(path for path in DIST.iterdir() if path.suffix != ".txt")
    sums = DIST / "SHA256SUMS.txt"
    sums.write_text("".join(f"{digest(path)}  {path.name}\n" for path in files), encoding="utf-8")
    return [*files, sums]


def build_compiled() -> None:
    """A wheel with compiled games, for this Python on this platform."""
    folder = ROOT / "build" / "compiled"
    run(sys.executable, "deploy/compiled.py", str(folder))
    os.environ["KUROSHIO_COMPILED"] = str(folder)
    try:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel")
    finally:
        del os.environ["KUROSHIO_COMPILED"]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def bill(version: str) -> dict[str, Any]:
    """A bill of materials: everything that the package and its page are made with, as CycloneDX."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "kuroshio",
                "version": version,
                "purl": f"pkg:pypi/kuroshio@{version}",
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": [*_python_components(), *_client_components()],
    }


def _python_components() -> Iterator[dict[str, Any]]:
    """The locked packages: those that are installed, and those that build and check."""
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", LOCK.read_text("utf-8"), re.MULTILINE):
        yield _component(name, version, f"pkg:pypi/{name.lower().replace('_', '-')}@{version}")


def _client_components() -> Iterator[dict[str, Any]]:
    """What the page is made with; what only builds it is no part of it."""
    packages = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))["packages"]
    for path, one in sorted(packages.items()):
        if path:
            name = path.rpartition("node_modules/")[2]
            version = one["version"]
            made = _component(name, version, f"pkg:npm/{name.replace('@', '%40')}@{version}")
            yield {**made, "scope": "excluded" if one.get("dev") else "required"}


def _component(name: str, version: str, purl: str) -> dict[str, Any]:
    return {"type": "library", "name": name, "version": version, "purl": purl}


# --- the release ----------------------------------------------------------------------------------


def run(*command: str) -> None:
    """Run something; what it prints is shown as it comes."""
    print(f"$ {' '.join(command)}", flush=True)
    subprocess.run(command, cwd=ROOT, check=True)


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


def check_ready(version: str) -> None:
    """Refuse a release of something that is not here, was there before, or goes backwards."""
    if git("status", "--porcelain"):
        raise NotReady("there are changes that are not committed: git status")
    if git("tag", "--list", f"v{version}"):
        raise NotReady(f"there is a tag v{version} already")
    if order(version) < order(current_version()):
        raise NotReady(f"this is {current_version()}; {version} would go backwards")
    dated(CHANGELOG.read_text("utf-8"), version, "")


def cut(version: str, checks: bool) -> None:
    """Everything, in its order."""
    check_ready(version)
    write_version(version, datetime.now(UTC).date().isoformat())
    if checks:
        run("make", "test")
    back = f"git tag -d v{version}"
    if git("status", "--porcelain"):
        run("git", "commit", "--all", "--quiet", "-m", f"Version {version}")
        back += " && git reset --hard HEAD~1"
    run("git", "tag", "--annotate", f"v{version}", "-m", f"Kuroshio {version}")
    tell(build())
    print(f"Give it out:   git push --follow-tags, then upload what is in {DIST.name}/")
    print(f"Take it back:  {back}")


def tell(files: list[Path]) -> None:
    for path in files:
        print(f"{path.stat().st_size / 1e6:7.2f} MB  {path.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Cut a release.")
    parser.add_argument("version", nargs="?", help="as in 1.2.0")
    parser.add_argument("--pure", action="store_true", help="without a wheel with compiled games")
    parser.add_argument("--build", action="store_true", help="only build what is here into dist/")
    parser.add_argument(
        "--unchecked", action="store_true", help="the checks have been run just now"
    )
    args = parser.parse_args()
    if bool(args.version) == args.build:
        parser.error("name a version, as in: make release VERSION=1.2.0; or --build")
    try:
        if args.build:
            tell(build(compiled=not args.pure))
        else:
            cut(args.version, checks=not args.unchecked)
    except NotReady as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"release: '{' '.join(error.cmd)}' failed; git checkout . takes the version back")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
