"""Branches of a game: other luck, through the eyes of a seat or with open hands."""

from __future__ import annotations

import random

import msgspec
import pytest

import kuroshio
from kuroshio.bots.pondering import Ponder
from kuroshio.bots.steps import to_the_end
from kuroshio.games import NAMES
from kuroshio.server.analysis.forms import Position
from kuroshio.server.analysis.positions import choices, position, sight
from kuroshio.server.analysis.trees import Branch, Course, Tree
from kuroshio.tables.branches import Eyes, after, asked, dealt, grown, happened, signs, turnouts
from kuroshio.tables.stored import decode
from kuroshio.tables.table import Table, played_on, with_other_luck
from tests.play import SETUPS, finished, new, setup_name, state_bytes

Setup = tuple[str, int, dict[str, str]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
every_game = pytest.mark.parametrize("name", NAMES)


def half_way(name: str, seed: int, made: int, players: int = 3) -> Table:
    table = new((name, players, {}), seed)
    chance = random.Random(seed)
    while len(table.line) < made:
        table.play(chance.choice(table.moves))
    return table


def course_of(table: Table) -> Course:
    return Course(Tree(decode(table.dump()), []))


def seen_by_analyst(table: Table, node: int, seat: int) -> list[bytes]:
    """All that an analyst of a position is told through the eyes of a seat: what is seen, what is
    asked, what the engine thinks, what grows from there and how else it may turn out."""
    course = course_of(table)
    at = course.table(node)
    told = [_encoded(position(course, node, seat))]
    if at.turn is None:
        return told
    ponder = Ponder(sight(at, seat))
    to_the_end(ponder.steps(60))
    told.append(msgspec.json.encode((ponder.best(4), list(choices(at, seat).values()))))
    move = asked(at, seat).moves[-1]
    deal = next(deal for deal in (7, 8, 9, 1) if dealt(at, seat, deal).allows(move))
    course.tree.grow(Branch(node, move.text, deal, seat))
    told.append(_encoded(position(course, course.tree.main + 1, seat)))
    return [*told, repr(to_the_end(turnouts(after(at, move, seat), seat, [], tries=20))).encode()]


def _encoded(shown: Position) -> bytes:
    """Without what tells which game it is, and without the past of the other one."""
    return msgspec.json.encode(msgspec.structs.replace(shown, node=0, events=[], chance=None))


@every_setup
def test_an_analysis_tells_nothing_that_the_seat_did_not_know(setup: Setup) -> None:
    """Of two worlds that look the same to a seat all is told alike, byte for byte."""
    table = finished(setup, 11)
    chance = random.Random(len(table.line))
    for _ in range(4):
        made, seat = chance.randrange(len(table.line)), chance.randrange(table.players)
        other = played_on(table, made, seat, deal=5)  # looks the same, and is another world
        assert seen_by_analyst(table, made, seat) == seen_by_analyst(other, 0, seat)


@every_setup
def test_with_open_hands_only_luck_is_new(setup: Setup) -> None:
    table = finished(setup, 12)
    for made in (0, len(table.line) // 3, len(table.line) // 2):
        at = course_of(table).table(made)
        other = with_other_luck(at, 3)
        assert other.truth() == at.truth()
        assert state_bytes(other) != state_bytes(at)
        start = other.state.rng
        assert (start.drawn, at.moves) == (0, other.moves)


@every_game
@pytest.mark.parametrize("eyes", [0, 1])
def test_signs_tell_a_seat_all_that_chance_did(name: str, eyes: Eyes) -> None:
    """So whoever says what happened has said how it looks now."""
    table = half_way(name, 3, 0)
    chance = random.Random(2)
    while not table.over and len(table.line) < 60:
        move = chance.choice(table.moves)
        looks: dict[tuple[bytes, ...], bytes] = {}
        for deal in range(12):
            world = dealt(table, eyes, deal)
            if world.allows(move):
                world.make(move)
                shown = msgspec.json.encode(world.view(eyes))
                assert looks.setdefault(tuple(signs(world, eyes)), shown) == shown
        table.play(move)


def test_one_chooses_how_chance_fell() -> None:
    """The tile is any of those that can be drawn, each about as often as the stack has it."""
    table = half_way("tongiaki", 4, 0)
    chance = random.Random(1)
    while (found := _draws(table)) is None:
        table.play(chance.choice(table.moves))
    move, place = found
    head = happened(grown(table, move.text, None, 0), None)[:place]
    tiles = to_the_end(turnouts(after(table, move, None), None, head))
    assert len(tiles) > 5
    assert abs(sum(one.share for one in tiles) - 1) < 1e-9
    for one in tiles:
        drawn = grown(table, move.text, None, one.deal)
        assert happened(drawn, None)[: place + 1] == [*head, one.sign]
        assert drawn.true_events()[place].kind == "drew"


def _draws(table: Table) -> tuple[kuroshio.Move, int] | None:
    """A move after which a tile is drawn, and in which place it is told."""
    for move in table.moves:
        drawn = grown(table, move.text, None, 0)
        kinds = [event.kind for event in drawn.true_events()]
        if "drew" in kinds:
            return move, kinds.index("drew")
    return None


@every_game
def test_a_tree_is_grown_again_as_it_was(name: str) -> None:
    table = finished((name, 2, {}), 5)
    tree = Tree(decode(table.dump()), [])
    node, chance = 10, random.Random(4)
    grown_to = []
    for n in range(8):
        at = Course(tree).table(node)
        eyes = None if n % 2 else 0
        move = chance.choice(asked(at, eyes).moves)
        if not dealt(at, eyes, n).allows(move):
            continue
        node = tree.grow(Branch(node, move.text, n, eyes))
        grown_to.append((node, state_bytes(Course(tree).table(node))))
    again = msgspec.json.decode(tree.encode(), type=Tree)
    course = Course(again)
    assert [(one, state_bytes(course.table(one))) for one, _ in grown_to] == grown_to
    assert course.tree.path(node)[:11] == list(range(11))
    again.cut(grown_to[2][0])
    assert sorted(again.branches) == [one for one, _ in grown_to[:2]]
    assert again.grow(Branch(3, table.line[3].text, 1)) > node  # no number is used twice
