"""`kuroshio bot`: a bot as a program, with JSON lines on stdin and stdout."""

from __future__ import annotations

import argparse
import sys

import msgspec

from kuroshio.bots import bot_named
from kuroshio.bots.programs import Answer, Ask, sight
from kuroshio.cli.common import check_counts
from kuroshio.core.errors import BadSetup

EXAMPLES = ("kuroshio bot --level captain:400",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", default="captain", help="which bot (default: captain)")
    parser.add_argument("--seed", type=int, default=0, help="for bots limited by iterations")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="to think with")


def run(args: argparse.Namespace) -> None:
    check_counts(args, "threads")
    bot = bot_named(args.level, args.seed, args.threads)
    for line in sys.stdin.buffer:
        try:
            asked = msgspec.json.decode(line, type=Ask)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadSetup(f"a line that is not a question: {error}") from None
        seen = sight(asked)
        chosen = bot.choose(seen)
        text = next(move.text for move in seen.moves if move == chosen)
        explain = getattr(bot, "explain", None)
        answer = Answer(text, explain() if explain else [])
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
