"""Without a library of an extra, one is told what brings it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from kuroshio import extras
from kuroshio.arena.cluster import run_on_ray
from kuroshio.arena.report import rate
from kuroshio.extras import NotInstalled

PACKAGED_AS = {"PIL": "pillow", "pyspiel": "open_spiel"}
PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]


def package(requirement: str) -> str:
    """`uvicorn>=0.40,<0.55` without its versions."""
    return re.split(r"[^\w.-]", requirement)[0]


def uninstall(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    """Let nothing of a library be found."""
    for part in [name for name in sys.modules if name.startswith(f"{library}.")]:
        monkeypatch.delitem(sys.modules, part)
    monkeypatch.setitem(sys.modules, library, None)


def told_to_install(extra: str, library: str, error: NotInstalled) -> None:
    assert f"{library} is not installed" in str(error)
    assert f"pip install 'kuroshio[{extra}]'" in str(error)
    assert PACKAGED_AS.get(library, library) in map(package, EXTRAS[extra])


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("kuroshio.envs.pettingzoo", "pettingzoo", "envs"),
        ("kuroshio.envs.pettingzoo", "gymnasium", "envs"),
        ("kuroshio.envs.vector", "gymnasium", "envs"),
        ("kuroshio.envs.pixels", "resvg_py", "envs"),
        ("kuroshio.envs.pixels", "PIL", "envs"),
        ("kuroshio.envs.openspiel", "pyspiel", "openspiel"),
        ("kuroshio.server.store.postgres", "asyncpg", "postgres"),
        ("kuroshio.server.app", "starlette", "server"),
    ],
)
def test_a_module_tells_which_extra_it_needs(
    monkeypatch: pytest.MonkeyPatch, module: str, library: str, extra: str
) -> None:
    uninstall(monkeypatch, library)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(NotInstalled) as caught:
        import_module(module)
    told_to_install(extra, library, caught.value)


def test_a_cluster_tells_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    uninstall(monkeypatch, "ray")
    with pytest.raises(NotInstalled) as caught:
        list(run_on_ray(str, [1], "auto"))
    told_to_install("ray", "ray", caught.value)


def test_ratings_tell_which_extra_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    uninstall(monkeypatch, "openskill")
    with pytest.raises(NotInstalled) as caught:
        rate([(["sailor", "captain"], [1, 2])])
    told_to_install("arena", "openskill", caught.value)


def test_the_extras_bring_what_they_say() -> None:
    for extra, libraries in extras.EXTRAS.items():
        brought = set(map(package, EXTRAS[extra]))
        if extra != "torch":  # which brings Gymnasium, too
            assert brought == {PACKAGED_AS.get(library, library) for library in libraries}
    everything = EXTRAS["all"][0].partition("[")[2].strip("]").split(",")
    assert everything == sorted(set(extras.EXTRAS) - {"openspiel", "ray", "torch"})


# --- the engine alone -------------------------------------------------------------------------

BROUGHT = sorted({library for libraries in extras.EXTRAS.values() for library in libraries})
ENGINE_ALONE = f"""
import sys
sys.modules |= dict.fromkeys({BROUGHT})  # as if they were not installed
from kuroshio.cli import main
raise SystemExit(main())
"""


def engine_alone(*words: str) -> subprocess.CompletedProcess[str]:
    """A command where no extra is installed."""
    return subprocess.run(
        [sys.executable, "-c", ENGINE_ALONE, *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    ["--help", "record namiji --players 2", "lab namiji --players 2 --games 10", "admin --help"],
)
def test_the_engine_alone_plays_and_counts(command: str) -> None:
    done = engine_alone(*command.split())
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "extra"), [("serve", "server"), ("arena namiji --games 1", "arena")]
)
def test_what_the_engine_alone_cannot_do_names_its_extra(command: str, extra: str) -> None:
    done = engine_alone(*command.split())
    assert done.returncode == 2
    assert done.stderr.endswith(f"it comes with: pip install 'kuroshio[{extra}]'\n")


def test_the_engine_alone_needs_no_more_than_it_says() -> None:
    needed = sorted(map(package, PROJECT["dependencies"]))
    assert needed == ["fluent.runtime", "msgspec", "numba", "numpy"]
