"""Names for lists that are declared once, as the constants that compiled rules use.

    (ASK_NOTHING, ASK_SAIL, ASK_SECOND_FISH) = range(3)
    QUESTIONS = names_of(globals(), "ASK_")  # ("nothing", "sail", "second-fish")

Numba needs plain whole numbers as globals of a module, people and views need names: so the names
are made from the constants, and nobody keeps two lists alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import dropwhile


def names_of(scope: Mapping[str, object], prefix: str) -> tuple[str, ...]:
    """The names of all constants with a prefix, by their numbers; '' for 0 if they begin with 1.

    >>> names_of({"WHY_FULL": 2, "WHY_NOT_ASKED": 1, "FISH": 5}, "WHY_")
    ('', 'not-asked', 'full')
    """
    return _by_number(
        {name.removeprefix(prefix): it for name, it in scope.items() if name.startswith(prefix)}
    )


def names_between(scope: Mapping[str, object], first: str, last: str) -> tuple[str, ...]:
    """The names of all constants that a module declares from one to another, by their numbers.

    For lists whose constants have no prefix: stations, upgrades, events.

    >>> names_between({"BOATS": 5, "SHRIMP": 0, "BIG_CRAB": 1, "NONE": -1}, "SHRIMP", "BIG_CRAB")
    ('shrimp', 'big-crab')
    """
    found = {}
    for name in dropwhile(lambda name: name != first, scope):
        found[name] = scope[name]
        if name == last:
            return _by_number(found)
    raise NameError(f"no constants lie between {first} and {last}")


def _by_number(constants: Mapping[str, object]) -> tuple[str, ...]:
    named = {number: _spelled(name) for name, number in constants.items()}
    numbers = range(len(named)) if 0 in named else range(1, len(named) + 1)
    if not named or len(named) < len(constants) or set(named) != set(numbers):
        raise ValueError(f"expected numbers without a gap, got {_listed(constants)}")
    return ("",) * numbers.start + tuple(named[number] for number in numbers)


def _spelled(name: str) -> str:
    """A constant's name as it stands in views, boxes and message keys."""
    return name.lower().replace("_", "-")


def _listed(constants: Mapping[str, object]) -> str:
    pairs: Iterable[str] = (f"{name} = {number}" for name, number in constants.items())
    return ", ".join(pairs) or "none"
