"""The sheet behind a question, a move, a refusal or a tooltip speaks of that very thing.

What each must speak of is declared in `sheets.toml`; what is not declared there is an error, and so
is a declaration of something that never comes.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kuroshio.core.messages import Message
from kuroshio.games import game_named
from kuroshio.language import say
from kuroshio.rulebook import explanations, outline_of, rulebook
from kuroshio.tables.table import Table
from tests.play import SETUPS, new, setup_name
from tests.test_rulebook import BOOKS

Spoken = dict[str, list[str]]  # by the thing: what its sheet must speak of

WORDS: dict[str, dict[str, Spoken]] = tomllib.loads(
    Path(__file__).with_name("sheets.toml").read_text("utf-8")
)
POSITIONS = 1200  # of each set-up: thousands of each game
WISHES = 25  # moves that are asked for in each of them, most of them not possible
# Refusals that have no rule: they speak of the page or of names, not of the game.
NO_RULE = {
    "namiji": {"not-asked", "off-the-route"},
    "tongiaki": {
        *("not-asked", "no-such-move", "other-island", "not-on-the-map", "other-name"),
        "same-again",
    },
    "namazu": {"not-asked", "face", "keep"},
}


def speaks(sheet: str, of: list[str]) -> bool:
    said = sheet.lower()
    return all(word in said for word in of)


def lacking(spoken: Spoken, sheets: dict[str, str]) -> list[str]:
    """What is wrong with the sheets of some things."""
    wrong = [f"{thing} is not declared" for thing in sheets if thing not in spoken]
    wrong += [f"{thing} never comes" for thing in spoken if thing not in sheets]
    for thing, sheet in sheets.items():
        if not speaks(sheet, spoken.get(thing, [])):
            wrong.append(f"{thing}: {spoken[thing]} is not in “{sheet}”")
    return wrong


def rules(game: str) -> dict[str, str]:
    """The text of each rule of the rulebook with its heading and its list."""
    return {
        entry.id: " ".join(
            [section.title, entry.text, *(f"{row.name} {row.text}" for row in entry.rows)]
        )
        for section in rulebook(game).sections
        for entry in section.entries
    }


# --- what happens at tables -------------------------------------------------------------------


def positions(game: str) -> Iterator[Table]:
    """Random positions of every set-up."""
    for setup in (one for one in SETUPS if one[0] == game):
        seen = seed = 0
        while seen < POSITIONS:
            table, chance = new(setup, seed), random.Random(f"{setup_name(setup)} {seed}")
            while not table.over and seen < POSITIONS:
                yield table
                seen += 1
                table.play(chance.choice(table.moves))
            seed += 1


def declared(spoken: Spoken, thing: str, told: str) -> str:
    """How a thing is declared: by itself, or with the rule on which its sheet depends."""
    by_rule = f"{thing} {told}"
    return by_rule if by_rule in spoken else thing


def last(message: Message, part: str) -> str:
    """`sail` of `namiji-ask-sail`."""
    return message.key.partition(f"-{part}-")[2]


@pytest.mark.parametrize("game", BOOKS)
def test_the_rule_behind_every_question_and_every_kind_of_move_speaks_of_it(game: str) -> None:
    questions, moves = WORDS[game]["questions"], WORDS[game]["moves"]
    asked: dict[str, str] = {}
    offered: dict[tuple[str, str], str] = {}  # by the kind of move and the rule
    for table in positions(game):
        rule = table.rule()
        question, told = last(table.question(), "ask"), last(rule, "rule")
        asked.setdefault(declared(questions, question, told), say(rule))
        for move in table.moves:
            kind = declared(moves, last(table.describe(move), "move"), told)
            offered.setdefault((kind, told), say(rule))
    assert lacking(questions, asked) == []
    for told in {told for _, told in offered}:
        of_it = {move: sheet for (move, rule), sheet in offered.items() if rule == told}
        assert lacking({move: moves[move] for move in of_it}, of_it) == [], told
    assert moves.keys() == {move for move, _ in offered}


@pytest.mark.parametrize("game", BOOKS)
def test_every_refusal_leads_to_a_rule_that_speaks_of_it(game: str) -> None:
    spoken, known = WORDS[game]["refusals"], rules(game)
    sheets = {thing: known[refusal_rule(game, *thing.split())] for thing in spoken}
    assert lacking(spoken, sheets) == []
    met = set(refused(game))
    assert {declared(spoken, reason, told) for reason, told in met} <= spoken.keys()
    assert len({reason for reason, _ in met}) > len(spoken) / 2
    used = {refusal_key(game, *thing.split()) for thing in spoken}
    assert used == explanations(game).refusals.keys()


def refused(game: str) -> Iterator[tuple[str, str]]:
    """Why moves are not possible in random positions, and the rule behind the question there."""
    reasons = import_module(f"kuroshio.{game}.reasons").REASONS
    chance = random.Random(game)
    for table in positions(game):
        state, box = table.state_after(len(table.line)), table.box.record
        for move in chance.choices(range(table.game.move_count), k=WISHES):
            reason = reasons[table.game.kernels.reason(state, 0, box, move)]
            if reason and reason not in NO_RULE[game]:
                yield reason, last(table.rule(), "rule")


def refusal_key(game: str, reason: str, told: str = "") -> str:
    """Under which key the rule of a refusal is: some depend on the rule behind the question."""
    key = f"{game}-why-{reason}"
    by_rule = f"{key} {game}-rule-{told}"
    return by_rule if by_rule in explanations(game).refusals else key


def refusal_rule(game: str, reason: str, told: str = "") -> str:
    return explanations(game).refusals[refusal_key(game, reason, told)].rule


# --- what a board explains --------------------------------------------------------------------


@pytest.mark.parametrize("game", BOOKS)
def test_every_tooltip_leads_to_a_rule_that_speaks_of_it(game: str) -> None:
    """Cards, islands and the like are in the list of their rule, by name."""
    known, things = rules(game), explanations(game).things
    listed = {entry.id for part in rulebook(game).sections for entry in part.entries if entry.rows}
    named = {thing for thing, one in things.items() if "named" in one_key(game, thing)}
    sheets = {thing: known[one.rule] for thing, one in things.items() if thing not in named}
    assert lacking(WORDS[game]["things"], sheets) == []
    for thing in named:
        name = things[thing].text.partition(":")[0]
        assert name.lower() in known[things[thing].rule].lower(), thing
        assert things[thing].rule in listed, thing


def one_key(game: str, thing: str) -> str:
    outline = outline_of(game)
    return outline.things(game_named(game).box)[thing].words.key


def test_a_sheet_that_speaks_of_something_else_is_found() -> None:
    words = {"sail": ["boat", "dock"]}
    assert lacking(words, {"sail": "A boat stops at the dock."}) == []
    assert lacking(words, {"sail": "A net shows two fish."}) != []
    assert lacking(words, {"sail": "boat, dock", "fish": "fish"}) == ["fish is not declared"]
    assert lacking(words, {}) == ["sail never comes"]
