"""Namazu: what lies on the table."""

from __future__ import annotations

from kuroshio.core.events import Happened
from kuroshio.core.names import names_between, names_of
from kuroshio.core.options import option
from kuroshio.core.records import Record, Row, i8, i16, row
from kuroshio.core.state import GameState

# The sizes that the code is made for; a box may fill less.
FAMILIES = 4
FEWEST = 2  # players; rows by their number begin with it
ASHIGARUS = 3
SECTORS = 9  # B1
RINGS = 3
CELLS = RINGS * SECTORS  # cell = ring * SECTORS + place in the ring, clockwise
SLOTS = 4  # of the altar board
SERIES = 8
ALTARS = 28
PLACES = 4  # for offerings on an altar
TOKENS = 30  # kinds of brigand token
CARDS = 24  # kinds of yakuza card
FACES = 12  # of the seismic die
BANDS = 2  # of brigands in one attack, with the improvement
DRAWN = 2  # yakuza cards looked at to keep one
BUNDLE = 4  # most goods in one bundle: of a price, of a card, of loot

# What a place holds when it holds nothing.
NONE = -1  # it is empty
UNKNOWN = -2  # there is a card, but these eyes may not see it

# Rings
COUNTRY, SUBURBS, CITY = range(RINGS)
RING_NAMES = names_between(globals(), "COUNTRY", "CITY")

# Goods; Kobans are kept in the same store
RICE, BAMBOO, ORE, STEEL, MEAT, BONE, GOLD, KOBAN = range(8)
GOOD_NAMES = names_between(globals(), "RICE", "KOBAN")
GOODS = 7
KINDS = 3  # of primary goods, and of manufactured goods
PRIMARY, MANUFACTURED = RICE, STEEL  # the first good of each class
STORE = len(GOOD_NAMES)
ANY_PRIMARY = 8  # in the loot of brigands: a primary good of one's choice
LOOT = 9

# Types of cell, ring by ring; the three fields have the number and the name of their good
(
    RICE_FIELD,
    BAMBOO_GROVE,
    ORE_MINE,
    FUJI,
    TOURNAMENT,
    JOBS,
    BARTER,
    OFFERINGS,
    REST,
    ALTAR,
    KNACKER,
    BUTCHER,
    SMITH,
    GOLDSMITH,
    YAKUZA,
    ARMOURER,
    BUILDER,
    MARKET,
    GAMING,
) = range(19)
TYPE_NAMES = (*GOOD_NAMES[:KINDS], *names_between(globals(), "RICE_FIELD", "GAMING")[KINDS:])
RING_TYPES = (TYPE_NAMES[:JOBS], TYPE_NAMES[JOBS:KNACKER], TYPE_NAMES[KNACKER:])
CITY_TYPES = 9  # KNACKER and those after it, one cell each
TOKEN_TYPES = 5  # kinds of blocking token in the country, and in the suburbs

# Improvements
WITH_BRIGANDS, WITH_PLACEMENT, WITH_BARTER, WITH_OFFERINGS, WITH_REST, WITH_TEMPLE = range(6)
IMPROVEMENT_NAMES = names_of(globals(), "WITH_")
IMPROVEMENTS = len(IMPROVEMENT_NAMES)

# What yakuza cards do
(
    SMUGGLING,  # primary goods of one's choice
    CONVOY,  # manufactured goods of one's choice
    INGOT,  # gold and Kobans
    PASSAGE,  # stand anywhere, for nothing
    BODYGUARDS,  # beat the brigands without force
    MASTER,  # more in a tournament
    RACKET,  # Kobans of an opponent
    BURGLARY,  # goods of an opponent
    TREMOR,  # turn a ring
    INTIMIDATION,  # pay nothing in the city
) = range(10)
EFFECT_NAMES = names_between(globals(), "SMUGGLING", "INTIMIDATION")
EFFECTS = len(EFFECT_NAMES)
GOAL = EFFECTS  # the effect of a card that only scores at the end

# What goals measure
(
    MEASURE_BRIGANDS,
    MEASURE_WINS,
    MEASURE_BUILDINGS,
    MEASURE_CONTRACTS,
    MEASURE_IMPROVEMENTS,
    MEASURE_SHIELD,
    MEASURE_KOBANS,
    MEASURE_CUBES,
    MEASURE_FULL_ALTARS,
) = range(9)
MEASURES = names_of(globals(), "MEASURE_")

