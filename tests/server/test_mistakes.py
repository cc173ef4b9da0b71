"""Learning from one's mistakes: questions from one's own reviewed games, until they are known."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import fsrs
import pytest

from kuroshio.server.identity import Signer
from kuroshio.server.mistakes import LEAST
from kuroshio.server.store.migrations import scripts
from tests.server.serving import SECRET, Person, Server
from tests.server.test_reviews import reviewed
from tests.server.test_statistics import finish

MIGRATION = 60  # which brought the lessons


class Learner:
    """Somebody who has played badly, and had it reviewed."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann = Person(server.url, "Ann")
        self.table = self.ann.open("me", "deckhand", start=True, seed=133)
        finish(self.ann, self.table, random.Random(6))
        self.ann.post(f"/api/tables/{self.table}/review")
        self.review = reviewed(self.ann, self.table, 240)["review"]
        self.losses = {
            one["n"]: one
            for one in self.review["decisions"]
            if one["seat"] == 0 and one["loss"] >= LEAST
        }

    def lessons(self) -> Any:
        return self.ann.get("/api/me/mistakes")

    def answer(self, lesson: Any, text: str) -> Any:
        choices = lesson["shown"]["question"]["choices"]
        number = next(one["number"] for one in choices if one["text"] == text)
        return self.ann.post("/api/me/mistakes", table=lesson["table"], n=lesson["n"], move=number)

    def days_pass(self, days: int) -> None:
        """Everything is due so many days earlier."""
        with sqlite3.connect(self.server.folder / "kuroshio.db") as db:
            db.execute("UPDATE mistakes SET due = due - ?", (days * 86_400_000,))
        db.close()


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Learner]:
    with Server(tmp_path_factory.mktemp("lessons")).start() as server:
        yield Learner(server)


def test_one_s_own_sure_losses_become_questions_once(learner: Learner) -> None:
    path = f"/api/tables/{learner.table}/mistakes"
    assert learner.losses
    for _ in range(2):
        told = learner.ann.post(path)
        assert (told["due"], told["later"], told["known"]) == (len(learner.losses), 0, 0)
    assert told["lesson"]["n"] in learner.losses


def test_nobody_learns_from_the_mistakes_of_others(learner: Learner) -> None:
    bob = Person(learner.server.url, "Bob")
    assert bob.post(f"/api/tables/{learner.table}/mistakes")["due"] == 0
    assert bob.get("/api/me/mistakes")["lesson"] is None
    n = next(iter(learner.losses))
    refused = bob.refused("/api/me/mistakes", table=learner.table, n=n, move=0)
    assert refused == "not-found"
    bob.close()


def test_a_question_shows_what_the_seat_saw_then(learner: Learner) -> None:
    lesson = learner.lessons()["lesson"]
    shown, n = lesson["shown"], lesson["n"]
    seen = learner.ann.get(f"/api/tables/{learner.table}/replay", eyes=0, first=n, count=1)
    assert shown["view"] == seen["start"]
    assert (shown["eyes"], shown["you"], shown["turn"]) == (0, [0], 0)
    texts = [one["text"] for one in shown["question"]["choices"]]
    assert learner.losses[n]["played"]["move"] in texts


def test_answers_are_graded_by_what_they_are_worth_and_asked_again(learner: Learner) -> None:
    before = learner.lessons()
    lesson = before["lesson"]
    decision = learner.losses[lesson["n"]]
    graded = learner.answer(lesson, decision["played"]["move"])  # the same mistake again
    assert not graded["right"]
    assert graded["loss"] == decision["loss"]
    assert graded["best"]["move"] == decision["best"][0]["move"]
    after = learner.lessons()
    assert (after["due"], after["later"]) == (before["due"] - 1, before["later"] + 1)
    learner.days_pass(1)
    graded = learner.answer(lesson, decision["best"][0]["move"])
    assert graded["right"]
    assert graded["answer"] == graded["best"] == decision["best"][0]


def test_what_was_right_for_long_enough_is_known(learner: Learner) -> None:
    lesson = learner.lessons()["lesson"]
    decision = learner.losses[lesson["n"]]
    known = learner.lessons()["known"]
    for _ in range(8):
        graded = learner.answer(lesson, decision["best"][0]["move"])
        if graded["known"]:
            break
        with sqlite3.connect(learner.server.folder / "kuroshio.db") as db:
            card = db.execute("SELECT card FROM mistakes WHERE n = ?", (lesson["n"],)).fetchone()[0]
            db.execute(
                "UPDATE mistakes SET card = ? WHERE n = ?", (a_month_older(card), lesson["n"])
            )
        db.close()
    assert graded["known"]
    assert learner.lessons()["known"] == known + 1


def a_month_older(card: str) -> str:
    """A card that was last looked at a month earlier."""
    kept = fsrs.Card.from_json(card)
    assert kept.last_review is not None
    kept.last_review -= timedelta(days=30)
    kept.due -= timedelta(days=30)
    return kept.to_json()


def test_other_moves_are_judged_when_they_are_answered(learner: Learner) -> None:
    lesson = learner.lessons()["lesson"]
    decision = learner.losses[lesson["n"]]
    told = {one["move"] for one in [*decision["best"], decision["played"]]}
    texts = [one["text"] for one in lesson["shown"]["question"]["choices"]]
    other = next((text for text in texts if text not in told), texts[0])
    graded = learner.answer(lesson, other)
    assert graded["right"] == (graded["loss"] == 0)
    assert graded["answer"]["move"] == other


def test_a_move_that_is_not_possible_is_refused(learner: Learner) -> None:
    n = next(iter(learner.losses))
    wish = {"table": learner.table, "n": n, "move": 10**6}
    assert learner.ann.refused("/api/me/mistakes", **wish) == "illegal-move"
    running = learner.ann.open("me", "deckhand", start=True)
    assert learner.ann.refused(f"/api/tables/{running}/mistakes") == "no-review"


def test_an_old_store_comes_up_to_date(tmp_path: Path) -> None:
    """A store from before there were lessons keeps its people, who learn from then on."""
    before = [(number, text) for number, text in scripts("sqlite") if number < MIGRATION]
    with sqlite3.connect(tmp_path / "kuroshio.db") as db:
        for number, text in before:
            db.executescript(text)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("INSERT INTO players (id, name, links) VALUES ('aaaaaaaaaaaaaaaa', 'Old', 0)")
    db.close()
    with Server(tmp_path).start() as server:
        token = Signer(SECRET).token("aaaaaaaaaaaaaaaa")
        old = Person(server.url, token=token)
        assert old.get("/api/me")["name"] == "Old"
        assert old.get("/api/me/mistakes")["due"] == 0
        old.close()
