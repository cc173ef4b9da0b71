"""Bots: players made of code. They are told what their seat may know, never the truth.

A bot is named by its level, with a limit and settings of its own if one likes:

    captain                  0.15 s a decision
    captain:2000             2000 iterations a decision: the same game on every machine
    captain:2000/depth=4     and with another setting (see `bound.tree.Settings`)
    cmd:python mybot.py      a program that speaks JSON lines (see docs/bots.md)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kuroshio.bots.deckhand import Deckhand
from kuroshio.bots.sailor import Sailor
from kuroshio.bots.searcher import Searcher
from kuroshio.bots.settings import check
from kuroshio.bots.sight import Sight
from kuroshio.core.errors import BadSetup

__all__ = ["LEVELS", "Bot", "Sight", "bot_named", "check_name", "is_timed"]


class Bot(Protocol):
    """Anything that chooses one of the moves it is shown."""

    def choose(self, sight: Sight) -> int:
        """The number of one of `sight.moves`."""


@dataclass(frozen=True)
class Level:
    name: str
    purpose: str
    seconds: float = 0.0  # what a decision may take; 0 for those that do not look at the clock


LEVELS = {
    "deckhand": Level("deckhand", "plays at random"),
    "sailor": Level("sailor", "takes what looks best at once"),
    "captain": Level("captain", "thinks ahead for 0.15 s", 0.15),
    "admiral": Level("admiral", "thinks ahead for 1.5 s", 1.5),
}
ALIASES = {"random": "deckhand"}
PROGRAM = "cmd:"


def bot_named(name: str, seed: int, threads: int = 1) -> Bot:
    """A bot of a level; `random` is another name for the deckhand."""
    if name.startswith(PROGRAM):
        from kuroshio.bots.programs import Program

        return Program(name.removeprefix(PROGRAM), seed)
    level, limit, settings = _parts(name)
    if level.name == "deckhand":
        return Deckhand(seed)
    if level.name == "sailor":
        return Sailor(seed, limit, settings)
    seconds = level.seconds if limit is None else None
    return Searcher(seed, seconds, limit, threads, settings)


def check_name(name: str) -> None:
    """Refuse a name that no bot has."""
    if not name.startswith(PROGRAM):
        _parts(name)
    elif not name.removeprefix(PROGRAM).strip():
        raise BadSetup("a bot program is written 'cmd:' and its command line")


def is_timed(name: str) -> bool:
    """Whether a bot's moves depend on the speed of the machine."""
    return name.startswith(PROGRAM) or (
        ":" not in name and LEVELS[_parts(name)[0].name].seconds > 0
    )


def _parts(name: str) -> tuple[Level, int | None, dict[str, int]]:
    """Level, limit and settings of a name like `captain:2000/depth=4`."""
    first, *written = name.split("/")
    level_name, colon, limit = first.partition(":")
    level_name = ALIASES.get(level_name, level_name)
    if level_name not in LEVELS:
        raise BadSetup(f"there is no bot '{level_name}'; there are: {', '.join(LEVELS)}")
    level = LEVELS[level_name]
    if colon and (not limit.isdecimal() or int(limit) == 0):
        raise BadSetup(f"a limit is a number of iterations, as in 'captain:2000', not '{limit}'")
    if level_name == "deckhand" and (colon or written):
        raise BadSetup("the deckhand plays at random and has no limit and no settings")
    return level, int(limit) if colon else None, check(written)
