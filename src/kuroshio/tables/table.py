"""`Table`: a game being played: its box, its state and all moves so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Any

import numpy as np

from kuroshio.core.boxes import Box
from kuroshio.core.errors import BadSetup, IllegalMove
from kuroshio.core.game import BOX_OPTION, Game, Move
from kuroshio.core.messages import Message, message
from kuroshio.core.moments import leader, took_lead
from kuroshio.core.records import Records, copied
from kuroshio.core.rng import start
from kuroshio.core.state import PUBLIC
from kuroshio.core.view import Event, View, decode_event
from kuroshio.language import say
from kuroshio.tables.desks import Eyes, trial_for
from kuroshio.tables.shown import Changes, Shown
from kuroshio.tables.stages import Stage

Result = tuple[list[int], list[int]]  # points and places, by seat
# What a table that was pickled finds out for itself.
_MADE_ANEW = {"_names", "_legal", "_numbers", "_turn", "_shown", "_before"}
_LISTED = 12  # legal moves that an error message names before it says "and more"


@lru_cache
def _in_order(everyone: frozenset[Eyes]) -> tuple[Eyes, ...]:
    """Some eyes in order; those of a watcher first, because what everyone knows tells the moments
    of a game."""
    return (None, *sorted(one for one in everyone if one is not None))


class Table:
    """A table at which one game is played.

    Moves are made with `play` and taken back with `undo`. What a seat may see is asked with
    `view` and `events`; nothing else shows hidden things, except what has `truth` in its name.

    >>> table = kuroshio.new("namiji", players=2, seed=3)
    >>> while not table.over:
    ...     table.play(table.moves[0])
    >>> table.turn is None, sorted(table.standing)[0]
    (True, 1)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        seats: Sequence[str] | None = None,
        stages: Sequence[Stage] = (),
    ) -> None:
        game.check_players(players)
        game.check_seed(seed)
        if seats and len(seats) != players:
            raise BadSetup(f"{len(seats)} names for {players} seats: {', '.join(seats)}")
        self.game = game
        self.players = players
        self.seed = seed
        self.options = game.chosen_options(options or {})
        self.box = box or game.chosen_box(self.options)
        if BOX_OPTION in self.options:
            self.options[BOX_OPTION] = game.name_of_box(self.box) or self.options[BOX_OPTION]
        self.seats = list(seats) if seats else [f"seat {seat + 1}" for seat in range(players)]
        self.line: list[Move] = []
        self._names = game.move_texts(self.box)
        self._states = game.new_state()
        self._past: list[Records] = []
        self._moments: dict[int, list[Event]] = {}  # that came with the move of each number
        self._led: dict[int, int | None] = {}  # who led last, after so many moves
        self._legal = np.zeros(game.move_count, np.int64)
        record = game.option_record(self.options)
        count = game.kernels.deal(
            self._states, 0, self.box.record, record, players, seed, self._legal
        )
        self._ask(count)
        self.stages: tuple[Stage, ...] = ()
        for stage in stages:
            self._pass(stage)

    def _pass(self, stage: Stage) -> None:
        """Go through a stage: where it ends this table's own game begins."""
        self._check_seat(stage.seat)
        for move in stage.moves:
            self.play(move)
        if stage.deal is not None:
            self.game.check_seed(stage.deal)
            self._states = self.seen_by(stage.seat)
            self.game.kernels.imagine(self._states, 0, self.box.record, stage.deal)
        self.stages += (stage,)
        self.line, self._past, self._moments, self._led = [], [], {}, {}
        self.refresh()

    def _ask(self, count: int) -> None:
        """Note whose turn it is, and their legal moves; without any it is nobody's turn."""
        self._numbers: list[int] = self._legal[:count].tolist()
        self._turn = int(self._states["turn"][0]) if count else None
        self._shown: Shown | None = None
        self._before: Shown | None = None

    # --- what can be done -------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The true state as a record. If you change it by hand, call `refresh` afterwards."""
        return self._states[0]

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None after the end."""
        return self._turn

    @property
    def over(self) -> bool:
        return not self._numbers

    @property
    def moves(self) -> list[Move]:
        """The legal moves."""
        return [self._names[number] for number in self._numbers]

    @property
    def numbers(self) -> Sequence[int]:
        """The legal moves by number."""
        return self._numbers

    def allows(self, move: int) -> bool:
        """Whether a move is legal now.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.allows(table.parse("sail 2")), table.allows(table.parse("sail 60"))
        (True, False)
        """
        return move in self._numbers

    def play(self, move: Move | int | str) -> None:
        """Make a move, given as itself, by number or by text.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> table.play(table.moves[0])
        >>> len(table.line)
        2
        """
        self.make(self.legal(move))

    def legal(self, move: Move | int | str) -> Move:
        """A legal move by its number or its text; any other is refused with the reason."""
        number = int(self.parse(move) if isinstance(move, str) else index(move))
        if number not in self._numbers:
            raise self._illegal(number)
        return self._names[number]

    def make(self, move: Move) -> None:
        """Make a move that is known to be legal."""
        self._past.append(copied(self._states))
        self.line.append(move)
        before = self._shown
        count = self.game.kernels.advance(self._states, 0, self.box.record, int(move), self._legal)
        self._ask(count)
        self._before = before

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> table.undo()
        >>> table.line
        []
        """
        if not 0 <= moves <= len(self.line):
            raise IllegalMove(f"cannot take back {moves} moves of {len(self.line)}")
        if moves:
            self._states = copied(self._past[-moves])  # copies of this table share the past
            del self._past[-moves:]
            del self.line[-moves:]
            made = len(self.line)
            self._moments = {n: it for n, it in self._moments.items() if n <= made}
            self._led = {n: it for n, it in self._led.items() if n <= made}
            self.refresh()

    def refresh(self) -> None:
        """List the legal moves anew after the state was changed from outside.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.state.over = 1
        >>> table.refresh()
        >>> table.moves
        []
        """
        kernels = self.game.kernels
        args = self._states, 0, self.box.record, kernels.NO_MOVE, self._legal
        self._ask(kernels.advance(*args))

    def named(self, move: int | str) -> Move:
        """A move by its number or its text, legal now or not.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.named(1), table.named("SAIL  2")
        (<sail 2>, <sail 2>)
        """
        if isinstance(move, str):
            return self.parse(move)
        if not 0 <= move < len(self._names) or not self._names[move].text:
            raise IllegalMove(f"there is no move number {move} in {self.game.name}")
        return self._names[move]

    def parse(self, text: str) -> Move:
        """The move that a text names.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> int(table.parse("sail 2"))
        1
        """
        return self.game.parse(text, self.box)

    def _illegal(self, number: int) -> IllegalMove:
        try:
            reason = self.why_not(self.named(number))
        except IllegalMove as error:
            return error
        possible = [move.text for move in self.moves]
        listed = ", ".join(possible[:_LISTED]) + (", …" if len(possible) > _LISTED else "")
        possible_now = f"possible now: {listed}" if possible else "no move is possible any more"
        return IllegalMove(f"'{self._names[number].text}': {say(reason)}; {possible_now}")

    # --- what is known ----------------------------------------------------------------------

    def state_after(self, moves: int) -> Records:
        """The true state as it was after so many moves; never to be written to.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> int(table.state_after(0)[0].moves), int(table.state_after(1)[0].moves)
        (0, 1)
        """
        return self._states if moves == len(self.line) else self._past[moves]

    def seen_by(self, seat: int | None, after: int | None = None) -> Records:
        """A copy of the state as a seat may know it; None for a watcher. The one gate.

        `after` asks for an earlier state: that after so many moves.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> int(table.seen_by(0)["eyes"][0]), int(table.seen_by(None)["rng"]["drawn"][0])
        (0, 0)
        """
        self._check_seat(seat)
        states = copied(self._states if after is None else self.state_after(after))
        self.game.kernels.hide(states, 0, self.box.record, PUBLIC if seat is None else seat)
        return states

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    def glance(self, seat: int | None, after: int | None = None) -> Glance:
        """Everything that a seat may see at one moment."""
        if after is not None and after != len(self.line):
            return Glance(self, self.game.shown(self.seen_by(seat, after), self.box))
        return Glance(self, self._shown_to(seat))

    def _shown_to(self, eyes: Eyes) -> bytes:
        """What some eyes are shown now."""
        if self._shown is None or eyes not in self._shown.eyes:
            self._check_seat(eyes)
            self._shown = Shown(self.game, self.box, self._states, (eyes,))
        return self._shown.to(eyes)

    def changes(self, everyone: Iterable[Eyes]) -> Changes:
        """What the last move changed in what some eyes are shown."""
        eyes = _in_order(frozenset(everyone))
        if self._before is None or self._before.eyes != eyes:  # they did not look then
            self._before = Shown(self.game, self.box, self._past[-1], eyes)
        if self._shown is None or self._shown.eyes != eyes:
            self._shown = Shown(self.game, self.box, self._states, eyes)
        changes = Changes(self.game, self.box, self._before, self._shown)
        made = len(self.line)
        if made not in self._moments:
            if told := changes.moments():
                self._moments[made] = self._moments_between(made, *told)
            else:
                self._moments[made] = []
                if made - 1 in self._led:
                    self._led[made] = self._led[made - 1]
        return changes

    def truth_glance(self, after: int | None = None) -> Glance:
        """Everything, with nothing hidden: for finished games, never for a seat."""
        states = self._states if after is None else self.state_after(after)
        return Glance(self, self.game.shown(states, self.box))

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what a watcher may see.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.view(seat=0).eyes, table.view().eyes
        (0, 'public')
        """
        return self.glance(seat).view()

    def truth(self) -> View:
        """The view with nothing hidden: for referees and finished games, never for a seat.

        >>> kuroshio.new("namiji", players=2, seed=3).truth().eyes
        'truth'
        """
        return self.truth_glance().view()

    def svg(self, seat: int | None = None) -> str:
        """A picture of the table as the seat may see it, as SVG.

        >>> kuroshio.new("namiji", players=2, seed=3).svg(seat=0)[:4]
        '<svg'
        """
        return self.game.svg(self.view(seat))

    def _repr_svg_(self) -> str:
        """Notebooks show a table as its picture."""
        return self.svg()

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last move made happen, as far as the seat may see it.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> table.events(seat=0)[0].kind
        'sailed'
        """
        return self.glance(seat).events()

    def true_events(self) -> list[Event]:
        """What the last move made happen, with nothing hidden.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> [event.kind for event in table.events()]  # for those who look on
        ['sailed', 'looked-at-rocks']
        >>> [event.kind for event in table.true_events()]
        ['sailed', 'looked-at-rocks', 'saw-rock', 'saw-rock']
        """
        return self.truth_glance().events()

    def moments(self, after: int | None = None) -> list[Event]:
        """What came with the last move (or with move number `after`) that nobody at the
        table should miss and that no event of the rules tells, from what everyone knows.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("sail 2")
        >>> table.moments()
        []
        """
        made = len(self.line) if after is None else after
        if made and made not in self._moments:
            self._moments[made] = self._find_moments(made)
        return self._moments.get(made, [])

    def _find_moments(self, made: int) -> list[Event]:
        excerpt = self.game.moment_excerpt
        was, it = excerpt.of(self._public(made - 1)), excerpt.of(self._public(made))
        return [] if was == it else self._moments_between(made, was, it)

    def _moments_between(self, made: int, was: bytes, it: bytes) -> list[Event]:
        """The moments of a move, from what everyone knew before it and knows now."""
        excerpt = self.game.moment_excerpt
        before, now = excerpt.read(was), excerpt.read(it)
        found = [*self.game.moments.seen(before, now, self.box)]
        if now.scores != before.scores and not now.over:
            led, leads = self._leader_after(made - 1, before), leader(now.scores[: self.players])
            if leads is not None and led not in (None, leads):
                found.append(took_lead(leads, now.scores[leads]))
            self._led[made] = led if leads is None else leads
        return found

    def _leader_after(self, made: int, known: Any) -> int | None:
        """Who led last: while several share the lead nobody has taken it."""
        leads, excerpt = leader(known.scores[: self.players]), self.game.moment_excerpt
        while leads is None and made > 0:
            if made in self._led:
                return self._led[made]
            made -= 1
            known = excerpt.read(excerpt.of(self._public(made)))
            leads = leader(known.scores[: self.players])
        return leads

    def _public(self, made: int) -> bytes:
        """What everyone was shown after so many moves."""
        if made == len(self.line):
            return self._shown_to(None)
        if made == len(self.line) - 1 and self._before is not None and None in self._before.eyes:
            return self._before.to(None)
        return self.game.shown(self.seen_by(None, made), self.box)

    @property
    def scores(self) -> list[int]:
        """Each seat's points as they stand."""
        return self._result(self._states)[0]

    @property
    def standing(self) -> list[int]:
        """Each seat's place as things stand, with all tie-breaks; 1 for the winners."""
        return self._result(self._states)[1]

    def _result(self, states: Records) -> Result:
        scores = np.zeros(self.players, np.int64)
        places = np.zeros(self.players, np.int64)
        self.game.kernels.result(states, 0, self.box.record, scores, places)
        return scores.tolist(), places.tolist()

    def points_by_source(self) -> list[dict[str, int]]:
        """Each seat's points, told apart by where they come from, as they stand now.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.points_by_source()[0]["rack"]
        0
        """
        sources = self.game.figures.sources
        points = np.zeros((self.players, len(sources)), np.int64)
        if sources:
            self.game.bound("accounts").accounts(self._states, self.box.record, points)
        return [dict(zip(sources, row, strict=True)) for row in points.tolist()]

    def reveals(self, n: int) -> bool:
        """Whether the move made after the first n showed a seat something that was hidden: then it
        is not taken back without the others' consent.

        A move reveals nothing if what every seat sees after it could be told beforehand. That is
        tried out in worlds that agree with what the mover knew, and in worlds that agree with what
        each other seat knew (`kernels.reveals`). Only the mover's knowledge goes in, so the answer
        itself tells nobody anything. A draw of a random number always counts; of things that lay
        face down from the start, a surprise can be missed only if it was hardly one: the worlds all
        agree. What watchers learn does not count: they do not play.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.play("dock 1")
        >>> table.reveals(0)
        False
        """
        return self._reveals(self.state_after(n), self.state_after(n + 1), self.line[n])

    def would_reveal(self, move: Move) -> bool:
        """Whether a legal move would show a seat something that is hidden. That tells a little of
        what is hidden itself: it is for moves that somebody has to make anyway.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.would_reveal(table.parse("sail 2")), table.would_reveal(table.parse("dock 1"))
        (True, False)
        """
        after, out = copied(self._states), np.empty_like(self._legal)
        self.game.kernels.advance(after, 0, self.box.record, int(move), out)
        return self._reveals(self._states, after, move)

    def _reveals(self, before: Records, after: Records, move: Move) -> bool:
        trial = trial_for(self.game, self.players)
        return trial.reveals(before, after, self.box, int(move))

    # --- what is said -----------------------------------------------------------------------

    def question(self) -> Message:
        """What the seat to move is asked, in words.

        >>> kuroshio.new("namiji", players=2, seed=3).question().key
        'namiji-ask-sail'
        """
        if self.over:
            return message("the-end")
        return self._words("question")

    def rule(self) -> Message:
        """The rule behind the question.

        >>> kuroshio.new("namiji", players=2, seed=3).rule().key
        'namiji-rule-sail'
        """
        if self.over:
            return message("the-end")
        return self._words("rule")

    def describe(self, move: Move) -> Message:
        """What a legal move means, in words.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.describe(table.moves[0]).key
        'namiji-move-sail'
        """
        return self._words("describe", int(move))

    def why_not(self, move: Move) -> Message:
        """Why a move is not possible now.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> table.why_not(table.parse("keep A1")).key
        'namiji-why-not-asked'
        """
        if self.over:
            return message("why-the-end")
        if move in self.moves:
            return message("why-it-is-possible")
        if not self.game.gives_reasons:
            return self._words("why_not", int(move))
        known = self.seen_by(self.turn)  # a reason tells nothing that the seat does not know
        reason = self.game.kernels.reason(known, 0, self.box.record, int(move))
        return self._words("why_not", int(move), int(reason))

    def previews(self) -> list[int | None]:
        """Of each legal move, what it surely does at once to the points of the seat to move.

        None where that depends on chance, or on something that the seat does not know.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> len(table.previews()) == len(table.moves)
        True
        """
        moves = self._legal[: len(self._numbers)]
        return trial_for(self.game, self.players).gains(self._states, self.box, moves)

    def _words(self, function: str, *args: int) -> Message:
        """Ask the game for words, from what the seat to move may know."""
        return self.glance(self.turn).words(function, *args)

    # --- copies and stored games ------------------------------------------------------------

    def copy(self) -> Table:
        """A table of its own with the same game so far.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> other = table.copy()
        >>> other.play("sail 2")
        >>> len(table.line), len(other.line)
        (0, 1)
        """
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = list(self.seats)
        other.line = list(self.line)
        other._states = copied(self._states)
        other._past = list(self._past)  # past states are never written to
        other._moments, other._led = dict(self._moments), dict(self._led)
        other._legal = self._legal.copy()
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: what cannot be made anew from the rest, and of the box its text."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _MADE_ANEW}
        return kept | {"box": None if self.box is self.game.box else self.box.text}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        text = kept["box"]
        self.box = self.game.box_from_text(text, "the pickled box") if text else self.game.box
        self._names = self.game.move_texts(self.box)
        self._legal = np.zeros(self.game.move_count, np.int64)
        self.refresh()

    def dump(self, full: bool = False) -> str:
        """The game so far as JSON text: set-up and moves; `full` adds every step, unredacted.

        >>> table = kuroshio.new("namiji", players=2, seed=3)
        >>> kuroshio.load(table.dump()).moves == table.moves
        True
        """
        from kuroshio.tables.stored import dump

        return dump(self, full)

    def __repr__(self) -> str:
        turn = "over" if self.over else f"{self.seats[int(self.state.turn)]} to move"
        return f"<{self.game.name} for {self.players}, {len(self.line)} moves made, {turn}>"


