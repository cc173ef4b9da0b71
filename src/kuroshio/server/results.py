"""Results: how a game ended for everyone who played it, as the store keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from kuroshio.server import protocol as m
from kuroshio.server.fair_play import has_left, was_helped, why_not_rated
from kuroshio.server.live import Leaver, LiveTable
from kuroshio.server.store import Result

_encode = msgspec.json.Encoder().encode
Rank = tuple[int, int]  # smaller is better
STAYED, STOOD_IN, LEFT = range(3)


def results(table: LiveTable) -> list[Result]:
    """A result for each seat, and one more for everyone whose seat another person has taken.

    Those who left come after all who stayed; a seat where a bot played on for them is still theirs.
    Those who came in the middle come after those who played from the start, and are not rated.
    """
    ranks = [_rank(table, n) for n in range(len(table.seats))]
    rated = why_not_rated(table) is None
    made = []
    for n, seat in enumerate(table.seats):
        gone = _last_leaver(table, n) if n in table.vacated else None
        one = _result(table, n, ranks[n], ranks)
        one.player, one.name = (gone.player, gone.name) if gone else (seat.player, seat.name)
        one.bot = None if gone else seat.level
        one.left = has_left(table, n)
        made.append(one)
    for leaver in table.leavers:
        if leaver.seat in table.vacated and leaver == _last_leaver(table, leaver.seat):
            continue
        one = _result(table, leaver.seat, (LEFT, -table.leavers.index(leaver)), ranks)
        one.seat, one.player, one.name, one.left = len(made), leaver.player, leaver.name, True
        made.append(one)
    last = max(one.place for one in made)
    for one in made:
        one.rated = rated and one.player not in table.newcomers
        one.rated &= not was_helped(table, one.player) or one.place == last
    if not any(one.rated and one.player for one in made):
        for one in made:
            one.rated = False
    return made


def _result(table: LiveTable, seat: int, rank: Rank, ranks: Sequence[Rank]) -> Result:
    """What a seat has come to, whoever's it is."""
    game, header = table.game, table.header
    assert game is not None
    return Result(
        table=header.id,
        seat=seat,
        game=header.game,
        players=header.players,
        player=None,
        bot=None,
        name="",
        points=game.scores[seat],
        place=min(1 + sum(other < rank for other in ranks), header.players),
        finished=table.at,
        listed=header.listed,
        sources=_encode(game.points_by_source()[seat]).decode(),
        moves=table.made,
        hints=table.hints_of(seat),
        colour=table.seats[seat].colour,
        played=_encode(played(table, seat)).decode(),
    )


def _last_leaver(table: LiveTable, seat: int) -> Leaver:
    return next(one for one in reversed(table.leavers) if one.seat == seat)


def _rank(table: LiveTable, seat: int) -> Rank:
    """First those who stayed, then those who had a stand-in or came later, then those who left:
    the first to leave is the last."""
    assert table.game is not None
    if seat in table.vacated:
        return LEFT, -table.leavers.index(_last_leaver(table, seat))
    standing = 0 if table.abandoned else table.game.standing[seat]
    late = has_left(table, seat) or table.seats[seat].player in table.newcomers
    return (STOOD_IN if late else STAYED), standing


def played(table: LiveTable, seat: int) -> list[m.Played]:
    """Who made a seat's moves, and how many; whoever made the most comes first."""
    own = Counter(
        maker for (mover, _), maker in zip(table.movers, table.makers, strict=True) if mover == seat
    )
    return [m.Played(one.name, one.level, moves) for one, moves in own.most_common()]
