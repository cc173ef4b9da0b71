"""The tally: everything that is counted, as one record of whole numbers.

Two tallies are added number by number. So it does not matter who counted which games, in what
order, and on how many machines; and a tally of a million games is as large as that of one.
"""

from __future__ import annotations

from kuroshio.core.records import Record, Row, i64, row

# Sizes; what is larger is counted as the largest.
SEATS = 8  # of a survey as it is kept: no fewer than any game has
SOURCES = 16
THINGS = 512
COUNTS = 8  # of the things, those whose numbers a seat are kept apart
LENGTHS = 4096
LEADS = 128
TIMES = 128  # that a seat did something
TURNS = 4096  # after which the points are remembered
POINTS = 1024
LOWEST = -256  # points that are told apart begin here

WIN = 60  # a victory; shared by two to six it still is a whole number each


class Place(Record):
    """How those did who sat somewhere, or moved as first, second …"""

    games: i64
    wins: i64  # in parts of WIN
    points: i64
    squares: i64  # of the points


class Source(Record):
    """Points from one source, a seat and game."""

    points: i64
    squares: i64
    winners: i64  # points of those who won
    largest: i64  # of those who won, for how many no other source brought more
    spread: Row[i64] = row(POINTS)


class Use(Record):
    """How often something was used, and how those did who used it."""

    times: i64
    games: i64  # in which it was used
    seats: i64  # that used it, all games together
    wins: i64  # of those seats, in parts of WIN
    points: i64
    squares: i64


class Tally(Record):
    games: i64
    shared: i64  # games with more than one winner
    winners: i64  # seats that won, alone or not
    lengths: Row[i64] = row(LENGTHS)  # games by their number of decisions
    leads: Row[i64] = row(LEADS)  # games by the number of times that the lead changed
    scores: Row[i64] = row(POINTS)  # seats by points
    best: Row[i64] = row(POINTS)  # games by the points of the first place
    margins: Row[i64] = row(POINTS)  # games by what the first place is ahead of the next seat
    seats: Row[Place] = row(SEATS)
    order: Row[Place] = row(SEATS)  # by the order of the seats' first decisions
    half: Row[i64] = row(SEATS)  # victories by the place at half time, in parts of WIN
    sources: Row[Source] = row(SOURCES)
    things: Row[Use] = row(THINGS)
    counts: Row[i64] = row(COUNTS, TIMES)  # seats by how often they did one of the first things


class Course(Record):
    """How games are played, and how much is counted of them."""

    players: i64
    seed: i64
    policy: i64  # who moves: CHANCE, SAILOR or LINE
    depth: i64  # of the sailor
    counts: i64  # things whose numbers a seat are kept apart
    things: i64
    sources: i64


class Race(Record):
    """What is remembered of one game until its end."""

    met: i64  # seats that have decided something
    order: Row[i64] = row(SEATS)  # how many of them had before a seat did
    ahead: i64  # the last seat that was ahead of all others
    changes: i64  # of the lead
    turns: i64
    past: Row[i64] = row(TURNS, SEATS)  # points after each turn
    used: Row[i64] = row(SEATS + 1, THINGS)  # by whom, and by all together


# What a thing is known by: numbers of things, NOTHING where there are no more.
NOTHING = -1
KINDS = 64  # of events
NUMBERS = 256  # of an event's details that are told apart
SHIFT = 32  # they begin at minus this
SLOTS = 4  # things that one sign can tell of


class Signs(Record):
    """The tables in which the signs of things are looked up. Moves have a table of their own."""

    first: Row[i64] = row(KINDS, NUMBERS, SLOTS)  # by an event's first number
    second: Row[i64] = row(KINDS, NUMBERS, SLOTS)  # by its second number
    nobody: Row[i64] = row(KINDS, SLOTS)  # of an event that is no player's


# Who plays
CHANCE, SAILOR, LINE = range(3)
