"""History and statistics: what is kept of finished games, and what is counted from it."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from kuroshio.games import NAMES, game_named
from kuroshio.server import protocol as m
from kuroshio.server.ratings import Ratings, learn_from, levels, value
from kuroshio.server.statistics import game_statistics
from kuroshio.server.store import Ending, Result
from kuroshio.server.store.books import Books, contests, games_of
from kuroshio.server.store.migrations import scripts
from kuroshio.tables.table import Table
from tests.play import SETUPS, setup_name
from tests.server.inside import Inside
from tests.server.serving import Person, Server


def result(table: str, seat: int, place: int, **more: object) -> Result:
    fields: dict[str, object] = {
        "game": "namiji",
        "players": 2,
        "player": None,
        "bot": None,
        "name": "",
        "points": 10 * (3 - place),
        "finished": int(table),
        "listed": False,
        "sources": f'{{"rack":{3 - place},"trap":1}}',
        "moves": 40 + int(table),
    }
    return Result(table=table, seat=seat, place=place, **{**fields, **more})  # type: ignore[arg-type]


def duel(table: int, first: str, second: str) -> list[Result]:
    """A game that the first one wins; a name that begins with b is a bot's."""
    names = (first, second)
    return [
        result(
            str(table),
            seat,
            seat + 1,
            player=None if name.startswith("b") else name,
            bot=name[1:] if name.startswith("b") else None,
        )
        for seat, name in enumerate(names)
    ]


def counted(results: Sequence[Result]) -> m.GameStatistics:
    """How a game is won, from books with these results."""
    books = Books()
    for seats in games_of(results):
        books.take(seats)
    return game_statistics("namiji", [line for line in books.lines() if not line.player])


def rated(results: Sequence[Result]) -> Ratings:
    known: Ratings = {}
    learn_from((one for seats in games_of(results) for one in contests(seats)), known)
    return known


def finish(person: Person, table: str, chance: random.Random) -> None:
    while (seen := person.see(table))["table"]["status"] == "playing":
        if "question" in seen:
            person.move(table, chance)
        else:
            person.see(table, after=seen["n"], wait=5)
    while table not in [game["table"] for game in person.get("/api/history", mine=1)["games"]]:
        time.sleep(0.02)  # the result is written after the end is told


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_points_by_source_add_up_to_the_points(setup: tuple[str, int, dict[str, str]]) -> None:
    name, players, options = setup
    table, chance = Table(game_named(name), players, 3, options), random.Random(3)
    while not table.over:
        table.play(chance.choice(table.moves))
    counted = table.points_by_source()
    assert [sum(one.values()) for one in counted] == table.scores
    assert [tuple(one) for one in counted] == [table.game.figures.sources] * players


def test_how_a_game_is_won_is_counted_from_its_results() -> None:
    results = [*duel(1, "ann", "bsailor"), *duel(2, "ann", "bsailor"), *duel(3, "bsailor", "ann")]
    told = counted(results)
    assert told.games == told.counted == 3
    assert [(line.source, line.these, line.others) for line in told.sources] == [
        ("rack", 2.0, 1.0),
        ("trap", 1.0, 1.0),
    ]
    assert told.everyone == {"rack": 1.5, "trap": 1.0}
    assert [(one.seat, one.share) for one in told.seats] == [(0, 1.0), (1, 0.0)]
    assert [one.level for one in told.levels] == [None, "sailor"]
    shares = {one.level: (one.seats, round(one.share, 2), one.fair) for one in told.levels}
    assert shares == {None: (3, 0.67, 0.5), "sailor": (3, 0.33, 0.5)}
    assert sum(bar.these for bar in told.scores) == 3
    assert sum(bar.others for bar in told.scores) == 3
    assert sum(bar.these for bar in told.lengths) == 3


def test_levels_are_told_by_their_strength() -> None:
    results = [*duel(1, "bcaptain", "bcook"), *duel(2, "bsailor", "bkraken"), *duel(3, "ann", "x")]
    levels = [one.level for one in counted(results).levels]
    assert levels == [None, "cook", "sailor", "captain", "kraken"], "whom nobody knows comes last"


def test_games_from_before_sources_were_kept_count_for_the_rest() -> None:
    old = [result("1", seat, seat + 1, sources=None, moves=None) for seat in range(2)]
    told = counted(old)
    assert (told.games, told.counted, told.sources, told.lengths) == (1, 0, [], [])
    assert counted([]).games == 0


def test_a_source_that_only_some_results_name_counts_as_nothing_in_the_others() -> None:
    told = counted(
        [
            result("1", 0, 1, sources='{"rack":4}'),
            result("1", 1, 2, sources='{"rack":1}'),
            result("2", 0, 1, sources='{"rack":2,"trap":3}'),
            result("2", 1, 2, sources='{"rack":1,"trap":0}'),
        ],
    )
    assert told.everyone == {"rack": 2.0, "trap": 0.75}
    assert [(line.these, line.others) for line in told.sources] == [(3.0, 1.0), (1.5, 0.0)]


