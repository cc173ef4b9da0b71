"""The rulebook of Namazu: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.messages import message
from kuroshio.namazu import GAME, words
from kuroshio.namazu import state as s
from kuroshio.namazu.brigands import BANDS
from kuroshio.namazu.deck import DRAWN
from kuroshio.namazu.state import GOOD_NAMES, IMPROVEMENT_NAMES, TYPE_NAMES
from kuroshio.rulebook import pictures
from kuroshio.rulebook.outline import Chapter, Item, Numbers, Outline, Rule, Thing

FIRST_ASHIGARUS = s.ASHIGARUS - 1


def numbers(box: Box) -> Numbers:
    """Every number that the words may name."""
    record = box.plain
    strengths = sorted(set(record.strength[: record.token_count]))
    places = record.offering
    return {
        "least": GAME.players.start,
        "most": GAME.players.stop - 1,
        "rings": s.RINGS,
        "sectors": s.SECTORS,
        "cells": s.CELLS,
        "blocked": " / ".join(map(str, record.block_count)),
        "groups": " / ".join(map(str, GAME.players)),
        "faces": record.faces,
        "force": record.force,
        "most_force": record.most_force,
        "kobans": record.kobans,
        "fee": record.fee,
        "first_ashigarus": FIRST_ASHIGARUS,
        "steel": record.limit[s.STEEL],
        "meat": record.limit[s.MEAT],
        "bone": record.limit[s.BONE],
        "gold": record.limit[s.GOLD],
        "most_shield": record.most_shield,
        "most_buildings": record.most_buildings,
        "most_contracts": record.most_contracts,
        "most_improvements": record.most_improvements,
        "improvements": s.IMPROVEMENTS,
        "most_wins": record.most_wins,
        "field": record.field,
        "building": record.building,
        "fuji": record.fuji,
        "jobs": record.jobs,
        "rest": record.rest,
        "rest_improved": record.rest_improved,
        "offerings": record.offerings,
        "die": record.die,
        "win_primary": record.win_primary,
        "win_manufactured": record.win_manufactured,
        "win_kobans": record.win_kobans,
        "copies": record.copies,
        "in_play": " / ".join(map(str, record.in_play)),
        "slots": s.SLOTS,
        "places": s.PLACES,
        "altar_goods": sum(record.altar_price[0]),
        "appeasement": " / ".join(map(str, record.appeasement)),
        "rounds": record.rounds,
        "sell_primary": record.sell[s.PRIMARY],
        "sell_manufactured": record.sell[s.MANUFACTURED],
        "sell_gold": record.sell[s.GOLD],
        "cost_improvement": record.cost_improvement,
        "cost_altar": record.cost_altar,
        "cost_card": record.cost_card,
        "cost_pact": record.cost_pact,
        "cards_drawn": DRAWN,
        "tokens_drawn": BANDS,
        "brigands": sum(record.tokens[: record.token_count]),
        "strengths": " / ".join(map(str, strengths)),
        "cards": sum(record.cards[: record.card_count]),
        "alike": " / ".join(str(record.same[n]) for n in range(2, record.copies + 1)),
        "alike_counts": " / ".join(str(n) for n in range(2, record.copies + 1)),
        "different": " / ".join(map(str, record.different[1 : record.different_most + 1])),
        "different_most": record.different_most,
        "place_points": " / ".join(map(str, places)),
        "full_altar": sum(places),
        "points_brigands": record.points_brigands,
        "points_win": record.points_win,
        "racket": record.amount[s.RACKET],
        "master": record.amount[s.MASTER],
    }


# --- lists ----------------------------------------------------------------------------------


def city(box: Box) -> list[Item]:
    """The cells of the city with a price, and what they give."""
    record = box.plain
    cells = [city for city in range(s.CITY_TYPES) if record.priced[city]]
    return [
        Item(
            f"cell-{TYPE_NAMES[s.KNACKER + city]}",
            words.type_name(TYPE_NAMES[s.KNACKER + city]),
            message(
                f"rules-namazu-gives-{TYPE_NAMES[s.KNACKER + city]}",
                price=words.price_of(box, s.KNACKER + city),
                gain=record.gain[city],
            ),
            f"namazu-{TYPE_NAMES[s.KNACKER + city]}",
        )
        for city in cells
    ]


def altar_slots(box: Box) -> list[Item]:
    """What an altar costs in each slot."""
    return [
        Item(
            f"slot-{slot + 1}",
            message("rules-namazu-slot", slot=slot + 1),
            message(
                "rules-namazu-slot-price",
                price=words.price_of(box, s.ALTAR, slot),
            ),
        )
        for slot in range(s.SLOTS)
    ]


def improvements(box: Box) -> list[Item]:
    record = box.plain
    return [
        Item(
            f"improvement-{name}",
            words.improvement_name(name),
            message(
                f"rules-namazu-improves-{name}",
                tokens_drawn=BANDS,
                rest_improved=record.rest_improved,
                price=words.price_of(box, s.ALTAR, by_temple=1),
            ),
        )
        for name in IMPROVEMENT_NAMES
    ]


def brigands(box: Box) -> list[Item]:
    """Every brigand token."""
    return [
        Item(
            f"token-{number}",
            message("rules-namazu-band", strength=box.plain.strength[number]),
            message("rules-namazu-loot", loot=words.token_name(token).args["loot"]),
            "namazu-brigand",
        )
        for number, token in enumerate(box.names["tokens"])
    ]


def cards(box: Box) -> list[Item]:
    """Every yakuza card."""
    return [
        Item(
            f"card-{card}",
            words.card_name(card),
            message(
                "rules-namazu-card",
                effect=words.effect(box, number),
                copies=box.plain.cards[number],
            ),
        )
        for number, card in enumerate(box.names["cards"])
    ]


# --- the order of the book ------------------------------------------------------------------

CHAPTERS = (
    Chapter("goal", (Rule("goal", pictures=("namazu-catfish",)),)),
    Chapter(
        "city",
        (
            Rule("rings", "likely", figure=pictures.namazu_rings),
            Rule("blocked", "likely"),
            Rule("B1", "likely"),
            Rule("B2", "reconstructed"),
            Rule("B3"),
        ),
    ),
    Chapter(
        "set-up",
        (
            Rule("set-up"),
            Rule("goods", pictures=("namazu-good-rice", "namazu-good-steel", "namazu-good-gold")),
            Rule("B43", "reconstructed"),
            Rule("B44"),
        ),
    ),
    Chapter("turn", (Rule("turn"), Rule("B15"))),
    Chapter(
        "buildings",
        (Rule("buildings", pictures=("namazu-good-house",)), Rule("B4"), Rule("B5"), Rule("B6")),
    ),
    Chapter(
        "quake",
        (Rule("quake", "likely", pictures=("namazu-catfish",)), Rule("B46", "likely")),
    ),
    Chapter(
        "brigands",
        (
            Rule("brigands", pictures=("namazu-brigand",)),
            Rule("B7"),
            Rule("B8", "likely"),
            Rule("B9"),
            Rule("B10"),
            Rule("B11"),
            Rule("B47"),
            Rule("all-brigands", "reconstructed", items=brigands),
        ),
    ),
    Chapter(
        "placing",
        (
            Rule("placing", pictures=("namazu-placement",)),
            Rule("B12"),
            Rule("B13"),
            Rule("B14"),
            Rule("B16"),
        ),
    ),
    Chapter(
        "third",
        (Rule("third", "likely"), Rule("B38"), Rule("B48", "likely")),
    ),
    Chapter(
        "country",
        (
            Rule("fields", pictures=("namazu-rice", "namazu-bamboo", "namazu-ore")),
            Rule("fuji", pictures=("namazu-fuji",)),
            Rule("tournament", pictures=("namazu-tournament",)),
            Rule("B33"),
            Rule("B34"),
            Rule("B35"),
            Rule("B36"),
            Rule("B37", "reconstructed"),
        ),
    ),
    Chapter(
        "suburbs",
        (
            Rule("jobs", pictures=("namazu-jobs",)),
            Rule("rest", pictures=("namazu-rest",)),
            Rule("barter", pictures=("namazu-barter",)),
            Rule("B28"),
            Rule("B52", "likely"),
        ),
    ),
    Chapter(
        "altars",
        (
            Rule("altar", pictures=("namazu-altar",)),
            Rule("slots", "reconstructed", items=altar_slots),
            Rule("B25"),
            Rule("B26", "reconstructed"),
            Rule("B27"),
            Rule("offerings", pictures=("namazu-offerings",)),
            Rule("B21", "reconstructed"),
            Rule("B22"),
            Rule("B23"),
            Rule("B24", "likely"),
            Rule("B49", "likely"),
        ),
    ),
    Chapter(
        "artisans",
        (
            Rule("artisans", "reconstructed", items=city),
            Rule("gold", pictures=("namazu-good-gold",)),
            Rule("B20"),
            Rule("B45"),
            Rule("B50", "likely"),
        ),
    ),
    Chapter(
        "contracts",
        (
            Rule("contracts", pictures=("namazu-contract-sign",)),
            Rule("B17"),
            Rule("B18", "likely"),
        ),
    ),
    Chapter(
        "market",
        (
            Rule("market", pictures=("namazu-market",)),
            Rule("B29", "likely"),
            Rule("improvements", items=improvements),
            Rule("B30", "likely"),
        ),
    ),
    Chapter(
        "yakuza",
        (
            Rule("yakuza", pictures=("namazu-yakuza",)),
            Rule("B19"),
            Rule("B31", "reconstructed"),
            Rule("B32", "likely"),
            Rule("B51", "likely"),
            Rule("B53", "reconstructed"),
            Rule("B54", "reconstructed"),
            Rule("B55", "reconstructed"),
            Rule("all-cards", "reconstructed", items=cards),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("end", "reconstructed"),
            Rule("B39"),
            Rule("B42", "reconstructed"),
            Rule("scoring"),
            Rule("scoring-altars"),
            Rule("B40", "likely"),
            Rule("B41", "likely"),
        ),
    ),
)


# --- what explains itself -------------------------------------------------------------------


RULES = {
    "score": "scoring",
    **{f"type-{one}": "fields" for one in ("rice", "bamboo", "ore")},
    **{f"type-{one}": one for one in ("fuji", "tournament", "jobs", "barter", "rest", "altar")},
    **{f"type-{one}": one for one in ("offerings", "market", "yakuza")},
    "blocked": "B2",
    "sector": "placing",
    "ashigaru": "B12",
    "building": "B4",
    "contract": "B17",
    "catfish": "end",
    "die": "quake",
    "round": "B42",
    "cards-left": "B31",
    "brigands-left": "brigands",
    "prices": "market",
    "slot": "slots",
    "altar": "scoring-altars",
    **{f"good-{one}": "goods" for one in GOOD_NAMES if one not in ("gold", "koban")},
    "good-gold": "B20",
    "good-any": "goods",
    "good-koban": "market",
    "force": "B35",
    "shield": "B8",
    "third": "third",
    "band": "B8",
    "brigands": "brigands",
    "rival": "B33",
    "wins": "B37",
    "buildings": "buildings",
    "contracts": "contracts",
    "improvements": "B30",
    "cards": "B32",
}


def things(box: Box) -> dict[str, Thing]:
    """Everything that a board may point at: fixed kinds, priced cells, improvements, cards."""
    found = {kind: Thing(message(f"explain-namazu-{kind}"), rule) for kind, rule in RULES.items()}
    for rule, items in (
        ("artisans", city(box)),
        ("improvements", improvements(box)),
        ("all-cards", cards(box)),
    ):
        for item in items:
            said = message("explain-namazu-named", name=item.name, text=item.text)
            found[item.id.replace("cell-", "type-")] = Thing(said, rule)
    return found


# The rule behind each reason why a move is not possible.
REFUSALS = {
    "namazu-why-blocked": "B2",
    "namazu-why-no-force": "B33",
    "namazu-why-own-pawn": "B14",
    "namazu-why-stand-one": "B11",
    "namazu-why-stand-two": "placing",
    "namazu-why-not-one-sector": "placing",
    "namazu-why-not-neighbours": "B16",
    "namazu-why-no-fee": "B12",
    "namazu-why-not-waiting": "B15",
    "namazu-why-no-price": "B20",
    "namazu-why-no-building": "B50",
    "namazu-why-no-field": "B5",
    "namazu-why-no-swap": "B28",
    "namazu-why-no-offering": "B22",
    "namazu-why-no-altar": "altar",
    "namazu-why-erected": "B25",
    "namazu-why-no-pact": "B19",
    "namazu-why-no-cards-left": "B31",
    "namazu-why-challenge": "B33",
    "namazu-why-swap-alike": "B52",
    "namazu-why-swap-none": "barter",
    "namazu-why-swap-room": "B52",
    "namazu-why-swap-class": "B28",
    "namazu-why-empty-slot": "B26",
    "namazu-why-no-temple": "B27",
    "namazu-why-temple-alike": "B27",
    "namazu-why-altar-price": "altar",
    "namazu-why-not-your-altar": "offerings",
    "namazu-why-altar-full": "offerings",
    "namazu-why-altar-takes-nothing": "B22",
    "namazu-why-altar-served": "B23",
    "namazu-why-must-offer": "B23",
    "namazu-why-offer-none": "offerings",
    "namazu-why-offer-alike": "B22",
    "namazu-why-offer-room": "offerings",
    "namazu-why-offer-many": "offerings",
    "namazu-why-pay": "B20",
    "namazu-why-not-a-field": "buildings",
    "namazu-why-built": "B5",
    "namazu-why-no-card": "B32",
    "namazu-why-no-target": "B53",
    "namazu-why-one-passage": "B54",
    "namazu-why-sell": "market",
    "namazu-why-line": "market",
    "namazu-why-kobans": "market",
    "namazu-why-improved": "B30",
    "namazu-why-markers": "B30",
    "namazu-why-pact-sealed": "B19",
    "namazu-why-no-contract": "B18",
    "namazu-why-take-there": "B36",
    "namazu-why-take-less": "B36",
    "namazu-why-take-all": "B51",
}

OUTLINE = Outline(CHAPTERS, numbers, things, REFUSALS)
