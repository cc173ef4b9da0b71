"""A process that reviews one game: a record on stdin, lines of JSON on stdout.

Its first argument multiplies how long a review usually thinks; the second says how far it steps
back behind everything else on the machine, so that no table waits for it.
"""

from __future__ import annotations

import os
import sys

import msgspec

from kuroshio.review import Review, review
from kuroshio.tables.stored import load


class Line(msgspec.Struct, omit_defaults=True):
    """How far it is, as a part of the number of moves; with the last line, the review."""

    done: int
    review: Review | None = None


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    thought = float(sys.argv[1])
    table = load(sys.stdin.buffer.read())
    moves = len(table.line)
    made = review(table, thought=thought, progress=lambda share: _tell(Line(int(share * moves))))
    _tell(Line(moves, made))


def _tell(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
