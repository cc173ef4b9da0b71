"""Metrics that add up over workers, and the access log."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path

import pytest

from kuroshio.server.access import Pseudonyms
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.serving import Person, Postgres, Server


def metric(text: str, name: str) -> float:
    """The sum of a metric over its labels."""
    values = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)
    return sum(map(float, values))


def scraped(url: str, name: str) -> float:
    return metric(plainly.get(f"{url}/metrics").text, name)


def test_metrics_tell_of_moves_the_store_the_loop_and_errors(folder: Path) -> None:
    with Inside(folder) as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        for _ in range(3):
            ann.move(table, random.Random(1))
        text = plainly.get(f"{server.url}/metrics").text
        assert metric(text, "kuroshio_moves_total") == 3
        assert metric(text, "kuroshio_command_seconds_count") == 3
        assert 'kuroshio_store_seconds_count{what="append"} 3' in text
        assert "kuroshio_loop_lag_seconds_bucket" in text
        assert metric(text, "kuroshio_errors_total") == 0
        assert "kuroshio_bots_thinking 0" in text


def test_metrics_add_up_over_workers(folder: Path, postgres: Postgres) -> None:
    with Server(folder, postgres.new(), KUROSHIO_WORKERS="2").start() as server:
        people = [Person(server.url) for _ in range(12)]  # each connection at either worker
        asked = 12
        for person in people:
            for _ in range(5):
                person.get("/api/me")
                asked += 1
        deadline = time.monotonic() + 60
        for _ in range(8):  # whichever worker is asked, it soon tells of all requests
            while scraped(server.url, "kuroshio_requests_total") < asked:
                assert time.monotonic() < deadline
                time.sleep(0.1)


def test_requests_have_a_number_and_the_log_names_nobody(folder: Path) -> None:
    where = folder / "access.jsonl"
    with Server(folder, KUROSHIO_ACCESS=str(where)).start() as server:
        ann = Person(server.url, "Anneliese")
        table = ann.open("me", "guest", start=True)
        answer = ann.http.get(f"/api/tables/{table}")
        socket = ann.sit_down(table)
        socket.next()
        socket.close()
        player = ann.token.partition(".")[0]
    lines = [json.loads(line) for line in where.read_text().splitlines()]
    (line,) = [one for one in lines if one["request"] == answer.headers["x-request-id"]]
    assert (line["method"], line["status"]) == ("GET", 200)
    assert re.fullmatch("/api/tables/~[0-9a-f]{12}", line["path"])
    (sat,) = [one for one in lines if one["method"] == "SOCKET"]
    assert sat["status"] == 101
    assert sat["who"] == line["who"] != player
    for secret in ("Anneliese", table, player, ann.token, "127.0.0.1"):
        assert secret not in where.read_text()


@pytest.mark.parametrize("path", ["/api/tables/~", "/table/~", "/api/tables/~/move"])
def test_no_id_stands_in_a_logged_path(path: str) -> None:
    table = "abcdefghijklmnop"
    logged = Pseudonyms("a secret").path(path.replace("~", table))
    assert table not in logged
    assert re.sub("~[0-9a-f]{12}", "~", logged) == path
