"""`kuroshio play`: a table in the terminal, in plain lines that a screen reader can follow."""

from __future__ import annotations

import argparse
from pathlib import Path

from kuroshio.bots import Sight, bot_named
from kuroshio.bots.searcher import Searcher
from kuroshio.cli.common import game_arguments, new_table
from kuroshio.cli.record import seat_levels, seed_of
from kuroshio.core.errors import BadSetup, IllegalMove
from kuroshio.core.game import Move
from kuroshio.core.messages import Message, message
from kuroshio.games import NAMES, game_named
from kuroshio.language import FIRST, LANGUAGES, say

EXAMPLES = (
    "kuroshio play",
    "kuroshio play namiji --players 3 --bots captain",
    "kuroshio play tongiaki --language fr --seed 7",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, optional=True)
    parser.add_argument("--seat", type=int, default=1, metavar="N", help="your seat (default: 1)")
    parser.add_argument(
        "--bots", default="deckhand", help="a level for each other seat, or one for all of them"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=FIRST, help="default: %(default)s")
    parser.add_argument(
        "--every-choice",
        action="store_true",
        help="ask also where there is only one possible move",
    )


def run(args: argparse.Namespace) -> None:
    try:
        Terminal(args).play()
    except EOFError:
        print()


class Leave(Exception):
    """The player wants to stop."""


class Terminal:
    """One person at a table with bots."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.language: str = args.language
        if args.game is None:
            args.game = self._choose_game()
            args.players = args.players or self._choose_players(args.game)
        self.table = new_table(args)
        self.every_choice: bool = args.every_choice
        if not 1 <= args.seat <= self.table.players:
            raise BadSetup(f"there is no seat {args.seat}; seats are 1 to {self.table.players}")
        self.me: int = args.seat - 1
        levels = seat_levels(args.bots, self.table.players - 1)
        levels.insert(self.me, "")
        self.bots = [
            bot_named(level, seed_of(self.table.seed, seat)) if level else None
            for seat, level in enumerate(levels)
        ]
        self.table.seats = [
            self.say("play-you") if seat == self.me else self.say("seat-name", number=seat + 1)
            for seat in range(self.table.players)
        ]
        self.chosen: list[int] = []  # how many moves had been made at each of my decisions

    # --- words ------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str | Message) -> str:
        return say(message(key, **args), self.language)

    def said(self, words: Message) -> str:
        return say(words, self.language)

    def _choose_game(self) -> str:
        print(self.say("play-which-game"))
        for number, name in enumerate(NAMES, 1):
            print(f"  {number}. {self.say(f'{name}-name')}: {self.say(f'{name}-about')}")
        while True:
            answer = input("> ").strip().lower() or "1"
            if answer in NAMES:
                return answer
            if answer.isdecimal() and 1 <= int(answer) <= len(NAMES):
                return NAMES[int(answer) - 1]
            print(self.say("play-choose-number", last=len(NAMES)))

    def _choose_players(self, name: str) -> int:
        game = game_named(name)
        first, last = game.players.start, game.players.stop - 1
        usual = game.usual_players
        while True:
            answer = input(self.say("play-how-many", first=first, last=last, usual=usual) + " ")
            if not answer.strip():
                return usual
            if answer.strip().isdecimal() and int(answer) in game.players:
                return int(answer)

    # --- the game ---------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        name = self.table.game.name
        print(self.say("play-welcome", game=self.say(f"{name}-name", name=name)))
        print(self.say("play-seed", seed=str(self.table.seed)))
        print(self.say("play-commands"))
        shown = False
        try:
            while not self.table.over:
                if self.table.turn == self.me:
                    if not shown:
                        self._show_table()
                        shown = True
                    self._my_turn()
                else:
                    self._bot_turn()
                    shown = False
        except Leave:
            print(self.say("play-left", moves=len(self.table.line)))
            return
        self._show_end()

    def _bot_turn(self) -> None:
        seat = self.table.turn
        assert seat is not None
        bot = self.bots[seat]
        assert bot is not None
        self._make(bot.choose(Sight.of(self.table)))

    def _my_turn(self) -> None:
        """Ask once; where there is no choice, move at once."""
        moves = self.table.moves
        if len(moves) == 1 and not self.every_choice:
            self._make(moves[0])
            return
        print()
        print(self.said(self.table.question()))
        for number, move in enumerate(moves, 1):
            print(f"  {number}. {self.said(self.table.describe(move))}")
        answer = self._answer(moves)
        if answer is not None:
            self.chosen.append(len(self.table.line))
            self._make(answer)

    def _make(self, move: int) -> None:
        """Make a move and tell what happened, as far as I may know."""
        self.table.play(move)
        for event in self.table.events(self.me):
            text = self.said(self.table.game.words.narrate(event))
            if event.seat is not None:
                text = self.say("play-said", who=self._who(event.seat), what=text)
            print(text)

    def _who(self, seat: int) -> str:
        if seat < self.table.players:
            return self.table.seats[seat]
        return self.say(f"{self.table.game.name}-nobody")

    def _show_table(self) -> None:
        print()
        for line in self.table.game.plain(self.table.view(self.me), self.said):
            print(line)

    # --- answers ----------------------------------------------------------------------------

    def _answer(self, moves: list[Move]) -> Move | None:
        """A move, or None after a command (undo, help …)."""
        while True:
            text = input("> ").strip()
            word, _, rest = text.lower().partition(" ")
            if not word:
                continue
            if word.isdecimal() and not rest:
                if 1 <= int(word) <= len(moves):
                    return moves[int(word) - 1]
                print(self.say("play-choose-number", last=len(moves)))
            elif word in ("help", "?"):
                print(self.said(self.table.rule()))
                print(self.say("play-commands"))
            elif word in ("table", "undo", "moves"):
                if word == "undo":
                    self._undo()
                if word != "moves":
                    self._show_table()
                return None
            elif word == "save" and rest:
                self._save(Path(text.partition(" ")[2].strip()))
            elif word in ("quit", "exit"):
                raise Leave
            else:
                move = self._by_text(text)
                if move is not None:
                    return move

    def _by_text(self, text: str) -> Move | None:
        """A move that was typed in its own words, such as `sail 7`."""
        try:
            move = self.table.parse(text)
        except IllegalMove:
            near = self.table.game.near(text, self.table.box)
            print(self.say("play-no-move", move=text, near=" / ".join(near), count=len(near)))
            print(self.say("play-commands"))
            return None
        if move in self.table.moves:
            return move
        print(self.said(self.table.why_not(move)))
        return None

    def _undo(self) -> None:
        """Take back my last decision and all that came after it."""
        if not self.chosen:
            print(self.say("play-nothing-to-undo"))
            return
        made = self.chosen.pop()
        self.table.undo(len(self.table.line) - made)
        for bot in self.bots:
            if isinstance(bot, Searcher):  # which goes on with what it thought of the old game
                bot.forget()
        print(self.say("play-undone"))

    def _save(self, path: Path) -> None:
        try:
            path.write_text(self.table.dump(), encoding="utf-8")
        except OSError as error:
            print(self.say("play-cannot-save", file=str(path), reason=str(error.strerror)))
        else:
            print(self.say("play-saved", file=str(path)))

    def _show_end(self) -> None:
        self._show_table()
        print()
        print(self.say("the-end"))
        scores, standing = self.table.scores, self.table.standing
        for seat in sorted(range(self.table.players), key=lambda n: standing[n]):
            print(
                self.say(
                    "play-place",
                    place=standing[seat],
                    name=self.table.seats[seat],
                    points=scores[seat],
                )
            )
