"""A match: the same bots at the same table, game after game.

Every deal is played once from each seat: game g is deal g // players, with the bots moved
g % players seats on. A game depends on nothing but the match and its number, so it does not
matter where and in what order the games are played.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from kuroshio.bots import Bot, Sight, bot_named, check_name, compile_named
from kuroshio.bots.opinion import seed_from
from kuroshio.core.errors import BadSetup
from kuroshio.games import game_named
from kuroshio.tables.table import Table

LATE = 1.2  # times the seconds that a decision may take


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played.

    >>> match = Match(game="tongiaki", bots=["deckhand", "deckhand"], games=4, seed=1)
    >>> match.check()
    >>> match.options
    {}
    """

    game: str
    bots: list[str]  # by name, one for each seat
    games: int
    seed: int = 0
    options: dict[str, str] = {}
    box_toml: str | None = None

    def check(self) -> None:
        """Refuse a match that cannot be played."""
        game = game_named(self.game)
        game.check_players(len(self.bots))
        game.check_seed(self.seed)
        game.chosen_options(self.options)
        for name in self.bots:
            check_name(name)
        if self.games < 1:
            raise BadSetup(f"a match has at least one game, not {self.games}")


class Failure(msgspec.Struct, frozen=True):
    """A bot program that did not answer as it should."""

    bot: int
    move: int  # how many moves had been made
    reason: str


class Played(msgspec.Struct, frozen=True):
    """One game of a match; scores and places in the order of the match's bots.

    >>> match = Match(game="tongiaki", bots=["deckhand", "deckhand"], games=4, seed=1)
    >>> played = play_game(match, 3)
    >>> played.number, sorted(played.places), played.late
    (3, [1, 2], 0)
    """

    number: int
    scores: list[int]
    places: list[int]
    moves: int
    late: int = 0  # decisions that passed their time by more than a fifth
    failures: list[Failure] = []


def compile_for(match: Match) -> None:
    """Compile what the match needs, once and here rather than in all its workers at a time."""
    game = game_named(match.game)
    sight = Sight.of(Table(game, len(match.bots)))
    for name in set(match.bots):
        compile_named(name, sight)


# Told of every decision before the move is made: the table, who decided, and the move.
Note = Callable[[Table, Bot, int], None]


def play_game(match: Match, number: int, note: Note | None = None) -> Played:
    """Play one game of a match.

    >>> match = Match(game="tongiaki", bots=["deckhand", "deckhand"], games=4, seed=1)
    >>> play_game(match, 0) == play_game(match, 0)  # it depends on the match and its number alone
    True
    """
    players = len(match.bots)
    deal, turned = divmod(number, players)
    table = _dealt(match, deal)
    at_seat = [(seat - turned) % players for seat in range(players)]  # which bot sits there
    bots = [
        bot_named(match.bots[at_seat[seat]], seed_from(match.seed, number, seat + 1))
        for seat in range(players)
    ]
    failures: list[Failure] = []
    late = 0
    try:
        while table.turn is not None:
            seat = table.turn
            bot = bots[seat]
            begun = time.perf_counter()
            move = bot.choose(Sight.of(table))
            allowed = getattr(bot, "seconds", None)
            if allowed and time.perf_counter() - begun > LATE * allowed:
                late += 1
            problem = getattr(bot, "problem", None)
            if problem:
                failures.append(Failure(at_seat[seat], len(table.line), problem))
            if note is not None:
                note(table, bot, move)
            table.play(move)
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
    return _played(number, table, at_seat, late, failures)


def _dealt(match: Match, deal: int) -> Table:
    """The table of a deal, before the first move."""
    game = game_named(match.game)
    box = game.box_from_text(match.box_toml, "the match's box") if match.box_toml else None
    return Table(game, len(match.bots), seed_from(match.seed, deal), match.options, box)


def _played(
    number: int, table: Table, at_seat: list[int], late: int, failures: list[Failure]
) -> Played:
    """What became of a game, told of the bots and not of the seats at which they sat."""
    seats = [at_seat.index(bot) for bot in range(table.players)]
    scores, places = table.scores, table.standing
    return Played(
        number,
        [scores[seat] for seat in seats],
        [places[seat] for seat in seats],
        len(table.line),
        late,
        failures,
    )
