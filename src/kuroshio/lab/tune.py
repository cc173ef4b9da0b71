"""Tuning: a search for the box whose games come nearest to given targets.

Optuna proposes boxes within declared ranges and learns from how far they were off. All that was
tried is kept in its journal, a file that grows line by line, so that a search can be stopped at any
moment and goes on where it was.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kuroshio.bound.tallies import Tally
from kuroshio.core.errors import BadBox, BadSetup
from kuroshio.core.game import Game
from kuroshio.core.records import blank
from kuroshio.extras import NotInstalled, where_from
from kuroshio.games import game_named
from kuroshio.lab.counter import PART, PARTS, Ints, Part, level_of, numbers_of, parts_of
from kuroshio.lab.findings import finding
from kuroshio.lab.plan import Plan, Trial
from kuroshio.lab.survey import Survey, conduct
from kuroshio.lab.targets import Measured, distance, measure, targets_in
from kuroshio.lab.vary import BOX, OPTION, Change, changed, read_changes, value_at

BATCHES = 8  # of a box's games: the error of its distance is told by leaving out one at a time
STARTS = 16  # boxes that are drawn at random before those that went well are followed
KNOWN = ("rulebook", "photo")  # sources of tables that are as they were printed

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


class Knob(msgspec.Struct, frozen=True):
    """A key of the box that may vary: over whole numbers, or over values that are written out."""

    key: str
    values: list[str] = []
    low: int = 0
    high: int = 0

    @property
    def told(self) -> str:
        return ", ".join(self.values) if self.values else f"{self.low}..{self.high}"


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a search tries and how it judges; it is kept in the journal."""

    game: str
    rules: int
    bots: str
    games: int  # of each box, with each number of players
    seed: int
    players: list[int]
    options: dict[str, str]
    knobs: list[Knob]
    targets: str  # the file's text
    box_toml: str  # the box from which the search begins

    def plan(self, box_toml: str) -> Plan:
        """The games by which one box is judged: the same seeds for all of them."""
        trials = [
            Trial(players=number, options=self.options, box_toml=box_toml)
            for number in self.players
        ]
        return Plan(
            game=self.game,
            rules=self.rules,
            bots=self.bots,
            games=self.games,
            seed=self.seed,
            trials=trials,
        )


class Tried(msgspec.Struct, frozen=True):
    """A box that was played, and how far it is off."""

    number: int
    changes: dict[str, str]
    distance: float
    error: float  # its standard error
    measured: list[Measured]


def read_knob(text: str) -> Knob:
    """`appeasement.limit.2=8..14`, or values as in `kuroshio lab --vary`.

    >>> read_knob("box.boats.each=12..18")
    Knob(key='boats.each', values=[], low=12, high=18)
    """
    key, _, values = text.partition("=")
    span = _RANGE.fullmatch(values.strip())
    if span is None:
        changes = read_changes(text)
        if changes[0].option:
            raise BadSetup(f"a search varies the box; fix '{key}' with --option")
        return Knob(changes[0].key, [change.value for change in changes])
    low, high = int(span[1]), int(span[2])
    key = key.strip().removeprefix(BOX)
    if key.startswith(OPTION) or low >= high:
        raise BadSetup(f"--vary takes KEY=LOW..HIGH or KEY=A,B,C, not '{text}'")
    return Knob(key, [], low, high)


def check_knob(game: Game, box_toml: str, knob: Knob) -> None:
    """Refuse to vary what the rulebook or a photo of the components fixes."""
    value_at(box_toml, knob.key, f"the {game.name} box")
    tables = tomllib.loads(box_toml)
    name, _, rest = knob.key.partition(".")
    free = [
        one
        for one, table in tables.items()
        if isinstance(table, dict) and table["source"] not in KNOWN
    ]
    if name not in free:
        raise BadSetup(
            f"'{knob.key}' is printed and cannot vary; ours are the tables {', '.join(free)}"
        )
    if rest.split(".")[0] in tables[name].get("certain", []):
        raise BadSetup(f"'{knob.key}' is printed and cannot vary")


