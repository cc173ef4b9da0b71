"""For everyone: the keyboard alone, screen readers, contrast, large text, no network."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say, sources
from tests.browser.conftest import CHROMIUM, WHOLE
from tests.browser.driver import (
    DESKTOP,
    FLAGS,
    PATIENCE,
    PHONE,
    SMALL_PHONE,
    TWICE,
    open_lobby,
    overflow,
    person,
    play_now,
    play_on,
    settle,
)
from tests.browser.hand import play, press
from tests.browser.wire import Wire, asked, finish, new_game, post
from tests.chosen import chosen

GAMES = ("namiji", "tongiaki", "namazu")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TREES = Path(__file__).with_name("trees")

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def first_game(page: Any, game: str) -> str:
    """A table whose course is known: the id of a first game that waits for its newcomer."""
    post(page, "/me", name="Ann")
    table = str(post(page, "/tables/first", game=game)["table"])
    asked(Wire(page), table)
    return table


# --- the keyboard alone -------------------------------------------------------------------------

# What has the focus, if it is a move of the list; the end; or nothing yet.
FOCUSED = """() => {
  if (document.querySelector('main.end')) return 'end';
  return document.activeElement?.dataset.said ?? null;
}"""


@pytest.mark.parametrize(
    ("game", "seed"),
    [
        ("namiji", 1),
        pytest.param("tongiaki", 2, marks=pytest.mark.long),
        pytest.param("namazu", 1, marks=pytest.mark.long),
    ],
)
def test_the_keyboard_alone_plays_to_the_end(
    server: str, browser: Any, game: str, seed: int
) -> None:
    """From the lobby to the final count, in short games: Tab, Enter, M and arrows, no mouse."""
    page = by_keyboard(browser, server, game, seed)
    moves = 0
    while page.wait_for_function(FOCUSED, timeout=1000 * PATIENCE).json_value() != "end":
        if game == "namiji" and moves > 3:
            page.keyboard.press("End")  # whoever sails far is home soon
            page.keyboard.press("Enter")
        else:
            choose(page, moves)
        moves += 1
    assert moves > 5
    page.wait_for_function("() => document.activeElement.matches('main.end h1')")
    assert page.troubles == []
    page.context.close()


@pytest.mark.parametrize(("game", "seed"), [("tongiaki", 2), ("namazu", 1)])
def test_the_keyboard_alone_plays_the_first_moves(
    server: str, browser: Any, game: str, seed: int
) -> None:
    page = by_keyboard(browser, server, game, seed)
    for move in range(12):
        said = page.wait_for_function(FOCUSED, timeout=1000 * PATIENCE).json_value()
        assert said != "end"
        choose(page, move)
    assert page.troubles == []
    page.context.close()


def by_keyboard(browser: Any, server: str, game: str, seed: int) -> Any:
    """A page that was led from the lobby to the list of moves without a mouse."""
    page = person(browser, server, seed=seed)
    open_lobby(page, game, players=2)
    page.wait_for_selector(".buttons .call")
    tab_to(page, "document.activeElement.matches('.buttons .call')")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table [data-said]", state="attached")
    page.keyboard.press("m")
    return page


def choose(page: Any, move: int) -> None:
    """Make one of the first moves of the list, another one each time."""
    for _ in range(move % 3):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def tab_to(page: Any, reached: str, most: int = 60) -> None:
    """Press Tab until something has the focus, which must be seen all the way."""
    for _ in range(most):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            "() => { const box = document.activeElement.getBoundingClientRect();"
            " return box.width > 1 && box.height > 1 && box.bottom > 0; }"
        )
        assert seen, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if page.evaluate(f"() => {reached}"):
            return
    raise AssertionError(f"Tab does not reach {reached}")


def test_the_focus_comes_back_with_the_next_question(server: str, browser: Any) -> None:
    page = person(browser, server, speed=2.5)  # nothing can be chosen while the others move
    play_now(page, "namiji", players=2)
    page.focus("main .target[data-move]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('main .target[data-move]')")
    page.wait_for_function("() => document.activeElement.matches('main [data-move]')")
    page.context.close()


def test_tab_goes_round_a_table_without_a_trap(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.wait_for_selector("main .target[data-move]")
    tab_to(page, "document.activeElement.matches('main .target[data-move]')")
    tab_to(page, "document.activeElement.matches('.skip')", most=80)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('main')")
    tab_to(page, "document.activeElement.matches('main .target[data-move]')")
    page.context.close()


def test_sheets_give_the_focus_back(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.wait_for_selector("main .target[data-move]")
    opener = "button[aria-label=Menu]"
    page.focus(opener)
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    keys = page.get_by_role("button", name="Keys")
    keys.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open][aria-label=Keys]")
    page.keyboard.press("l")  # goes to the sheet, not to the table
    assert page.locator("dialog[open]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.evaluate("s => document.activeElement.matches(s)", opener)
    page.context.close()


def test_letters_can_be_turned_off(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.keyboard.press("k")
    page.locator("dialog input[type=checkbox]").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("l")
    page.wait_for_timeout(100)
    assert page.locator("dialog[open]").count() == 0
    page.context.close()


# --- the screen reader --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_accessibility_tree_of_a_table(server: str, browser: Any, game: str) -> None:
    """As a golden text; `KUROSHIO_GOLDEN=1` writes it anew (then read the diff)."""
    page = person(browser, server)
    table = first_game(page, game)
    page.goto("/")
    page.evaluate(
        "() => localStorage.setItem('kuroshio', JSON.stringify({...JSON.parse("
        "localStorage.getItem('kuroshio')), moveList: true, inWords: true}))"
    )
    page.goto(f"/table/{table}")
    page.click("[data-leave]")
    page.wait_for_selector("main [data-said]")
    page.wait_for_selector(".words li")
    page.wait_for_function("() => document.querySelector('[role=status]').innerText")
    tree = page.locator("body").aria_snapshot() + "\n"
    golden = TREES / f"{game}.txt"
    if os.environ.get("KUROSHIO_GOLDEN"):
        golden.write_text(tree)
    assert tree == golden.read_text()
    page.context.close()


def test_what_happens_is_told_once(server: str, browser: Any) -> None:
    page = person(browser, server)
    play_now(page, "namiji", players=2)
    page.wait_for_selector("main .target[data-move]")
    status = page.locator("p[role=status]")
    page.wait_for_function("() => document.querySelector('p[role=status]').innerText")
    assert "Your turn" in status.inner_text()
    page.keyboard.press("1")
    page.wait_for_function(
        "() => document.querySelector('p[role=status]').innerText.startsWith('Chosen')"
    )
    page.keyboard.press("Enter")
    page.wait_for_function(  # of oneself, of the sea, or of a bot that was quick
        "() => /^(?!Chosen)./.test(document.querySelector('p[role=status]').innerText)"
    )
    told = status.inner_text().split(".")[0]
    play(page, 0)
    page.wait_for_function(
        "told => !document.querySelector('p[role=status]').innerText.includes(told)", arg=told
    )
    page.context.close()


# --- axe ----------------------------------------------------------------------------------------


def lobby(page: Any) -> None:
    page.goto("/")
    page.wait_for_selector(".tile")


def new_table(page: Any) -> None:
    lobby(page)
    page.click(".buttons .firm:not([data-people])")
    page.wait_for_selector("dialog[open]")


def waiting_room(page: Any) -> None:
    new_table(page)
    page.click("dialog .call")
    page.wait_for_selector(".room")


def in_play(game: str) -> Callable[[Any], None]:
    def open_table(page: Any) -> None:
        play_now(page, game)
        play_on(page, until=lambda page: page.locator("main [data-move]").count() > 1)
        page.wait_for_selector("main [data-move]")

    return open_table


def in_words(page: Any) -> None:
    in_play("namiji")(page)
    page.keyboard.press("m")
    page.keyboard.press("t")
    page.wait_for_selector(".words li")


def menu(page: Any) -> None:
    in_play("tongiaki")(page)
    page.click("button[aria-label=Menu]")
    page.wait_for_selector("dialog[open]")


def keys(page: Any) -> None:
    in_play("namiji")(page)
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open]")


def end(page: Any) -> None:
    table = new_game(page, "namiji", 2, 1)
    finish(page, table)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.end")


def at(path: str, ready: str = "main h1") -> Callable[[Any], None]:
    def visit(page: Any) -> None:
        page.goto(path)
        page.wait_for_selector(ready)

    return visit


def replay(page: Any) -> None:
    end(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("input[type=range]")


def guided(page: Any) -> None:
    page.goto("/first/namiji")
    page.wait_for_selector(".guide")


def offline_page(page: Any) -> None:
    page.goto("/offline.html")
    page.wait_for_selector("section:visible")


# Every page; a new one is a line here.
PAGES: dict[str, Callable[[Any], None]] = {
    "lobby": lobby,
    "new table": new_table,
    "waiting room": waiting_room,
    **{game: in_play(game) for game in GAMES},
    "in words": in_words,
    "menu": menu,
    "keys": keys,
    "end": end,
    "first game": guided,
    "rules": at("/rules/namiji", "main h2"),
    "history": at("/history"),
    "replay": replay,
    "player": at("/player"),
    "notices": at("/notices", "[data-quiet]"),
    "devices": at("/devices", "[data-device]"),
    "sign in": at("/sign-in"),
    "puzzles": at("/puzzles/namiji?theme=dock-slots", "main .quiz"),
    "statistics": at("/statistics/namiji"),
    "no such page": at("/nowhere"),
    "offline": offline_page,
}

RUN_AXE = """async (options) => {
  const found = await axe.run(document, options);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}"""


EVERYTHING = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},  # off unless asked for
}
CONTRAST = {"runOnly": ["color-contrast"]}  # all that another theme changes


def faults(page: Any, options: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds on a page."""
    if not page.evaluate("() => 'axe' in window"):
        # through the debugger: the page's content security policy allows no other script
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN_AXE, options)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(server: str, browser: Any, name: str) -> None:
    page = person(browser, server, DESKTOP if name != "tongiaki" else PHONE)
    PAGES[name](page)
    settle(page)
    found = {"light": faults(page)}
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    settle(page)
    found["dark"] = faults(page, CONTRAST)
    assert found == {"light": [], "dark": []}, "\n".join(found["light"] + found["dark"])
    page.context.close()


