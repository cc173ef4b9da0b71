"""Namiji: a view in plain lines of text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

from kuroshio.core.messages import Message, message
from kuroshio.namiji.state import COLUMNS, PANORAMA_NAMES, ROWS
from kuroshio.namiji.view import BoatView, NamijiView
from kuroshio.namiji.words import card_name, fish_name, of_panorama, station_name

Say = Callable[[Message], str]


def lines(view: NamijiView, say: Say) -> list[str]:
    """The whole table, the seat's own boat last."""
    mine = view.eyes if isinstance(view.eyes, int) else None
    others = [boat for boat in view.boats if boat.seat != mine]
    text = [say(message(f"namiji-plain-direction-{view.direction}"))]
    text += _route(view, say)
    text.append(_school(view, say))
    text.append(
        say(
            message(
                "namiji-plain-supply",
                shrimp=view.bag["shrimp"],
                crabs=view.bag["crabs"],
                nets=view.nets.left,
                rocks=view.rocks.left,
                docks=view.docks.left,
            )
        )
    )
    for boat in others:
        text += _boat(view, boat, say)
    if mine is not None:
        text += _boat(view, view.boats[mine], say)
    return text


def _route(view: NamijiView, say: Say) -> list[str]:
    """A line for each space with boats on it, the boat that leaves last first, and one for the
    next dock."""
    spaces = {boat.space for boat in view.boats}
    ahead = range(min(spaces) + 1, len(view.route))
    spaces.update([space for space in ahead if view.route[space].station in ("dock", "port")][:1])
    text = []
    for space in sorted(spaces):
        here = sorted((boat for boat in view.boats if boat.space == space), key=lambda b: b.slot)
        crew = ", ".join(_boat_label(boat, say) for boat in here)
        text.append(
            say(
                message(
                    "namiji-plain-space",
                    space=space,
                    station=station_name(view.route[space].station),
                    boats=crew or say(message("namiji-plain-nobody")),
                )
            )
        )
    return text


def _boat_label(boat: BoatView, say: Say) -> str:
    if boat.neutral:
        return say(message("namiji-plain-neutral"))
    return say(message("seat-name", number=boat.seat + 1))


def _school(view: NamijiView, say: Say) -> str:
    shown = [
        f"{count} × {say(fish_name(fish))}" if count > 1 else say(fish_name(fish))
        for fish, count in view.school.face_up.items()
    ]
    return say(
        message(
            "namiji-plain-school",
            fish=", ".join(shown) or say(message("namiji-plain-none")),
            hidden=sum(view.school.face_down.values()),
        )
    )


def _boat(view: NamijiView, boat: BoatView, say: Say) -> list[str]:
    if boat.neutral:
        return []
    own = boat.seat == view.eyes
    head = "namiji-plain-your-boat" if own else "namiji-plain-boat"
    text = [
        "",
        say(message(head, name=_boat_label(boat, say), points=view.scores[boat.seat])),
        say(
            message(
                "namiji-plain-hold",
                offerings=boat.offerings,
                shrimp=boat.shrimp,
                crabs=boat.crabs,
                panoramas=_panoramas(boat, say),
            )
        ),
        *_rack(boat, say),
    ]
    if boat.cards:
        cards = ", ".join(say(card_name("dock", card)) for card in boat.cards)
        text.append(say(message("namiji-plain-dock-cards", cards=cards)))
    if boat.rocks:
        known = [say(card_name("rock", card)) for card in boat.rocks if card]
        hidden = len(boat.rocks) - len(known)
        if hidden:
            known.append(say(message("namiji-plain-hidden-cards", count=hidden)))
        text.append(say(message("namiji-plain-rock-cards", cards=", ".join(known))))
    return text


def _panoramas(boat: BoatView, say: Say) -> str:
    """The panoramas that the boat has sections of."""
    begun = [
        say(message("namiji-plain-sections", count=count, panorama=of_panorama(name)))
        for name in PANORAMA_NAMES
        if (count := boat.panoramas[name])
    ]
    return ", ".join(begun) or say(message("namiji-plain-no-sections"))


def _rack(boat: BoatView, say: Say) -> list[str]:
    cells = list(boat.rack.values())
    if not any(cells):
        return [say(message("namiji-plain-rack-empty"))]
    text = []
    for row in range(ROWS):
        fish = cells[row * COLUMNS : (row + 1) * COLUMNS]
        names = [say(fish_name(cell.fish)) if cell else "–" for cell in fish]
        text.append(say(message("namiji-plain-row", row=row + 1, fish=" | ".join(names))))
    return text
