"""Everything on a table explains itself: every drawing, every number, at every question."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kuroshio.language import sources
from tests.browser.driver import DESKTOP, PHONE, person
from tests.browser.hand import OFFERED, press
from tests.browser.known import course, news
from tests.browser.wire import come_to, new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

# Every drawing and every text with a number in it, wherever a game draws. Not asked: buttons that
# are only words (they say themselves what they do), keys, and seats' names.
MARKS = """
  const drawn = 'main .board, main .things, main .own, main .plate';
  const own = (one) => [...one.childNodes]
    .filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join('').trim();
  const isDrawing = (one) => one.matches('use, svg:not(:has(use, text, svg))')
    && one.getBoundingClientRect().width < 200;
  const controls = '.zoom, .overview, .button';
  const silent = `.key, .badge, kbd, .unseen, .who, .glyph, .clock, .hint, defs, ${controls}`;
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const [x, y] = middle(one);
    const style = getComputedStyle(one);
    return width > 2 && height > 2 && style.visibility === 'visible' && x > 0 && y > 0
      && x < innerWidth && y < innerHeight && one.checkVisibility({ opacityProperty: true });
  };
  const looks = (one) => {
    const place = one.closest('[class]')?.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 160);
    const called = one.closest('[data-explain]')?.dataset.explain;
    return `${one.tagName} ${own(one)} (${called}) in ${place}`.replace(/[\\d.]+/g, '#');
  };
"""

# What is not known yet, by how it looks: what looks the same but for its numbers, and is called the
# same, is asked once.
UNKNOWN = f"""(known) => {{
  {MARKS}
  const leaves = [...document.querySelectorAll(drawn)].flatMap((place) =>
    [...place.querySelectorAll('svg, use, text, b, strong, span, p, small, li, td, button')]);
  window.marks = [...new Set(leaves)].filter((one) =>
    (isDrawing(one) || /\\d/.test(own(one))) && !one.closest(silent));
  const skip = new Set(known);
  const found = new Map();
  window.marks.forEach((one, n) => {{
    const look = looks(one);
    if (!skip.has(look)) found.set(look, [...(found.get(look) ?? []), n]);
  }});
  return [...found];
}}"""

# Where one of these marks can be pressed, scrolled into sight; null where all are covered.
PLACE = f"""(numbers) => {{
  {MARKS}
  for (const n of numbers) {{
    const one = window.marks[n];
    one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    if (!one.isConnected || !seen(one)) continue;
    const [x, y] = middle(one);
    for (const bubble of document.querySelectorAll('.explanation')) bubble.style.display = 'none';
    const hit = document.elementFromPoint(x, y);
    if (one.closest(drawn).contains(hit) && !hit.closest(controls)) return [x, y];
  }}
  return null;
}}"""

# Games, as players and seed, that meet every kind of question, of answer and of outcome
# (`python -m tests.browser.known GAME PLAYERS SEEDS` finds them); the first is played to its end.
GAMES = {
    "namiji": ((3, 1680), (3, 1484), (2, 1)),
    "tongiaki": ((3, 417),),
    "namazu": ((3, 62), (3, 123), (3, 267), (3, 126)),
}
# Words for what does not happen at a table.
NEVER = {
    "namiji": set(),
    "tongiaki": {"tongiaki-outcome-nothing"},  # without an island to draw the game is over
    "namazu": {"namazu-ask-nothing", "namazu-move-done"},
}


def ask_everything(page: Any, answered: list[str]) -> list[str]:
    """What does not explain itself with a rule when it is pressed, besides what was answered."""
    press(page, ".help")
    page.wait_for_selector("main.helping")
    silent = []
    for look, numbers in page.evaluate(UNKNOWN, answered):
        if (place := page.evaluate(PLACE, numbers)) is None:
            continue
        page.mouse.click(*place)
        try:
            page.wait_for_selector(".explanation a[href^='/rules/']", timeout=2_000)
            answered.append(look)
        except Exception:
            silent.append(look)
    press(page, ".help")
    page.wait_for_selector("main:not(.helping)")
    return silent


def every_kind(game: str) -> set[str]:
    """Whatever can be asked, answered or told as an outcome, as keys of the texts."""
    text = "\n".join(sources("en").values())
    return set(re.findall(rf"^({game}-(?:ask|move|outcome)-[\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_the_games_meet_every_kind_of_question(game: str) -> None:
    decisions = [one for players, seed in GAMES[game] for one in course(game, players, seed)[0]]
    assert every_kind(game) - {kind for one in decisions for kind in one.kinds} == NEVER[game]


# At how many decisions that ask something new a first game is asked; the long tests ask at all of
# them, in all games.
SOME = 7
WINDOWS = {"namiji": PHONE, "tongiaki": PHONE, "namazu": DESKTOP}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("games", "most"),
    [
        pytest.param(1, SOME, id="some"),
        pytest.param(None, None, id="all", marks=pytest.mark.long),
    ],
)
def test_everything_on_a_table_explains_itself(
    server: str, browser: Any, game: str, games: int | None, most: int | None
) -> None:
    """At every kind of question once; at the end of a game; and when it is replayed."""
    page = person(browser, server, WINDOWS[game])
    silent: dict[str, list[str]] = {}
    answered: list[str] = []
    met: set[str] = set()
    for players, seed in GAMES[game][:games]:
        decisions, _ = course(game, players, seed)
        table = new_game(page, game, players, seed)
        made = 0
        for decision in news(decisions, met)[:most]:
            at = decisions.index(decision)
            come_to(page, table, decisions[made:at])
            made = at
            page.wait_for_function(OFFERED, arg=decision.legal)
            silent[f"{seed} after {decision.made}"] = ask_everything(page, answered)
        if (players, seed) == GAMES[game][0]:
            come_to(page, table, decisions[made:])
            ask_the_end(page, game)
            page.goto(page.url.replace("/table/", "/replay/") + "?at=30&eyes=0")
            page.wait_for_selector("input[type=range]")
            silent["replay"] = ask_everything(page, answered)
    assert len(answered) > 20
    assert {at: found for at, found in silent.items() if found} == {}
    assert page.troubles == []
    page.context.close()


def test_what_is_asked_after_something_else_stays(server: str, browser: Any) -> None:
    """The pointer has left what was explained before: that closes no other explanation."""
    page = person(browser, server)
    page.goto(f"/table/{new_game(page, 'namazu', 3, 331)}")
    page.wait_for_selector("[data-explain=round]")
    press(page, ".help")
    page.wait_for_selector("main.helping")
    page.clock.install()
    for thing in ("round", "cards-left"):
        page.click(f".corner [data-explain={thing}]")
    page.clock.run_for(1_000)
    assert page.locator(".explanation a[href^='/rules/namazu#']").is_visible()
    page.context.close()


def ask_the_end(page: Any, game: str) -> None:
    page.wait_for_selector("main.end")
    for number in (".row strong", ".bars i", ".legend li"):
        page.hover(number)
        page.wait_for_selector(f".explanation a[href^='/rules/{game}#']")
        page.mouse.move(3, 3)
        page.wait_for_selector(".explanation", state="detached")
