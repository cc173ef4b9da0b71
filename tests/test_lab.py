"""The laboratory counts what happened."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter as Bag
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kuroshio
from kuroshio.bound.tallies import Tally
from kuroshio.cli import main
from kuroshio.cli.progress import Progress
from kuroshio.core.figures import Each, Thing
from kuroshio.core.records import blank
from kuroshio.games import OWN
from kuroshio.lab import Finding, Plan, Survey, conduct, findings, load, trials_of
from kuroshio.lab.counter import Counter
from kuroshio.lab.findings import UseFinding, finding
from kuroshio.lab.signs import book_of
from kuroshio.rulebook import rulebook
from kuroshio.tables.stored import plain
from kuroshio.tables.table import Table
from tests.play import new, random_steps


def plan_of(name: str, players: int, games: int, bots: str, *varied: str) -> Plan:
    game = kuroshio.game_named(name)
    trials = trials_of(game, [players], varied, {}, None)
    plan = Plan(game=name, rules=game.version, bots=bots, games=games, seed=4, trials=trials)
    plan.check()
    return plan


def played(plan: Plan, workers: int = 1) -> Survey:
    survey = Survey(plan)
    assert conduct(survey, workers)
    return survey


# --- an independent count -------------------------------------------------------------------

RECORDS = {"namiji": (3, 90), "tongiaki": (3, 70), "namazu": (2, 40)}  # players and games


class Recount:
    """The same figures in plain Python, from what was seen at the table: moves, events, scores, and
    the last view."""

    def __init__(self, name: str, records: list[dict[str, Any]]) -> None:
        self.game = kuroshio.game_named(name)
        self.records = records

    def seats(self) -> Iterator[tuple[dict[str, Any], int, int, float]]:
        """Every seat of every game: record, seat, points, share of the victory."""
        for record in self.records:
            winners = record["standing"].count(1)
            for seat, place in enumerate(record["standing"]):
                yield record, seat, record["scores"][seat], (place == 1) / winners

    def uses_in(self, record: dict[str, Any], thing: Thing | Each, name: str) -> Bag[int | None]:
        """How often each seat used a thing in a game."""
        uses: Bag[int | None] = Bag()
        signs = [thing] if isinstance(thing, Each) else thing.signs
        for kind in {sign.event or "move" for sign in signs}:
            for (seat, detail, value), count in record["happened"].get(kind, {}).items():
                uses[seat] += count * self.tells(kind, detail, value, thing, name)
        return uses

    def tells(self, kind: str, detail: str, value: Any, thing: Thing | Each, name: str) -> int:
        if isinstance(thing, Each):
            return (kind, detail) == (thing.event, thing.detail) and thing.family(value) == name
        return sum(
            (kind, detail, value) == (sign.event, sign.detail, sign.value)
            or (kind == "move" and detail == sign.move.split(" ")[0] and not sign.forced)
            for sign in thing.signs
            if not sign.nobody
        )

    def use(self, thing: Thing | Each, name: str) -> tuple[float, float, float, float]:
        """Uses a game, share of the seats, mean points and share of victories of those seats."""
        by_game = {record["seed"]: self.uses_in(record, thing, name) for record in self.records}
        times = sum(sum(uses.values()) for uses in by_game.values()) / len(self.records)
        users = [
            (score, win)
            for record, seat, score, win in self.seats()
            if by_game[record["seed"]][seat] > 0
        ]
        everyone = len(list(self.seats()))
        mean = sum(score for score, _ in users) / len(users) if users else 0.0
        return times, len(users) / everyone, mean, sum(win for _, win in users) / max(1, len(users))

    def lead_changes(self, record: dict[str, Any]) -> int:
        changes, ahead = 0, None
        steps = record["steps"]
        for n, step in enumerate(steps):
            if n + 1 < len(steps) and steps[n + 1]["seat"] == step["seat"]:
                continue
            scores = step["scores"]
            if scores.count(max(scores)) == 1:
                now = scores.index(max(scores))
                changes += ahead is not None and ahead != now
                ahead = now
        return changes

    def by_place_at_half_time(self) -> list[float]:
        """Share of the victories by the place when half of the turns had been played."""
        wins = [0.0] * self.records[0]["players"]
        for record in self.records:
            steps = record["steps"]
            turns = [
                step["scores"]
                for n, step in enumerate(steps)
                if n + 1 == len(steps) or steps[n + 1]["seat"] != step["seat"]
            ]
            half = turns[(len(turns) - 1) // 2]
            winners = [seat for seat, place in enumerate(record["standing"]) if place == 1]
            for seat in winners:
                wins[sum(points > half[seat] for points in half)] += 1 / len(winners)
        return [won / len(self.records) for won in wins]

    def by_order(self) -> list[float]:
        """Share of the victories by the order of first decisions."""
        wins = [0.0] * self.records[0]["players"]
        for record, seat, _, win in self.seats():
            order = list(dict.fromkeys(step["seat"] for step in record["steps"]))
            wins[order.index(seat)] += win
        return [won / len(self.records) for won in wins]


def happened(
    before: list[dict[str, Any]], steps: list[dict[str, Any]]
) -> dict[str, Bag[tuple[int | None, str, Any]]]:
    """Everything of a game, by kind of event (or "move"): seat, detail and value, how often."""
    found: dict[str, Bag[tuple[int | None, str, Any]]] = {"move": Bag()}
    for event in [*before, *(event for step in steps for event in step["events"])]:
        bag = found.setdefault(event["kind"], Bag())
        bag[event["seat"], "", None] += 1
        for detail, value in event["details"].items():
            bag[event["seat"], detail, value] += 1
    for step in steps:
        found["move"][step["seat"], step["move"].split(" ")[0], None] += 1
    return found


def watched(name: str, players: int, seed: int) -> tuple[Table, dict[str, Any]]:
    """A random game, and what was seen of it."""
    table = new((name, players, {}), seed)
    before = [plain(one) for one in table.true_events()]
    seat, steps = table.turn, []
    for n in random_steps(table, seed):
        if n > 0:
            events = [plain(one) for one in table.true_events()]
            move = table.line[-1].text
            steps.append({"seat": seat, "move": move, "events": events, "scores": table.scores})
        seat = table.turn
    record = json.loads(table.dump())
    record |= {"steps": steps, "happened": happened(before, steps), "view": plain(table.truth())}
    return table, record


@pytest.fixture(scope="module", params=RECORDS)
def counted(request: pytest.FixtureRequest) -> tuple[Finding, Recount]:
    """The lab's figures of games, and what was seen of them."""
    name: str = request.param
    players, games = RECORDS[name]
    plan = plan_of(name, players, games, "deckhand")
    counter, tally = Counter(plan, 0), blank(Tally)
    records = []
    for seed in range(games):
        table, record = watched(name, players, seed)
        records.append(record)
        counter.add_line(tally, seed, [int(move) for move in table.line])
    return finding(plan, plan.trials[0], tally[0]), Recount(name, records)


