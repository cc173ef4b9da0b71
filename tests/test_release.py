"""What a release writes and builds. It is tried on copies: nothing here is released."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import kuroshio

ROOT = Path(__file__).parents[1]


@pytest.fixture
def release() -> Any:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHANGES = """# Changelog

## [Unreleased]

### Added

- A fourth game.

## [0.1.0] - 2026-01-02

- The first three.
"""


def test_what_is_new_gets_its_version_and_day(release: Any) -> None:
    written = release.dated(CHANGES, "0.2.0", "2026-03-04")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n### Added\n\n- A fourth game." in written
    assert written.endswith("## [0.1.0] - 2026-01-02\n\n- The first three.\n")
    with pytest.raises(release.NotReady, match="write what is new"):
        release.dated(written, "0.3.0", "2026-03-05")


def test_a_version_that_is_dated_already_keeps_its_day(release: Any) -> None:
    assert release.dated(CHANGES, "0.1.0", "2026-03-04") == CHANGES


def test_the_first_release_has_none_before_it(release: Any) -> None:
    first = CHANGES.partition("## [0.1.0]")[0]
    written = release.dated(first, "0.1.0", "2026-01-02")
    assert "## [Unreleased]\n\n## [0.1.0] - 2026-01-02\n\n### Added" in written


def test_versions_are_semantic_and_go_on(release: Any) -> None:
    versions = ["0.9.10", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.10.0"]
    assert sorted(versions, key=release.order) == versions
    for wrong in ("1.0", "v1.0.0", "1.0.0.0", "one"):
        with pytest.raises(release.NotReady, match="three numbers"):
            release.order(wrong)


def test_a_citation_names_version_and_day_once(release: Any) -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    twice = release.cited(release.cited(text, "1.0.0", "2026-01-02"), "1.1.0", "2026-03-04")
    assert twice.count("version: ") == 2  # of the format, and of the package
    assert "\nversion: 1.1.0\ndate-released: 2026-03-04\n" in twice


def test_the_version_stands_in_one_place(release: Any) -> None:
    assert release.current_version() == kuroshio.__version__
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_bill_names_every_component_once(release: Any) -> None:
    bill = release.bill("1.0.0")
    names = [one["purl"] for one in bill["components"]]
    assert len(names) == len(set(names))
    for some in ("pkg:pypi/numba@", "pkg:pypi/starlette@", "pkg:npm/svelte@", "pkg:npm/%40"):
        assert any(name.startswith(some) for name in names), some
    assert bill["metadata"]["component"]["purl"] == "pkg:pypi/kuroshio@1.0.0"


def test_a_release_from_changes_that_are_not_committed_is_refused(
    release: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a repository of three files."""
    (tmp_path / "__init__.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "SOURCE", tmp_path / "__init__.py")
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")

    def git(*words: str) -> None:
        who = ("-c", "user.name=Test", "-c", "user.email=test@example.org")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    with pytest.raises(release.NotReady, match="not committed"):
        release.check_ready("0.2.0")
    git("add", ".")
    git("commit", "-m", "All of it")
    release.check_ready("0.2.0")
    with pytest.raises(release.NotReady, match="backwards"):
        release.check_ready("0.0.9")
    git("tag", "v0.2.0")
    with pytest.raises(release.NotReady, match="already"):
        release.check_ready("0.2.0")


@pytest.mark.slow
def test_source_and_wheel_are_built_with_their_hashes(
    release: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the page, which has its own tests."""
    monkeypatch.setenv("KUROSHIO_WITHOUT_CLIENT", "1")
    folder = tmp_path / "dist"
    monkeypatch.setattr(release, "DIST", folder)
    built = ["-m", "hatchling", "build", "-d", str(folder), "-t", "sdist", "-t", "wheel"]
    monkeypatch.setattr(
        release, "run", lambda *_: subprocess.run([sys.executable, *built], cwd=ROOT, check=True)
    )
    names = {path.name for path in release.build(compiled=False)}
    version = kuroshio.__version__
    assert names == {
        f"kuroshio-{version}.tar.gz",
        f"kuroshio-{version}-py3-none-any.whl",
        f"kuroshio-{version}.cdx.json",
        "SHA256SUMS.txt",
    }
    json.loads((folder / f"kuroshio-{version}.cdx.json").read_text("utf-8"))
    for line in (folder / "SHA256SUMS.txt").read_text("utf-8").splitlines():
        told, name = line.split("  ")
        assert release.digest(folder / name) == told


@pytest.mark.slow
def test_a_wheel_with_compiled_games_is_for_one_python_and_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a folder as deploy/compiled.py leaves it; that its code is used is tried elsewhere."""
    folder = tmp_path / "compiled"
    (folder / "namiji-kernels-1").mkdir(parents=True)
    (folder / "namiji-kernels-1" / "code.nbc").write_bytes(b"code")
    (folder / "target.json").write_text("{}")
    (folder / "tag.txt").write_text("cp311-cp311-manylinux_2_17_x86_64\n")
    monkeypatch.setenv("KUROSHIO_WITHOUT_CLIENT", "1")
    monkeypatch.setenv("KUROSHIO_COMPILED", str(folder))
    built = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run([sys.executable, *built], cwd=ROOT, check=True)
    wheel = next((tmp_path / "dist").glob("*.whl"))
    assert wheel.name.endswith("-cp311-cp311-manylinux_2_17_x86_64.whl")
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert "kuroshio/compiled/namiji-kernels-1/code.nbc" in names
    assert "kuroshio/compiled/target.json" in names
    assert "kuroshio/namiji/rules.py" in names
