"""What the log names can be seen: a line that is pointed at lights it up on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import PHONE, person
from tests.browser.hand import press
from tests.browser.known import course
from tests.browser.wire import follow, new_game
from tests.chosen import chosen

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

GAMES = ("namiji", "tongiaki", "namazu")
PLAYERS = 3
SEED = 5

# The names in all lines of the log, and of them those of nothing that is drawn.
SPOKEN = """() => {
  const lines = [...document.querySelectorAll('[data-about]')].map((line) => line.dataset.about);
  const names = [...new Set(lines.flatMap((names) => names.split('; ')))];
  const drawn = (name) => document.querySelector(`main [data-name="${name}"]`);
  return { names, missing: names.filter((name) => !drawn(name)) };
}"""

# Whether a ring of light lies round something of that name, within the window.
LIT = """(names) => {
  const rings = [...document.querySelectorAll('[data-light]')]
    .map((ring) => ring.getBoundingClientRect());
  const inside = (one) => one.left >= -8 && one.top >= -8
    && one.right <= innerWidth + 8 && one.bottom <= innerHeight + 8;
  const round = (ring, box) => ring.left <= box.right && ring.right >= box.left
    && ring.top <= box.bottom && ring.bottom >= box.top;
  return names.every((name) => {
    const things = [...document.querySelectorAll(`main [data-name="${name}"]`)]
      .map((one) => one.getBoundingClientRect());
    return rings.some((ring) => inside(ring) && things.some((box) => round(ring, box)));
  });
}"""
DARK = "() => !document.querySelector('[data-light]')"


# The tables of these tests, with who sits there: nobody makes a move, so one will do for several.
_tables: dict[tuple[str, str, str], tuple[str, list[Any]]] = {}


def at_table(page: Any, game: str, asked: str = "") -> None:
    """In the midst of a game: much has happened that has a name. `asked` is the question there."""
    which = (page.base, game, asked)
    if which not in _tables:
        _tables[which] = in_the_midst(page, game, asked), page.context.cookies()
    table, person_there = _tables[which]
    page.context.add_cookies(person_there)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")


def in_the_midst(page: Any, game: str, asked: str) -> str:
    decisions, _ = course(game, PLAYERS, SEED)
    made = min(len(decisions) * 2 // 3, 60)
    while asked and f"{game}-ask-{asked}" not in decisions[made].kinds:
        made -= 1
    table = new_game(page, game, PLAYERS, SEED)
    follow(page, table, decisions[:made])
    return table


def named(page: Any, line: Any) -> list[str]:
    about: str = line.get_attribute("data-about")
    return about.split("; ")


def see_it_lit(page: Any, names: list[str]) -> None:
    page.wait_for_function(LIT, arg=names)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_log_names_is_drawn(server: str, browser: Any, game: str) -> None:
    page = person(browser, server)
    at_table(page, game)
    while press(page, ".log ol > li:last-child > .button"):
        pass  # earlier lines
    spoken = page.evaluate(SPOKEN)
    assert len(spoken["names"]) > 10
    assert spoken["missing"] == []
    page.context.close()


@pytest.mark.parametrize("game", chosen(GAMES, "namazu"))
def test_a_line_lights_up_what_it_speaks_of(server: str, browser: Any, game: str) -> None:
    """While the mouse is there, and while the keyboard is."""
    page = person(browser, server)
    at_table(page, game)
    lines = page.query_selector_all(".log [data-about]")
    lines[0].hover()
    see_it_lit(page, named(page, lines[0]))
    page.mouse.move(700, 450)
    page.wait_for_function(DARK)
    lines[0].focus()
    see_it_lit(page, named(page, lines[0]))
    page.keyboard.press("ArrowDown")
    assert lines[1].evaluate("(line) => line === document.activeElement")
    see_it_lit(page, named(page, lines[1]))
    page.context.close()


@pytest.mark.parametrize(
    ("game", "asked"),
    chosen([("namiji", "sail"), ("tongiaki", "act"), ("namazu", "stand")], ("namiji", "sail")),
)
def test_a_move_in_words_lights_up_what_it_names(
    server: str, browser: Any, game: str, asked: str
) -> None:
    """While the mouse is there, and while the keyboard is; the list opens at its first move."""
    page = person(browser, server)
    at_table(page, game, asked)
    page.keyboard.press("m")
    page.wait_for_selector(".moves [data-about]")
    moves = page.query_selector_all(".moves [data-about]")
    assert len(moves) > 1
    for move in moves[:3]:
        move.hover()
        see_it_lit(page, named(page, move))
    page.mouse.move(700, 450)
    page.wait_for_function(DARK)
    moves[1].focus()
    see_it_lit(page, named(page, moves[1]))
    page.context.close()


@pytest.mark.parametrize("game", chosen(GAMES, "tongiaki"))
def test_on_a_phone_the_log_gives_way_to_what_a_line_speaks_of(
    server: str, browser: Any, game: str
) -> None:
    """Wherever that is: the board goes there."""
    page = person(browser, server, PHONE)
    at_table(page, game)
    for words in {"namiji": ["space ", "slot "], "tongiaki": ["beach ", "tile "]}.get(
        game, ["cell "]
    ):
        press(page, "main .tools [aria-label=Log]")
        line = f"dialog [data-about^='{words}']"
        page.wait_for_selector(line)
        names = page.get_attribute(line, "data-about").split("; ")
        press(page, line)
        page.wait_for_selector("dialog", state="detached")
        see_it_lit(page, names)
        page.wait_for_function(DARK)
    assert page.troubles == []
    page.context.close()
