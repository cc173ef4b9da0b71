"""Whole games in compiled code, with a count of everything that happened.

Moves are chosen by chance, by a sailor, or come from a line that was played before.

The sailor is a quick relative of `bots/sailor.py`: every choice is made in one world that the
deciding seat cannot tell from the true one, by the evaluation of what each move leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kuroshio.bound.tallies import (
    CHANCE,
    LEADS,
    LENGTHS,
    LINE,
    LOWEST,
    NOTHING,
    NUMBERS,
    POINTS,
    SEATS,
    SHIFT,
    SLOTS,
    SOURCES,
    TIMES,
    TURNS,
    WIN,
    Course,
    Place,
    Race,
    Signs,
    Source,
    Tally,
)
from kuroshio.core.compiled import door, rule
from kuroshio.core.records import Record, Records, Row
from kuroshio.core.rng import Rng, derive, pick, roll, start
from kuroshio.core.state import GameState, Header
from kuroshio.core.weights import place_of_largest

if TYPE_CHECKING:
    from kuroshio.core.contract import (
        account,
        apply,
        evaluate,
        legal,
        points,
        prefer,
        redact,
        redeal,
        setup,
        standing,
    )

    MOVES = 0  # size of the game's move set

Ints = Row[int]


# --- who moves ------------------------------------------------------------------------------


@rule
def finish_turn(
    s: Header, box: Record, seat: int, depth: int, stream: Rng, out: Ints, weights: Any
) -> None:
    """Let the policy play the rest of a seat's turn, at most so many moves."""
    count = legal(s, box, out)
    while count > 0 and depth > 0 and s.turn == seat:
        prefer(s, box, out, count, weights)
        apply(s, box, out[pick(stream, weights[:count])])
        count = legal(s, box, out)
        depth -= 1


@rule
def advantage(s: Header, box: Record, seat: int, values: Ints) -> int:
    """What the evaluation gives the seat more than the best of the others."""
    evaluate(s, box, values)
    best = -(1 << 40)
    for other in range(s.players):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


@rule
def sailors_choice(
    states: Records, box: Record, course: Course, stream: Rng, game: int, count: int, moves: Any
) -> int:
    """The move that leads to the best evaluation in one imagined world."""
    listed: Ints = moves[0]
    more, weights, values = moves[1], moves[2], moves[3]
    s, imagined, tried = states[1], states[2], states[3]
    seat = s.turn
    states[2] = states[1]
    redact(imagined, box, seat)
    redeal(imagined, box, derive(course.seed ^ game, s.moves))
    luck = derive(course.seed ^ 1, game)  # of the policy: each game its own
    best = 0
    best_value = -(1 << 40)
    for k in range(count):
        states[3] = states[2]
        apply(tried, box, listed[k])
        start(stream, derive(luck, s.moves))
        finish_turn(tried, box, seat, course.depth, stream, more, weights)
        value = advantage(tried, box, seat, values)
        if value > best_value:
            best_value = value
            best = k
    return listed[best]


# --- what is counted ------------------------------------------------------------------------


@rule
def use(tally: Tally, race: Race, thing: int, seat: int, players: int) -> None:
    """Count a use, and remember for the end of the game who it was."""
    tally.things[thing].times += 1
    race.used[SEATS, thing] += 1
    if 0 <= seat < players:
        race.used[seat, thing] += 1


@rule
def use_all(tally: Tally, race: Race, things: Any, seat: int, players: int) -> None:
    for slot in range(SLOTS):
        if things[slot] == NOTHING:
            return
        use(tally, race, things[slot], seat, players)


@rule
def number_of(value: int) -> int:
    """The place of an event's number in the tables."""
    return min(max(value + SHIFT, 0), NUMBERS - 1)


@rule
def read_events(s: GameState, tally: Tally, race: Race, signs: Signs) -> None:
    """Count the things that the events of the last move tell of."""
    for n in range(s.event_count):
        event = s.events[n]
        players = s.players
        use_all(tally, race, signs.first[event.kind, number_of(event.a)], event.seat, players)
        use_all(tally, race, signs.second[event.kind, number_of(event.b)], event.seat, players)
        if event.seat >= players:
            use_all(tally, race, signs.nobody[event.kind], event.seat, players)


@rule
def leader(scores: Ints, players: int) -> int:
    """The seat that is ahead of all others, or NOTHING."""
    best = place_of_largest(scores, players)
    for seat in range(players):
        if seat != best and scores[seat] == scores[best]:
            return NOTHING
    return best


@rule
def begin_race(race: Race) -> None:
    for seat in range(SEATS):
        race.order[seat] = NOTHING
    race.met = 0
    race.ahead = NOTHING
    race.changes = 0
    race.turns = 0


@rule
def meet(race: Race, seat: int) -> None:
    """The seat decides something; for the first time, perhaps."""
    if race.order[seat] == NOTHING:
        race.order[seat] = race.met
        race.met += 1


@rule
def note_turn(race: Race, scores: Ints, players: int) -> None:
    """Remember the points after a turn, and whether somebody else is ahead now."""
    now = leader(scores, players)
    if now != NOTHING:
        race.changes += race.ahead != NOTHING and race.ahead != now
        race.ahead = now
    if race.turns < TURNS:
        for seat in range(players):
            race.past[race.turns, seat] = scores[seat]
        race.turns += 1


@rule
def bin_of(value: int) -> int:
    """The place of some points in a distribution."""
    return min(max(value - LOWEST, 0), POINTS - 1)


@rule
def count_place(place: Place, win: int, score: int) -> None:
    place.games += 1
    place.wins += win
    place.points += score
    place.squares += score * score


