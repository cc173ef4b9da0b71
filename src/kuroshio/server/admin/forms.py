"""The operations of whoever runs the house, each declared once.

`OPERATIONS` is the whole list: `kuroshio admin NAME` (cli/admin.py), the routes under /api/admin
(admin/web.py), docs/schema/admin.json and the table in docs/operate.md are made from it. What an
operation does is the function of its name in admin/operations.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from kuroshio.server.clocks import now_ms

HOUR = 3_600_000  # milliseconds

TableId = Annotated[str, msgspec.Meta(description="the table's id")]
PlayerId = Annotated[str, msgspec.Meta(description="the person's id")]
Who = Annotated[str, msgspec.Meta(description="a person's id, an address or a network")]
Reason = Annotated[str, msgspec.Meta(description="kept with it", max_length=300)]
Hours = Annotated[float, msgspec.Meta(description="for how long; 0 for good", ge=0, le=87_600)]
Limit = Annotated[int, msgspec.Meta(description="so many at most", ge=1, le=1000)]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an operation is asked with: the fields in its path, then a query or a JSON body."""


# --- what is asked ------------------------------------------------------------------------------


class Load(Wish, frozen=True, kw_only=True):
    """How the house is doing: tables, people, queues, times, open reports, over all processes."""


class Tables(Wish, frozen=True, kw_only=True):
    """List tables, those that changed last first."""

    status: Annotated[
        Literal["", "open", "playing", "over", "closed"],
        msgspec.Meta(description="only such: open, playing, over or closed"),
    ] = ""
    game: Annotated[str, msgspec.Meta(description="only of this game")] = ""
    player: Annotated[str, msgspec.Meta(description="only where this person sat")] = ""
    uploads: Annotated[bool, msgspec.Meta(description="only uploaded records")] = False
    limit: Limit = 50


class Look(Wish, frozen=True, kw_only=True):
    """Look at a table: who sits there, and the game as an onlooker sees it."""

    table: TableId
    truth: Annotated[
        bool, msgspec.Meta(description="also what is hidden, and the chat; this is written down")
    ] = False


class Close(Wish, frozen=True, kw_only=True):
    """Close a table: it can be looked at, but nothing happens there any more."""

    table: TableId
    reason: Reason = ""


class Delete(Wish, frozen=True, kw_only=True):
    """Delete a table or an upload for good, with its log, its results and its review."""

    table: TableId
    reason: Reason = ""


class Hide(Wish, frozen=True, kw_only=True):
    """Take a line of chat away from everyone."""

    table: TableId
    line: Annotated[int, msgspec.Meta(description="its number in the log", ge=1)]
    erase: Annotated[bool, msgspec.Meta(description="also from the stored log")] = False
    reason: Reason = ""


class Players(Wish, frozen=True, kw_only=True):
    """Find people by their name, or list those who came last."""

    name: Annotated[str, msgspec.Meta(description="or a part of it", max_length=24)] = ""
    limit: Limit = 50


class LookAt(Wish, frozen=True, kw_only=True):
    """Look at a person: name, last visit, tables, sanctions, reports."""

    player: PlayerId


class Rename(Wish, frozen=True, kw_only=True):
    """Take somebody's name away, everywhere; they can choose another unless they are muted."""

    player: PlayerId
    name: Annotated[
        str, msgspec.Meta(description="instead (default: a pseudonym)", max_length=24)
    ] = ""
    reason: Reason = ""


class Mute(Wish, frozen=True, kw_only=True):
    """Let somebody play, but not write to others."""

    who: Who
    hours: Hours = 24
    reason: Reason = ""


class Ban(Wish, frozen=True, kw_only=True):
    """Keep somebody away; open connections are closed at once."""

    who: Who
    hours: Hours = 24
    reason: Reason = ""


class Forgive(Wish, frozen=True, kw_only=True):
    """End what was imposed on somebody."""

    who: Who


class Sanctions(Wish, frozen=True, kw_only=True):
    """List who is muted or banned."""


class Reports(Wish, frozen=True, kw_only=True):
    """List what people have reported, with what was said."""

    all: Annotated[bool, msgspec.Meta(description="also those that are settled")] = False
    limit: Limit = 50


class Resolve(Wish, frozen=True, kw_only=True):
    """Settle a report."""

    report: Annotated[str, msgspec.Meta(description="its id")]
    decision: Annotated[
        str, msgspec.Meta(description="what was done, in a word", max_length=300)
    ] = "settled"


class Export(Wish, frozen=True, kw_only=True):
    """All that is kept of a person, as JSON: for those who ask what is known of them."""

    player: PlayerId


class Erase(Wish, frozen=True, kw_only=True):
    """Erase a person: name, id and words are gone, their games stay under a pseudonym."""

    player: PlayerId


class Sweep(Wish, frozen=True, kw_only=True):
    """End games that were kept waiting, and delete what is older than the settings allow; the
    server does so by itself every day."""

    dry_run: Annotated[bool, msgspec.Meta(description="only say what would go")] = False


class Broken(Wish, frozen=True, kw_only=True):
    """List tables that could not be replayed when somebody asked for them, and why."""


class Drain(Wish, frozen=True, kw_only=True):
    """Take no new tables, in all processes: games go on until they are stopped."""

    off: Annotated[bool, msgspec.Meta(description="take new tables again")] = False


class Audit(Wish, frozen=True, kw_only=True):
    """List what was done here with the operator's token."""

    limit: Limit = 50


# --- what is answered ---------------------------------------------------------------------------


class Done(msgspec.Struct):
    done: str
    about: str = ""


