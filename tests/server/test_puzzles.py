"""Puzzles on a server: what is shown before an answer, what an answer is worth, who counts."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from kuroshio.games import NAMES
from kuroshio.puzzles.shelf import Puzzle, puzzles
from kuroshio.server.admin.visits import today
from kuroshio.server.puzzles import (
    Record,
    Tried,
    _info,
    card_of,
    next_puzzle,
    puzzle_of_the_day,
)
from kuroshio.server.quiz import asked_at
from kuroshio.tables.table import imagined
from tests.server import plainly
from tests.server.serving import Person, Server

PATH = "/api/puzzles/namiji"


class Guesser:
    """Somebody who knows all solutions."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server.url, "Ann")

    def next(self, **query: str) -> Any:
        return self.person.get(PATH, **query)

    def answer(self, asked: Any, right: bool) -> Any:
        found = puzzles("namiji")[asked["id"]].found
        text = found.best[0] if right else found.tempting
        return self.person.post(PATH, puzzle=asked["id"], move=self.number(asked, text))

    @staticmethod
    def number(asked: Any, text: str) -> int:
        choices = asked["shown"]["question"]["choices"]
        number: int = next(one["number"] for one in choices if one["text"] == text)
        return number


@pytest.fixture
def ann(server: Server) -> Guesser:
    return Guesser(server)


def test_nothing_but_the_position_is_told_before_the_answer(ann: Guesser) -> None:
    told = ann.next()
    asked = told["puzzle"]
    assert set(asked) == {"id", "again", "shown"}
    shown = asked["shown"]
    puzzle = puzzles("namiji")[asked["id"]]
    seat = puzzle.table().turn
    assert (shown["eyes"], shown["you"], shown["turn"]) == (seat, [seat], seat)
    view = msgspec.json.decode(msgspec.json.encode(puzzle.table().view(seat)))
    assert shown["view"] == view
    assert "steps" not in shown
    assert str(puzzle.source.seed) not in json.dumps(told)


def test_a_link_to_puzzles_shows_the_day_s_position_and_question(ann: Guesser) -> None:
    page = ann.person.http.get("/puzzles/namiji", headers={"accept-language": "fr"}).text
    todays = puzzle_of_the_day(puzzles("namiji"), today())
    assert todays is not None
    path = f"{PATH}/{todays.id}/card.png?language=fr"
    assert (
        f'property="og:image" content="http://127.0.0.1:{ann.person.http.base_url.port}{path}"'
        in (page)
    )
    card = ann.person.http.get(path)
    assert card.headers["content-type"] == "image/png"
    assert card.content.startswith(b"\x89PNG")
    again = ann.person.http.get(path, headers={"if-none-match": card.headers["etag"]})
    assert again.status_code == 304
    assert ann.person.http.get(f"{PATH}/0000000000/card.png").json()["code"] == "not-found"
    assert "og:title" in ann.person.http.get("/puzzles/nothing").text


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_of_a_puzzle_knows_nothing_of_its_solution(name: str) -> None:
    puzzle = next(iter(puzzles(name).values()))
    found = puzzle.found
    other = msgspec.structs.replace(
        found, best=[found.tempting], tempting=found.best[0], lead=found.lead / 2
    )
    drawn = card_of(puzzle, "en")
    assert drawn == card_of(msgspec.structs.replace(puzzle, found=other), "en")
    assert "What is the best move?" in drawn


@pytest.mark.parametrize("name", NAMES)
def test_the_position_is_the_same_in_every_world_that_the_seat_could_not_tell_apart(
    name: str,
) -> None:
    for one in list(puzzles(name).values())[::40]:
        table = one.table()
        seen = [
            asked_at(world, _info(world, "Ann"))
            for world in (table, *(imagined(table, table.turn, seed) for seed in range(3)))
        ]
        for shown in seen:
            shown.now = 0
        assert len({msgspec.json.encode(shown) for shown in seen}) == 1


