"""Limits: by address and by identity, of everything that costs something; with the time to come
again, shared by all workers."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from kuroshio.server import decide, doorkeeper, sockets
from kuroshio.server.colours import COLOURS
from kuroshio.server.doorkeeper import OUTSIDE, SILENT, Doorkeeper
from kuroshio.server.entrance import IDLE
from kuroshio.server.limits import (
    BY_ADDRESS,
    BY_IDENTITY,
    BY_MAILBOX,
    KEPT,
    LOGGED,
    PEOPLE,
    Allowance,
    Limits,
    client_at,
)
from kuroshio.server.refusals import Refused
from kuroshio.server.shared import ROWS, VARIABLE, SharedCounts, file_for
from kuroshio.server.wire import TOO_MUCH
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.serving import Person, Socket

ROOT = Path(__file__).parents[2]
FEW = 0.2  # of what is allowed


def spent(limits: Limits, what: str, *who: str | None, tries: int = 1000) -> int:
    """How often something is allowed at once."""
    for n in range(tries):
        try:
            limits.spend(what, *who)  # type: ignore[arg-type]
        except Refused as refusal:
            return n if (refusal.retry_after or 0) >= 1 else -1
    return tries


# --- counting -----------------------------------------------------------------------------------


def test_an_address_is_a_client_and_of_ipv6_a_household() -> None:
    assert client_at("192.0.2.7") == "192.0.2.7"
    assert client_at("somebody") == client_at("somebody else") == client_at("")
    assert client_at("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_at("2001:db8:1:2:3:4:5:6") == client_at("2001:db8:1:2::1")
    assert client_at("2001:db8:1:2::1") != client_at("2001:db8:1:3::1")


@pytest.mark.parametrize("what", BY_ADDRESS)
def test_an_address_has_its_allowance(what: str) -> None:
    limits = Limits(1, "")
    if what != "strike":
        assert spent(limits, what, "192.0.2.1") == BY_ADDRESS[what].burst
        assert spent(limits, what, "192.0.2.2", tries=1) == 1


@pytest.mark.parametrize("what", BY_IDENTITY)
def test_ten_identities_at_one_address_share_what_the_address_has(what: str) -> None:
    limits = Limits(1, "")
    own = BY_IDENTITY[what].burst
    assert spent(limits, what, "192.0.2.1", "first") == own
    for n in range(9):
        spent(limits, what, "192.0.2.1", f"other{n}")
    assert spent(limits, what, "192.0.2.1", "eleventh") == 0
    assert spent(limits, what, "192.0.2.2", "first", tries=1) == 0  # nor from another address
    assert spent(limits, what, "192.0.2.2", "twelfth") == own


def test_an_address_has_as_much_as_a_few_people() -> None:
    limits = Limits(1, "")
    used = sum(spent(limits, "table", "192.0.2.1", f"person{n}") for n in range(10))
    assert used == PEOPLE * BY_IDENTITY["table"].burst


def often(one: Allowance) -> str:
    return f"{one.rate:g}" if one.rate >= 0.001 else f"{one.rate * 86_400:g} a day"


def test_the_limits_in_the_docs_are_those_of_the_server() -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    table = page.partition("### Limits")[2].partition("At a time")[0]
    rows = [[cell.strip() for cell in row.split("|")[2:5]] for row in table.split("\n")]
    told = sorted(tuple(row) for row in rows if row[2:] in (["an address"], ["an identity"]))
    allowed = {"an address": dict(BY_ADDRESS), "an identity": dict(BY_IDENTITY)}
    del allowed["an address"]["strike"]  # told below, with what comes of it
    meant = [(f"{one.burst:g}", often(one), of) for of in allowed for one in allowed[of].values()]
    for one in (KEPT, LOGGED):
        most = round(one.burst / 1e6), round(one.rate * 86_400 / 1e6)
        meant.append((f"{most[0]} MB", f"{most[1]} MB a day", "an address"))
    assert told == sorted(meant)


def test_nobody_uses_up_the_mails_of_somebody_else() -> None:
    """Somebody who asks again and again is refused, in whatever letters; others get a mail; and a
    mailbox is not filled by many who ask."""
    limits = Limits(1, "")
    own, everyones = (int(BY_MAILBOX[what].burst) for what in ("asked-mail", "all-mail"))

    def asks(client: str, mailbox: str) -> bool:
        try:
            limits.spend_mail(mailbox, client)
        except Refused:
            return False
        return True

    assert [asks("192.0.2.1", "ann@box.example") for _ in range(own)] == [True] * own
    assert not asks("192.0.2.1", "Ann@Box.example")
    assert asks("192.0.2.2", "ann@box.example")
    many = [asks(f"198.51.100.{n}", "ann@box.example") for n in range(everyones)]
    assert many.count(True) == everyones - own - 1
    assert asks("192.0.2.2", "bob@box.example")


def test_limits_can_be_lifted() -> None:
    limits = Limits(0, "")
    assert spent(limits, "table", "192.0.2.1", "ann", tries=500) == 500
    assert not limits.is_out("192.0.2.1")


def test_who_goes_on_after_being_refused_is_out_and_nobody_else() -> None:
    limits = Limits(1, "")
    for _ in range(int(BY_ADDRESS["strike"].burst)):
        assert not limits.is_out("192.0.2.1")
        limits.strike("192.0.2.1")
    assert limits.is_out("192.0.2.1")
    assert not limits.is_out("192.0.2.2")


def test_a_bucket_fills_up_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("kuroshio.server.shared.time.monotonic", lambda: now)
    counts = SharedCounts()
    assert [counts.spend("a", 2, 0.5) for _ in range(3)] == [0, 0, 2]
    now += 2
    assert [counts.spend("a", 2, 0.5) for _ in range(2)] == [0, 2]
    now += 1000
    assert [counts.spend("a", 2, 0.5) for _ in range(3)] == [0, 0, 2]


def test_what_is_open_is_counted_until_it_is_closed() -> None:
    counts = SharedCounts()
    assert [counts.open("a", 2) for _ in range(3)] == [True, True, False]
    assert counts.open("b", 2)
    counts.close_one("a")
    assert [counts.open("a", 2) for _ in range(2)] == [True, False]


def test_a_full_table_forgets_no_one_who_has_something_open() -> None:
    counts = SharedCounts()
    assert counts.open("a", 1)
    for n in range(3 * ROWS):
        counts.open(f"other{n}", 1)
    assert not counts.open("a", 1)


WORKER = """
import os, signal, sys
from kuroshio.server.shared import SIZE, SharedCounts
counts = SharedCounts(sys.argv[1])
for line in sys.stdin:
    word, key, most = line.split()
    if word == "stop":
        with counts._locked(0, SIZE):
            print(True, flush=True)
            os.kill(os.getpid(), signal.SIGSTOP)
    elif word == "open":
        print(counts.open(key, float(most)), flush=True)
    else:
        print(counts.spend(key, float(most), 0.001) == 0, flush=True)
