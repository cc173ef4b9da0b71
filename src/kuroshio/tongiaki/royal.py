"""Tongiaki: royal islands."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.tongiaki.state import NONE, TONGA, Island


@rule
def may_be_royal(island: int) -> bool:
    """Every island but Tonga, on which all begin (A21)."""
    return island != TONGA


@rule
def is_royal(island: Island) -> bool:
    """Whether an island has a king."""
    return island.king != NONE
