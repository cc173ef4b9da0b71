"""Learn Namiji for two by self-play with RLlib: PPO with masked actions, one policy on both seats.

    pip install 'kuroshio[envs,torch]' 'ray[rllib]'
    python examples/rllib_namiji.py --steps 2000 --measured 4    to see that it runs
    python examples/rllib_namiji.py

RLlib's new API stack takes many agents, and its PPO with `ActionMaskingTorchRLModule` takes an
observation with a mask. Whoever is to move is shown the table, in numbers up to 1, and both are
rewarded at the end. Afterwards the policy plays against bots.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.envs.common import Observer

GAME = "namiji"
SEATS = ["seat_0", "seat_1"]


class BothSeats(MultiAgentEnv):  # type: ignore[misc]
    """A game for two: whoever is to move is shown the table, and both are rewarded at its end."""

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        game = kuroshio.game_named(GAME)
        self._observer = Observer(game, game.box)
        _, most = game.observation.bounds()
        self._scale = np.maximum(1, most).astype(np.float32)
        self._moves = game.move_count
        box = gymnasium.spaces.Box
        shown = gymnasium.spaces.Dict(
            {
                "observations": box(-1, 2, (game.observation.size,), np.float32),
                "action_mask": box(0, 1, (game.move_count,), np.float32),
            }
        )
        self.possible_agents = self.agents = list(SEATS)
        self.observation_spaces = dict.fromkeys(SEATS, shown)
        self.action_spaces = dict.fromkeys(SEATS, gymnasium.spaces.Discrete(game.move_count))
        self._chance = np.random.default_rng()

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table = kuroshio.new(GAME, players=2, seed=int(self._chance.integers(1 << 62)))
        return self._shown([self.table.turn]), {}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        ((_, action),) = actions.items()
        self.table.play(int(action))
        ends = dict.fromkeys(["__all__"], self.table.over)
        shown = self._shown([0, 1] if self.table.over else [self.table.turn])
        rewards = dict.fromkeys(shown, 0.0)
        if self.table.over:
            final = self._observer.rewards(self.table.state_after(len(self.table.line)))
            rewards = dict(zip(SEATS, final, strict=True))
        return shown, rewards, ends, {"__all__": False}, {}

    def _shown(self, seats: list[int | None]) -> dict[str, Any]:
        return {SEATS[seat]: self.seen(seat) for seat in seats if seat is not None}

    def seen(self, seat: int) -> dict[str, np.ndarray]:
        row = self._observer.observe(self.table.state_after(len(self.table.line)), seat)
        mask = np.zeros(self._moves, np.float32)
        mask[[int(move) for move in self.table.moves] or slice(None)] = 1
        return {"observations": row.astype(np.float32) / self._scale, "action_mask": mask}


def wins(module: Any, against: str, games: int) -> float:
    """The share of games that the policy wins from both seats in turn; a shared win counts half."""
    env, won = BothSeats(), 0.0
    for game in range(games):
        env.reset(seed=game)
        seat, bot = game % 2, bot_named(against, game)
        while not env.table.over:
            if env.table.turn != seat:
                env.table.play(bot.choose(Sight.of(env.table)))
                continue
            seen = {name: torch.from_numpy(one)[None] for name, one in env.seen(seat).items()}
            with torch.no_grad():
                out = module.forward_inference({"obs": seen})
            env.table.play(int(out["action_dist_inputs"].argmax()))
        rewards = env._observer.rewards(env.table.state_after(len(env.table.line)))
        won += (rewards[seat] + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200_000, help="of both seats together")
    parser.add_argument("--measured", type=int, default=100, help="games against each bot")
    parser.add_argument("--opponents", default="deckhand,sailor", help="of the measurement")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one")
    asked = parser.parse_args()
    batch = min(4000, asked.steps)
    config = (
        PPOConfig()
        # its check would make moves without looking at the mask
        .environment(BothSeats, disable_env_checking=True)
        .multi_agent(policies={"both"}, policy_mapping_fn=lambda agent, *_, **__: "both")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128, 128]},
            )
        )
        .env_runners(num_env_runners=asked.runners)
        .training(
            train_batch_size_per_learner=batch,
            minibatch_size=min(500, batch),
            num_epochs=4,
            gamma=1.0,
            lr=5e-4,
            entropy_coeff=0.01,
        )
        .debugging(seed=1)
    )
    learner, steps = config.build_algo(), 0
    while steps < asked.steps:
        told = learner.train()
        steps = int(told["env_runners"]["num_env_steps_sampled_lifetime"])
    module = learner.get_module("both")
    for opponent in filter(None, asked.opponents.split(",")):
        share = wins(module, opponent, asked.measured)
        print(f"after {steps:,} steps: {share:.1%} of {asked.measured} games against {opponent}")
    learner.stop()


if __name__ == "__main__":
    main()
