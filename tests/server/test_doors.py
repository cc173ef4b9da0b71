"""Doors: what each of them is worth to a stranger with one identity, or with ten of one address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kuroshio.server.limits import STUDIES
from tests.server.inside import Inside
from tests.server.receivers import until
from tests.server.serving import Person
from tests.server.test_analysis import Engine, set_up


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as server:
        yield server


# --- analyses -----------------------------------------------------------------------------------


def thinks(person: Person, analysis: str) -> bool:
    with closing(Engine(person, analysis)) as engine:
        engine.send("think", node=0)
        return bool(engine.next()["type"] == "pondered")


def test_an_address_has_so_many_engines_however_many_it_says_it_is(tmp_path: Path) -> None:
    """What an engine has thought stays in memory as long as its socket is open."""
    with Inside(tmp_path, limits=1) as server:
        people = [Person(server.url, f"Eve {n}") for n in range(4)]
        analyses = [set_up(one) for one in people]
        opened = [Engine(people[n % 4], analyses[n % 4]) for n in range(STUDIES)]
        with closing(Engine(people[0], analyses[0])) as one_more:
            told = one_more.next()
            assert (told["type"], told["code"]) == ("refused", "too-many-studies")
            assert told["say"]["args"]["count"] == STUDIES
            assert told["retry_after"] >= 1
            with pytest.raises(ConnectionClosed):
                one_more.next()
        opened.pop().close()
        until(lambda: thinks(people[1], analyses[1]))
        for one in opened:
            one.close()
