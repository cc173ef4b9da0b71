"""Yakuza cards: drawing them, playing them, and their goals."""

from __future__ import annotations

import pytest

from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    altar,
    attack,
    before_quake,
    build,
    cell,
    contract,
    discards,
    edo,
    events,
    family,
    give,
    has,
    hold,
    improve,
    pile,
    texts,
    to_act,
    use,
)

OWN_TURN = ("smuggling", "diverted-convoy", "discreet-ingot", "racket", "burglary")
ANY_TIME = [
    "play smuggling",
    "play diverted-convoy",
    "play discreet-ingot",
    "play racket on seat 2",
    "play burglary on seat 2",
]
SPECIAL = ("tremor", "bodyguards", "master-at-arms", "safe-passage", "intimidation")


def scene(*cards: str) -> Table:
    """Seat 0 holds cards, seat 1 has something to lose."""
    table = edo()
    hold(table, 0, *cards)
    give(table, 1, rice=1, koban=1)
    return table


# --- drawing --------------------------------------------------------------------------------


def test_thirty_nine_cards_of_nineteen_kinds() -> None:
    table = edo()
    assert sum(table.box.plain.cards) == 39
    assert len(table.box.names["cards"]) == 19


def test_of_two_cards_one_is_kept_and_the_other_discarded_openly() -> None:
    table = edo()
    contract(table, 0, "yakuza")
    pile(table, "racket", "tremor")
    use(table, "yakuza")
    assert texts(table) == ["keep racket", "keep tremor"]
    table.play("keep tremor")
    assert discards(table) == ["racket"]
    assert family(table).hand_count == 1
    # It can be played at once, or later (B32).
    assert table.state.ask == s.ASK_ACT


def test_two_cards_alike_are_one_choice() -> None:
    table = edo()
    contract(table, 0, "yakuza")
    pile(table, "racket", "racket")
    use(table, "yakuza")
    assert texts(table) == ["keep racket"]


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """B31: and if there are still fewer than two, what is there is taken."""
    table = edo()
    contract(table, 0, "yakuza")
    pile(table)
    names = table.box.names["cards"]
    table.state.discards[names.index("racket")] = 1
    use(table, "yakuza")
    assert events(table, "reshuffled")
    assert family(table).hand[names.index("racket")] == 1
    assert discards(table) == []
    to_act(table, "yakuza", "jobs-a")
    assert "activate yakuza" not in texts(table)


def test_the_last_card_of_the_pile_then_one_of_the_discards() -> None:
    """B55: in this order."""
    table = edo()
    contract(table, 0, "yakuza")
    pile(table, "racket")
    names = table.box.names["cards"]
    table.state.discards[names.index("tremor")] = 1
    use(table, "yakuza")
    assert texts(table) == ["keep racket", "keep tremor"]
    assert [names[card] for card in table.state.look] == ["racket", "tremor"]


# --- when -----------------------------------------------------------------------------------


def test_most_cards_can_be_played_at_any_moment_of_the_own_turn() -> None:
    """B32: before the quake, before placing, between activations, inside a market visit."""
    table = scene(*OWN_TURN, *SPECIAL)
    before_quake(table)
    assert texts(table) == ["quake", *ANY_TIME]
    to_act(table, "jobs-a", "market")
    assert texts(table, "play") == ANY_TIME
    table.play("activate jobs-a")
    assert texts(table, "play") == ANY_TIME
    table.play("activate market")
    assert texts(table, "play") == ANY_TIME


def test_tremor_and_safe_passage_belong_before_the_placing() -> None:
    """B32: after the quake."""
    table = scene(*OWN_TURN, *SPECIAL)
    named = {text.split()[1] for text in texts(table, "play")}
    assert named == {*OWN_TURN, "tremor", "safe-passage"}


def test_bodyguards_when_brigands_attack() -> None:
    """B32: after the token is known."""
    table = scene(*OWN_TURN, *SPECIAL)
    attack(table, "6 with 4 koban")
    assert texts(table) == ["fight", "play bodyguards"]


def test_intimidation_at_priced_cells() -> None:
    """B32: where the family stands and would have to pay."""
    table = scene(*OWN_TURN, *SPECIAL)
    contract(table, 0, "butcher")
    to_act(table, "smith", "butcher", "market")
    assert [t for t in texts(table, "play") if "intimidation" in t] == [
        "play intimidation at smith"
    ]


