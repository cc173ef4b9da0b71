"""The laboratory: what happens in a game when many are played."""

from __future__ import annotations

from kuroshio.lab import balance, report
from kuroshio.lab.findings import Finding, findings
from kuroshio.lab.plan import Plan, Trial, trials_of
from kuroshio.lab.survey import Survey, conduct, load

__all__ = [
    "Finding",
    "Plan",
    "Survey",
    "Trial",
    "balance",
    "conduct",
    "findings",
    "load",
    "report",
    "trials_of",
]
