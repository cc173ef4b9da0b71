"""Hostile and broken clients: refused with a reason; connection and table are unharmed."""

from __future__ import annotations

import json
import os
import random
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kuroshio.server.limits import MESSAGE_BYTES
from kuroshio.server.schema import openapi
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.serving import DIRECTLY, Person, Server, Socket

KINDS = [
    *("move", "sit", "leave", "bot", "free", "colour", "start", "undo", "answer", "chat", "return"),
    *("rematch", "ping", "", "nonsense"),
]
SMALL = settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hostile")).start() as server:
        yield server


class Victim:
    """A table with a game, and a stranger's socket at it."""

    def __init__(self, url: str) -> None:
        self.ann = Person(url, "Ann")
        self.eve = Person(url, "Eve")
        self.table = self.ann.open("me", "guest", start=True)
        self.state = self.known()
        self.socket = self.eve.sit_down(self.table)
        self.socket.next()

    def known(self) -> tuple[object, object, object]:
        seen = self.ann.see(self.table)
        return seen["n"], seen["view"], seen["question"]

    def unharmed(self) -> None:
        answer = self.socket.ask("ping")
        assert answer["type"] == "pong"
        assert self.known() == self.state


@pytest.fixture(scope="module")
def victim(plain: Server) -> Victim:
    return Victim(plain.url)


@SMALL
@given(st.one_of(st.text(), st.binary()))
def test_any_bytes_are_answered_with_a_reason(victim: Victim, data: str | bytes) -> None:
    victim.socket.raw.send(data)
    answer = victim.socket.next("refused")
    assert answer["code"] == "bad-message"
    assert answer["say"]["key"] == "refused-bad-message"


def test_after_any_bytes_the_table_is_unharmed(victim: Victim) -> None:
    victim.unharmed()


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
fields = st.dictionaries(
    st.sampled_from(["seat", "move", "position", "to", "level", "text", "agree", "name", "ref"]),
    values | st.integers(-2, 20),
    max_size=5,
)


@SMALL
@given(st.sampled_from(KINDS), fields)
def test_any_message_of_a_stranger_is_refused(
    victim: Victim, kind: str, found: dict[str, object]
) -> None:
    """Foreign, malformed and impossible commands: one refusal each, or a pong."""
    victim.socket.raw.send(json.dumps({"type": kind, **found}))
    while (answer := victim.socket.next(None))["type"] not in ("refused", "pong", "done"):
        pass
    assert answer["type"] != "done", answer


def test_after_any_message_the_table_is_unharmed(victim: Victim) -> None:
    victim.unharmed()


def test_a_message_sent_again_is_refused(plain: Server) -> None:
    ann = Person(plain.url)
    table = ann.open("me", "guest", start=True)
    socket = ann.sit_down(table)
    seen = socket.next()
    move = seen["question"]["choices"][0]["number"]
    command = {"position": seen["position"], "move": move}
    assert socket.ask("move", **command)["type"] == "done"
    for _ in range(3):
        assert socket.ask("move", **command)["code"] == "stale"
    ahead = {"position": seen["position"] + 5, "move": move}
    assert socket.ask("move", **ahead)["code"] == "stale"
    assert ann.see(table)["view"]["moves"] == 1


