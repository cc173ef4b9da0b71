"""The books: statistics, history and ratings are kept as games end, and read without scanning."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kuroshio.games import game_named
from kuroshio.server.admin.visits import DAY
from kuroshio.server.clocks import ClockRule
from kuroshio.server.daily import MONTH, TRY
from kuroshio.server.ratings import Ratings, learn_from
from kuroshio.server.statistics import Statistician
from kuroshio.server.store import Ending, Header, Player, Result, Store, StoreDown, open_store, sql
from kuroshio.server.store.books import contests, games_of
from kuroshio.server.store.migrations import scripts
from tests.server import scanning
from tests.server.alone import run_alone
from tests.server.serving import Postgres

LEVELS = ("deckhand", "sailor", "captain")
PEOPLE = ("ann", "bob", "zoe", "kim")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kuroshio.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()


def with_store(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with a store, and close it."""

    async def whole() -> Any:
        store = await open_store(url, sync=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return run_alone(whole())


def header(table: str, game: str, players: int, seeded: bool = False) -> Header:
    return Header(
        id=table, game=game, rules=1, players=players, options={}, seed=1, clock=ClockRule(),
        listed=True, seeded=seeded, created=0, status="playing",
    )  # fmt: skip


def random_game(number: int, chance: random.Random) -> list[Result]:
    """A game between people and bots; some are old, some were shared, some by one on two seats."""
    game = chance.choice(("namiji", "tongiaki"))
    players = chance.randint(2, 5)
    old = chance.random() < 0.1
    points = [chance.randint(10, 90) for _ in range(players)]
    points[-1] = chance.choice(points)
    rated = chance.random() < 0.9
    seats = []
    for seat in range(players):
        person = chance.choice(PEOPLE) if chance.random() < 0.5 else None
        sources = {source: chance.randint(0, 9) for source in game_named(game).figures.sources}
        seats.append(
            Result(
                table=f"{number:05}",
                seat=seat,
                game=game,
                players=players,
                player=person,
                bot=None if person else chance.choice(LEVELS),
                name=person or "",
                points=points[seat],
                place=1 + sum(other > points[seat] for other in points),
                finished=1_000_000 + number // 3,  # three end in the same moment
                listed=True,
                sources=None if old else json.dumps(sources),
                moves=None if old else chance.randint(30, 400),
                hints=chance.randint(0, 2),
                rated=rated,
            )
        )
    return seats


def random_games(count: int, seed: int = 7) -> list[list[Result]]:
    chance = random.Random(seed)
    return [random_game(number, chance) for number in range(count)]


async def play(store: Store, seats: list[Result], seeded: bool = False) -> bool:
    """Let a game end."""
    first = seats[0]
    await store.create(header(first.table, first.game, first.players, seeded), [])
    return await finish(store, seats)


async def finish(store: Store, seats: list[Result]) -> bool:
    people = sorted({seat.player for seat in seats if seat.player})
    return await store.finish(seats, Ending(seats[0].table, "[]", people, seats[0].finished))


async def check(store: Store, games: list[list[Result]]) -> None:
    """What is told from the books is what going through all results tells."""
    statistician = Statistician(store)
    results = [seat for game in games for seat in game]
    assert await statistician.in_short(None) == scanning.lines(results, None)
    everyone = {}
    for game in ("namiji", "tongiaki"):
        these = [seat for seat in results if seat.game == game]
        everyone[game] = scanning.game_statistics(game, these)
        assert await statistician.of_game(game) == everyone[game]
    known: Ratings = {}
    learn_from((one for game in games for one in contests(game)), known)
    for person in PEOPLE:
        assert await statistician.in_short(person) == scanning.lines(results, person)
        told = await statistician.of_player(Player(person, person))
        for one in told.games:
            own = [s for s in results if s.game == one.game and s.player == person]
            against = (one.against_bots, one.against_people)
            for among, rating in zip(("bots", "people"), against, strict=True):
                row = known.get((person, one.game, among, ""))
                assert (rating and rating.games) == (row and row.games)
            rows = {
                (r.player, r.game, r.among, r.level): r
                for r in await store.ratings(person, one.game)
            }
            for key, row in rows.items():
                assert row.games == known[key].games
                assert row.mu == pytest.approx(known[key].mu)
                assert row.sigma == pytest.approx(known[key].sigma)
            one.against_bots = one.against_people = None
            one.levels = {}
            assert one == scanning.player_game(one.game, own, everyone[one.game])


def test_the_books_tell_what_scanning_all_results_tells(url: str) -> None:
    games = random_games(150)

    async def work(store: Store) -> None:
        for game in games:
            assert await play(store, game)
        await check(store, games)

    with_store(url, work)


def test_a_game_goes_into_the_books_once_however_often_it_ends(url: str) -> None:
    games = random_games(9)

    async def work(store: Store) -> None:
        for game in games:
            await store.create(header(game[0].table, game[0].game, game[0].players), [])
            ended = await asyncio.gather(*(finish(store, game) for _ in range(4)))
            assert sorted(ended) == [False, False, False, True]
        await check(store, games)

    with_store(url, work)


def test_games_that_end_at_once_are_all_counted_and_rated(url: str) -> None:
    games = random_games(24)

    async def work(store: Store) -> None:
        await asyncio.gather(*(play(store, game) for game in games))
        results = [seat for game in games for seat in game]
        assert await Statistician(store).in_short(None) == scanning.lines(results, None)
        for game in ("namiji", "tongiaki"):
            bots = [row for row in await store.ratings("", game) if row.level == "sailor"]
            rated = [c for g in games if g[0].game == game for c in contests(g)]
            played = sum(c.among == "bots" and ("", "sailor") in c.names for c in rated)
            assert bots[0].games == played

    with_store(url, work)


def test_results_books_and_ratings_are_written_together_or_not_at_all(url: str) -> None:
    """The last of a game's results cannot be written: nothing of the game is."""
    games = random_games(3)

    async def work(store: Store) -> None:
        for game in games[:2]:
            await play(store, game)
        broken = [*games[2]]
        broken[-1].name = None  # type: ignore[assignment]
        with pytest.raises(StoreDown):
            await play(store, broken)
        assert await store.results_of(broken[0].table) == []
        found = await store.header(broken[0].table)
        assert found is not None
        assert found.status == "playing"
        await check(store, games[:2])

    with_store(url, work)


def test_a_chosen_seed_and_an_unrated_game_do_not_move_ratings(url: str) -> None:
    (seeded, unrated) = random_games(2)
    for seat in unrated:
        seat.rated = False

    async def work(store: Store) -> None:
        await play(store, seeded, seeded=True)
        await play(store, unrated)
        assert len(await store.results(None, None, 10**15, 30)) == len(seeded) + len(unrated)
        assert [
            row for game in ("namiji", "tongiaki") for row in await store.ratings("", game)
        ] == []
        assert await Statistician(store).in_short(None) == scanning.lines(unrated, None)

    with_store(url, work)


def test_who_left_and_was_replaced_counts_for_oneself_but_is_no_seat_of_the_game(url: str) -> None:
    (game,) = random_games(1)
    gone = Result(**{**_fields(game[0]), "seat": 7, "player": "gone", "left": True, "place": 5})

    async def work(store: Store) -> None:
        await play(store, [*game, gone])
        assert await Statistician(store).of_game(game[0].game) == scanning.game_statistics(
            game[0].game, game
        )
        (own,) = (await Statistician(store).of_player(Player("gone", "Gone"))).games
        assert (own.played, own.won) == (1, 0)

    with_store(url, work)


def _fields(result: Result) -> dict[str, Any]:
    return {name: getattr(result, name) for name in result.__struct_fields__}


def test_the_history_comes_in_pages_and_none_is_lost_between_them(url: str) -> None:
    games = random_games(40)

    async def pages(store: Store, game: str | None, player: str | None) -> list[str]:
        seen: list[str] = []
        before = 10**15
        while page := list(games_of(await store.results(game, player, before, 4))):
            assert 4 <= len(page) <= 6 or page[-1][0].finished == 1_000_000 or player or game
            seen += [seats[0].table for seats in page]
            before = page[-1][0].finished
        return seen

    async def work(store: Store) -> None:
        for game in games:
            await play(store, game)
        assert sorted(await pages(store, None, None)) == [game[0].table for game in games]
        for person in PEOPLE:
            own = [g[0].table for g in games if any(s.player == person for s in g)]
            assert sorted(await pages(store, None, person)) == own
            namiji = [g[0].table for g in games if g[0].table in own and g[0].game == "namiji"]
            assert sorted(await pages(store, "namiji", person)) == namiji

    with_store(url, work)


# --- nothing is scanned -------------------------------------------------------------------------


async def everything_asked(store: Store) -> None:
    """All that statistics, history, ratings and player pages read."""
    statistician = Statistician(store)
    await statistician.in_short(None)
    await statistician.in_short("ann")
    await statistician.of_game("namiji")
    await statistician.of_player(Player("ann", "Ann"))
    for game in (None, "namiji"):
        for player in (None, "ann"):
            await store.results(game, player, 10**15, 30)
    await store.results_of("00000")
    await store.tables_of("ann", 100)


def test_no_question_scans_a_table_of_sqlite(tmp_path: Path) -> None:
    plans: list[str] = []

    async def work(store: Any) -> None:
        for game in random_games(30):
            await play(store, game)
        ask = store._report

        async def explained(query: str, *args: Any) -> list[Any]:
            plans.extend(row[3] for row in await ask(f"EXPLAIN QUERY PLAN {query}", *args))
            rows: list[Any] = await ask(query, *args)
            return rows

        store._report = explained
        await everything_asked(store)

    with_store(f"sqlite:///{tmp_path}/kuroshio.db", work)
    reads = [plan for plan in plans if plan.startswith(("SCAN", "SEARCH"))]
    assert len(reads) > 10
    assert [plan for plan in reads if plan.startswith("SCAN") and "page" not in plan] == []


def test_no_question_reads_more_rows_of_postgresql_when_there_are_more_games(
    postgres: Postgres,
) -> None:
    """The rows that PostgreSQL itself says it has touched, with few games and with many."""

    async def touched(store: Any, games: list[list[Result]]) -> int:
        for game in games:
            await play(store, game)
        await store._ask("ANALYZE")
        total = 0
        ask = store._report

        async def explained(query: str, *args: Any) -> list[Any]:
            nonlocal total
            (plan,) = await ask(f"EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF) {query}", *args)
            total += sum(_rows(one["Plan"]) for one in json.loads(plan[0]))
            rows: list[Any] = await ask(query, *args)
            return rows

        store._report = explained
        await everything_asked(store)
        store._report = ask
        return total

    async def work(store: Any) -> tuple[int, int]:
        await store._ask("SET enable_seqscan = off")  # small tables would be read as a whole
        return await touched(store, random_games(100)), await touched(store, more)

    more = [
        [
            Result(
                **{
                    **_fields(seat),
                    "table": f"1{seat.table}",
                    "finished": 2_000_000 + int(seat.table),
                }
            )
            for seat in game
        ]
        for game in random_games(300)
    ]
    few, many = with_store(postgres.new(), work)
    assert many < few * 2


def _rows(plan: dict[str, Any]) -> int:
    touched = plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)
    own = touched * plan["Actual Loops"] if "Scan" in plan["Node Type"] else 0
    return int(own) + sum(_rows(one) for one in plan.get("Plans", ()))


