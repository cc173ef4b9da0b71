"""Refusals: what was asked for is not possible, and why, as a message for people."""

from __future__ import annotations

import math
from collections.abc import Iterable

from kuroshio.core.messages import Message, message

# The HTTP status that each code is told with.
STATUS = {
    "bad-message": 400,
    "bad-setup": 400,
    "bad-name": 400,
    "bad-record": 400,
    "bad-address": 400,
    "no-identity": 401,
    "not-operator": 401,
    "not-seated": 403,
    "not-yours": 403,
    "host-only": 403,
    "one-seat": 403,
    "been-here": 403,
    "sent-away": 403,
    "seat-kept": 403,
    "no-hints": 403,
    "bad-origin": 403,
    "bad-link": 403,
    "bad-ticket": 403,
    "bad-passkey": 403,
    "at-the-table-only": 403,
    "banned": 403,
    "muted": 403,
    "daily-closed": 403,
    "daily-today": 403,
    "running-game": 403,
    "people-only": 403,
    "no-table": 404,
    "no-review": 404,
    "not-found": 404,
    "not-allowed": 405,
    "broken-table": 410,
    "earlier-rules": 410,
    "not-your-turn": 409,
    "stale": 409,
    "seat-taken": 409,
    "seat-empty": 409,
    "colour-taken": 409,
    "not-started": 409,
    "started": 409,
    "seats-open": 409,
    "over": 409,
    "closed": 409,
    "not-over": 409,
    "illegal-move": 409,
    "nothing-to-undo": 409,
    "no-undo-asked": 409,
    "daily-no-undo": 409,
    "no-nudge": 409,
    "nudged": 409,
    "not-away": 409,
    "not-absent": 409,
    "no-person": 409,
    "called": 409,
    "log-full": 409,
    "too-many-analyses": 409,
    "too-many-ways": 409,
    "too-many-passkeys": 409,
    "no-passkeys": 409,
    "not-confirmed": 409,
    "no-mail": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-studies": 429,
    "too-much-kept": 429,
    "too-much-logged": 429,
    "internal": 500,
    "compiling": 503,
    "store-down": 503,
    "stopping": 503,
    "moved": 503,
}


SHOWN = 40  # characters of what was asked for

# The units in which people say a time, and their seconds.
UNITS = {"days": 86_400, "hours": 3_600, "minutes": 60, "seconds": 1}


def in_time(seconds: float) -> Message:
    """When something is possible, as people say it: `in 8 hours`."""
    return _lasting("in", seconds)


def for_time(seconds: float) -> Message:
    """For how much longer something is not possible: `for another 30 days`."""
    return _lasting("for", seconds)


def _lasting(how: str, seconds: float) -> Message:
    """A time in the largest unit of which it has two, or in seconds. It is never too short."""
    unit = next((one for one, length in UNITS.items() if seconds >= 2 * length), "seconds")
    return message(f"{how}-{unit}", count=math.ceil(seconds / UNITS[unit]))


def as_size(most: int) -> Message:
    """A number of bytes as people say it, rounded down: `1 MB`."""
    unit, length = ("megabytes", 1_000_000) if most >= 1_000_000 else ("kilobytes", 1_000)
    return message(f"size-{unit}", count=most // length)


class Refused(Exception):
    """The base of all refusals. Everything is as it was before."""

    def __init__(
        self,
        code: str,
        reason: Message | None = None,
        *,
        retry_after: float | None = None,
        **args: int | str | Message,
    ) -> None:
        super().__init__(code)
        assert code in STATUS, code
        self.code = code
        self.retry_after = None if retry_after is None else max(1, math.ceil(retry_after))
        if self.retry_after is not None:
            args["wait"] = in_time(self.retry_after)
        self.reason = reason or message(f"refused-{code}", **args)

    @property
    def status(self) -> int:
        return STATUS[self.code]


def unknown(what: str, given: object, known: Iterable[object], code: str = "bad-setup") -> Refused:
    """A refusal of something that there is not; it says what there is."""
    there = ", ".join(map(str, known))
    return Refused(code, detail=f"{what} {str(given)[:SHOWN]}; known: {there}")