def test_goals_are_never_played() -> None:
    table = scene("devotion", "full-coffer")
    assert texts(table, "play") == []


def test_who_holds_a_card_may_play_it_after_the_last_activation() -> None:
    """B32: also one that was just drawn."""
    table = scene("racket")
    use(table, "jobs-a")
    assert texts(table) == ["play racket on seat 2", "done"]
    table.play("play racket on seat 2")
    assert table.turn == 1


def test_several_cards_may_be_played() -> None:
    """B32: one after another."""
    table = scene("racket", "discreet-ingot", "discreet-ingot")
    table.play("play discreet-ingot")
    table.play("play discreet-ingot")
    table.play("play racket on seat 2")
    assert has(table) == {"gold": 2, "koban": 4}
    assert table.state.ask == s.ASK_STAND
    assert discards(table) == ["discreet-ingot", "discreet-ingot", "racket"]


# --- what -----------------------------------------------------------------------------------


def test_smuggling_brings_three_primary_goods() -> None:
    table = scene("smuggling")
    table.play("play smuggling")
    assert len(table.moves) == 10
    table.play("take 2 rice 1 ore")
    assert has(table) == {"rice": 2, "ore": 1}
    assert table.state.ask == s.ASK_STAND


def test_a_diverted_convoy_brings_two_manufactured_goods() -> None:
    table = scene("diverted-convoy")
    table.play("play diverted-convoy")
    assert len(table.moves) == 6
    table.play("take 1 meat 1 bone")
    assert has(table) == {"meat": 1, "bone": 1}


def test_a_convoy_brings_only_what_there_is_room_for() -> None:
    """B51: with no room at all it can be played for nothing."""
    table = scene("diverted-convoy", "diverted-convoy")
    give(table, 0, steel=4, meat=3, bone=4)
    table.play("play diverted-convoy")
    assert texts(table) == ["take 1 meat"]
    table.play("take 1 meat")
    table.play("play diverted-convoy")
    assert table.state.ask == s.ASK_STAND
    assert has(table) == {"steel": 4, "meat": 4, "bone": 4}


def test_a_discreet_ingot_brings_gold_and_a_koban() -> None:
    table = scene("discreet-ingot")
    give(table, 0, gold=2)
    table.play("play discreet-ingot")
    assert has(table) == {"gold": 2, "koban": 1}


@pytest.mark.parametrize(("had", "given"), [(5, 3), (2, 2)])
def test_a_racket_takes_up_to_three_kobans_and_the_bank_adds_one(had: int, given: int) -> None:
    """B53: what he has, if it is less."""
    table = scene("racket")
    give(table, 1, koban=had)
    table.play("play racket on seat 2")
    assert has(table)["koban"] == given + 1
    assert has(table, 1).get("koban", 0) == had - given


def test_only_a_family_that_has_something_can_be_robbed() -> None:
    """B53: by racket and burglary."""
    table = edo(3)
    hold(table, 0, "racket", "burglary")
    assert texts(table, "play") == []
    give(table, 1, koban=1)
    give(table, 2, ore=1)
    assert texts(table, "play") == ["play racket on seat 2", "play burglary on seat 3"]


def test_a_burglary_takes_two_primary_goods_or_one_manufactured() -> None:
    """B53: the full number if he has it; never gold."""
    table = scene("burglary")
    give(table, 1, rice=1, ore=2, steel=1, gold=2)
    table.play("play burglary on seat 2")
    assert texts(table) == ["take 1 rice 1 ore", "take 2 ore", "take 1 steel"]
    table.play("take 2 ore")
    assert has(table) == {"ore": 2}
    assert has(table, 1) == {"rice": 1, "steel": 1, "gold": 2, "koban": 1}


def test_a_burglary_needs_room() -> None:
    """B51: else it cannot be played at all."""
    table = scene("burglary")
    give(table, 1, rice=0, steel=1)
    give(table, 0, steel=4)
    assert texts(table, "play") == []


