"""Rulebooks: how each game is played, as data, in every language.

The words are in `locale/LANGUAGE/rules-GAME.ftl` and name no number: every number is filled in
from the box, or from the sizes that the engine is made for. Paragraphs have ids; those of rulings
(`R12`) are the ones that the code and the tests cite.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from msgspec import Struct

from kuroshio.core.errors import UnknownGame
from kuroshio.core.game import BOX_OPTION
from kuroshio.core.messages import Message
from kuroshio.games import OWN, game_named
from kuroshio.language import FIRST, LANGUAGES, UnknownLanguage, say
from kuroshio.rulebook.outline import Chapter, Item, Mark, Numbers, Outline, Place, Rule


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a list."""

    id: str
    name: str
    text: str
    picture: str | None = None  # a drawing of src/kuroshio/GAME/drawings, without its ending


class Entry(Struct, frozen=True, omit_defaults=True):
    """A paragraph of a rulebook."""

    id: str
    text: str
    mark: Mark
    places: list[str] = []  # where a printed rulebook says it, in words
    departure: str | None = None  # what the book says instead, and why we do not
    ruling: bool = False  # a numbered ruling
    pictures: list[str] = []
    figure: str | None = None  # an SVG
    rows: list[Row] = []


class Section(Struct, frozen=True):
    id: str
    title: str
    entries: list[Entry]


class Rulebook(Struct, frozen=True):
    """How a game is played, in the order in which one learns it."""

    game: str
    language: str
    title: str
    about: str
    sections: list[Section]


class Explanation(Struct, frozen=True):
    """One sentence about a thing on the table."""

    text: str
    rule: str  # the id of an entry of the rulebook
    where: str  # what the link to it is called: the title of its section


class Explanations(Struct, frozen=True):
    """What can be said of the things on a table, by the names that boards give them."""

    game: str
    language: str
    things: dict[str, Explanation]
    refusals: dict[str, Explanation]  # by the key of the message that says why not; see Outline


def outline_of(game: str) -> Outline:
    """The rulebook of a game without its words; games of other packages have none here."""
    if game not in OWN:
        raise UnknownGame(f"there is no rulebook of '{game}'; there are: {', '.join(OWN)}")
    outline: Outline = import_module(f"kuroshio.rulebook.{game}").OUTLINE
    return outline


@cache
def rulebook(game: str, language: str = FIRST, box: str | None = None) -> Rulebook:
    """The rulebook of a game, with the numbers of a box that it comes with: today's if none is
    named."""
    scribe = _Scribe(game, language, box)
    return Rulebook(
        game=game,
        language=language,
        title=scribe.say(Message(f"{game}-name")),
        about=scribe.say(Message(f"{game}-about")),
        sections=[scribe.section(chapter) for chapter in scribe.outline.chapters],
    )


@cache
def explanations(game: str, language: str = FIRST, box: str | None = None) -> Explanations:
    """One sentence and its rule for everything on the table of a game, with the numbers of the
    box that is played."""
    scribe = _Scribe(game, language, box)
    things = {
        kind: Explanation(_capital(scribe.say(thing.words)), thing.rule, scribe.where(thing.rule))
        for kind, thing in scribe.outline.things(scribe.box).items()
    }
    refusals = {
        key: Explanation(scribe.rule_text(rule), rule, scribe.where(rule))
        for key, rule in scribe.outline.refusals.items()
    }
    return Explanations(game, language, things, refusals)


class _Scribe:
    """Puts the outline of a game into words."""

    def __init__(self, game: str, language: str, box: str | None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there is no language '{language}'; there are: {known}")
        self.game = game
        self.language = language
        self.outline = outline_of(game)
        played = game_named(game)
        self.box = played.chosen_box({} if box is None else {BOX_OPTION: box})
        seats = {"least": played.players[0], "most": played.players[-1]}
        self.numbers: Numbers = {**seats, **self.outline.numbers(self.box)}

    def say(self, message: Message) -> str:
        """A message, which may name any number of the box besides its own arguments."""
        words = Message(message.key, {**self.numbers, **message.args})
        return say(words, self.language, rules=self.game)

    def section(self, chapter: Chapter) -> Section:
        return Section(
            id=chapter.id,
            title=self.title(chapter),
            entries=[self.entry(rule) for rule in chapter.rules],
        )

    def entry(self, rule: Rule) -> Entry:
        items = rule.items(self.box) if rule.items else []
        return Entry(
            id=rule.id,
            text=self.rule_text(rule.id),
            mark=rule.source.mark,
            places=[self.place(place) for place in rule.source.places],
            departure=self.rule_text(f"{rule.id}-departs") if rule.departs else None,
            ruling=is_ruling(rule.id),
            pictures=list(rule.pictures),
            figure=rule.figure(self.box) if rule.figure else None,
            rows=[self.row(item) for item in items],
        )

    def place(self, place: Place) -> str:
        """The heading in its own language, and which sentences under it."""
        book = place.book.removeprefix(f"{self.game}-")
        sentences = ", ".join(map(str, place.sentences))
        heading, count = place.heading.rstrip(" :"), len(place.sentences)
        args = {"heading": heading, "sentences": sentences, "count": count}
        return say(Message(f"rules-place-{book}", args), self.language)

    def row(self, item: Item) -> Row:
        return Row(item.id, _capital(self.say(item.name)), self.say(item.text), item.picture)

    def title(self, chapter: Chapter) -> str:
        return self.say(Message(f"rules-{self.game}-title-{chapter.id}"))

    def rule_text(self, rule: str) -> str:
        return self.say(Message(f"rules-{self.game}-{rule}"))

    def where(self, rule: str) -> str:
        """How a link to a rule is called: as the chapter in which it stands."""
        for chapter in self.outline.chapters:
            if any(one.id == rule for one in chapter.rules):
                return self.title(chapter)
        raise KeyError(f"the rulebook of {self.game} has no rule '{rule}'")


def is_ruling(rule: str) -> bool:
    """Whether an id is the number of a ruling, as `R12`."""
    return rule[0].isupper()


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