# --- large text, and touch ----------------------------------------------------------------------

# Texts that do not fit into their own box, are cut off by one around them, or leave the window.
CUT = """() => {
  const cuts = (one) => /hidden|clip/.test(getComputedStyle(one).overflow) || one.matches('dialog');
  const around = ({ parentElement: up }) => (up ? [up, ...around(up)] : []);
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  // a select cuts what is chosen without a word: as wide as that it is, or as its row
  const narrowed = (select) => {
    const free = select.cloneNode();
    free.append(select.selectedOptions[0].cloneNode(true));
    free.style.cssText = 'position: absolute; width: max-content; max-width: none';
    select.after(free);
    const row = select.closest('li, header, main, dialog');
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const room = row.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const wanted = Math.min(free.offsetWidth, room);
    free.remove();
    return select.offsetWidth < wanted - 1;
  };
  const selects = [...document.querySelectorAll('select')].filter(narrowed)
    .map((select) => `SELECT ${select.ariaLabel}: ${select.selectedOptions[0]?.text}`);
  return selects.concat([...document.querySelectorAll('main *, dialog *, header *')]
    .filter((one) => own(one) && !one.closest('.unseen, svg, [aria-hidden=true], .others, .strip'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const sideways = (frame) => box.left < frame.left - 1 || box.right > frame.right + 1;
      const small = cuts(one)
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
      return small || box.left < -1 || box.right > innerWidth + 1
        || around(one).filter(cuts).some((frame) => sideways(frame.getBoundingClientRect()));
    })
    .map((one) => `${one.tagName} ${one.className}: ${one.innerText?.slice(0, 60)}`));
}"""
DESK = {"width": 1280, "height": 800}
SMALL = {"width": 360, "height": 740}
LARGE_PAGES = [name for name in PAGES if name not in ("in words", "no such page", "offline")]


