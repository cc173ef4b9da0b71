"""Bots: players made of code. They are told what their seat may know, never the truth.

A bot is named by its level, with a limit and settings of its own if one likes:

    captain                  0.15 s a decision
    navigator                one of the crew: what it is in each game says `bots/crew.py`
    captain:2000             2000 iterations a decision: the same game on every machine
    captain:2000/depth=4     and with another setting (see `bound.tree.Settings`)
    captain:2000/haze=20     and seeing its moves through a haze (see `bots/haze.py`)
    captain:2000/mind=0      without what bots have learned of the game
    captain:2000@mind.npz    with what they have learned in a file
    captain:2000@my.module   with the `evaluate` and `prefer` of another module
    my.module:MyBot          a class of one's own, with `choose(sight)`
    cmd:python mybot.py      a program that speaks JSON lines

Packages bring bots and hints by entry points of the group `kuroshio.bots` (see docs/bots.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kuroshio.bots import brought, minds
from kuroshio.bots.crew import USUAL as CREW
from kuroshio.bots.crew import Mate, in_place_of
from kuroshio.bots.deckhand import Deckhand
from kuroshio.bots.sailor import Sailor
from kuroshio.bots.searcher import Searcher
from kuroshio.bots.settings import check
from kuroshio.bots.sight import Sight
from kuroshio.core.errors import BadSetup

__all__ = ["LEVELS", "Bot", "Sight", "bot_named", "check_name", "compile_named", "is_timed"]


class Bot(Protocol):
    """Anything that chooses one of the moves it is shown.

    >>> class First:
    ...     def choose(self, sight: Sight) -> int:
    ...         return sight.moves[0]
    >>> table = kuroshio.new("namiji", players=2, seed=3)
    >>> int(First().choose(Sight.of(table)))
    0
    """

    def choose(self, sight: Sight) -> int:
        """The number of one of `sight.moves`."""


@dataclass(frozen=True)
class Level:
    name: str
    purpose: str
    seconds: float = 0.0  # what a decision may take; 0 for those that do not look at the clock


# From the weakest to the strongest.
OWN = {
    level.name: level
    for level in (
        Level("deckhand", "plays at random"),
        Level("cook", "plays by taste, overlooks a lot"),
        Level("fisher", "sees what is near, misses the rest"),
        Level("sailor", "takes what looks best at once"),
        Level("boatswain", "looks a little further"),
        Level("helmsman", "expects the answer"),
        Level("navigator", "plans ahead, quickly"),
        Level("captain", "thinks ahead for 0.15 s", 0.15),
        Level("admiral", "thinks ahead for 1.5 s", 1.5),
    )
}
# With those that other packages bring.
LEVELS = OWN | {
    name: Level(name, f"from {point.value}") for name, point in brought.points().items()
}
ALIASES = {"random": "deckhand"}
PROGRAM = "cmd:"


@dataclass(frozen=True)
class Name:
    """A bot's name, read."""

    level: Level
    limit: int | None
    settings: dict[str, int]
    hints: str = ""
    mind: str = ""  # the file of one

    @property
    def quick(self) -> str:
        """The same bot with the shortest thought."""
        brought = self.hints or self.mind
        limit = "" if self.level.name in {"deckhand", *CREW} else ":1"
        return f"{self.level.name}{limit}" + (f"@{brought}" if brought else "")


