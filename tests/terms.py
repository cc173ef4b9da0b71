"""The glossary of docs/terms.md, read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kuroshio.language import LANGUAGES

PAGE = Path(__file__).parent.parent / "docs" / "terms.md"
CODES = {name.lower(): code for code, name in LANGUAGES.items()}  # columns have languages' names


@dataclass(frozen=True)
class Term:
    game: str
    words: dict[str, str]  # by language, without remarks in brackets
    forbidden: dict[str, list[str]]

    def said(self, language: str) -> re.Pattern[str]:
        """The term with any ending of its words."""
        words = self.words[language].replace("’", "'").split()
        return re.compile(r"\b" + r"\w* ".join(map(re.escape, words)) + r"\w*", re.IGNORECASE)


def terms() -> Iterator[Term]:
    game, columns = "", list[str]()
    for line in PAGE.read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ").lower()
        elif line.startswith("| "):
            *words, never = [re.sub(r" \(.*\)", "", cell.strip()) for cell in line.split("|")[1:-1]]
            if never == "not":
                columns = [CODES[name.lower()] for name in words]
            else:
                said = dict(zip(columns, words, strict=True))
                yield Term(game, said, dict(_by_language(never)))


def _by_language(never: str) -> Iterator[tuple[str, list[str]]]:
    for part in filter(None, never.split("; ")):
        language, _, variants = part.partition(": ")
        yield language, variants.split(", ")


def forbidden(variant: str, language: str) -> re.Pattern[str]:
    """A variant as it stands, or with any ending where it ends in a dash.

    Capital letters matter in English alone, where the books write names of pieces with them.
    """
    pattern = r"\w* ".join(re.escape(word.removesuffix("-")) for word in variant.split())
    pattern = pattern if "- " in variant else pattern.replace(r"\w* ", " ")
    end = r"\w*" if variant.endswith("-") else r"\b"
    return re.compile(rf"\b{pattern}{end}", 0 if language == "en" else re.IGNORECASE)
