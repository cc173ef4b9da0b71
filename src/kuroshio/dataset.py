"""Datasets: the decisions of many games between bots as one Parquet file, with a card beside it.

A row is a decision: what the seat knew, what it could do, what it did, what it thought of each
move, and what became of it. Games are those of a match (`kuroshio.arena.match`): a game depends on
nothing but the match and its number, so that the same command writes the same rows.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

import kuroshio
from kuroshio.arena.match import Match, Played, compile_for, play_game
from kuroshio.bots import Bot, is_timed
from kuroshio.core.boxes import Box
from kuroshio.core.game import Game
from kuroshio.envs.common import Observer
from kuroshio.extras import needs
from kuroshio.files import writing
from kuroshio.games import game_named
from kuroshio.processes import Workers
from kuroshio.tables.table import Table

if TYPE_CHECKING:
    import pyarrow

AHEAD = 2  # games that lie ready for each worker
GROUP = 20_000  # rows that are written at a time
EVERY = 10_000  # opinions: of all moves

# Every column: its type, and what it says.
COLUMNS = {
    "game": ("int32", "the number of the game"),
    "seed": ("int64", "of its deal: `kuroshio.new` with it sets up the same game"),
    "n": ("int16", "how many moves had been made"),
    "seat": ("int8", "who decided, from 0"),
    "bot": ("dictionary", "the bot in that seat"),
    "question": ("dictionary", "what was asked, as the key of its message"),
    "observation": ("fixed list of int8", "what the seat knew (docs/environments.md)"),
    "legal": ("list of int16", "the numbers of the legal moves"),
    "value": ("list of float32", "what the bot expected of each legal move: see below"),
    "share": ("list of float32", "how much of its thought each legal move had: see below"),
    "chosen": ("int16", "the move that was made"),
    "reward": ("float32", "of the seat at the end: 1 for the first to -1 for the last"),
    "place": ("int8", "of the seat at the end, from 1"),
    "points": ("int16", "of the seat at the end"),
}


# --- one game -------------------------------------------------------------------------------------


@dataclass
class Rows:
    """The decisions of some games, column by column."""

    columns: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in COLUMNS})

    def __len__(self) -> int:
        return len(self.columns["game"])

    def add(self, **values: Any) -> None:
        for name, value in values.items():
            self.columns[name].append(value)

    def extend(self, other: Rows) -> None:
        for name, values in other.columns.items():
            self.columns[name] += values


def box_of(match: Match, game: Game) -> Box:
    if match.box_toml:
        return game.box_from_text(match.box_toml, "the box")
    return game.chosen_box(match.options)


def decisions(match: Match, number: int) -> tuple[Rows, Played]:
    """Every decision of one game of a match."""
    game, players = game_named(match.game), len(match.bots)
    observer = Observer(game, box_of(match, game))
    rows, seats = Rows(), list[int]()
    last: list[Table] = []

    def note(table: Table, bot: Bot, move: int) -> None:
        seat = table.turn
        assert seat is not None
        values, shares = thought(table, bot, seat)
        rows.add(
            game=number,
            seed=table.seed,
            n=len(table.line),
            seat=seat,
            bot=match.bots[(seat - number) % players],
            question=table.question().key,
            observation=observer.observe(table.state_after(len(table.line)), seat),
            legal=[int(one) for one in table.moves],
            value=values,
            share=shares,
            chosen=int(move),
        )
        seats.append(seat)
        last[:] = [table]

    played = play_game(match, number, note)
    table = last[0]
    rewards = observer.rewards(table.state_after(len(table.line)))
    for seat in seats:
        rows.add(reward=rewards[seat], place=table.standing[seat], points=table.scores[seat])
    return rows, played


def thought(table: Table, bot: Bot, seat: int) -> tuple[list[float], list[float]]:
    """What a bot expects of each legal move, and how much of its thought it gave it."""
    explain = getattr(bot, "explain", None)
    told = {one.move: one for one in explain(EVERY)} if explain is not None else {}
    if not any(one.results for one in told.values()):  # no opinion, or only one move was possible
        return [], []
    values, shares = [], []
    for move in table.moves:
        opinion = told.get(move.text)
        known = opinion is not None and bool(opinion.results)
        values.append(opinion.results[seat] if opinion is not None and known else np.nan)
        shares.append(opinion.share if opinion is not None else 0.0)
    return values, shares


# --- many games -----------------------------------------------------------------------------------


def games_of(match: Match, workers: int) -> Generator[tuple[Rows, Played], None, None]:
    """All games of a match in their order, in so many processes."""
    numbers = range(match.games)
    if workers <= 1:
        yield from (decisions(match, number) for number in numbers)
        return
    compile_for(match)
    decisions(msgspec.structs.replace(match, games=1), 0)  # what observations need, once and here
    pool = Workers(workers)
    try:
        yield from _in_order(pool, match, iter(numbers), workers * AHEAD)
    finally:
        pool.stop()


def _in_order(
    pool: Workers, match: Match, numbers: Iterator[int], room: int
) -> Iterator[tuple[Rows, Played]]:
    running: deque[Future[tuple[Rows, Played]]] = deque(
        pool.submit(decisions, match, number) for number in islice(numbers, room)
    )
    while running:
        yield running.popleft().result()
        running.extend(pool.submit(decisions, match, number) for number in islice(numbers, 1))


def schema(match: Match) -> pyarrow.Schema:
    """The columns as Arrow knows them, with what the rows were made by."""
    with needs("dataset"):
        import pyarrow as pa
    types = {
        "int8": pa.int8(),
        "int16": pa.int16(),
        "int32": pa.int32(),
        "int64": pa.int64(),
        "float32": pa.float32(),
        "dictionary": pa.dictionary(pa.int16(), pa.string()),
        "list of int16": pa.list_(pa.int16()),
        "list of float32": pa.list_(pa.float32()),
        "fixed list of int8": pa.list_(pa.int8(), game_named(match.game).observation.size),
    }
    fields = [pa.field(name, types[kind]) for name, (kind, _) in COLUMNS.items()]
    return pa.schema(fields, metadata={"kuroshio": msgspec.json.encode(made_by(match))})


def made_by(match: Match) -> dict[str, Any]:
    """What the rows depend on."""
    return {
        "kuroshio": kuroshio.__version__,
        "rules": game_named(match.game).version,
        "match": msgspec.to_builtins(match),
    }


def write(match: Match, path: Path, workers: int = 1) -> Generator[Played, None, None]:
    """Write the decisions of a match into a Parquet file, and yield its games as they end.

    What is there when the generator is closed, after a Ctrl-C too, is a whole file.
    """
    with needs("dataset"):
        import pyarrow.parquet as pq
    shape = schema(match)
    with writing(path), pq.ParquetWriter(path, shape, compression="zstd") as file:
        waiting = Rows()
        try:
            for rows, played in games_of(match, workers):
                waiting.extend(rows)
                if len(waiting) >= GROUP:
                    file.write_table(_table(waiting, shape))
                    waiting = Rows()
                yield played
        finally:
            if len(waiting):
                file.write_table(_table(waiting, shape))


def _table(rows: Rows, shape: pyarrow.Schema) -> pyarrow.Table:
    import pyarrow as pa

    arrays = []
    for column in shape:
        values = rows.columns[column.name]
        if column.name == "observation":
            flat = pa.array(np.concatenate(values), pa.int8())
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, column.type.list_size))
        elif pa.types.is_dictionary(column.type):
            arrays.append(pa.array(values, pa.string()).dictionary_encode().cast(column.type))
        else:
            arrays.append(pa.array(values, column.type))
    return pa.Table.from_arrays(arrays, schema=shape)


# --- the card -------------------------------------------------------------------------------------

CARD = """\
# {name}: {game} between bots