def cut_texts(page: Any) -> dict[int, list[str]]:
    """What is cut, on a desktop and on a phone, by the width of the window."""
    found = {}
    for size in (DESK, SMALL):
        page.set_viewport_size(size)
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        settle(page)
        found[size["width"]] = [*page.evaluate(CUT), *["too wide"] * overflow(page)]
    return found


NOTHING: dict[int, list[str]] = {DESK["width"]: [], SMALL["width"]: []}


@pytest.mark.parametrize("name", LARGE_PAGES)
def test_text_of_double_size_fits(server: str, browser: Any, name: str) -> None:
    page = person(browser, server, DESK, "ru" if name in GAMES else "en")
    page.add_init_script(TWICE)
    PAGES[name](page)
    assert cut_texts(page) == NOTHING
    page.context.close()


def test_large_text_tells_all_that_a_departure_would_bring(server: str, browser: Any) -> None:
    """The longest words of a move: where to, and what the tile may be that is drawn."""
    page = person(browser, server, SMALL, "ru")
    page.add_init_script(TWICE)
    page.goto(f"/table/{new_game(page, 'tongiaki', 3, 1)}")
    play_on(page, until=lambda page: page.locator("p.chosen.sure", has_text="(").count() == 1)
    lines = """(one) => one.scrollHeight / parseFloat(getComputedStyle(one).lineHeight)"""
    assert page.eval_on_selector("p.chosen.sure", lines) > 4
    assert page.evaluate(CUT) == []
    page.context.close()


