"""What `make test` tries of things that are much alike; the others are left to the long tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def chosen(every: Iterable[Any], *now: Any) -> list[Any]:
    """Parameters of a test. Choose another one at each of such tests, so that together they meet
    every language, every size and every game."""
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)),
            marks=() if one in now else pytest.mark.long,
        )
        for one in every
    ]
