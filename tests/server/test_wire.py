"""The short way of a command from the wire to the table: however its bytes come, it is obeyed."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlsplit

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kuroshio.server.about import listing
from kuroshio.server.clocks import ClockRule
from kuroshio.server.limits import HEAD_BYTES
from kuroshio.server.store import Header, OutOfStep, Row, open_store, sql
from kuroshio.server.uvicorn_wire import UvicornWire, short_text, whole_frames
from kuroshio.server.wire import BYTES
from tests.server.alone import run_alone
from tests.server.serving import Person, Server


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it."""
    mask = os.urandom(4)
    size = len(payload)
    if size < 126:
        head = bytes((first, 128 | size))
    elif size < 65536:
        head = bytes((first, 128 | 126)) + size.to_bytes(2)
    else:
        head = bytes((first, 255)) + size.to_bytes(8)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def test_a_short_text_is_read_and_nothing_else() -> None:
    for size in range(126):
        text = os.urandom(size)
        assert short_text(frame(text)) == text
        assert short_text(frame(text)[:-1]) is None
        assert short_text(frame(text) + b"\x81") is None
    assert short_text(frame(b"x" * 126)) is None
    assert short_text(frame(b"x" * 126)[2:]) is None
    for first in (0x01, 0x80, 0x82, 0x88, 0x89, 0xC1):  # begun, gone on, bytes, close, ping, packed
        assert short_text(frame(b"x", first)) is None
    assert short_text(b"\x81\x01x") is None  # not masked
    assert short_text(b"") is None


def test_the_end_of_frames_is_found() -> None:
    many = frame(b"a") + frame(b"b" * 300) + frame(b"", 0x8A) + frame(b"c" * 70_000)
    assert whole_frames(many)
    assert not whole_frames(many[:-1])
    assert not whole_frames(many + b"\x81")
    assert not whole_frames(frame(b"b" * 300)[:3])


def test_a_flood_before_the_handshake_was_answered_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[int] = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda self, data: read.append(len(data))
    )
    wire, transport = UvicornWire.__new__(UvicornWire), Mock()
    wire.handshake_complete, wire.transport = False, transport
    for _ in range(100):
        wire.data_received(bytes(16_384))
    assert transport.abort.call_count == 1
    assert sum(read) <= HEAD_BYTES + BYTES


class Wired:
    """A socket of which every byte is one's own."""

    def __init__(self, person: Person, table: str) -> None:
        address = urlsplit(person.url)
        assert address.hostname is not None
        assert address.port is not None
        self._socket = socket.create_connection((address.hostname, address.port), 30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Authorization: Bearer {person.token}\r\n\r\n".encode()
        )
        self._data = b""
        while b"\r\n\r\n" not in self._data:
            self._data += self._socket.recv(65536)
        self._data = self._data.partition(b"\r\n\r\n")[2]
        self.answer("update")  # from here on the table hears the wire

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _take(self, size: int) -> bytes:
        while len(self._data) < size:
            more = self._socket.recv(65536)
            assert more, "the server hung up"
            self._data += more
        taken, self._data = self._data[:size], self._data[size:]
        return taken

    def answer(self, kind: str = "pong") -> dict[str, object]:
        """The next message of a kind."""
        while True:
            first, size = self._take(2)
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8))
            payload = self._take(size)
            assert first == 0x81, f"closed: {payload!r}"
            message: dict[str, object] = json.loads(payload)
            if message["type"] == kind:
                return message

    def close(self) -> None:
        self._socket.close()


def ping(ref: str) -> bytes:
    return json.dumps({"type": "ping", "ref": ref}).encode()


def test_commands_are_obeyed_however_their_bytes_come(server: Server, ann: Person) -> None:
    wired = Wired(ann, ann.open("me", "open"))
    wired.send(frame(ping("alone")))
    assert wired.answer()["ref"] == "alone"
    wired.send(frame(ping("one")) + frame(ping("two")))
    assert [wired.answer()["ref"], wired.answer()["ref"]] == ["one", "two"]
    text = ping("in pieces")
    wired.send(frame(text[:7], 0x01))
    wired.send(frame(text[7:], 0x80))
    assert wired.answer()["ref"] == "in pieces"
    wired.send(frame(ping("alone again")))
    assert wired.answer()["ref"] == "alone again"
    for byte in frame(ping("byte by byte")):
        wired.send(bytes((byte,)))
    assert wired.answer()["ref"] == "byte by byte"
    wired.send(frame(ping("at last")))
    assert wired.answer()["ref"] == "at last"
    wired.close()


def test_a_text_inside_another_ends_the_socket(server: Server, ann: Person) -> None:
    wired = Wired(ann, ann.open("me", "open"))
    wired.send(frame(b'{"type":', 0x01))
    wired.send(frame(ping("in between")))
    with pytest.raises(AssertionError, match="closed"):
        wired.answer()
    wired.close()


HEADER = Header(
    id="nowhere",
    game="namiji",
    rules=1,
    players=2,
    options={},
    seed=1,
    clock=ClockRule(),
    listed=False,
    seeded=False,
    created=0,
)


def read_again(header: Header) -> Header:
    """A table as it comes back from the store."""
    return sql.header_of(sql.header_values(header))


def test_a_table_from_before_there_were_two_boxes_says_which_it_has() -> None:
    old = msgspec.structs.replace(HEADER, game="namazu", options={"tournament_block": "redrawn"})
    assert listing(read_again(old)).options == {"box": "namazu-1", "tournament_block": "redrawn"}
    gone = msgspec.structs.replace(HEADER, game="a game that was taken away")
    assert listing(read_again(gone)).options == {}


def test_what_waits_is_committed_when_the_store_closes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kuroshio.db"

    async def write() -> list[bool]:
        store = await open_store(url, sync=False)
        tables = [msgspec.structs.replace(HEADER, id=f"table {n}") for n in range(600)]
        await asyncio.gather(*(store.create(table, []) for table in tables))
        rows = [Row(f"table {n // 2}", 1, 0, f"token {n}", "{}") for n in range(1200)]
        made = [asyncio.ensure_future(store.append(row)) for row in rows]
        await asyncio.sleep(0)
        await store.close()
        refused = await asyncio.gather(*made, return_exceptions=True)
        return [one is None for one in refused]

    async def read() -> list[str]:
        store = await open_store(url, sync=False)
        rows = [row for n in range(600) for row in await store.rows(f"table {n}")]
        await store.close()
        return [row.token for row in rows]

    mine = run_alone(write())
    assert mine == [n % 2 == 0 for n in range(1200)], "of two for one key the first is in"
    assert run_alone(read()) == [f"token {n}" for n in range(0, 1200, 2)]


def test_a_row_after_a_gap_is_refused(tmp_path: Path) -> None:
    async def write() -> list[int]:
        store = await open_store(f"sqlite:///{tmp_path}/kuroshio.db", sync=False)
        await store.create(HEADER, [])
        await store.append(Row("nowhere", 1, 0, "one", "{}"))
        with pytest.raises(OutOfStep):
            await store.append(Row("nowhere", 3, 0, "three", "{}"))
        rows = await store.rows("nowhere")
        await store.close()
        return [row.n for row in rows]

    assert run_alone(write()) == [1]
