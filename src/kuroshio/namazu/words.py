"""Namazu: what is said to people. Given redacted states only; the words are in `locale/`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event
from kuroshio.namazu import moves as m
from kuroshio.namazu import state as s
from kuroshio.namazu.box import GOOD_NAMES, IMPROVEMENT_NAMES, RING_NAMES, TYPE_NAMES
from kuroshio.namazu.view import QUESTIONS, sector_of

Words = Message | str

# --- names ----------------------------------------------------------------------------------


def type_name(kind: str) -> Message:
    return message(f"namazu-type-{kind}")


def cell_name(cell: str) -> Message:
    """A cell by its name, `rice-a` or `smith`."""
    kind, _, letter = cell.partition("-")
    if letter:
        return message("namazu-cell", kind=type_name(kind), letter=letter.upper())
    return type_name(kind)


def the_cell(cell: str) -> Message:
    """A cell within a sentence, `rice field A` or `the smith`."""
    name = cell_name(cell)
    return name if name.key == "namazu-cell" else message("namazu-only-cell", kind=name)


def good_name(good: str) -> Message:
    return message(f"namazu-good-{good}")


def counted(good: str, count: int) -> Message:
    """`2 rice`, `1 Koban`."""
    return message(f"namazu-count-{good}", count=count)


def card_name(card: str) -> Message:
    return message(f"namazu-card-{card}", name=card)


def series_name(series: str) -> Message:
    return message(f"namazu-series-{series}", name=series)


def improvement_name(improvement: str) -> Message:
    return message(f"namazu-improvement-{improvement}")


def seat_name(seat: int) -> Message:
    return message("seat-name", number=seat + 1)


def listed(parts: Iterable[Words]) -> Words:
    """All parts, with commas."""
    one, *rest = parts
    return message("namazu-list", first=one, rest=listed(rest)) if rest else one


def goods_of(counts: dict[str, int]) -> Words:
    """`2 rice, 1 ore`, or nothing."""
    if not counts:
        return message("namazu-nothing")
    return listed([counted(good, n) for good, n in counts.items()])


def token_name(token: str) -> Message:
    """A band of brigands by its token, `5 with 1 steel 1 koban`."""
    strength, _, loot = token.partition(" with ")
    words = loot.split()
    goods = {good: int(n) for n, good in zip(words[::2], words[1::2], strict=False)}
    return message("namazu-token", strength=strength, loot=goods_of(goods))


def effect(box: Box, card: int) -> Message:
    """What a yakuza card does, with the numbers of the box."""
    record = box.plain
    kind = record.effect[card]
    if kind == s.GOAL:
        measure = box.names["measures"][record.measure[card]]
        steps = record.goal[card][1 : record.goal_most[card] + 1]
        return message(
            "namazu-goal",
            measure=message(f"namazu-measure-{measure}", per=record.per[card]),
            points=" / ".join(map(str, steps)),
        )
    return message(
        f"namazu-effect-{box.names['effects'][kind]}",
        amount=record.amount[kind],
        also=record.also[kind],
    )


# --- questions ------------------------------------------------------------------------------


def question(edo: Any, box: Box) -> Message:
    """What the seat to move is asked."""
    ask = QUESTIONS[edo.ask]
    key = f"namazu-ask-{ask}"
    if ask == "stand" and edo.beaten and not edo.families[edo.family].third:
        return message("namazu-ask-stand-alone")
    if ask == "fight":
        return message(key, token=token_name(box.names["tokens"][edo.band[0]]))
    if ask == "take":
        if edo.victim == s.NONE:
            return message("namazu-ask-take")
        return message("namazu-ask-rob", victim=seat_name(edo.victim))
    if ask == "offer":
        return message(key, altar=edo.altar + 1)
    if ask == "sign":
        return message(key, kind=type_name(TYPE_NAMES[edo.to_sign]))
    return message(key)


def rule(edo: Any, box: Box) -> Message:
    """The rule behind the question."""
    record = box.plain
    return message(
        f"namazu-rule-{QUESTIONS[edo.ask]}",
        fee=record.fee,
        die=record.die,
        offerings=record.offerings,
        places=s.PLACES,
        worth=" / ".join(map(str, record.offering)),
        altar=sum(record.altar_price[0]),
        contracts=record.most_contracts,
        primary=record.win_primary,
        manufactured=record.win_manufactured,
        kobans=record.win_kobans,
    )


# --- moves ----------------------------------------------------------------------------------


def cells_of(pair: int) -> tuple[int, int]:
    """The two cells of a pair."""
    one = 0
    while pair >= s.CELLS - 1 - one:
        pair -= s.CELLS - 1 - one
        one += 1
    return one, one + 1 + pair


def describe(edo: Any, box: Box, move: int) -> Message:
    """What a move means."""
    if move < m.QUAKE_COMES:
        return _describe_standing(box, move)
    if m.PLAY <= move < m.DONE:
        return _describe_play(box, move)
    if m.SELL <= move < m.TAKE:
        return _describe_trade(edo, box, move)
    if m.SWAP <= move < m.BUILD:
        return _describe_goods(edo, box, move)
    if move == m.QUAKE_COMES:
        return message("namazu-move-quake")
    if move < m.FIGHT:
        return message("namazu-move-face", token=token_name(box.names["tokens"][move - m.FACE]))
    if move == m.FIGHT:
        return message("namazu-move-fight")
    if move < m.CHALLENGE:
        return message("namazu-move-activate", cell=_cell(box, move - m.ACTIVATE))
    if move < m.SWAP:
        return message("namazu-move-challenge", other=seat_name(move - m.CHALLENGE))
    if move < m.SIGN:
        return message("namazu-move-build", cell=_cell(box, move - m.BUILD))
    if move == m.SIGN:
        return message("namazu-move-sign")
    if move < m.SELL:
        card = move - m.KEEP
        name = card_name(box.names["cards"][card])
        return message("namazu-move-keep", card=name, effect=effect(box, card))
    if move < m.TAKE_KOBANS:
        return message("namazu-move-take", goods=goods_of(_bundle(move - m.TAKE)))
    if move < m.PLAY:
        return message("namazu-move-take", goods=counted("koban", move - m.TAKE_KOBANS + 1))
    return _describe_done(edo)


def _cell(box: Box, cell: int) -> Message:
    return the_cell(box.names["cells"][cell])


def _bundle(number: int) -> dict[str, int]:
    """The goods of a bundle, numbered over both classes."""
    if number < m.BUNDLE_COUNT:
        return m.bundle_counts(s.PRIMARY, number)
    return m.bundle_counts(s.MANUFACTURED, number - m.BUNDLE_COUNT)


def _describe_standing(box: Box, move: int) -> Message:
    if move >= m.STAND_ONE:
        return message("namazu-move-stand-one", cell=_cell(box, move - m.STAND_ONE))
    one, two = cells_of(move)
    return message("namazu-move-stand-two", one=_cell(box, one), two=_cell(box, two))


def _describe_goods(edo: Any, box: Box, move: int) -> Message:
    if move < m.AT_ALTAR:
        given, taken = divmod(move - m.SWAP, m.BARTERED)
        return message(
            "namazu-move-swap",
            given=good_name(GOOD_NAMES[given]),
            taken=good_name(GOOD_NAMES[taken]),
        )
    if move < m.OFFER:
        altar = move - m.AT_ALTAR
        series = box.names["series"][max(0, edo.altars[altar].series)]
        return message("namazu-move-altar", altar=altar + 1, series=series_name(series))
    if move < m.ERECT:
        return message(
            "namazu-move-offer", goods=listed(map(good_name, m.gift_goods(move - m.OFFER)))
        )
    if move < m.PAY:
        by_temple = move >= m.ERECT_BY_TEMPLE
        slot = (move - m.ERECT) % s.SLOTS
        price = box.plain.temple_price if by_temple else box.plain.altar_price[slot]
        counts = dict(zip(GOOD_NAMES[s.MANUFACTURED :], price, strict=False))
        return message(
            "namazu-move-erect-by-temple" if by_temple else "namazu-move-erect",
            slot=slot + 1,
            series=_slot_series(edo, box, slot),
            price=goods_of({good: n for good, n in counts.items() if n}),
        )
    if move == m.PAY:
        return message("namazu-move-pay")
    return message("namazu-move-pay-gold", goods=goods_of(_bundle(move - m.PAY_GOLD)))


def _slot_series(edo: Any, box: Box, slot: int) -> Message:
    series = edo.slots[slot]
    return series_name(box.names["series"][series]) if series >= 0 else message("namazu-nothing")


def _describe_trade(edo: Any, box: Box, move: int) -> Message:
    record = box.plain
    if move < m.BUY_IMPROVEMENT:
        good, count = divmod(move - m.SELL, m.SALE)
        kobans = (count + 1) * record.sell[good]
        goods = counted(GOOD_NAMES[good], count + 1)
        return message("namazu-move-sell", goods=goods, kobans=kobans)
    if move < m.BUY_ALTAR:
        name = IMPROVEMENT_NAMES[move - m.BUY_IMPROVEMENT]
        return message(
            "namazu-move-buy-improvement",
            improvement=improvement_name(name),
            effect=message(f"namazu-improves-{name}", rest=record.rest_improved),
            kobans=record.cost_improvement,
        )
    if move < m.BUY_CARD:
        slot = move - m.BUY_ALTAR
        return message(
            "namazu-move-buy-altar",
            slot=slot + 1,
            series=_slot_series(edo, box, slot),
            kobans=record.cost_altar,
        )
    if move == m.BUY_CARD:
        return message("namazu-move-buy-card", kobans=record.cost_card)
    return message("namazu-move-buy-pact", kobans=record.cost_pact)


def effect_of(move: int) -> int:
    """What the card does that a move plays."""
    firsts = (
        (m.PLAY_INTIMIDATION, s.INTIMIDATION),
        (m.PLAY_TREMOR, s.TREMOR),
        (m.PLAY_BURGLARY, s.BURGLARY),
        (m.PLAY_RACKET, s.RACKET),
    )
    return next((what for first, what in firsts if move >= first), move - m.PLAY)


def _describe_play(box: Box, move: int) -> Message:
    what = effect_of(move)
    card = box.plain.card_with[what]
    args: dict[str, Words] = {"card": card_name(box.names["cards"][card])}
    args["effect"] = effect(box, card)
    if what == s.INTIMIDATION:
        cell = s.CITY * s.SECTORS + move - m.PLAY_INTIMIDATION
        return message("namazu-move-play-at", **args, cell=_cell(box, cell))
    if what == s.TREMOR:
        turn, back = divmod(move - m.PLAY_TREMOR, 2)
        ring, sectors = divmod(turn, m.TURNS)
        return message(
            "namazu-move-play-tremor",
            **args,
            ring=message(f"namazu-ring-{RING_NAMES[ring]}"),
            sectors=sectors + 1,
            way="back" if back else "on",
        )
    if what >= s.RACKET:
        first = m.PLAY_RACKET if what == s.RACKET else m.PLAY_BURGLARY
        return message("namazu-move-play-on", **args, victim=seat_name(move - first))
    return message("namazu-move-play", **args)


def _describe_done(edo: Any) -> Message:
    """What it means to have done with the question."""
    ask = QUESTIONS[edo.ask]
    known = ("act", "arms", "take", "altar", "sign", "trade")
    return message(f"namazu-move-done-{ask}" if ask in known else "namazu-move-done")


# --- why not --------------------------------------------------------------------------------

_OWN_TURN = (s.ASK_QUAKE, s.ASK_STAND, s.ASK_ACT, s.ASK_TRADE)
_ASKS_FOR = (
    # the first move of each kind, and the questions that it answers
    (m.STAND_TWO, (s.ASK_STAND,)),
    (m.STAND_ONE, (s.ASK_STAND, s.ASK_THIRD)),
    (m.QUAKE_COMES, (s.ASK_QUAKE,)),
    (m.FACE, (s.ASK_FACE,)),
    (m.FIGHT, (s.ASK_FIGHT,)),
    (m.ACTIVATE, (s.ASK_ACT,)),
    (m.CHALLENGE, (s.ASK_CHALLENGE,)),
    (m.SWAP, (s.ASK_SWAP,)),
    (m.AT_ALTAR, (s.ASK_ALTAR,)),
    (m.OFFER, (s.ASK_OFFER,)),
    (m.ERECT, (s.ASK_ERECT,)),
    (m.PAY, (s.ASK_PAY,)),
    (m.BUILD, (s.ASK_BUILD,)),
    (m.SIGN, (s.ASK_SIGN,)),
    (m.KEEP, (s.ASK_KEEP,)),
    (m.SELL, (s.ASK_TRADE,)),
    (m.TAKE, (s.ASK_TAKE,)),
    (m.PLAY, _OWN_TURN),
    (m.PLAY + s.PASSAGE, (s.ASK_STAND,)),
    (m.PLAY + s.BODYGUARDS, (s.ASK_FIGHT,)),
    (m.PLAY + s.MASTER, (s.ASK_ARMS,)),
    (m.PLAY_RACKET, _OWN_TURN),
    (m.PLAY_TREMOR, (s.ASK_STAND,)),
    (m.PLAY_INTIMIDATION, (s.ASK_ACT,)),
    (m.DONE, (s.ASK_ACT, s.ASK_ARMS, s.ASK_ALTAR, s.ASK_SIGN, s.ASK_TRADE, s.ASK_TAKE)),
)


def why_not(edo: Any, box: Box, move: int) -> Message:
    """Why a move is not possible now, with the rule."""
    asked = next(asks for first, asks in reversed(_ASKS_FOR) if move >= first)
    if edo.ask not in asked:
        return message("namazu-why-not-asked", question=question(edo, box))
    if edo.ask in (s.ASK_STAND, s.ASK_THIRD) and move < m.QUAKE_COMES:
        return _why_not_stand(edo, box, move)
    if m.ACTIVATE <= move < m.CHALLENGE:
        return _why_not_activate(edo, box, move - m.ACTIVATE)
    if m.SELL <= move < m.TAKE:
        return _why_not_trade(edo, box, move)
    if m.PLAY <= move < m.DONE:
        card = box.plain.card_with[effect_of(move)]
        if edo.families[edo.turn].hand[card] == 0:
            return message("namazu-why-no-card", card=card_name(box.names["cards"][card]))
        return message("namazu-why-no-target")
    return message(f"namazu-why-{QUESTIONS[edo.ask]}")


def _why_not_stand(edo: Any, box: Box, move: int) -> Message:
    alone = edo.ask == s.ASK_THIRD or (edo.beaten and not edo.families[edo.family].third)
    if alone != (move >= m.STAND_ONE):
        return message("namazu-why-stand-one" if alone else "namazu-why-stand-two")
    cells = [move - m.STAND_ONE] if alone else list(cells_of(move))
    family = edo.families[edo.family]
    for cell in cells:
        if edo.blocked[cell]:
            return message("namazu-why-blocked", cell=_cell(box, cell))
        if box.plain.cell_type[cell] == s.TOURNAMENT and family.force == 0:
            return message("namazu-why-no-force")
        if edo.pawn[cell] == edo.family:
            return message("namazu-why-own-pawn", cell=_cell(box, cell))
    if not alone and not edo.passage and sector_of(edo, cells[0]) != sector_of(edo, cells[1]):
        placement = family.has[s.WITH_PLACEMENT] == 1
        neighbours = cells[0] // s.SECTORS == cells[1] // s.SECTORS and (
            cells[1] - cells[0] in (1, s.SECTORS - 1)
        )
        if not (placement and neighbours):
            return message(
                "namazu-why-not-neighbours" if placement else "namazu-why-not-one-sector"
            )
    return message("namazu-why-no-fee", fee=box.plain.fee)


def _why_not_activate(edo: Any, box: Box, cell: int) -> Message:
    if cell not in edo.waiting:
        return message("namazu-why-not-waiting", cell=_cell(box, cell))
    kind = box.plain.cell_type[cell]
    if kind == s.ALTAR and edo.erected:
        return message("namazu-why-erected")
    if kind in (s.BARTER, s.OFFERINGS, s.ALTAR, s.YAKUZA):
        return message(f"namazu-why-activate-{TYPE_NAMES[kind]}")
    if kind == s.BUILDER and edo.families[edo.family].buildings >= box.plain.most_buildings:
        return message("namazu-why-no-building")
    price = dict(zip(GOOD_NAMES, box.plain.price[kind - s.KNACKER], strict=False))
    return message(
        "namazu-why-no-price",
        cell=_cell(box, cell),
        price=goods_of({good: n for good, n in price.items() if n}),
    )


def _why_not_trade(edo: Any, box: Box, move: int) -> Message:
    record = box.plain
    family = edo.families[edo.family]
    if move < m.BUY_IMPROVEMENT:
        good = GOOD_NAMES[(move - m.SELL) // m.SALE]
        return message("namazu-why-sell", good=good_name(good))
    firsts = (m.BUY_IMPROVEMENT, m.BUY_ALTAR, m.BUY_CARD, m.BUY_PACT)
    line = sum(move >= first for first in firsts) - 1
    cost = (record.cost_improvement, record.cost_altar, record.cost_card, record.cost_pact)[line]
    if edo.lines[line]:
        return message("namazu-why-line")
    if family.store[s.KOBAN] < cost:
        return message("namazu-why-kobans", kobans=cost)
    if line == s.LINE_IMPROVEMENT:
        has = family.has[move - m.BUY_IMPROVEMENT]
        return message("namazu-why-improved" if has else "namazu-why-markers")
    return message(f"namazu-why-buy-{('improvement', 'altar', 'card', 'pact')[line]}")


# --- the log --------------------------------------------------------------------------------

_NAMES = {
    "good": good_name,
    "cell": the_cell,
    "card": card_name,
    "series": series_name,
    "token": token_name,
    "kind": type_name,
    "improvement": improvement_name,
}


def narrate(event: Event) -> Message:
    """An event for the log; who it is about is said beside it."""
    args: dict[str, int | str | Message] = {}
    for name, value in event.details.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = _number(name, value)
        elif isinstance(value, str):
            args[name] = _name(name, value)
    if "good" in event.details and "count" in event.details:
        args["goods"] = counted(str(event.details["good"]), int(event.details["count"] or 0))
    return message(f"namazu-event-{event.kind}", **args)


def _number(detail: str, value: int) -> int | str | Message:
    """A number of an event's detail: a seat by its name, a change with its sign."""
    if detail == "other":
        return seat_name(value)
    return f"{value:+}".replace("-", "\N{MINUS SIGN}") if detail == "change" else value


def _name(detail: str, value: str) -> Message | str:
    """The name of what an event's detail means."""
    if detail == "ring":
        return message(f"namazu-ring-{value}")
    if detail == "source":
        return message(f"namazu-source-{value}")
    return _NAMES[detail](value) if detail in _NAMES else value
