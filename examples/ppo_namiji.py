"""Learn Namiji for two by self-play: masked PPO in one file, on the processor alone.

    pip install 'kuroshio[torch]'
    python examples/ppo_namiji.py                    less than a minute of one core
    python examples/ppo_namiji.py --steps 2000000    and on, for more

One network plays both seats of many games at once and learns from its own mistakes; from time to
time it is measured against the deckhand, who plays at random. The curve of those measurements is
drawn into an SVG, and the network is kept in a file.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from kuroshio.envs.vector import AutoresetMode, VectorEnv

GAMES = 256  # played at once
ROUND = 64  # steps of each game between two lessons
LESSONS = 2  # times that a round is gone through
BATCH = 2048
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.01
RATE = 1e-3
MEASURED = 200  # games against the deckhand at each measurement


class Player(nn.Module):
    """Two layers that read an observation; one head for moves, one for the expected reward."""

    def __init__(self, size: int, moves: int, scale: Tensor) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.moves = nn.Linear(128, moves)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.moves.weight)  # begin with all moves alike
        nn.init.zeros_(self.moves.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each move's probability, and the expected reward."""
        read = self.body(seen.float() / self.scale)
        logits = self.moves(read).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(read).squeeze(1)


@dataclass
class Round:
    """What happened in all games: a row a step, a column a game."""

    seen: Tensor
    mask: Tensor
    move: Tensor
    chance: Tensor  # the logarithm of the move's probability when it was made
    value: Tensor
    seat: Tensor
    rewards: Tensor  # of both seats
    ended: Tensor


def choose(player: Player, observations: dict[str, np.ndarray]) -> tuple[Tensor, ...]:
    """Draw a move for each game from the player's probabilities."""
    seen = torch.from_numpy(observations["observation"]).clone()
    mask = torch.from_numpy(observations["action_mask"]).clone()
    with torch.no_grad():
        chances, value = player(seen, mask)
    # The largest of the logarithms with Gumbel noise is a draw by probability.
    move = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
    return seen, mask, move, chances.gather(1, move[:, None]).squeeze(1), value


def play_round(player: Player, envs: VectorEnv, observations: dict[str, np.ndarray]) -> Round:
    """Let the player play both seats of all games for a while."""
    steps = []
    for _ in range(ROUND):
        seat = torch.from_numpy(envs.seats).clone()
        seen, mask, move, chance, value = choose(player, observations)
        _, _, ended, _, infos = envs.step(move.numpy())
        rewards = torch.from_numpy(infos["rewards"]).clone()
        done = torch.from_numpy(ended).clone()
        steps.append((seen, mask, move, chance, value, seat, rewards, done))
    return Round(*(torch.stack(one) for one in zip(*steps, strict=True)))


def advantages(played: Round) -> tuple[Tensor, Tensor]:
    """How much better each move turned out than expected, and what to expect instead.

    Generalised advantage estimation for each seat apart: what follows a seat's move is its own
    next move. A seat's last move in an unfinished game expects what it expected itself.
    """
    steps, games = played.value.shape
    every = torch.arange(games)
    follows = torch.zeros(games, 2)  # the value of each seat's next move
    carried = torch.zeros(games, 2)  # and its advantage
    known = torch.zeros(games, 2, dtype=torch.bool)
    gain = torch.zeros(steps, games)
    for step in reversed(range(steps)):
        ended = played.ended[step]
        follows[ended] = played.rewards[step][ended]
        carried[ended] = 0.0
        known[ended] = True
        seat, value = played.seat[step], played.value[step]
        surprise = torch.where(known[every, seat], follows[every, seat] - value, 0.0)
        gain[step] = surprise + LAMBDA * carried[every, seat]
        follows[every, seat] = value
        carried[every, seat] = gain[step]
        known[every, seat] = True
    return gain, gain + played.value