@rule
def count_source(source: Source, score: int, won: bool) -> None:
    source.points += score
    source.squares += score * score
    if won:
        source.winners += score
    source.spread[bin_of(score)] += 1


@rule
def count_result(
    s: Header,
    box: Record,
    tally: Tally,
    race: Race,
    sources: int,
    scores: Ints,
    places: Ints,
    parts: Ints,
) -> int:
    """Count points and places at the end of a game; return what each winner gets of a WIN."""
    points(s, box, scores)
    standing(s, box, places)
    winners = 0
    best = 0
    for seat in range(s.players):
        winners += places[seat] == 1
        if places[seat] < places[best]:
            best = seat
    share = WIN // winners
    next_best = LOWEST
    for seat in range(s.players):
        win = share if places[seat] == 1 else 0
        tally.scores[bin_of(scores[seat])] += 1
        count_place(tally.seats[seat], win, scores[seat])
        count_place(tally.order[race.order[seat]], win, scores[seat])
        account(s, box, seat, parts)
        for source in range(sources):
            count_source(tally.sources[source], parts[source], places[seat] == 1)
        if places[seat] == 1 and sources > 0:
            tally.sources[place_of_largest(parts, sources)].largest += 1
        if seat != best:
            next_best = max(next_best, scores[seat])
    tally.games += 1
    tally.shared += winners > 1
    tally.winners += winners
    tally.best[bin_of(scores[best])] += 1
    tally.margins[bin_of(scores[best] - next_best)] += 1
    tally.lengths[min(s.moves, LENGTHS - 1)] += 1
    return share


@rule
def count_half(tally: Tally, race: Race, places: Ints, players: int, share: int) -> None:
    """Count at which place those who won were when half of the turns had been played."""
    if race.turns == 0:
        return
    turn = (race.turns - 1) // 2
    for seat in range(players):
        if places[seat] == 1:
            ahead = 0
            for other in range(players):
                ahead += race.past[turn, other] > race.past[turn, seat]
            tally.half[ahead] += share


@rule
def count_times(tally: Tally, race: Race, counts: int, players: int) -> None:
    """Count how often each seat did the first things, also those that never did."""
    for thing in range(counts):
        for seat in range(players):
            tally.counts[thing, min(race.used[seat, thing], TIMES - 1)] += 1


@rule
def count_uses(
    tally: Tally, race: Race, things: int, players: int, scores: Ints, places: Ints, share: int
) -> None:
    """Count who used what in this game, and how they did; wipe the slate for the next one."""
    for thing in range(things):
        if race.used[SEATS, thing] == 0:
            continue
        race.used[SEATS, thing] = 0
        row = tally.things[thing]
        row.games += 1
        for seat in range(players):
            if race.used[seat, thing] > 0:
                race.used[seat, thing] = 0
                row.seats += 1
                row.wins += share if places[seat] == 1 else 0
                row.points += scores[seat]
                row.squares += scores[seat] * scores[seat]


@rule
def count_game(
    s: Header, box: Record, tally: Tally, race: Race, course: Course, results: Any, parts: Ints
) -> None:
    """Count what shows only when a game is over."""
    scores, places, players = results[0], results[1], course.players
    for seat in range(players):  # who never decided anything comes last
        meet(race, seat)
    tally.leads[min(race.changes, LEADS - 1)] += 1
    share = count_result(s, box, tally, race, course.sources, scores, places, parts)
    count_half(tally, race, places, players, share)
    count_times(tally, race, course.counts, players)
    count_uses(tally, race, course.things, players, scores, places, share)


# --- games ----------------------------------------------------------------------------------


@door
def play_and_tally(
    states: Records,
    boxes: Records,
    options: Records,
    streams: Records,
    courses: Records,
    races: Records,
    tallies: Records,
    tables: Records,
    by_move: Any,
    by_forced: Any,
    first: int,
    games: int,
    line: Ints,
) -> int:
    """Play games numbered from `first` and add them to the tally; return the decisions made.

    `states` holds a state of zeros, the game, a world and one to play on. With the policy LINE
    one game is played, by the moves given and with the course's seed as its own.
    """
    box, stream, course = boxes[0], streams[0], courses[0]
    race, tally, signs = races[0], tallies[0], tables[0]
    players, policy, seed = course.players, course.policy, course.seed
    s = states[1]
    moves: Any = np.zeros((4, max(MOVES, SEATS)), np.int64)
    listed = moves[0]
    results: Any = np.zeros((2, SEATS), np.int64)
    parts: Any = np.zeros(SOURCES, np.int64)
    decisions = 0
    for game in range(first, first + games):
        states[1] = states[0]
        setup(s, box, options[0], players, seed if policy == LINE else derive(seed, game))
        begin_race(race)
        read_events(s, tally, race, signs)
        if policy == CHANCE:
            start(stream, derive(seed ^ 1, game))
        made = 0
        count = legal(s, box, listed)
        while count > 0:
            turn = s.turn
            meet(race, turn)
            if policy == LINE:
                move = line[made]
            elif policy == CHANCE:
                move = listed[roll(stream, count)]
            elif count == 1:
                move = listed[0]
            else:
                move = sailors_choice(states, box, course, stream, game, count, moves)
            use_all(tally, race, by_move[move], turn, players)
            if count == 1:
                use_all(tally, race, by_forced[move], turn, players)
            apply(s, box, move)
            made += 1
            read_events(s, tally, race, signs)
            count = legal(s, box, listed)
            if s.turn != turn or count == 0:
                points(s, box, results[0])
                note_turn(race, results[0], players)
        decisions += made
        count_game(s, box, tally, race, course, results, parts)
    return decisions
