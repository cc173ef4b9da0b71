"""Ways to set up positions of Tongiaki by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import kuroshio
from kuroshio.core.boxes import Box
from kuroshio.tables.table import Table
from kuroshio.tongiaki import GAME
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.chart import STEPS
from kuroshio.tongiaki.moves import RESETTLE, tile_names
from kuroshio.tongiaki.view import TongiakiView

INDIGO, MOSS, GOLD, PLUM, TEAL, ROSE = range(6)
SOUTH, SOUTHWEST, NORTHWEST, NORTH, NORTHEAST, SOUTHEAST = range(6)
ALL_SIX = ("tonga 1", "tonga 2", "tonga 3", "tonga 4", "tonga 5", "tonga 6")


def scene(players: int = 4, box: Box | None = None, **options: str) -> Table:
    """Yellow to act, on a map of nothing but Tonga without boats."""
    table = Table(GAME, players, seed=1, options=options, box=box)
    table.state.unplaced = 0
    table.state.found = 0
    table.state.colour = INDIGO
    table.state.turn = 0
    ask(table, s.ASK_ACT)
    return table


def ask(table: Table, question: int) -> None:
    table.state.ask = question
    table.refresh()


def other_box(*changes: tuple[str, str]) -> Box:
    """The usual box with some of its text changed."""
    text = GAME.box.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return GAME.box_from_text(text, "a box of ours")


def tile(name: str) -> int:
    return tile_names(GAME.box).index(name)


def _beach(place: str) -> tuple[int, int]:
    island, beach = place.rsplit(" ", 1)
    return tile(island), int(beach) - 1


def put(table: Table, colour: int, *places: str) -> None:
    """Put a boat of the supply on each of the beaches."""
    for place in places:
        number, beach = _beach(place)
        island = table.state.islands[number]
        island.boats[beach, colour] += 1
        island.ashore[colour] += 1
        island.room[beach] -= 1
        table.state.supply[colour] -= 1
    table.refresh()


def lay(table: Table, name: str, q: int, r: int, rotation: int = 0, king: int = s.NONE) -> None:
    """Take a tile out of the stack and put it on the map, perhaps as a royal island."""
    state, number = table.state, tile(name)
    state.stack[number] = 0
    state.left[0 if number < s.ISLANDS else 1] -= 1
    laid = state.tiles[number]
    laid.laid, laid.q, laid.r, laid.rotation = 1, q, r, rotation
    if number < s.ISLANDS:
        moorings = table.box.record[0].moorings[number]
        closed = (moorings == 0) | (king != s.NONE)
        state.islands[number].room[:] = [
            s.CLOSED if shut else free for shut, free in zip(closed, moorings, strict=True)
        ]
        state.islands[number].king = king
    if king != s.NONE:
        state.kings[king] += 1
        state.supply[king] -= 1
    _join(table)


def _join(table: Table) -> None:
    """Tell all tiles their neighbours, and name each empty place after its first neighbour."""
    tiles = table.state.tiles
    at = {(int(t.q), int(t.r)): n for n, t in enumerate(tiles) if t.laid}
    named = set()
    for one in tiles:
        one.coast = 0
        if not one.laid:
            one.neighbour[:] = s.NONE
            continue
        for direction, (q, r) in enumerate(STEPS):
            place = int(one.q) + q, int(one.r) + r
            one.neighbour[direction] = at.get(place, s.NONE)
            if place not in at and place not in named:
                named.add(place)
                one.coast |= 1 << direction
    table.refresh()


def remove(table: Table, name: str) -> None:
    """Take an island without boats out of the game."""
    table.state.tiles[tile(name)].laid = 0
    table.state.islands[tile(name)].room[:] = s.CLOSED
    _join(table)


def stack(table: Table, *names: str) -> None:
    """Leave only these tiles in the stack."""
    state = table.state
    state.stack[:] = 0
    for name in names:
        state.stack[tile(name)] = 1
    state.left[:] = state.stack[: s.ISLANDS].sum(), state.stack[s.ISLANDS :].sum()


def play(table: Table, *moves: str) -> None:
    for move in moves:
        table.play(move)


def play_and_draw(table: Table, move: str, *names: str) -> None:
    """Make a move in a world in which it draws just these tiles."""
    number = table.parse(move)
    for seed in range(200_000):
        other = table.copy()
        other.state.rng.seed = seed
        other.play(number)
        if drawn(other) == list(names):
            table.state.rng.seed = seed
            table.play(number)
            return
    raise AssertionError(f"no world in which {move} draws {names}")


def drawn(table: Table) -> list[str]:
    state = table.state
    names = tile_names(table.box)
    return [names[event.a] for event in state.events[: state.event_count] if event.kind == s.DREW]


def refusal(table: Table, move: str) -> str:
    """Why a move is refused: the key of what is said."""
    with pytest.raises(kuroshio.IllegalMove):
        table.play(move)
    return table.why_not(table.parse(move)).key.removeprefix("tongiaki-why-")


def seen(table: Table) -> TongiakiView:
    """What everybody sees."""
    view = table.view()
    assert isinstance(view, TongiakiView)
    return view


def texts(table: Table, verb: str = "") -> list[str]:
    return [move.text for move in table.moves if move.text.startswith(verb)]


def kinds(table: Table) -> list[str]:
    """What the last move made happen."""
    return [event.kind for event in table.events()]


def boats(table: Table, place: str) -> list[int]:
    """The boats of each colour on a beach, or on all beaches of an island."""
    if " " in place:
        number, beach = _beach(place)
        counts = table.state.islands[number].boats[beach]
    else:
        counts = table.state.islands[tile(place)].ashore
    return [int(count) for count in counts[: table.state.colours]]


def laid(table: Table, name: str) -> tuple[int, int, int]:
    """Place and rotation of a tile on the map."""
    one = table.state.tiles[tile(name)]
    assert one.laid
    return int(one.q), int(one.r), int(one.rotation)


def is_laid(table: Table, name: str) -> bool:
    return bool(table.state.tiles[tile(name)].laid)


def about_to_sail(table: Table, place: str, *colours: int) -> None:
    """Fill a beach with these colours, and ask what leaves."""
    for colour in colours:
        put(table, colour, place)
    ask(table, s.ASK_DEPART)


def steps(table: Table, seed: int, resettlers: float = 0.02) -> Iterator[int]:
    """Play on at random, but seldom resettle; yields before each move and at the end."""
    chance = random.Random(seed)
    while not table.over:
        yield len(table.line)
        moves = table.moves
        if len(moves) > 1 and moves[-1] == RESETTLE and chance.random() >= resettlers:
            moves.pop()
        table.play(chance.choice(moves))
    yield len(table.line)
