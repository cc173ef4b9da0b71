"""Everything on a table explains itself: every drawing, every number, at every question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import DESKTOP, PHONE, person, play_now, play_on

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

# Every drawing and every text with a number in it, wherever a game draws: asked for as one who
# pressed "?" does, by a click on its middle. What answers without a rule is named here.
# Not asked: buttons that are only words (they say themselves what they do), keys, and seats' names.
ASK_EVERYTHING = """async () => {
  const drawn = 'main .board, main .things, main .own, main .plate';
  const leaves = [...document.querySelectorAll(drawn)].flatMap((place) =>
    [...place.querySelectorAll('svg, use, text, b, strong, span, p, small, li, td, button')]);
  const own = (one) => [...one.childNodes]
    .filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join('').trim();
  const isDrawing = (one) => one.matches('use, svg:not(:has(use, text, svg))')
    && one.getBoundingClientRect().width < 200;
  const controls = '.zoom, .overview, .button';
  const silent = `.key, .badge, kbd, .unseen, .who, .glyph, .clock, .hint, defs, ${controls}`;
  const marks = [...new Set(leaves)].filter((one) =>
    (isDrawing(one) || /\\d/.test(own(one))) && !one.closest(silent));
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
  const found = [];
  let asked = 0;
  for (const one of marks) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!seen(one)) continue;
    const [x, y] = middle(one);
    for (const bubble of document.querySelectorAll('.explanation')) bubble.style.display = 'none';
    const hit = document.elementFromPoint(x, y);
    if (!one.closest(drawn).contains(hit) || hit.closest(controls)) continue;  // covered
    asked += 1;
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
    await new Promise((done) => setTimeout(done));
    const link = document.querySelector('.explanation a')?.getAttribute('href') ?? '';
    if (/^.rules.[a-z]+#./.test(link)) continue;
    const place = one.closest('[class]')?.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 160);
    found.push(`${one.tagName} ${own(one)} in ${place}`.replace(/[\\d.]+/g, '#'));
  }
  return { asked, found: [...new Set(found)] };
}"""

# Whether the explanations have come: the score of a seat is one of them.
ANSWERS = """() => {
  const score = document.querySelector('main [data-explain=score]');
  const box = score.getBoundingClientRect();
  const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  score.dispatchEvent(new MouseEvent('click', at));
  return document.querySelector('.explanation a');
}"""

# The beginning of the question, which tells its kind, while nothing is chosen yet.
QUESTION = """() => document.querySelector('main [data-move]')
  && !document.querySelector('[data-act]')
  ? document.querySelector('.status .words').innerText.slice(0, 30).replace(/\\d+/, 'n') : null"""


def ask_everything(page: Any) -> list[str]:
    """What does not explain itself."""
    page.evaluate("document.querySelector('.help').click()")
    page.wait_for_selector("main.helping")
    page.wait_for_function(ANSWERS)
    answer = page.evaluate(ASK_EVERYTHING)
    page.evaluate("document.querySelector('.help').click()")
    page.wait_for_selector("main:not(.helping)")
    assert answer["asked"] > 10
    silent: list[str] = answer["found"]
    return silent


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("namiji", PHONE, id="namiji-phone"),
        pytest.param("tongiaki", PHONE, id="tongiaki-phone"),
        pytest.param("namazu", DESKTOP, id="namazu-desktop"),
    ],
)
def test_everything_on_a_table_explains_itself(
    server: str, browser: Any, game: str, size: Any
) -> None:
    """Along a whole game, at every kind of question once; at its end; and when it is replayed."""
    page = person(browser, server, size)
    play_now(page, game)
    silent: dict[str, list[str]] = {}

    def look(page: Any) -> bool:
        question = page.evaluate(QUESTION)
        if question and question not in silent:
            silent[question] = ask_everything(page)
        return False

    play_on(page, until=look)
    assert len(silent) > 1
    page.wait_for_selector("main.end")
    for number in (".row strong", ".bars i", ".legend li"):
        page.hover(number)
        page.wait_for_selector(f".explanation a[href^='/rules/{game}#']")
        page.mouse.move(3, 3)
        page.wait_for_selector(".explanation", state="detached")
    page.goto(page.url.replace("/table/", "/replay/") + "?at=30&eyes=0")
    page.wait_for_selector("input[type=range]")
    silent["replay"] = ask_everything(page)
    assert {at: found for at, found in silent.items() if found} == {}
    page.context.close()
