"""Examples in docstrings as blocks of code: MkDocs would take them for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^([ ]*)>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class Fences(griffe.Extension):
    """Puts every example of a docstring between fences."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples are blocks of code.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2").splitlines()
    ['Adds.', '', '```pycon', '>>> 1 + 1', '2', '```']
    """
    return EXAMPLE.sub(lambda found: f"{found[1]}```pycon\n{found[0]}\n{found[1]}```", text)