def test_answers_are_graded_and_move_the_rating(ann: Guesser) -> None:
    before = ann.next()
    assert before["solver"]["tried"] == 0
    graded = ann.answer(before["puzzle"], right=True)
    assert graded["right"]
    assert graded["counts"]
    assert graded["loss"] == 0
    assert graded["change"] > 0
    assert graded["solver"]["rating"] == before["solver"]["rating"] + graded["change"]
    assert (graded["solver"]["streak"], graded["solver"]["solved"]) == (1, 1)
    second = ann.next()
    assert second["puzzle"]["id"] != before["puzzle"]["id"]
    assert second["solver"] == graded["solver"]
    graded = ann.answer(second["puzzle"], right=False)
    assert not graded["right"]
    found = puzzles("namiji")[second["puzzle"]["id"]].found
    assert graded["loss"] >= found.lead
    assert [one["move"] for one in graded["best"]] == found.best
    assert graded["themes"] == found.themes
    assert graded["change"] < 0
    solver = graded["solver"]
    assert (solver["streak"], solver["longest"], solver["tried"]) == (0, 1, 2)


def test_a_second_answer_does_not_count(ann: Guesser) -> None:
    asked = ann.next()["puzzle"]
    wrong = ann.answer(asked, right=False)
    again = ann.answer(asked, right=True)
    assert again["right"]
    assert not again["counts"]
    assert (again["change"], again["solver"]) == (0, wrong["solver"])


def test_of_answers_at_the_same_moment_one_counts(ann: Guesser) -> None:
    asked = ann.next()["puzzle"]
    with ThreadPoolExecutor(4) as pool:
        graded = list(pool.map(lambda n: ann.answer(asked, right=bool(n % 2)), range(4)))
    assert sum(one["counts"] for one in graded) == 1
    assert ann.next()["solver"]["tried"] == 1


def test_the_next_one_stays_until_it_is_answered(ann: Guesser) -> None:
    first = ann.next()["puzzle"]["id"]
    assert ann.next()["puzzle"]["id"] == first


def test_the_puzzle_of_the_day_is_the_same_for_all(server: Server, ann: Guesser) -> None:
    bob = Guesser(server)
    asked = ann.next(daily="1")
    assert asked["day_solved"] is None
    assert bob.next(daily="1")["puzzle"]["id"] == asked["puzzle"]["id"]
    assert ann.next()["puzzle"]["id"] != asked["puzzle"]["id"]
    ann.answer(asked["puzzle"], right=True)
    assert ann.next(daily="1")["day_solved"] is True
    assert bob.next(daily="1")["day_solved"] is None


def test_a_theme_can_be_chosen(ann: Guesser) -> None:
    for theme in ann.next()["themes"]:
        asked = ann.next(theme=theme["name"])["puzzle"]
        assert theme["name"] in puzzles("namiji")[asked["id"]].found.themes


def test_what_is_not_possible_is_refused(server: Server, ann: Guesser) -> None:
    asked = ann.next()["puzzle"]
    person = ann.person
    assert person.refused(PATH, puzzle=asked["id"], move=10**6) == "illegal-move"
    assert person.refused(PATH, puzzle="nothing", move=0) == "not-found"
    assert person.refused("/api/puzzles/chess", puzzle="nothing", move=0) == "not-found"
    assert person.http.get(PATH, params={"theme": "love"}).json()["code"] == "bad-message"
    assert plainly.get(server.url + PATH).json()["code"] == "no-identity"
    assert ann.next()["solver"]["tried"] == 0


def test_every_day_has_another_puzzle_until_all_were_there() -> None:
    shelf = puzzles("namiji")
    days = [puzzle_of_the_day(shelf, today() + n) for n in range(len(shelf))]
    assert len({one.id for one in days if one}) == len(shelf)


def test_what_went_wrong_comes_again_at_last() -> None:
    """After the last new one those that were not solved, and then nothing."""
    some = dict(list(puzzles("namiji").items())[:5])
    fitting = list(some.values())
    record = Record()
    seen: list[Puzzle] = []
    while (one := next_puzzle(fitting, record, "ann", None)) and len(seen) < 5:
        seen.append(one)
        record = Record({**record.tries, one.id: tried(one, len(seen), solved=len(seen) != 3)})
    assert sorted(one.id for one in seen) == sorted(some)
    assert next_puzzle(fitting, record, "ann", None) is seen[2]
    record = Record({**record.tries, seen[2].id: tried(seen[2], 3, solved=True)})
    assert next_puzzle(fitting, record, "ann", None) is None


def tried(puzzle: Puzzle, number: int, solved: bool) -> Any:
    return Tried(puzzle.id, number, int(solved), 0, 1200.0, 100.0, 0, number)
