"""The arena: matches between bots, here or on a cluster, and what they prove."""

from __future__ import annotations

from kuroshio.arena.match import Match, Played, play_game
from kuroshio.arena.report import Row, summary
from kuroshio.arena.runner import play_match

__all__ = ["Match", "Played", "Row", "play_game", "play_match", "summary"]