def test_points_places_and_length_are_those_of_the_records(
    counted: tuple[Finding, Recount],
) -> None:
    found, recount = counted
    scores = [score for _, _, score, _ in recount.seats()]
    assert found.games == len(recount.records)
    assert found.scores.mean == pytest.approx(np.mean(scores))
    bag = Bag(scores)
    assert found.scores.counts == [bag[n] for n in range(found.scores.first, found.scores.last + 1)]
    lengths = [len(record["moves"]) for record in recount.records]
    assert found.length.mean == pytest.approx(np.mean(lengths))
    assert (found.length.first, found.length.last) == (min(lengths), max(lengths))
    best = [max(record["scores"]) for record in recount.records]
    assert found.winners.mean == pytest.approx(np.mean(best))
    ahead = [
        sorted(record["scores"])[-1] - sorted(record["scores"])[-2] for record in recount.records
    ]
    assert found.margins.mean == pytest.approx(np.mean(ahead))
    assert found.lead_changes.mean == pytest.approx(
        np.mean([recount.lead_changes(record) for record in recount.records])
    )
    shared = [record["standing"].count(1) > 1 for record in recount.records]
    assert found.shared == pytest.approx(np.mean(shared))


def test_seats_and_order_of_play_are_those_of_the_records(counted: tuple[Finding, Recount]) -> None:
    found, recount = counted
    for n, seat in enumerate(found.seats):
        mine = [(score, win) for _, who, score, win in recount.seats() if who == n]
        assert seat.points == pytest.approx(np.mean([score for score, _ in mine]))
        assert seat.wins == pytest.approx(np.mean([win for _, win in mine]))
        assert seat.wins_low <= seat.wins <= seat.wins_high
    assert [place.wins for place in found.order] == pytest.approx(recount.by_order())
    assert found.half == pytest.approx(recount.by_place_at_half_time())


