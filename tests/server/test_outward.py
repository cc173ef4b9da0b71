"""What goes out goes to the public internet alone, and nobody is reached in another's name."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kuroshio.server.limits import BY_IDENTITY, BY_MAILBOX
from kuroshio.server.notices import mail, outward
from tests.server.alone import run_alone
from tests.server.receivers import Browser, Mailbox, Receiver
from tests.server.serving import Person, Server

PRIVATE = (
    *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "64:ff9b::7f00:1"),
    *("::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::7f00:1", "fec0::1", "4000::1", "5f00::1"),
    *("192.0.0.8", "192.88.99.1"),
    *("2002:7f00:1::", "2002:a00:1::1", "2001:0:4136:e378:8000:63bf:80ff:fffe", "nonsense"),
)
PUBLIC = ("93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34")


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not outward.is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are(address: str) -> None:
    assert outward.is_public(address)


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with closing(Receiver()) as made:
        yield made


def post(url: str, private: bool = False) -> int:
    return run_alone(outward.post(outward.Letter(url, {}, b"{}"), private))


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "127.1"],
)
def test_no_name_and_no_spelling_leads_to_this_machine(receiver: Receiver, host: str) -> None:
    port = receiver.url.rpartition(":")[2]
    with pytest.raises((outward.Forbidden, outward.NotSent)):
        post(f"http://{host}:{port}/secret")
    assert receiver.at("/secret") == []


def test_a_name_with_one_private_address_is_refused(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whichever address was looked at is the one that is connected to: it is asked for once."""
    asked = []
    port = int(receiver.url.rpartition(":")[2])

    def answers(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        made = ["93.184.216.34", "127.0.0.1"] if host == "both.example" else ["127.0.0.1"]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in made]

    monkeypatch.setattr(socket, "getaddrinfo", answers)
    with pytest.raises(outward.Forbidden):
        post(f"http://both.example:{port}/both")
    assert receiver.at("/both") == []
    asked.clear()
    assert post(f"http://home.example:{port}/home", private=True) == 201
    assert [one for one in asked if one == "home.example"] == ["home.example"]


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.status, receiver.headers = 302, {"location": f"{receiver.url}/elsewhere"}
    try:
        assert post(f"{receiver.url}/moved", private=True) == 302
    finally:
        receiver.status, receiver.headers = 201, {}
    assert "/elsewhere" not in [path for path, _, _ in receiver.requests]


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://example.org/", "file:///etc/passwd", "https://", "//example.org", "javascript:1"),
        *("https://user:word@example.org/", "http://example.org:22/", "http://example.org\\@x/"),
        *("http://example.org/\r\nhost: evil", "http://exa mple.org/", "http://[::1", "http://a:b"),
        *("http://10.0.0.1/", "http://[fe80::1]/", "http://169.254.169.254/latest/meta-data"),
    ],
)
def test_such_addresses_are_not_even_kept(url: str) -> None:
    with pytest.raises(outward.Forbidden):
        outward.checked(url, private=False)


def test_a_slow_or_endless_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        begun = time.monotonic()
        with pytest.raises(outward.Unsure, match="silent"):
            post(url, private=True)
        assert time.monotonic() - begun < 5


