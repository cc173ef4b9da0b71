"""What is to be played: one game, and the trials of it that are compared with each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from kuroshio.bots import check_name, is_timed
from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadSetup
from kuroshio.core.game import Game
from kuroshio.games import game_named
from kuroshio.lab.vary import BOX, Change, changed, read_changes

MOST_TRIALS = 24


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """One column of a report: so many players, with a box and options.

    >>> Trial(players=4, options={"direction": "clockwise"}).title
    '4 players'
    """

    players: int
    options: dict[str, str] = {}
    box_toml: str | None = None  # None: the standard box
    changes: dict[str, str] = {}  # what is varied, as it was written

    @property
    def varies_the_box(self) -> bool:
        return any(key.startswith(BOX) for key in self.changes)

    @property
    def title(self) -> str:
        varied = [f"{key} = {value}" for key, value in self.changes.items()]
        return ", ".join([f"{self.players} players", *varied])


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is played, and nothing else.

    >>> trials = [Trial(players=2)]
    >>> plan = Plan(game="namiji", rules=1, bots="deckhand", games=100, seed=1, trials=trials)
    >>> plan.check()
    >>> plan.command()
    'kuroshio lab namiji --players 2 --games 100 --bots deckhand --seed 1'
    """

    game: str
    rules: int  # version of the game's rules
    bots: str  # the level of all seats
    games: int  # of each trial
    seed: int
    trials: list[Trial]

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        game = game_named(self.game)
        game.check_seed(self.seed)
        check_name(self.bots)
        if "cmd:" in self.bots or is_timed(self.bots):
            raise BadSetup(
                f"'{self.bots}' would play other games on another machine; the lab takes bots "
                "that do not look at the clock: deckhand, cook, fisher, sailor, boatswain, "
                "helmsman, navigator, captain:2000, admiral:20000"
            )
        if self.games < 1:
            raise BadSetup("the lab needs at least one game")
        if self.rules != game.version:
            raise BadSetup(f"the plan is for version {self.rules} of the {game.name} rules")
        for trial in self.trials:
            game.check_players(trial.players)
            game.chosen_options(trial.options)
            box_of(game, trial)

    def command(self) -> str:
        """The command line that makes this plan again."""
        words = ["kuroshio lab", self.game]
        words.append("--players " + ",".join(_once(str(one.players) for one in self.trials)))
        words += [f"--games {self.games}", f"--bots {self.bots}", f"--seed {self.seed}"]
        for key in self.trials[0].changes:
            values = ",".join(_once(trial.changes[key] for trial in self.trials))
            words.append(f"--vary {key}={values}")
        words += [
            f"--option {name}={value}"
            for name, value in self.trials[0].options.items()
            if f"option.{name}" not in self.trials[0].changes
        ]
        if any(trial.box_toml and not trial.varies_the_box for trial in self.trials):
            words.append("--box FILE")
        return " ".join(words)


def _once(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


def box_of(game: Game, trial: Trial) -> Box:
    """The box that a trial is played with."""
    if trial.box_toml is None:
        return game.chosen_box(trial.options)
    return game.box_from_text(trial.box_toml, f"the box with {trial.title}")


def trials_of(
    game: Game,
    players: Sequence[int],
    varied: Sequence[str],
    options: dict[str, str],
    box_toml: str | None,
) -> list[Trial]:
    """A trial for each number of players and each combination of what is varied.

    >>> game = game_named("namiji")
    >>> [trial.title for trial in trials_of(game, [2, 3], ["boats.offerings=3"], {}, None)]
    ['2 players, box.boats.offerings = 3', '3 players, box.boats.offerings = 3']
    """
    game.chosen_options(options)
    ways: list[tuple[Change, ...]] = list(product(*(read_changes(one) for one in varied)))
    if len(ways) * len(players) > MOST_TRIALS:
        raise BadSetup(
            f"{len(ways) * len(players)} trials are too many for one report: at most {MOST_TRIALS}"
        )
    trials = []
    for number in players:
        for way in ways:
            chosen, text = dict(options), box_toml
            for change in way:
                if change.option:
                    chosen[change.key] = change.value
                else:
                    text = text or game.chosen_box(chosen).text
                    text = changed(text, change, f"the {game.name} box")
            changes = {change.written: change.value for change in way}
            trials.append(Trial(players=number, options=chosen, box_toml=text, changes=changes))
    return trials
