"""What Namazu says holds for every box, and for whoever has an improvement or a card."""

from __future__ import annotations

import pytest

from kuroshio.core.messages import message
from kuroshio.core.view import Event
from kuroshio.language import LANGUAGES, say
from kuroshio.namazu import words
from kuroshio.rulebook import rulebook
from tests.namazu.helpers import altar, edo, family, give, hold, improve, own_box, put, use

DEAR = ("price = { steel = 1, meat = 1, bone = 1 }\n\n[app", "price = { steel = 3 }\n\n[app")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_places_ashigarus_is_told_of_placement(language: str) -> None:
    """Two neighbouring cells of one ring are among the moves of a family that has it (B16)."""
    told = say(edo().rule(), language)
    assert say(words.improvement_name("placement"), language) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_safe_passage_the_rule_names_neither_a_sector_nor_a_fee(language: str) -> None:
    """Any cells, and occupied ones for nothing (B54)."""
    table = edo()
    hold(table, 0, "safe-passage")
    table.play("play safe-passage")
    told = say(table.rule(), language)
    assert say(words.card_name("safe-passage"), language) in told
    assert say(message("namazu-fee", fee=table.box.plain.fee), language) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_ashigaru_pays_the_fee_too_but_with_safe_passage(language: str) -> None:
    """B12 and B54: its free choice of a cell is not a free cell."""
    table = edo()
    hold(table, 0, "safe-passage")
    family(table).third = 1
    put(table, 1, "rest-a")
    fee = say(message("namazu-fee", fee=table.box.plain.fee), language)
    table.refresh()
    table.play("stand rice-a altar-a")
    assert fee in say(table.rule(), language)
    table.undo()
    table.play("play safe-passage")
    table.play("stand rice-a altar-a")
    assert fee not in say(table.rule(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_the_temple_is_that_of_the_box(language: str) -> None:
    table = edo(box=own_box(temple=DEAR))
    dear = say(words.counted("steel", 3), language)
    assert dear in say(words.improvement_effect(table.box, "temple"), language)
    improve(table, "temple")
    give(table, steel=3)
    use(table, "altar-a")
    assert dear in say(table.rule(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_says_that_more_brings_no_more(language: str) -> None:
    """The sixth band counts nothing for the Terror of the Roads."""
    more = {"en": "never more", "de": "nie mehr", "fr": "jamais plus", "ru": "не больше"}
    box = edo().box
    goal = words.effect(box, box.names["cards"].index("terror-of-the-roads"))
    assert more[language] in say(goal, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_what_an_altar_takes_names_the_improvement(language: str) -> None:
    """Offrandes 2 and 4: different goods, but with the improvement Offerings alike ones."""
    entries = [one for part in rulebook("namazu", language).sections for one in part.entries]
    (rule,) = (one.text for one in entries if one.id == "B22")
    assert say(words.improvement_name("offerings"), language) in rule
    table = edo()
    altar(table, 0, "torii", "rice")
    improve(table, "offerings")
    give(table, rice=1)
    use(table, "offerings-a")
    assert table.legal("offer rice")


@pytest.mark.parametrize(
    ("language", "contract", "pact"),
    [
        ("en", "signed a contract with the smith", "sealed the pact with the yakuza"),
        ("de", "schließt einen Vertrag (Schmied)", "besiegelt den Pakt mit den Yakuza"),
        ("fr", "signe un contrat", "scelle le pacte avec les yakuzas"),
        ("ru", "подписывает контракт", "заключает договор"),
    ],
)
def test_the_log_tells_the_pact_from_a_contract(language: str, contract: str, pact: str) -> None:
    assert contract in say(words.narrate(Event("signed", 0, {"kind": "smith"})), language)
    assert pact in say(words.narrate(Event("signed", 0, {"kind": "yakuza"})), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_too_little_gold_is_not_told_to_have_none(language: str) -> None:
    """A gold stands for one good, and the altar asks for three (B20)."""
    table = edo()
    give(table, gold=1, steel=3)
    use(table, "altar-a")
    told = say(table.why_not(table.parse("erect 3")), language)
    without = {"en": "not even with gold", "de": "auch nicht mit Gold"}
    without |= {"fr": "même avec de l’or", "ru": "даже золотом"}
    assert told.endswith(without[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_purchase_is_refused_with_what_one_has(language: str) -> None:
    table = edo()
    give(table, koban=7)
    use(table, "market")
    told = say(table.why_not(table.parse("buy pact")), language)
    assert "10" in told
    assert told.endswith("7")
