"""Without a library of an extra, one is told what brings it."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from kuroshio.arena.cluster import run_on_ray
from kuroshio.extras import NotInstalled

PACKAGED_AS = {"PIL": "pillow", "pyspiel": "open_spiel"}
EXTRAS = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"][
    "optional-dependencies"
]


def uninstall(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    """Let nothing of a library be found."""
    for part in [name for name in sys.modules if name.startswith(f"{library}.")]:
        monkeypatch.delitem(sys.modules, part)
    monkeypatch.setitem(sys.modules, library, None)


def told_to_install(extra: str, library: str, error: NotInstalled) -> None:
    assert f"{library} is not installed" in str(error)
    assert f"pip install 'kuroshio[{extra}]'" in str(error)
    package = PACKAGED_AS.get(library, library)
    assert any(needed.startswith(package) for needed in EXTRAS[extra])


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
