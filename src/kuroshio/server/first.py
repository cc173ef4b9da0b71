"""First games: tables whose course is known, on which the page teaches a game.

The page's steps (client/src/boards/GAME/first.ts) are written for these seeds and options. The
deckhand plays against the newcomer: its moves depend on its luck alone, so a better sailor changes
no lesson.
"""

from __future__ import annotations

from kuroshio.games import game_named
from kuroshio.server import protocol as m
from kuroshio.server.store import Header

LEVEL = "deckhand"
SEEDS = {"namiji": 1, "tongiaki": 1, "namazu": 20}
PLAYERS = {"namiji": 3, "tongiaki": 3, "namazu": 2}  # without the special rules for two, if any
OPTIONS = {"namazu": {"box": "namazu-2"}}  # where the steps are for other ones than the usual


def first_table(game: str) -> m.NewTable:
    """The set-up of a first game; one that does not exist is refused where tables are made."""
    bots = [m.SeatWish(kind="bot", level=LEVEL)] * (PLAYERS.get(game, 2) - 1)
    seats = [m.SeatWish(kind="me"), *bots]
    options = OPTIONS.get(game, {})
    return m.NewTable(game=game, seats=seats, options=options, seed=SEEDS.get(game), start=True)


def is_taught(header: Header) -> bool:
    """Whether the page's steps are for this first game: earlier ones had another box or seed."""
    taught = game_named(header.game).chosen_options(OPTIONS.get(header.game, {}))
    return header.seed == SEEDS.get(header.game) and header.options == taught
