"""What people see: texts, plain lines, picture."""

from __future__ import annotations

from xml.etree import ElementTree

from kuroshio.core.view import Event
from kuroshio.language import say
from kuroshio.namazu.words import narrate
from kuroshio.tables.table import Table
from tests.namazu.helpers import altar, attack, build, contract, edo, give, hold, put, use


def scene() -> Table:
    table = edo(3)
    put(table, 1, "rice-a")
    build(table, 2, "ore-a")
    contract(table, 1, "smith")
    altar(table, 0, "torii", "rice", "gold")
    hold(table, 1, "devotion")
    hold(table, 0, "racket")
    give(table, 0, bone=2, koban=3)
    return table


def test_the_picture_is_svg_and_hides_what_is_hidden() -> None:
    table = scene()
    picture = table.game.svg(table.view(0))
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "racket" in picture
    assert "devotion" not in picture
    assert "devotion" in table.game.svg(table.truth())


def test_the_plain_table_tells_all_that_lies_on_it() -> None:
    text = "\n".join(scene().game.plain(scene().view(0), say))
    for words in (
        "Sector 1: rice field A (ashigaru of Seat 2)",
        "building of Seat 3",
        "contract of Seat 2",
        "Altar 1, Torii: rice, gold",
        "2 bones, 3 Kobans",
        "Racket",
        "1 hidden",
    ):
        assert words in text
    assert "Devotion" not in text


def test_brigands_are_described_by_strength_and_loot() -> None:
    table = edo()
    attack(table, "5 with 1 steel 1 koban")
    assert "strength 5, loot: 1 steel, 1 Koban" in say(table.question())


def test_a_sale_says_what_it_brings() -> None:
    table = edo()
    give(table, 0, steel=2)
    use(table, "market")
    assert say(table.describe(table.parse("sell 2 steel"))) == "Sell 2 steel for 4 Kobans"


def test_a_cell_that_is_alone_of_its_kind_has_an_article() -> None:
    table = edo()
    assert say(table.describe(table.parse("stand smith"))) == "Stand at the smith"
    assert say(table.describe(table.parse("stand rice-a"))) == "Stand at rice field A"
    stood = Event("stood", 0, {"cell": "smith"})
    assert say(narrate(stood)) == "placed an ashigaru at the smith"
    signed = Event("signed", 0, {"kind": "smith"})
    assert say(narrate(signed)) == "signed a contract with the smith"


def test_every_move_of_the_box_has_its_own_text() -> None:
    table = edo()
    texts = [move.text for move in table.game.move_texts(table.box) if move.text]
    assert len(texts) == len(set(texts))
    assert len(texts) <= 1500
    for text in texts:
        assert table.parse(text).text == text