def test_points_by_source_are_those_of_the_last_view(counted: tuple[Finding, Recount]) -> None:
    found, recount = counted
    sums: Bag[str] = Bag()
    for record in recount.records:
        sums.update(_by_source(record["game"], record["view"]))
    seats = len(list(recount.seats()))
    assert {one.name: one.points.mean for one in found.sources} == pytest.approx(
        {one.name: sums[one.name] / seats for one in found.sources}
    )
    assert sum(one.points.mean for one in found.sources) == pytest.approx(found.scores.mean)
    assert sum(one.largest for one in found.sources) == pytest.approx(1)


def _by_source(game: str, view: dict[str, Any]) -> Bag[str]:
    """Points by source of all seats together, as a reader of the view counts them."""
    sums: Bag[str] = Bag()
    if game == "tongiaki":
        for tile in view["tiles"]:
            if tile.get("king"):
                sums["royal islands"] += tile["points"]
            else:
                colours = {boat for beach in tile.get("beaches", []) for boat in beach["boats"]}
                sums["islands"] += tile.get("points", 0) * len(colours)
        return sums
    for one in view["boats"][: view["players"]] if game == "namiji" else view["families"]:
        sums.update(one["points"])
    return sums


def test_uses_and_their_value_are_those_of_the_records(counted: tuple[Finding, Recount]) -> None:
    found, recount = counted
    checked = 0
    for section in recount.game.figures.sections:
        by_name = {use.name: use for use in found.uses[section.title]}
        things: dict[str, Thing | Each] = {}
        for thing in section.things:
            names = [thing.name] if isinstance(thing, Thing) else by_name
            things |= {name: thing for name in names if name not in things}
        assert things.keys() == by_name.keys()
        for name, thing in things.items():
            checked += _same(by_name[name], recount.use(thing, name))
    assert checked > 20


def test_the_contracts_that_are_listed_can_be_signed() -> None:
    """Those of the city, where all but the market take something."""
    table = kuroshio.new("namazu", players=3, seed=1)
    things = book_of(table.game, table.box).things
    listed = {name for section, name in things if section == "Contracts signed"}
    city = {"knacker", "butcher", "smith", "goldsmith", "armourer", "builder", "gaming"}
    assert listed == city | {"yakuza"}


def _same(use: UseFinding, told: tuple[float, float, float, float]) -> bool:
    times, seats, points, wins = told
    assert (use.times, use.seats) == pytest.approx((times, seats)), use.name
    if use.points_with is not None:
        assert (use.points_with, use.wins_with) == pytest.approx((points, wins)), use.name
    return times > 0


def test_counts_are_those_of_the_records(counted: tuple[Finding, Recount]) -> None:
    found, recount = counted
    for count, told in zip(recount.game.figures.counts, found.counts, strict=True):
        uses = [
            recount.uses_in(record, Thing(count.name, count.signs), count.name)[seat]
            for record, seat, _, _ in recount.seats()
        ]
        assert told.times.mean == pytest.approx(np.mean(uses))
        assert (told.times.first, told.times.last) == (min(uses), max(uses))
        if told.limit is not None:
            limit = told.limit
            assert told.at_limit == pytest.approx(np.mean([times >= limit for times in uses]))
            beyond = np.mean([max(0, times - limit) for times in uses])
            assert told.beyond == pytest.approx(beyond)


def test_namazu_tells_its_rounds_and_the_wins_that_no_longer_count() -> None:
    """Points count only five wins of a family, the count tells all of them."""
    plan = plan_of("namazu", 4, 40, "sailor", "box.wins.limit=1,5")
    for found in findings(played(plan, workers=2)):
        rounds, wins, *_ = found.counts
        assert rounds.times.last <= (rounds.limit or 0)
        tournaments = next(one for one in found.sources if one.name == "tournaments")
        assert wins.beyond is not None
        assert tournaments.points.mean == pytest.approx(3 * (wins.times.mean - wins.beyond))
        assert 0 < wins.beyond < wins.times.mean


