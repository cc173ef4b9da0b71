"""`kuroshio completion`: scripts with which a shell completes the commands.

They are made from the arguments of the commands themselves, and run no Python afterwards.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

from kuroshio.games import NAMES

EXAMPLES = (
    'eval "$(kuroshio completion bash)"  # in ~/.bashrc',
    'eval "$(kuroshio completion zsh)"  # in ~/.zshrc, after compinit',
    "kuroshio completion fish > ~/.config/fish/completions/kuroshio.fish",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=tuple(SCRIPTS), help="for which shell")


def run(args: argparse.Namespace) -> None:
    from kuroshio.cli import parser

    print(SCRIPTS[args.shell](parser()))


@dataclass(frozen=True)
class Word:
    """Something that can be written at a place of the command line."""

    text: str
    purpose: str


def words_of(parser: argparse.ArgumentParser) -> list[Word]:
    """What can follow a command: its own commands, games, choices and options."""
    words = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            words += [Word(one.dest, one.help or "") for one in action._choices_actions]
        elif action.option_strings:
            words.append(Word(action.option_strings[-1], action.help or ""))
        else:
            choices = NAMES if action.metavar == "GAME" else action.choices or ()
            words += [Word(str(choice), action.help or "") for choice in choices]
    return words


def places(
    parser: argparse.ArgumentParser, before: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], list[Word]]]:
    """Every place of the command line: the commands before it, and what can follow them."""
    yield before, words_of(parser)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                yield from places(command, (*before, name))


# --- one script for each shell --------------------------------------------------------------------


def _bash(parser: argparse.ArgumentParser) -> str:
    cases = [
        f'        "{" ".join(before)} "*) words="{" ".join(word.text for word in words)}" ;;'
        for before, words in sorted(places(parser), key=lambda place: -len(place[0]))
        if before
    ]
    first = " ".join(word.text for word in words_of(parser))
    return "\n".join(
        [
            "_kuroshio() {",
            '    local here="${COMP_WORDS[COMP_CWORD]}" words',
            '    case "${COMP_WORDS[*]:1:COMP_CWORD-1} " in',
            *cases,
            f'        *) words="{first}" ;;',
            "    esac",
            '    COMPREPLY=($(compgen -W "$words" -- "$here"))',
            "}",
            "complete -o default -F _kuroshio kuroshio",
        ]
    )


def _zsh(parser: argparse.ArgumentParser) -> str:
    return "\n".join(["autoload -U +X bashcompinit && bashcompinit", _bash(parser)])


def _fish(parser: argparse.ArgumentParser) -> str:
    lines = []
    for before, words in places(parser):
        seen = [f"__fish_seen_subcommand_from {name}" for name in before]
        condition = "; and ".join(seen) or "__fish_use_subcommand"
        for word in words:
            kind = f"-l {word.text[2:]}" if word.text.startswith("--") else f"-f -a {word.text}"
            purpose = word.purpose.replace("'", "’")
            lines.append(f"complete -c kuroshio -n '{condition}' {kind} -d '{purpose}'")
    return "\n".join(lines)


SCRIPTS = {"bash": _bash, "zsh": _zsh, "fish": _fish}
