"""What is sent is what the schemas say."""

from __future__ import annotations

import json
import random
import re

import jsonschema
import pytest

from kuroshio.server.schema import files
from tests.server.serving import Person, Socket


@pytest.fixture(scope="module")
def socket_schema() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads(files()["socket.json"]))


def test_everything_sent_over_a_socket_fits_its_schema(
    ann: Person, socket_schema: jsonschema.Draft202012Validator
) -> None:
    chance = random.Random(9)
    table = ann.open("me", "guest", "deckhand", clock={"kind": "bank", "seconds": 900})
    watcher = Socket(ann.url, table, changes=1)
    watcher.next()
    socket = ann.sit_down(table, after=0)
    watcher.next("presence")  # is told at most once a second
    socket.ask("start")
    socket.ask("chat", text="hello")
    socket.ask("ping")
    socket.ask("move", position=0, move=1)
    seen = ann.see(table)
    while "question" not in seen:
        seen = ann.see(table, after=seen["n"], wait=5)
    socket.ask("hint", position=seen["position"])
    for _ in range(30):
        seen = ann.see(table)
        if seen.get("question"):
            ann.move(table, chance)
        else:
            ann.see(table, after=seen["n"], wait=5)
    socket.drain()
    watcher.drain()
    kinds = set()
    for text in socket.received + watcher.received:
        message = json.loads(text)
        kinds.add(message["type"])
        socket_schema.validate(message)
    assert kinds == {"update", "change", "presence", "done", "hints", "refused", "pong"}


@pytest.mark.parametrize("name", ["openapi.json", "admin.json"])
def test_whatever_a_path_names_is_described(name: str) -> None:
    for path, operations in json.loads(files()[name])["paths"].items():
        for operation in operations.values():
            told = [one["name"] for one in operation.get("parameters", []) if one["in"] == "path"]
            assert sorted(told) == sorted(re.findall(r"{(\w+)}", path)), path


def test_the_interface_describes_itself(ann: Person) -> None:
    described = ann.get("/api/openapi.json")
    assert described == json.loads(files()["openapi.json"])
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert operation["summary"] != ".", path
