"""Stored games: a game is its set-up and its list of moves, as JSON. See docs/record.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadBox, BadRecord, BadSetup, IllegalMove, UnknownGame
from kuroshio.core.game import Game
from kuroshio.core.view import Event
from kuroshio.games import game_named
from kuroshio.tables.stages import Stage
from kuroshio.tables.table import Table, begun_again

FORMAT = 1


class Step(msgspec.Struct):
    """One move of a full record, with everything that it did."""

    seat: int
    move: str
    events: list[Event]
    view: dict[str, Any]  # the unredacted view after the move


class StoredGame(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    kuroshio: int  # version of this format
    game: str
    rules: int  # version of the game's rules
    box: str  # hash of the box
    players: int
    options: dict[str, str]
    seed: int
    seats: list[str]
    moves: list[str]
    over: bool = False
    scores: list[int] | None = None
    standing: list[int] | None = None
    box_toml: str | None = None  # the box itself, where the game does not come with it
    stages: list[Stage] | None = None  # what came before, of a game that was played on
    start: dict[str, Any] | None = None  # full records: the unredacted view before the first move
    steps: list[Step] | None = None  # full records


def plain(view: Any) -> dict[str, Any]:
    """A view or an event as plain JSON values."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return made


def dump(table: Table, full: bool) -> str:
    """A table's game as JSON text."""
    stored = StoredGame(
        kuroshio=FORMAT,
        game=table.game.name,
        rules=table.game.version,
        box=table.box.hash,
        players=table.players,
        options=table.options,
        seed=table.seed,
        seats=table.seats,
        moves=[move.text for move in table.line],
        over=table.over,
        scores=table.scores,
        standing=table.standing,
        box_toml=None if table.box.standard else table.box.text,
        stages=list(table.stages) or None,
    )
    if full:
        stored.start, stored.steps = _steps(table)
    return msgspec.json.format(msgspec.json.encode(stored), indent=1).decode() + "\n"


def _steps(table: Table) -> tuple[dict[str, Any], list[Step]]:
    replayed = begun_again(table)
    start = plain(replayed.truth())
    steps = []
    for move in table.line:
        seat = int(replayed.state.turn)
        replayed.play(move)
        steps.append(Step(seat, move.text, replayed.true_events(), plain(replayed.truth())))
    return start, steps


def load(source: str | bytes | Path) -> Table:
    """The table of a stored game: its JSON, or the `Path` of a file that holds it.

    A string is the JSON itself and never the name of a file: text that came from elsewhere opens
    nothing here.

    >>> table = kuroshio.new("namiji", players=2, seed=3)
    >>> table.play("sail 1")
    >>> load(table.dump()).line
    [<sail 1>]
    """
    return replayed(decode(source))


def replayed(stored: StoredGame) -> Table:
    """The table of a stored game that has been read."""
    try:
        game = game_named(stored.game)
    except UnknownGame as error:
        raise BadRecord(f"the record is of another make: {error}") from None
    if stored.rules != game.version:
        raise BadRecord(
            f"the record was made with version {stored.rules} of the {game.name} rules; "
            f"this is version {game.version}"
        )
    table = _empty_table(game, stored)
    _replay(table, stored)
    return table


def decode(source: str | bytes | Path) -> StoredGame:
    """A stored game as it was written; nothing of it is tried yet."""
    try:
        text = source.read_bytes() if isinstance(source, Path) else source
        stored = msgspec.json.decode(text, type=StoredGame)
    except OSError as error:
        raise BadRecord(f"cannot read {source!s}: {error.strerror}") from None
    except msgspec.ValidationError as error:
        raise BadRecord(f"not a Kuroshio record: {error}{_hint(source)}") from None
    except RecursionError:
        raise BadRecord("not a Kuroshio record: it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not JSON: {error}{_hint(source)}") from None
    if stored.kuroshio != FORMAT:
        problem = f"format {stored.kuroshio} is not known; this program reads {FORMAT}"
        raise BadRecord(f"not a Kuroshio record that can be read here: {problem}")
    return stored


def _hint(source: str | bytes | Path) -> str:
    """Which file it was, and where records come from; or what to do with a string that looks like
    the name of a file."""
    if isinstance(source, Path):
        return f" (in {source}); a record is written by: kuroshio record GAME --out FILE"
    if not isinstance(source, str) or source.lstrip().startswith("{"):
        return ""
    return "; a string is a record's JSON, a file is named by its path: load(Path('game.json'))"


def _empty_table(game: Game, stored: StoredGame) -> Table:
    try:
        box = _box(game, stored)
        stages = stored.stages or ()
        table = Table(game, stored.players, stored.seed, stored.options, box, stages=stages)
    except (BadSetup, BadBox) as error:
        raise BadRecord(f"the record's set-up is not possible: {error}") from None
    except (IllegalMove, ValueError) as error:
        raise BadRecord(f"what came before is not possible: {error}") from None
    if len(stored.seats) != stored.players:
        raise BadRecord(f"{len(stored.seats)} seats are named for {stored.players} players")
    table.seats = stored.seats
    return table


def _box(game: Game, stored: StoredGame) -> Box:
    own = {box.hash: box for box in game.boxes.values()}
    if stored.box_toml is not None:
        box = game.box_from_text(stored.box_toml, "the record's box")
        own = {box.hash: box}
    if stored.box not in own:
        known = " or ".join(own)
        raise BadRecord(
            f"the record was played with another box ({stored.box}); this one is {known}"
        )
    return own[stored.box]


def _replay(table: Table, stored: StoredGame) -> None:
    """Make all moves, and check that they lead to the end that the record tells."""
    for n, text in enumerate(stored.moves, 1):
        try:
            table.play(text)
        except IllegalMove as error:
            raise BadRecord(f"move {n} of {len(stored.moves)} is not possible: {error}") from None
    told = {"over": stored.over, "scores": stored.scores, "standing": stored.standing}
    found = {"over": table.over, "scores": table.scores, "standing": table.standing}
    for key, value in told.items():
        if value is not None and value != found[key]:
            raise BadRecord(f"the record says {key} is {value}, but the moves give {found[key]}")


def verify(source: str | bytes | Path) -> tuple[Table, int]:
    """Replay a stored game and compare every step of a full record.

    Returns the table and how many steps were compared.
    """
    stored = decode(source)
    table = replayed(stored)
    if stored.steps is None:
        return table, 0
    start, steps = _steps(table)
    _compare("start", stored.start, start)
    if len(stored.steps) != len(steps):
        raise BadRecord(f"{len(stored.steps)} steps are recorded for {len(steps)} moves")
    for n, (told, found) in enumerate(zip(stored.steps, steps, strict=True), 1):
        _compare(f"step {n} seat", told.seat, found.seat)
        _compare(f"step {n} move", told.move, found.move)
        _compare(f"step {n} events", told.events, found.events)
        _compare(f"step {n} view", told.view, found.view)
    return table, len(steps)


def _compare(where: str, told: Any, found: Any) -> None:
    """Compare all that a record tells; views may tell more today than when it was written."""
    if isinstance(told, dict) and isinstance(found, dict):
        for key, value in told.items():
            _compare(f"{where}.{key}", value, found.get(key))
    elif _are_records(told) and _are_records(found) and len(told) == len(found):
        for n, (one, other) in enumerate(zip(told, found, strict=True)):
            _compare(f"{where}.{n}", one, other)
    elif told != found:
        raise BadRecord(f"{where}: the record says {told!r}, the rules give {found!r}")


def _are_records(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)
