"""The pictures of the README and the films of the docs, taken from the page as it is today:
`make pictures` writes docs/pictures/*.jpg and *.webp.

The games are known ones, as in `shots.py`. A film is what the browser paints while a person plays,
with the times at which it did, as an animated WebP: the README's host and every browser show it.
"""

from __future__ import annotations

import base64
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.browser.conftest import CHROMIUM, running_server
from tests.browser.driver import DESKTOP, PHONE, launch, person, settle
from tests.browser.hand import play
from tests.browser.known import presses
from tests.browser.shots import GAMES, PLAYERS, asked_in, at_question
from tests.browser.wire import follow, new_game

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 82
# The moments of the README, each in the middle of a game.
MOMENTS = {"namiji": "sail", "tongiaki": "depart", "namazu": "trade"}
# The films: a game, the question at which each begins, and the decisions that are made in it.
FILMS = {"namiji": ("sail", 5), "tongiaki": ("act", 6)}
FILM_WIDTH, FILM_QUALITY = 800, 55
MOST = 1_500_000  # bytes
SHORTEST, LONGEST = 60, 1500  # milliseconds of a frame
THINKING = 700  # milliseconds before a move


def keep(page: Any, name: str) -> None:
    """A picture of the page as a JPEG, which a paper ground suits."""
    page.wait_for_timeout(400)
    data = page.screenshot(type="jpeg", quality=QUALITY)
    (FOLDER / f"{name}.jpg").write_bytes(data)


def pictures(browser: Any, url: str) -> None:
    for game in GAMES:
        page = person(browser, url, DESKTOP, seed=None)
        at_question(page, game, MOMENTS[game])
        keep(page, game)
        page.context.close()
    page = person(browser, url, DESKTOP, seed=None)
    page.goto("/")
    page.wait_for_selector(".tile")
    keep(page, "lobby")
    page.context.close()
    page = person(browser, url, PHONE, theme="dark", seed=None)
    at_question(page, "namiji", "sail")
    keep(page, "phone")
    page.context.close()


@contextmanager
def filmed(page: Any) -> Iterator[list[tuple[float, bytes]]]:
    """What the browser paints meanwhile: a time and a JPEG each."""
    frames: list[tuple[float, bytes]] = []
    camera = page.context.new_cdp_session(page)

    def take(shot: dict[str, Any]) -> None:
        frames.append((shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    camera.on("Page.screencastFrame", take)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "everyNthFrame": 1})
    yield frames
    camera.send("Page.stopScreencast")


def develop(frames: list[tuple[float, bytes]], name: str) -> None:
    """A film of the frames, thinned out to what is seen, as small as it has to be."""
    kept = [frames[0]]
    for at, data in frames[1:]:
        if 1000 * (at - kept[-1][0]) >= SHORTEST:
            kept.append((at, data))
    shown = [at for at, _ in kept]
    until = [*shown[1:], shown[-1] + 1.5]
    times = [int(min(LONGEST, 1000 * (b - a))) for a, b in zip(shown, until, strict=True)]
    images = []
    for _, data in kept:
        image = Image.open(io.BytesIO(data)).convert("RGB")
        height = round(image.height * FILM_WIDTH / image.width)
        images.append(image.resize((FILM_WIDTH, height), Image.Resampling.LANCZOS))
    quality = FILM_QUALITY
    while True:
        made = io.BytesIO()
        images[0].save(
            made,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=times,
            loop=0,
            quality=quality,
            method=4,
        )
        if made.tell() <= MOST or quality < 15:
            break
        quality -= 10
    (FOLDER / f"{name}-film.webp").write_bytes(made.getvalue())
    print(f"{name}-film.webp: {len(kept)} frames, {sum(times) / 1000:.1f} s, {made.tell():,} bytes")


def films(browser: Any, url: str) -> None:
    for game, (question, decisions) in FILMS.items():
        seed, before = asked_in(game, question)
        page = person(browser, url, {"width": 1200, "height": 750}, speed=1, seed=None)
        table = new_game(page, game, PLAYERS, seed)
        follow(page, table, before)
        page.goto(f"/table/{table}")
        page.wait_for_selector("main [data-said]", state="attached")
        with filmed(page) as frames:
            luck = presses(seed)
            for _ in range(decisions):
                page.wait_for_selector(".status.mine", timeout=60_000)
                page.wait_for_timeout(THINKING)
                play(page, next(luck))
                settle(page)
            page.wait_for_timeout(THINKING)
        page.context.close()
        develop(frames, game)


def main() -> None:
    from playwright.sync_api import sync_playwright

    wanted = sys.argv[1:] or ["pictures", "films"]
    with running_server(os.environ.get("KUROSHIO_TEST_SERVER")) as url, sync_playwright() as drive:
        browser = launch(drive, CHROMIUM)
        for name, take in (("pictures", pictures), ("films", films)):
            if name in wanted:
                take(browser, url)
        browser.close()


if __name__ == "__main__":
    try:
        main()
    except pytest.skip.Exception as reason:
        sys.exit(str(reason))
