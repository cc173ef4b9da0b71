"""Warming: uses every compiled function once, so that it is in the cache and loaded.

Each `warm_…` does what one part of the package will do, on the smallest scale.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from kuroshio.bots import Sight, bot_named
from kuroshio.core.binding import sources_of
from kuroshio.core.compiled import UNCOMPILED
from kuroshio.core.folders import user_cache
from kuroshio.core.game import Game, Move
from kuroshio.core.kept import SHIPPED, shipped_for
from kuroshio.games import game_named
from kuroshio.review.chances import victories
from kuroshio.review.why import why
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import Table, imagined


def warm_tables(game: Game) -> None:
    """Use what a table needs once."""
    table = Table(game, game.usual_players)
    table.play(table.moves[0])
    told = table.changes(range(table.players))
    told.view(told.seen[0])
    table.reveals(0)
    table.glance(0, after=0)
    table.undo()
    table.view(0)
    table.previews()


def impossible(table: Table) -> Move:
    """A move that is not possible now."""
    return next(m for m in table.game.move_texts(table.box) if m.text and not table.allows(m))


def warm_rules(game: Game) -> None:
    """Use what tables, hints and refusals need of a game's rules once."""
    warm_tables(game)
    table = Table(game, game.usual_players)
    table.why_not(impossible(table))
    imagined(table, 0, seed=1)


def warm_bots(game: Game) -> None:
    """Use every compiled door of a game's bots once."""
    sight = Sight.of(Table(game, game.usual_players))
    for bot in ("sailor:1", "captain:1"):
        bot_named(bot, 0).choose(sight)


def warm_results(game: Game) -> None:
    """Use what a server needs besides when a game ends, once."""
    Table(game, game.usual_players).points_by_source()


def warm_review(game: Game) -> None:
    """Use what reviews need besides, once."""
    table = Table(game, game.usual_players)
    victories(table, after=0, seed=0, times=range(1))
    why(Sight.of(table), table.moves[0], table.moves[-1], seed=0, games=1)


def explains(game: Game) -> bool:
    """Whether what reviews and reasons need besides is in the cache."""
    return game.shelf("prospects").path.exists()


def warm_lab(game: Game) -> None:
    """Use what the laboratory needs besides, and random games, once."""
    from kuroshio.lab.counter import Counter, parts_of
    from kuroshio.lab.plan import Plan, trials_of

    trials = trials_of(game, [game.usual_players], [], {}, None)
    plan = Plan(game=game.name, rules=game.version, bots="deckhand", games=1, seed=0, trials=trials)
    Counter(plan, 0).count(parts_of(plan)[0][0])
    random_games(game, game.usual_players, 1)


def warm_environments(game: Game) -> None:
    """Use every compiled door of a game's environments once."""
    from kuroshio.envs.common import Observer
    from kuroshio.envs.vector import VectorEnv

    table = Table(game, game.usual_players)
    observer = Observer(game, game.box)
    observer.observe(table.state_after(0), 0)
    observer.rewards(table.state_after(0))
    envs = VectorEnv(game.name, 1, threads=1)
    envs.reset(seed=0)
    envs.step(envs.random_actions())
    envs.close()


def load_compiled(game: Game) -> None:
    """Load what tables, bots, results and reviews need, from the cache."""
    for use in (warm_tables, *TABLE.values()):
        use(game)


_SOURCES = ("kernels", "search", "accounts")  # what a table and its bots need
RULES = {"rules": warm_rules}  # which all the others need
TABLE = {"bots": warm_bots, "results": warm_results, "reviews": warm_review}
RESEARCH = {"laboratory": warm_lab, "environments": warm_environments}


def is_warm(name: str) -> bool:
    """Whether all that a table and its bots need is in the cache, or came with the wheel."""
    game = game_named(name)
    return _is_in(user_cache(), game) or (shipped_for() is not None and _is_in(SHIPPED, game))


def _is_in(folder: Path, game: Game) -> bool:
    """Whether a folder has the mark, and the code that it speaks of."""
    names = [mark_of(game).name, *(game.shelf(source).name for source in _SOURCES)]
    return all((folder / name).exists() for name in names)


def mark_of(game: Game) -> Path:
    """A file that says so, named after what all that code is made of."""
    content = "".join(game.shelf(source).content for source in _SOURCES)
    return user_cache() / f"{game.name}-warm-{hashlib.sha256(content.encode()).hexdigest()[:16]}"


def length(game: Game) -> int:
    """How much there is to compile, about: the length of the sources."""
    return sum(map(len, sources_of("kernels", game.functions)))


def leave(mark: Path) -> None:
    if not UNCOMPILED:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def warm(game: Game) -> None:
    """Use every compiled door that a table and its bots need once."""
    mark = mark_of(game)  # of the sources as they are before
    warm_rules(game)
    warm_bots(game)
    warm_results(game)
    leave(mark)