def test_namazu_without_a_limit_of_wins_is_not_about_tournaments_alone() -> None:
    """Both boxes side by side: today's has no limit (B37)."""
    plan = plan_of("namazu", 4, 40, "sailor", "option.box=namazu-1,namazu-4")
    limited, unlimited = findings(played(plan, workers=2))
    assert limited.counts[1].limit == 5
    assert unlimited.counts[1].limit is None
    assert next(one.share for one in unlimited.sources if one.name == "tournaments") < 0.4


def test_rulings_are_counted_by_their_events(counted: tuple[Finding, Recount]) -> None:
    found, recount = counted
    rulings = recount.game.figures.rulings or {}
    told = {one.ruling: one.times for one in found.rulings}
    checked = 0
    for ruling, signs in rulings.items():
        if all(sign.event and not sign.nobody for sign in signs):
            times, *_ = recount.use(Thing(ruling, signs), ruling)
            assert told[ruling] == pytest.approx(times), ruling
            checked += times > 0
    assert checked >= 5


@pytest.mark.parametrize("name", OWN)
def test_a_ruling_is_counted_or_it_is_said_why_not(name: str) -> None:
    figures = kuroshio.game_named(name).figures
    counted, uncounted = set(figures.rulings or {}), set(figures.uncounted or {})
    assert not counted & uncounted
    entries = [entry for section in rulebook(name).sections for entry in section.entries]
    assert counted | uncounted == {entry.id for entry in entries if entry.ruling}


# --- playing --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "bots"), [("namiji", "sailor"), ("tongiaki", "deckhand")])
def test_the_figures_are_the_same_whatever_the_number_of_workers(name: str, bots: str) -> None:
    plan = plan_of(name, 3, 45, bots)
    one, two = played(plan), played(plan, workers=2)
    assert one.tallies.tobytes() == two.tallies.tobytes()
    assert one.played == 45


def test_sailors_play_better_than_chance_and_captains_can_be_counted() -> None:
    means = [
        findings(played(plan_of("namiji", 2, games, bots)))[0].scores.mean
        for bots, games in (("deckhand", 400), ("sailor", 40), ("captain:50", 2))
    ]
    assert means[1] > 2 * means[0]
    assert means[2] > means[0]


def test_a_stopped_survey_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = plan_of("namiji", 3, 3500, "deckhand", "box.boats.offerings=3,4")
    whole = played(plan)
    survey = Survey(plan)

    def stop(done: int) -> None:
        if done >= 2000:
            raise KeyboardInterrupt

    assert not conduct(survey, progress=stop)
    assert 2000 <= survey.played < 7000
    survey.save(tmp_path / "kept.lab")
    again = load(tmp_path / "kept.lab")
    assert again.played == survey.played
    assert conduct(again)
    assert again.tallies.tobytes() == whole.tallies.tobytes()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Workers of the tests take no notice of Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_keeps_and_reports_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    # as soon as some games were played
    monkeypatch.setattr(Progress, "show", lambda bar, done: signal.raise_signal(signal.SIGINT))
    words = ["lab", "namiji", "--players", "3", "--games", "100_000_000", "--bots", "deckhand"]
    assert main([*words, "--out", "r.html"]) == 130
    assert "kuroshio lab --resume r.html.lab --out r.html" in capsys.readouterr().err
    assert "Stopped before the end" in (tmp_path / "r.html").read_text(encoding="utf-8")
    assert load(tmp_path / "r.html.lab").played > 0


def test_boxes_are_compared_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    words = ["lab", "tongiaki", "--players", "2,4", "--games", "30", "--bots", "deckhand"]
    words += ["--vary", "box.boats.each=8,15", "--vary", "option.tiles=printed,rody"]
    assert main([*words, "--out", str(path), "--workers", "2"]) == 0
    page = path.read_text(encoding="utf-8")
    for title in ("2 players, box.boats.each = 8, option.tiles = rody", "4 players, box.boats"):
        assert title in page
    assert "http" not in page
    assert not list(tmp_path.glob("*.lab"))


