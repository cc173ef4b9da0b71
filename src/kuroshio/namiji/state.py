"""Namiji: what lies on the table."""

from __future__ import annotations

from kuroshio.core.events import Happened
from kuroshio.core.names import names_between, names_of
from kuroshio.core.options import option
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.core.state import GameState

# The sizes that the code is made for; a box may fill less.
BOATS = 5
SPACES = 80  # the route, port to port
ROWS, COLUMNS = 3, 4
CELLS = ROWS * COLUMNS
LINES = ROWS + COLUMNS
COLOURS, KINDS = 3, 4
FISH = COLOURS * KINDS  # kinds of fish token: colour * KINDS + kind
NETS = 12
DOCK_CARDS = 20
ROCK_CARDS = 20
OFFERINGS = 4
DRAFTS = 3
HAND = BOATS + 1
LOOK = 3  # most Sacred Rock cards looked at, and most nets revealed, at one stop
OFFERED = 2  # most offerings set afloat at one stop
LAYERS = 100  # layers of released nets that are counted before the count begins anew

ROCKS_LOOKED_AT = 2  # Sacred Rock cards, without an upgrade
DOUBLE_FROM = 4  # players from whom on double stations hold two boats (R29)
NET_CELLS = 2  # that a net covers

NEUTRAL = 2  # the boat without a player in a game of two (its seat number)
UNBOUNDED = 99  # the most of an objective that has no upper bound

# What a place for a card, fish or net holds when it holds none.
NONE = -1  # it is empty
UNKNOWN = -2  # there is one, but these eyes may not see it

# Stations
ANGLING, NET, CRUSTACEAN, WHIRLPOOL, DOLPHIN, OCTOPUS, WHALE, ROCK, DOCK, PORT = range(10)
STATIONS = names_between(globals(), "ANGLING", "PORT")
PANORAMA_NAMES = STATIONS[DOLPHIN:ROCK]
PANORAMAS = len(PANORAMA_NAMES)

# Crustaceans
SHRIMP, CRAB = range(2)

# Upgrades
(
    SECOND_HOOK,
    FISHMONGER,
    WIDE_NET,
    NET_FLOATS,
    WOVEN_POT,
    SALTED_BAIT,
    PAPER_LANTERNS,
    TWIN_OFFERINGS,
    BOW_WHISTLE,
    GLASS_BUCKET,
    LONG_SPYGLASS,
    STRAW_ROPE,
) = range(12)
UPGRADE_NAMES = names_between(globals(), "SECOND_HOOK", "STRAW_ROPE")
UPGRADES = len(UPGRADE_NAMES)
LIMITS = (WIDE_NET, WOVEN_POT, TWIN_OFFERINGS, STRAW_ROPE)  # their number is the most of something

# Sources of points
(
    FROM_RACK,
    FROM_TRAP,
    FROM_PANORAMAS,
    FROM_BONUSES,
    FROM_MEALS,
    FROM_UPGRADES,
    FROM_EARLY_BIRD,
    FROM_ROCKS,
    FROM_PENALTY,
) = range(9)
SOURCE_NAMES = names_of(globals(), "FROM_")
SOURCES = len(SOURCE_NAMES)

# What the objectives of Sacred Rock cards count
(
    COUNT_VALID_LINES,  # valid ones
    COUNT_BOTTOM_ROW,  # 1 if it is valid
    COUNT_ROWS_AND_COLUMNS,  # valid pairs of a row and a column
    COUNT_FISH,
    COUNT_COLOUR_1,
    COUNT_COLOUR_2,
    COUNT_COLOUR_3,
    COUNT_KINDS,
    COUNT_NETS,
    COUNT_CRUSTACEANS,
    COUNT_CRABS,
    COUNT_OFFERINGS_LEFT,  # left on board
    COUNT_DOLPHIN,
    COUNT_OCTOPUS,
    COUNT_WHALE,
    COUNT_PANORAMAS_OF_TWO,  # panoramas with two sections or more
    COUNT_PANORAMA_BONUSES,
    COUNT_MEALS,
    COUNT_UPGRADES,
) = range(19)
MEASURES = names_of(globals(), "COUNT_")

# The questions a seat can be asked
(
    ASK_NOTHING,  # the stop is over
    ASK_SAIL,  # where to sail the boat
    ASK_FISH,  # which fish to take
    ASK_SECOND_FISH,  # take one more fish, or be done
    ASK_KEEP,  # where to put the fish, or release it
    ASK_CAST,  # where to put a net, release all, or reveal one more
    ASK_HAUL,  # draw on, or stop
    ASK_OFFER,  # one offering or two
    ASK_LOOK,  # look at two Sacred Rock cards or three
    ASK_ROCK,  # which Sacred Rock card to keep
    ASK_SECOND_ROCK,  # keep a second one, or be done
    ASK_DRAFT,  # which dock card to keep
) = range(12)
QUESTIONS = names_of(globals(), "ASK_")


class Options(Record):
    direction: i8 = option("drawn", "clockwise", "counter-clockwise", players=range(2, 6))
    early_birds: i8 = option("three", "two", players=range(2, 3))


DRAWN, CLOCKWISE, COUNTER_CLOCKWISE = range(3)
THREE_TOKENS, TWO_TOKENS = range(2)


