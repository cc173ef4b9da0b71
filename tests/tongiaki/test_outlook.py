"""Tongiaki: what is told of a departure before it is made, against what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kuroshio.tables.table import Table
from kuroshio.tongiaki import GAME
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.moves import tile_names
from kuroshio.tongiaki.view import Departure, Odds, Spot, Stop
from tests.tongiaki.helpers import (
    GOLD,
    INDIGO,
    MOSS,
    NORTH,
    about_to_sail,
    ask,
    kinds,
    lay,
    put,
    scene,
    seen,
    stack,
    steps,
    texts,
)

POSITIONS = 60  # in which it is asked what leaves, of each set-up


def departure(table: Table, move: str) -> Departure:
    return next(one for one in seen(table).departures if one.move == move)


def positions(players: int, tiles: str) -> Iterator[Table]:
    """Tables at which it is asked which beach leaves, from games in which few resettle."""
    found, seed = 0, 0
    while found < POSITIONS:
        table = Table(GAME, players, seed, {"tiles": tiles})
        for _ in steps(table, seed):
            if not table.over and table.state.ask == s.ASK_DEPART:
                found += 1
                yield table
        seed += 1


def made(table: Table, move: str, only: str | None = None) -> list[str]:
    """What happens when the beach leaves; `only` is the one tile in the stack."""
    other = table.copy()
    if only is not None:
        stack(other, only)
    other.play(move)
    return kinds(other)


def end_of(events: list[str]) -> str:
    """Where the first journey of a move ended; of a tile that it drew there is no second one."""
    journey = events[: events.index("set-sail", 1)] if "set-sail" in events[1:] else events
    ends = {"failed": "lost", "turned-back": "royal", "found-no-tile": "nothing"}
    return next((ends[kind] for kind in journey if kind in ends), "land")


def test_nothing_is_told_of_departures_while_no_beach_is_full() -> None:
    table = scene()
    put(table, INDIGO, "tonga 1")
    assert seen(table).departures == []


def test_a_departure_names_the_colours_aboard_and_those_that_each_current_needs() -> None:
    table = scene()
    lay(table, "ocean d", 0, -1, 0)  # from south a current of 3 to the northeast
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, MOSS)
    one = departure(table, "depart tonga 4 by 3")
    assert (one.home, one.beach, one.side, one.direction) == ("tonga", 4, 3, "north")
    assert one.colours == 2
    assert one.stops == [Stop("ocean d", 3, False)]
    assert (one.ends, one.island, one.at, one.odds) == ("lost", None, Spot(0, -1), None)


def test_a_departure_into_the_unknown_tells_the_odds_of_the_next_tile() -> None:
    table = scene()
    about_to_sail(table, "tonga 4", INDIGO, MOSS, MOSS)
    one = departure(table, "depart tonga 4 by 3")
    assert (one.stops, one.ends, one.at) == ([], "draw", Spot(0, -1))
    # Of the currents at the marks of 16 oceans, 5 need three colours and 3 need four.
    assert one.odds is not None
    assert (one.odds.of, one.odds.lost) == (31, 8)
    assert one.odds.land + one.odds.draw == 23


def test_the_last_tile_leads_to_no_other_one() -> None:
    table = scene()
    stack(table, "ocean c")
    about_to_sail(table, "tonga 4", INDIGO, MOSS, GOLD)
    lost = departure(table, "depart tonga 4 by 3").odds
    assert lost == Odds(of=1, land=0, royal=0, lost=1, draw=0)


def test_a_king_who_would_turn_boats_back_is_told() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, NORTH, king=MOSS)
    about_to_sail(table, "tonga 4", INDIGO, MOSS, GOLD)
    one = departure(table, "depart tonga 4 by 3")
    assert (one.ends, one.island) == ("royal", "samoa")


def test_a_pier_that_is_used_up_says_so() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, NORTH)
    about_to_sail(table, "tonga 4", INDIGO, INDIGO, INDIGO)
    table.state.islands[s.TONGA].trips[3] = GAME.box.plain.trips
    about_to_sail(table, "tonga 1", MOSS, MOSS, MOSS)
    ask(table, s.ASK_DEPART)
    assert departure(table, "depart tonga 4 by 3").why == "used-up"
    assert departure(table, "depart tonga 1 by 0").why is None
    assert texts(table) == ["depart tonga 1 by 0"]


@pytest.mark.parametrize("tiles", ["printed", "rody"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_told_of_a_known_way_is_what_happens(players: int, tiles: str) -> None:
    for table in positions(players, tiles):
        told = seen(table).departures
        assert [one.move for one in told if one.why is None] == texts(table)
        for one in told:
            if one.why is not None:
                continue
            events = made(table, one.move)
            crossed = sum(stop.passes for stop in one.stops)
            assert events[: crossed + 1] == ["set-sail", *["crossed"] * crossed]
            if one.ends == "draw":
                assert events[crossed + 1] == "drew"
            else:
                assert end_of(events) == one.ends


@pytest.mark.parametrize("tiles", ["printed", "rody"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_odds_of_the_next_tile_are_those_of_trying_every_tile(players: int, tiles: str) -> None:
    """Each tile is tried as the only one of the stack: without another one, boats that get over it
    into the unknown find no tile."""
    compared = 0
    for table in positions(players, tiles):
        left = [tile_names(table.box)[n] for n in range(s.TILES) if table.state.stack[n]]
        for one in seen(table).departures:
            if one.odds is None or one.why is not None:
                continue
            ends = Counter(end_of(made(table, one.move, tile)) for tile in left)
            on = "draw" if len(left) > 1 else "lost"
            ends[on] += ends.pop("nothing", 0)
            told = Odds(len(left), ends["land"], ends["royal"], ends["lost"], ends["draw"])
            assert one.odds == told
            compared += 1
    assert compared > POSITIONS / 2


def test_resettling_tells_its_price() -> None:
    table = scene()
    lay(table, "samoa", 0, -1)
    lay(table, "hawaii", 0, 1, king=INDIGO)
    put(table, INDIGO, "samoa 1", "tonga 1")
    told = dict(zip(texts(table), table.previews(), strict=True))
    assert table.scores[0] == 10
    assert told["resettle"] == -5
    assert told["increase tonga"] == 0


def test_a_departure_into_the_unknown_is_sure_of_nothing_and_one_over_known_currents_is() -> None:
    table = scene()
    lay(table, "samoa", 0, -1, NORTH)
    about_to_sail(table, "tonga 4", INDIGO, MOSS, GOLD)
    about_to_sail(table, "tonga 1", INDIGO, MOSS, GOLD)
    told = dict(zip(texts(table), table.previews(), strict=True))
    assert told["depart tonga 1 by 0"] is None
    assert told["depart tonga 4 by 3"] is not None