def test_a_changed_box_changes_the_games() -> None:
    plan = plan_of("tongiaki", 3, 200, "deckhand", "islands.tiles.hawaii.points=5,50")
    low, high = findings(played(plan))
    assert high.scores.mean > low.scores.mean + 5


def test_the_figures_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "namazu", "--players", "2", "--games", "20", "--bots", "deckhand", "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["plan"]["games"] == told["findings"][0]["games"] == 20
    assert {"seats", "order", "sources", "uses", "rulings"} <= told["findings"][0].keys()


@pytest.mark.parametrize("name", OWN)
def test_a_page_names_its_command_and_every_number_of_players(name: str, tmp_path: Path) -> None:
    path = tmp_path / "balance.md"
    words = ["lab", name, "--players", "2,3", "--games", "4", "--out", str(path)]
    assert main(words) == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# {name.capitalize()}: balance")
    assert f"kuroshio lab {name} --players 2,3 --games 4 --bots sailor --seed 1" in text
    for section in kuroshio.game_named(name).figures.sections:
        assert f"## {section.title}" in text


def test_a_plan_tells_the_words_that_make_it() -> None:
    game = kuroshio.game_named("tongiaki")
    other = game.box.text.replace("each = 15", "each = 14")
    varied = ["box.boats.kings=1,2", "option.tiles=printed,rody"]
    for box, told in ((None, ""), (other, " --box FILE")):
        trials = trials_of(game, [2, 3], [], {"colours": "one-each"}, box)
        plan = Plan(game="tongiaki", rules=1, bots="sailor", games=5, seed=2, trials=trials)
        words = "kuroshio lab tongiaki --players 2,3 --games 5 --bots sailor --seed 2"
        assert plan.command() == f"{words} --option colours=one-each{told}"
    trials = trials_of(game, [2], varied, {}, None)
    plan = Plan(game="tongiaki", rules=1, bots="sailor", games=5, seed=2, trials=trials)
    assert plan.command().endswith(" --vary box.boats.kings=1,2 --vary option.tiles=printed,rody")
    assert len(trials) == 4


WRONG = (
    ("namiji --players x", "--players takes numbers"),
    ("namiji --players 9", "2 to 5 players, not 9"),
    ("namiji --games 0", "--games is a number from 1 on"),
    ("namiji --workers 0", "--workers is a number from 1 on"),
    ("namiji --seed -1", "a seed is a whole number"),
    ("namiji --bots admiral", "boatswain, helmsman, navigator, captain:2000"),
    ("namiji --bots pirate", "there is no bot 'pirate'"),
    ("namiji --out report.pdf", "FILE.html or FILE.md"),
    (
        "namiji --out README.md/report.html",
        "no folder README.md",
    ),
    ("", "name a game"),
    ("chess", "there is no game 'chess'; there are: namiji"),
    ("tongiaki --vary boats", "--vary takes KEY=VALUE,VALUE"),
    ("tongiaki --vary box.ships.each=3", "there is no 'ships'; there are: name, colours, boats"),
    ("tongiaki --vary box.boats.all=3", "there is no 'all'; there are: each, set_up, kings"),
    ("tongiaki --vary box.boats=3", "name one of its keys: each, set_up, kings"),
    ("tongiaki --vary box.boats.each=many", "is 15 now and cannot be many"),
    ("tongiaki --vary box.boats.each=-4", "boats.each"),
    ("tongiaki --vary box.islands.tiles.atlantis.points=3", "there is no 'atlantis'; there are:"),
    ("tongiaki --vary option.wind=a,b", "no option 'wind'; there are: colours, tiles"),
    ("tongiaki --vary box.boats.each=4,5,6,7,8 --vary box.boats.kings=1,2", "too many"),
    ("namiji --resume nothing.lab", "what is played is in the file"),
    ("--resume nothing.lab", "cannot read nothing.lab"),
    ("--resume README.md", "README.md is not a survey of the lab"),
)


@pytest.mark.parametrize(("words", "problem"), WRONG, ids=[words for words, _ in WRONG])
def test_what_is_not_possible_is_refused(
    words: str, problem: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent)
    before = set(os.listdir())
    assert main(["lab", *words.split()]) == 2
    assert problem in capsys.readouterr().err
    assert set(os.listdir()) == before
