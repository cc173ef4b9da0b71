"""`kuroshio`: the command line. Each command is a module here with `EXAMPLES`,
`arguments` and `run`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

import kuroshio
from kuroshio.core.errors import KuroshioError
from kuroshio.first_time import tell_of_compiling

# In the order in which `kuroshio --help` shows them.
COMMANDS = {
    "play": "play at a terminal table against bots",
    "serve": "serve the games to browsers",
    "admin": "look after a running server: tables, people, reports",
    "record": "play a game between bots and write it down",
    "replay": "replay a recorded game and verify it",
    "review": "find the moves that decided a recorded game, and what was better",
    "arena": "let bots play matches against each other",
    "learn": "teach a game's bots by games that they play against each other",
    "puzzles": "find puzzles in games of strong bots, and check them",
    "bot": "be a bot that speaks JSON lines",
    "lab": "play many games and write down what happens in them",
    "dataset": "write every decision of many games into a Parquet file",
    "bench": "measure the engine",
    "warm": "compile all games now, so that later starts are quick",
    "doctor": "say what is installed, compiled and reachable, and what to do",
    "completion": "let a shell complete these commands",
}

FIRST_STEPS = """\
first steps:
  kuroshio serve --open      play in the browser
  kuroshio play              play in this terminal
  kuroshio doctor            what is installed, and what is missing
  kuroshio COMMAND --help    its arguments, with examples"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 2 if what was asked for is not possible."""
    # Words in three scripts: never fail on a terminal that says it knows only ASCII.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    args = read(sys.argv[1:] if argv is None else argv)
    if args.command != "warm":  # which tells of nothing else
        tell_of_compiling()
    try:
        return int(import_module(f"kuroshio.cli.{args.command}").run(args) or 0)
    except KuroshioError as error:
        print(f"kuroshio {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class Parser(argparse.ArgumentParser):
    """Whoever is not understood is told where to read on."""

    def error(self, message: str) -> NoReturn:
        if found := INVALID.search(message):
            message += meant(found[1], re.findall(r"[\w-]+", found[2]))
        super().error(f"{message}\nWhat there is: {self.prog} --help")


INVALID = re.compile(r"invalid choice: '([^']*)' \(choose from (.*)\)")  # as argparse says it


def meant(word: str, known: Iterable[str]) -> str:
    """What somebody may have meant who mistyped a word."""
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def read(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for; without a word, what can be asked for."""
    whole = parser()
    command = words[0] if words else "--help"
    if command not in COMMANDS and not command.startswith("-"):
        whole.error(f"there is no command {command!r}{meant(command, COMMANDS)}")
    args, unknown = whole.parse_known_args(words or ["--help"])
    if unknown:
        options = re.findall(r"--[a-z-]+", args.told_by.format_help())
        hint = meant(unknown[0].partition("=")[0], options)
        args.told_by.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
    return args


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments and examples."""
    whole = Parser(
        "kuroshio",
        description="Three board games on one engine.",
        epilog=FIRST_STEPS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"kuroshio {kuroshio.__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        module = import_module(f"kuroshio.cli.{name}")
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            epilog="\n  ".join(("examples:", *module.EXAMPLES)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.set_defaults(told_by=command)
        module.arguments(command)
    return whole
