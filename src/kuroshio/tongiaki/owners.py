"""Tongiaki: colours, and the seats that play them."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.state import State


@rule
def owner(sea: State, colour: int) -> int:
    """The seat that plays a colour; so a seat's colours are range(seat, colours, players)."""
    return colour % sea.players
