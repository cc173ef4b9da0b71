"""Before the ashigarus are placed: buildings, quake, brigands."""

from __future__ import annotations

import pytest

from kuroshio.namazu import state as s
from kuroshio.tables.table import Table
from tests.namazu.helpers import (
    attack,
    bag,
    before_quake,
    build,
    cell,
    contract,
    detail,
    edo,
    events,
    family,
    give,
    has,
    hold,
    improve,
    play_until,
    put,
    texts,
    to_act,
    to_place,
    truth,
    use,
)

TOKENS = {
    # the loot of each token, as the family gets it that had nothing
    "4 with 2 rice": {"rice": 2},
    "4 with 2 bamboo": {"bamboo": 2},
    "4 with 2 ore": {"ore": 2},
    "4 with 1 rice 1 koban": {"rice": 1, "koban": 1},
    "4 with 1 bamboo 1 koban": {"bamboo": 1, "koban": 1},
    "4 with 1 ore 1 koban": {"ore": 1, "koban": 1},
    "4 with 2 koban": {"koban": 2},
    "4 with 1 steel": {"steel": 1},
    "4 with 1 meat": {"meat": 1},
    "4 with 1 bone": {"bone": 1},
    "5 with 3 koban": {"koban": 3},
    "5 with 1 rice 1 bamboo 1 ore": {"rice": 1, "bamboo": 1, "ore": 1},
    "5 with 1 steel 1 koban": {"steel": 1, "koban": 1},
    "5 with 1 meat 1 koban": {"meat": 1, "koban": 1},
    "5 with 1 bone 1 koban": {"bone": 1, "koban": 1},
    "5 with 1 rice 1 steel": {"rice": 1, "steel": 1},
    "5 with 1 bamboo 1 meat": {"bamboo": 1, "meat": 1},
    "5 with 1 ore 1 bone": {"ore": 1, "bone": 1},
    "6 with 1 gold 1 koban": {"gold": 1, "koban": 1},
    "6 with 1 gold 1 any": {"gold": 1, "bamboo": 1},
    "6 with 1 steel 1 meat": {"steel": 1, "meat": 1},
    "6 with 1 meat 1 bone": {"meat": 1, "bone": 1},
    "6 with 1 steel 1 bone": {"steel": 1, "bone": 1},
    "6 with 4 koban": {"koban": 4},
}


def end_turn_of_last(table: Table) -> None:
    """Seat 1 ends its turn, so that seat 0 begins one."""
    to_act(table, "jobs-a", seat=1)
    table.play("done")


# --- buildings ------------------------------------------------------------------------------


def test_a_building_produces_when_it_is_built_and_at_the_start_of_every_own_turn() -> None:
    """B4: before the quake."""
    table = edo()
    give(table, 0, bamboo=2, rice=1)
    use(table, "builder")
    table.play("build ore-a")
    assert has(table) == {"ore": 1}
    hold(table, 0, "devotion")  # so that the quake waits
    end_turn_of_last(table)
    assert table.state.ask == s.ASK_QUAKE
    assert has(table) == {"ore": 2}
    assert [event.kind for event in table.true_events()] == ["began-turn", "produced", "gained"]


def test_a_foreign_ashigaru_stops_a_building() -> None:
    """B4: one that stands there since its own turn; an own ashigaru does not."""
    table = edo()
    build(table, 0, "rice-a", "ore-a")
    put(table, 1, "rice-a")
    put(table, 0, "ore-a")
    hold(table, 0, "devotion")
    state = table.state
    state.family, state.stage, state.ask = 1, s.ACT, s.ASK_ACT
    state.turn = 1
    hold(table, 1, "racket")
    table.play("done")
    assert has(table) == {"ore": 1}
    assert detail(table, "hindered", "cell") == "rice-a"


def test_one_building_a_family_and_cell_but_several_families_may_share_it() -> None:
    """B5: no second one of one's own."""
    table = edo()
    build(table, 0, "rice-a")
    build(table, 1, "ore-a")
    give(table, 0, bamboo=2, rice=1)
    use(table, "builder")
    assert "build rice-a" not in texts(table)
    assert "build ore-a" in texts(table)
    table.play("build ore-a")
    assert table.state.built[cell(table, "ore-a")] == 0b11


def test_a_building_beside_a_foreign_ashigaru_gives_nothing_at_once() -> None:
    """B6: it stands there all the same."""
    table = edo()
    put(table, 1, "ore-a")
    give(table, 0, bamboo=2, rice=1)
    use(table, "builder")
    table.play("build ore-a")
    assert has(table) == {}
    assert family(table).buildings == 1
    assert events(table, "hindered")


def test_no_building_on_a_blocked_field() -> None:
    """B2: and only on fields."""
    table = edo()
    table.state.blocked[cell(table, "rice-b")] = 1
    give(table, 0, bamboo=2, rice=1)
    use(table, "builder")
    assert texts(table) == [
        f"build {name}" for name in ("rice-a", "bamboo-a", "ore-a", "bamboo-b", "ore-b")
    ]


# --- the quake ------------------------------------------------------------------------------


