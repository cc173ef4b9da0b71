"""Moments are told: each once in every game in which it comes, and never otherwise.

What is expected is counted here from the true course of random games, not from what tells it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from kuroshio.core.moments import TOOK_LEAD, leader
from kuroshio.core.view import Event
from kuroshio.language import LANGUAGES, say
from kuroshio.server import protocol as m
from kuroshio.server.news import events_in
from kuroshio.tables.table import Table
from tests.play import SETUPS, new, random_steps, setup_name

SEEDS = range(3)


def told(table: Table) -> list[Event]:
    """The moments of the last move, as everyone is told them."""
    own = [event for event in table.events() if event.kind in table.game.moments.events]
    return [*own, *table.moments()]


def begun(setup: tuple[str, int, dict[str, str]], seed: int) -> Table:
    """A new table; in Namazu the next offering calms the catfish, which chance alone never does."""
    table = new(setup, seed)
    if setup[0] == "namazu" and seed:
        table.state.appeasement = table.view().limit - 1  # type: ignore[attr-defined]
        table.refresh()
    return table


def courses(setup: tuple[str, int, dict[str, str]]) -> Iterator[tuple[Table, list[list[Event]]]]:
    """Finished random games, with the moments told after each of their moves."""
    for seed in SEEDS:
        table = begun(setup, seed)
        yield table, [told(table) for _ in random_steps(table, seed)]


def kinds(course: list[list[Event]]) -> Counter[str]:
    return Counter(event.kind for step in course for event in step)


def true_events(table: Table) -> list[Event]:
    """All that happened in a game."""
    return [
        event for made in range(len(table.line) + 1) for event in table.truth_glance(made).events()
    ]


def lines_of(table: Table, made: int) -> list[m.Told]:
    """What the log tells watchers of a move, as it comes over the wire."""
    events = events_in(table, table.glance(None).strip(), made)
    return msgspec.json.decode(msgspec.json.encode(events), type=list[m.Told])


def setups(game: str) -> list[tuple[str, int, dict[str, str]]]:
    return [setup for setup in SETUPS if setup[0] == game]


@pytest.mark.parametrize("setup", setups("namiji"), ids=setup_name)
def test_namiji_tells_the_last_dock_and_the_first_home(
    setup: tuple[str, int, dict[str, str]],
) -> None:
    for table, course in courses(setup):
        happened = true_events(table)
        moored = [event for event in happened if event.kind == "moored"]
        last = max(int(event.details["space"] or 0) for event in moored)
        first_there = next(event.seat for event in moored if event.details["space"] == last)
        first_home = next(event.seat for event in happened if event.kind == "came-home")
        moments = [event for step in course for event in step if event.kind != TOOK_LEAD]
        assert [(event.kind, event.seat) for event in moments] == [
            ("last-dock", first_there),
            ("first-home", first_home),
        ]


@pytest.mark.parametrize("setup", setups("tongiaki"), ids=setup_name)
def test_tongiaki_tells_the_last_tile_and_a_calm(setup: tuple[str, int, dict[str, str]]) -> None:
    for table, course in courses(setup):
        found, happened = kinds(course), true_events(table)
        reason = next(event for event in happened if event.kind == "ended").details["reason"]
        left = table.view().stack  # type: ignore[attr-defined]
        assert found["came-last"] == (not left.islands) + (not left.oceans)
        assert (found["came-last"] > 0) == (reason != "calm-sea")
        assert found["grew-calm"] == sum(event.kind == "grew-calm" for event in happened)


@pytest.mark.parametrize("setup", setups("namazu"), ids=setup_name)
def test_namazu_tells_that_it_is_calm_and_that_the_last_round_begins(
    setup: tuple[str, int, dict[str, str]],
) -> None:
    for table, course in courses(setup):
        view, found = table.view(), kinds(course)
        assert found["calmed"] == (view.appeasement == view.limit)  # type: ignore[attr-defined]
        assert found["last-round"] == (view.round == view.rounds)  # type: ignore[attr-defined]
        assert found["calmed"] + found["last-round"] > 0  # no other way ends it


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_change_of_the_leader_is_told_once(setup: tuple[str, int, dict[str, str]]) -> None:
    for seed in SEEDS:
        table = new(setup, seed)
        was: int | None = None
        for _ in random_steps(table, seed):
            now = leader(table.scores)
            changed = not table.over and now is not None and was not in (None, now)
            leads = [event for event in told(table) if event.kind == TOOK_LEAD]
            assert [event.seat for event in leads] == ([now] if changed else [])
            assert all(event.details == {"points": max(table.scores)} for event in leads)
            was = was if now is None else now


def test_who_shares_the_lead_does_not_lead() -> None:
    assert leader([3, 5, 5]) is None
    assert leader([3, 5, 4]) == 1


@pytest.mark.parametrize("game", ["namiji", "tongiaki", "namazu"])
def test_moments_taken_back_are_told_again_with_the_same_moves(game: str) -> None:
    table = new((game, 3, {}), 1)
    for n in random_steps(table, 1):
        if n == 60:
            break
    before, line = [table.moments(n) for n in range(61)], list(table.line)
    table.undo(40)
    assert table.copy().moments() == before[20]
    for move in line[20:]:
        table.play(move)
    assert [table.moments(n) for n in range(61)] == before


@pytest.mark.parametrize("game", ["namiji", "tongiaki", "namazu"])
def test_moments_are_lines_of_the_log_in_every_language(game: str) -> None:
    """After all else that a move made happen; a line says that it is one."""
    seen = set()
    for setup in setups(game):
        table = begun(setup, 1)
        for n in random_steps(table, 1):
            lines = lines_of(table, n)
            assert [one.kind for one in lines if one.moment] == [one.kind for one in told(table)]
            seen |= {one.kind for one in lines if one.moment}
            for language in LANGUAGES:
                assert all(say(one.say, language) for one in lines if one.moment)
    declared = {"namiji": {"last-dock", "first-home"}, "tongiaki": {"came-last"}}
    assert declared.get(game, {"calmed"}) | {TOOK_LEAD} <= seen
