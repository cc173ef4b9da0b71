"""Many games at once, stepped in compiled code on all cores: a Gymnasium `VectorEnv`.

    envs = VectorEnv("namiji", num_envs=1024, players=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Every game is shown to the seat that decides next (`infos["seat"]`), so that one policy plays all
seats. `rewards` are those of the seats that moved; `infos["rewards"]` has every seat's.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadSetup, IllegalMove
from kuroshio.core.records import blank
from kuroshio.core.rng import Rng
from kuroshio.envs.common import as_rows, lasting_options, steps
from kuroshio.envs.spaces import observation_space
from kuroshio.extras import needs
from kuroshio.games import game_named
from kuroshio.tables.table import Table

with needs("envs"):
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

__all__ = ["AutoresetMode", "VectorEnv"]

T = TypeVar("T")
Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Observations = dict[str, npt.NDArray[np.int8]]

_MODES = {AutoresetMode.NEXT_STEP: 0, AutoresetMode.SAME_STEP: 1, AutoresetMode.DISABLED: 2}
_BEGIN = _MODES[AutoresetMode.NEXT_STEP]


class VectorEnv(gymnasium.vector.VectorEnv[Observations, Ints, Floats]):
    """N games of one kind.

    The arrays that `reset` and `step` return are the environment's own: the next step writes into
    them. Keep a copy of what you want to keep, or ask for copies with `copy=True`.

    The same seed gives the same games, whatever the number of threads.

    >>> envs = VectorEnv("namiji", num_envs=4, players=2)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, ended, truncated, infos = envs.step(envs.random_actions())
    >>> observations["action_mask"].shape[0], rewards.tolist()
    (4, [0.0, 0.0, 0.0, 0.0])
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        threads: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = False,
    ) -> None:
        self.game = game_named(game)
        self.game.check_players(players)
        threads = threads or os.cpu_count() or 1
        if num_envs < 1 or threads < 1:
            raise BadSetup(f"expected at least 1 game and 1 thread, got {num_envs} and {threads}")
        if autoreset_mode not in _MODES:
            known = ", ".join(str(mode) for mode in _MODES)
            raise BadSetup(f"autoreset_mode cannot be {autoreset_mode!r}; it is one of: {known}")
        self.players = players
        self.options = lasting_options(self.game, options or {})
        self.box = box or self.game.chosen_box(self.options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.move_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._option_record = self.game.option_record(self.options)
        self._mode = _MODES[autoreset_mode]
        self._copy = copy
        self._begun = False
        self._make_arrays(num_envs)
        self._make_threads(min(threads, num_envs))

    def _make_arrays(self, count: int) -> None:
        """All that the steps write into. The last state and observation stay all zeros."""
        self._states = blank(self.game.state_type, count + 1)
        self._seen = blank(self.game.observation_type, count + 1)
        self._final = blank(self.game.observation_type, count + 1)
        self._seeds = np.zeros(count, np.int64)
        self._moves = np.zeros((count, self.game.move_count), np.int64)
        self._counts = np.zeros(count, np.int64)
        self._seats = np.zeros(count, np.int64)
        self._masks = np.zeros((count, self.game.move_count), np.int8)
        self._rewards = np.zeros(count, np.float32)
        self._all_rewards = np.zeros((count, self.players), np.float32)
        self._ended = np.zeros(count, np.bool_)
        self._truncated = np.zeros(count, np.bool_)
        self._everyone = np.ones(count, np.bool_)
        self._actions = np.zeros(count, np.int64)
        self._choices = np.zeros(count, np.int64)  # of `random_actions`
        self._streams = blank(Rng)
        self._observations = {
            "observation": as_rows(self._seen)[:count],
            "action_mask": self._masks,
        }
        self._infos = {"seat": self._seats, "rewards": self._all_rewards, "seed": self._seeds}

    def _make_threads(self, threads: int) -> None:
        cuts = np.linspace(0, self.num_envs, threads + 1).astype(int).tolist()
        self._parts = [(first, end, blank(self.game.state_type)) for first, end in pairwise(cuts)]
        self._pool = ThreadPoolExecutor(max(1, threads - 1))

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew, or those that `options["reset_mask"]` names.

        A seed for all of them gives game i the i-th child of that seed; a list gives each game
        its own. Without one, new games follow from those before. `infos["seed"]` is the seed with
        which `kuroshio.new` sets up the same game.
        """
        chosen = (options or {}).get("reset_mask", self._everyone)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"expected a reset_mask of {self.num_envs} truth values")
        self._seed(seed, chosen)
        self._counts[chosen] = 0
        self._run(_BEGIN, chosen)
        self._begun = True
        return self._out(self._observations), self._out(self._infos)

    def _seed(self, seed: int | list[int | None] | None, chosen: Bools) -> None:
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        if seed is None:
            return
        if isinstance(seed, list):
            given = seed
        else:
            self.game.check_seed(seed)
            given = [steps(self.game).child_seed(seed, i) for i in range(self.num_envs)]
        if len(given) != self.num_envs:
            raise ValueError(f"expected {self.num_envs} seeds, got {len(given)}")
        self._streams["seed"] = next((one for one in given if one is not None), 0)
        self._streams["drawn"] = 0
        for i, one in enumerate(given):
            if chosen[i] and one is not None:
                self.game.check_seed(one)
                self._seeds[i] = one

    def step(  # type: ignore[override]  # Gymnasium's types call terminations rewards
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, Floats, Bools, Bools, dict[str, Any]]:
        """Make one move in every game; see the documentation for games that are over."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset before the first step")
        self._actions[:] = actions
        self._check_actions()
        self._run(self._mode, self._everyone)
        infos: dict[str, Any] = dict(self._infos)
        if self._mode == _MODES[AutoresetMode.SAME_STEP] and self._ended.any():
            infos["final_obs"] = as_rows(self._final)[:-1]
            infos["_final_obs"] = self._ended
        return (
            self._out(self._observations),
            self._out(self._rewards),
            self._out(self._ended),
            self._out(self._truncated),
            self._out(infos),
        )

    def _check_actions(self) -> None:
        """Refuse the whole step if one action is not legal: then no game has moved."""
        wrong = steps(self.game).first_illegal(self._actions, self._moves, self._counts)
        if wrong >= 0:
            action = int(self._actions[wrong])
            raise IllegalMove(f"game {wrong} of {self.num_envs}: {self._refusal(wrong, action)}")

    def _refusal(self, i: int, action: int) -> IllegalMove:
        """Why an action is not possible, in the words of the table."""
        table = Table(self.game, self.players, options=self.options, box=self.box)
        table._states[:] = self._states[i]
        table.refresh()
        try:
            table.play(action)
        except IllegalMove as error:
            return error
        raise AssertionError("the table takes a move that the environment refused")

    @property
    def seats(self) -> Ints:
        """The seat that each game is shown to now: `infos["seat"]`."""
        return self._seats

    def random_actions(self) -> Ints:
        """A legal move for every game, each as likely as the others; the array is used again."""
        steps(self.game).choose_any(self._streams, self._moves, self._counts, self._choices)
        return self._choices

    def close_extras(self, **kwargs: Any) -> None:
        self._pool.shutdown()

    def _out(self, arrays: T) -> T:
        """What the caller gets: the arrays themselves, or copies."""
        return deepcopy(arrays) if self._copy else arrays

    def _run(self, mode: int, chosen: Bools) -> None:
        """Let each thread step its part of the games; the last part is done here."""
        *others, own = self._parts
        waiting = [self._pool.submit(self._run_part, *part, mode, chosen) for part in others]
        self._run_part(*own, mode, chosen)
        for part in waiting:
            part.result()

    def _run_part(self, first: int, end: int, eyes: Any, mode: int, chosen: Bools) -> None:
        steps(self.game).step(
            self._states,
            self.box.record,
            self._option_record,
            self.players,
            eyes,
            mode,
            first,
            end,
            chosen,
            self._actions,
            self._seeds,
            self._moves,
            self._counts,
            self._seats,
            self._seen,
            self._masks,
            self._rewards,
            self._all_rewards,
            self._ended,
            self._final,
        )