# Sources of points
(
    FROM_GROUPS,
    FROM_SINGLES,
    FROM_OFFERINGS,
    FROM_BRIGANDS,
    FROM_TOURNAMENTS,
    FROM_GOALS,
) = range(6)
SOURCE_NAMES = names_of(globals(), "FROM_")
SOURCES = len(SOURCE_NAMES)

# Where the turn stands; the rules go on from here when nothing is asked
(
    DAWN,  # the buildings produce
    BEFORE_QUAKE,
    QUAKE,  # the die is rolled
    AMBUSH,  # brigands attack
    BATTLE,
    STAND,  # the first two ashigarus are placed
    STAND_THIRD,
    ACT,  # cells are activated
    SERVE,  # what was asked of a cell is paid for
    TRADE,  # on the black market
    ARM_CHALLENGER,  # a tournament begins
    ARM_CHALLENGED,
    DUEL,
    DUSK,  # the turn is over
) = range(14)
STAGES = names_between(globals(), "DAWN", "DUSK")

# The questions a seat can be asked
(
    ASK_NOTHING,
    ASK_QUAKE,  # play cards before the quake, or let it come
    ASK_FACE,  # which of two bands of brigands to fight
    ASK_FIGHT,  # fight them, or send bodyguards
    ASK_STAND,  # where the first two ashigarus stand (or the only one)
    ASK_THIRD,  # where the third one stands
    ASK_ACT,  # which cell to activate
    ASK_CHALLENGE,  # which family
    ASK_ARMS,  # a card for the tournament, or begin
    ASK_TAKE,  # which goods or Kobans to take
    ASK_SWAP,  # which good for which
    ASK_ALTAR,  # at which altar to offer
    ASK_OFFER,  # which goods
    ASK_ERECT,  # which altar to build
    ASK_PAY,  # for which goods to pay gold
    ASK_BUILD,  # on which field
    ASK_SIGN,  # a contract, or not
    ASK_KEEP,  # which of two yakuza cards
    ASK_TRADE,  # what to sell and to buy
) = range(19)
QUESTIONS = names_of(globals(), "ASK_")

# The lines of the market
LINE_IMPROVEMENT, LINE_ALTAR, LINE_CARD, LINE_PACT = range(4)
LINE_NAMES = names_of(globals(), "LINE_")
LINES = len(LINE_NAMES)


class Options(Record):
    tournament_block: i8 = option("stays", "redrawn", players=range(2, 4))
    # Whether the box's limit of wins holds. Only the first box has one, so nobody is asked.
    win_limit: i8 = option("as-printed", "none", players=range(0))


STAYS, REDRAWN = range(2)
WINS_AS_PRINTED, WINS_WITHOUT_LIMIT = range(2)


class Family(Record):
    store: Row[i16] = row(STORE)  # goods, then Kobans
    force: i8
    shield: i8
    wins: i16  # in tournaments, as the counter shows
    brigands: i8  # tokens
    buildings: i8  # on the board
    contracts: i8  # signed, the pact included
    altars: i8
    has: Row[i8] = row(IMPROVEMENTS)  # 1 for each improvement
    third_card: i8  # the improvement that brings the third ashigaru
    third: i8  # 1 once it may be placed
    paid_at: Row[i8] = row(CITY_TYPES)  # 1 after the first paid use (B17)
    hand: Row[i8] = row(CARDS)  # yakuza cards of each kind; all 0 if these eyes may not see them
    fresh: Row[i8] = row(CARDS)  # those of them drawn since the discards were last shuffled
    hand_count: i8
    fresh_count: i8  # at most so many are fresh, as all know
    points: Row[i16] = row(SOURCES)  # counted at the end


class Altar(Record):
    family: i8
    series: i8
    count: i8  # offerings
    offering: Row[i8] = row(PLACES)  # the good on each place, or NONE


