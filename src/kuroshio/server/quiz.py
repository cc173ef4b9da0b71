"""A position with a question, as the seat to move saw it: of mistakes and of puzzles."""

from __future__ import annotations

from kuroshio.server import protocol as m
from kuroshio.server.clocks import now_ms
from kuroshio.server.news import question
from kuroshio.tables.table import Table


def asked_at(table: Table, info: m.TableInfo) -> m.Update:
    """What the seat to move sees of a table and is asked there; nothing of what came after."""
    seat = table.turn
    assert seat is not None
    glance = table.glance(seat)
    return m.Update(
        n=1,
        position=1,
        now=now_ms(),
        table=info,
        you=[seat],
        eyes=seat,
        turn=seat,
        view=glance.view(),
        question=question(table, glance),
    )
