"""The rulebook of Namazu: its order, its numbers, and what explains itself on the table."""

from __future__ import annotations

from kuroshio.core.boxes import Box
from kuroshio.core.messages import Message, message
from kuroshio.namazu import GAME, words
from kuroshio.namazu import state as s
from kuroshio.namazu.state import GOOD_NAMES, IMPROVEMENT_NAMES, TYPE_NAMES
from kuroshio.rulebook import pictures
from kuroshio.rulebook.outline import (
    LIKELY,
    RECONSTRUCTED,
    Chapter,
    Item,
    Numbers,
    Outline,
    Place,
    Rule,
    Thing,
    printed,
)

FIRST_ASHIGARUS = s.ASHIGARUS - 1
SHIELD = 2  # in the book's example of a fight


def numbers(box: Box) -> Numbers:
    """Every number that the words may name besides how many play."""
    record = box.plain
    strengths = sorted(set(record.strength[: record.token_count]))
    places = record.offering
    blocked = [n for n, count in enumerate(record.block_count) if count]  # with few players
    return {
        "rings": s.RINGS,
        "sectors": s.SECTORS,
        "cells": s.CELLS,
        "blocked": " / ".join(str(record.block_count[n]) for n in blocked),
        "blocked_groups": " / ".join(str(GAME.players[n]) for n in blocked),
        "groups": " / ".join(map(str, GAME.players)),
        "faces": record.faces,
        "force": record.force,
        "most_force": record.most_force,
        "kobans": record.kobans,
        "fee": record.fee,
        "first_ashigarus": FIRST_ASHIGARUS,
        "all_ashigarus": s.ASHIGARUS,
        "track_start": 0,
        "steel": record.limit[s.STEEL],
        "meat": record.limit[s.MEAT],
        "bone": record.limit[s.BONE],
        "gold": record.limit[s.GOLD],
        "most_shield": record.most_shield,
        "most_buildings": record.most_buildings,
        "most_contracts": record.most_contracts,
        "most_improvements": record.most_improvements,
        "improvements": s.IMPROVEMENTS,
        "field": record.field,
        "building": record.building,
        "fuji": record.fuji,
        "jobs": record.jobs,
        "rest": record.rest,
        "rest_improved": record.rest_improved,
        "offerings": record.offerings,
        "win_primary": record.win_primary,
        "win_manufactured": record.win_manufactured,
        "win_kobans": record.win_kobans,
        "copies": record.copies,
        "series": max(record.in_play),
        "removed": " / ".join(str(max(record.in_play) - record.in_play[n]) for n in blocked),
        "slots": s.SLOTS,
        "places": s.PLACES,
        "altar_goods": sum(record.altar_price[0]),
        "temple_price": words.temple_price(box),
        "appeasement": " / ".join(map(str, record.appeasement)),
        "rounds": record.rounds,
        "sell_primary": record.sell[s.PRIMARY],
        "sell_manufactured": record.sell[s.MANUFACTURED],
        "sell_gold": record.sell[s.GOLD],
        "cost_improvement": record.cost_improvement,
        "cost_altar": record.cost_altar,
        "cost_card": record.cost_card,
        "cost_pact": record.cost_pact,
        "cards_drawn": s.DRAWN,
        "tokens_drawn": s.BANDS,
        "brigands": sum(record.tokens[: record.token_count]),
        "strengths": " / ".join(map(str, strengths)),
        "cards": sum(record.cards[: record.card_count]),
        "alike": " / ".join(str(record.same[n]) for n in range(2, record.copies + 1)),
        "alike_counts": " / ".join(str(n) for n in range(2, record.copies + 1)),
        "different": " / ".join(map(str, record.different[1 : record.different_most + 1])),
        "different_most": record.different_most,
        "different_counts": " / ".join(map(str, range(1, record.different_most + 1))),
        "offering_point": places[0],
        "offering_last": places[-1],
        "example": sum(points for _, points, _ in _example(box)),
        **{
            f"gain_{TYPE_NAMES[s.KNACKER + city]}": record.gain[city]
            for city in range(s.CITY_TYPES)
            if record.priced[city] and s.KNACKER + city != s.BUILDER
        },
        "shield_example": SHIELD,
        "strength_example": strengths[0],
        "force_example": strengths[0] - SHIELD,
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
    return [
        Item(
            f"improvement-{name}",
            words.improvement_name(name),
            words.improvement_effect(box, name),
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


def _example(box: Box) -> list[tuple[Message, int, str]]:
    """The book's example: 2 altars alike, 2 different, two of the 4 full and an offering."""
    record = box.plain
    full = message("rules-namazu-counted-full", offerings=s.PLACES)
    return [
        (message("rules-namazu-counted-alike", altars=2), record.same[2], "namazu-altar"),
        (message("rules-namazu-counted-different", altars=2), record.different[2], "namazu-altar"),
        (full, sum(record.offering), "namazu-offerings"),
        (full, sum(record.offering), "namazu-offerings"),
        (
            message("rules-namazu-counted-full", offerings=1),
            record.offering[0],
            "namazu-offerings",
        ),
    ]


def example(box: Box) -> list[Item]:
    return [
        Item(f"example-{n}", what, message("rules-namazu-counted", points=points), picture)
        for n, (what, points, picture) in enumerate(_example(box))
    ]


# --- the order of the book ------------------------------------------------------------------


def fr(heading: str, *sentences: int) -> Place:
    return Place("namazu-fr", heading, sentences)


PIECES = "Les dés"  # the picture of the city is explained under it
BOARD = "Plateau Central"
FAMILIES = "Familles"
QUAKE = "NAMAZU, en colère, provoque un séisme."
PLACING = "Placer 2 Ashigarus sur 2 cases d'un même secteur d'Edo."
COUNTRY = "Cercle des Campagnes (Extérieur)"
CITY = "Cercle de la Cité (Intérieur)"
MARKET = "Marché Noir"
THIRD = "Arrivée du 3ème Ashigaru"
COUNT = "Décompte final"

CHAPTERS = (
    Chapter(
        "goal",
        (
            Rule(
                "goal",
                printed(fr("NAMAZU", 1), fr("Aperçu du jeu", 1, 2, 3, 8, 9, 10, 11)),
                pictures=("namazu-catfish",),
            ),
        ),
    ),
    Chapter(
        "city",
        (
            Rule(
                "rings",
                printed(fr(PIECES, 3, 5, 6, 8), fr(PLACING, 1, 2)),
                figure=pictures.namazu_rings,
            ),
            Rule("B1", LIKELY),
            Rule(
                "blocked",
                printed(fr(PIECES, 5, 6), fr(BOARD, 1, 3, 4, 5, 6, 8, 9, 10)),
            ),
            Rule("B2", RECONSTRUCTED),
            Rule("B3", LIKELY, departs=True),
        ),
    ),
    Chapter(
        "set-up",
        (
            Rule(
                "set-up-altars",
                printed(fr("Les cartes", 3), fr(BOARD, 1, 2, 6, 7, 15, 16, 17)),
            ),
            Rule(
                "set-up-piles",
                printed(fr("Les cartes", 1), fr("Les jetons", 2, 3), fr(BOARD, 12, 18, 19)),
            ),
            Rule("set-up", printed(fr(FAMILIES, 1, 3, 4, 5, 6, 7))),
            Rule("third-card", printed(fr(FAMILIES, 10, 11))),
            Rule("B44", printed(fr(FAMILIES, 9, 13))),
            Rule(
                "goods",
                printed(
                    fr("Les ressources", 1, 2, 3),
                    *(fr("Équarrisseur", 2), fr("Boucher", 2), fr("Orfèvre", 2)),
                ),
                pictures=("namazu-good-rice", "namazu-good-steel", "namazu-good-gold"),
            ),
            Rule("steel", LIKELY),
            Rule("B43", RECONSTRUCTED),
        ),
    ),
    Chapter(
        "turn",
        (
            Rule("turn", printed(fr("Tour de jeu", 1, 5), fr("Bâtisseur", 2))),
            Rule("optional", printed(fr("Activer la case d'arrivée de vos Ashigarus", 1))),
            Rule("B15", LIKELY),
        ),
    ),
    Chapter(
        "buildings",
        (
            Rule(
                "buildings",
                printed(fr("Bâtisseur", 1, 2, 3)),
                pictures=("namazu-good-house",),
            ),
            Rule("B4", LIKELY),
            Rule("B5", LIKELY),
            Rule("B6", LIKELY),
        ),
    ),
    Chapter(
        "quake",
        (
            Rule(
                "quake",
                printed(fr("Les dés", 1), fr(QUAKE, 1, 2, 3, 4)),
                pictures=("namazu-catfish",),
            ),
            Rule("die", RECONSTRUCTED),
            Rule("B46", LIKELY),
        ),
    ),
    Chapter(
        "brigands",
        (
            Rule(
                "brigands",
                printed(fr(QUAKE, 5, 8, 9, 10, 11, 14, 15, 16)),
                pictures=("namazu-brigand",),
            ),
            Rule("B7", LIKELY),
            Rule("B8", LIKELY),
            Rule("B9", printed(fr(QUAKE, 6, 7))),
            Rule("B10", LIKELY),
            Rule("B11", printed(fr(QUAKE, 10, 12, 13))),
            Rule("lone", RECONSTRUCTED),
            Rule("B47", LIKELY, departs=True),
            Rule("all-brigands", RECONSTRUCTED, items=brigands),
        ),
    ),
    Chapter(
        "placing",
        (
            Rule("placing", printed(fr(PLACING, 3, 4)), pictures=("namazu-placement",)),
            Rule("B12", LIKELY),
            Rule("B13", LIKELY),
            Rule("B14", LIKELY),
            Rule("B16", printed(fr(PLACING, 5))),
        ),
    ),
    Chapter(
        "third",
        (
            Rule("third", printed(fr(THIRD, 1, 2))),
            Rule("B38", printed(fr(THIRD, 4))),
            Rule("B48", LIKELY),
        ),
    ),
    Chapter(
        "country",
        (
            Rule(
                "fields",
                printed(fr(COUNTRY, 1)),
                pictures=("namazu-rice", "namazu-bamboo", "namazu-ore"),
            ),
            Rule("fuji", printed(fr(COUNTRY, 2)), pictures=("namazu-fuji",)),
            Rule(
                "tournament",
                printed(fr(COUNTRY, *range(5, 17)), fr("Orfèvre", 4), fr(COUNT, 11)),
                pictures=("namazu-tournament",),
            ),
            Rule("B33", printed(fr(COUNTRY, 3, 4, 5))),
            Rule("no-refusal", LIKELY),
            Rule("B34", printed(fr(COUNTRY, 7, 12, 14))),
            Rule("B35", LIKELY),
            Rule("B36", LIKELY),
            Rule("B37", LIKELY),
        ),
    ),
    Chapter(
        "suburbs",
        (
            Rule("jobs", printed(fr("Petits Travaux.", 1)), pictures=("namazu-jobs",)),
            Rule("rest", printed(fr("Repos", 1, 2)), pictures=("namazu-rest",)),
            Rule("barter", printed(fr("Troc", 1)), pictures=("namazu-barter",)),
            Rule("B28", printed(fr("Troc", 1, 2, 3))),
            Rule("B52", LIKELY),
        ),
    ),
    Chapter(
        "altars",
        (
            Rule("altar", printed(fr("Autel", 1, 2, 3, 4)), pictures=("namazu-altar",)),
            Rule("slots", RECONSTRUCTED, items=altar_slots),
            Rule("B25", LIKELY, departs=True),
            Rule("B26", RECONSTRUCTED),
            Rule("B27", LIKELY),
            Rule("offerings", printed(fr("Offrandes", 1, 3)), pictures=("namazu-offerings",)),
            Rule("places", printed(fr(COUNT, 9, 16))),
            Rule("B21", LIKELY),
            Rule("B22", printed(fr("Offrandes", 1, 2, 4))),
            Rule("B23", printed(fr("Offrandes", 1, 3))),
            Rule("B24", LIKELY),
            Rule("B49", printed(fr("Offrandes", 1))),
        ),
    ),
    Chapter(
        "artisans",
        (
            Rule(
                "gains",
                printed(
                    fr(CITY, 1),
                    *(fr("Équarrisseur", 1), fr("Boucher", 1), fr("Forgeron", 1)),
                    *(fr("Orfèvre", 1), fr("Armurier", 1), fr("Cercle de Jeu", 1, 2)),
                ),
            ),
            Rule("artisans", RECONSTRUCTED, items=city),
            Rule("shield", printed(fr("Armurier", 2, 3, 4, 5))),
            Rule("shield-example", printed(fr("Armurier", 4))),
            Rule("gold", printed(fr("Orfèvre", 3)), pictures=("namazu-good-gold",)),
            Rule("B20", LIKELY),
            Rule("B45", LIKELY),
            Rule("B50", LIKELY),
        ),
    ),
    Chapter(
        "contracts",
        (
            Rule("contracts", printed(fr(CITY, 2, 3, 4)), pictures=("namazu-contract-sign",)),
            Rule("B17", LIKELY),
            Rule("unpaid", RECONSTRUCTED),
            Rule("B18", LIKELY),
        ),
    ),
    Chapter(
        "market",
        (
            Rule("market", printed(fr(MARKET, *range(1, 16))), pictures=("namazu-market",)),
            Rule("B29", LIKELY),
            Rule(
                "improvements",
                printed(
                    *(fr(QUAKE, 6), fr(PLACING, 5), fr("Troc", 2), fr("Offrandes", 4)),
                    *(fr("Repos", 2), fr("Autel", 5)),
                ),
                items=improvements,
            ),
            Rule("B30", LIKELY),
        ),
    ),
    Chapter(
        "yakuza",
        (
            Rule(
                "yakuza",
                printed(fr("Yakuzas", 1, 2, 3, 4), fr(MARKET, 12, 13, 15, 16)),
                pictures=("namazu-yakuza",),
            ),
            Rule("B19", printed(fr("Yakuzas", 1), fr(MARKET, 15))),
            Rule("B31", RECONSTRUCTED),
            Rule("B32", RECONSTRUCTED),
            Rule("B51", RECONSTRUCTED),
            Rule("B53", RECONSTRUCTED),
            Rule("B54", RECONSTRUCTED),
            Rule("B55", RECONSTRUCTED),
            Rule("all-cards", RECONSTRUCTED, items=cards),
        ),
    ),
    Chapter(
        "end",
        (
            Rule("end", printed(fr("Fin de partie", 1, 2), fr("Tour de jeu", 2))),
            Rule("limit", RECONSTRUCTED),
            Rule("B39", LIKELY),
            Rule("B42", RECONSTRUCTED),
            Rule("scoring", printed(fr(COUNT, 1, 9, 10, 11), fr("Yakuzas", 4))),
            Rule("scoring-altars", printed(fr(COUNT, 3, 4, 5, 6, 7, 8))),
            Rule("B40", LIKELY),
            Rule("B41", printed(fr(COUNT, 19))),
            Rule("tie", LIKELY),
            Rule("example", printed(fr(COUNT, 15, 16, 17)), items=example),
        ),
    ),
)


# --- what explains itself -------------------------------------------------------------------


KINDS = {
    "score": "scoring",
    **{f"type-{one}": "fields" for one in ("rice", "bamboo", "ore")},
    **{f"type-{one}": one for one in ("fuji", "tournament", "jobs", "barter", "rest", "altar")},
    **{f"type-{one}": one for one in ("offerings", "market", "yakuza")},
    "blocked": "B2",
    "sector": "placing",
    "ashigaru": "placing",
    "building": "buildings",
    "contract": "contracts",
    "catfish": "end",
    "die": "quake",
    "round": "B42",
    "cards-left": "yakuza",
    "brigands-left": "brigands",
    "prices": "market",
    "slot": "slots",
    "altar": "scoring-altars",
    **{f"good-{one}": "goods" for one in GOOD_NAMES if one not in ("gold", "koban")},
    "good-gold": "gold",
    "good-any": "goods",
    "good-koban": "market",
    "force": "rest",
    "shield": "shield",
    "third": "third",
    "band": "brigands",
    "brigands": "brigands",
    "rival": "tournament",
    "wins": "tournament",
    "buildings": "buildings",
    "contracts": "contracts",
    "improvements": "improvements",
    "cards": "yakuza",
}


def named(box: Box) -> dict[str, Thing]:
    """The priced cells, improvements and cards of the box."""
    found = {}
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
    "namazu-why-stand-one": "lone",
    "namazu-why-stand-two": "placing",
    "namazu-why-not-one-sector": "placing",
    "namazu-why-not-neighbours": "B16",
    "namazu-why-no-fee": "placing",
    "namazu-why-not-waiting": "B15",
    "namazu-why-no-price": "B20",
    "namazu-why-no-building": "B50",
    "namazu-why-no-field": "B5",
    "namazu-why-no-swap": "B28",
    "namazu-why-no-offering": "B22",
    "namazu-why-no-altar": "altar",
    "namazu-why-erected": "altar",
    "namazu-why-no-pact": "yakuza",
    "namazu-why-no-cards-left": "B31",
    "namazu-why-challenge": "tournament",
    "namazu-why-swap-alike": "B52",
    "namazu-why-swap-none": "barter",
    "namazu-why-swap-room": "B52",
    "namazu-why-swap-class": "B28",
    "namazu-why-empty-slot": "B26",
    "namazu-why-no-temple": "B27",
    "namazu-why-temple-alike": "B27",
    "namazu-why-altar-price": "altar",
    "namazu-why-not-your-altar": "offerings",
    "namazu-why-altar-full": "places",
    "namazu-why-altar-takes-nothing": "B22",
    "namazu-why-altar-served": "B23",
    "namazu-why-must-offer": "B23",
    "namazu-why-offer-none": "offerings",
    "namazu-why-offer-alike": "B22",
    "namazu-why-offer-room": "places",
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
    "namazu-why-no-contract": "contracts",
    "namazu-why-take-there namazu-rule-take": "B51",
    "namazu-why-take-there namazu-rule-take-tournament": "B36",
    "namazu-why-take-there namazu-rule-take-burglary": "B53",
    "namazu-why-take-less namazu-rule-take": "all-cards",
    "namazu-why-take-less namazu-rule-take-tournament": "tournament",
    "namazu-why-take-less namazu-rule-take-burglary": "B53",
    "namazu-why-take-all namazu-rule-take": "B51",
    "namazu-why-take-all namazu-rule-take-burglary": "B53",
}

OUTLINE = Outline("namazu", CHAPTERS, numbers, KINDS, named, REFUSALS)