def test_the_quake_turns_a_ring_with_everything_on_it() -> None:
    """B46: pawns, buildings, contracts and block markers stay on their cells."""
    table = edo(3)
    put(table, 0, "rice-a")
    put(table, 1, "smith")
    build(table, 1, "rice-a")
    contract(table, 2, "smith")
    table.state.blocked[cell(table, "jobs-b")] = 1
    hold(table, 0, "devotion")

    def sectors(table: Table) -> dict[str, tuple[int, int | None, list[int], int | None, bool]]:
        cells = truth(table).cells
        return {c.name: (c.sector, c.pawn, c.buildings, c.contract, c.blocked) for c in cells}

    for ring, name in ((0, "rice-a"), (1, "jobs-b"), (2, "smith")):
        for way in (1, -1):
            before_quake(table)
            put(table, 0, "rice-a")
            before = sectors(table)

            def turned(t: Table, ring: int = ring, way: int = way) -> bool:
                shook = events(t, "shook")[0].details
                return shook == {"ring": ("country", "suburbs", "city")[ring], "sectors": way}

            play_until(table, "quake", turned)
            after = sectors(table)
            assert after[name][0] == (before[name][0] - 1 + way) % 9 + 1
            if name != "rice-a":  # its own ashigarus are taken back to be placed
                assert after[name][1:] == before[name][1:]
            others = [c for c in before if cell(table, c) // 9 != ring]
            assert all(after[c][0] == before[c][0] for c in others)
            table.undo()


def test_brigands_come_with_the_yellow_faces_of_the_die() -> None:
    """B47: from the first turn on, wherever the ashigarus stand."""
    table = edo()
    hold(table, 0, "devotion")
    seen = set()
    for luck in range(200):
        before_quake(table)
        table.state.rng.seed = luck
        table.play("quake")
        seen.add((detail(table, "shook", "ring"), bool(events(table, "met-brigands"))))
        table.undo()
    assert seen == {("country", True), ("suburbs", False), ("city", False)}


# --- brigands -------------------------------------------------------------------------------


@pytest.mark.parametrize("token", TOKENS)
def test_each_band_is_beaten_for_its_strength_and_leaves_its_loot(token: str) -> None:
    table = edo()
    assert set(TOKENS) == set(table.box.names["tokens"])
    attack(table, token)
    table.play("fight")
    if "any" in token:
        assert texts(table) == ["take 1 rice", "take 1 bamboo", "take 1 ore"]
        table.play("take 1 bamboo")
    assert has(table) == TOKENS[token]
    assert family(table).force == 12 - int(token[0])
    assert family(table).brigands == 1
    assert table.state.bag.sum() == 0


def test_who_has_the_force_must_fight() -> None:
    """B7: there is no flight; without cards nothing is even asked."""
    table = edo()
    attack(table, "4 with 2 rice")
    assert texts(table) == ["fight"]


def test_the_shield_saves_force() -> None:
    """B8: a point of strength for each, never more than there is."""
    table = edo()
    family(table).shield = 3
    attack(table, "6 with 4 koban")
    table.play("fight")
    assert family(table).force == 9
    table = edo(box=None)
    family(table).shield = 2
    family(table).force = 2
    attack(table, "4 with 2 rice")
    table.play("fight")
    assert family(table).force == 0
    table = edo()
    family(table).shield = 9
    attack(table, "4 with 2 rice")
    table.play("fight")
    assert family(table).force == 12


def test_with_the_improvement_one_of_two_bands_is_chosen() -> None:
    """B9: the other goes back into the bag."""
    table = edo()
    improve(table, "brigands")
    attack(table, "4 with 2 rice", "6 with 4 koban")
    assert texts(table) == ["face 4 with 2 rice", "face 6 with 4 koban"]
    table.play("face 6 with 4 koban")
    table.play("fight")
    assert has(table) == {"koban": 4}
    assert table.state.bag[0] == 1
    assert table.state.bag.sum() == 1


def test_loot_over_a_limit_is_lost() -> None:
    """B10: also the good of one's choice goes where there is room."""
    table = edo()
    give(table, 0, gold=2, bone=4)
    attack(table, "6 with 1 gold 1 koban")
    table.play("fight")
    assert has(table) == {"gold": 2, "bone": 4, "koban": 1}
    assert detail(table, "surplus", "good") == "gold"


def test_a_lost_fight_costs_an_ashigaru() -> None:
    """B11: the only one left stands on any cell; the token goes back, no force is lost."""
    table = edo()
    family(table).force = 3
    attack(table, "4 with 2 rice")
    table.play("fight")
    assert family(table).force == 3
    assert family(table).brigands == 0
    assert table.state.bag[0] == 1
    assert len(texts(table, "stand")) == 27
    assert texts(table, "stand rice-a") == ["stand rice-a"]
    table.play("stand rest-a")
    assert table.state.waiting.tolist() == [cell(table, "rest-a"), s.NONE, s.NONE]


def test_after_a_lost_fight_the_third_ashigaru_stays_at_home_instead() -> None:
    """B11: the two others act as ever."""
    table = edo()
    family(table).third = 1
    family(table).force = 0
    attack(table, "4 with 2 rice")
    table.play("fight")
    pair = next(text for text in texts(table, "stand") if "jobs" in text)
    assert len(pair.split()) == 3
    table.play(pair)
    assert table.state.ask == s.ASK_ACT


def test_an_empty_bag_brings_nobody() -> None:
    table = edo()
    attack(table)
    assert events(table, "no-brigands")
    assert table.state.ask == s.ASK_STAND


def test_the_last_token_comes_alone() -> None:
    """B55: with the improvement too."""
    table = edo()
    improve(table, "brigands")
    attack(table, "5 with 3 koban")
    assert table.state.ask == s.ASK_FIGHT
    table.play("fight")
    assert has(table) == {"koban": 3}


def test_two_equal_bands_need_no_choice() -> None:
    table = edo()
    improve(table, "brigands")
    attack(table, "4 with 2 rice", "4 with 2 rice")
    assert table.state.ask == s.ASK_FIGHT
    assert table.state.bag[0] == 1


def test_without_cards_the_turn_runs_to_the_placing() -> None:
    table = edo()
    bag(table, "4 with 2 rice")
    end_turn_of_last(table)
    assert table.state.ask == s.ASK_STAND
    assert table.turn == 0
    to_place(table, 0)
    assert texts(table, "play") == []
