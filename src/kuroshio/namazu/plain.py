"""Namazu: a view in plain lines of text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

from kuroshio.core.messages import Message, message
from kuroshio.namazu.view import AltarView, CellView, FamilyView, NamazuView
from kuroshio.namazu.words import (
    card_name,
    cell_name,
    good_name,
    goods_of,
    improvement_name,
    seat_name,
    series_name,
    token_name,
    type_name,
)

Say = Callable[[Message], str]


def lines(view: NamazuView, say: Say) -> list[str]:
    """The whole table, the seat's own family last."""
    text = [
        say(
            message(
                "namazu-plain-round",
                round=view.round,
                rounds=view.rounds,
                appeasement=view.appeasement,
                limit=view.limit,
            )
        )
    ]
    between = say(message("namazu-plain-between"))
    for sector in range(1, 10):
        cells = [_cell(cell, say) for cell in view.cells if cell.sector == sector]
        text.append(say(message("namazu-plain-sector", sector=sector, cells=between.join(cells))))
    text.append(_altars(view, say))
    text.append(_supply(view, say))
    ordered = sorted(view.families, key=lambda family: family.seat == view.eyes)
    for family in ordered:
        text += _family(view, family, say)
    return text


def _cell(cell: CellView, say: Say) -> str:
    """A cell and what stands on it."""
    marks = []
    if cell.blocked:
        marks.append(say(message("namazu-plain-blocked")))
    if cell.price:
        price = goods_of(cell.price)
        marks.append(price if isinstance(price, str) else say(price))
    if cell.pawn is not None:
        marks.append(say(message("namazu-plain-pawn", name=seat_name(cell.pawn))))
    for seat in cell.buildings:
        marks.append(say(message("namazu-plain-building", name=seat_name(seat))))
    if cell.contract is not None:
        marks.append(say(message("namazu-plain-contract", name=seat_name(cell.contract))))
    name = say(cell_name(cell.name))
    return f"{name} ({', '.join(marks)})" if marks else name


def _altars(view: NamazuView, say: Say) -> str:
    parts = []
    for number, slot in enumerate(view.slots, 1):
        if slot.series is not None:
            words = message(
                "namazu-plain-slot",
                slot=number,
                series=series_name(slot.series),
                price=goods_of(slot.price),
            )
            parts.append(say(words))
    left = sum(view.altar_pile.values())
    none, between = say(message("namazu-plain-none")), say(message("namazu-plain-between"))
    return say(message("namazu-plain-altars", altars=between.join(parts) or none, left=left))


def _supply(view: NamazuView, say: Say) -> str:
    words = message(
        "namazu-plain-supply",
        brigands=sum(view.brigands.bag.values()),
        cards=view.yakuza.left,
        discards=sum(view.yakuza.discards.values()),
    )
    band = [say(token_name(token)) for token in view.brigands.band]
    return say(words) + "".join(f" {say(message('namazu-plain-band', token=b))}" for b in band)


def _family(view: NamazuView, family: FamilyView, say: Say) -> list[str]:
    own = family.seat == view.eyes
    text = [
        "",
        say(
            message(
                "namazu-plain-your-family" if own else "namazu-plain-family",
                name=seat_name(family.seat),
                points=view.scores[family.seat],
            )
        ),
        say(
            message(
                "namazu-plain-strength",
                force=family.force,
                shield=family.shield,
                wins=family.wins,
                brigands=family.brigands,
            )
        ),
        _store(family, say),
        _works(family, say),
    ]
    text += [_altar(altar, say) for altar in family.altars]
    if family.cards:
        known = [say(card_name(card)) for card in family.cards if card]
        hidden = len(family.cards) - len(known)
        if hidden:
            known.append(say(message("namazu-plain-hidden-cards", count=hidden)))
        text.append(say(message("namazu-plain-cards", cards=", ".join(known))))
    return text


def _works(family: FamilyView, say: Say) -> str:
    """What a family has set up in the city."""
    contracts = [say(type_name(kind)) for kind in family.contracts]
    improvements = [say(improvement_name(name)) for name in family.improvements]
    return say(
        message(
            "namazu-plain-works",
            buildings=family.buildings,
            contracts=_names(contracts, say),
            improvements=_names(improvements, say, none="namazu-plain-no-improvement"),
            third="yes" if family.third else "no",
            needs=improvement_name(family.third_needs),
        )
    )


def _altar(altar: AltarView, say: Say) -> str:
    """An altar of a family, with what was offered there."""
    offered = [say(good_name(good)) for good in altar.offerings]
    goods = _names(offered, say, none="namazu-plain-empty-altar")
    series = series_name(altar.series)
    return say(message("namazu-plain-altar", altar=altar.number, series=series, offerings=goods))


def _store(family: FamilyView, say: Say) -> str:
    counts = {good: n for good, n in family.goods.items() if n}
    if family.kobans:
        counts["koban"] = family.kobans
    return say(message("namazu-plain-store", goods=goods_of(counts)))


def _names(names: list[str], say: Say, none: str = "namazu-plain-none") -> str:
    return ", ".join(names) or say(message(none))
