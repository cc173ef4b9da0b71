"""Golden playthroughs: whole games written down, so that any change of behaviour is a diff to read.

`python -m tests.golden` writes them anew (`make golden`).
"""

from __future__ import annotations

import json
from pathlib import Path

from kuroshio.core.game import Game
from kuroshio.core.view import Event
from kuroshio.tables.table import Table
from tests.play import SETUPS, games, new, random_steps, setup_name

FOLDER = Path(__file__).parent / "golden"
SEED = 1
DEPTH = 3  # of the node counts


def playthrough(setup: tuple[str, int, dict[str, str]]) -> str:
    """A random game: a line a move with its events, unredacted, and the points as they change."""
    table = new(setup, SEED)
    lines = [f"{setup_name(setup)} seed {SEED} rules {table.game.version} box {table.box.hash}"]
    scores = table.scores
    seat: int | None = None
    for n in random_steps(table, SEED):
        if n > 0:
            events = "; ".join(map(_event, table.true_events()))
            lines.append(f"{n}. seat {seat}: {table.line[-1].text} -> {events}")
            if table.scores != scores:
                scores = table.scores
                lines.append(f"   points {scores}")
        seat = table.turn
    lines.append(f"end: points {table.scores} places {table.standing}")
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    details = ", ".join(f"{name} {value}" for name, value in event.details.items())
    who = "" if event.seat is None else f" {event.seat}"
    return f"{event.kind}{who}" + (f" ({details})" if details else "")


def node_counts(game: Game, players: int) -> list[int]:
    """How many positions there are after 1, 2, … moves of the game with seed 1."""
    tables = [Table(game, players, SEED)]
    counts = []
    for _ in range(DEPTH):
        tables = [_after(table, int(move)) for table in tables for move in table.moves]
        counts.append(len(tables))
    return counts


def _after(table: Table, move: int) -> Table:
    other = table.copy()
    other.play(move)
    return other


def all_node_counts() -> dict[str, list[int]]:
    return {
        f"{game.name}-{players}": node_counts(game, players)
        for game in games()
        for players in game.players
    }


def write() -> None:
    for setup in SETUPS:
        path = FOLDER / f"{setup_name(setup)}.txt"
        path.write_text(playthrough(setup), encoding="utf-8")
        print(path.name)
    counts = json.dumps(all_node_counts(), indent=1) + "\n"
    (FOLDER / "nodes.json").write_text(counts, encoding="utf-8")


if __name__ == "__main__":
    write()
