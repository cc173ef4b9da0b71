"""What can be wrong with what somebody asked for. Each message says what would be possible."""

from __future__ import annotations


class KuroshioError(ValueError):
    """The base of all errors that a user can cause and mend."""


class UnknownGame(KuroshioError):
    """There is no game of that name."""


class BadSetup(KuroshioError):
    """A number of players, an option or a seed that the game does not have."""


class IllegalMove(KuroshioError):
    """A move that the rules do not allow now."""


class BadBox(KuroshioError):
    """A box file that does not describe the game's components."""


class BadRecord(KuroshioError):
    """A stored game that cannot be read, is of another make, or does not replay."""
