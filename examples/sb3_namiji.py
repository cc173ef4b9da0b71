"""Learn Namiji for two with Stable-Baselines3: MaskablePPO of sb3-contrib against a bot.

    pip install 'kuroshio[envs,torch]' sb3-contrib
    python examples/sb3_namiji.py --steps 30000            some minutes of one core
    python examples/sb3_namiji.py --steps 300000 --against sailor

Stable-Baselines3 knows one agent and no opponents. So the other seat belongs to the environment: a
bot plays it until it is the learner's turn again, and the reward of the end is the learner's own.
At the end the policy plays games against each bot that is named, from both seats in turn.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.envs.common import Observer

GAME = "namiji"


class OneSeat(gymnasium.Env):  # type: ignore[misc]
    """A game for two in which the learner has one seat, and a bot the other."""

    def __init__(self, against: str) -> None:
        self._against = against
        self._game = kuroshio.game_named(GAME)
        self._observer = Observer(self._game, self._game.box)
        _, most = self._game.observation.bounds()
        self._scale = np.maximum(1, most).astype(np.float32)
        size = self._game.observation.size
        self.observation_space = gymnasium.spaces.Box(-1, 2, (size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(self._game.move_count)
        self._games = 0

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.table = kuroshio.new(GAME, players=2, seed=number)
        self.seat = self._games % 2
        self._games += 1
        self._bot = bot_named(self._against, number)
        self._let_the_other_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.play(int(action))
        self._let_the_other_play()
        over = self.table.over
        reward = (
            self._observer.rewards(self.table.state_after(len(self.table.line)))[self.seat]
            if over
            else 0.0
        )
        return self._seen(), reward, over, False, {}

    def action_masks(self) -> np.ndarray:
        """What MaskablePPO asks for: which moves are legal."""
        mask = np.zeros(self._game.move_count, bool)
        mask[[int(move) for move in self.table.moves] or slice(None)] = True
        return mask

    def _let_the_other_play(self) -> None:
        while self.table.turn not in (None, self.seat):
            self.table.play(self._bot.choose(Sight.of(self.table)))

    def _seen(self) -> np.ndarray:
        row = self._observer.observe(self.table.state_after(len(self.table.line)), self.seat)
        return row.astype(np.float32) / self._scale


def wins(model: MaskablePPO, against: str, games: int, seed: int) -> float:
    """The share of games that the policy wins; a shared win counts half."""
    env, won = OneSeat(against), 0.0
    seen, _ = env.reset(seed=seed)
    for _ in range(games):
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += (reward + 1) / 2
        seen, _ = env.reset()
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=100_000, help="of the learner")
    parser.add_argument("--against", default="deckhand", help="the bot that it learns against")
    parser.add_argument("--measured", type=int, default=200, help="games against each bot")
    parser.add_argument("--opponents", default="deckhand,sailor", help="of the measurement")
    parser.add_argument("--out", type=Path, default=Path("sb3-namiji.zip"))
    asked = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        OneSeat(asked.against),
        n_steps=min(2048, asked.steps),
        batch_size=256,
        ent_coef=0.01,
        gamma=1.0,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    model.learn(asked.steps)
    model.save(asked.out)
    for opponent in filter(None, asked.opponents.split(",")):
        share = wins(model, opponent, asked.measured, seed=2)
        print(
            f"after {asked.steps:,} steps: {share:.1%} of {asked.measured} games against {opponent}"
        )


if __name__ == "__main__":
    main()
