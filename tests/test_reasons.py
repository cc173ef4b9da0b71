"""Reasons: the rules that list the legal moves are the rules that say why others are not."""

from __future__ import annotations

import re
from importlib import import_module, resources

import pytest

import kuroshio
from kuroshio.core.families import Families
from kuroshio.core.names import names_between, names_of
from kuroshio.games import NAMES
from kuroshio.language import LANGUAGES
from tests.play import SETUPS, new, random_steps, setup_name
from tests.test_language import messages

POSITIONS = 600  # at least, of each set-up


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_there_is_a_reason_against_every_move_that_is_not_legal_and_against_no_other(
    setup: tuple[str, int, dict[str, str]],
) -> None:
    """For every number of a move, as the seat knows the position and as it is."""
    positions, seed = 0, 0
    while positions < POSITIONS:
        table = new(setup, seed)
        reason, box = table.game.kernels.reason, table.box.record
        for _ in random_steps(table, seed):
            if table.over:
                break
            positions += 1
            for states in (table.seen_by(table.turn), table.state_after(len(table.line))):
                possible = [
                    move
                    for move in range(table.game.move_count)
                    if reason(states, 0, box, move) == 0
                ]
                assert possible == [int(move) for move in table.moves]
        seed += 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(name: str, language: str) -> None:
    reasons = import_module(f"kuroshio.{name}.reasons").REASONS
    known = {key for key in messages(language) if key.startswith(f"{name}-why-")}
    assert known == {f"{name}-why-{reason}" for reason in reasons if reason}


@pytest.mark.parametrize("name", NAMES)
def test_no_reason_is_declared_that_no_rule_gives(name: str) -> None:
    game = kuroshio.game_named(name)
    sources = [file for file in resources.files(game.package).iterdir() if file.name.endswith("py")]
    said = [file.read_text("utf-8") for file in sources if file.name != "words.py"]
    for reason in import_module(f"{game.package}.reasons").REASONS[1:]:
        given = re.compile(rf"(return|else) (r\.)?WHY_{reason.upper().replace('-', '_')}\b")
        assert any(map(given.search, said)), reason


def test_names_are_made_from_constants() -> None:
    scope = {"ASK_SAIL": 0, "ASK_SECOND_FISH": 1, "SHRIMP": 0, "BIG_CRAB": 1, "NONE": -1}
    assert names_of(scope, "ASK_") == ("sail", "second-fish")
    assert names_between(scope, "SHRIMP", "BIG_CRAB") == ("shrimp", "big-crab")
    assert names_of({"WHY_FULL": 1}, "WHY_") == ("", "full")
    with pytest.raises(ValueError, match="without a gap"):
        names_of({"ASK_A": 0, "ASK_B": 2}, "ASK_")
    with pytest.raises(ValueError, match="without a gap"):
        names_of({"ASK_A": 0, "ASK_B": 0}, "ASK_")


def test_a_move_is_taken_apart_into_the_parts_that_made_it() -> None:
    families = Families()
    assert families.add("wait", asks=[0]) == 0
    cast = families.add("cast", 3, 17, asks=lambda net, place: [1 + net], text="cast {} at {}")
    done = families.add("done", asks=[1, 2])
    assert (cast, done, families.count) == (1, 52, 53)
    assert families.read(cast + 2 * 17 + 5) == ("cast", (2, 5))
    assert families.read(done) == ("done", ())
    box = kuroshio.game_named("namiji").box
    assert families.texts(box)[cast + 2 * 17 + 5] == "cast 3 at 6"
    answers = families.answers()
    assert (answers[0], answers[cast + 17], answers[done]) == (1, 1 << 2, 0b110)