class Boat(Record):
    space: i8
    slot: i8  # 0 is on the route, higher is farther from it and so farther behind
    offerings: i8  # still on board
    shrimp: i8
    crabs: i8
    early_bird: i8  # the points of its token; NONE before it is home
    nets: i8  # net tokens in the rack
    rock_count: i8
    dock_count: i8
    rack: Row[i8] = row(CELLS)  # the fish in each cell, or NONE
    net_in: Row[i8] = row(CELLS)  # the net that covers the cell, or NONE
    lines: Row[i8] = row(LINES)  # 1 for a line that has scored: rows first, then columns
    panorama: Row[i8] = row(PANORAMAS)  # sections owned
    bonus: Row[i8] = row(PANORAMAS)  # 1 for a Panorama Bonus card
    rocks: Row[i8] = row(ROCK_CARDS)
    docks: Row[i8] = row(DRAFTS)
    upgrade: Row[i8] = row(UPGRADES)  # the number on its cards, 0 without one
    points: Row[i16] = row(SOURCES)


class State(GameState):
    options: Options
    boat_count: i8  # one more than players in a game of two
    reverse: i8  # 1 when the route is sailed counter-clockwise
    ask: i8  # the question that `turn` answers now
    boat: i8  # the boat that moves now: that of `turn`, or the neutral one
    home: i8  # boats that have reached the finish port
    gained: i8  # what upgrades pay for at this stop: fish kept, nets seen, haul, offerings, section
    hooks: i8  # fish that may still be taken at this stop
    boats: Row[Boat] = row(BOATS)

    # The school of fish: how many of each lie face down and face up
    face_down: Row[i8] = row(FISH)
    face_up: Row[i8] = row(FISH)
    fish: i8  # the fish on the hook, or NONE

    # Nets: those never seen, then those put under the pile, oldest first. Nets with the same
    # `net_layer` were put under it together, in an order that nobody knows.
    net_pool: Row[i8] = row(NETS)  # 1 for each net never revealed
    net_under: Row[i8] = row(NETS)
    net_layer: Row[i8] = row(NETS)
    net_under_count: i8
    net_shown: Row[i8] = row(LOOK)  # revealed at this stop
    net_shown_count: i8

    # The bag and the haul
    bag: Row[i8] = row(2)  # SHRIMP, CRAB
    haul: Row[i8] = row(2)

    # Sacred Rock cards: the shuffled part of the deck, then those put under it, oldest first
    rock_pool: Row[i8] = row(ROCK_CARDS)
    rock_under: Row[i8] = row(ROCK_CARDS)
    rock_known: Row[i8] = row(ROCK_CARDS)  # the seat that put it there
    rock_under_count: i8
    rock_look: Row[i8] = row(LOOK)  # the cards being looked at
    rock_look_known: Row[i8] = row(LOOK)  # a seat that knows this card from before, or NONE
    rock_look_count: i8
    rock_keep: i8  # how many of them may still be kept

    # Dock cards: the shuffled part of the deck, the hand that goes round, and what each
    # draft left behind: a card under the deck and, of a game of two, a card taken out unseen
    dock_pool: Row[i8] = row(DOCK_CARDS)
    hand: Row[i8] = row(HAND)  # sorted
    hand_count: i8
    hand_seen: i8  # the seats that know the hand as it is now, a bit each
    hand_before: i8  # those that saw it only before the neutral boat's card was taken out
    drafts: i8  # drafts finished
    drafted_at: i8  # the space of the last dock whose draft has begun
    draft_slot: i8  # the dock slot whose boat chooses now
    dock_under: Row[i8] = row(DRAFTS)
    dock_gone: Row[i8] = row(DRAFTS)
    dock_known: Row[i8] = row(DRAFTS)  # the seats that know the card under the deck
    dock_pair: Row[i8] = row(DRAFTS)  # those that know both cards, but not which is which

    bonus_taken: Row[i8] = row(PANORAMAS)
    events: Row[Happened] = row(40)


# Events: kind, and what a and b mean
(
    SAILED,  # a space, b slot
    MOORED,  # a space, b slot of the dock
    CAME_HOME,  # a rank (0 = first)
    TOOK_FISH,  # a fish, b 1 if it lay face down
    FLIPPED_FISH,  # a fish
    KEPT_FISH,  # a fish, b cell
    RELEASED_FISH,  # a fish
    REVEALED_NET,  # a net
    CAST_NET,  # a net, b cell (+ CELLS if it lies down instead of across)
    RELEASED_NET,  # a net
    DREW_SHRIMP,
    DREW_CRAB,
    KEPT_HAUL,  # a tokens
    LOST_HAUL,  # a tokens
    SET_AFLOAT,  # a offerings
    TOOK_SECTION,  # a panorama, b section
    TOOK_BONUS,  # a panorama
    LOOKED_AT_ROCKS,  # a cards
    SAW_ROCK,  # a card; only for the seat
    KEPT_ROCK,  # (public: that it kept one)
    KEPT_THIS_ROCK,  # a card; only for the seat
    DEALT_CARDS,  # a cards
    TOOK_CARD,  # a card
    NEUTRAL_TOOK_CARD,  # a card is out of the game, unseen
    CARD_UNDER,  # one dock card went under the deck
    SCORED,  # a source, b points
    SCORED_LINE,  # a line, b points
    SCORED_ROCK,  # a card, b points
    FAILED_ROCK,  # a card
    TOOK_EARLY_BIRD,  # a points
    NOTHING_THERE,  # the stop had no effect: a station
    DISCARDED_EARLY_BIRD,  # the neutral boat's: a points
) = range(1, 33)
EVENT_NAMES = names_between(globals(), "SAILED", "DISCARDED_EARLY_BIRD")
