"""Being the same person again: passkeys, mail, and devices that are ended one by one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from kuroshio.server.identity import Signer
from kuroshio.server.settings import Settings
from kuroshio.server.signing import passkeys
from tests.server import plainly
from tests.server.authenticator import Authenticator
from tests.server.receivers import Browser, Mailbox, Receiver, until
from tests.server.serving import SECRET, Person, Server

PAGE = "https://games.example"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with closing(Mailbox()) as made:
        yield made


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def house(
    request: pytest.FixtureRequest, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("signing")
    settings = {
        "KUROSHIO_SMTP": f"smtp://127.0.0.1:{mailbox.port}",
        "KUROSHIO_MAIL_FROM": "house@games.example",
        "KUROSHIO_URL": PAGE,
        "KUROSHIO_REACH_PRIVATE": "1",
    }
    if request.param == "sqlite":
        server = Server(folder, **settings).start()
    else:
        db = request.getfixturevalue("postgres").new()
        server = Server(folder, db, KUROSHIO_WORKERS="2", **settings).start()
        server.wait_for_workers(2)
    with server:
        yield server


@pytest.fixture
def ann(house: Server) -> Iterator[Person]:
    with closing(Person(house.url, "Ann")) as person:
        yield person


def nobody(house: Server) -> httpx.Client:
    return plainly.client(base_url=house.url)


def with_passkey(person: Person) -> Authenticator:
    phone = Authenticator(PAGE)
    begun = person.post("/api/me/passkeys/begin")
    made = phone.make(begun["options"])
    told = person.post("/api/me/passkeys", ticket=begun["ticket"], credential=made)
    assert len(told["passkeys"]) == 1
    return phone


def begin(client: httpx.Client) -> Any:
    return Person.checked(client.post("/api/sign-in/passkey/begin", json={}))


def finish(client: httpx.Client, begun: Any, answer: Any) -> httpx.Response:
    body = {"ticket": begun["ticket"], "credential": answer}
    return client.post("/api/sign-in/passkey", json=body)


def own_id(person: Person) -> str:
    return person.token.partition(".")[0]


def test_a_passkey_signs_in_on_another_device(house: Server, ann: Person) -> None:
    table = ann.open("me", "open")
    phone = with_passkey(ann)
    with nobody(house) as other:
        begun = begin(other)
        assert begun["options"]["rpId"] == "games.example"
        signed = Person.checked(finish(other, begun, phone.answer(begun["options"])))
        assert signed["name"] == "Ann"
        assert Signer(SECRET).player(signed["token"]) == own_id(ann)
        tables = Person.checked(other.get("/api/me/tables"))["tables"]
        assert table in [one["id"] for one in tables]
        told = Person.checked(other.get("/api/me/devices"))
        assert [(one["how"], one["here"]) for one in told["devices"]].count(("passkey", True)) == 1
        assert told["passkeys"][0]["used"] > 0


def test_a_challenge_is_answered_once_and_by_nothing_made_up(house: Server, ann: Person) -> None:
    phone = with_passkey(ann)
    with nobody(house) as eve:
        begun = begin(eve)
        answer = phone.answer(begun["options"])
        assert finish(eve, begun, answer).status_code == 200
        assert finish(eve, begun, answer).json()["code"] == "bad-passkey", "again"
        other = begin(eve)
        assert finish(eve, other, answer).json()["code"] == "bad-passkey", "of another challenge"
        other = begin(eve)
        stranger = Authenticator(PAGE)
        stranger.id, stranger.user = phone.id, phone.user
        forged = stranger.answer(other["options"])
        assert finish(eve, other, forged).json()["code"] == "bad-passkey", "another key"
        other, elsewhere = begin(eve), Authenticator("https://evil.example")
        elsewhere._key, elsewhere.id, elsewhere.user = phone._key, phone.id, phone.user
        phished = elsewhere.answer(other["options"])
        assert finish(eve, other, phished).json()["code"] == "bad-passkey", "another page"
        for nonsense in ({}, {"rawId": 3}, {"rawId": "AA", "response": 7}, {"id": answer["id"]}):
            assert finish(eve, begin(eve), nonsense).json()["code"] == "bad-passkey"


def test_a_passkey_is_made_for_who_began_it_and_once(house: Server, ann: Person) -> None:
    with closing(Person(house.url, "Eve")) as eve:
        begun = ann.post("/api/me/passkeys/begin")
        made = Authenticator(PAGE).make(begun["options"])
        wish = {"ticket": begun["ticket"], "credential": made}
        assert eve.refused("/api/me/passkeys", **wish) == "bad-passkey"
        assert ann.refused("/api/me/passkeys", **wish) == "bad-passkey", "it was used up"
        phone = with_passkey(ann)
        # The same key again, under another name
        begun = eve.post("/api/me/passkeys/begin")
        again = phone.make(begun["options"])
        wish = {"ticket": begun["ticket"], "credential": again}
        assert eve.refused("/api/me/passkeys", **wish) == "bad-passkey"
        (passkey,) = ann.get("/api/me/devices")["passkeys"]
        gone = {"passkey": passkey["id"]}
        assert eve.refused("/api/me/passkeys/remove", **gone) == "not-found"
        assert ann.post("/api/me/passkeys/remove", **gone)["passkeys"] == []
    with nobody(house) as other:
        begun = begin(other)
        assert finish(other, begun, phone.answer(begun["options"])).status_code == 403


def test_nobody_has_more_passkeys_by_beginning_them_all_at_once(house: Server, ann: Person) -> None:
    begun = [ann.post("/api/me/passkeys/begin") for _ in range(passkeys.MOST + 1)]
    made = [(one["ticket"], Authenticator(PAGE).make(one["options"])) for one in begun]
    for ticket, credential in made[:-1]:
        ann.post("/api/me/passkeys", ticket=ticket, credential=credential)
    ticket, credential = made[-1]
    assert ann.refused("/api/me/passkeys", ticket=ticket, credential=credential) == "bad-passkey"
    assert len(ann.get("/api/me/devices")["passkeys"]) == passkeys.MOST


def test_signing_in_merges_nothing_and_leaves_the_other_whole(house: Server, ann: Person) -> None:
    phone = with_passkey(ann)
    with nobody(house) as shared, closing(Receiver()) as receiver:
        cleo = Person.checked(shared.post("/api/me", json={"name": "Cleo"}))
        with closing(Person(house.url, token=cleo["token"])) as she:
            hers = she.open("me", "open")
            Browser(receiver).allow(she)
            link = she.post("/api/me/link")["link"]
        begun = begin(shared)
        signed = Person.checked(finish(shared, begun, phone.answer(begun["options"])))
        assert signed["name"] == "Ann"
        mine = Person.checked(shared.get("/api/me/tables"))["tables"]
        assert hers not in [one["id"] for one in mine]
        until(lambda: Person.checked(shared.get("/api/me"))["name"] == "Ann")
        # Her device was this one: its token counts no more, and she is not told here either.
        with plainly.client(base_url=house.url) as old:
            old.headers["authorization"] = f"Bearer {cleo['token']}"
            until(lambda: old.get("/api/me").status_code == 401)
        with nobody(house) as elsewhere:
            again = Person.checked(elsewhere.post("/api/me/claim", json={"link": link}))
            assert again["name"] == "Cleo"
            tables = Person.checked(elsewhere.get("/api/me/tables"))["tables"]
            assert hers in [one["id"] for one in tables]
            assert Person.checked(elsewhere.get("/api/me/notices"))["ways"] == []


def test_one_device_is_ended_alone(house: Server, ann: Person) -> None:
    table = ann.open("me", "open")
    with nobody(house) as phone, nobody(house) as tablet:
        for device in (phone, tablet):
            link = ann.post("/api/me/link")["link"]
            Person.checked(device.post("/api/me/claim", json={"link": link}))
        lost = next(
            one["id"]
            for one in Person.checked(phone.get("/api/me/devices"))["devices"]
            if one["here"]
        )
        with closing(Person(house.url, token=phone.cookies["kuroshio"])) as thief:
            there = thief.sit_down(table)
            there.next()
            with closing(Person(house.url, "Eve")) as eve:
                assert eve.refused("/api/me/devices/end", device=lost) == "not-found"
            left = ann.post("/api/me/devices/end", device=lost)["devices"]
            assert lost not in [one["id"] for one in left]
            assert there.next("refused", 30)["code"] == "no-identity"
        until(lambda: phone.get("/api/me").status_code == 401)
        assert tablet.get("/api/me").status_code == 200
        assert ann.get("/api/me")["name"] == "Ann"


def test_signing_out_everywhere_leaves_this_device(house: Server, ann: Person) -> None:
    with nobody(house) as phone:
        link = ann.post("/api/me/link")["link"]
        Person.checked(phone.post("/api/me/claim", json={"link": link}))
        token = ann.post("/api/me/sign-out")["token"]
        until(lambda: phone.get("/api/me").status_code == 401)
    with closing(Person(house.url, token=token)) as again:
        assert [one["here"] for one in again.get("/api/me/devices")["devices"]] == [True]


def test_a_cookie_from_before_devices_goes_on_and_gets_one(house: Server, ann: Person) -> None:
    signer = Signer(SECRET)
    plain = signer._make("player", own_id(ann))
    with nobody(house) as browser:
        browser.cookies.set("kuroshio", plain)
        assert Person.checked(browser.get("/api/me"))["name"] == "Ann"
        hows = {one["how"] for one in Person.checked(browser.get("/api/me/devices"))["devices"]}
        assert hows == {"name", "older"}


def test_a_mail_brings_one_back_once(house: Server, ann: Person, mailbox: Mailbox) -> None:
    address = f"ann-{time.time_ns()}@box.example"
    asked = {"address": address, "language": "en"}
    with nobody(house) as lost:
        Person.checked(lost.post("/api/sign-in/mail", json=asked))
        ann.post("/api/me/notices/mail", **asked)
        until(lambda: mailbox.to(address))
        Person.checked(lost.post("/api/sign-in/mail", json=asked))
        time.sleep(1)
        assert len(mailbox.to(address)) == 1, "the one that asks: nobody has confirmed it yet"
        token = mailbox.link(address, "confirm")
        ann.post("/api/notices/confirm", token=token)
        answer = lost.post("/api/sign-in/mail", json=asked)
        assert answer.status_code == 202
        mail = until(lambda: mailbox.to(address)[1:])[0]
        link = mail.get_content().partition(f"{PAGE}/sign-in#")[2].split()[0]
        for wrong in (token, link[:-1], link + "x"):
            body = {"token": wrong}
            assert lost.post("/api/sign-in/mail/finish", json=body).json()["code"] == "bad-ticket"
        done = lost.post("/api/sign-in/mail/finish", json={"token": link})
        assert done.json()["name"] == "Ann"
        assert Person.checked(lost.get("/api/me"))["name"] == "Ann"
        again = lost.post("/api/sign-in/mail/finish", json={"token": link})
        assert again.json()["code"] == "bad-ticket"
    bad = ann.http.post(
        "/api/sign-in/mail", json={"address": "a@b.example\r\nBcc: c@d.example", "language": "en"}
    )
    assert bad.json()["code"] == "bad-address"


@pytest.mark.parametrize(
    ("scheme", "host", "public", "name"),
    [
        ("http", "localhost:8765", "", "localhost"),
        ("http", "127.0.0.1:8765", "", None),
        ("https", "[::1]:8765", "", None),
        ("http", "games.example", "", None),
        ("https", "games.example:8443", "", "games.example"),
        ("http", "127.0.0.1:8765", "https://games.example", "games.example"),
        ("https", "evil.example", "https://games.example", "games.example"),
        ("https", "evil.example@x:y", "", None),
    ],
)
def test_the_name_of_passkeys_is_the_public_one(
    scheme: str, host: str, public: str, name: str | None
) -> None:
    headers = [(b"host", host.encode())]
    request = Request({"type": "http", "scheme": scheme, "path": "/", "headers": headers})
    assert passkeys.host_of(request, Settings(url=public)) == name


def test_without_a_name_there_are_no_passkeys(folder: Path) -> None:
    with Server(folder).start() as server, closing(Person(server.url)) as ann:
        assert ann.get("/api/me/devices")["possible"] is False
        assert ann.refused("/api/me/passkeys/begin") == "no-passkeys"


def test_all_of_it_is_exported_and_erased(house: Server, ann: Person) -> None:
    with_passkey(ann)
    ann.post("/api/me/notices/webhook", url="https://example.org/mine", language="en")
    ann.post("/api/me/notices/quiet", zone="Europe/Paris", starts=60, ends=120)
    ann.post("/api/me/passkeys/begin")
    operator = {"authorization": f"Bearer {(house.folder / 'admin-token').read_text().strip()}"}
    admin = f"{house.url}/api/admin/players/{own_id(ann)}"
    told = Person.checked(plainly.get(f"{admin}/export", headers=operator))
    assert [one["kind"] for one in told["reached"]] == ["webhook", "quiet"]
    assert told["reached"][0]["address"] == "https://example.org/mine"
    assert [next(iter(one)) for one in told["signed_in"]] == ["device", "passkey"]
    assert "secret" not in str(told["reached"])
    Person.checked(plainly.post(f"{admin}/erase", headers=operator, json={}))
    with nobody(house) as anyone:
        asked = anyone.get("/api/me", headers={"authorization": f"Bearer {ann.token}"})
        assert asked.status_code == 401
    again = Person.checked(ann.http.post("/api/me", json={"name": "Ann again"}))
    with closing(Person(house.url, token=again["token"])) as back:
        assert back.get("/api/me/notices")["ways"] == []
        assert back.get("/api/me/notices")["quiet"] is None
        assert back.get("/api/me/devices")["passkeys"] == []


def test_the_ways_to_sign_in_are_told_to_nobody_too(house: Server, tmp_path: Path) -> None:
    with nobody(house) as lost:
        assert Person.checked(lost.get("/api/sign-in"))["mail"] is True
    with Server(tmp_path).start() as silent, nobody(silent) as lost:
        assert Person.checked(lost.get("/api/sign-in")) == {"passkeys": False, "mail": False}