def test_why_something_did_not_come_through_can_be_said(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words for people: what the system says of it is nothing to them."""
    port = receiver.url.rpartition(":")[2]

    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    def why(url: str) -> str:
        with pytest.raises(outward.Failed) as failed:
            post(url, private=True)
        return failed.value.why

    assert why("http://127.0.0.1:9/") == "refused"
    assert why(f"https://127.0.0.1:{port}/") == "certificate", "it speaks no TLS"
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert why("http://nobody.example/") == "name"


@pytest.mark.parametrize(
    "address",
    [
        *("a@b.example\r\nBcc: c@d.example", "a@b.example\nSubject: x", "a@b.example,c@d.example"),
        *("a b@c.example", "<a@b.example>", "a@b", "@b.example", "a@-b.example", "a@b..example"),
        *("a@[127.0.0.1]", '"a b"@c.example', "a@b.example;c@d.example", "ä@b.example", "a@b.ex\0"),
    ],
)
def test_only_one_plain_address_is_a_mail_address(address: str) -> None:
    assert not mail.is_address(address)


# --- other people --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Mailbox]]:
    """A server as it comes: it goes to no private address, and its limits are on."""
    with closing(Mailbox()) as mailbox:
        mails = {
            "KUROSHIO_SMTP": f"smtp://127.0.0.1:{mailbox.port}",
            "KUROSHIO_MAIL_FROM": "house@games.example",
            "KUROSHIO_URL": "https://games.example",
            "KUROSHIO_LIMITS": "1",
        }
        with Server(tmp_path_factory.mktemp("guarded"), **mails).start() as server:
            yield server, mailbox


def test_a_server_as_it_comes_stays_outside_its_own_network(
    guarded: tuple[Server, Mailbox], receiver: Receiver
) -> None:
    ann = Person(guarded[0].url)
    port = receiver.url.rpartition(":")[2]
    mine = "/api/me/notices"
    assert ann.refused(f"{mine}/webhook", url=receiver.url, language="en") == "bad-address"
    (way,) = ann.post(f"{mine}/webhook", url=f"http://localhost:{port}/in", language="en")["ways"]
    assert not ann.post(f"{mine}/try", way=way["id"])["sent"]
    assert receiver.at("/in") == []
    key = ann.get(mine)["push"]
    wish = {**Browser(receiver).subscription, "key": key, "language": "en"}
    assert ann.refused(f"{mine}/push", **wish) == "bad-address"


def test_nobody_touches_the_ways_of_another(
    guarded: tuple[Server, Mailbox], receiver: Receiver
) -> None:
    ann, eve = Person(guarded[0].url), Person(guarded[0].url, "Eve")
    mine = "/api/me/notices"
    (way,) = ann.post(f"{mine}/webhook", url="https://example.org/x", language="en")["ways"]
    for deed in ("try", "remove"):
        assert eve.refused(f"{mine}/{deed}", way=way["id"]) == "not-found"
    assert eve.refused("/api/notices/stop", token=f"{way['id']}.{'A' * 32}") == "bad-ticket"
    assert eve.refused("/api/notices/confirm", token=way["id"]) == "bad-ticket"
    assert [one["id"] for one in ann.get(mine)["ways"]] == [way["id"]]
    assert eve.get(mine)["ways"] == []


def test_nobody_fills_anothers_mailbox(guarded: tuple[Server, Mailbox]) -> None:
    """However many identities of one client ask: an address is asked a few times a day."""
    server, mailbox = guarded
    codes = []
    for n in range(int(BY_MAILBOX["asked-mail"].burst) + 2):
        eve = Person(server.url, f"Eve {n}")
        answer = eve.http.post(
            "/api/me/notices/mail", json={"address": "victim@box.example", "language": "en"}
        )
        codes.append(answer.status_code)
        way = eve.get("/api/me/notices")["ways"]
        if way:
            assert eve.refused("/api/me/notices/try", way=way[0]["id"]) == "not-confirmed"
    letters = mailbox.to("victim@box.example")
    assert codes.count(200) == BY_MAILBOX["asked-mail"].burst == len(letters)
    assert codes.count(429) == 2


def test_a_person_has_a_few_ways(folder: Path) -> None:
    with Server(folder).start() as server:
        ann = Person(server.url)
        for n in range(10):
            ann.post("/api/me/notices/webhook", url=f"https://example.org/{n}", language="en")
        again = {"url": "https://example.org/3", "language": "en"}
        assert len(ann.post("/api/me/notices/webhook", **again)["ways"]) == 10
        one_more = {"url": "https://example.org/x", "language": "en"}
        assert ann.refused("/api/me/notices/webhook", **one_more) == "too-many-ways"
    assert BY_IDENTITY["way"].burst >= 10