# Those with the longest words; the others with the long tests.
WORDY = ("de", "ru")


@pytest.mark.parametrize("language", chosen(LANGUAGES, *WORDY))
def test_the_replay_cuts_nothing_in_any_language(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, DESK, language)
    replay(page)
    assert cut_texts(page) == NOTHING
    page.add_init_script(TWICE)
    page.reload()
    page.wait_for_selector("input[type=range]")
    assert cut_texts(page) == NOTHING
    page.context.close()


def test_the_browsers_own_size_of_text_counts_as_well(server: str, browser: Any) -> None:
    large = browser.browser_type.launch(
        executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"]
    )
    page = person(large, server, DESK)
    for name in ("lobby", "namazu", "rules"):
        page.set_viewport_size(DESK)
        PAGES[name](page)
        assert page.evaluate("document.documentElement.hasAttribute('data-large')")
        assert cut_texts(page) == NOTHING
    large.close()


def test_the_size_of_text_is_set_wherever_the_language_is(server: str, browser: Any) -> None:
    page = person(browser, server)
    lobby(page)
    before = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    page.click("button.size")
    after = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    assert after == pytest.approx(1.25 * before)
    page.reload()
    page.wait_for_selector(".tile")
    assert page.get_attribute("button.size", "aria-label") == "Text size (125%)"
    # The field for one's name has room for it, also in the largest text on a phone.
    post(page, "/me", name="Ann")
    page.evaluate("localStorage.setItem('kuroshio-known', 'yes')")
    page.evaluate(TWICE)
    page.set_viewport_size(SMALL)
    page.reload()
    page.click("header .name")
    assert page.locator("dialog input").first.bounding_box()["width"] > SMALL["width"] / 2
    page.context.close()


# --- installed, and without a network -------------------------------------------------------------


