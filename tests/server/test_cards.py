"""What is sent of a table: its picture, the film of its last turn, previews of its link, frames."""

from __future__ import annotations

import io
import math
import re
from html import unescape
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from kuroshio import raster
from kuroshio.core.drawing import FONTS, SERIF, Drawing
from kuroshio.core.messages import message
from kuroshio.language import LANGUAGES, say
from tests.server.inside import Inside
from tests.server.serving import Person, Server
from tests.server.test_first_games import first, play, wait_for_the_turn

DOOR = "/api/tables/{}/{}"


def picture(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def head(person: Person, path: str, **headers: str) -> dict[str, str]:
    """What the head of a page tells of it."""
    page = person.http.get(path, headers=headers)
    assert page.status_code == 200
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.text)
    return {name: unescape(text) for name, text in found}


def test_a_running_game_is_drawn_as_a_watcher_sees_it_whoever_asks(
    ann: Person, bob: Person
) -> None:
    table = first(ann)
    wait_for_the_turn(ann, table)
    own = ann.http.get(DOOR.format(table, "card.png"), params={"eyes": 0})
    assert own.headers["content-type"] == "image/png"
    assert picture(own.content).size == (1200, 630)
    assert picture(own.content).convert("RGB").getcolors(1000) is None  # something is drawn
    others = bob.http.get(DOOR.format(table, "card.png"))
    assert others.content == own.content
    assert others.headers["etag"] == own.headers["etag"]  # nothing hidden is in it either
    assert others.headers["cross-origin-resource-policy"] == "cross-origin"


def test_a_finished_game_is_drawn_at_any_moment_and_its_last_turn_moves(ann: Person) -> None:
    table = first(ann)
    play(ann, table, seed=5)
    end = ann.http.get(DOOR.format(table, "card.png"))
    again = {"if-none-match": end.headers["etag"]}
    assert ann.http.get(DOOR.format(table, "card.png"), headers=again).status_code == 304
    before = ann.http.get(DOOR.format(table, "card.png"), params={"made": 3}, headers=again)
    assert before.status_code == 200
    assert before.headers["etag"] != end.headers["etag"]
    film = ann.http.get(DOOR.format(table, "film.webp"))
    assert film.headers["content-type"] == "image/webp"
    assert 2 <= getattr(picture(film.content), "n_frames", 1) <= 16 + raster.MOST_BETWEEN
    refused = ann.http.get(DOOR.format(table, "card.png"), params={"eyes": 9})
    assert refused.json()["code"] == "bad-message"


def test_a_table_before_the_start_has_a_preview_without_a_picture(ann: Person) -> None:
    table = ann.open("me", "open")
    assert ann.http.get(DOOR.format(table, "card.png")).json()["code"] == "not-started"
    told = head(ann, f"/table/{table}")
    assert told["og:image"].endswith("/icons/512.png")
    assert "One seat is free" in told["og:description"]


def test_a_preview_is_in_the_language_that_is_asked_for_and_names_do_no_harm(
    ann: Person, bob: Person
) -> None:
    ann.http.post("/api/me", json={"name": '"><script>alert(1)'})
    table = first(ann)
    wait_for_the_turn(ann, table)
    page = bob.http.get(f"/table/{table}").text
    assert "<script>alert" not in page
    for language in LANGUAGES:
        told = head(bob, f"/table/{table}", **{"accept-language": f"xx, {language}-XX;q=0.8"})
        assert '"><script>' in told["og:title"]
        assert told["og:title"].startswith(say(message("namiji-name"), language))
        assert told["og:image"].startswith(f"http://127.0.0.1:{bob.http.base_url.port}/api/tables/")
        assert told["og:image"].endswith(f"/card.png?language={language}")
        assert told["twitter:card"] == "summary_large_image"
    moment = head(bob, f"/replay/{table}?at=7")
    assert "made=7" in moment["og:image"]
    assert head(bob, "/replay/aaaaaaaaaaaaaaaa")["og:title"] == "Kuroshio"