{decisions:,} decisions of {games:,} games for {players} players.{stopped} A row is a decision.

## How it was made

```
{command}
```

Kuroshio {version}, rules {rules} of {game}, options: {options}, {box}. {again}
Every deal is played once from each seat: game g is deal g // {players}, with the bots moved on by
g % {players} seats. Bots are told what their seat may know, and `observation` is made from nothing
else; `seed` and what came of the game are for those who look at it from outside.

| bot | seats | mean place | mean points |
|---|--:|--:|--:|
{results}

## Columns

| column | type | meaning |
|---|---|---|
{columns}

`value` is what the bot expected for its own seat, from 0 (a sure last place) to 1 (a sure victory),
NaN for a move that it did not look at; `share` is how much of its thought a move had. Both are
empty for bots without an opinion, and where only one move was possible.

## How to read it

```py
import kuroshio, numpy as np, pyarrow.parquet as pq

rows = pq.read_table("{name}")
seen = np.stack(rows["observation"].to_numpy())  # what the seats knew
layout = kuroshio.game_named("{game}").observation  # its pieces by name
```

Licence: that of Kuroshio, Apache 2.0.
"""


def card(match: Match, path: Path, played: Sequence[Played], command: str) -> str:
    """What a dataset is, how it was made and how to read it, as Markdown."""
    options = ", ".join(f"{name}={value}" for name, value in match.options.items())
    missing = match.games - len(played)
    return CARD.format(
        name=path.name,
        game=match.game,
        games=len(played),
        decisions=sum(one.moves for one in played),
        players=len(match.bots),
        stopped=f" It was stopped before {missing:,} more." if missing else "",
        command=command,
        version=kuroshio.__version__,
        rules=game_named(match.game).version,
        options=options or "the usual ones",
        box="a box of its own" if match.box_toml else "the usual box",
        again=_again(match),
        results="\n".join(_results(match, played)),
        columns="\n".join(
            f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items()
        ),
    )


def _again(match: Match) -> str:
    """Whether somebody else gets the same."""
    timed = [name for name in dict.fromkeys(match.bots) if is_timed(name)]
    if timed:
        return f"{', '.join(timed)} think by the clock: another run plays other games."
    return "The same command with the same version writes the same rows on every machine."


def _results(match: Match, played: Sequence[Played]) -> Iterator[str]:
    """A row for each bot."""
    for name in dict.fromkeys(match.bots):
        seats = [k for k, bot in enumerate(match.bots) if bot == name]
        count = max(1, len(played) * len(seats))
        place = sum(one.places[k] for one in played for k in seats) / count
        points = sum(one.scores[k] for one in played for k in seats) / count
        yield f"| {name} | {len(seats)} | {place:.2f} | {points:.1f} |"
