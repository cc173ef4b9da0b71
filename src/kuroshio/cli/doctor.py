"""`kuroshio doctor`: what is installed, compiled and reachable, and what to do about the rest."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import msgspec

import kuroshio
from kuroshio.core.compiled import COMPILER, UNCOMPILED
from kuroshio.core.errors import KuroshioError
from kuroshio.core.folders import user_cache
from kuroshio.extras import EXTRAS, missing
from kuroshio.games import NAMES, game_named
from kuroshio.language import LANGUAGES
from kuroshio.server.settings import Settings, from_environment
from kuroshio.warming import is_warm

ANSWERS = 3.0  # seconds that a server may take
ROOM = 200_000_000  # bytes that should be free: compiled games are about 40 million
MARKS = {"well": "ok", "could": "--", "wrong": "!!"}


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is, and what to do if it is not well.

    What is missing but in nobody's way is no illness.
    """

    what: str
    told: str
    state: Literal["well", "could", "wrong"] = "well"
    todo: str = ""


EXAMPLES = (
    "kuroshio doctor",
    "kuroshio doctor --db postgresql://kuroshio@localhost/kuroshio",
    "kuroshio doctor --json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="the server's data folder")
    parser.add_argument("--db", metavar="URL", help="the server's database, if it has another one")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    settings = from_environment(os.environ, data=args.data, db=args.db)
    found = list(findings(settings))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _show(found)
    return int(any(one.state == "wrong" for one in found))


def findings(settings: Settings) -> Iterator[Finding]:
    """Everything, in the order in which one thing needs the other."""
    yield from _engine()
    yield from _extras()
    yield from _folder("cache", user_cache())
    yield from _games()
    yield from _page()
    yield from _folder("data", settings.folder)
    yield from _store(settings)
    yield from _server(settings)


def _show(found: list[Finding]) -> None:
    width = max(len(one.what) for one in found)
    for one in found:
        print(f"{MARKS[one.state]}  {one.what.ljust(width)}  {one.told}")
        if one.todo:
            print(f"    {' ' * width}  → {one.todo}")
    wrong = sum(one.state == "wrong" for one in found)
    print(f"{wrong} to mend: see the lines with !!" if wrong else "All is well.")


# --- the engine -----------------------------------------------------------------------------------


def _engine() -> Iterator[Finding]:
    place = f"{platform.system()} {platform.machine()}"
    yield Finding("kuroshio", f"{kuroshio.__version__} in {Path(kuroshio.__file__).parent}")
    yield Finding("python", f"{platform.python_version()} on {place}, {os.cpu_count()} cores")
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy"))
    if UNCOMPILED:
        yield Finding(
            "compiler",
            f"{libraries}; turned off by NUMBA_DISABLE_JIT",
            "could",
            "games are fifty times slower: unset NUMBA_DISABLE_JIT",
        )
    elif COMPILER == "plain":
        yield Finding(
            "compiler",
            f"{libraries}; Numba's own linking",
            "could",
            "all works, but compiling takes longer: unset KUROSHIO_COMPILER, or use a tested Numba",
        )
    else:
        yield Finding("compiler", libraries)
    yield Finding("languages", ", ".join(f"{name} ({code})" for code, name in LANGUAGES.items()))


def _extras() -> Iterator[Finding]:
    """What is not installed is missing only to those who want it."""
    for extra in EXTRAS:
        lacking = missing(extra)
        if lacking:
            todo = f"if you want it: pip install 'kuroshio[{extra}]'"
            yield Finding(f"[{extra}]", f"without {', '.join(lacking)}", "could", todo)
        else:
            yield Finding(f"[{extra}]", "installed")


def _games() -> Iterator[Finding]:
    for name in NAMES:
        try:
            game = game_named(name)
            compiled = is_warm(name)
        except (ImportError, KuroshioError) as error:
            yield Finding(name, str(error), "wrong", f"mend or uninstall what brings '{name}'")
            continue
        if compiled:
            yield Finding(name, f"rules {game.version}, compiled")
        else:
            yield Finding(
                name,
                f"rules {game.version}, not compiled yet",
                "could",
                f"happens when it is first played; before that: kuroshio warm {name}",
            )


# --- folders --------------------------------------------------------------------------------------


def _folder(what: str, path: Path) -> Iterator[Finding]:
    """Whether something can be written there, and how much."""
    there = path
    while not there.exists():
        there = there.parent
    variable = f"KUROSHIO_{what.upper()}"
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        todo = f"let this user write there, or name another folder: {variable}=DIR"
        yield Finding(what, f"cannot write in {path}: {error.strerror}", "wrong", todo)
        return
    free = shutil.disk_usage(there).free
    told = f"{path}, {_size(path)} used, {free / 1e9:,.1f} GB free"
    if free < ROOM:
        yield Finding(what, told, "wrong", f"make room, or name another folder: {variable}=DIR")
    else:
        yield Finding(what, told)


def _size(path: Path) -> str:
    used = sum(one.stat().st_size for one in path.rglob("*") if one.is_file())
    return f"{used / 1e6:,.0f} MB"


# --- the server -----------------------------------------------------------------------------------


def _page() -> Iterator[Finding]:
    bundle = Path(kuroshio.__file__).parent / "server" / "static"
    if (bundle / "index.html").exists():
        yield Finding("page", "built")
    else:
        yield Finding("page", "not built: browsers see a plain one", "could", "make client")


def _store(settings: Settings) -> Iterator[Finding]:
    """Looked at, not changed: a store that is not there yet is made by the server."""
    url = settings.store_url
    shown = url.rpartition("@")[2] if "@" in url else url  # no passwords
    check: Callable[[str], str] = _sqlite if url.startswith("sqlite:///") else _postgres
    try:
        yield Finding("store", f"{shown}: {check(url)}")
    except (KuroshioError, OSError, ImportError, _Unreachable) as error:
        todo = "start it, or name another one: --db URL, KUROSHIO_DB=URL"
        yield Finding("store", f"{shown}: {error}", "wrong", todo)


class _Unreachable(Exception):
    """A store does not answer."""


def _sqlite(url: str) -> str:
    import sqlite3

    path = Path(url.removeprefix("sqlite:///"))
    if not path.exists():
        return "made when a server first starts"
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
            store.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise _Unreachable(str(error)) from None
    return "can be read"


def _postgres(url: str) -> str:
    from kuroshio.extras import needs

    with needs("postgres"):
        import asyncpg

    async def ask() -> str:
        connection = await asyncpg.connect(url, timeout=ANSWERS)
        try:
            return str(await connection.fetchval("SHOW server_version"))
        finally:
            await connection.close()

    try:
        return f"PostgreSQL {asyncio.run(ask())} answers"
    except (asyncpg.PostgresError, TimeoutError, ValueError) as error:
        raise _Unreachable(str(error) or "no answer") from None


def _server(settings: Settings) -> Iterator[Finding]:
    """Whether one runs here: the data folder says where."""
    try:
        url = (settings.folder / "address").read_text(encoding="utf-8").strip()
    except OSError:
        yield Finding("server", "never started with this folder", "could", "kuroshio serve --open")
        return
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/api/status", timeout=ANSWERS) as answer:
            status: dict[str, Any] = json.load(answer)
    except (URLError, OSError, ValueError):
        yield Finding("server", f"none at {url} now", "could", "kuroshio serve --open")
        return
    if status["version"] != kuroshio.__version__:
        told = f"at {url} runs {status['version']}, installed is {kuroshio.__version__}"
        yield Finding("server", told, "wrong", "start the server again")
    elif not status["ready"]:
        yield Finding("server", f"at {url}, still compiling: games are slow until then", "could")
    else:
        yield Finding("server", f"at {url}")
