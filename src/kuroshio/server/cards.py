"""Cards: a table as a picture to send. The board as its game draws it, who plays, how it stands.

A card shows what everyone may see: of a running game what a watcher sees, whoever asks; of one that
is over what its replay shows; of a puzzle what whoever tries it is shown before the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

import msgspec

from kuroshio.core.drawing import CARD, FAINT, INK, SERIF, Drawing, drawn
from kuroshio.core.messages import message
from kuroshio.core.view import View
from kuroshio.language import say
from kuroshio.server.colours import COLOURS
from kuroshio.server.live import LiveTable
from kuroshio.server.refusals import Refused
from kuroshio.tables.table import Table

WIDTH, HEIGHT = 1200, 630  # what pages that show previews of links expect
FILM_WIDTH = 800
MOST_FRAMES = 16
EDGE = 15.0
WIDEST = 790.0  # of the board
ROW = 62.0
LETTERS = 24  # of a name
LETTER = 10.4  # wide, about, in lines
MOST_LINES = 5
GOLD_WORD = "#7F6100"
MINUS = "\N{MINUS SIGN}"


class Wish(msgspec.Struct, frozen=True):
    """Which moment is shown, and how."""

    made: int | None = None  # moves that were made; the present position if none
    eyes: int | None = None  # after the end through the eyes of a seat; none: nothing hidden
    language: str = "en"
    film: bool = False


class Subject:
    """What a card is made of, taken from the table at once: it goes on meanwhile."""

    def __init__(self, live: LiveTable, wish: Wish, names: list[str]) -> None:
        if live.game is None:
            raise Refused("not-started")
        if wish.eyes is not None and wish.eyes >= live.header.players:
            raise Refused("bad-message", detail="eyes")
        self.wish = wish
        self.game: Table = live.game.copy()
        self.over = live.over
        self.movers = [seat for seat, _ in live.movers]
        last = len(self.movers)
        self.made = last if wish.made is None else min(wish.made, last)
        self.names = names
        chosen = [COLOURS.index(seat.colour) for seat in live.seats]
        self.paint = [*chosen, *(n for n in range(len(COLOURS)) if n not in chosen)]
        self.title = live.header.name
        # Another for whatever else the picture would show. Hidden moves are in it: it is told to
        # nobody, as they could be guessed from it.
        self.key = repr(
            (
                *(live.header.id, [int(move) for move in self.game.line[: self.made]], self.over),
                *(wish, self.made, names, self.paint, self.title, last),
            )
        )

    def frames(self) -> list[str]:
        """The picture; of a film those of the last turn, each after a move, from the position
        before it."""
        first = self._turn_began() if self.wish.film else self.made
        views = [self._view(made) for made in range(first, self.made + 1)]
        boards = [_board(self.game, view, self.paint) for view in views]
        # All frames show as much of the board, and have the same order of seats.
        for board in boards:
            board.widen(boards)
        room = max(board.width * _scale(board) for board in boards)
        standing = views[-1].standing
        order = sorted(range(len(self.names)), key=lambda seat: (standing[seat], seat))
        return [
            self._card(made, view, board, room, order)
            for made, (view, board) in enumerate(zip(views, boards, strict=True), first)
        ]

    def _turn_began(self) -> int:
        """The moves made before the turn that ended here."""
        first = self.made
        while first and self.movers[first - 1] == self.movers[self.made - 1]:
            first -= 1
        return max(first, self.made - MOST_FRAMES + 1)

    def _view(self, made: int) -> View:
        if self.over and self.wish.eyes is None:
            return self.game.truth_glance(made).view()
        return self.game.glance(self.wish.eyes if self.over else None, made).view()

    def _card(
        self, made: int, view: View, board: Drawing, room: float, order: Sequence[int]
    ) -> str:
        lines = [_cut(line, 44) for line in (self.title, self._line(view, made)) if line]
        return _card(view, board, room, lines, self.names, order, self.paint, self.wish.language)

    def _line(self, view: View, made: int) -> str:
        """How the game stands, in words."""
        if view.over:
            first = [
                name for name, place in zip(self.names, view.standing, strict=False) if place == 1
            ]
            said = message("card-won", names=", ".join(first), count=len(first))
        elif self.over and made < len(self.movers):
            said = message("card-moment", made=made, moves=len(self.movers))
        elif view.turn is not None:
            said = message("card-turn", name=self.names[view.turn])
        else:
            said = message("card-ended")
        return say(said, self.wish.language)


def puzzle_card(table: Table, names: list[str], language: str) -> str:
    """A puzzle: its position through the eyes of the seat that is asked, and the question. Of the
    answer it knows nothing."""
    assert table.turn is not None
    glance = table.glance(table.turn)
    view, board = glance.view(), _board(table, glance.view(), ())
    room = board.width * _scale(board)
    asked = say(table.game.words.question(glance.known, table.box), language)
    letters = int((WIDTH - EDGE - room - 48) / LETTER)
    lines = [say(message("puzzles-ask"), language), *wrap(asked, letters)]
    order = range(table.players)
    return _card(view, board, room, lines[:MOST_LINES], names, order, (), language)


def _board(table: Table, view: View, paint: Sequence[int]) -> Drawing:
    draw = table.game.board
    return draw(view, paint) if draw else drawn(table.game.svg(view))


def _card(
    view: View,
    board: Drawing,
    room: float,
    lines: Sequence[str],
    names: Sequence[str],
    order: Sequence[int],
    paint: Sequence[int],
    language: str,
) -> str:
    """The board, and beside it the game's name, some lines and the seats in an order."""
    name = say(message(f"{view.game}-name", name=view.game), language)
    drawing = Drawing(WIDTH, HEIGHT, name, paint=paint)
    _hold(drawing, board, room)
    x = EDGE + room + 24
    drawing.text(x, 66, name, 46, text_anchor="start", font_family=SERIF, font_weight=700)
    y = 100.0
    for line in lines:
        drawing.text(x, y, line, 22, text_anchor="start", fill=FAINT)
        y += 30
    _seats(drawing, view, names, order, (x, y + 6))
    drawing.text(
        *(WIDTH - 24, HEIGHT - 24, "Kuroshio", 22),
        text_anchor="end",
        fill=FAINT,
        font_family=SERIF,
        font_weight=700,
    )
    return drawing.svg()