class State(GameState):
    options: Options
    family: i8  # whose turn it is; `turn` decides, also out of turn
    first: i8  # the start player
    rounds: i8  # rounds finished
    stage: i8
    ask: i8
    appeasement: i16
    families: Row[Family] = row(FAMILIES)

    # The city. Everything that stands on a cell turns with its ring.
    offset: Row[i8] = row(RINGS)  # sectors that a ring has turned clockwise
    blocked: Row[i8] = row(CELLS)
    pawn: Row[i8] = row(CELLS)  # the family whose ashigaru stands there, or NONE
    built: Row[i8] = row(SECTORS)  # the families with a building on each country cell, a bit each
    contract: Row[i8] = row(CITY_TYPES)  # the family that holds it, or NONE; YAKUZA: the pact

    # Altars: those on offer, the shuffled pile, and those built, in the order of building
    slots: Row[i8] = row(SLOTS)
    altar_pile: Row[i8] = row(SERIES)
    altar_count: i8
    altars: Row[Altar] = row(ALTARS)

    # Brigands in the bag, those of this attack (both, while one is chosen), and the fight
    bag: Row[i8] = row(TOKENS)
    band: Row[i8] = row(BANDS)
    guarded: i8  # 1 with bodyguards
    beaten: i8  # 1 if the fight is lost: an ashigaru less this turn

    # Yakuza cards: the shuffled pile, the discards, and the cards being looked at
    pile: Row[i8] = row(CARDS)
    discards: Row[i8] = row(CARDS)
    look: Row[i8] = row(DRAWN)
    look_mixed: i8  # 1 if the discards were shuffled between the two
    reach: Row[i8] = row(CARDS)  # at most so many of a kind can lie in the pile, as all know

    # This turn
    passage: i8  # 1 with that card
    waiting: Row[i8] = row(ASHIGARUS)  # cells not yet activated, in ascending order, then NONE
    cell: i8  # the cell that is being activated
    due: i8  # 1 while its price is to be paid
    slot: i8  # the altar that is being built
    by_temple: i8  # 1 if it is paid as the temple allows
    erected: i8  # 1 after building at an altar cell (B25)
    altar: i8  # the altar that is being offered to
    offered: i8  # cubes offered in this action
    to_sign: i8  # the type of cell whose contract is on offer
    lines: Row[i8] = row(LINES)  # 1 for each line of the market bought at this visit
    challenged: i8
    bonus: Row[i8] = row(2)  # of cards in the tournament: challenger's, challenged family's

    # What `turn` may take now, and whether all of it (else up to it)
    victim: i8  # from a family, or NONE: from the bank
    take_primary: i8
    take_manufactured: i8
    take_kobans: i8
    take_all: i8

    events: Row[Happened] = row(64)


# Events: kind, and what a and b mean
(
    BEGAN_TURN,  # a round (0 = first)
    GAINED,  # a good, b how many: from the bank
    SURPLUS,  # a good, b how many: over the limit and lost
    PAID,  # a good, b how many: to the bank
    SOLD,  # a good, b how many
    OFFERED,  # a good, b altar
    HANDED,  # a good, b how many: to another family
    TOOK,  # a good, b how many: from another family
    FORCE,  # a change, b force now
    SHIELD,  # a change, b shield now
    PRODUCED,  # a cell: a building there gives what follows
    HINDERED,  # a cell: a foreign ashigaru stops the building there
    SHOOK,  # a ring, b sectors turned clockwise (negative: counter-clockwise)
    MET_BRIGANDS,  # a token, b its strength
    CHOSE_BRIGANDS,  # a token: the other one goes back
    BEAT_BRIGANDS,  # a token, b 1 by bodyguards
    FLED_BRIGANDS,  # a token
    NO_BRIGANDS,  # the bag is empty
    STOOD,  # a cell
    SENT_HOME,  # a cell: the seat's ashigaru leaves it
    THIRD_CAME,  # the third ashigaru may be placed from now on
    ACTIVATED,  # a cell, b 1 by intimidation
    CHALLENGED,  # a seat
    ROLLED,  # a die, b total
    WON,  # a wins now
    LOST,
    TIED,
    ERECTED,  # a series, b altar
    BOUGHT_ALTAR,  # a series, b altar
    NEW_ALTAR,  # a series, b slot
    BUILT,  # a cell
    SIGNED,  # a type of cell
    IMPROVED,  # a improvement
    DREW_CARDS,  # a how many
    SAW_CARD,  # a card; only for the seat
    KEPT_CARD,  # (public: that it kept one)
    KEPT_THIS_CARD,  # a card; only for the seat
    DISCARDED,  # a card
    RESHUFFLED,  # the discards are the new pile
    PLAYED,  # a card
    APPEASED,  # a appeasement now
    SCORED,  # a source, b points
    SCORED_GOAL,  # a card, b points
    CALMED,  # the offerings have reached their limit: this is the last round
) = range(1, 45)
EVENT_NAMES = names_between(globals(), "BEGAN_TURN", "CALMED")
