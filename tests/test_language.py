"""The words: every language says everything, and nothing is said that is not there."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import kuroshio
from kuroshio.core.messages import Message, message
from kuroshio.core.view import Event
from kuroshio.games import NAMES
from kuroshio.language import LANGUAGES, say, sources
from tests.play import SETUPS, new, random_steps, setup_name


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for name, text in sources(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                found[entry.id.name] = entry
    return found


class Names(Visitor):
    """The arguments and the other messages that a message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.arguments.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.others.add(node.id.name)
        super().generic_visit(node)


def variables(known: dict[str, ast.Message], key: str) -> set[str]:
    """The arguments that a message uses, also through the messages in it."""
    names = Names()
    names.visit(known[key])
    return names.arguments.union(*(variables(known, other) for other in names.others))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_asks_for_an_argument_that_english_does_not_have(language: str) -> None:
    english, other = messages("en"), messages(language)
    for key in other:
        assert variables(other, key) <= variables(english, key), key


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_everything_in_a_game_can_be_said(setup: tuple[str, int, dict[str, str]]) -> None:
    """Question, rule, moves, refusals, events and the plain table at every step, once where the
    same comes again."""
    heard: dict[bytes, Message] = {}
    done: set[str] = set()  # what somebody did: the line goes on after the name

    def hear(words: Message) -> str:
        heard.setdefault(msgspec.json.encode(words), words)
        return words.key

    table = new(setup, 21)
    for n in random_steps(table, 21):
        hear(table.question())
        hear(table.rule())
        for move in table.moves:
            hear(table.describe(move))
            assert table.why_not(move).key == "why-it-is-possible"
        for event in table.true_events():
            told = hear(table.game.words.narrate(event))
            if event.seat is not None:
                done.add(told)
        if n % 10 == 0:
            assert len(table.game.plain(table.view(n % table.players), hear)) > 3
            for move in table._names[n % 13 :: 13]:
                if move.text:
                    hear(table.why_not(move))
    for words in heard.values():
        for language in LANGUAGES:
            text = say(words, language)
            assert text
            if words.key in done:
                assert goes_on(text), text
                assert not BARE_COUNT.search(text), text
            chosen_by = choices(messages(language)[words.key])
            named = {name for name, value in words.args.items() if isinstance(value, Message)}
            assert not chosen_by & named, f"{words.key} in {language} chooses by words"


BARE_COUNT = re.compile(r": \d+( \w+)?$")  # "receives: 2 bones", as an inventory has it


def goes_on(text: str) -> bool:
    """Whether a line of the log goes on after "You" as well as after a name."""
    return text[0].islower() and not re.match(r"(is|was|has|does|\w+es) ", text)


@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("log-")])
def test_what_is_done_at_a_table_goes_on_after_you(key: str) -> None:
    texts = Texts()
    texts.visit(messages("en")[key])
    assert all(goes_on(text) for text in texts.found if text[:1].islower() and key != "log-who")


def choices(entry: ast.Message) -> set[str]:
    """The arguments by which a message chooses; those that are messages are words by then."""
    found = Choices()
    found.visit(entry)
    return found.arguments


