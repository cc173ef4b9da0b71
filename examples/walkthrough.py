"""A walk through Kuroshio for researchers: a table, what a seat knows, worlds, bots, learning.

pip install 'kuroshio[envs]'
python examples/walkthrough.py
"""

from __future__ import annotations

import random

import numpy as np

import kuroshio
from kuroshio.bots import Sight, bot_named
from kuroshio.envs.common import Observer
from kuroshio.envs.pettingzoo import namiji_v0
from kuroshio.envs.vector import VectorEnv
from kuroshio.tables.batches import random_games
from kuroshio.tables.table import imagined

# --- a table: moves are numbers with a text, and can be taken back -----------------------------
table = kuroshio.new("namiji", players=2, seed=7)
print(table)
print("possible:", ", ".join(move.text for move in table.moves))
table.play("sail 3")
try:
    table.play("sail 60")
except kuroshio.IllegalMove as error:
    print("refused:", error)
table.undo()

# --- what a seat knows, and a world that agrees with it ----------------------------------------
chance = random.Random(7)
while len(table.line) < 40:
    table.play(chance.choice(table.moves))
world = imagined(table, seat=0, seed=1)
print("seat 0 sees the same in both worlds:", world.view(0) == table.view(0))

# --- the same as numbers -----------------------------------------------------------------------
layout = table.game.observation
row = Observer(table.game, table.box).observe(table.state_after(len(table.line)), seat=0)
print(f"an observation has {layout.size} numbers in {len(layout.pieces)} pieces")
print("points, one's own first:", layout.part(row, "score").tolist())

# --- bots choose from what their seat knows ----------------------------------------------------
sailor = bot_named("sailor", seed=1)
while not table.over:
    table.play(sailor.choose(Sight.of(table)))
print("scores", table.scores, "places", table.standing)

# --- many whole games in compiled code ---------------------------------------------------------
batch = random_games(table.game, players=2, games=1000, seed=1)
print(f"1000 random games: {batch.decisions} decisions, mean score {batch.scores.mean():.1f}")

# --- one game for agents, and many for a policy ------------------------------------------------
env = namiji_v0.env()
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

envs = VectorEnv("namiji", num_envs=32)
observations, infos = envs.reset(seed=1)
ends = 0
while ends < 32:
    observations, rewards, ended, _, infos = envs.step(envs.random_actions())
    ends += int(np.count_nonzero(ended))
print(f"{ends} games ended; each was shown to the seat that decides: {infos['seat'][:8]} …")
envs.close()