"""


class Worker:
    def __init__(self, path: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, word: str, key: str, most: int) -> bool:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word} {key} {most}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip() == "True"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def test_workers_count_together_and_a_dead_one_holds_nothing() -> None:
    environment: dict[str, str] = {}
    with file_for(environment) as file:
        path = environment[VARIABLE]
        one, two = Worker(path), Worker(path)
        assert [one.ask("spend", "a", 3), two.ask("spend", "a", 3)] == [True, True]
        assert [one.ask("spend", "a", 3), two.ask("spend", "a", 3)] == [True, False]
        assert [one.ask("open", "s", 2), one.ask("open", "s", 2)] == [True, True]
        assert not two.ask("open", "s", 2)
        one.kill()
        three = Worker(path)  # takes the dead one's place
        assert three.ask("open", "s", 2)
        assert two.ask("open", "s", 2)
        assert not three.ask("open", "s", 2)
        assert three.ask("stop", "here", 0)  # in the middle of counting
        assert two.ask("spend", "b", 1)
        two.kill()
        three.kill()
    assert not Path(file.name).exists()


# --- the doorkeeper -----------------------------------------------------------------------------


class Someone:
    def __init__(self) -> None:
        self.sent_away = False
        self.waits = False

    def send_away(self) -> None:
        self.sent_away = True

    def let_wait(self) -> None:
        self.waits = True


def test_the_oldest_of_too_many_silent_connections_goes() -> None:
    keeper = Doorkeeper(Limits(1, ""))
    silent = [Someone() for _ in range(SILENT + 10)]
    for n, one in enumerate(silent):
        keeper.come(one, "192.0.2.1", n)
    assert [one.sent_away for one in silent] == [True] * 10 + [False] * SILENT
    other = Someone()
    keeper.come(other, "192.0.2.2", 50)
    assert not other.sent_away
    assert not other.waits


def test_whoever_has_spoken_is_silent_no_more() -> None:
    keeper = Doorkeeper(Limits(1, ""))
    for n in range(3 * SILENT):
        guest = Someone()
        keeper.come(guest, "192.0.2.1", n)
        keeper.heard(guest, "192.0.2.1")
        assert not guest.sent_away
    assert keeper._silent == {}


def test_a_proxy_comes_for_all_of_its_people(folder: Path) -> None:
    keeper = Doorkeeper(Limits(1, ""), "192.0.2.1, 10.0.0.0/8, fd00::/8")
    known = ["192.0.2.1", "10.1.2.3", "fd00::1"]
    assert all(map(keeper.is_proxy, known))
    assert not any(map(keeper.is_proxy, ["192.0.2.2", "11.0.0.1", "2001:db8::1", "?"]))
    with Inside(folder, limits=FEW) as server:
        crowd = [raw(server) for _ in range(3 * SILENT)]  # all at one moment
        for one in crowd:
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert all(one.recv(1) for one in crowd), "each was answered"
        for one in crowd:
            one.close()


def test_who_was_refused_too_often_waits_outside_and_not_in_any_number() -> None:
    limits = Limits(1, "")
    for _ in range(100):
        limits.strike("192.0.2.1")
    keeper = Doorkeeper(limits)
    outside = [Someone() for _ in range(OUTSIDE + 5)]
    for one in outside:
        keeper.come(one, "192.0.2.1", 1)
    assert all(one.waits for one in outside)
    assert [one.sent_away for one in outside] == [False] * OUTSIDE + [True] * 5
    other = Someone()
    keeper.come(other, "192.0.2.2", 1)
    assert not other.waits


def test_near_the_end_of_the_descriptors_nobody_more_is_let_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doorkeeper, "descriptors", lambda: 100)
    keeper = Doorkeeper(Limits(1, ""))
    first, last = Someone(), Someone()
    keeper.come(first, "192.0.2.1", 80)
    assert not first.sent_away
    keeper.come(last, "192.0.2.2", 81)
    assert last.sent_away


# --- a server with limits -----------------------------------------------------------------------


@pytest.fixture
def strict(folder: Path) -> Iterator[Inside]:
    """At which this machine is not a proxy that comes for others."""
    with Inside(folder, limits=FEW, proxies="192.0.2.1") as server:
        yield server


def raw(server: Inside, text: bytes = b"") -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    one = socket.create_connection((host, int(port)), 30)
    one.sendall(text)
    return one


def was_closed(one: socket.socket) -> bool:
    """Wait until the server closes a connection."""
    one.settimeout(30)
    try:
        while one.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


def closing_code(one: Socket) -> int | None:
    """Read until a socket is closed; why it was."""
    try:
        while True:
            one.next(None)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_who_says_nothing_or_half_a_request_is_sent_away(
    strict: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kuroshio.server.uvicorn_guest.SILENCE", 0.2)
    whole = b"GET /api/status HTTP/1.1\r\nHost: x\r\n\r\n"
    half = b"GET /api/status HTTP/1.1\r\nHost:"
    for text in (b"", half, whole, whole + half):
        assert was_closed(raw(strict, text)), text


def test_many_silent_connections_leave_room_for_others(strict: Inside) -> None:
    silent = [raw(strict) for _ in range(SILENT + 20)]
    for one in silent[:20]:
        assert was_closed(one)
    assert plainly.get(f"{strict.url}/api/status").status_code == 200
    for one in silent:
        one.close()


def test_handshakes_are_counted_and_refused_with_the_time_to_come_again(strict: Inside) -> None:
    ann = Person(strict.url)
    table = ann.open("me", "guest", start=True)
    opened, refused = [], None
    for _ in range(100):
        try:
            opened.append(ann.sit_down(table))
        except InvalidStatus as error:
            refused = error.response
            break
    assert refused is not None
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) >= 1
    told = json.loads(refused.body or b"")
    assert (told["code"], told["retry_after"]) == ("too-many", int(refused.headers["retry-after"]))
    for one in opened:
        one.close()


def test_who_goes_on_asking_is_not_answered_any_more(
    strict: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = []
    monkeypatch.setattr("kuroshio.server.uvicorn_guest.SILENCE", 0.5)
    with plainly.client(base_url=strict.url) as http:
        for _ in range(200):
            try:
                answer = http.get("/api/games")
            except httpx.TransportError:
                codes.append(0)
                break
            codes.append(answer.status_code)
            if answer.status_code == 429:
                assert answer.headers["connection"] == "close"
                assert answer.json()["retry_after"] == int(answer.headers["retry-after"])
    assert codes.index(200) < codes.index(429) < codes.index(0)


def test_a_flood_of_messages_is_refused_and_then_closed(strict: Inside) -> None:
    ann = Person(strict.url)
    eve = ann.sit_down(ann.open("me", "guest", start=True))
    for _ in range(150):
        eve.send("ping")
    assert closing_code(eve) == TOO_MUCH
    told = [json.loads(text) for text in eve.received]
    refusals = [one for one in told if one["type"] == "refused"]
    assert all(one["code"] == "too-many" and one["retry_after"] >= 1 for one in refusals)
    assert sockets.OVER <= len(refusals) <= 2 * sockets.OVER
    assert "pong" in {one["type"] for one in told}


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_flood_of_frames_is_closed_before_it_is_understood(
    strict: Inside, opcode: Opcode
) -> None:
    ann = Person(strict.url)
    eve = ann.sit_down(ann.open("me", "guest", start=True))
    eve.next()
    frames = Frame(opcode, b"").serialize(mask=True) * 10_000
    writer = threading.Thread(target=_send_quietly, args=(eve, frames))
    writer.start()
    assert closing_code(eve) in (TOO_MUCH, None)
    writer.join(30)
    assert ann.http.get("/api/me").status_code == 200


def _send_quietly(one: Socket, data: bytes) -> None:
    with contextlib.suppress(OSError):
        one.raw.socket.sendall(data)


def test_headers_that_never_end_are_not_kept(
    strict: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also behind a request that is still waited for: the parser keeps what it has read."""
    monkeypatch.setattr("kuroshio.server.uvicorn_guest.SILENCE", 600)
    table = Person(strict.url).open("me", "guest", start=True)
    waits = f"GET /api/tables/{table}?wait=5 HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for begun in (b"", waits):
        one = raw(strict, begun + b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for n in range(40):
                one.sendall(f"X-{n}: {'y' * 16_000}\r\n".encode())
        assert was_closed(one)


def test_whether_the_server_is_well_is_not_asked_without_end(strict: Inside) -> None:
    with plainly.client(base_url=strict.url) as http:
        asked = 0
        while http.get("/healthz").status_code == 200:
            asked += 1
        assert FEW * BY_ADDRESS["look"].burst <= asked < 1000
        assert http.get("/api/games").status_code == 200, "all else is counted apart"


def test_a_lobby_is_not_filled_by_one(strict: Inside) -> None:
    ann = Person(strict.url)
    ann.open("me", "open", listed=True)
    wish = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ann.refused("/api/tables", **wish, listed=True) == "too-many"
    ann.open("me", "open")


def test_playing_again_is_counted_as_opening_a_table(folder: Path) -> None:
    with Inside(folder) as server:
        ann, chance = Person(server.url), random.Random(1)
        table = ann.open("me", "guest", start=True)
        while ann.see(table)["table"]["status"] == "playing":
            ann.move(table, chance)
        server.service.limits = Limits(FEW, "")
        for _ in range(int(FEW * BY_IDENTITY["table"].burst)):
            ann.open("me", "guest")
        assert ann.refused(f"/api/tables/{table}/rematch") == "too-many"


def test_a_log_that_is_full_has_room_for_the_end_of_the_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody makes a table that takes minutes to come back; nobody keeps others from playing."""
    monkeypatch.setattr(decide, "FULL", 10)
    with Inside(folder) as server:
        ann, bob, chance = Person(server.url), Person(server.url, "Bob"), random.Random(1)
        table = ann.open("me", "open")
        bob.do(table, "sit", seat=1)
        while (n := ann.see(table)["n"]) < 10:
            bob.do(table, "colour", seat=1, colour=COLOURS[4 + n % 2])
        path = f"/api/tables/{table}"
        assert bob.refused(f"{path}/colour", seat=1, colour=COLOURS[4]) == "log-full"
        ann.do(table, "start")
        while (seen := ann.see(table))["table"]["status"] == "playing":
            (ann, bob)[seen["turn"]].move(table, chance)
        assert seen["n"] > 2 * 10
        assert ann.refused(f"{path}/chat", text="Again?") == "log-full"


def test_a_body_that_never_ends_is_not_waited_for(
    strict: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kuroshio.server.answering.BODY_SECONDS", 0.2)
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    one = raw(strict, head + b"Content-Length: 50\r\n\r\n{")
    assert b"bad-message" in one.recv(65_536)
    one.close()


def test_onlookers_who_say_nothing_for_long_are_sent_home(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Inside(folder, idle=4.0) as server:
        ann, eve = Person(server.url, "Ann"), Person(server.url, "Eve")
        table = ann.open("me", "guest", start=True)
        seated, looking = ann.sit_down(table), eve.sit_down(table)
        looking.next()
        seated.next()
        monkeypatch.setattr(sockets, "LONG", 0.0)
        assert closing_code(looking) == IDLE
        assert seated.ask("ping")["type"] == "pong"
        seated.close()


# --- presence -----------------------------------------------------------------------------------


def test_a_crowd_that_comes_is_told_of_in_a_few_messages(folder: Path) -> None:
    with Inside(folder) as server:
        ann = Person(server.url)
        table = ann.open("me", "guest", start=True)
        begun = time.monotonic()
        crowd = [Socket(server.url, table) for _ in range(100)]
        while crowd[0].next("presence")["watchers"] < 100:
            pass
        seconds = time.monotonic() - begun
        told = sum(json.loads(text)["type"] == "presence" for text in crowd[0].received)
        assert told <= seconds + 2
        for one in crowd:
            one.close()
