"""Whatever can be pressed can be pressed, in windows of every size; see sweep.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.driver import PHONE, person, settle
from tests.browser.hand import POINTS, press
from tests.browser.known import course, news
from tests.browser.sweep import FAULTS, FINGER, GAMES, WINDOWS, Found, look, pages_of, sweep
from tests.browser.wire import new_game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

# How many known games, and one in how many of their decisions is looked at, besides those of a new
# kind. `python -m tests.browser.sweep` looks at all of them.
SOME = {"namiji": (2, 8), "tongiaki": (1, 100), "namazu": (1, 100)}

# One target that is well made, and one for each way in which a target can be wrong.
TARGETS = """<main>
<style>
  main { margin: 0 } button, svg, i { position: absolute } button { width: 60px; height: 60px }
</style>
<button class=good style="left: 0; top: 0"></button>
<button class=small style="left: 100px; top: 0; height: 30px"></button>
<button class=covered style="left: 200px; top: 0"></button>
<i style="left: 220px; top: 20px; width: 20px; height: 20px"></i>
<button class=touched style="left: 300px; top: 0"></button>
<i style="left: 300px; top: 0; width: 20px; height: 60px"></i>
<button class=cut style="left: -20px; top: 100px"></button>
<button class=twice data-move=1 style="left: 100px; top: 100px"></button>
<button class=twice data-move=1 style="left: 200px; top: 100px; height: 20px"></button>
<svg style="left: 0; top: 200px" width=100 height=60>
  <g class=hollow data-move=2><rect width=60 height=60 fill=none stroke=red /></g>
</svg>
<div data-overview><button class=far style="left: 100px; top: 200px; height: 20px"></button></div>
<div data-closer><button class=near style="left: 200px; top: 200px"></button></div>
</main>"""


def test_the_sweep_finds_what_is_wrong(browser: Any) -> None:
    page = person(browser, "about:blank")
    page.set_content(TARGETS)
    found = page.evaluate(FAULTS, FINGER)
    assert sorted(fault for fault, *_ in found["faults"]) == [
        "button.cut in cut is cut off",
        "button.cut in cut is small",
        "button.small in small is small",
        "button.touched in touched is small",
        "middle of button.covered in covered is under i. in ",
        "middle of g.hollow (move) in  is under svg. in ",  # the rack's cells were like that
        "side of button.cut in cut is under nothing",
        "side of button.touched in touched is under i. in ",
    ]
    assert found["targets"] == 10
    page.context.close()


# The narrowest and the lowest, where most can be wrong; the others with the long tests.
EDGES = [one for one in WINDOWS if one.name in ("small", "lying")]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(EDGES, id="edges"),
        pytest.param(WINDOWS, id="every size", marks=pytest.mark.long),
    ],
)
def pages(request: pytest.FixtureRequest, server: str, browser: Any) -> Iterator[list[Any]]:
    with pages_of(browser, server, request.param) as opened:
        yield opened


@pytest.mark.parametrize("game", SOME)
def test_whatever_can_be_pressed_can_be_pressed(pages: list[Any], game: str) -> None:
    found, met = Found(), set[str]()
    games, every = SOME[game]
    for players, seed in GAMES[game][:games]:
        decisions, _ = course(game, players, seed)
        fresh = news(decisions, met)
        some = {n for n, one in enumerate(decisions) if one in fresh or n % every == 0}
        sweep(pages, game, players, seed, found, some)
    assert found.lines() == []
    assert found.targets > 140 * len(pages)


@pytest.mark.parametrize(
    ("game", "name"), [("namazu", "small"), ("namazu", "lying"), ("tongiaki", "lying")]
)
def test_a_hint_leaves_everything_within_reach(pages: list[Any], game: str, name: str) -> None:
    window, page = next(one for one in pages if one[0].name == name)
    found = Found()
    page.goto(f"/table/{new_game(page, game, 3, 331)}")
    page.wait_for_selector("main [data-said]", state="attached")
    assert press(page, ".acts button[title^='What would the captain']")
    page.wait_for_selector(".hints li")
    look(page, window, "hints", found)
    assert press(page, ".hints li .button")
    page.wait_for_selector("[data-act]")
    look(page, window, "chosen", found)
    assert found.lines() == []


# The cells that carry the first hint's badge, and whether they are those of its move.
MARKED = """() => {
  const marks = [...document.querySelectorAll('.layer .badge')]
    .filter((one) => one.textContent === 'I').map((one) => one.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  return marks.map((box) => document.elementFromPoint(...middle(box))
    ?.closest('.cell')?.matches('.chosen'));
}"""


def test_a_hint_for_two_cells_marks_both(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto(f"/table/{new_game(page, 'namazu', 3, 331)}")
    page.wait_for_selector("main [data-said]", state="attached")
    assert press(page, "button[title^='What would the captain']")
    page.wait_for_selector(".hints li")
    assert press(page, ".hints li .button")
    page.wait_for_selector(".cell.chosen")
    page.wait_for_function(f"() => ({MARKED})().length === 2")
    assert page.evaluate(MARKED) == [True, True]
    page.context.close()


# The targets of the board as they are numbered here, each with its middle; and, instead of what a
# tap would do, the number of the one that it comes to.
NUMBERED = f"""() => {{
  {POINTS}
  const board = document.querySelector('section.board');
  board.addEventListener('click', (event) => {{
    window.tapped = event.target.closest('[data-tapped]')?.dataset.tapped;
    event.stopPropagation();
  }}, {{ capture: true }});
  return [...board.querySelectorAll('svg [data-move]')].map((one, n) => {{
    one.dataset.tapped = n;
    return pointsIn(one)[0];
  }});
}}"""


def test_a_tap_comes_to_the_target_under_the_finger(pages: list[Any]) -> None:
    """Chromium gives it to a neighbour whose box lies there, too, if it is let."""
    page = next(page for window, page in pages if window.name == "lying")
    page.goto(f"/table/{new_game(page, 'namazu', 3, 331)}")
    page.wait_for_selector("section.board svg [data-move]")
    settle(page)
    middles = page.evaluate(NUMBERED)
    for n, at in enumerate(middles):
        page.touchscreen.tap(at["x"], at["y"])
        page.wait_for_function("(n) => window.tapped === String(n)", arg=n, timeout=10_000)
    assert len(middles) > 10


# The cells of the rings or of the strip: what each is, and whether it can be chosen.
CELLS = """(cells) => cells.map(
  (one) => `${one.dataset.explain} ${one.matches('.target')}`)"""


def test_the_strip_beside_namazus_rings_has_every_cell_of_them(server: str, browser: Any) -> None:
    page = person(browser, server, PHONE)
    page.goto(f"/table/{new_game(page, 'namazu', 3, 331)}")
    page.wait_for_selector("[data-overview] .cell.target")
    rings = page.locator("[data-overview] .cell").evaluate_all(CELLS)
    strip = []
    for _sector in range(9):
        strip += page.locator("[data-closer] .card").evaluate_all(CELLS)
        for n in range(page.locator("[data-closer] .card.target").count()):
            card = page.locator("[data-closer] .card.target").nth(n)
            what = card.get_attribute("data-explain")
            card.tap()
            page.wait_for_selector(f"[data-overview] .cell.chosen[data-explain={what}]")
            press(page, "[data-closer] .card.chosen")
            page.wait_for_selector("[data-overview] .cell.chosen", state="detached")
        press(page, "[data-closer] .step:last-child")
    assert len(rings) == 27
    assert sorted(strip) == sorted(rings)
    page.context.close()
