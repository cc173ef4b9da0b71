"""Fair play: who may sit where, and which games count for ratings. All of it follows from the log.

The rule for eyes: whatever is told of a running game beyond what everyone may see (views, replays,
pictures, words, hints) is told to those who hold a seat, and through its eyes alone
(`LiveTable.held_by`, `eyes_of`). So those who have looked through a seat's eyes are those who have
held one since the start: `LiveTable.been`. None of them ever sits down again; what they took
together before the start, they keep. One person with two identities cannot be known.
"""

from __future__ import annotations

from kuroshio.server import protocol as m
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused

# --- seats --------------------------------------------------------------------------------------


def check_sitting(table: LiveTable, player: str, number: int) -> None:
    """Refuse a seat to whom it is not open."""
    seat = table.seats[number]
    if table.over:
        raise Refused("over")
    if seat.taken and number not in table.vacated:
        raise Refused("seat-taken", seat=number + 1)
    if player in table.dismissed:
        raise Refused("sent-away")
    if table.status == "playing":
        if player in table.been:
            raise Refused("been-here")
        return
    if seat.kept not in (None, player):
        raise Refused("seat-kept", seat=number + 1, name=seat.name)
    if table.held_by(player) and player != table.host and seat.kept != player:
        raise Refused("one-seat")


def may_sit(table: LiveTable, player: str | None) -> tuple[int, ...]:
    """The seats that are open to somebody."""
    return tuple(n for n in range(len(table.seats)) if _open_to(table, player or "", n))


def _open_to(table: LiveTable, player: str, seat: int) -> bool:
    try:
        check_sitting(table, player, seat)
    except Refused:
        return False
    return True


def may_change(table: LiveTable, seat: int) -> bool:
    """Whether somebody else may be put on a seat: in a running game only where somebody left."""
    return table.status == "open" or seat in table.vacated or not table.seats[seat].taken


# --- ratings ------------------------------------------------------------------------------------


def why_not_rated(table: LiveTable) -> m.Unrated | None:
    """Why a game does not count for ratings, as far as it has gone; the page says it in words."""
    held = [table.held_by(player) for player in table.people()]
    alone = len(table.people() | {leaver.player for leaver in table.leavers}) == 1
    reasons: dict[m.Unrated, bool] = {
        "uploaded": table.header.uploaded,
        "first": table.first,
        "played-on": table.came_from is not None,
        "daily": table.daily > 0,
        "seeded": table.header.seeded,
        "no-people": not held and not table.leavers and table.game is not None,
        "swapped": table.swapped,
        "one-person": any(len(seats) > 1 for seats in held) or _left_several(table),
        "taken-back": alone and bool(table.taken_back),
        "hints": alone and bool(table.advised),
    }
    return next((reason for reason, so in reasons.items() if so), None)


def was_helped(table: LiveTable, player: str | None) -> bool:
    """Whether somebody asked for a hint, or took back what had been revealed or answered. Among
    several people that does not spoil the game for the others, nor save anyone from losing it: for
    those who were helped it counts only if they came last."""
    return player in table.advised | table.taken_back


def _left_several(table: LiveTable) -> bool:
    """Whether somebody had several seats and left one of them."""
    gone = [leaver.player for leaver in table.leavers]
    return len(set(gone)) < len(gone) or any(table.held_by(player) for player in gone)


def has_left(table: LiveTable, number: int) -> bool:
    """Whether the person of a seat has lost by not being there: somebody who left, or for whom a
    bot plays at the end or made more than half of the moves."""
    seat = table.seats[number]
    if seat.player is None:
        return number in table.vacated
    moves = [
        maker
        for (mover, _), maker in zip(table.movers, table.makers, strict=True)
        if mover == number
    ]
    return seat.away or sum(maker.player is None for maker in moves) * 2 > len(moves)
