"""The environments with random moves, measured in one run, and the ratio to Pgx.

    pip install '.[envs]' pgx 'jax[cpu]'
    python bench/envs.py [--games 1024] [--seconds 3]

Steps a second with full observations. Kuroshio's many games run on all cores, as Pgx's do.
Without Pgx, its backgammon is left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from kuroshio.envs import pettingzoo
from kuroshio.envs.vector import AutoresetMode, VectorEnv
from kuroshio.games import OWN


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second, after some that are not counted."""
    step()
    made, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        made += step()
    return made / (time.perf_counter() - begun)


def many(name: str, games: int) -> Callable[[], int]:
    envs = VectorEnv(name, games, autoreset_mode=AutoresetMode.SAME_STEP)
    envs.reset(seed=1)

    def step() -> int:
        for _ in range(20):
            envs.step(envs.random_actions())
        return 20 * games

    return step


def one(name: str) -> Callable[[], int]:
    """PettingZoo: observe with `last`, then step."""
    env = getattr(pettingzoo, f"{name}_v0").raw_env()
    chance = iter(range(10**9))

    def step() -> int:
        env.reset(seed=next(chance))
        steps = 0
        while not env.table.over:
            env.last()
            env.step(env.table.moves[steps % len(env.table.moves)])
            steps += 1
        return steps

    return step


def backgammon(games: int) -> Callable[[], int]:
    """Pgx as its documentation runs it: jitted, over a batch, with auto-reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
    begin, advance = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def some_steps(state: object, key: object) -> tuple[object, object]:
        def once(_: int, now: tuple[object, object]) -> tuple[object, object]:
            state, key = now
            key, choice, luck = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(choice, logits, axis=1)
            return advance(state, action, jax.random.split(luck, games)), key

        return jax.lax.fori_loop(0, 20, once, (state, key))

    run = jax.jit(some_steps)
    now = (begin(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1))

    def step() -> int:
        nonlocal now
        now = jax.block_until_ready(run(*now))
        return 20 * games

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    found = {}
    for name in OWN:
        found[name] = rate(many(name, args.games), args.seconds)
        print(f"{name:10} {args.games} games at once {found[name]:>12,.0f} steps/s", flush=True)
    for name in OWN:
        print(f"{name:10} PettingZoo       {rate(one(name), args.seconds):>12,.0f} steps/s")
    try:
        peer = rate(backgammon(args.games), args.seconds)
    except ImportError:
        print("Pgx is not installed here")
        return
    print(f"{'Pgx':10} backgammon, {args.games} {peer:>12,.0f} steps/s")
    for name in OWN:
        print(f"{name} : backgammon = {found[name] / peer:.1f}")


if __name__ == "__main__":
    main()