# --- old stores ---------------------------------------------------------------------------------


BEFORE = 5  # the last migration before there were books


def test_the_books_of_an_old_store_are_filled_from_its_results(url: str) -> None:
    games = random_games(60)
    if url.startswith("sqlite"):
        old_sqlite(url.removeprefix("sqlite:///"), games)
    else:
        run_alone(old_postgres(url, games))
    with_store(url, lambda store: check(store, games))


def _old_insert(table: str, columns: str, count: int) -> str:
    """Columns that came later stand at the end."""
    names = ", ".join(columns.split(", ")[:count])
    return f"INSERT INTO {table} ({names}) VALUES ({', '.join(f'${n + 1}' for n in range(count))})"


OLD_TABLES = _old_insert("tables", sql.HEADER_COLUMNS, 16)
OLD_RESULTS = _old_insert("results", sql.RESULT_COLUMNS, 18)


def _old_rows(games: list[list[Result]]) -> tuple[list[Any], list[Any]]:
    headers = [header(game[0].table, game[0].game, game[0].players) for game in games]
    tables = [sql.header_values(one)[:16] for one in headers]
    return tables, [sql.result_values(seat)[:18] for game in games for seat in game]


def old_sqlite(path: str, games: list[list[Result]]) -> None:
    tables, results = _old_rows(games)
    with sqlite3.connect(path) as db:
        for number, script in scripts("sqlite"):
            if number <= BEFORE:
                db.executescript(script)
        db.executemany(OLD_TABLES.replace("$", "?"), tables)
        db.executemany(OLD_RESULTS.replace("$", "?"), results)
        db.execute(f"PRAGMA user_version = {BEFORE}")


