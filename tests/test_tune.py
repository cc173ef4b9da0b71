"""The laboratory looks for a box that hits targets."""

from __future__ import annotations

from pathlib import Path

import pytest

import kuroshio
from kuroshio.cli import main
from kuroshio.core.errors import BadSetup
from kuroshio.lab import findings
from kuroshio.lab.targets import MEASURES, distance, measure, read_targets, targets_in
from kuroshio.lab.tune import Aim, Search, check_knob, read_knob
from tests.test_lab import plan_of, played

LITTLE_FISH = """
[[targets]]
name = "little fish"
measure = "share"
of = "rack"
high = 0.0
unit = 0.01
why = "a test"
"""
NAMAZU = Path(__file__).parents[1] / "docs" / "namazu-targets.toml"


def aim(**other: object) -> Aim:
    game = kuroshio.game_named("namiji")
    usual: dict[str, object] = {
        "game": "namiji",
        "rules": game.version,
        "bots": "deckhand",
        "games": 2000,
        "seed": 1,
        "players": [2],
        "options": game.chosen_options({}),
        "knobs": [read_knob("rack.row_points.0=1..9")],
        "targets": LITTLE_FISH,
        "box_toml": game.box.text,
    }
    return Aim(**(usual | other))  # type: ignore[arg-type]


def test_a_search_finds_the_value_that_hits_the_target(tmp_path: Path) -> None:
    """The less a row of fish is worth, the less comes from fish."""
    search = Search(aim(), tmp_path / "a.journal")
    for _ in range(12):
        search.try_one(workers=1)
    best, *_, worst = search.tried()
    assert int(best.changes["rack.row_points.0"]) < int(worst.changes["rack.row_points.0"])
    assert best.distance < worst.distance
    first = next(one for one in search.tried() if one.number == 0)
    assert first.changes == {"rack.row_points.0": "5"}  # it begins with the box as it is
    assert first.error > 0


def test_a_search_goes_on_from_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    first = Search(aim(), path)
    first.try_one(workers=1)
    again = Search(aim(), path)
    again.try_one(workers=2)
    assert [one.number for one in sorted(again.tried(), key=lambda one: one.number)] == [0, 1]
    with pytest.raises(BadSetup, match="another search: its bots and seed differ"):
        Search(aim(seed=2, bots="sailor"), path)


def test_a_search_needs_games_enough_to_know_its_error(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="with deckhand a search needs at least 1001"):
        Search(aim(games=200), tmp_path / "a.journal")


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("market.pact=8..12", "printed and cannot vary; ours are the tables rings, die, limits"),
        ("limits.gold=1..3", "'limits.gold' is printed and cannot vary"),
        ("altars.copies=3..4", "printed and cannot vary"),
        ("prices.tailor=1..2", "there is no 'tailor'; there are: knacker"),
    ],
)
def test_only_what_is_ours_may_vary(key: str, problem: str) -> None:
    game = kuroshio.game_named("namazu")
    with pytest.raises(BadSetup, match=problem):
        check_knob(game, game.box.text, read_knob(key))


def test_whole_prices_may_vary() -> None:
    game = kuroshio.game_named("namazu")
    knob = read_knob("prices.gaming={rice=1},{bamboo=1,ore=1}")
    assert knob.values == ["{rice=1}", "{bamboo=1,ore=1}"]
    check_knob(game, game.box.text, knob)
    plan = plan_of("namazu", 2, 1, "deckhand", "prices.gaming={rice=1},{bamboo=1,ore=1}")
    assert len(plan.trials) == 2


def test_values_that_make_no_box_are_left_out(tmp_path: Path) -> None:
    """A price of nothing is refused by the box, not by the search."""
    game = kuroshio.game_named("namazu")
    search = Search(
        aim(
            game="namazu",
            options=game.chosen_options({}),
            knobs=[read_knob("prices.gaming={rice=5},{ore=5}")],
            targets=LITTLE_FISH.replace('"share"', '"lead-changes"').replace('of = "rack"', ""),
            box_toml=game.box.text,
        ),
        tmp_path / "a.journal",
    )
    assert search.try_one(workers=1) is None
    assert search.tried() == []


def test_namazus_targets_can_be_measured() -> None:
    """Each names something that the laboratory counts, and says why."""
    targets = read_targets(NAMAZU)
    assert all(target.why for target in targets)
    found = findings(played(plan_of("namazu", 2, 20, "sailor")))
    measured = measure(targets, found)
    assert [one.target for one in measured] == [target.name for target in targets]
    assert distance(targets, measured) == pytest.approx(
        sum(target.weight * one.miss for target, one in zip(targets, measured, strict=True))
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"share"', '"beauty"', f"there are: {', '.join(MEASURES)}"),
        ("high = 0.0\n", "\n", "needs `low` or `high`"),
        ("unit = 0.01", "unit = 0", "Expected `float` > 0"),
        ("why =", "reason =", "unknown field `reason`"),
    ],
)
def test_wrong_targets_are_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        targets_in(LITTLE_FISH.replace(old, new), "mine.toml")
    assert problem in str(refusal.value)
    assert str(refusal.value).startswith("mine.toml")


def test_the_command_writes_a_report_and_the_best_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, out, best = (tmp_path / name for name in ("targets.toml", "report.md", "best.toml"))
    target.write_text(LITTLE_FISH)
    words = ["lab", "tune", "namiji", "--target", str(target), "--vary", "rack.row_points.0=1..5"]
    words += ["--bots", "deckhand", "--games", "1500", "--players", "2", "--boxes", "3", "--quiet"]
    words += ["--journal", str(tmp_path / "a.journal"), "--out", str(out), "--best", str(best)]
    assert main(words) == 0
    page = out.read_text("utf-8")
    assert "3 boxes, each played 1,500 times" in page
    assert "little fish" in page
    assert kuroshio.game_named("namiji").other_box(best).record[0].row_points[0] in range(1, 6)
    assert main(["lab", "tune", "namiji"]) == 2
    assert "needs a game, --target and --vary" in capsys.readouterr().err
    assert main(["lab", "namiji", "--boxes", "3"]) == 2
    assert "--boxes goes with 'tune'" in capsys.readouterr().err
