"""An independent recount: whole games as tables of numbers, and what must be true of each row.

`voyage` plays a game and keeps every state; the checks work on all states of many games at once.
Nothing here uses the rules: lines, objectives and upgrades are counted anew from the collections.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import kuroshio
from kuroshio.namiji import state as s
from tests.namiji.helpers import COLUMN_POINTS, EARLY_BIRDS, ROW_POINTS

Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

PENALTY = np.array([0, 3, 6, 10, 15])
# The box in the order of its cards, written down again from the lists of the game.
MEALS = np.array([3, 3, 4, 4, 4, 5, 5, 6] + [0] * 12)
CARDS = (
    *("rice-balls", "pickled-plums-and-tea", "miso-soup", "cold-noodles", "grilled-mackerel"),
    *("maki-rolls", "prawn-tempura", "harbour-hotpot"),
    *("second-hook", "fishmonger", "wide-net", "net-floats", "woven-pot", "salted-bait"),
    *("paper-lanterns", "twin-offerings", "bow-whistle", "glass-bucket", "long-spyglass"),
    "straw-rope",
)


@dataclass(frozen=True)
class Voyages:
    """The states of some games, one after another: `before[n]` became `after[n]` by a move."""

    players: int
    before: Any
    after: Any
    starts: Any  # the first state of each game
    ends: Any  # the last state of each game
    new_game: Flags  # for each step: it is the first of its game


def voyage(players: int, seed: int) -> list[Any]:
    """All states of a random game. Half of the moves are among the first three: so boats linger,
    racks fill, and decks run low."""
    table = kuroshio.new("namiji", players=players, seed=seed)
    luck = random.Random(seed)
    while not table.over:
        numbers = list(table._numbers)
        assert numbers == sorted(set(numbers))
        table.play(luck.choice(numbers[:3] if luck.random() < 0.5 else numbers))
    assert table.state.over == 1
    return [*table._past, table._states]


def voyages(players: int, games: int, seed: int) -> Voyages:
    """Many games in one table."""
    before, after, starts, ends, first = [], [], [], [], []
    for n in range(games):
        states = voyage(players, seed + n)
        blocks = [block.tobytes() for block in states]
        before += blocks[:-1]
        after += blocks[1:]
        starts.append(blocks[0])
        ends.append(blocks[-1])
        first += [True] + [False] * (len(blocks) - 2)
    kind = states[0].dtype

    def joined(blocks: list[bytes]) -> Any:
        return np.frombuffer(b"".join(blocks), kind).view(np.recarray)

    return Voyages(
        players, joined(before), joined(after), joined(starts), joined(ends), np.array(first)
    )


# --- where things are -----------------------------------------------------------------------


def copies(places: Any, kinds: int) -> Ints:
    """How often each of 0 … kinds - 1 stands in a row of places; empty places are negative."""
    flat = places.reshape(len(places), -1)
    return np.stack([(flat == kind).sum(axis=1) for kind in range(kinds)], axis=1)


def fish_everywhere(states: Any) -> Ints:
    """For each state, the copies of each fish: in the school, on the hook, in the racks."""
    boats = states.boats
    alone = np.where(boats.net_in == s.NONE, boats.rack, s.NONE)
    found: Ints = (
        states.face_down.astype(np.int64)
        + states.face_up
        + copies(states.fish[:, None], s.FISH)
        + copies(alone, s.FISH)
    )
    return found


def nets_everywhere(states: Any) -> Ints:
    """For each state, the copies of each net: never seen, under the pile, shown, in racks."""
    in_racks = copies(states.boats.net_in, s.NETS)
    assert not (in_racks % 2).any(), "a net covers two cells"
    found: Ints = (
        states.net_pool.astype(np.int64)
        + copies(states.net_under, s.NETS)
        + copies(states.net_shown, s.NETS)
        + in_racks // 2
    )
    return found


def rocks_everywhere(states: Any) -> Ints:
    found: Ints = (
        states.rock_pool.astype(np.int64)
        + copies(states.rock_under, s.ROCK_CARDS)
        + copies(states.rock_look, s.ROCK_CARDS)
        + copies(states.boats.rocks, s.ROCK_CARDS)
    )
    return found


def docks_everywhere(states: Any) -> Ints:
    found: Ints = (
        states.dock_pool.astype(np.int64)
        + copies(states.hand, s.DOCK_CARDS)
        + copies(states.dock_under, s.DOCK_CARDS)
        + copies(states.dock_gone, s.DOCK_CARDS)
        + copies(states.boats.docks, s.DOCK_CARDS)
    )
    return found


def crustaceans_everywhere(states: Any) -> Ints:
    shrimp = states.bag[:, 0] + states.haul[:, 0] + states.boats.shrimp.sum(axis=1)
    crabs = states.bag[:, 1] + states.haul[:, 1] + states.boats.crabs.sum(axis=1)
    return np.stack([shrimp, crabs], axis=1)


# --- points by source, seat by seat ---------------------------------------------------------


def lines_of(rack: Any) -> Flags:
    """The valid lines of racks (…, 12): full, and of one colour or one kind."""
    grid = rack.reshape(*rack.shape[:-1], s.ROWS, s.COLUMNS)

    def valid(cells: Any) -> Any:
        colour, kind = cells // s.KINDS, cells % s.KINDS
        same_colour = (colour == colour[..., :1]).all(axis=-1)
        same_kind = (kind == kind[..., :1]).all(axis=-1)
        return (cells != s.NONE).all(axis=-1) & (same_colour | same_kind)

    made: Flags = np.concatenate([valid(grid), valid(np.swapaxes(grid, -1, -2))], axis=-1)
    return made


def points_everywhere(states: Any, players: int) -> dict[int, Ints]:
    """The points of each seat by source, as the collections show them at any time."""
    boats = states.boats[:, :players]
    worth = np.array([*ROW_POINTS, *[COLUMN_POINTS] * s.COLUMNS])
    sections = boats.panorama.astype(np.int64)
    docks = boats.docks.astype(np.int64)
    return {
        s.FROM_RACK: (lines_of(boats.rack) * worth).sum(axis=-1),
        s.FROM_TRAP: boats.shrimp.astype(np.int64) + boats.crabs,
        s.FROM_PANORAMAS: (sections * (sections + 1) // 2).sum(axis=-1),
        s.FROM_BONUSES: 3 * boats.bonus.astype(np.int64).sum(axis=-1),
        s.FROM_MEALS: np.where(docks == s.NONE, 0, MEALS[docks]).sum(axis=-1),
        s.FROM_EARLY_BIRD: np.maximum(boats.early_bird.astype(np.int64), 0),
    }


def owns(boats: Any, card: str) -> Flags:
    """Whether the boats own a dock card."""
    found: Flags = (boats.docks == CARDS.index(card)).any(axis=-1)
    return found


def told(states: Any, kind: int) -> Flags:
    """Whether an event of the kind happened, for each state."""
    places = np.arange(states.events.shape[1])
    found: Flags = ((states.events.kind == kind) & (places < states.event_count[:, None])).any(
        axis=1
    )
    return found


def upgrade_pay(trips: Voyages) -> Ints:
    """What upgrades must have paid in each step to the seat that moved, read from the events."""
    before, after = trips.before, trips.after
    steps = np.arange(len(before))
    mover = before.boats[steps, before.turn]
    pay = np.zeros(len(before), np.int64)

    def add(when: Flags, card: str, points: int) -> None:
        pay[when & owns(mover, card)] += points

    haul = told(after, s.KEPT_HAUL)
    afloat = told(after, s.SET_AFLOAT)
    add(haul, "salted-bait", 2)
    add(afloat, "paper-lanterns", 2)
    add(afloat, "twin-offerings", 1)
    add(told(after, s.CAST_NET) | told(after, s.RELEASED_NET), "net-floats", 2)
    for panorama, (card, points) in enumerate(
        (("bow-whistle", 3), ("glass-bucket", 3), ("long-spyglass", 2))
    ):
        section = (after.events.kind == s.TOOK_SECTION) & (after.events.a == panorama)
        there = np.arange(section.shape[1]) < after.event_count[:, None]
        add((section & there).any(axis=1), card, points)
    # The fishmonger pays at the end of a stop at which a fish was kept: sum the fish kept since
    # the boat sailed there.
    kept = np.cumsum(told(after, s.KEPT_FISH))
    sailed = np.maximum.accumulate(np.where(told(after, s.SAILED), steps, 0))
    asked = np.isin(before.ask, (s.ASK_KEEP, s.ASK_SECOND_FISH))
    goes_on = np.isin(after.ask, (s.ASK_KEEP, s.ASK_SECOND_FISH)) & (after.over == 0)
    add(asked & ~goes_on & (kept > kept[sailed]), "fishmonger", 2)
    return pay


# --- objectives -----------------------------------------------------------------------------


def objectives_met(boat: Any) -> list[bool]:
    """Which of the twenty objectives a final collection meets, in the order of the cards."""
    fish = [one for one in boat.rack.tolist() if one != s.NONE]
    lines = lines_of(boat.rack[None])[0]
    rows, columns = lines[:3].sum(), lines[3:].sum()
    sections = boat.panorama.tolist()
    docks = [CARDS[card] for card in boat.docks.tolist() if card != s.NONE]
    meals = sum(MEALS[CARDS.index(card)] > 0 for card in docks)
    colours = [sum(one // s.KINDS == colour for one in fish) for colour in range(3)]
    return [
        rows + columns >= 3,
        bool(lines[2]),
        rows >= 1 and columns >= 1,
        len(fish) >= 10,
        colours[0] >= 4,
        colours[1] >= 4,
        colours[2] >= 4,
        len({one % s.KINDS for one in fish}) == 4,
        len({net for net in boat.net_in.tolist() if net != s.NONE}) >= 3,
        boat.shrimp + boat.crabs >= 6,
        boat.crabs >= 2,
        boat.offerings == 0,
        boat.offerings >= 2,
        sections[0] == 3,
        sections[1] == 4,
        sections[2] >= 4,
        sum(count >= 2 for count in sections) >= 2,
        boat.bonus.sum() >= 1,
        meals >= 2,
        len(docks) - meals >= 2,
    ]


ROCK_POINTS = (4, 4, 3, 4, 3, 3, 3, 3, 4, 4, 3, 4, 4, 3, 4, 4, 3, 3, 4, 3)


def rock_points(boat: Any) -> int:
    met = objectives_met(boat)
    held = [card for card in boat.rocks.tolist() if card != s.NONE]
    return sum(ROCK_POINTS[card] for card in held if met[card])


def early_birds(players: int) -> tuple[int, ...]:
    """The tokens of a game: one a boat, the best ones."""
    return EARLY_BIRDS[: max(3, players)]


def seats(states: Any, players: int) -> Iterator[tuple[int, Any]]:
    """Every boat of a player in every state, with the number of the state."""
    for n in range(len(states)):
        for seat in range(players):
            yield n, states.boats[n, seat]
