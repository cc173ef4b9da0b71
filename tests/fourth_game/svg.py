"""Ama: a picture of the bay, drawn from a view."""

from __future__ import annotations

from kuroshio.core.drawing import INK, SEATS, WATER, Drawing
from tests.fourth_game.view import AmaView


def svg(view: AmaView) -> str:
    """The shells left in the sea, and the pearls on each beach."""
    drawing = Drawing(420, 80 + 60 * view.players, "Ama")
    drawing.rectangle(10, 10, 400, 50, fill=WATER)
    for shell in range(view.shells):
        drawing.circle(30 + 20 * shell, 35, 7, fill="#FFFFFF")
    for seat, diver in enumerate(view.divers):
        y = 90 + 60 * seat
        drawing.circle(30, y, 12, fill=SEATS[seat][0])
        for n in range(diver.netted + sum(diver.beach.values())):
            on_beach = n >= diver.netted
            drawing.circle(70 + 18 * n, y, 7, fill="#FFFFFF" if on_beach else "none", stroke=INK)
    return drawing.svg()
