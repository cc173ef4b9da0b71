"""Puts a game together from the modules of its package, which have the usual names."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from typing import Any

from kuroshio.core.game import Game

# Where each field of a game is, in a package of its own.
USUAL = {
    "state_type": "state.State",
    "options_type": "state.Options",
    "observation_type": "encode.Observation",
    "load_box": "box.load",
    "texts": "moves.FAMILIES.texts",
    "move_count": "moves.FAMILIES.count",
    "parts": "view.PARTS",
    "view_type": "view.PARTS.view_type",
    "event_names": "view.EVENTS",
    "words": "words",
    "about": "words.about",
    "named_by": "words.named_by",
    "moments": "moments.MOMENTS",
    "figures": "figures.FIGURES",
    "plain": "plain.lines",
    "svg": "svg.svg",
    "board": "svg.board",
}


def game_in(package: str, **said: Any) -> Game:
    """The game of a package: what is said here, and all else from where it usually is. For what is
    not there `Game` has a default."""
    found: dict[str, Any] = {"name": package.rpartition(".")[2]}
    for field in USUAL.keys() - said.keys():
        module, _, name = USUAL[field].partition(".")
        if find_spec(f"{package}.{module}"):
            there = import_module(f"{package}.{module}")
            with suppress(AttributeError):
                found[field] = attrgetter(name)(there) if name else there
    return Game(**found, **said)
