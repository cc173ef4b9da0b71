"""What a puzzle is about: told by the question that is asked there, and by what its solution makes
happen in the rest of the turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kuroshio.bots import Sight
from kuroshio.bots.opinion import seed_from
from kuroshio.bots.searcher import Searcher
from kuroshio.core.game import Move
from kuroshio.tables.table import Table, imagined

WORLDS = 3  # in which the turn is played on: what happens in all of them is a theme
THOUGHT = 200  # iterations of whoever plays it on


@dataclass(frozen=True)
class Themes:
    """The themes of a game: by questions, and by events that come so many times in a turn."""

    turn: str = ""  # the question with which a turn begins
    asked: dict[str, str] = field(default_factory=dict)
    happened: dict[tuple[str, int], str] = field(default_factory=dict)

    def seen_in(self, happened: Counter[str]) -> set[str]:
        """Those that show in what happened."""
        return {theme for (kind, times), theme in self.happened.items() if happened[kind] >= times}

    def names(self) -> list[str]:
        """All of them, in the order in which they are declared."""
        return list(dict.fromkeys([*self.asked.values(), *self.happened.values()]))


THEMES = {
    "namiji": Themes(
        turn="sail",
        asked={
            "fish": "fishing",
            "second-fish": "fishing",
            "keep": "fishing",
            "cast": "nets",
            "haul": "trap",
            "offer": "whirlpool",
            "look": "rocks",
            "rock": "rocks",
            "second-rock": "rocks",
            "draft": "dock-cards",
        },
        happened={
            ("took-fish", 1): "fishing",
            ("revealed-net", 1): "nets",
            ("kept-haul", 1): "trap",
            ("lost-haul", 1): "trap",
            ("set-afloat", 1): "whirlpool",
            ("took-section", 1): "panoramas",
            ("kept-rock", 1): "rocks",
            ("moored", 1): "dock-slots",
            ("came-home", 1): "home",
        },
    ),
    "tongiaki": Themes(
        turn="act",
        asked={
            "set-up": "set-up",
            "lay": "tiles",
            "turn": "tiles",
            "land": "landing",
            "lift": "boats",
            "add": "boats",
            "come-back": "boats",
            "put": "boats",
            "depart": "voyages",
        },
        happened={
            ("founded", 1): "royal-island",
            ("increased", 1): "boats",
            ("resettled", 1): "resettling",
            ("set-sail", 1): "voyages",
            ("set-sail", 2): "chain-reaction",
        },
    ),
    "namazu": Themes(
        turn="stand",
        asked={
            "face": "brigands",
            "fight": "brigands",
            "stand": "ashigarus",
            "third": "ashigarus",
            "challenge": "tournament",
            "arms": "tournament",
            "take": "goods",
            "swap": "goods",
            "pay": "goods",
            "altar": "offerings",
            "offer": "offerings",
            "erect": "altars",
            "build": "buildings",
            "sign": "buildings",
            "keep": "yakuza",
            "trade": "market",
        },
        happened={
            ("challenged", 1): "tournament",
            ("offered", 1): "offerings",
            ("erected", 1): "altars",
            ("bought-altar", 1): "altars",
            ("built", 1): "buildings",
            ("played", 1): "yakuza",
            ("sold", 1): "market",
            ("produced", 1): "goods",
        },
    ),
}


def themes_of(table: Table, move: Move, seed: int) -> list[str]:
    """What a position with this solution is about."""
    known = THEMES.get(table.game.name, Themes())
    seat = table.turn
    assert seat is not None
    asked = table.view(seat).question
    found = {known.asked[asked]} if asked in known.asked else set()
    found |= set.intersection(
        *(
            known.seen_in(_rest_of_turn(table, move, known.turn, seed_from(seed, world)))
            for world in range(WORLDS)
        )
    )
    return [theme for theme in known.names() if theme in found]


def _rest_of_turn(table: Table, move: Move, begins: str, seed: int) -> Counter[str]:
    """How often everything happens to the seat to move, from this move to the end of its turn, in
    one world that it cannot tell from the true one."""
    seat = table.turn
    assert seat is not None
    world = imagined(table, seat, seed)
    captain = Searcher(seed, iterations=THOUGHT)
    happened: Counter[str] = Counter()
    while True:
        world.play(move)
        happened.update(one.kind for one in world.events(seat) if one.seat in (seat, None))
        if world.turn != seat or world.view(seat).question == begins:
            return happened
        move = world.named(int(captain.choose(Sight.of(world))))
