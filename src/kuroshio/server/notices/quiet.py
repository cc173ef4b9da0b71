"""Quiet hours, by the clock on a person's own wall."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from kuroshio.server.notices.forms import Quiet


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return False
    return True


def is_quiet(hours: Quiet | None, now: int) -> bool:
    """Whether nobody is to be told at a moment; the hours may go over midnight."""
    if hours is None or not is_zone(hours.zone):
        return False
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(hours.zone))
    minute = 60 * there.hour + there.minute
    if hours.starts <= hours.ends:
        return hours.starts <= minute < hours.ends
    return minute >= hours.starts or minute < hours.ends
