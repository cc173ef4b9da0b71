"""Pictures of positions as their games draw them, for games without a board in the browser."""

from __future__ import annotations

from kuroshio.server.aside import aside
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused
from kuroshio.tables.table import Glance


async def picture(
    live: LiveTable, held: tuple[int, ...], made: int | None, eyes: int | None
) -> str:
    """The position after so many moves, or the present one, as SVG.

    It shows what a replay tells: a running game through one's own eyes, whatever is asked for; one
    that is over through the eyes of any seat, or with nothing hidden.
    """
    if live.game is None:
        raise Refused("not-started")
    if eyes is not None and eyes >= live.header.players:
        raise Refused("bad-message", detail="eyes")
    game = live.game.copy()
    last = len(live.movers)
    after = last if made is None else min(made, last)
    glance: Glance
    if not live.over:
        glance = game.glance(live.eyes_of(held), after)
    elif eyes is not None:
        glance = game.glance(eyes, after)
    else:
        glance = game.truth_glance(after)
    return await aside(game.game.svg, glance.view())
