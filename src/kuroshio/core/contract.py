"""The contract: what a game's compiled functions are called and what they do.

The sources in `kuroshio/bound` are written against these names, and are loaded once for every game
with that game's own functions in their place. See `Game` for the other half, which is plain Python
for people.
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


def why(s: Header, box: Record, move: int) -> int:
    """Why a move is not possible: 0 if it is legal, else the number of a reason.

    A reason is a constant of the game (`WHY_OCCUPIED`); the game's words have a message for each.
    `legal` and `why` ask the same predicates, so that no rule stands in two places. The state may
    be redacted for the seat to move. A game without reasons leaves this function out.
    """
    raise NotImplementedError


def apply(s: Header, box: Record, move: int) -> None:
    """Make a legal move and write its events."""
    raise NotImplementedError


def carry_out(s: Header, box: Record, move: int) -> None:
    """Make a legal move, but stop before somebody's next turn begins.

    For telling what a move does to points (`kernels.preview`): what the next turn draws by chance
    is no part of it. A game in which no turn begins by chance leaves this function out.
    """
    raise NotImplementedError


def redact(s: Header, box: Record, seat: int) -> None:
    """Blank all that the seat (or PUBLIC) may not know."""
    raise NotImplementedError


def redeal(s: Header, box: Record, seed: int) -> None:
    """Fill the blanks of a redacted state with one world that agrees with what its eyes know."""
    raise NotImplementedError


def reckon(s: Header, box: Record, out: Record) -> None:
    """Write what the game's view tells beyond the state, into a record of zeros that the game's
    `Parts` name: what the rules say about a state that is redacted for those who look. A game whose
    view tells nothing but its state leaves this function out.
    """
    raise NotImplementedError


def points(s: Header, box: Record, out: Row[int]) -> None:
    """Write each seat's points as they stand now."""
    raise NotImplementedError


def account(s: Header, box: Record, seat: int, out: Row[int]) -> None:
    """Write a seat's points by source, as they stand now: together they are its points."""
    raise NotImplementedError


def standing(s: Header, box: Record, places: Row[int]) -> None:
    """Write each seat's place, 1 for the winners, with all tie-breaks."""
    raise NotImplementedError


def evaluate(s: Header, box: Record, out: Row[int]) -> None:
    """Write an estimate of each seat's final points, in hundredths of a point.

    A hint for bots, from a full world: what each seat has, what it may still hope for, and the
    question that is being asked now.
    """
    raise NotImplementedError


def prefer(s: Header, box: Record, moves: Row[int], count: int, weights: Row[int]) -> None:
    """Write how much sense each of the legal moves makes at a glance: at least 1 each.

    Bots play on by chance with these weights, and look first at the moves that weigh most. It
    must be quick, and may look only at what the seat to move knows.
    """
    raise NotImplementedError


def encode(s: Header, box: Record, o: Record) -> None:
    """Write what a seat knows into an observation of zeros (see `observation.py`).

    The state is redacted: its `eyes` are the seat, whose own things come first.
    """
    raise NotImplementedError


FUNCTIONS = (
    *("setup", "legal", "apply", "redact", "redeal", "points", "account", "standing"),
    *("evaluate", "prefer"),  # hints for bots
    "encode",  # for programs that learn
)
OPTIONAL = ("why", "carry_out", "reckon")
