"""A hand: it presses what is seen, where it is seen, with a mouse or with a finger.

Nothing is done to a page behind its back: every press is one of the browser's own, at a point at
which the thing itself lies under the pointer. `test_hand.py` keeps the other ways out of the tests.
"""

from __future__ import annotations

from typing import Any

from tests.browser.known import Decision

# How often a press is tried where the page goes on between the look and the press, how long each
# try may take, and how long a hand waits for what is covered or moves.
TRIES = 6
PATIENCE = 15_000  # milliseconds
STILL = 2000

# Points inside what is drawn of a target, its middle first. The shape of a drawing is the largest
# of its parts (that are called `hit`, if any), so that the middle of a sector of a ring lies inside
# the sector.
POINTS = """
  const area = ({ width, height }) => width * height;
  const largest = (parts) => parts.filter((part) => part.isPointInFill)
    .map((part) => [part, area(part.getBoundingClientRect())])
    .sort(([, a], [, b]) => b - a)[0]?.[0];
  const drawn = (one) => one.matches('svg *')
    ? largest([...one.querySelectorAll('.hit')]) ?? largest([one, ...one.querySelectorAll('*')])
    : null;
  const pointsIn = (one) => {
    const shape = drawn(one);
    const box = (shape ?? one).getBoundingClientRect();
    const at = (u, v) => ({ x: box.x + u * box.width, y: box.y + v * box.height });
    if (!shape) return [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5]].map(([u, v]) => at(u, v));
    const back = shape.getScreenCTM().inverse();
    const inside = (u, v) => {
      const { x, y } = at(u, v);
      return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
    };
    const grid = [];
    for (let n = 0; n < 81; n++) {
      const [u, v] = [((n % 9) + 0.5) / 9, (Math.floor(n / 9) + 0.5) / 9];
      if (inside(u, v)) grid.push([u, v]);
    }
    const off = ([u, v]) => Math.hypot(u - 0.5, v - 0.5);
    const deep = ([u, v]) =>
      [[-1, 0], [1, 0], [0, -1], [0, 1]].filter(([a, b]) => inside(u + a / 9, v + b / 9)).length;
    const middle = inside(0.5, 0.5) ? [0.5, 0.5]
      : [...grid].sort((a, b) => deep(b) - deep(a) || off(a) - off(b))[0] ?? [0.5, 0.5];
    const inner = grid.filter((one) => deep(one) === 4);
    const across = (inner.length > 2 ? inner : grid).sort(([a, b], [c, d]) => a - c || b - d);
    const sides = [0.25, 0.75].map((part) => across[Math.floor(part * across.length)] ?? middle);
    return [middle, ...sides].map(([u, v]) => at(u, v));
  };
"""

# The first of these that is seen, and a point in it at which nothing covers it; or how many of
# them are there, but covered or out of sight. As a person does, it waits until the thing lies
# still, and until what passes over it has gone by.
SEEN = f"""async (selector) => {{
  {POINTS}
  const look = () => {{
    let lost = 0;
    for (const [n, one] of [...document.querySelectorAll(selector)].entries()) {{
      if (!one.checkVisibility({{ visibilityProperty: true }}) || one.closest('.unseen')) continue;
      one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
      const box = one.getBoundingClientRect();
      for (const {{ x, y }} of pointsIn(one)) {{
        if (!one.contains(document.elementFromPoint(x, y))) continue;
        return {{ n, x, y, position: {{ x: x - box.x, y: y - box.y }} }};
      }}
      lost += 1;
    }}
    return {{ lost }};
  }};
  const still = (one, before) =>
    one.n === before?.n && Math.hypot(one.x - before.x, one.y - before.y) < 1;
  const a_moment = () => new Promise((done) => setTimeout(done, 20));
  const begun = performance.now();
  for (let before, seen = look(); ; before = seen, seen = look()) {{
    if (seen.lost === 0 || (!seen.lost && still(seen, before))) return seen;
    if (performance.now() - begun > {STILL}) return seen;
    await a_moment();
  }}
}}"""


def press(page: Any, selector: str) -> bool:
    """Press the first of these that is seen, at a point where it is; whether there is one.

    A page that goes on meanwhile takes the thing away from under the hand: then it looks again.
    """
    for attempt in range(1, TRIES + 1):
        found = page.evaluate(SEEN, selector)
        assert not found.get("lost"), f"{selector} cannot be pressed: it is covered or out of sight"
        if "n" not in found:
            return False
        there = page.query_selector_all(selector)[found["n"] :]
        if not there:
            continue
        one = there[0]
        try:
            (one.tap if page.touch else one.click)(position=found["position"], timeout=PATIENCE)
        except Exception:  # every browser's driver has errors of its own
            if attempt == TRIES:
                raise
        else:
            return True
    return False


# Whether exactly these moves are offered, and the board, which comes after the words, is there.
OFFERED = """(legal) => document.querySelector('section.board > :not(h2)')
  && [...document.querySelectorAll('main [data-said]')]
    .map(({ dataset }) => dataset.number).join() === legal.join()"""

# What is to be pressed next: the one button that acts, or else some move. The list of moves is in
# order of their numbers on every page.
NEXT = """(chance) => {
  if (document.querySelector('[data-act]')) return { kind: 'act' };
  if (document.querySelector('main.end')) return { kind: 'end' };
  const moves = [...document.querySelectorAll('main [data-said]')];
  const said = moves[Math.floor(chance * moves.length)];
  return said ? { kind: 'move', number: said.dataset.number } : { kind: 'nothing' };
}"""


def play(page: Any, chance: float) -> str:
    """Press the button that acts, or else some move, where the board offers it; what was done."""
    todo = page.evaluate(NEXT, chance)
    kind = str(todo["kind"])
    if kind == "act":
        press(page, "[data-act]")
    elif kind == "move" and not press(page, offered(todo["number"])):
        if not page.query_selector(f"main [data-said][data-number='{todo['number']}']"):
            return "nothing"  # the page has gone on to another question
        choose_in_the_list(page, todo["number"])
    return kind


# Whether the table has gone on since then, or to its end.
GONE_ON = """(step) => document.querySelector('main.end')
  || Number(document.querySelector('main.table')?.dataset.step) > step"""


def make(page: Any, decision: Decision) -> None:
    """Make the move of a decision as soon as the page asks for it, and see it made."""
    page.wait_for_function(OFFERED, arg=decision.legal)
    step = page.evaluate("Number(document.querySelector('main.table').dataset.step ?? 0)")
    play(page, (decision.legal.index(decision.move) + 0.5) / len(decision.legal))
    if page.query_selector("[data-act]"):
        press(page, "[data-act]")
    page.wait_for_function(GONE_ON, arg=step)


def offered(number: str | int) -> str:
    """Where a move is offered for one press, besides the list of moves."""
    return f"main [data-move='{number}']:not([aria-haspopup])"


def choose_in_the_list(page: Any, number: str | int) -> None:
    """A move that takes more than a press on the board is chosen in the list of all moves."""
    toggle_the_list(page)
    assert press(page, f"main [data-number='{number}']"), f"move {number} is not in the list"
    toggle_the_list(page)


def toggle_the_list(page: Any) -> None:
    if not page.touch:
        page.keyboard.press("m")
        return
    press(page, "main .tools .button:last-child")
    page.wait_for_selector("dialog, main.end")
    if page.query_selector("main.end"):
        return  # it was the last move: there is no list any more
    press(page, "dialog [data-setting=moves]")
    press(page, "dialog header .button")
    page.wait_for_selector("dialog", state="detached")