def learn(player: Player, optimiser: torch.optim.Optimizer, played: Round) -> None:
    """Make good moves likelier and bad ones less likely, in small steps."""
    gain, target = (one.flatten() for one in advantages(played))
    seen, mask = played.seen.flatten(0, 1), played.mask.flatten(0, 1)
    move, before = played.move.flatten(), played.chance.flatten()
    # A position with one legal move teaches the value alone.
    gain = torch.where(mask.sum(1) > 1, (gain - gain.mean()) / (gain.std() + 1e-6), 0.0)
    for _ in range(LESSONS):
        for part in torch.randperm(len(move)).split(BATCH):
            chances, value = player(seen[part], mask[part])
            ratio = (chances.gather(1, move[part, None]).squeeze(1) - before[part]).exp()
            plain, clipped = ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]
            entropy = -(chances.exp() * chances).sum(1).mean()
            miss = (value - target[part]).square().mean()
            loss = -torch.minimum(plain, clipped).mean() + 0.5 * miss - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def wins_against_the_deckhand(player: Player, games: int, seed: int) -> float:
    """The share of games won, ties counted half. The player takes both seats in turn."""
    envs = VectorEnv("namiji", games, autoreset_mode=AutoresetMode.DISABLED)
    observations, infos = envs.reset(seed=seed)
    own = np.arange(games) % 2
    result = np.zeros(games)
    ended = np.zeros(games, np.bool_)
    while not ended.all():
        before = ended.copy()
        moves = choose(player, observations)[2].numpy()
        moves = np.where(infos["seat"] == own, moves, envs.random_actions())
        _, _, ended, _, infos = envs.step(moves)
        over = ended & ~before
        result[over] = infos["rewards"][over, own[over]]
    envs.close()
    return float((result + 1).mean() / 2)


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    """The curve of wins over steps as an SVG."""
    wide, high, left, low = 640, 320, 60, 270
    last = max(steps for steps, _ in curve)

    def x(steps: float) -> float:
        return left + steps / last * (wide - left - 20)

    def y(share: float) -> float:
        return low - share * (low - 30)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-size="13">',
        "<style>text { font-family: sans-serif }</style>",
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<text x="{left}" y="18">Games won against the deckhand</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 0.95, 1):
        lines.append(f'<path d="M{left} {y(share):.1f}H{wide - 20}" stroke="#ccc"/>')
        lines.append(
            f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for part in range(5):
        steps = last * part / 4
        lines.append(
            f'<text x="{x(steps):.1f}" y="{low + 20}" text-anchor="middle">{steps:,.0f}</text>'
        )
    lines.append(f'<text x="{wide / 2}" y="{low + 42}" text-anchor="middle">steps</text>')
    points = " ".join(f"{x(steps):.1f},{y(share):.1f}" for steps, share in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#1f5f99" stroke-width="2"/>')
    path.write_text("\n".join([*lines, "</svg>\n"]), encoding="utf-8")


def train(steps: int, measured: int, out: Path, seed: int) -> list[tuple[int, float]]:
    """Learn for so many steps; returns the curve."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small: a second thread would mostly wait
    envs = VectorEnv("namiji", GAMES, autoreset_mode=AutoresetMode.SAME_STEP)
    observations, _ = envs.reset(seed=seed)
    _, most = envs.game.observation.bounds()
    player = Player(len(most), envs.game.move_count, torch.from_numpy(most).float())
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    curve: list[tuple[int, float]] = []
    made, begun, cpu = 0, time.perf_counter(), time.process_time()
    rounds = max(1, round(steps / (GAMES * ROUND)))
    for number in range(rounds + 1):
        if number % max(1, rounds // 20) == 0 or number == rounds:
            share = wins_against_the_deckhand(player, measured, seed + 1)
            curve.append((made, share))
            spent = time.perf_counter() - begun
            print(
                f"{made:>9,} steps  {share:6.1%} won  {spent:5.0f} s  "
                f"{time.process_time() - cpu:5.0f} s of processor",
                flush=True,
            )
        if number < rounds:
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - number / rounds)
            learn(player, optimiser, play_round(player, envs, observations))
            made += GAMES * ROUND
    envs.close()
    out.mkdir(parents=True, exist_ok=True)
    draw(curve, out / "ppo-namiji.svg")
    torch.save(player.state_dict(), out / "ppo-namiji.pt")
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Namiji by self-play.")
    parser.add_argument("--steps", type=int, default=260_000, help="moves to learn from")
    parser.add_argument("--measured", type=int, default=MEASURED, help="games a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("runs"), help="folder for the results")
    args = parser.parse_args()
    curve = train(args.steps, args.measured, args.out, args.seed)
    print(f"{curve[-1][1]:.1%} of {args.measured} games won; see {args.out / 'ppo-namiji.svg'}")


if __name__ == "__main__":
    main()