def test_a_tremor_turns_a_ring_by_one_or_two_sectors() -> None:
    table = scene("tremor")
    assert len(texts(table, "play tremor")) == 12
    table.play("play tremor city 2 counter-clockwise")
    assert table.state.offset.tolist() == [0, 0, 7]
    assert "stand rice-a gaming" in texts(table)
    table = scene("tremor")
    table.play("play tremor country 1 clockwise")
    assert table.state.offset.tolist() == [1, 0, 0]


def test_bodyguards_beat_brigands_without_force() -> None:
    table = scene("bodyguards")
    family(table).force = 0
    attack(table, "6 with 4 koban")
    table.play("play bodyguards")
    assert family(table).force == 0
    assert family(table).brigands == 1
    assert has(table) == {"koban": 4}


def test_intimidation_saves_the_price_and_is_no_paid_use() -> None:
    """B17: so the contract is still on offer at the first paid one."""
    table = scene("intimidation")
    to_act(table, "smith", "jobs-a")
    table.play("play intimidation at smith")
    assert has(table) == {"steel": 2}
    assert table.state.ask == s.ASK_ACT
    give(table, 0, bamboo=1, ore=1)
    use(table, "smith")
    assert table.state.ask == s.ASK_SIGN


def test_intimidation_makes_a_builder_build() -> None:
    table = scene("intimidation")
    to_act(table, "builder")
    table.play("play intimidation at builder")
    table.play("build rice-a")
    assert has(table) == {"rice": 1}


def test_safe_passage_is_over_after_the_turn() -> None:
    table = scene("safe-passage")
    table.play("play safe-passage")
    table.play("stand rice-a bamboo-a")
    table.play("done")
    assert table.state.passage == 0
    assert table.state.pawn[cell(table, "rice-a")] == 0


# --- goals ----------------------------------------------------------------------------------


def goal_points(table: Table, goal: str) -> int:
    """What a goal brings to seat 0 at the end."""
    hold(table, 0, goal)
    table.state.appeasement = 14
    to_act(table, "jobs-a", seat=1)
    table.play("done")
    assert table.over
    scored = [event for event in events(table, "scored-goal") if event.seat == 0]
    assert [event.details["card"] for event in scored] == [goal]
    assert scored[0].details["points"] == family(table).points[s.FROM_GOALS]
    return int(family(table).points[s.FROM_GOALS])


@pytest.mark.parametrize(
    ("goal", "field", "by_count"),
    [
        ("terror-of-the-roads", "brigands", {0: 0, 3: 3, 5: 5, 9: 5}),
        ("glory-of-the-lists", "wins", {0: 0, 2: 2, 5: 5}),
        ("perfect-armour", "shield", {0: 0, 1: 1, 2: 3, 3: 5}),
    ],
)
def test_goals_by_a_track(goal: str, field: str, by_count: dict[int, int]) -> None:
    for count, points in by_count.items():
        table = edo()
        setattr(family(table), field, count)
        assert goal_points(table, goal) == points


def test_builder_of_edo() -> None:
    for cells, points in (((), 0), (("rice-a",), 1), (("rice-a", "ore-a", "ore-b"), 5)):
        table = edo()
        build(table, 0, *cells)
        assert goal_points(table, "builder-of-edo") == points


def test_friend_of_the_guilds_counts_the_pact() -> None:
    table = edo()
    contract(table, 0, "smith", "yakuza")
    assert goal_points(table, "friend-of-the-guilds") == 4


def test_inventive_spirit() -> None:
    table = edo()
    improve(table, "rest", "temple", "barter")
    assert goal_points(table, "inventive-spirit") == 3


@pytest.mark.parametrize(("kobans", "points"), [(2, 0), (3, 1), (8, 2), (99, 5)])
def test_full_coffer(kobans: int, points: int) -> None:
    table = edo()
    give(table, 0, koban=kobans)
    assert goal_points(table, "full-coffer") == points


def test_full_granary_counts_all_cubes() -> None:
    table = edo()
    give(table, 0, rice=2, steel=1, gold=2, koban=9)
    assert goal_points(table, "full-granary") == 2


@pytest.mark.parametrize(("full", "points"), [(0, 0), (1, 2), (3, 6), (4, 6)])
def test_devotion(full: int, points: int) -> None:
    table = edo()
    for _ in range(full):
        altar(table, 0, "torii", "rice", "ore", "bone", "gold")
    altar(table, 0, "torii", "rice")
    assert goal_points(table, "devotion") == points