class _Batched(Survey):
    """A survey whose tallies are kept in batches as well."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.batches = blank(Tally, len(plan.trials) * BATCHES)

    def add(self, part: Part, numbers: Ints) -> None:
        super().add(part, numbers)
        at = part.trial * BATCHES + part.number % BATCHES
        numbers_of(self.batches[at : at + 1])[:] += numbers

    def without(self, trial: int, batch: int) -> Any:
        """The tally of a trial without one of its batches."""
        at = trial * BATCHES + batch
        left = self.tallies[trial : trial + 1].copy()
        numbers_of(left)[:] -= numbers_of(self.batches[at : at + 1])
        return left[0]


class Search:
    """A search that was begun or goes on; everything it knows is in its journal."""

    def __init__(self, aim: Aim, journal: Path) -> None:
        self.aim = aim
        self.game = game_named(aim.game)
        self.targets = targets_in(aim.targets, "the targets")
        for knob in aim.knobs:
            check_knob(self.game, aim.box_toml, knob)
        plan = aim.plan(aim.box_toml)
        plan.check()
        if len(parts_of(plan)[0]) < 2:
            least = PARTS.get(level_of(aim.bots), PART) + 1
            raise BadSetup(
                f"{aim.games} games tell no error of what is measured: with {aim.bots} a search "
                f"needs at least {least}"
            )
        self._optuna = _library()
        self._study = self._opened(journal)

    def _opened(self, journal: Path) -> Any:
        """The study in the journal, which must be of the same aim, or a new one."""
        storages = self._optuna.storages
        backend = storages.journal.JournalFileBackend(str(journal))
        study = self._optuna.create_study(
            storage=storages.JournalStorage(backend),
            study_name=self.aim.game,
            load_if_exists=True,
        )
        written = msgspec.json.encode(self.aim).decode()
        kept = study.user_attrs.get("aim")
        if kept is None:
            study.set_user_attr("aim", written)
            study.enqueue_trial(self._beginning())
        elif kept != written:
            raise BadSetup(f"{journal} is of another search: {_difference(kept, self.aim)}")
        study.sampler = self._optuna.samplers.TPESampler(
            seed=self.aim.seed + len(study.trials),
            multivariate=True,
            n_startup_trials=STARTS,
        )
        return study

    def _beginning(self) -> dict[str, Any]:
        """The values of the box that the search begins with, as far as they are in range."""
        found: dict[str, Any] = {}
        for knob in self.aim.knobs:
            value = value_at(self.aim.box_toml, knob.key, "the box")
            if not knob.values:
                if knob.low <= value <= knob.high:
                    found[knob.key] = value
            else:
                same = [one for one in knob.values if Change(knob.key, one).parsed == value]
                if same:
                    found[knob.key] = same[0]
        return found

    def tried(self) -> list[Tried]:
        """All boxes that were played, the nearest first."""
        done = self._optuna.trial.TrialState.COMPLETE
        found = [
            msgspec.convert(trial.user_attrs["tried"], Tried)
            for trial in self._study.get_trials(deepcopy=False, states=(done,))
        ]
        return sorted(found, key=lambda one: (one.distance, one.number))

    def box_of(self, changes: dict[str, str]) -> str:
        """The text of a box with some values changed."""
        text = self.aim.box_toml
        for key, value in changes.items():
            text = changed(text, Change(key, value), f"the {self.game.name} box")
        return text

    def try_one(
        self,
        workers: int,
        ray: str | None = None,
        progress: Callable[[int], None] = lambda played: None,
    ) -> Tried | None:
        """Propose a box, play it and note how far it is off; None if it was stopped, or if the
        values do not make a box."""
        states = self._optuna.trial.TrialState
        trial = self._study.ask()
        changes = {knob.key: str(_proposed(trial, knob)) for knob in self.aim.knobs}
        try:
            box_toml = self.box_of(changes)
            self.game.box_from_text(box_toml, f"box {trial.number}")
        except BadBox:
            self._study.tell(trial, state=states.FAIL)
            return None
        survey = _Batched(self.aim.plan(box_toml))
        if not conduct(survey, workers, ray, progress=progress):
            self._study.tell(trial, state=states.FAIL)
            raise KeyboardInterrupt
        tried = self._judged(trial.number, changes, survey)
        trial.set_user_attr("tried", msgspec.to_builtins(tried))
        self._study.tell(trial, tried.distance)
        return tried

    def _judged(self, number: int, changes: dict[str, str], survey: _Batched) -> Tried:
        trials = range(len(survey.plan.trials))
        measured = self._measured(survey, [survey.tallies[n] for n in trials])
        batches = [n for n in range(BATCHES) if all(survey.without(t, n).games > 0 for t in trials)]
        leaving_out = [
            distance(self.targets, self._measured(survey, [survey.without(t, n) for t in trials]))
            for n in batches
            if all(survey.batches[t * BATCHES + n].games > 0 for t in trials)
        ]
        return Tried(
            number,
            changes,
            distance(self.targets, measured),
            _jackknife(leaving_out),
            measured,
        )

    def _measured(self, survey: Survey, tallies: Sequence[Any]) -> list[Measured]:
        plan = survey.plan
        found = [finding(plan, one, tallies[n]) for n, one in enumerate(plan.trials)]
        return measure(self.targets, found)


def _jackknife(leaving_out: Sequence[float]) -> float:
    """The standard error of a figure, from what it is without each of the batches.

    >>> _jackknife([1.0, 1.0, 1.0]), round(_jackknife([1.0, 2.0]), 2)
    (0.0, 0.5)
    """
    n = len(leaving_out)
    if n < 2:
        return 0.0
    return float(np.sqrt((n - 1) * np.var(leaving_out)))


def _proposed(trial: Any, knob: Knob) -> Any:
    if knob.values:
        return trial.suggest_categorical(knob.key, knob.values)
    return trial.suggest_int(knob.key, knob.low, knob.high)


def _difference(kept: str, aim: Aim) -> str:
    """What is not the same in two aims."""
    old = msgspec.json.decode(kept)
    new = msgspec.to_builtins(aim)
    names = [name for name in new if old.get(name) != new[name]]
    return f"its {' and '.join(names)} differ; name another --journal"


def _library() -> Any:
    try:
        import optuna
    except ImportError:
        raise NotInstalled(where_from("Optuna", "tune")) from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna
