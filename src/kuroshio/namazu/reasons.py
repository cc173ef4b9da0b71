"""Namazu: why a move is not possible. Each reason has a message in `locale/`: `namazu-why-blocked`.

The predicates in the chapters of the rules return these numbers, 0 if all is well.
"""

from __future__ import annotations

from kuroshio.core.names import names_of

(
    WHY_NOT_ASKED,  # another question is asked
    WHY_FACE,  # those brigands do not attack
    # placing ashigarus
    WHY_STAND_ONE,  # only one is placed now
    WHY_STAND_TWO,  # two are placed together
    WHY_BLOCKED,
    WHY_OWN_PAWN,
    WHY_NO_FORCE,  # for the tournament
    WHY_NOT_ONE_SECTOR,
    WHY_NOT_NEIGHBOURS,  # with Placement: nor side by side
    WHY_NO_FEE,
    # using cells
    WHY_NOT_WAITING,
    WHY_NO_PRICE,
    WHY_NO_BUILDING,
    WHY_NO_FIELD,
    WHY_NO_SWAP,
    WHY_NO_OFFERING,
    WHY_NO_ALTAR,  # that the family could pay for
    WHY_ERECTED,  # one a turn
    WHY_NO_PACT,
    WHY_NO_CARDS_LEFT,
    WHY_CHALLENGE,
    # bartering
    WHY_SWAP_ALIKE,
    WHY_SWAP_NONE,
    WHY_SWAP_ROOM,
    WHY_SWAP_CLASS,
    # building altars
    WHY_EMPTY_SLOT,
    WHY_NO_TEMPLE,
    WHY_TEMPLE_ALIKE,  # its price is that of the slot
    WHY_ALTAR_PRICE,
    # offering
    WHY_NOT_YOUR_ALTAR,
    WHY_ALTAR_FULL,
    WHY_ALTAR_TAKES_NOTHING,
    WHY_ALTAR_SERVED,
    WHY_MUST_OFFER,
    WHY_OFFER_NONE,
    WHY_OFFER_ALIKE,
    WHY_OFFER_ROOM,
    WHY_OFFER_MANY,
    WHY_PAY,
    # putting up buildings
    WHY_NOT_A_FIELD,
    WHY_BUILT,
    # cards
    WHY_KEEP,
    WHY_NO_CARD,
    WHY_NO_TARGET,
    WHY_ONE_PASSAGE,  # a turn
    # on the black market
    WHY_SELL,
    WHY_LINE,
    WHY_KOBANS,
    WHY_IMPROVED,
    WHY_MARKERS,
    WHY_PACT_SEALED,
    WHY_NO_CONTRACT,
    # taking goods of one's choice
    WHY_TAKE_THERE,  # so much is not there, or has no room
    WHY_TAKE_LESS,
    WHY_TAKE_ALL,
) = range(1, 56)
REASONS = names_of(globals(), "WHY_")