def _scale(board: Drawing) -> float:
    """How large a board is drawn, beside which there is room for the seats."""
    return min((HEIGHT - 2 * EDGE) / board.height, WIDEST / board.width)


def _hold(drawing: Drawing, board: Drawing, room: float) -> None:
    """The board at the left, in the middle of its room."""
    scale = _scale(board)
    width, height = board.width * scale, board.height * scale
    x, y = EDGE + (room - width) / 2, (HEIGHT - height) / 2
    drawing.hold(board, x, y, width, height)
    drawing.rectangle(x, y, width, height, fill="none", stroke=INK, stroke_width=1.5, rx=3)


def _seats(
    drawing: Drawing,
    view: View,
    names: Sequence[str],
    order: Sequence[int],
    at: tuple[float, float],
) -> None:
    """Everyone with their points, those who are ahead first."""
    x, y = at
    for n, seat in enumerate(order):
        top = y + ROW * n
        width = WIDTH - x - 24
        drawing.rectangle(x, top, width, ROW - 8, rx=10, fill=CARD, stroke="#E0D7C5")
        if seat == view.turn:
            drawing.rectangle(x, top, 7, ROW - 8, rx=3, fill="#D1432B")
        drawing.seat_piece(x + 34, top + 27, 17, seat)
        most = max(6, min(LETTERS, int((width - 130) / 11)))
        drawing.text(x + 64, top + 35, _cut(names[seat], most), 24, text_anchor="start")
        drawing.text(
            *(x + width - 16, top + 37, str(view.scores[seat]).replace("-", MINUS), 30),
            text_anchor="end",
            fill=GOLD_WORD,
            font_family=SERIF,
            font_weight=700,
        )


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