def test_the_page_can_be_installed(server: str, browser: Any) -> None:
    if not Path(WHOLE).exists():
        pytest.skip(f"no browser at {WHOLE}: apt-get install chromium")
    whole = browser.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    page = person(whole, server, keeps=True)
    page.goto("/")
    client = page.context.new_cdp_session(page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    for icon in icons:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        width, height = (int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    against = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {reason["errorId"] for reason in against} <= {"in-incognito"}  # as all test pages are
    whole.close()


# The paths of everything that is kept.
KEPT = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""


@pytest.mark.parametrize("language", chosen(["en", "ru"], "ru"))
def test_without_a_network_the_page_says_so(server: str, browser: Any, language: str) -> None:
    page = person(browser, server, language=language, keeps=True)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    kept = page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert not [path for path in kept if path.startswith("/api")]
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(f"section[lang={language}] h1:visible")
    assert say(message("no-network"), language) in page.inner_text("main")
    assert page.evaluate("document.querySelector('section a').href === location.href")
    page.context.set_offline(False)
    page.wait_for_selector(".tile")  # it comes back by itself
    assert page.troubles == []
    page.context.close()


# --- first games ----------------------------------------------------------------------------------

# What the guide tells, and what a newcomer presses then: the button that goes on, the one that
# acts, or one of the targets that the board offers; and whether there was something to look at.
TOLD = """(random) => {
  const text = document.querySelector('.guide .text')?.innerText ?? null;
  const spot = document.querySelector('.spot')?.getBoundingClientRect();
  const way = ['[data-next]', '[data-act]'].find((one) => document.querySelector(one));
  if (way) return { text, way, able: way === '[data-act]' || Boolean(spot?.width) };
  const seen = (one) => one.getClientRects().length;
  const targets = [...document.querySelectorAll('main [data-move]')].filter(seen);
  const move = targets[Math.floor(random * targets.length)]?.dataset.move;
  return { text, way: move && `main [data-move="${move}"]`, able: Boolean(move) };
}"""


# What lies open to be chosen from must be in sight as it is.
SCROLLS = """() => [...document.querySelectorAll('[data-choice]:has([data-move])')]
  .some((one) => one.scrollHeight > one.clientHeight + 1)"""


def follow(page: Any, luck: Random) -> tuple[str, bool]:
    """Do what the guide says: what it told, and whether that could be done without scrolling."""
    told = page.evaluate(TOLD, luck.random())
    able = bool(told["able"]) and not page.evaluate(SCROLLS)
    if told.get("way"):
        able = press(page, told["way"]) and able
    return str(told["text"]), able


# Every game and every language once; the others with the long tests.
GUIDED = [
    pytest.param(game, language, marks=() if n == m % len(GAMES) else pytest.mark.long)
    for n, game in enumerate(GAMES)
    for m, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("game", "language"), GUIDED)
def test_a_first_game_is_guided_to_its_last_step(
    server: str, browser: Any, game: str, language: str
) -> None:
    sizes = {"fr": PHONE, "ru": SMALL_PHONE}
    page = person(browser, server, sizes.get(language, DESKTOP), language)
    page.goto(f"/first/{game}")
    page.wait_for_selector(".guide")
    words = first_words(game, language)
    told: dict[str, bool] = {}  # and whether it could be followed
    luck, begun = Random(1), time.monotonic()
    while page.locator(".guide").count():
        assert time.monotonic() - begun < PATIENCE, told
        text, able = follow(page, luck)
        if text in words:
            told[text] = told.get(text, False) or able
        page.wait_for_timeout(20)
    assert list(told) == words
    assert [text for text, able in told.items() if not able] == []
    page.wait_for_selector("main [data-said]", state="attached")  # it goes on freely
    assert page.troubles == []
    page.context.close()


def test_a_first_game_is_one_click_from_the_lobby(server: str, browser: Any) -> None:
    page = person(browser, server)
    lobby(page)
    page.click("a[href='/first/namiji']")
    page.wait_for_selector(".guide")
    page.context.close()


def first_words(game: str, language: str) -> list[str]:
    """What the guide says, step by step."""
    return [
        line.partition(" = ")[2]
        for line in sources(language)[f"first-{game}.ftl"].splitlines()
        if line.startswith("first-")
    ]


def test_a_first_game_can_be_left_at_any_time(server: str, browser: Any) -> None:
    page = person(browser, server)
    page.goto("/first/namiji")
    page.click("[data-leave]")
    page.wait_for_selector(".guide", state="detached")
    page.wait_for_selector("main .target[data-move]")
    assert page.locator("main .target[data-move]").count() > 3
    page.reload()
    page.wait_for_selector("main .target[data-move]")
    assert page.locator(".guide").count() == 0
    page.context.close()
