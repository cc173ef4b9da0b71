"""What people write for others to read, as it is kept.

Text from right to left and its marks stay as they are. Taken out is what would reach beyond a
person's own words: signs that turn the direction of all that follows, so that a line reads as if
somebody else had said it, and control characters, which do something to an operator's terminal.
"""

from __future__ import annotations

import unicodedata

from kuroshio.server.refusals import Refused

EMBEDDING = "\u202a\u202b\u202c\u202d\u202e"
ISOLATING = "\u2066\u2067\u2068\u2069"
LINES = "\n\t"  # what a text may have and a line may not


def clean_text(text: str) -> str:
    """A text of several lines."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(one for one in text if one in LINES or not _acts(one)).strip()


def clean_line(text: str) -> str:
    """A text in one line."""
    return " ".join(clean_text(text).split())


def said(text: str) -> str:
    """What somebody says: a line with something in it."""
    line = clean_line(text)
    if not line:
        raise Refused("bad-message", detail="text")
    return line


def _acts(character: str) -> bool:
    """Whether it does something instead of being read."""
    return character in EMBEDDING + ISOLATING or unicodedata.category(character) in ("Cc", "Cs")
