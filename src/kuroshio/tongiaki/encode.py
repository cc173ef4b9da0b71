"""Tongiaki: what a seat knows as numbers, for programs that learn."""

from __future__ import annotations

from kuroshio.core.compiled import rule
from kuroshio.core.observation import MOST, encode_question, piece, row_of, small
from kuroshio.core.records import Record, Row, i8
from kuroshio.tongiaki import state as s
from kuroshio.tongiaki.box import Components
from kuroshio.tongiaki.owners import owner
from kuroshio.tongiaki.royal import is_royal
from kuroshio.tongiaki.score import islands_of, points_of
from kuroshio.tongiaki.state import State

REACH = s.TILES - 1  # no coordinate goes beyond: see chart.py


class Observation(Record):
    """Rows of seats and of colours begin with one's own; colour c belongs to seat c % players, so
    with two colours each the third row is one's own too. Tiles have the numbers of the moves."""

    question: Row[i8] = piece(len(s.QUESTIONS), meaning="1 for what is asked now")
    seat: Row[i8] = piece(s.COLOURS, meaning="1 for one's own seat")
    turn: Row[i8] = piece(s.COLOURS, meaning="1 for the seat that decides now")
    colour: Row[i8] = piece(s.COLOURS, meaning="1 for the colour whose turn it is")
    there: Row[i8] = piece(s.COLOURS, meaning="1 for each colour in play")
    mine: Row[i8] = piece(s.COLOURS, meaning="1 for each colour of one's own")
    rody: Row[i8] = piece(1, meaning="1 with the option tiles: rody")
    calm: Row[i8] = piece(1, most=MOST, meaning="rounds without a new tile")
    found: Row[i8] = piece(1, meaning="1 if this turn has brought a tile")
    unplaced: Row[i8] = piece(1, most=MOST, meaning="boats to be placed before the first turn")

    score: Row[i8] = piece(s.COLOURS, most=MOST, meaning="points of each seat, were it over now")
    held: Row[i8] = piece(s.COLOURS, most=2 * s.ISLANDS, meaning="islands that each seat holds")
    supply: Row[i8] = piece(s.COLOURS, most=s.BOATS, meaning="boats of each colour off the map")
    kings: Row[i8] = piece(s.COLOURS, most=9, meaning="royal islands of each colour")

    laid: Row[i8] = piece(s.TILES, meaning="1 for each tile on the map")
    q: Row[i8] = piece(s.TILES, least=-REACH, most=REACH, meaning="where it lies: to the southeast")
    r: Row[i8] = piece(s.TILES, least=-REACH, most=REACH, meaning="where it lies: to the south")
    rotation: Row[i8] = piece(s.TILES, s.SIDES, meaning="1 for the direction of its red mark")
    neighbour: Row[i8] = piece(
        s.TILES, s.SIDES, most=s.TILES, meaning="1 + the tile in each direction, 0 for none"
    )
    stack: Row[i8] = piece(s.TILES, meaning="1 for each tile in the stack")
    drawn: Row[i8] = piece(s.TILES, meaning="1 for the tile that waits to be laid")

    king: Row[i8] = piece(s.ISLANDS, s.COLOURS, meaning="1 for the colour of each royal island")
    boats: Row[i8] = piece(
        s.ISLANDS,
        s.BEACHES,
        s.COLOURS,
        most=s.MOORINGS,
        meaning="boats of each colour on each beach",
    )
    room: Row[i8] = piece(
        s.ISLANDS,
        s.BEACHES,
        least=-1,
        most=s.MOORINGS,
        meaning="free moorings, -1 where nobody lands",
    )
    trips: Row[i8] = piece(
        s.ISLANDS,
        s.SIDES,
        most=MOST,
        meaning="departures by each pier since something last changed",
    )

    fleet: Row[i8] = piece(s.COLOURS, most=s.BOATS, meaning="boats at sea of each colour")
    left: Row[i8] = piece(s.ISLANDS, meaning="1 for the island that they left")
    shore: Row[i8] = piece(s.ISLANDS, meaning="1 for the island on which they land")
    landed: Row[i8] = piece(s.BEACHES, meaning="1 for each beach of it that got one of them")
    finds: Row[i8] = piece(1, most=s.TILES, meaning="tiles drawn on this expedition")
    beside: Row[i8] = piece(s.TILES, meaning="1 for the tile from which boats or tile go on")
    heading: Row[i8] = piece(s.SIDES, meaning="1 for the direction in which they go on")
    to_place: Row[i8] = piece(1, most=s.BOATS, meaning="boats to be placed now")
    island: Row[i8] = piece(s.ISLANDS, meaning="1 for the island on which they are placed")
    added: Row[i8] = piece(s.BEACHES, meaning="1 for each beach of it that has its boat")
    exploring: Row[i8] = piece(3, meaning="1 for why tiles are laid: sailing, for a boat, without")


