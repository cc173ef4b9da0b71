"""A course: generations of self-play. Each teaches a new mind, which must win against the best so
far to take its place.

All is kept in a folder: a course that was stopped goes on where it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from kuroshio.arena import Match
from kuroshio.arena.runner import play_numbered
from kuroshio.bots import Sight, bot_named, minds
from kuroshio.bots.minds import Card, Learned
from kuroshio.core.game import Game
from kuroshio.games import game_named
from kuroshio.learn import gate, lessons
from kuroshio.learn.lessons import Lessons
from kuroshio.learn.network import Lesson
from kuroshio.learn.teaching import learn_from
from kuroshio.tables.table import Table

BATCH = 20  # games in a file of lessons
BEST = "mind.npz"  # the last one that has passed the gate
# With which settings a new mind is tried: whichever is best at it is written on its card.
TRIED = {"depth": 10, "mind": 2}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is done in every generation."""

    game: str
    seed: int = 1
    games: int = 300  # of self-play
    iterations: int = 100  # of those who play them, and of the gate's
    depth: int = 40  # moves from a position to where its worth is told; negative: to the end
    most: int = 400  # games at the gate
    players: int = 0  # at the gate; 0 for the usual number
    epochs: int = 10
    remembered: int = 3  # generations whose lessons are taught
    pieces: tuple[str, ...] = ()  # of the observation, that a mind listens to; none: to all


class Course:
    def __init__(
        self,
        plan: Plan,
        folder: Path,
        hours: float,
        workers: int = 1,
        ray: str | None = None,
        say: Callable[[str], None] = lambda words: None,
        progress: Callable[[int, int, str], None] = lambda done, whole, note: None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game = game_named(plan.game)
        self._deadline = time.monotonic() + 3600 * hours
        self._workers, self._ray = workers, ray
        self._say, self._progress = say, progress
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def best(self) -> Path | None:
        path = self.folder / BEST
        return path if path.is_file() else None

    def late(self) -> bool:
        return time.monotonic() > self._deadline

    def run(self, generations: int | None = None) -> Path | None:
        """Generation after generation until the time is over; the best mind, if one has won."""
        done = 0
        while not self.late() and (generations is None or done < generations):
            number = self._generation()
            self._say(f"generation {number}: {self.plan.games} games of {self.bot}")
            self._play(number)
            if not self.late() or generations is not None:
                self._teach(number)
                self._try(number)
            done += 1
        return self.best

    @property
    def bot(self) -> str:
        """The bot that plays: the captain with the best mind so far, always with short rollouts."""
        return f"captain:{self.plan.iterations}/depth={TRIED['depth']}" + self._mind_of_old()

    @property
    def old(self) -> str:
        """The bot to beat: the captain without what is new."""
        return f"captain:{self.plan.iterations}" + self._mind_of_old()

    def _mind_of_old(self) -> str:
        return f"@{self.best}" if self.best else "/mind=0"

    def _generation(self) -> int:
        """The first generation that was not tried at the gate."""
        return len(list(self.folder.glob("verdict-*.json")))

    # --- self-play --------------------------------------------------------------------------

    def _play(self, generation: int) -> None:
        """Play the games of a generation that are still missing."""
        plan = self.plan
        bot_named(f"captain:1{self._mind_of_old()}", 0).choose(
            Sight.of(Table(self.game, self.game.usual_players))
        )  # compiled here, once
        first = generation * plan.games
        batches = [
            range(begin, min(begin + BATCH, first + plan.games))
            for begin in range(first, first + plan.games, BATCH)
        ]
        missing = [batch for batch in batches if not self._lessons(batch).is_file()]
        play = partial(lessons.play_numbered, plan.game, self.bot, plan.seed)
        done = plan.games - sum(map(len, missing))
        for batch in missing:
            if self.late():
                return
            with closing(play_numbered(play, batch, self._workers, self._ray)) as playing:
                played = sorted(playing, key=lambda one: int(one.games[0]))
            lessons.write(self._lessons(batch), lessons.together(played))
            done += len(batch)
            self._progress(done, plan.games, "games")

    def _lessons(self, batch: range) -> Path:
        return self.folder / f"lessons-{batch.start:07d}.npz"

    def _remembered(self, generation: int) -> Lessons:
        """The lessons of the last generations."""
        since = max(0, generation + 1 - self.plan.remembered) * self.plan.games
        files = sorted(self.folder.glob("lessons-*.npz"))
        files = [path for path in files if int(path.stem.partition("-")[2]) >= since]
        return lessons.together(lessons.read(path, self.game) for path in files)

    # --- teaching and trying ----------------------------------------------------------------

    def _candidate(self, generation: int) -> Path:
        return self.folder / f"mind-{generation:03d}.npz"

    def _teach(self, generation: int) -> None:
        path = self._candidate(generation)
        if path.is_file():
            return
        known = self._remembered(generation)
        before = minds.mind_in(str(self.best)) if self.best else None

        def told(epoch: int, off: float, surprise: float) -> None:
            note = f"worth off by {off:.5f}, surprise {surprise:.3f}"
            self._progress(epoch, self.plan.epochs, f"epochs  {note}")

        numbers = learn_from(
            self.game,
            known,
            self.plan.depth,
            self.plan.seed + generation,
            before,
            Lesson(epochs=self.plan.epochs),
            told,
            self.plan.pieces,
        )
        learned = {
            "generation": generation,
            "positions": len(known.states),
            "games": len(set(known.games.tolist())),
            "bots": self.bot,
            "plan": msgspec.to_builtins(self.plan),
        }
        card = Card(
            game=self.game.name,
            fits=minds.fitting(self.game, self.game.box),
            settings=TRIED,
            learned=learned,
        )
        minds.write(path, Learned(card, numbers))

    def _try(self, generation: int) -> None:
        """Let the new mind play against the old; it becomes the best only if it wins."""
        plan = self.plan
        players = plan.players or self.game.usual_players
        path = self._candidate(generation)
        new, old = f"captain@{path}", "captain" + self._mind_of_old()
        quick = gate.as_quick(self.game, players, new, old, plan.iterations, plan.seed)
        named = f"captain:{quick}@{path}"
        match = Match(
            game=plan.game,
            bots=[named, *[self.old] * (players - 1)],
            games=plan.most,
            seed=plan.seed + 1000 + generation,
        )
        verdict = gate.try_out(
            match,
            plan.most,
            self._workers,
            self._ray,
            progress=lambda games, wins: self._progress(
                games, plan.most, f"games at the gate  {100 * wins / games:.0f} % won"
            ),
        )
        self._say(f"{verdict}: {'it passes' if verdict.passed else 'it does not pass'}")
        if verdict.passed:
            self._believe(path, verdict)
        kept = self.folder / f"verdict-{generation:03d}.json"
        kept.write_bytes(msgspec.json.encode(verdict) + b"\n")

    def _believe(self, path: Path, verdict: gate.Verdict) -> None:
        """Make a mind the best one."""
        made = minds.mind_in(str(path))
        earlier: list[Any] = minds.mind_in(str(self.best)).card.tried if self.best else []
        told = str(verdict).replace(f"{self.folder}/", "")
        card = msgspec.structs.replace(made.card, tried=[*earlier, told])
        minds.write(self.folder / BEST, Learned(card, made.numbers))
        minds.mind_in.cache_clear()
