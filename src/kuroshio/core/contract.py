"""The contract: what a game's compiled functions are called and what they do.

`kernels.py` is written against these names and is loaded once per game with that game's own
functions in their place. See `Game` for the other half, which is plain Python for people.
"""

from __future__ import annotations

from kuroshio.core.records import Record, Row
from kuroshio.core.state import Header


def setup(s: Header, box: Record, options: Record, players: int, seed: int) -> None:
    """Set the game up on a state of zeros."""
    raise NotImplementedError


def legal(s: Header, box: Record, out: Row[int]) -> int:
    """Write the numbers of the legal moves in ascending order; return how many there are."""
    raise NotImplementedError


def apply(s: Header, box: Record, move: int) -> None:
    """Make a legal move and write its events."""
    raise NotImplementedError


def redact(s: Header, box: Record, seat: int) -> None:
    """Blank all that the seat (or PUBLIC) may not know."""
    raise NotImplementedError


def redeal(s: Header, box: Record, seed: int) -> None:
    """Fill the blanks of a redacted state with one world that agrees with what its eyes know."""
    raise NotImplementedError


def points(s: Header, box: Record, out: Row[int]) -> None:
    """Write each seat's points as they stand now."""
    raise NotImplementedError


def standing(s: Header, box: Record, places: Row[int]) -> None:
    """Write each seat's place, 1 for the winners, with all tie-breaks."""
    raise NotImplementedError


FUNCTIONS = ("setup", "legal", "apply", "redact", "redeal", "points", "standing")
