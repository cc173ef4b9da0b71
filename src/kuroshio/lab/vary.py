"""Boxes with one thing changed: `boats.each=12,15,18`, `islands.tiles.hawaii.points=4,5`."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from typing import Any

from kuroshio.core.errors import BadSetup

OPTION, BOX = "option.", "box."
NOTES = ("source", "certain")  # what a table says about itself


@dataclass(frozen=True)
class Change:
    """One value for one key of the box, or for one option."""

    key: str
    value: str  # as it was written
    option: bool = False

    @property
    def written(self) -> str:
        return f"{OPTION if self.option else BOX}{self.key}"

    @property
    def parsed(self) -> Any:
        return _value(self.value)


def read_changes(text: str) -> list[Change]:
    """`box.boats.each=12,15` as two changes; `option.tiles=printed,rody` varies an option."""
    key, equals, values = text.partition("=")
    key = key.strip()
    parts = [part.strip() for part in _split(values)]
    if not equals or not key or not all(parts):
        raise BadSetup(f"--vary takes KEY=VALUE,VALUE, as in box.boats.each=12,15, not '{text}'")
    option = key.startswith(OPTION)
    name = key.removeprefix(OPTION if option else BOX)
    return [Change(name, part, option) for part in dict.fromkeys(parts)]


def _split(values: str) -> list[str]:
    """Split at commas, but not inside brackets: `[1,2],[3,4]` are two values."""
    parts, depth = [""], 0
    for letter in values:
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def changed(box: str, change: Change, where: str) -> str:
    """The text of a box with one value changed. The box's own reader says whether it fits."""
    tables = tomllib.loads(box)
    place, at = _found(tables, change.key, where)
    old, new = place[at], change.parsed
    if isinstance(old, dict) and (place is tables or not isinstance(new, dict)):
        keys = ", ".join(key for key in old if key not in NOTES)
        raise BadSetup(f"'{change.key}' is a table; name one of its keys: {keys}")
    if type(old) is not type(new):
        raise BadSetup(f"'{change.key}' is {_shown(old)} now and cannot be {change.value}")
    place[at] = new
    return _toml(tables)


def value_at(box: str, key: str, where: str) -> Any:
    """What a box has at a key."""
    place, at = _found(tomllib.loads(box), key, where)
    return place[at]


def _found(tables: dict[str, Any], key: str, where: str) -> tuple[Any, Any]:
    """The table or list that holds a key's value, and the place of the value in it."""
    *path, last = key.split(".")
    place: Any = tables
    walked = where
    for step in path:
        place = place[_step(place, step, walked)]
        walked = f"{walked}, {step}"
    return place, _step(place, last, walked)


def _step(place: Any, step: str, walked: str) -> Any:
    """The key or index that one word of a path means: lists go by number or by `id`."""
    if isinstance(place, dict):
        known = [key for key in place if key not in NOTES]
        if step in known:
            return step
    elif isinstance(place, list):
        known = [one["id"] for one in place if isinstance(one, dict) and "id" in one]
        if step in known:
            return known.index(step)
        known = known or [str(n) for n in range(len(place))]
        if step.isdecimal() and int(step) < len(place):
            return int(step)
    else:
        raise BadSetup(f"in {walked} there is nothing called '{step}': it is {_shown(place)}")
    raise BadSetup(f"in {walked} there is no '{step}'; there are: {', '.join(known)}")


def _value(written: str) -> Any:
    """A value as TOML has it; words need no quotation marks."""
    try:
        return tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        return written


def _shown(value: Any) -> str:
    text = _inline(value)
    return text if len(text) < 60 else f"{text[:57]}…"


def _toml(tables: dict[str, Any]) -> str:
    """A box as TOML, a line a key."""
    lines = [f"{key} = {_inline(one)}" for key, one in tables.items() if not isinstance(one, dict)]
    for name, table in tables.items():
        if isinstance(table, dict):
            lines += ["", f"[{name}]"]
            lines += [f"{json.dumps(key)} = {_inline(one)}" for key, one in table.items()]
    return "\n".join(lines) + "\n"


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {_inline(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)
