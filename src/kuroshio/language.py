"""The words of Kuroshio in its languages: Fluent files, the same for Python and the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from kuroshio.core.errors import KuroshioError
from kuroshio.core.messages import Message
from kuroshio.games import brought, module_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# By their own names. Another one is a folder of locale/ and a line here: all else follows.
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
FIRST = next(iter(LANGUAGES))


class UnknownLanguage(KuroshioError):
    """There are no words in that language."""


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: name and text."""
    files = []
    for package in ("kuroshio", *brought()):
        folder = resources.files(package).joinpath("locale", language)
        if folder.is_dir():
            files += [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return {entry.name: entry.read_text("utf-8") for entry in sorted(files, key=lambda e: e.name)}


def words_of(game: str, language: str) -> list[str]:
    """The Fluent files that a game of another package brings, without its rulebook.

    English ones where it does not know the language.
    """
    locale = resources.files(module_of(game)).joinpath("locale")
    spoken = locale.joinpath(language)
    folder = spoken if spoken.is_dir() else locale.joinpath(FIRST)
    files = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return [entry.read_text("utf-8") for entry in files if not entry.name.startswith("rules-")]


def bundle(language: str, rules: str = "") -> FluentBundle:
    """All messages of a language. Those of rulebooks are many: only the one that is asked for."""
    return _bundle(language, rules, tuple(brought()))


@cache
def _bundle(language: str, rules: str, games: tuple[str, ...]) -> FluentBundle:
    """Made anew when a game was registered: its words come with it."""
    # Loaded only here: a server starts without it, and what it says is put into words by the page.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for name, text in sources(language).items():
        if not name.startswith("rules-") or name == f"rules-{rules}.ftl":
            made.add_resource(FluentResource(text))
    return made


def say(message: Message, language: str = FIRST, rules: str = "", names: Sequence[str] = ()) -> str:
    """The words of a message. What a language lacks is said in English.

    Seats are called by their `names`, where these are known. A card of somebody's own box has no
    words here: it is called by its `name`.
    """
    if names and message.key == "seat-name":
        return names[int(str(message.args["number"])) - 1]
    for tongue in (language, FIRST):
        words = bundle(tongue, rules)
        if words.has_message(message.key):
            pattern = words.get_message(message.key).value
            args = {
                name: say(value, language, rules, names) if isinstance(value, Message) else value
                for name, value in message.args.items()
            }
            assert pattern is not None, f"message {message.key} has no text"
            text, errors = words.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"message {message.key} in {tongue}: {errors[0]!r}")
            return str(text)
    if "name" in message.args:
        return str(message.args["name"]).replace("-", " ").capitalize()
    raise KeyError(f"no message {message.key}")
