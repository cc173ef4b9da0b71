"""Tongiaki: the last tile of its kind, which ends the game, and a calm that may end it."""

from kuroshio.core.moments import Moments
from kuroshio.tongiaki import state as s

MOMENTS = Moments(events=(s.EVENTS[s.CAME_LAST], s.EVENTS[s.GREW_CALM]))
