"""The crustacean trap."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kuroshio.namiji.state import ASK_HAUL, FROM_TRAP
from tests.namiji.helpers import (
    bag,
    before,
    boat,
    give,
    happened,
    moves,
    points,
    sea,
    stop_at,
    told,
    truth,
)


def test_the_first_token_must_be_drawn() -> None:
    """R11: it cannot be lost."""
    table = sea()
    bag(table, shrimp=5)
    stop_at(table, 0, "crustacean")
    assert [event.kind for event in happened(table)] == ["sailed", "drew-shrimp"]
    assert moves(table) == ["draw", "stop"]
    assert truth(table).haul == {"shrimp": 1, "crabs": 0}


def test_every_token_kept_pays_a_point() -> None:
    table = sea()
    bag(table, shrimp=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    assert table.scores[0] == 0
    table.play("stop")
    assert told(table, "kept-haul") == [{"tokens": 2}]
    assert (boat(table, 0).shrimp, points(table, 0, "trap"), table.scores[0]) == (2, 2, 2)
    assert truth(table).question == "sail"


def test_a_haul_ends_with_the_fifth_token() -> None:
    table = sea()
    bag(table, shrimp=9)
    stop_at(table, 0, "crustacean")
    for _ in range(4):
        table.play("draw")
    assert truth(table).question == "sail"
    assert points(table, 0, "trap") == 5
    assert truth(table).bag == {"shrimp": 4, "crabs": 0}


def test_a_crab_alone_is_a_catch_like_any_other() -> None:
    table = sea()
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("stop")
    assert (boat(table, 0).crabs, points(table, 0, "trap")) == (1, 1)


def test_the_second_crab_sends_the_whole_haul_back_into_the_bag() -> None:
    """R13."""
    table = sea()
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.state.haul[0] = 2  # two shrimp were drawn before the crab
    table.play("draw")
    assert told(table, "lost-haul") == [{"tokens": 4}]
    assert truth(table).bag == {"shrimp": 2, "crabs": 9}
    assert truth(table).haul == {"shrimp": 0, "crabs": 0}
    assert (boat(table, 0).shrimp, boat(table, 0).crabs, table.scores[0]) == (0, 0, 0)
    assert truth(table).question == "sail"


def test_an_earlier_haul_is_safe() -> None:
    """R13: only the tokens drawn at this stop are lost."""
    table = sea()
    bag(table, shrimp=2)
    stop_at(table, 0, "crustacean")
    table.play("stop")
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    assert happened(table, "lost-haul")
    assert (boat(table, 0).shrimp, table.scores[0]) == (1, 1)


def test_the_fifth_token_can_still_lose_the_haul() -> None:
    """R13."""
    table = sea()
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.state.haul[0] = 3
    table.play("draw")
    assert told(table, "lost-haul") == [{"tokens": 5}]


def test_a_haul_that_empties_the_bag_is_kept() -> None:
    """R12."""
    table = sea()
    bag(table, shrimp=2)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    assert truth(table).question == "sail"
    assert points(table, 0, "trap") == 2


def test_the_last_token_of_the_bag_can_be_the_crab_that_loses_the_haul() -> None:
    """R12, R13."""
    table = sea()
    bag(table, crabs=2)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    assert told(table, "lost-haul") == [{"tokens": 2}]
    assert truth(table).bag == {"shrimp": 0, "crabs": 2}


def test_an_empty_bag_gives_nothing() -> None:
    """R12: nor does salted bait."""
    table = sea()
    bag(table)
    give(table, 0, "salted-bait")
    stop_at(table, 0, "crustacean")
    assert told(table, "nothing-there") == [{"station": "crustacean"}]
    assert not happened(table, "kept-haul")
    assert table.scores[0] == 0


def test_the_woven_pot_holds_two_crabs() -> None:
    table = sea()
    give(table, 0, "woven-pot")
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    table.play("stop")
    assert (boat(table, 0).crabs, points(table, 0, "trap")) == (2, 2)


def test_the_woven_pot_loses_the_haul_on_the_third_crab() -> None:
    """R13."""
    table = sea()
    give(table, 0, "woven-pot")
    bag(table, crabs=9)
    stop_at(table, 0, "crustacean")
    table.play("draw")
    table.play("draw")
    assert told(table, "lost-haul") == [{"tokens": 3}]
    assert truth(table).bag == {"shrimp": 0, "crabs": 9}


def test_the_woven_pot_allows_no_sixth_draw() -> None:
    table = sea()
    give(table, 0, "woven-pot")
    bag(table, shrimp=9)
    stop_at(table, 0, "crustacean")
    for _ in range(4):
        table.play("draw")
    assert points(table, 0, "trap") == 5


def hauls(count: int, answer: Callable[[int, int], str]) -> Iterator[tuple[int, int]]:
    """Many hauls from a full bag: how many tokens were drawn, and how many points they brought.

    `answer` says draw or stop to what has been drawn: shrimp and crabs.
    """
    table = sea()
    sail = table.parse(f"sail {before(table, 0, 'crustacean')}")
    answers = {text: table.parse(text) for text in ("draw", "stop")}
    for n in range(count):
        table.state.rng.seed = n * 7919 + 1
        table.play(sail)
        drawn = 1
        while table.state.ask == ASK_HAUL:
            text = answer(*table.state.haul.tolist())
            drawn += text == "draw"
            table.play(answers[text])
        yield drawn, int(table.state.boats[0].points[FROM_TRAP])
        table.undo(len(table.line))


def test_the_chances_of_a_haul_are_those_of_fifty_tokens() -> None:
    """Full bag, blind draws: 2, 3, 4 and 5 tokens survive with 0.845, 0.651, 0.472 and 0.326."""
    count = 10_000
    # A haul that was lost had one draw too many.
    survived = [drawn if kept else drawn - 1 for drawn, kept in hauls(count, lambda *_: "draw")]
    chances = [sum(one >= draws for one in survived) / count for draws in (2, 3, 4, 5)]
    assert chances == pytest.approx([0.845, 0.651, 0.472, 0.326], abs=0.015)


def test_best_play_brings_two_and_a_third_tokens_a_stop() -> None:
    """With a crab in hand draw on at one token and stop from two; without, draw on: 2.37."""
    count = 10_000
    kept = [
        kept
        for _, kept in hauls(count, lambda shrimp, crabs: "stop" if shrimp and crabs else "draw")
    ]
    assert sum(kept) / count == pytest.approx(2.37, abs=0.05)
