"""Pictures of every page and of typical states of every board: `make shots` writes shots/*.png.

Light and dark, desktop, tablet and phone (upright and lying), three languages, two with text of
double size, and a large screen. They are made to be looked at. `python -m tests.browser.shots
namazu-phone` makes those whose names contain a word. The games are known ones: the same pictures
every time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import CHROMIUM, running_server
from tests.browser.driver import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    TWICE,
    launch,
    person,
    settle,
)
from tests.browser.hand import play
from tests.browser.known import Decision, course
from tests.browser.test_table import KEEP_SOCKETS
from tests.browser.wire import finish, follow, new_game, post

FOLDER = Path(__file__).parents[2] / "shots"
TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}
WALL = {"width": 3840, "height": 2160}
GAMES = ("namiji", "tongiaki", "namazu")
PLAYERS = 3
SEEDS = range(1, 60)  # that are looked through for a question
LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light-en": {"size": DESKTOP, "theme": "light", "language": "en"},
    "desktop-dark-ru": {"size": DESKTOP, "theme": "dark", "language": "ru"},
    "desktop-light-fr": {"size": DESKTOP, "theme": "light", "language": "fr"},
    "phone-light-ru": {"size": PHONE, "theme": "light", "language": "ru"},
    "phone-dark-en": {"size": PHONE, "theme": "dark", "language": "en"},
    "phone-dark-ru": {"size": PHONE, "theme": "dark", "language": "ru"},
    "phone-light-fr-360": {"size": SMALL_PHONE, "theme": "light", "language": "fr"},
    "desktop-light-de": {"size": DESKTOP, "theme": "light", "language": "de"},
    "phone-dark-de": {"size": PHONE, "theme": "dark", "language": "de"},
    "phone-light-de-360": {"size": SMALL_PHONE, "theme": "light", "language": "de"},
    "lying-light-en": {"size": LYING_PHONE, "theme": "light", "language": "en"},
    "lying-dark-ru": {"size": LYING_PHONE, "theme": "dark", "language": "ru"},
    "tablet-light-en": {"size": TABLET, "theme": "light", "language": "en"},
    "tablet-upright-light-fr": {"size": UPRIGHT, "theme": "light", "language": "fr"},
    "wall-light-en": {"size": WALL, "theme": "light", "language": "en"},
}
# Of which there is one with text of double size.
LARGE = ("desktop-light-en", "phone-light-ru", "phone-light-de-360")
# The questions of which each game has a picture; the earliest that comes late enough in a game.
QUESTIONS = {
    "namiji": ("sail", "fish", "keep", "cast", "haul", "offer", "rock", "draft"),
    "tongiaki": ("set-up", "act", "put", "depart", "lay", "turn", "land"),
    "namazu": ("stand", "act", "fight", "arms", "take", "trade", "offer", "build", "keep"),
}
# Of whoever has played.
PAGES = (
    *("history", "player", "statistics/namiji", "daily", "mistakes"),
    *("notices", "devices", "sign-in"),
)
# What is to be seen besides, in known games: players, seed, moves made, and a move to point at.
SIGHTS: dict[str, tuple[str, int, int, int, str | None]] = {
    "namiji": ("two-boats", 4, 1, 22, None),  # in one double station
    "tongiaki": ("voyage", 3, 12, 114, "depart tonga 1 by 0"),  # over three oceans
}
LATE = {"sail": 30, "act": 60, "depart": 60, "lay": 60, "stand": 150, "trade": 100}


def shoot(page: Any, name: str, full: bool = False) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full)


# --- games --------------------------------------------------------------------------------------


@cache
def asked_in(game: str, question: str, answer: str = "") -> tuple[int, list[Decision]]:
    """The seed of a game in which a question is asked, with a certain answer if one is named, and
    the decisions before it."""
    wanted = {f"{game}-ask-{question}", *([f"{game}-move-{answer}"] if answer else [])}
    for seed in SEEDS:
        decisions, _ = course(game, PLAYERS, seed)
        for n, decision in enumerate(decisions):
            late = decision.made >= LATE.get(question, 0)
            if late and wanted <= decision.kinds:
                return seed, decisions[:n]
    raise LookupError(f"{game} asks for no {question} in {len(SEEDS)} games")


def at_question(page: Any, game: str, question: str, answer: str = "") -> None:
    """A table at which something is asked, with a certain answer if one is named."""
    seed, before = asked_in(game, question, answer)
    table = new_game(page, game, PLAYERS, seed)
    follow(page, table, before)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")


def at_sight(page: Any, game: str) -> str:
    """The name of what is to be seen at a table that is opened."""
    name, players, seed, made, pointed = SIGHTS[game]
    decisions, _ = course(game, players, seed)
    table = new_game(page, game, players, seed)
    follow(page, table, [one for one in decisions if one.made < made])
    page.goto(f"/table/{table}")
    page.wait_for_selector("main [data-said]", state="attached")
    if pointed:
        number = page.get_attribute(f"main [data-said='{pointed}']", "data-number")
        page.hover(f"main [data-move='{number}']")
    return name


def questions(game: str) -> Callable[[Any, str], None]:
    def take(page: Any, look: str) -> None:
        if game in SIGHTS:
            name = at_sight(page, game)
            shoot(page, f"{game}-{look}-{name}")
        for question in QUESTIONS[game]:
            at_question(page, game, question)
            shoot(page, f"{game}-{look}-{question}")
        finished(page, game)
        page.wait_for_selector("main.end")
        shoot(page, f"{game}-{look}-end", full=True)

    return take


def finished(page: Any, game: str) -> str:
    """A table at which a game is over."""
    table = new_game(page, game, PLAYERS, 2)
    follow(page, table, course(game, PLAYERS, 2)[0])
    page.goto(f"/table/{table}")
    return table


# --- pages --------------------------------------------------------------------------------------


def lobby(page: Any, look: str) -> None:
    page.goto("/")
    page.wait_for_selector(".tile")
    shoot(page, f"lobby-{look}", full=True)
    page.click(".buttons .firm:not([data-people])")
    page.wait_for_selector("dialog[open]")
    shoot(page, f"new-table-{look}")
    page.click("dialog .call")
    page.wait_for_selector(".room")
    shoot(page, f"waiting-{look}", full=True)


def past(page: Any, look: str) -> None:
    """What stays of games: replay, review, history, statistics."""
    for _ in range(2):
        finish(page, new_game(page, "namiji", PLAYERS, None))
    table = finished(page, "namiji")
    page.goto(f"/replay/{table}?at=30&eyes=0")
    page.wait_for_selector("input[type=range]")
    shoot(page, f"replay-{look}", full=True)
    page.goto(f"/replay/{table}?review")
    page.wait_for_selector("[data-swing]", timeout=120_000)
    shoot(page, f"review-{look}", full=True)
    page.goto("/")
    page.wait_for_selector(".tile")
    shoot(page, f"lobby-again-{look}", full=True)
    for path in PAGES:
        page.goto(f"/{path}")
        page.wait_for_selector("main .panel, main form")
        shoot(page, f"{path.partition('/')[0]}-{look}", full=True)


def reading(page: Any, look: str) -> None:
    """Rules, help, a first game, and what is not there."""
    for game in GAMES:
        page.goto(f"/rules/{game}")
        page.wait_for_selector("main h2")
        shoot(page, f"rules-{game}-{look}")
    page.goto("/first/namiji")
    page.wait_for_selector(".guide")
    shoot(page, f"first-{look}")
    page.goto("/nowhere")
    page.wait_for_selector("main h1")
    shoot(page, f"nowhere-{look}")
    page.goto("/offline.html")
    page.wait_for_selector("section:visible")
    shoot(page, f"offline-{look}")


# What opens over a table, by a key or a click.
SHEETS = {"chat": "c", "log": "l", "keys": "k", "menu": "main header .tools .button:last-child"}


def company(page: Any, look: str) -> None:
    """People at a table: clocks, chat, a wish to undo, a free seat, a lost connection."""
    page.add_init_script(KEEP_SOCKETS)
    other = person(page.context.browser, page.base, **LOOKS[look.removesuffix("-large")], seed=None)
    post(page, "/me", name="Ann")
    post(other, "/me", name="Bartholomew")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = post(page, "/tables", game="tongiaki", seats=seats, seed=3, clock=clock)["table"]
    post(other, f"/tables/{table}/sit", seat=1)
    post(page, f"/tables/{table}/start")
    for one in (page, other):
        one.goto(f"/table/{table}")
        one.wait_for_selector("main.table")
    for name, text in ((page, "Ahoy!"), (other, "May the current be with you."), (page, "Ha.")):
        post(name, f"/tables/{table}/chat", text=text)
    page.wait_for_selector(".unread")
    shoot(page, f"company-{look}")
    for sheet, opener in SHEETS.items():
        page.click(opener) if " " in opener else page.keyboard.press(opener)
        page.wait_for_selector("dialog[open]")
        shoot(page, f"{sheet}-{look}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    ask_undo(page, other)
    shoot(page, f"undo-{look}")
    shoot(other, f"undo-wait-{look}")
    post(other, f"/tables/{table}/leave")
    page.wait_for_selector(".plate .small:has-text('Bartholomew')")
    shoot(page, f"left-{look}")
    page.keyboard.press("?")
    page.mouse.click(*middle(page, ".plate [data-explain=score]"))
    page.wait_for_selector(".explanation")
    shoot(page, f"help-{look}")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.evaluate("window.sockets.at(-1).close()")
    page.wait_for_selector(".toast")
    shoot(page, f"lost-{look}")
    page.context.set_offline(False)
    stand_in(page, other, look)
    other.context.close()


def stand_in(page: Any, other: Any, look: str) -> None:
    """Whose time is out has a bot that plays on."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "move", "seconds": 5}
    table = post(page, "/tables", game="namiji", seats=seats, seed=3, clock=clock)["table"]
    post(other, f"/tables/{table}/sit", seat=1)
    post(page, f"/tables/{table}/start")
    for one in (page, other):
        one.goto(f"/table/{table}")
        one.wait_for_selector("main.table")
    late, early = (page, other) if page.query_selector(".status.mine") else (other, page)
    late.wait_for_selector(".toast .button", timeout=20_000)
    shoot(late, f"away-{look}")
    shoot(early, f"stand-in-{look}")


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ask_undo(page: Any, other: Any) -> None:
    """The other one wants to take back a move that somebody has answered."""
    for _ in range(200):
        for one in (page, other):
            if one.query_selector(".status.mine"):
                play(one, 0)
            settle(one)
        if other.query_selector("button.undo:enabled") and page.query_selector(".status.mine"):
            other.click("button.undo")
            settle(page)
            if page.query_selector(".toast .firm"):
                return
    raise LookupError("nobody asks for an undo")


SUBJECTS: dict[str, Callable[[Any, str], None]] = {
    "lobby": lobby,
    **{game: questions(game) for game in GAMES},
    "past": past,
    "reading": reading,
    "company": company,
}


def main() -> None:
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    only = sys.argv[1:]
    running = os.environ.get("KUROSHIO_TEST_SERVER")
    looks = LOOKS | {f"{look}-large": LOOKS[look] for look in LARGE}
    with running_server(running) as url, sync_playwright() as playwright:
        browser = launch(playwright, CHROMIUM)
        for look, how in looks.items():
            for name, take in SUBJECTS.items():
                if only and not any(word in f"{name}-{look}" for word in only):
                    continue
                page = person(browser, url, **how, seed=None)
                if look.endswith("-large"):
                    page.add_init_script(TWICE)
                take(page, look)
                page.context.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")


if __name__ == "__main__":
    try:
        main()
    except pytest.skip.Exception as reason:
        sys.exit(str(reason))