class Choices(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.arguments.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_name_of_the_box_has_words(name: str, language: str) -> None:
    known = messages(language)
    for kind, _ in kuroshio.game_named(name).event_names.values():
        assert f"{name}-event-{kind}" in known
    for key in ("name", "about"):
        assert f"{name}-{key}" in known


def test_a_card_of_ones_own_box_is_called_by_its_id() -> None:
    assert say(message("namiji-dock-sea-urchin", name="sea-urchin")) == "Sea urchin"


def test_a_message_that_is_nowhere_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message nonsense"):
        say(Message("nonsense"))


def test_russian_numbers_are_declined() -> None:
    ends = {n: say(message("play-left", moves=n), "ru") for n in (1, 2, 5, 11, 21, 22, 25)}
    words = {n: text.split(str(n), 1)[1] for n, text in ends.items()}
    assert words[1] == words[21]
    assert words[2] == words[22]
    assert words[5] == words[11] == words[25]
    assert len({words[1], words[2], words[5]}) == 3


@pytest.mark.parametrize(
    ("game", "event", "said"),
    [
        (
            "namiji",
            Event("took-fish", 0, {"fish": "blue puffer", "hidden": False}),
            ["the blue pufferfish", "den blauen Kugelfisch", "le fugu bleu", "синюю фугу"],
        ),
        (
            "namiji",
            Event("released-net", 0, {"net": "green bream"}),
            [
                "with two green bream",
                "mit zwei grünen Brassen",
                "de deux daurades vertes",
                "двумя зелёными дорадами",
            ],
        ),
        (
            "namiji",
            Event("took-section", 0, {"panorama": "whale", "section": 2}),
            [
                "section 2 of the whale panorama",
                "Abschnitt 2 des Walpanoramas",
                "la section 2 du panorama Baleine",
                "карту №\u00a02 панорамы «Кит»",
            ],
        ),
        (
            "namazu",
            Event("gained", 0, {"good": "ore", "count": 1}),
            ["gained 1 ore", "erhält 1 Erz", "reçoit 1 minerai", "получает 1 руду"],
        ),
        (
            "namazu",
            Event("offered", 0, {"good": "ore", "altar": 3}),
            ["offered ore", "opfert Erz", "offre du minerai", "подносит руду"],
        ),
        (
            "tongiaki",
            Event("landed", 0, {"colour": "gold", "place": "samoa 2"}),
            [
                "landed with a gold boat on beach 2 of Samoa",
                "landet mit einem goldenen Schiff an Strand 2 von Samoa",
                "débarque avec un bateau doré sur Samoa, plage 2",
                "золотой лодки на пляж 2 острова Самоа",
            ],
        ),
        (
            "tongiaki",
            Event("placed", 0, {"colour": "moss", "place": "tonga 1"}),
            [
                "placed a moss boat on beach 1 of Tonga",
                "setzt ein moosgrünes Schiff an Strand 1 von Tonga",
                "pose un bateau vert mousse sur Tonga, plage 1",
                "ставит зелёную лодку на пляж 1 острова Тонга",
            ],
        ),
        (
            "tongiaki",
            Event("found-no-room", 0, {"colour": "plum", "boats": 3}),
            ["3 plum boats", "3 pflaumenfarbene Schiffe", "3 bateaux prune", "3 сливовые лодки"],
        ),
    ],
    ids=lambda case: case.kind if isinstance(case, Event) else None,
)
def test_what_somebody_gives_or_takes_is_declined(game: str, event: Event, said: list[str]) -> None:
    told = kuroshio.game_named(game).words.narrate(event)
    for language, words in zip(LANGUAGES, said, strict=True):
        assert words in say(told, language)


@pytest.mark.parametrize(
    ("language", "one", "none"),
    [
        ("en", "one lands the boats, one loses them, one leads on", "0 land"),
        ("de", "führt eines zur Landung, eines zum Verlust, eines weiter", "führt keines"),
        ("fr", "une mène à un débarquement, une à la perte, une plus loin", "aucune ne mène"),
        ("ru", "1 ведёт к высадке, 1 к потере, 1 дальше", "ни один не ведёт"),
    ],
)
def test_what_a_tile_may_do_to_boats_agrees_with_its_numbers(
    language: str, one: str, none: str
) -> None:
    ones = {"of": 3, "land": 1, "lost": 1, "draw": 1, "royal": 0}
    assert one in say(message("tongiaki-outcome-draw", **ones), language)
    rest = {"of": 2, "land": 0, "lost": 2, "draw": 0, "royal": 0}
    assert none in say(message("tongiaki-outcome-draw", **rest), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "move"), [("namiji", "keep A1"), ("tongiaki", "resettle"), ("namazu", "sign")]
)
def test_a_question_in_a_refusal_is_quoted(game: str, move: str, language: str) -> None:
    """It is a sentence of its own, often with a colon in it."""
    table = new((game, 3, {}), 5)
    asked = say(table.question(), language)
    marks = {"en": "“{}”", "de": "„{}“", "fr": "«\u202f{}\u202f»", "ru": "«{}»"}[language]
    assert say(table.why_not(table.parse(move)), language).endswith(marks.format(asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_left_in_tongiakis_stack_is_not_listed(language: str) -> None:
    nothing = message(
        "tongiaki-plain-stack", islands=0, island_names="", oceans=2, ocean_names="a, b"
    )
    said = say(nothing, language)
    assert said.endswith(" (a, b)")
    assert said.count("(") == 1


def test_a_chosen_move_ends_before_the_next_sentence_begins() -> None:
    chosen = say(message("moves-confirm", move="Take a fish that lies face down"))
    assert chosen == "Chosen: Take a fish that lies face down. Press once more to do it."


# What a typesetter would not let pass, and what some languages want besides; the spaces that must
# not break are narrow ones.
FAULTS = r"['\"]|\.\.\.| - "
OWN_FAULTS = {
    "de": r"|[^\u202f]%|[”«»—]|“\w|„\s|[^\u00a0(]…",
    "fr": r"|[^\u202f][:;?!%»](?= |$)|«[^\u202f]",
    "ru": r"| [—%]|[“”]|\s–\s",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_wants(language: str) -> None:
    fault = re.compile(FAULTS + OWN_FAULTS.get(language, ""), re.MULTILINE)
    for key, entry in messages(language).items():
        texts = Texts()
        texts.visit(entry)
        for text in texts.found:
            assert fault.search(text) is None, f"{key}: {text}"


class Texts(Visitor):
    """The texts of a message; an x stands for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.Pattern):
            plain = (e.value if isinstance(e, ast.TextElement) else "x" for e in node.elements)
            self.found.append("".join(plain))
        super().generic_visit(node)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["for 30 seconds", "for 10 minutes"]),
        ("de", ["30 Sekunden lang", "10 Minuten lang"]),
        ("fr", ["depuis 30 secondes", "depuis 10 minutes"]),
        ("ru", ["не смотрели на него 30 секунд", "не смотрели на него 10 минут"]),
    ],
)
def test_when_one_is_told_of_a_table_is_said_in_seconds_or_minutes(
    language: str, said: list[str]
) -> None:
    for wait, words in zip((("seconds", 30), ("minutes", 10)), said, strict=True):
        unit, count = wait
        assert words in say(message("notices-lead", unit=unit, count=count), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_hour_of_a_day_no_hours_are_counted(language: str) -> None:
    said = {hours: say(message("daily-next", hours=hours, minutes=7), language) for hours in (0, 3)}
    assert not re.search(r"\b0\b", said[0])
    assert "3" in said[3]