async def old_postgres(url: str, games: list[list[Result]]) -> None:
    import asyncpg

    tables, results = _old_rows(games)
    db = await asyncpg.connect(url)
    await db.execute("CREATE TABLE migrations (number BIGINT PRIMARY KEY)")
    for number, script in scripts("postgres"):
        if number <= BEFORE:
            await db.execute(script)
    await db.execute("INSERT INTO migrations VALUES ($1)", BEFORE)
    await db.executemany(OLD_TABLES, tables)
    await db.executemany(OLD_RESULTS, results)
    await db.close()


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_each_migration_has_a_number_of_its_own(dialect: str) -> None:
    numbers = [number for number, _ in scripts(dialect)]
    assert numbers == sorted(set(numbers))


# --- reports never keep play waiting ------------------------------------------------------------


def test_a_move_is_written_while_reports_are_stuck(url: str) -> None:
    """As many long reports as one likes: those who play read and write beside them."""

    async def work(store: Any) -> None:
        await play(store, random_games(1)[0])
        slow = (
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000000) "
            "SELECT max(i) FROM n"
        )
        reports = [asyncio.ensure_future(store._report(slow)) for _ in range(6)]
        await asyncio.sleep(0)
        for n in range(1, 20):
            game = random_game(n, random.Random(n))
            assert await asyncio.wait_for(play(store, game), 4)
            assert await asyncio.wait_for(store.header(game[0].table), 4) is not None
        assert not any(report.done() for report in reports)
        for report in reports:
            report.cancel()

    with_store(url, work)


