"""Tongiaki: what lies on the table."""

from __future__ import annotations

from kuroshio.core.events import Happened
from kuroshio.core.names import names_between, names_of
from kuroshio.core.options import option
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.core.state import GameState

# The sizes that the code is made for; a box may fill less.
COLOURS = 6
BOATS = 30  # of a colour
ISLANDS = 16  # tiles 0 to 15
OCEANS = 16  # tiles 16 to 31
TILES = ISLANDS + OCEANS
BEACHES = 6
SIDES = 6
MOORINGS = 9  # of a beach

ISLAND_TILES, OCEAN_TILES = range(2)  # kinds of tile

TONGA = 0  # the island on which all begin

NONE = -1  # no tile, no colour, no pier
CLOSED = -1  # `room` of a beach where nobody lands: none, royal, or not on the map

# The questions a player can be asked
(
    ASK_NOTHING,  # the rules know how to go on
    ASK_SET_UP,  # which beach of Tonga gets a boat before the first turn
    ASK_ACT,  # increase, found a royal island, or resettle
    ASK_LIFT,  # which boat to lift, since none is in the supply
    ASK_ADD,  # on which other beach to put the next boat of an increase
    ASK_COME_BACK,  # where to begin again without boats
    ASK_PUT,  # on which beach to put a boat
    ASK_DEPART,  # which full beach leaves, and by which pier
    ASK_LAY,  # where to lay the tile drawn
    ASK_TURN,  # which way its mark points
    ASK_LAND,  # which boat of the group lands next, and on which beach
) = range(11)
QUESTIONS = names_of(globals(), "ASK_")

# Sources of points
SOURCE_NAMES = ("islands", "royal islands")
FROM_ISLANDS, FROM_ROYAL_ISLANDS = range(2)

# Why a player lays tiles without sailing
NOT_EXPLORING, FOR_A_BOAT, WITHOUT_A_BOAT = range(3)


class Options(Record):
    colours: i8 = option("two-each", "one-each", players=range(2, 3))
    tiles: i8 = option("printed", "rody", players=range(2, 7))


TWO_EACH, ONE_EACH = range(2)
COLOURS_OF_TWO = 2  # colours of each of two players, with TWO_EACH
PRINTED, RODY = range(2)


class Tile(Record):
    laid: i8  # 1 on the map
    q: i8  # its place: see chart.py
    r: i8
    rotation: i8  # steps of 60 degrees clockwise
    coast: i8  # directions of the empty places that are named after it, a bit each
    neighbour: Row[i8] = row(SIDES)  # the tile in each direction, or NONE


class Island(Record):
    king: i8  # the colour whose royal island it is, or NONE
    ashore: Row[i8] = row(COLOURS)  # boats on its beaches
    room: Row[i8] = row(BEACHES)  # free moorings: 0 is a full beach; CLOSED
    trips: Row[i8] = row(SIDES)  # by this pier since something last changed (A14)
    boats: Row[i8] = row(BEACHES, COLOURS)


class Fleet(Record):
    """The boats at sea."""

    afloat: i8  # how many; 0: there are none
    home: i8  # the island that they left
    drawn: i8  # tiles drawn on this expedition
    shore: i8  # the island on which they land, NONE before they get there
    landed: i8  # beaches that have got a boat of this landing, a bit each
    boats: Row[i8] = row(COLOURS)


class State(GameState):
    options: Options
    colours: i8  # in play: one a seat, or two; whose each is: see owners.py
    colour: i8  # whose turn it is
    ask: i8  # the question that `turn` answers now
    unplaced: i8  # boats to be placed before the first turn
    to_place: i8  # boats to be placed now
    island: i8  # on this island
    added: i8  # its beaches that this increase has used, a bit each
    exploring: i8  # NOT_EXPLORING, FOR_A_BOAT, WITHOUT_A_BOAT
    tile: i8  # drawn and waiting to be laid, or NONE
    at: i8  # where boats or tile go next: from this tile …
    heading: i8  # … in this direction
    trips: i16  # departures since something last changed (A14)
    found: i8  # 1 if this turn has brought a tile
    calm: i16  # turns in a row without a new tile (A33)
    fleet: Fleet
    left: Row[i8] = row(2)  # tiles of each kind in the stack
    stack: Row[i8] = row(TILES)  # 1 for each tile in it
    supply: Row[i8] = row(COLOURS)
    kings: Row[i8] = row(COLOURS)
    islands: Row[Island] = row(ISLANDS)
    tiles: Row[Tile] = row(TILES)  # islands first, then oceans
    events: Row[Happened] = row(64)


# Why the game is over
LAST_ISLAND, LAST_OCEAN, CALM_SEA = range(3)
ENDS = names_between(globals(), "LAST_ISLAND", "CALM_SEA")

# Events: kind, and what a and b mean. A place is island * BEACHES + beach.
(
    BEGAN,  # a colour plays first
    PLACED,  # a colour, b place
    INCREASED,  # a island, b boats
    LIFTED,  # a colour, b place
    FOUNDED,  # a island, b colour
    RESETTLED,  # a colour, b boats
    HAD_NO_BOATS,  # a colour
    SET_SAIL,  # a place, b direction * SIDES + side of the island
    DREW,  # a tile
    LAID,  # a tile, b rotation
    CROSSED,  # a tile, b number of the current
    FAILED,  # a tile, b number of the current
    FOUND_NO_TILE,  # the stack is empty (A27)
    TURNED_BACK,  # a royal island, b the island that the boats left
    LANDED,  # a colour, b place
    LOST,  # a colour, b boats: they go back to its supply
    FOUND_NO_ROOM,  # a colour, b boats: they go back to its supply
    WENT_ROUND,  # the reaction is endless
    REMOVED,  # a island
    RETURNED,  # a colour, b boats, from the islands removed
    GREW_CALM,  # a rounds left until the game ends without a new tile
    CAME_LAST,  # the last tile of its kind is drawn: a LAST_ISLAND, LAST_OCEAN
    ENDED,  # a LAST_ISLAND, LAST_OCEAN, CALM_SEA
    SCORED,  # a points, b islands
) = range(1, 25)
EVENTS = names_between(globals(), "BEGAN", "SCORED")