def test_ratings_rise_with_victories_against_people_and_bots_apart() -> None:
    games = [seat for n in range(8) for seat in duel(n + 1, "ann", "zoe")]
    known = rated(games)
    ann, zoe = known["ann", "namiji", "people", ""], known["zoe", "namiji", "people", ""]
    assert value(ann) > 0 > value(zoe)
    assert ann.games == 8
    assert {among for _, _, among, _ in known} == {"people"}
    known = rated([*games, *duel(20, "bcaptain", "ann")])
    assert known["ann", "namiji", "people", ""] == ann
    assert known["ann", "namiji", "bots", ""].games == 1
    assert list(levels([row for row in known.values() if row.among == "bots"])) == ["captain"]


def test_several_seats_of_one_player_say_nothing_about_strength() -> None:
    assert rated(duel(1, "ann", "ann")) == {}


def test_a_finished_game_is_in_ones_statistics_and_in_the_games(ann: Person) -> None:
    chance = random.Random(2)
    for _ in range(2):
        table = ann.open("me", "deckhand")
        ann.do(table, "colour", seat=0, colour="teal")
        ann.do(table, "start")
        finish(ann, table, chance)
    (last, *_) = ann.get("/api/history", mine=1)["games"]
    assert [seat["colour"] for seat in last["seats"]] == ["teal", "moss"]
    told = ann.get("/api/me/statistics")
    assert told["name"] == "Ann"
    (game,) = told["games"]
    assert (game["game"], game["played"], sum(game["places"])) == ("namiji", 2, 2)
    assert game["against_bots"]["games"] == 2
    assert game["against_people"] is None
    assert {line["source"] for line in game["sources"]} >= {"rack", "trap"}
    every = ann.get("/api/statistics/namiji")
    assert every["games"] >= 1
    assert every["counted"] >= 1


def test_a_game_with_a_chosen_seed_is_kept_but_does_not_count(ann: Person) -> None:
    """Whoever knows the seed can know what is hidden."""
    before = ann.get("/api/statistics/namiji")["games"]
    table = ann.open("me", "deckhand", start=True, seed=5)
    assert ann.see(table)["table"]["seeded"]
    finish(ann, table, random.Random(2))
    assert [game["table"] for game in ann.get("/api/history", mine=1)["games"]] == [table]
    assert ann.get("/api/me/statistics")["games"] == []
    assert ann.get("/api/statistics", mine=1)["lines"] == []
    assert ann.get("/api/statistics/namiji")["games"] == before
    other = ann.open("me", "deckhand", start=True)
    assert not ann.see(other)["table"]["seeded"]


def test_the_results_of_a_game_are_written_once(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        store, written = server.service.store, []
        finish_there = store.finish

        async def noted(results: Sequence[Result], end: Ending) -> bool:
            written.append(results)
            return await finish_there(results, end)

        store.finish = noted  # type: ignore[method-assign]
        person = Person(server.url)
        finish(person, person.open("me", "guest", start=True), random.Random(3))
        person.close()
    assert [len(results) for results in written] == [2]


def test_statistics_of_what_is_no_game_are_not_found(ann: Person) -> None:
    assert ann.http.get("/api/statistics/chess").status_code == 404
    assert {name: ann.get(f"/api/statistics/{name}")["game"] for name in NAMES} == {
        name: name for name in NAMES
    }


def test_a_replay_comes_in_pieces_and_through_any_eyes(ann: Person) -> None:
    table = ann.open("me", "deckhand", "deckhand", start=True)
    finish(ann, table, random.Random(4))
    path = f"/api/tables/{table}/replay"
    whole = ann.get(path)
    piece = ann.get(path, first=10, count=5)
    assert piece["frames"] == whole["frames"][10:15]
    assert piece["start"] == whole["frames"][9]["view"]
    assert (piece["first"], piece["moves"]) == (10, len(whole["frames"]))
    assert whole["eyes"] == "truth"
    for seat in range(3):
        seen = ann.get(path, eyes=seat)
        assert {frame["view"]["eyes"] for frame in seen["frames"]} == {seat}
    assert ann.http.get(path, params={"eyes": 7}).status_code == 400
    assert ann.get(path, first=10**6)["frames"] == []


def test_while_a_game_lasts_nobody_chooses_whose_eyes_to_see_with(ann: Person) -> None:
    table = ann.open("me", "deckhand", start=True)
    seen = ann.get(f"/api/tables/{table}/replay", eyes=1)
    assert seen["eyes"] == 0


def test_an_old_store_is_brought_up_to_date(tmp_path: Path) -> None:
    """Results and tables from before the second migration are read as before."""
    store = tmp_path / "kuroshio.db"
    with sqlite3.connect(store) as db:
        db.executescript(scripts("sqlite")[0][1])
        db.execute(
            "INSERT INTO tables VALUES ('a', 'namiji', 1, 2, '{}', 1, '{\"kind\":\"none\"}', "
            "1, 0, 0, 1, 'over', '[]', 1)"
        )
        for seat in range(2):
            db.execute(
                "INSERT INTO results VALUES ('a', ?, 'namiji', 2, NULL, 'sailor', '', 9, ?, 5, 1)",
                (seat, seat + 1),
            )
        db.execute("PRAGMA user_version = 1")
    with Server(tmp_path).start() as server:
        person = Person(server.url)
        (game,) = person.get("/api/history")["games"]
        assert game["moves"] is None
        assert game["seats"][0]["colour"] == ""
        assert person.get("/api/statistics/namiji")["games"] == 1
        person.close()