@rule
def encode(sea: State, box: Components, o: Observation) -> None:
    """Write what these eyes know into an observation of zeros."""
    encode_question(sea, o)
    if sea.over == 0:
        o.colour[_row(sea, sea.colour)] = 1
    o.rody[0] = sea.options.tiles
    o.calm[0] = small(sea.calm // sea.colours)
    o.found[0] = sea.found
    o.unplaced[0] = sea.unplaced
    for seat in range(sea.players):
        n = row_of(seat, sea.eyes, sea.players)
        o.score[n] = small(points_of(sea, box, seat))
        o.held[n] = islands_of(sea, seat)
    for colour in range(sea.colours):
        n = _row(sea, colour)
        o.there[n] = 1
        o.mine[n] = owner(sea, colour) == sea.eyes
        o.supply[n] = sea.supply[colour]
        o.kings[n] = sea.kings[colour]
    for tile in range(s.TILES):
        _encode_tile(sea, o, tile)
    for island in range(s.ISLANDS):
        if sea.tiles[island].laid == 1:
            _encode_island(sea, o, island)
    _encode_now(sea, o)


@rule
def _row(sea: State, colour: int) -> int:
    return row_of(colour, sea.eyes, sea.colours)


@rule
def _encode_tile(sea: State, o: Observation, tile: int) -> None:
    one = sea.tiles[tile]
    o.stack[tile] = sea.stack[tile]
    if one.laid == 1:
        o.laid[tile] = 1
        o.q[tile] = one.q
        o.r[tile] = one.r
        o.rotation[tile, one.rotation] = 1
        for direction in range(s.SIDES):
            o.neighbour[tile, direction] = one.neighbour[direction] + 1


@rule
def _encode_island(sea: State, o: Observation, island: int) -> None:
    one = sea.islands[island]
    if is_royal(one):
        o.king[island, _row(sea, one.king)] = 1
    for beach in range(s.BEACHES):
        o.room[island, beach] = one.room[beach]
        for colour in range(sea.colours):
            o.boats[island, beach, _row(sea, colour)] = one.boats[beach, colour]
    for side in range(s.SIDES):
        o.trips[island, side] = one.trips[side]


@rule
def _encode_now(sea: State, o: Observation) -> None:
    """What is under way: boats at sea, a tile to be laid, boats to be placed."""
    fleet = sea.fleet
    if fleet.afloat > 0:
        o.left[fleet.home] = 1
        o.finds[0] = fleet.drawn
        for colour in range(sea.colours):
            o.fleet[_row(sea, colour)] = fleet.boats[colour]
        if fleet.shore != s.NONE:
            o.shore[fleet.shore] = 1
            _spread(o.landed, fleet.landed)
    if sea.tile != s.NONE:
        o.drawn[sea.tile] = 1
        o.exploring[sea.exploring] = 1
    if sea.at != s.NONE and (fleet.afloat > 0 or sea.tile != s.NONE):
        o.beside[sea.at] = 1
        o.heading[sea.heading] = 1
    o.to_place[0] = sea.to_place
    if sea.to_place > 0:
        o.island[sea.island] = 1
        _spread(o.added, sea.added)


@rule
def _spread(out: Row[int], bits: int) -> None:
    """Write the bits of a set one by one."""
    for n in range(len(out)):
        out[n] = (bits >> n) & 1