def test_large_messages_are_refused_and_huge_ones_end_the_connection(plain: Server) -> None:
    ann = Person(plain.url)
    table = ann.open("me", "guest", start=True)
    socket = ann.sit_down(table)
    socket.next()
    socket.raw.send("x" * (MESSAGE_BYTES + 1))
    assert socket.next("refused")["code"] == "too-large"
    assert socket.ask("ping")["type"] == "pong"
    socket.raw.send("x" * (MESSAGE_BYTES * 20))
    with pytest.raises(ConnectionClosed) as closed:
        socket.next("never", 5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009  # too big
    assert ann.see(table)["table"]["status"] == "playing"
    body = b'{"name":"' + b"x" * 70_000 + b'"}'
    answer = plainly.post(
        f"{plain.url}/api/me", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413


def test_deeply_nested_messages_are_refused(plain: Server) -> None:
    ann = Person(plain.url)
    socket = ann.sit_down(ann.open("me", "guest"))
    socket.raw.send("[" * 4000)
    assert socket.next("refused")["code"] == "bad-message"
    assert socket.ask("ping")["type"] == "pong"


def test_pages_of_other_sites_cannot_connect(plain: Server) -> None:
    ann = Person(plain.url)
    table = ann.open("me", "guest")
    url = f"{plain.url.replace('http', 'ws')}/api/tables/{table}/socket"
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus):
            connect(url, origin=Origin(origin), **DIRECTLY)
        answer = ann.http.post("/api/me", json={"name": "x"}, headers={"origin": origin})
        assert answer.json()["code"] == "bad-origin"
    own = connect(url, origin=Origin(plain.url), **DIRECTLY)
    own.close()
    # A form of another site cannot send JSON.
    answer = ann.http.post("/api/play-now", content=b"{}", headers={"content-type": "text/plain"})
    assert answer.status_code == 400


def test_every_answer_has_secure_headers_and_no_trace(plain: Server) -> None:
    for path in (
        "/",
        "/api/status",
        "/api/tables/none",
        "/nowhere",
        "/table/x",
        "/../../etc/passwd",
    ):
        answer = plainly.get(plain.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "Traceback" not in answer.text
        assert "/src/" not in answer.text


def test_an_unknown_table_is_not_found(plain: Server) -> None:
    assert plainly.get(f"{plain.url}/api/tables/none").json()["code"] == "no-table"
    socket = Socket(plain.url, "none")
    assert socket.next("refused")["code"] == "no-table"


def test_a_client_that_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path, KUROSHIO_LIMITS="0.2").start() as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        codes = [ann.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}) for _ in range(5)]
        assert [code.status_code for code in codes].count(429) >= 2
        assert int(codes[-1].headers["retry-after"]) >= 1
        socket = ann.sit_down(table)
        socket.next()
        for _ in range(25):
            socket.send("ping")
        answers = [socket.next(None)["type"] for _ in range(25)]
        assert "refused" in answers
        flood = (ann.http.get("/api/games").status_code for _ in range(60))
        assert any(code == 429 for code in flood)


def test_the_secret_is_made_for_this_user_only(tmp_path: Path) -> None:
    with Server(tmp_path, KUROSHIO_SECRET="").start(compiled=False):
        mode = stat.S_IMODE((tmp_path / "secret").stat().st_mode)
        assert mode == 0o600


def test_a_record_with_a_box_of_its_own_is_not_read(plain: Server) -> None:
    ann = Person(plain.url)
    for content in (b'{"box_toml": "x"}', b"{}", b"\xff", b"[]", b'{"kuroshio": 1e999}'):
        answer = ann.http.post("/api/records", content=content)
        assert answer.json()["code"] == "bad-record"


def test_a_slow_reader_gets_the_newest_and_holds_nobody_up(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        slow = ann.sit_down(table, after=0)
        chance = random.Random(1)
        for _ in range(20):
            ann.move(table, chance)
        n = ann.see(table)["n"]
        update = slow.until(n)
        steps = [
            step["n"]
            for text in slow.received
            if (message := json.loads(text))["type"] == "update"
            for step in message.get("steps", [])
        ]
        assert steps == list(range(1, n + 1))  # none twice, none left out
        assert update["view"]["moves"] == 20


api = schemathesis.openapi.from_dict(json.loads(openapi()))
# Some examples of every operation. `KUROSHIO_ASKED=all` also asks for each value that is just
# possible or just not: thousands, which every process that looks for tests thinks out.
api.config.phases.coverage.enabled = os.environ.get("KUROSHIO_ASKED") == "all"


@api.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_keeps_its_word(plain: Server, case: schemathesis.Case[Any]) -> None:
    """Whatever is asked, the answer is of the described shape and never a failure of ours."""
    token = _token(plain)
    response = case.call(
        base_url=plain.url, headers={"authorization": f"Bearer {token}"}, timeout=40
    )
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )


_tokens: dict[str, str] = {}


def _token(server: Server) -> str:
    if server.url not in _tokens:
        _tokens[server.url] = Person(server.url, "Fuzz").token
    return _tokens[server.url]
