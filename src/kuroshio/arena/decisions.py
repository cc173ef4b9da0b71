"""Decisions as they come up in games between bots, to try something at each of them."""

from __future__ import annotations

from kuroshio.bots import Sight, bot_named
from kuroshio.core.game import Game
from kuroshio.tables.table import Table


def decisions_of_a_game(game: Game, players: int, bot: str, seed: int) -> list[Sight]:
    """All decisions of a game between such bots that leave a choice."""
    table = Table(game, players, seed)
    bots = [bot_named(bot, seed + seat) for seat in range(players)]
    sights = []
    while table.turn is not None:
        sight = Sight.of(table)
        if len(sight.moves) > 1:
            sights.append(sight)
        table.play(bots[table.turn].choose(sight))
    return sights


def spread(sights: list[Sight], count: int) -> list[Sight]:
    """The first decision, and others evenly spread over the game."""
    return [sights[n * len(sights) // count] for n in range(count)]
