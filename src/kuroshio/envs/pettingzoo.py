"""The games as PettingZoo's: one agent a seat, who move in turn (AEC).

    from kuroshio.envs.pettingzoo import namiji_v0

    env = namiji_v0.env(players=3, options={"direction": "clockwise"}, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An observation is {"observation", "action_mask"}, as for PettingZoo's own board games. Rewards come
at the end, by place: from 1 for the first to -1 for the last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kuroshio.core.boxes import Box
from kuroshio.core.records import Records
from kuroshio.envs.common import Observation, Observer, lasting_options
from kuroshio.envs.spaces import observation_space
from kuroshio.extras import needs
from kuroshio.games import game_named
from kuroshio.language import say
from kuroshio.tables.table import Table

__all__ = ["RawEnv", "Version", "namazu_v0", "namiji_v0", "tongiaki_v0"]

with needs("envs"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observed = dict[str, Observation]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class RawEnv(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """One game, without PettingZoo's wrappers: an illegal action raises `IllegalMove`.

    With `max_cycles` a game that is not over after so many moves of all agents together is
    truncated, and nobody is rewarded.

    >>> env = RawEnv("namiji", players=3)
    >>> env.reset(seed=1)
    >>> agent = env.agent_selection
    >>> env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
    >>> len(env.table.line)
    1
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.game = game_named(game)
        self.players = self.game.players[0] if players is None else players
        self.game.check_players(self.players)
        self.options = lasting_options(self.game, options or {})
        self.box = box or self.game.chosen_box(self.options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ValueError(f"render_mode cannot be '{render_mode}'; it is one of: {known}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is a number of moves from 1 on, not {max_cycles}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.game))
        moves = self.game.move_count
        self.action_spaces = {agent: Discrete(moves) for agent in self.possible_agents}
        self._observer = Observer(self.game, self.box)
        self._chance = np.random.default_rng()
        self._table: Table | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    @property
    def table(self) -> Table:
        """The table at which the game is played."""
        if self._table is None:
            raise RuntimeError("call reset before anything else")
        return self._table

    @property
    def _truth(self) -> Records:
        return self.table.state_after(len(self.table.line))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The seed is that of `kuroshio.new`; without one, chance names it."""
        if seed is None:
            seed = int(self._chance.integers(2**31))
        self._table = Table(self.game, self.players, seed, self.options, self.box)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_turn()

    def observe(self, agent: str) -> Observed:
        """What an agent's seat knows, and its legal moves if it is to decide."""
        table = self.table
        mask: npt.NDArray[np.int8] = np.zeros(self.game.move_count, np.int8)
        seat = self._seat_of[agent]
        if table.turn == seat:
            mask[table.moves] = 1
        return {"observation": self._observer.observe(self._truth, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move, but the action is None")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            rewards = self._observer.rewards(self._truth)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif len(self.table.line) == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._pass_turn()
        if self.render_mode == "human":
            self.render()

    def _pass_turn(self) -> None:
        """Select the agent that decides next; at the end each in turn takes its leave."""
        turn = self.table.turn
        if turn is None or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[turn]

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as a watcher sees it: as text, as pixels, or printed."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            from kuroshio.envs.pixels import pixels

            return pixels(self.table.svg())
        text = "\n".join(self.game.plain(self.table.view(), say))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


@dataclass(frozen=True)
class Version:
    """What PettingZoo keeps in a module for each game: `env` and `raw_env`.

    >>> env = namiji_v0.env(players=2)
    >>> env.reset(seed=1)
    >>> env.agents
    ['seat_0', 'seat_1']
    """

    game: str

    def raw_env(self, **settings: Any) -> RawEnv:
        """The game itself; see `RawEnv` for the settings."""
        return RawEnv(self.game, **settings)

    def env(self, **settings: Any) -> AECEnv[str, Observed, int | None]:
        """The game with PettingZoo's wrappers: an illegal action ends it and costs a point."""
        env: AECEnv[str, Observed, int | None] = self.raw_env(**settings)
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        return wrappers.OrderEnforcingWrapper(env)


namiji_v0 = Version("namiji")
tongiaki_v0 = Version("tongiaki")
namazu_v0 = Version("namazu")