class Glance:
    """Everything that one pair of eyes sees at one moment, all made from one redacted state."""

    def __init__(self, table: Table, shown: bytes) -> None:
        self._table = table
        self.shown = shown  # as bytes

    def view(self) -> View:
        return self._table.game.parts.view(self.shown, self._table.box)

    def events(self) -> list[Event]:
        """What the move before this moment made happen."""
        table, parts = self._table, self._table.game.parts
        raw = [parts.raw_event(one) for one in parts.happened(self.strip())]
        return [decode_event(one, table.box, table.game.event_names) for one in raw]

    def strip(self) -> bytes:
        """The same events as they lie in the state; see `Parts.happened`."""
        return self._table.game.parts.strip(self.shown)

    @property
    def known(self) -> Any:
        """The redacted state in plain numbers, as the game's words are given it."""
        return self._table.game.known(self.shown)

    def words(self, function: str, *args: int) -> Message:
        """What the game says: `question`, `rule`, `describe` or `why_not`."""
        said: Message = getattr(self._table.game.words, function)(
            self.known, self._table.box, *args
        )
        return said


def played_on(table: Table, after: int, seat: int, deal: int | None) -> Table:
    """A table of its own at which a game is played on from the position after so many moves: with a
    `deal` as one world that agrees with all that the seat knew there, without one as it was.

    >>> table = kuroshio.new("namiji", players=3, seed=10)
    >>> table.play(table.moves[0])
    >>> other = played_on(table, after=1, seat=1, deal=4)
    >>> other.view(seat=1) == table.view(seat=1), other.line
    (True, [])
    """
    stage = Stage(tuple(move.text for move in table.line[:after]), seat, deal)
    return begun_again(table, [*table.stages, stage])


def begun_again(table: Table, stages: Sequence[Stage] | None = None) -> Table:
    """The same game before its first move; with other stages, where those lead."""
    return Table(
        table.game,
        table.players,
        table.seed,
        table.options,
        table.box,
        table.seats,
        table.stages if stages is None else stages,
    )


def imagined(table: Table, seat: int | None, seed: int) -> Table:
    """A copy of a table in one world that agrees with all that a seat knows.

    >>> table = kuroshio.new("namiji", players=3, seed=10)
    >>> world = imagined(table, seat=1, seed=4)
    >>> world.view(seat=1) == table.view(seat=1)
    True
    """
    other = table.copy()
    other._states = table.seen_by(seat)
    table.game.kernels.imagine(other._states, 0, table.box.record, seed)
    other.refresh()
    return other


def with_other_luck(table: Table, seed: int) -> Table:
    """A copy of a table with all hidden things as they are, and other luck to come.

    >>> table = kuroshio.new("namiji", players=3, seed=10)
    >>> other = with_other_luck(table, seed=4)
    >>> other.truth() == table.truth(), other.state.rng.seed == table.state.rng.seed
    (True, False)
    """
    other = table.copy()
    start(other.state.rng, seed)
    other.refresh()
    return other
