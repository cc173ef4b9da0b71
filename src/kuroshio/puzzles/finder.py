"""Finds puzzles in games between captains, the cheapest question first.

At every decision the captain has thought anyway, to play on: only where the moves that it likes are
well before the next one, and a sailor takes none of them, is there a long search. What a game gives
depends on nothing but the seed and its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from kuroshio.bots import Sight
from kuroshio.bots.opinion import Opinion, seed_from
from kuroshio.bots.sailor import Sailor
from kuroshio.bots.searcher import Searcher
from kuroshio.core.game import Game, Move
from kuroshio.puzzles.proof import MOST_EQUAL, Trial
from kuroshio.puzzles.shelf import Found, Source
from kuroshio.puzzles.themes import themes_of
from kuroshio.tables.table import Table

THOUGHT = 600  # iterations of the captains that play
GLIMPSE = 0.025  # of result: a lead in that thought that may be a clear one
APART = 12  # moves between two puzzles of a game
MOST = 8  # puzzles of a game
SAILORS = 3  # that must all miss it

# How hard a puzzle is: thoughts of growing length look for its solution, several times each.
LADDER = (3, 10, 30, 100, 400, 2000)
TRIES = 5


def look_through(game: Game, number: int, seed: int, thought: int = THOUGHT) -> Source:
    """Play a game, and find the puzzles in it."""
    players = game.players[number % len(game.players)]
    table = Table(game, players, seed_from(seed, number))
    captains = [
        Searcher(seed_from(seed, number, seat + 1), iterations=thought) for seat in range(players)
    ]
    found: list[Found] = []
    while table.turn is not None:
        sight = Sight.of(table)
        captain = captains[table.turn]
        move = captain.choose(sight)
        made = len(table.line)
        if len(found) < MOST and (not found or made >= found[-1].n + APART):
            luck = seed_from(seed, number, made, 0)
            liked = captain.explain(MOST_EQUAL + 1)
            if may_be_one(sight, liked, luck):
                one = look_closely(table, luck, [one.move for one in liked])
                found += [one] if one else []
        table.play(move)
    return Source(number, players, table.seed, [one.text for one in table.line], found)


def may_be_one(sight: Sight, liked: list[Opinion], seed: int) -> bool:
    """Whether a few moves are well before the next one, and a sailor takes none of them."""
    if len(sight.moves) < 2 or not liked[0].results:
        return False
    tempting = sailors_choice(sight, seed).text
    results = [one.results[sight.seat] for one in liked]
    for count in range(1, len(liked)):
        better = [one.move for one in liked[:count]]
        if tempting in better:
            return False
        if results[count - 1] - results[count] >= GLIMPSE:
            return True
    return False


def sailors_choice(sight: Sight, seed: int) -> Move:
    return sight.game.move_texts(sight.box)[int(Sailor(seed).choose(sight))]


def look_closely(table: Table, seed: int, liked: Sequence[str] = ()) -> Found | None:
    """The puzzle in a position, if there is one; these moves may be near its solution."""
    sight = Sight.of(table)
    tempting = [sailors_choice(sight, seed_from(seed, n)) for n in range(SAILORS)]
    proof = Trial(sight, seed).prove(tempting, [table.legal(move) for move in liked])
    if proof is None:
        return None
    return Found(
        n=len(table.line),
        best=[move.text for move in proof.best],
        tempting=tempting[0].text,
        lead=round(proof.lead.value, 4),
        error=round(proof.lead.error, 4),
        solved=[solved_by(sight, proof.best, rung, seed) for rung in LADDER],
        tries=TRIES,
        themes=themes_of(table, proof.best[0], seed),
    )


def solved_by(sight: Sight, best: list[Move], iterations: int, seed: int) -> int:
    """How often a thought of so many iterations finds a solution."""
    chosen = [
        Searcher(seed_from(seed, iterations, n), iterations=iterations).choose(sight)
        for n in range(TRIES)
    ]
    return sum(one in best for one in chosen)
