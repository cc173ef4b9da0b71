"""The report of a search for a box as a page in Markdown: what was reached, and what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from kuroshio.lab.balance import table
from kuroshio.lab.targets import Measured, Target
from kuroshio.lab.tune import Aim, Tried

NEAREST = 8  # boxes that are told whole
BEST = 0.25  # part of all boxes whose values are told apart
AGAINST = -0.3  # from this correlation on two targets are told to pull against each other
ENOUGH = 10  # boxes, to speak of correlations


def page(aim: Aim, targets: Sequence[Target], tried: Sequence[Tried]) -> str:
    """The page; `tried` has the nearest box first."""
    first = min(tried, key=lambda one: one.number)
    lead = (
        f"{len(tried)} boxes, each played {aim.games:,} times with each of "
        f"{', '.join(map(str, aim.players))} players by `{aim.bots}` (seed {aim.seed}). The "
        "distance is what all targets miss, in their units; ± is its standard error, by leaving "
        f"out an eighth of the games at a time. The first box is at {first.distance:.2f} ± "
        f"{first.error:.2f}, the nearest at {tried[0].distance:.2f} ± {tried[0].error:.2f}."
    )
    lines = [f"# {aim.game.capitalize()}: a search for a box", "", lead]
    lines += ["", "## Targets", "", *_targets(aim, targets, first, tried[0])]
    lines += ["", "## The nearest boxes", "", *_nearest(aim, tried)]
    lines += ["", "## Which values the nearer boxes have", "", *_values(aim, tried)]
    lines += ["", "## Trade-offs", "", *_trade_offs(targets, tried)]
    return "\n".join(lines) + "\n"


def _targets(aim: Aim, targets: Sequence[Target], first: Tried, best: Tried) -> list[str]:
    rows = []
    for target in targets:
        before, after = _figures(target, first), _figures(target, best)
        bounds = _bounds(target, aim.players)
        rows.append([target.name, bounds, _shown(before), _shown(after), target.why])
    return table(["", "target", f"box {first.number}", f"box {best.number}", "why"], rows)


def _figures(target: Target, tried: Tried) -> list[Measured]:
    return [one for one in tried.measured if one.target == target.name]


def _shown(figures: Sequence[Measured]) -> str:
    """The figures by number of players; those that miss are bold."""
    parts = [f"{one.value:.3g}" for one in figures]
    return " · ".join(
        f"**{part}**" if one.miss > 0 else part for part, one in zip(parts, figures, strict=True)
    )


def _bounds(target: Target, players: Sequence[int]) -> str:
    """`14–18`, `≥ 3 · ≥ 5 · ≥ 6` by number of players."""
    told = [target.told(number) for number in players]
    return told[0] if len(set(told)) == 1 else " · ".join(told)


def _nearest(aim: Aim, tried: Sequence[Tried]) -> list[str]:
    some = tried[:NEAREST]
    head = ["", *(f"box {one.number}" for one in some)]
    rows = [["distance", *(f"{one.distance:.2f} ± {one.error:.2f}" for one in some)]]
    rows += [[f"`{knob.key}`", *(one.changes[knob.key] for one in some)] for knob in aim.knobs]
    return table(head, rows)


def _values(aim: Aim, tried: Sequence[Tried]) -> list[str]:
    """For each key: what was tried, and what the nearer ones of all boxes have."""
    best = tried[: max(1, round(BEST * len(tried)))]
    rows = []
    for knob in aim.knobs:
        found = Counter(one.changes[knob.key] for one in best)
        usual = ", ".join(f"{value} ({times})" for value, times in found.most_common(4))
        rows.append([f"`{knob.key}`", knob.told, usual])
    return table(["", "tried", f"in the nearest {len(best)} (times)"], rows)


def _trade_offs(targets: Sequence[Target], tried: Sequence[Tried]) -> list[str]:
    """The box that misses each target least and what it misses elsewhere, and targets that pull
    against each other."""
    misses = {
        target.name: np.array([_miss(target, one) for one in tried], float) for target in targets
    }
    rows = []
    for target in targets:
        least = int(np.argmin(misses[target.name]))
        rows.append(
            [
                target.name,
                f"{misses[target.name][0]:.2f}",
                f"{misses[target.name][least]:.2f}",
                f"box {tried[least].number}",
                f"{tried[least].distance:.2f}",
            ]
        )
    head = ["", "miss of the nearest box", "least miss", "of", "which is at"]
    lines = table(head, rows)
    pulling = []
    for one, other in combinations(misses, 2):
        if misses[one].std() > 0 and misses[other].std() > 0:
            together = float(np.corrcoef(misses[one], misses[other])[0, 1])
            if together < AGAINST:
                pulling.append((together, one, other))
    if pulling and len(tried) >= ENOUGH:
        lines += ["", "Boxes that miss the one less miss the other more:", ""]
        lines += [
            f"- {one} and {other} (correlation {together:.2f})"
            for together, one, other in sorted(pulling)[:NEAREST]
        ]
    return lines


def _miss(target: Target, tried: Tried) -> float:
    return float(np.mean([one.miss for one in _figures(target, tried)]))
