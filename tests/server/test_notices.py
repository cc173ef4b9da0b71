"""Notices: people who do not look are told that a table waits, once, by every way that is on."""

from __future__ import annotations

import inspect
import random
import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from kuroshio.server.notices import dispatch, mail, outward
from kuroshio.server.notices.forms import Quiet
from kuroshio.server.notices.quiet import is_quiet
from tests.server import plainly
from tests.server.inside import Inside
from tests.server.receivers import Browser, Mailbox, Receiver, until, verified
from tests.server.serving import Person, Server
from tests.server.test_turns import duel

AFTER = 0.5  # seconds that a table waits before somebody is told
A_WHILE = 4.0  # seconds in which whatever comes twice would have come
URL = "https://games.example"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with closing(Receiver()) as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with closing(Mailbox()) as made:
        yield made


def settings(mailbox: Mailbox, **more: str) -> dict[str, str]:
    return {
        "KUROSHIO_NOTICE_AFTER": str(AFTER),
        "KUROSHIO_REACH_PRIVATE": "1",
        "KUROSHIO_SMTP": f"smtp://127.0.0.1:{mailbox.port}",
        "KUROSHIO_MAIL_FROM": "house@games.example",
        "KUROSHIO_URL": URL,
        **more,
    }


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def house(
    request: pytest.FixtureRequest, mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("notices")
    if request.param == "sqlite":
        server = Server(folder, **settings(mailbox)).start()
    else:
        db = request.getfixturevalue("postgres").new()
        server = Server(folder, db, **settings(mailbox, KUROSHIO_WORKERS="2")).start()
        server.wait_for_workers(2)
    with server:
        yield server


def problem(language: str, why: str) -> str:
    return say(message("notice-problem", why=why, detail=""), language)


REASON = re.compile(
    r'(?:NotSent|Failed|Forbidden|failed)\("([a-z]+)"|^ +return "([a-z]+)"', re.MULTILINE
)
REASONS = sorted(
    {
        one or other
        for module in (outward, mail, dispatch)
        for one, other in REASON.findall(inspect.getsource(module))
    }
    - {"other"}  # which is what the other side, or the system, says
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_notice_did_not_come_through_has_words(language: str) -> None:
    assert {"often", "name", "silent", "answer", "private"} <= set(REASONS)
    assert [why for why in REASONS if not problem(language, why)] == []


@pytest.fixture
def ann(house: Server) -> Iterator[Person]:
    with closing(Person(house.url, "Ann")) as person:
        yield person


@pytest.fixture
def bob(house: Server) -> Iterator[Person]:
    with closing(Person(house.url, "Bob")) as person:
        yield person


def let_it_be_her_turn(table: str, ann: Person, bob: Person, chance: random.Random) -> None:
    """Ann moves until it is Bob's turn, and Bob until it is hers."""
    while bob.see(table)["turn"] == 0:
        ann.move(table, chance)
    while bob.see(table)["turn"] == 1:
        bob.move(table, chance)


def waiting_table(ann: Person, bob: Person, **wish: Any) -> str:
    """A table that waits for Ann, who has not looked at it since."""
    table = ann.open("me", "open", **wish)
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    let_it_be_her_turn(table, ann, bob, random.Random(1))
    return table


def confirmed_mail(person: Person, mailbox: Mailbox, address: str) -> None:
    person.post("/api/me/notices/mail", address=address, language="en")
    until(lambda: mailbox.to(address))
    token = mailbox.link(address, "confirm")
    done = person.post("/api/notices/confirm", token=token)
    assert done["address"] == address
    assert person.refused("/api/notices/confirm", token=token) == "bad-ticket", "once"


def ways(person: Person) -> dict[str, str]:
    return {one["kind"]: one["state"] for one in person.get("/api/me/notices")["ways"]}


def test_who_does_not_look_is_told_once_by_every_way(
    house: Server, ann: Person, bob: Person, receiver: Receiver, mailbox: Mailbox
) -> None:
    browser, address = Browser(receiver), f"ann-{time.time_ns()}@box.example"
    hook = f"/hook/{time.time_ns()}"
    browser.allow(ann)
    secret = ann.post("/api/me/notices/webhook", url=receiver.url + hook, language="fr")["secret"]
    confirmed_mail(ann, mailbox, address)
    assert ways(ann) == {"push": "on", "webhook": "on", "mail": "on"}
    table = waiting_table(ann, bob, name="The long one")
    (pushed,) = until(lambda: browser.notices)
    assert pushed == {
        "title": "The long one · Namiji",
        "body": "It is your turn.",
        "tag": table,
        "path": f"/table/{table}",
    }
    ((headers, body),) = until(lambda: receiver.at(hook))
    told = verified(secret, headers, body)
    assert (told["type"], told["table"], told["waits"]) == ("turn", table, "move")
    assert told["url"] == f"{URL}/table/{table}"
    assert "C’est à vous de jouer." in told["content"]
    (mail,) = until(lambda: mailbox.to(address)[1:])  # after the one with the link
    assert mail["Subject"] == "The long one · Namiji: It is your turn."
    assert f"{URL}/table/{table}" in mail.get_content()
    time.sleep(A_WHILE)
    assert len(browser.notices) == len(receiver.at(hook)) == len(mailbox.to(address)) - 1 == 1
    # Somebody who has looked, and is waited for again, is told again.
    let_it_be_her_turn(table, ann, bob, random.Random(3))
    until(lambda: len(browser.notices) == 2)


def test_who_looks_is_not_told_and_another_table_does_not_count(
    ann: Person, bob: Person, receiver: Receiver
) -> None:
    browser = Browser(receiver)
    browser.allow(ann)
    looked_at, other = duel(ann, bob), duel(ann, bob)
    there = ann.sit_down(looked_at)
    there.next()
    for table in (looked_at, other):
        let_it_be_her_turn(table, ann, bob, random.Random(4))
    (told,) = until(lambda: browser.notices)
    assert told["tag"] == other, "a socket at one table is no look at the other"
    time.sleep(A_WHILE)
    assert len(browser.notices) == 1
    # The page is still open, but out of sight when the next turn comes.
    there.ask("look", here=False)
    let_it_be_her_turn(looked_at, ann, bob, random.Random(5))
    until(lambda: [one["tag"] for one in browser.notices] == [other, looked_at])
    there.close()


def test_quiet_hours_hold_it_back_until_they_are_over(
    ann: Person, bob: Person, receiver: Receiver
) -> None:
    browser = Browser(receiver)
    browser.allow(ann)
    now = time.gmtime().tm_hour * 60
    hours = {"zone": "UTC", "starts": (now - 60) % 1440, "ends": (now + 120) % 1440}
    assert ann.post("/api/me/notices/quiet", **hours)["quiet"] == hours
    waiting_table(ann, bob)
    time.sleep(A_WHILE)
    assert browser.notices == []
    assert ann.post("/api/me/notices/quiet", zone="UTC", starts=0, ends=0)["quiet"] is None
    until(lambda: len(browser.notices) == 1)


def test_quiet_hours_go_by_the_clock_of_the_person() -> None:
    noon = 1_700_000_000_000 - 1_700_000_000_000 % 86_400_000 + 12 * 3_600_000  # of Greenwich
    night = Quiet(zone="Pacific/Auckland", starts=22 * 60, ends=8 * 60)
    assert is_quiet(night, noon), "one in the night there"
    assert not is_quiet(night, noon + 8 * 3_600_000)
    assert not is_quiet(Quiet(zone="Europe/Paris", starts=22 * 60, ends=8 * 60), noon)
    assert is_quiet(Quiet(zone="UTC", starts=11 * 60, ends=13 * 60), noon)
    assert not is_quiet(None, noon)


def test_a_notice_on_demand_says_what_became_of_it(ann: Person, receiver: Receiver) -> None:
    browser = Browser(receiver)
    (way,) = browser.allow(ann, "ru")["ways"]
    assert ann.post("/api/me/notices/try", way=way["id"]) == {"sent": True, "problem": ""}
    assert browser.notices[0]["body"] == "Вот так вы узнаете, что стол ждёт вас."
    hook = ann.post("/api/me/notices/webhook", url="http://127.0.0.1:9/", language="de")
    number = next(one["id"] for one in hook["ways"] if one["kind"] == "webhook")
    tried = ann.post("/api/me/notices/try", way=number)
    assert tried == {"sent": False, "problem": problem("de", why="refused")}


def test_a_subscription_that_has_ended_is_forgotten(folder: Path) -> None:
    with closing(Receiver()) as receiver, Inside(folder, reach_private=True) as server:
        ann = Person(server.url)
        browser = Browser(receiver)
        (way,) = browser.allow(ann)["ways"]
        receiver.status = 410
        tried = ann.post("/api/me/notices/try", way=way["id"])
        assert tried == {"sent": False, "problem": problem("en", why="ended")}
        assert ways(ann) == {}


def test_what_fails_is_tried_again_and_given_up_in_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "PAUSES", (100, 100))
    with (
        closing(Receiver()) as receiver,
        Inside(folder, reach_private=True, notice_after=0.2) as server,
    ):
        ann, bob = Person(server.url), Person(server.url, "Bob")
        ann.post("/api/me/notices/webhook", url=f"{receiver.url}/hook", language="en")
        receiver.status = 503
        waiting_table(ann, bob)
        tried = until(lambda: len(receiver.at("/hook")) == 3 and receiver.at("/hook"))
        assert len({headers["webhook-id"] for headers, _ in tried}) == 1, "the same notice"
        time.sleep(1)
        assert len(receiver.at("/hook")) == 3
        (way,) = ann.get("/api/me/notices")["ways"]
        for _ in range(dispatch.GIVE_UP - 3):
            assert ways(ann) == {"webhook": "on"}
            ann.post("/api/me/notices/try", way=way["id"])
        assert ways(ann) == {"webhook": "off"}
        receiver.status = 200
        assert ann.post("/api/me/notices/try", way=way["id"])["sent"]
        assert ways(ann) == {"webhook": "on"}


def test_a_restart_tells_nobody_twice(folder: Path, receiver: Receiver, mailbox: Mailbox) -> None:
    """Also where the process dies while it sends: rather none than two."""
    browser = Browser(receiver)
    with Server(folder, **settings(mailbox)).start() as server:
        ann, bob = Person(server.url), Person(server.url, "Bob")
        browser.allow(ann)
        table = waiting_table(ann, bob)
        until(lambda: browser.notices)
        server.kill()
        server.start()
        time.sleep(A_WHILE)
        assert [one["tag"] for one in browser.notices] == [table]
        assert table in {one["table"]["id"] for one in ann.get("/api/me/turns")["tables"]}
        time.sleep(A_WHILE)
        assert len(browser.notices) == 1, "asking for one's tables makes no new turn"


def test_who_signs_out_elsewhere_is_not_told_there(house: Server, receiver: Receiver) -> None:
    with closing(Person(house.url, "Cleo")) as cleo:
        here, there = Browser(receiver), Browser(receiver)
        here.allow(cleo)
        cleo.post("/api/me/notices/webhook", url=f"{receiver.url}/x", language="en")
        claimed = plainly.post(
            f"{house.url}/api/me/claim", json={"link": cleo.post("/api/me/link")["link"]}
        )
        with closing(Person(house.url, token=claimed.json()["token"])) as elsewhere:
            assert len(there.allow(elsewhere)["ways"]) == 3
        token = cleo.post("/api/me/sign-out")["token"]
        with closing(Person(house.url, token=token)) as again:
            left = [one["endpoint"] for one in again.get("/api/me/notices")["ways"]]
            assert left == [here.subscription["endpoint"], ""]


def test_every_mail_can_be_ended_by_who_gets_it(
    house: Server, ann: Person, mailbox: Mailbox
) -> None:
    address = f"eve-{time.time_ns()}@box.example"
    confirmed_mail(ann, mailbox, address)
    (way,) = ann.get("/api/me/notices")["ways"]
    assert ann.post("/api/me/notices/try", way=way["id"])["sent"]
    mail = until(lambda: mailbox.to(address)[1:])[0]
    one_click = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(URL)
    with closing(Person(house.url, "Nobody in particular")) as stranger:
        form = {"List-Unsubscribe": "One-Click"}
        answer = stranger.http.post(one_click, data=form, headers={"authorization": ""})
        assert answer.status_code == 200, answer.text
    assert ways(ann) == {}
    assert ann.refused("/api/notices/stop", token=mailbox.link(address, "stop")) == "bad-ticket"