def test_a_month_counts_every_day_by_its_ranks(url: str) -> None:
    """Who is alike has the same prize, and the next one what is left; who left has none."""
    days = {
        20_100: {
            "a": (1, 30, 0),
            "b": (1, 30, 0),
            "c": (2, 40, 0),
            "d": (3, 9, 0),
            "e": (1, 50, 1),
        },
        20_101: {"c": (1, 1, 0)},
        20_102: {"e": (1, 1, 0)},  # not of this month
    }

    async def work(store: Store) -> list[tuple[Any, ...]]:
        for day, tries in days.items():
            for player, (place, points, left) in tries.items():
                table, at = f"{player}-{day}", day * DAY
                await store.create(header(table, "namiji", 4), [])
                await store.change((TRY, (table, day, "namiji", player, True)))
                one = Result(table, 0, "namiji", 4, player, None, player, points, place, at, False)
                one.left = bool(left)
                await store.change((sql.ADD_RESULT, sql.result_values(one)))
        return await store.read(MONTH, 20_100, 20_101)

    assert sorted(map(tuple, with_store(url, work))) == [
        ("a", "a", 10, 1),
        ("b", "b", 10, 1),
        ("c", "c", 6 + 10, 2),
        ("d", "d", 5, 1),
        ("e", "e", 0, 1),
    ]
