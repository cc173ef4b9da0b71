"""Uploads: records from strangers, read with suspicion."""

from __future__ import annotations

from kuroshio.core.errors import BadRecord
from kuroshio.core.rng import SEEDS
from kuroshio.tables.stored import decode, replayed
from kuroshio.tables.table import Table

MOVES = 20_000  # more than the longest game has
STAGES = 100  # of a game that was played on again and again: each is dealt when it is replayed


def table_of(text: bytes) -> Table:
    """The table of an uploaded record; `BadRecord` says what is wrong with it.

    What is checked is what was read, not the bytes: a name can be written in many ways.
    """
    stored = decode(text)
    if stored.box_toml is not None:
        # Boxes from strangers are not read here: compiled rules trust their box.
        raise BadRecord("records with a box of their own can be replayed at the command line")
    if not 0 <= stored.seed < SEEDS:
        raise BadRecord(f"a seed is a number from 0 to {SEEDS - 1}")
    stages = stored.stages or []
    moves = len(stored.moves) + sum(len(stage.moves) for stage in stages)
    if moves > MOVES:
        raise BadRecord(f"{moves} moves are more than any game has")
    if len(stages) > STAGES:
        raise BadRecord(f"{len(stages)} stages: a game is played on {STAGES} times at most")
    return replayed(stored)
