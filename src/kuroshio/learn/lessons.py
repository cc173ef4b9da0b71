"""Lessons: positions of games between bots, with what a search thought of them there."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kuroshio.bots import Sight, bot_named
from kuroshio.bots.opinion import seed_from
from kuroshio.core.game import Game
from kuroshio.core.records import Records
from kuroshio.core.state import SEATS
from kuroshio.files import writing
from kuroshio.games import game_named
from kuroshio.tables.table import Table

# Parts in a hundred of the moves that are not what the search liked best, so that the mind sees
# more than one way to play: some are drawn by the search's attention, some are any legal move.
TRIED, STRAY = 25, 5


class Lessons(NamedTuple):
    """One row for each decision that left a choice, game after game in the order of play."""

    states: Records  # the true ones
    games: npt.NDArray[np.int64]  # the number of the game that each is from
    results: npt.NDArray[np.float32]  # what the search expected for each seat; a column a seat
    scores: npt.NDArray[np.int32]  # the final points of each seat
    places: npt.NDArray[np.int8]  # and its place
    first: npt.NDArray[np.int64]  # where its moves begin among all moves; one more than rows
    moves: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]  # of the search's attention, by move


def play_lessons(game: Game, bot: str, seed: int, number: int) -> Lessons:
    """One game between such bots. The number of players changes from game to game."""
    players = game.players[number % len(game.players)]
    table = Table(game, players, seed_from(seed, number))
    bots: list[Any] = [bot_named(bot, seed_from(seed, number, seat)) for seat in range(players)]
    luck = random.Random(seed_from(seed, number))
    states, results, moves, shares, first = [], [], [], [], [0]
    while table.turn is not None:
        sight = Sight.of(table)
        chosen = bots[table.turn].choose(sight)
        if len(sight.moves) > 1:
            opinions = bots[table.turn].explain(len(sight.moves))
            states.append(table.state.copy())
            results.append([*opinions[0].results, *[0.0] * (SEATS - players)])
            moves += [int(table.parse(one.move)) for one in opinions]
            shares += [one.share for one in opinions]
            first.append(len(moves))
            chance = luck.randrange(100)
            if chance < TRIED:
                (chosen,) = luck.choices(moves[first[-2] :], shares[first[-2] :])
            elif chance < TRIED + STRAY:
                chosen = luck.choice(sight.moves)
        table.play(chosen)
    rows = len(states)
    rest = [0] * (SEATS - players)
    return Lessons(
        np.array(states, game.new_state().dtype),
        np.full(rows, number, np.int64),
        np.array(results, np.float32),
        np.tile(np.array([*table.scores, *rest], np.int32), (rows, 1)),
        np.tile(np.array([*table.standing, *rest], np.int8), (rows, 1)),
        np.array(first, np.int64),
        np.array(moves, np.int32),
        np.array(shares, np.float32),
    )


def together(lessons: Iterable[Lessons]) -> Lessons:
    """The lessons of several games as one."""
    each = list(lessons)
    ends = np.cumsum([0, *(len(one.moves) for one in each)])
    first = [one.first[:-1] + end for one, end in zip(each, ends, strict=False)]
    columns = {
        name: np.concatenate([getattr(one, name) for one in each])
        for name in Lessons._fields
        if name != "first"
    }
    return Lessons(first=np.concatenate([*first, ends[-1:]]), **columns)


def write(path: Path, lessons: Lessons) -> None:
    """Keep lessons, whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    with writing(path):
        with fresh.open("wb") as file:
            np.savez_compressed(
                file, **{**lessons._asdict(), "states": lessons.states.view(np.uint8)}
            )
        fresh.replace(path)


def read(path: Path, game: Game) -> Lessons:
    """Lessons that were kept."""
    with np.load(path) as kept:
        columns = {name: kept[name] for name in Lessons._fields}
    states = columns.pop("states").view(game.new_state().dtype)
    return Lessons(states=states, **columns)


def play_numbered(game: str, bot: str, seed: int, number: int) -> Lessons:
    """One game by its number, for workers that know a game by name."""
    return play_lessons(game_named(game), bot, seed, number)