def test_only_replays_for_frames_can_be_framed_and_only_by_whom_the_host_names(
    ann: Person, tmp_path: Path
) -> None:
    def framing(person: Person, path: str) -> tuple[str, str | None]:
        headers = person.http.get(path).headers
        return headers["content-security-policy"].rpartition("frame-ancestors ")[2], headers.get(
            "x-frame-options"
        )

    nobody = "'none'"
    assert framing(ann, "/") == (nobody, "DENY")
    assert framing(ann, "/embed/aaaaaaaaaaaaaaaa")[0] == nobody
    assert ann.get("/api/games")["embeds"] is False
    with Server(tmp_path, KUROSHIO_EMBEDS="https://one.example, https://two.example") as open_one:
        other = Person(open_one.url, "Ann")
        page = "/embed/aaaaaaaaaaaaaaaa"
        assert framing(other, page) == ("https://one.example https://two.example", None)
        assert "set-cookie" not in other.http.get(page).headers
        for closed in ("/", "/table/aaaaaaaaaaaaaaaa", "/replay/aaaaaaaaaaaaaaaa", "/api/games"):
            assert framing(other, closed) == (nobody, "DENY")
        assert other.get("/api/games")["embeds"] is True


def test_films_that_are_not_kept_are_limited(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=0.5) as server:
        ann = Person(server.url, "Ann")
        table = first(ann)
        wait_for_the_turn(ann, table)

        def film(**asked: str) -> int:
            return ann.http.get(DOOR.format(table, "film.webp"), params=asked).status_code

        assert [film(language=one) for one in ("en", "fr", "ru")] == [200, 200, 429]
        assert [film(language="fr") for _ in range(3)] == [200] * 3


def _positions(*places: list[tuple[float, float]], **how: object) -> list[set[tuple[int, int]]]:
    """Where red pieces of one name are seen in a film in which they lie here, and then there."""
    drawings = []
    for points in places:
        drawing = Drawing(240, 120, "", "#FFFFFF")
        with drawing.at(20, 10):
            for x, y in points:
                with drawing.piece("boat", x - 20, y - 10, **how):  # type: ignore[arg-type]
                    drawing.circle(0, 0, 6, fill="#FF0000")
        drawings.append(drawing.svg())
    film = picture(raster.film(drawings, 240, []))
    seen = []
    for n in range(getattr(film, "n_frames", 1)):
        film.seek(n)
        pixels = film.convert("RGB")
        red = {
            (x, y)
            for x in range(240)
            for y in range(120)
            if (at := pixels.getpixel((x, y)))[0] - at[1] > 128  # type: ignore[index]
        }
        seen.append({(x, y) for x, y in red if {(x + 2, y), (x - 2, y), (x, y + 2)} <= red})
    return seen


def _middle(points: set[tuple[int, int]]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def test_pieces_of_a_film_glide_from_place_to_place() -> None:
    seen = [_middle(one) for one in _positions([(30, 60)], [(200, 60)])]
    assert len(seen) == 2 + raster.SMOOTH
    steps = [after[0] - before[0] for before, after in pairwise(seen)]
    assert all(step > 0 for step in steps)
    assert max(steps) > 2 * steps[0], "slowly off"
    assert max(steps) > 2 * steps[-1], "and slowly there"
    assert all(abs(y - 60) < 2 for _, y in seen)


def test_of_several_pieces_of_one_name_those_that_lie_still_stay() -> None:
    for points in _positions([(30, 30), (30, 90)], [(200, 30), (30, 90)]):
        assert any(abs(x - 30) < 4 and abs(y - 90) < 4 for x, y in points)
        assert not any(x > 50 and y > 50 for x, y in points)


def test_a_piece_goes_round_the_middle_of_a_round_board() -> None:
    centre = (120, 60)
    around = _positions([(70, 60)], [(120, 10)], centre=(100, 50))
    for x, y in map(_middle, around):
        assert abs(math.dist((x, y), centre) - 50) < 3


def test_where_nothing_glides_a_film_is_its_pictures() -> None:
    assert len(_positions([(30, 60)], [(30, 60), (200, 60)])) == 2


@pytest.mark.parametrize("text", ["Ærø", "Zoë", "Grüße", "Жанна", "Łódź", "0123456789"])
def test_every_language_can_be_written_on_a_machine_without_fonts(text: str) -> None:
    """Each letter of it is drawn: the picture has more ink than without it."""

    def ink(words: str) -> int:
        drawing = Drawing(400, 60, "", "#FFFFFF")
        drawing.text(200, 40, words, 30)
        drawing.text(100, 40, words, 10, font_family=SERIF, font_weight=700)
        drawn = picture(raster.png(drawing.svg(), 400, [str(font) for font in FONTS]))
        return sum(drawn.convert("L").histogram()[:128])

    for n in range(len(text)):
        assert ink(text[: n + 1]) > ink(text[:n])
