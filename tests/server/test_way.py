"""The way of a move through the server, as docs/architecture.md lists it."""

from __future__ import annotations

import random
import re
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.inside import Inside
from tests.server.serving import Person

DOCS = Path(__file__).parents[2] / "docs" / "architecture.md"
OURS = str(Path("src") / "kuroshio")


def in_order(names: list[str], passed: list[str]) -> list[str]:
    """Those of the names that were passed, in the order in which they were first."""
    return sorted(set(names) & set(passed), key=passed.index)


def test_a_move_passes_the_functions_that_the_documentation_lists(tmp_path: Path) -> None:
    passed: list[str] = []
    watching = threading.Event()

    def note(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and watching.is_set() and OURS in frame.f_code.co_filename:
            passed.append(frame.f_code.co_qualname)

    threading.setprofile(note)
    try:
        with Inside(tmp_path) as server:
            threading.setprofile(None)
            ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
            table = ann.open("me", "open")
            bob.do(table, "sit", seat=1)
            ann.do(table, "start")
            sockets = [one.sit_down(table, changes=1, after=0) for one in (ann, bob)]
            seen = [socket.next("update") for socket in sockets]
            turn = seen[0]["turn"]
            choice = random.Random(1).choice(seen[turn]["question"]["choices"])
            watching.set()
            sockets[turn].send("move", position=seen[turn]["position"], move=choice["number"])
            for socket in sockets:
                socket.next("change")
            watching.clear()
            for socket in sockets:
                socket.close()
    finally:
        threading.setprofile(None)
    way = in_documented_order()
    assert in_order(way, passed) == way
    assert passed.count("Table.allows") == 1, "legality is asked once"
    assert passed.count("changes_for") == 1, "all are told by one call"


def in_documented_order() -> list[str]:
    """The server's functions: the page's are at the beginning and the end."""
    text = DOCS.read_text(encoding="utf-8")
    table = text.partition("<!-- the way of a move -->")[2].partition("<!-- end -->")[0]
    rows = [re.findall(r"`([^`]+)`", line.split("|")[1]) for line in table.splitlines()[3:]]
    return [row[0] for row in rows if len(row) == 1]
