"""How a finished game ended, as it is kept."""

from __future__ import annotations

import msgspec

from kuroshio.server.live import LiveTable
from kuroshio.server.store import Result

_encoder = msgspec.json.Encoder()


def results(live: LiveTable) -> list[Result]:
    """How a finished game ended, seat by seat."""
    game, header = live.game, live.header
    assert game is not None
    scores, standing = game.scores, game.standing
    by_source = game.points_by_source()
    return [
        Result(
            table=header.id,
            seat=n,
            game=header.game,
            players=header.players,
            player=seat.player,
            bot=seat.level,
            name=seat.name,
            points=scores[n],
            place=standing[n],
            finished=live.at,
            listed=header.listed,
            sources=_encoder.encode(by_source[n]).decode(),
            moves=live.made,
            hints=live.hints_of(n),
            colour=seat.colour,
        )
        for n, seat in enumerate(live.seats)
    ]
