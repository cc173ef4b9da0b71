"""Who is to be told that a table waits, and that it happens once.

A table's owner writes down for whom it waits since when (`server/turns.py`), and when that person
last looked at it. Every process looks for those who have not looked since, after a short grace.
What is to be told is decided in the store, in one transaction: the row says from then on that
notice was given, and there is a notice for each way. So it does not matter how many processes look,
or when they are restarted: there is one notice of a table until its person has looked at it.

To send a notice a process takes it. What was surely not taken over there is tried again, after
growing pauses and only while the table still waits; where nobody knows (the process died, or no
answer came), it is not: rather none than two.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec

from kuroshio.server.aside import aside
from kuroshio.server.clocks import now_ms
from kuroshio.server.limits import client_at
from kuroshio.server.loops import every
from kuroshio.server.notices import mail, outward, push, ways, webhook, words
from kuroshio.server.notices.forms import Quiet, Tried
from kuroshio.server.notices.outward import Failed
from kuroshio.server.notices.quiet import is_quiet
from kuroshio.server.notices.ways import Way
from kuroshio.server.refusals import Refused
from kuroshio.server.tickets import issue

if TYPE_CHECKING:
    from kuroshio.server.service import Service

log = logging.getLogger("kuroshio.notices")

LOOK, SOON = 2.0, 0.2  # seconds between two looks, at most and at least
AT_ONCE = 16  # people whom a process tells something at a time
TURN = 5.0  # seconds after which it is somebody else's turn to be told something
MOST = 5000  # people to be told who are looked at in one go
PAUSES = (30_000, 120_000, 600_000, 3_600_000)  # milliseconds before each further try
GIVE_UP = 10  # tries in a row that failed, after which a way is switched off
LATER = 300_000  # milliseconds after which somebody whose hours are quiet is looked at again
OLD = 2 * ways.DAY  # a table that has waited for longer is no news

_WAITS = "why NOT IN ('', 'gone') AND noticed <= seen AND seen < since"
# The newest first: those whose hours are quiet stay among them until these are over.
_DUE = (
    "SELECT DISTINCT turns.since, turns.table_id, turns.player, "
    "quiet.zone, quiet.starts, quiet.ends "
    "FROM turns JOIN ways ON ways.player = turns.player "
    "AND ways.state = 'on' AND ways.made <= turns.since "
    "LEFT JOIN quiet ON quiet.player = turns.player "
    f"WHERE {_WAITS} AND since <= $1 AND since > $2 ORDER BY turns.since DESC LIMIT {MOST}"
)
_CLAIM = (
    f"UPDATE turns SET noticed = $3 WHERE table_id = $1 AND player = $2 AND {_WAITS} "
    "AND since <= $4 RETURNING why"
)
_SPREAD = (
    "INSERT INTO notices (way, table_id, at, player, tries, due, taken) "
    "SELECT ways.id, turns.table_id, turns.noticed, turns.player, 0, turns.noticed, 0 "
    "FROM turns JOIN ways ON ways.player = turns.player "
    "WHERE turns.table_id = $1 AND turns.player = $2 AND turns.noticed = $3 "
    "AND ways.state = 'on' AND ways.made <= turns.since ON CONFLICT DO NOTHING"
)
_NEXT = "SELECT way, table_id, at, player FROM notices WHERE taken = 0 AND due <= $1 ORDER BY due"
_TAKE = (
    "UPDATE notices SET taken = $4, tries = tries + 1 "
    "WHERE way = $1 AND table_id = $2 AND at = $3 AND taken = 0 RETURNING tries"
)
_ABOUT = (
    f"SELECT {', '.join('ways.' + name for name in ways.COLUMNS)}, "
    "tables.game, tables.name, turns.why, turns.since, turns.deadline, "
    "turns.noticed = notices.at AND turns.seen < notices.at AND turns.why NOT IN ('', 'gone'), "
    "quiet.zone, quiet.starts, quiet.ends "
    "FROM notices JOIN ways ON ways.id = notices.way JOIN tables ON tables.id = notices.table_id "
    "JOIN turns ON turns.table_id = notices.table_id AND turns.player = notices.player "
    "LEFT JOIN quiet ON quiet.player = notices.player "
    "WHERE notices.way = $1 AND notices.table_id = $2 AND notices.at = $3"
)
_THIS = "WHERE way = $1 AND table_id = $2 AND at = $3"
_DONE = f"DELETE FROM notices {_THIS}"
_AGAIN = f"UPDATE notices SET taken = 0, due = $4 {_THIS}"
_PUT_BACK = f"UPDATE notices SET taken = 0, due = $4, tries = tries - 1 {_THIS}"
_WORKED = "UPDATE ways SET failures = 0, state = 'on', told = $2 WHERE id = $1 AND state <> 'asked'"
_FAILED = (
    "UPDATE ways SET failures = failures + 1, "
    f"state = CASE WHEN failures + 1 >= {GIVE_UP} THEN 'off' ELSE state END "
    "WHERE id = $1 RETURNING state"
)
OLD_NOTICES = "DELETE FROM notices WHERE at < $1"


class Fate(Enum):
    """What became of a notice that was sent."""

    SENT = "sent"
    GONE = "gone"  # nobody is there any more, and never will be
    NOT_SENT = "not-sent"  # for sure
    UNSURE = "unsure"


class Notice(msgspec.Struct, frozen=True):
    """What is told: of a table that waits, or that this way works."""

    number: str  # the same however often it is tried
    table: str = ""
    game: str = ""
    name: str = ""
    why: str = "test"
    since: int = 0
    deadline: int | None = None

    @property
    def path(self) -> str:
        return f"/table/{self.table}" if self.table else "/notices"


class Dispatcher:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._told: set[str] = set()  # people who are being told something now
        self._turns: dict[str, float] = {}  # of those for whom more waits: when they last had one
        self.keys = push.Keys(service.signer.keys)

    def start(self) -> None:
        pause = min(LOOK, max(SOON, self._service.settings.notice_after))
        self._service.spawn(every(pause, self.look))

    async def look(self) -> None:
        """See who is to be told, and tell them."""
        now = now_ms()
        grace = int(self._service.settings.notice_after * 1000)
        for _, table, player, *hours in await self._service.store.read(
            _DUE, now - grace, now - grace - OLD
        ):
            if not is_quiet(_hours(hours), now):
                await self._service.store.change(
                    (_CLAIM, (table, player, now, now - grace)), (_SPREAD, (table, player, now))
                )
        due: dict[str, list[tuple[str, str, int]]] = {}
        for way, table, at, player in await self._service.store.read(_NEXT, now_ms()):
            due.setdefault(player, []).append((way, table, at))
        self._turns = {player: at for player, at in self._turns.items() if player in due}
        for player in sorted(due, key=lambda one: self._turns.get(one, 0.0)):
            if len(self._told) < AT_ONCE and player not in self._told:
                self._told.add(player)
                self._service.spawn(self._tell(player, due[player]))

    async def _tell(self, player: str, keys: list[tuple[str, str, int]]) -> None:
        """Tell somebody one thing after the other, as long as it is their turn: a program that
        is slow to answer holds nobody else up."""
        self._turns[player] = begun = time.monotonic()
        try:
            for key in keys:
                if time.monotonic() - begun > TURN:
                    break
                (taken,) = await self._service.store.change((_TAKE, (*key, now_ms())))
                if taken:
                    await self._deliver(key, taken[0][0])
        finally:
            self._told.discard(player)

    async def _deliver(self, key: tuple[str, str, int], tries: int) -> None:
        store = self._service.store
        found = await store.read(_ABOUT, *key)
        if not found:
            await store.change((_DONE, key))
            return
        columns = found[0][: len(ways.COLUMNS)]
        game, name, why, since, deadline, wanted, *hours = found[0][len(ways.COLUMNS) :]
        way = ways.way_of(columns)
        if not wanted or way.state != "on":
            await store.change((_DONE, key))
            return
        wait = self._service.limits.wait(f"notice-{way.kind}", way.id)
        if wait or is_quiet(_hours(hours), now_ms()):
            due = now_ms() + max(int(wait * 1000), LATER if not wait else 0)
            await store.change((_PUT_BACK, (*key, due)))
            return
        notice = Notice(f"{key[0]}-{key[2]}", key[1], game, name, why, since, deadline)
        fate, failed = await self._send(way, notice)
        await self._note(way, fate, failed)
        again = fate is Fate.NOT_SENT and tries <= len(PAUSES)
        if again:
            await store.change((_AGAIN, (*key, now_ms() + PAUSES[tries - 1])))
        else:
            await store.change((_DONE, key))

    async def _note(self, way: Way, fate: Fate, failed: Failed | None) -> None:
        """Remember how a way fares; one that has failed for long is switched off."""
        store = self._service.store
        self._service.metrics.notices.add(f"{way.kind}-{fate.value}")
        if fate is Fate.SENT:
            await store.change((_WORKED, (way.id, now_ms())))
            return
        log.info("a notice by %s was not taken: %s", way.kind, failed)
        if fate is Fate.GONE:
            await ways.remove(store, way.id)
            return
        ((state,),) = (await store.change((_FAILED, (way.id,))))[0] or [("gone",)]
        if state != "on":
            await store.change((ways.FORGET, (way.id,)))

    async def try_now(self, way: Way) -> Tried:
        """Send somebody a notice because they asked for it."""
        if way.state == "asked":
            raise Refused("not-confirmed")
        fate, failed = await self._send(way, Notice(f"{way.id}-{now_ms()}"))
        await self._note(way, fate, failed)
        if failed is None:
            return Tried(sent=True)
        language, told = words.known(way.language), {"why": failed.why, "detail": failed.detail}
        problem = await aside(words.said, "notice-problem", language, **told)
        return Tried(sent=False, problem=problem)

    # --- sending ----------------------------------------------------------------------------

    async def _send(self, way: Way, notice: Notice) -> tuple[Fate, Failed | None]:
        language = words.known(way.language)
        title = await aside(words.title, notice.game, notice.name, language) if notice.game else ""
        text = await aside(words.said, f"notice-{notice.why}", language)
        try:
            if way.kind == "push":
                status = await self._push(way, notice, title or "Kuroshio", text)
            elif way.kind == "webhook":
                status = await self._call(way, notice, title, text)
            else:
                await self._mail(way, notice, title, text, language)
                return Fate.SENT, None
        except outward.NotSent as failed:
            return Fate.NOT_SENT, failed
        except outward.Unsure as failed:
            return Fate.UNSURE, failed
        except outward.Forbidden as error:
            return Fate.NOT_SENT, Failed(str(error))
        if 200 <= status < 300:
            return Fate.SENT, None
        if way.kind == "push" and status in (404, 410):
            return Fate.GONE, Failed("ended", f"HTTP {status}")
        return Fate.NOT_SENT, Failed("answer", f"HTTP {status}")

    async def _push(self, way: Way, notice: Notice, title: str, text: str) -> int:
        to = msgspec.json.decode(way.secret, type=push.Subscription)
        if not self.keys.know(to.key):
            return 410  # of a secret that nobody believes any more
        payload = {"title": title, "body": text, "tag": notice.table, "path": notice.path}
        settings = self._service.settings
        key = self.keys.authorization(way.address, to.key, push.contact(settings), now_ms())
        body = push.encrypted(msgspec.json.encode(payload), to)
        return await self._post(way, push.headers(notice.table or way.id, key), body)

    async def _call(self, way: Way, notice: Notice, title: str, text: str) -> int:
        settings = self._service.settings
        link = settings.url + notice.path
        line = " · ".join(filter(None, (title, text, link if settings.url else "")))
        body: dict[str, Any] = {
            "type": "test" if notice.why == "test" else "turn",
            "table": notice.table or None,
            "game": notice.game or None,
            "name": notice.name,
            "waits": notice.why,
            "since": notice.since,
            "deadline": notice.deadline,
            "url": link,
            "text": line,
            "content": line,
        }
        encoded = msgspec.json.encode(body)
        headers = webhook.headers(way.secret, notice.number, now_ms(), encoded)
        return await self._post(way, headers, encoded)

    async def _post(self, way: Way, headers: Mapping[str, str], body: bytes) -> int:
        """Send something to where a person wants it. However many people want it there, no address
        is written to without end: it may be that of somebody who wants none of it."""
        limits, home = self._service.limits, self._service.homes.of(way.player)
        letter = outward.Letter(way.address, headers, body, home)
        return await outward.post(
            letter,
            self._service.settings.reach_private,
            lambda address: not limits.wait("notice-address", client_at(address)),
        )

    async def _mail(self, way: Way, notice: Notice, title: str, text: str, tongue: str) -> None:
        settings = self._service.settings
        if not mail.is_offered(settings):
            raise outward.NotSent("mail", "there is no SMTP server")
        token = self._service.signer.unsubscribing(way.id)
        link = f"{settings.url}{notice.path}"
        stop = f"{settings.url}/notices#stop={token}"
        body = await aside(words.said, "notice-mail", tongue, text=text, link=link, stop=stop)
        subject = f"{title}: {text}" if title else text
        one_click = f"{settings.url}/api/notices/stop?token={token}"
        await mail.send(settings, mail.letter(settings, way.address, subject, body, one_click))

    async def ask_to_confirm(self, way: Way) -> None:
        """Send the link with which an address is confirmed."""
        settings = self._service.settings
        token = await issue(self._service.store, "confirm-mail", way.player, way.id, ways.DAY)
        tongue = words.known(way.language)
        link = f"{settings.url}/notices#confirm={token}"
        text = await aside(words.said, "notice-confirm-mail", tongue, link=link)
        subject = await aside(words.said, "notice-confirm-subject", tongue)
        try:
            await mail.send(settings, mail.letter(settings, way.address, subject, text))
        except (outward.NotSent, outward.Unsure) as error:
            log.warning("a mail was not sent: %s", error)
            raise Refused("no-mail") from None


def _hours(row: Any) -> Quiet | None:
    zone, starts, ends = row
    return None if zone is None else Quiet(zone=zone, starts=starts, ends=ends)