def bot_named(name: str, seed: int, threads: int = 1) -> Bot:
    """A bot by its name; `random` is another name for the deckhand.

    >>> table = kuroshio.new("namiji", players=2, seed=3)
    >>> bot_named("sailor", seed=1).choose(Sight.of(table)) in table.moves
    True
    """
    if name.startswith(PROGRAM):
        from kuroshio.bots.programs import Program

        return Program(name.removeprefix(PROGRAM), seed)
    name = _written_out(name)
    if _is_class(name):
        bot: Bot = brought.new_bot(name, seed)
        return bot
    read = read_name(name)
    made: Bot
    if read.level.name == "deckhand":
        return Deckhand(seed)
    if read.level.name in CREW:
        return Mate(read.level.name, lambda other: bot_named(other, seed, threads))
    settings = {"mind": 0, **read.settings} if read.hints else read.settings
    if read.level.name == "sailor":
        made = Sailor(seed, read.limit, settings, read.mind)
    else:
        seconds = read.level.seconds if read.limit is None else None
        made = Searcher(seed, seconds, read.limit, threads, settings, read.mind)
    return brought.Advised(made, brought.hints_named(read.hints)) if read.hints else made


def check_name(name: str) -> None:
    """Refuse a name that no bot has.

    >>> check_name("captain:2000/depth=4")
    >>> check_name("corporal")
    Traceback (most recent call last):
    kuroshio.core.errors.BadSetup: there is no bot 'corporal'; there are: ...
    """
    if name.startswith(PROGRAM):
        if not name.removeprefix(PROGRAM).strip():
            raise BadSetup("a bot program is written 'cmd:' and its command line")
        return
    name = _written_out(name)
    if _is_class(name):
        brought.bot_class(name)
        return
    read = read_name(name)
    if read.hints:
        brought.hints_named(read.hints)
    if read.mind:
        minds.mind_in(read.mind)


def compile_named(name: str, sight: Sight) -> None:
    """Compile what a bot needs to decide.

    >>> compile_named("sailor", Sight.of(kuroshio.new("namiji", players=2, seed=3)))
    """
    name = _written_out(name)
    if not name.startswith(PROGRAM) and not _is_class(name):
        bot_named(read_name(name).quick, 0).choose(sight)


def is_timed(name: str) -> bool:
    """Whether a bot's moves depend on the speed of the machine.

    >>> is_timed("captain"), is_timed("captain:2000")
    (True, False)
    """
    name = _written_out(name)
    if name.startswith(PROGRAM):
        return True
    if _is_class(name):
        return bool(getattr(brought.bot_class(name), "seconds", None))
    read = read_name(name)
    return read.limit is None and read.level.seconds > 0


def _is_class(name: str) -> bool:
    """Whether a bot is a class of somebody's. What follows a level's colon is its limit."""
    return name.partition(":")[0] not in {*OWN, *ALIASES} and brought.is_class(name)


def _written_out(name: str) -> str:
    """What a package brings, by its full name: a class, or a captain with its hints."""
    if name not in brought.points():
        return name
    value = brought.points()[name].value
    return value if brought.is_class(value) else f"captain@{name}"


def read_name(name: str) -> Name:
    """Level, limit, settings and hints of a name like `captain:2000/depth=4@my.module`."""
    own, at, hints = name.partition("@")  # a file's name may have slashes
    first, *written = own.split("/")
    level_name, colon, limit = first.partition(":")
    level_name = ALIASES.get(level_name, level_name)
    if level_name not in OWN:
        raise BadSetup(f"there is no bot '{level_name}'; there are: {', '.join(LEVELS)}")
    level = OWN[level_name]
    if colon and (not limit.isdecimal() or int(limit) == 0):
        raise BadSetup(f"a limit is a number of iterations, as in 'captain:2000', not '{limit}'")
    if level_name == "deckhand" and (colon or written or at):
        raise BadSetup("the deckhand plays at random and has no limit, no settings and no hints")
    if level_name in CREW and (colon or written or at):
        usual = in_place_of(level_name, "")
        raise BadSetup(
            f"the {level_name} has no limit, no settings and no hints; in most games it is "
            f"'{usual}', which has"
        )
    if at and not hints:
        raise BadSetup("hints are written with their module, as in 'captain@my.module'")
    mind = hints if hints.endswith(minds.SUFFIX) else ""
    return Name(
        level,
        int(limit) if colon else None,
        check(written),
        hints=hints.removesuffix(mind),
        mind=mind,
    )
