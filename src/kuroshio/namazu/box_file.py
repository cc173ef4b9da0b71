"""Namazu: what stands in `box.toml`, table by table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kuroshio.core.boxes import BoxTable, Count, Name
from kuroshio.namazu import state as s

STEPS = 9  # of a goal's points, and of the series of different altars
THIRD_CARDS = 12
Some = Annotated[int, Meta(ge=1, le=99)]
Small = Annotated[int, Meta(ge=0, le=s.BUNDLE)]
Ring = Annotated[list[str], Meta(min_length=s.SECTORS, max_length=s.SECTORS)]
ByPlayers = dict[str, Count]


class Rings(BoxTable):
    country: Ring
    suburbs: Ring
    city: Ring


class Blocking(BoxTable):
    tokens: dict[str, Annotated[int, Meta(ge=0, le=2)]]


class Face(Struct, forbid_unknown_fields=True):
    ring: str
    turn: Annotated[int, Meta(ge=-(s.SECTORS - 1), le=s.SECTORS - 1)]
    brigands: bool = False


class Die(BoxTable):
    faces: Annotated[list[Face], Meta(min_length=1, max_length=s.FACES)]


class Families(BoxTable):
    force: Count
    kobans: Count
    fee: Count


class Limits(BoxTable):
    rice: Count
    bamboo: Count
    ore: Count
    steel: Count
    meat: Count
    bone: Count
    gold: Count
    koban: Count
    force: Some
    shield: Annotated[int, Meta(ge=0, le=20)]
    buildings: Annotated[int, Meta(ge=0, le=s.SECTORS)]
    contracts: Annotated[int, Meta(ge=0, le=s.CITY_TYPES)]
    improvements: Annotated[int, Meta(ge=0, le=s.IMPROVEMENTS)]


class Wins(BoxTable):
    limit: Count


class Primary(Struct, forbid_unknown_fields=True):
    rice: Small = 0
    bamboo: Small = 0
    ore: Small = 0


class Manufactured(Struct, forbid_unknown_fields=True):
    steel: Small = 0
    meat: Small = 0
    bone: Small = 0


class Prices(BoxTable):
    knacker: Primary
    butcher: Primary
    smith: Primary
    goldsmith: Primary
    armourer: Primary
    builder: Primary
    gaming: Primary


class Gains(BoxTable):
    field: Count
    building: Count
    fuji: Count
    jobs: Count
    rest: Count
    rest_improved: Count
    offerings: Annotated[int, Meta(ge=1, le=9)]
    knacker: Count
    butcher: Count
    smith: Count
    goldsmith: Count
    armourer: Count
    gaming: Count


class Tournament(BoxTable):
    die: Annotated[int, Meta(ge=1, le=20)]
    primary: Small
    manufactured: Small
    kobans: Small


class Altars(BoxTable):
    series: Annotated[list[Name], Meta(min_length=1, max_length=s.SERIES)]
    copies: Annotated[int, Meta(ge=1, le=s.PLACES)]
    in_play: ByPlayers
    prices: Annotated[list[Manufactured], Meta(min_length=s.SLOTS, max_length=s.SLOTS)]


class Temple(BoxTable):
    price: Manufactured


class Appeasement(BoxTable):
    limit: dict[str, Annotated[int, Meta(ge=1, le=112)]]
    rounds: Some


class Market(BoxTable):
    sell_primary: Count
    sell_manufactured: Count
    sell_gold: Count
    improvement: Count
    altar: Count
    card: Count
    pact: Count


class Scoring(BoxTable):
    same: Annotated[list[Count], Meta(min_length=s.PLACES + 1, max_length=s.PLACES + 1)]
    different: Annotated[list[Count], Meta(min_length=2, max_length=STEPS)]
    offering: Annotated[list[Count], Meta(min_length=s.PLACES, max_length=s.PLACES)]
    brigands: Count
    win: Count


class Third(BoxTable):
    cards: Annotated[list[str], Meta(min_length=s.FAMILIES, max_length=THIRD_CARDS)]


class Loot(Struct, forbid_unknown_fields=True):
    rice: Count = 0
    bamboo: Count = 0
    ore: Count = 0
    steel: Count = 0
    meat: Count = 0
    bone: Count = 0
    gold: Count = 0
    koban: Count = 0
    any: Small = 0


class Token(Struct, forbid_unknown_fields=True):
    strength: Count
    loot: Loot
    copies: Annotated[int, Meta(ge=1, le=9)] = 1


class Brigands(BoxTable):
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=s.TOKENS)]


class Card(Struct, forbid_unknown_fields=True):
    id: Name
    copies: Annotated[int, Meta(ge=1, le=9)] = 1
    effect: str | None = None
    amount: Count = 0
    also: Count = 0
    measure: str | None = None
    per: Some = 1
    points: Annotated[list[Count], Meta(max_length=STEPS)] = []


class Yakuza(BoxTable):
    cards: Annotated[list[Card], Meta(min_length=1, max_length=s.CARDS)]


class BoxFile(Struct, forbid_unknown_fields=True):
    name: str
    rings: Rings
    blocking: Blocking
    die: Die
    families: Families
    limits: Limits
    wins: Wins
    prices: Prices
    gains: Gains
    tournament: Tournament
    altars: Altars
    temple: Temple
    appeasement: Appeasement
    market: Market
    scoring: Scoring
    third_ashigaru: Third
    brigands: Brigands
    yakuza: Yakuza
