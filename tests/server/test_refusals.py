"""Refusals: each is said in every language, with what it needs, and times as people say them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kuroshio.server
from kuroshio.bots import LEVELS
from kuroshio.games import NAMES
from kuroshio.language import LANGUAGES, say
from kuroshio.server import daily, identity
from kuroshio.server.colours import COLOURS
from kuroshio.server.compiling import preparing
from kuroshio.server.limits import A_DAY, BODY_BYTES, BY_MAILBOX, RECORD_BYTES, Limits
from kuroshio.server.notices import dispatch, outward, ways
from kuroshio.server.refusals import STATUS, Refused, as_size, for_time, in_time
from kuroshio.server.signing import by_mail
from tests.server.serving import Person
from tests.test_language import messages, variables

HOUR, DAY = 3_600, 86_400
FOLDER = Path(kuroshio.server.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words_and_no_words_are_left_over(language: str) -> None:
    known = {key for key in messages(language) if key.startswith("refused-")}
    assert known == {f"refused-{code}" for code in STATUS}


def refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every refusal: where, its code, and what it is told with (None: not seen here)."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Refused":
                continue
            code = node.args[0]
            if not isinstance(code, ast.Constant) or len(node.args) > 1:
                continue
            given = {one.arg for one in node.keywords}
            args = {"wait" if one == "retry_after" else one for one in given if one is not None}
            yield f"{path.name}:{node.lineno}", str(code.value), None if None in given else args


def test_a_refusal_is_told_with_all_that_its_words_need() -> None:
    """Whatever is missing would stand in the sentence as `{$seconds}`."""
    found = list(refusals())
    assert len(found) > 150
    for where, code, given in found:
        wanted = variables(messages("en"), f"refused-{code}")
        assert given is None or wanted <= given, where


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.2, ["in 1 second", "in 1 Sekunde", "dans 1 seconde", "через 1 секунду"]),
        (119, ["in 119 seconds", "in 119 Sekunden", "dans 119 secondes", "через 119 секунд"]),
        (121, ["in 3 minutes", "in 3 Minuten", "dans 3 minutes", "через 3 минуты"]),
        (8 * HOUR, ["in 8 hours", "in 8 Stunden", "dans 8 heures", "через 8 часов"]),
        (2 * DAY, ["in 2 days", "in 2 Tagen", "dans 2 jours", "через 2 дня"]),
    ],
)
def test_a_time_is_said_in_the_unit_of_people(seconds: float, said: list[str]) -> None:
    for language, words in zip(LANGUAGES, said, strict=True):
        assert say(in_time(seconds), language) == words


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (1, ["for another 60 minutes", "noch 60 Minuten lang", "pendant encore 60 minutes"]),
        (21, ["for another 21 hours", "noch 21 Stunden lang", "pendant encore 21 heures"]),
        (720, ["for another 30 days", "noch 30 Tage lang", "pendant encore 30 jours"]),
    ],
)
def test_how_much_longer_too(hours: int, said: list[str]) -> None:
    russian = {1: "ещё на 60 минут", 21: "ещё на 21 час", 720: "ещё на 30 дней"}
    for language, words in zip(LANGUAGES, [*said, russian[hours]], strict=True):
        assert say(for_time(hours * HOUR), language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_sizes_are_said_in_kilobytes_and_megabytes(language: str) -> None:
    kilo, mega = {"fr": ("ko", "Mo"), "ru": ("кБ", "МБ")}.get(language, ("kB", "MB"))
    assert say(as_size(BODY_BYTES), language) == f"65 {kilo}"
    assert say(as_size(RECORD_BYTES), language) == f"1 {mega}"
    assert say(as_size(A_DAY), language) == f"100 {mega}"


def test_a_mailbox_that_got_its_mails_waits_hours_not_thousands_of_seconds() -> None:
    limits, seldom = Limits(1.0), BY_MAILBOX["asked-mail"]
    for _ in range(int(seldom.burst)):
        limits.spend_mail("ann@example.org", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.spend_mail("ann@example.org", "192.0.2.1")
    told = say(refused.value.reason)
    assert told == f"Too much at once. Try again in {round(1 / seldom.rate / HOUR)} hours."


def test_numbers_that_are_said_in_words_are_those_of_the_code() -> None:
    """Whoever changes one changes the sentences that are named here, in every language."""
    assert identity.LINK_TIME == ways.DAY == DAY * 1000  # device-once, notice-confirm-mail
    assert by_mail.TIME == HOUR * 1000 // 4  # signin-mail, signin-mail-about
    assert daily.LATE == 2 * HOUR * 1000  # daily-late
    assert (daily.PRIZES, daily.REST) == ((10, 8, 6, 5, 4, 3, 2), 1)  # daily-month-about
    assert daily.LEVEL == "captain"  # daily-lead
    assert dispatch.GIVE_UP == 10  # notices-state-off
    assert (outward.WEB_PORTS, outward.FIRST_FREE) == ((80, 443), 1024)  # refused-bad-address
    assert ratio("admiral", "captain") == 10  # bot-admiral-about


def ratio(longer: str, shorter: str) -> float:
    """How many times as long one level thinks as another."""
    return round(LEVELS[longer].seconds / LEVELS[shorter].seconds, 9)


@pytest.mark.parametrize("name", ["", "  ", "\u200b"])
def test_a_name_is_made_of_what_can_be_seen(name: str) -> None:
    with pytest.raises(Refused) as refused:
        identity.clean_name(name)
    assert refused.value.code == "bad-name"


def test_a_setup_with_something_unknown_is_told_what_there_is(ann: Person) -> None:
    """Also by whoever does not read the description of the interface."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pirate"}]
    for wish, wanted in (
        ({"game": "namiji", "seats": seats}, LEVELS),
        ({"game": "go", "seats": seats}, NAMES),
        ({"game": "namiji", "seats": [{"kind": "me", "colour": "beige"}] * 2}, COLOURS),
    ):
        told = ann.http.post("/api/tables", json=wish).json()
        assert told["code"] == "bad-setup"
        assert all(one in told["say"]["args"]["detail"] for one in wanted), told
    for query, known in (
        ("rules/namazu?language=xx", list(LANGUAGES)),
        ("rules/namazu?box=mine", ["namazu-1", "namazu-2", "namazu-3", "namazu-4"]),
        ("history?game=go", list(NAMES)),
    ):
        told = ann.http.get(f"/api/{query}").json()
        assert told["code"] == "bad-message"
        assert all(one in told["say"]["args"]["detail"] for one in known), told
    table = ann.open("me", "open")
    told = ann.http.post(f"/api/tables/{table}/sit", json={"seat": 7}).json()
    assert told["say"]["args"]["detail"] == "seat 7; known: 0, 1"


def test_a_game_that_is_not_ready_is_called_as_people_call_it() -> None:
    said = [say(preparing("namiji").reason, language).split()[0] for language in LANGUAGES]
    assert said == ["Namiji", "Namiji", "Namiji", "Намидзи"]
    assert say(preparing("some-game").reason).startswith("Some game is")