class LoadAnswer(msgspec.Struct):
    tables: dict[str, int]  # by status
    players: int
    reports: int  # that wait
    sanctions: int
    processes: int
    silent: int  # processes that did not answer, and are not in the numbers below
    now: dict[str, float]  # the gauges: tables in memory, sockets, bots at work …
    times: dict[str, float]  # means in milliseconds since the start


class TableLine(msgspec.Struct):
    id: str
    game: str
    status: str
    seats: list[str]
    name: str
    created: str
    updated: str
    listed: bool
    uploaded: bool


class TableLines(msgspec.Struct):
    tables: list[TableLine]


class SeatLine(msgspec.Struct):
    seat: int
    name: str
    player: str | None
    level: str | None
    connected: bool


class ChatLine(msgspec.Struct):
    line: int
    at: str
    seat: int
    name: str
    text: str


class TableAnswer(msgspec.Struct, omit_defaults=True):
    table: TableLine
    seats: list[SeatLine]
    entries: int
    moves: int
    turn: int | None
    watchers: int
    words: list[str]  # the game, as an onlooker sees it
    chat: list[ChatLine] = []
    truth: Any = None  # the view with nothing hidden


class PlayerLine(msgspec.Struct):
    id: str
    name: str
    visited: str


class PlayerLines(msgspec.Struct):
    players: list[PlayerLine]


class PlayerAnswer(msgspec.Struct):
    player: PlayerLine
    tables: list[TableLine]
    games: int  # finished
    sanctions: list[Sanction]
    reports: int  # about them
    connected: list[str]  # tables at which they are now, with the address
    silent: int  # processes that did not say


class Sanction(msgspec.Struct, frozen=True):
    kind: str  # mute or ban
    subject: str  # a player's id or a network
    until: int | None  # milliseconds; none for good
    reason: str
    made: int

    @property
    def over(self) -> bool:
        return self.until is not None and self.until <= now_ms()

    @property
    def hours(self) -> int:
        """How much longer; 0 for good."""
        return 0 if self.until is None else max(1, -(-(self.until - now_ms()) // HOUR))


class SanctionLines(msgspec.Struct):
    sanctions: list[Sanction]


class ReportLine(msgspec.Struct):
    id: str
    made: str
    table: str
    seat: int
    line: int
    player: str | None
    name: str
    said: list[str]
    reason: str
    words: str
    reporter: str
    settled: str
    decision: str


class ReportLines(msgspec.Struct):
    reports: list[ReportLine]


class ExportAnswer(msgspec.Struct):
    player: PlayerLine
    tables: list[dict[str, Any]]  # with what they did and said there
    results: list[dict[str, Any]]
    reports: list[dict[str, Any]]  # that they made
    sanctions: list[Sanction]
    signed_in: list[dict[str, Any]]  # their devices and passkeys
    reached: list[dict[str, Any]]  # how they are told that a table waits, and their quiet hours
    analyses: list[dict[str, Any]]  # with their branches and notes
    kept: dict[str, list[dict[str, Any]]]  # ratings, puzzles, challenges and what else there is


class Erased(msgspec.Struct):
    pseudonym: str
    tables: int


class Swept(msgspec.Struct):
    missed: int  # games that somebody has kept waiting for too long
    abandoned: int
    games: int
    uploads: int
    players: int
    reports: int
    dry_run: bool


class BrokenLine(msgspec.Struct):
    table: str
    game: str
    found: str
    why: str


class BrokenLines(msgspec.Struct):
    broken: list[BrokenLine]
    silent: int  # processes that did not say


class AuditLine(msgspec.Struct):
    at: str
    operator: str
    action: str
    details: dict[str, Any]
    outcome: str


class AuditLines(msgspec.Struct):
    actions: list[AuditLine]


# --- the list -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Operation:
    name: str  # of the command, and of its function
    method: str
    path: str  # after /api/admin
    takes: type[Wish]
    answers: Any
    audited: bool = True

    @property
    def purpose(self) -> str:
        return " ".join((self.takes.__doc__ or "").split())


OPERATIONS = (
    Operation("load", "GET", "/load", Load, LoadAnswer, audited=False),
    Operation("tables", "GET", "/tables", Tables, TableLines, audited=False),
    Operation("table", "GET", "/tables/{table}", Look, TableAnswer),
    Operation("close", "POST", "/tables/{table}/close", Close, Done),
    Operation("delete", "POST", "/tables/{table}/delete", Delete, Done),
    Operation("hide", "POST", "/tables/{table}/hide", Hide, Done),
    Operation("players", "GET", "/players", Players, PlayerLines),
    Operation("player", "GET", "/players/{player}", LookAt, PlayerAnswer),
    Operation("rename", "POST", "/players/{player}/rename", Rename, Done),
    Operation("mute", "POST", "/mute", Mute, Done),
    Operation("ban", "POST", "/ban", Ban, Done),
    Operation("forgive", "POST", "/forgive", Forgive, Done),
    Operation("sanctions", "GET", "/sanctions", Sanctions, SanctionLines, audited=False),
    Operation("reports", "GET", "/reports", Reports, ReportLines, audited=False),
    Operation("resolve", "POST", "/reports/{report}/resolve", Resolve, Done),
    Operation("export", "GET", "/players/{player}/export", Export, ExportAnswer),
    Operation("erase", "POST", "/players/{player}/erase", Erase, Erased),
    Operation("broken", "GET", "/broken", Broken, BrokenLines, audited=False),
    Operation("drain", "POST", "/drain", Drain, Done),
    Operation("sweep", "POST", "/sweep", Sweep, Swept),
    Operation("audit", "GET", "/audit", Audit, AuditLines, audited=False),
)
