"""Puzzles: how they are found, that they are sure, and that those which ship can be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import kuroshio
from kuroshio.bots import Sight
from kuroshio.cli import main
from kuroshio.cli import puzzles as command
from kuroshio.games import NAMES, game_named
from kuroshio.language import LANGUAGES, bundle
from kuroshio.puzzles import finder, proof, shelf
from kuroshio.puzzles.rating import LEAST_DEVIATION, Solver
from kuroshio.puzzles.themes import THEMES
from kuroshio.tables.table import Table

every_game = pytest.mark.parametrize("name", NAMES)
LEAST = {"namiji": 300, "tongiaki": 300, "namazu": 50}  # puzzles
LARGEST = 200_000  # bytes of a file that ships
SEED = 5


@pytest.fixture
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything as it is, with less thought."""
    monkeypatch.setattr(proof, "BATCH", 30)
    monkeypatch.setattr(proof, "DEEPER", 60)
    monkeypatch.setattr(finder, "LADDER", (3, 30))
    monkeypatch.setattr(finder, "TRIES", 2)


def make(folder: Path, games: int, *more: str) -> int:
    lines, out = folder / "lines.jsonl", folder / "puzzles.json.xz"
    wish = ["--games", str(games), "--thought", "60", "--seed", str(SEED), "--quiet"]
    return main(["puzzles", "make", "namiji", *wish, "--lines", str(lines), "--out", str(out)])


def test_puzzles_are_found_kept_and_checked(
    tmp_path: Path, little_thought: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make(tmp_path, 2) == 0
    path = tmp_path / "puzzles.json.xz"
    found = list(shelf.puzzles_of(shelf.unpacked(path.read_bytes(), "")))
    assert found
    for one in found:
        table = one.table()
        texts = {move.text for move in table.moves}
        assert {*one.found.best, one.found.tempting} <= texts
        assert one.found.tempting not in one.found.best
    assert main(
        ["puzzles", "check", "namiji", "--file", str(path), "--puzzles", "3", "--workers", "1"]
    ) in (0, 1)
    assert "of 3 keep their solution" in capsys.readouterr().out


def test_the_finder_goes_on_where_it_was_stopped(
    tmp_path: Path, little_thought: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a game gives depends on the seed and its number alone, whenever it is played."""
    (tmp_path / "whole").mkdir()
    assert make(tmp_path / "whole", 2) == 0
    real = finder.look_through

    def stopped(game: object, number: int, *rest: int) -> shelf.Source:
        if number == 1:
            raise KeyboardInterrupt
        return real(game, number, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "look_through", stopped)
    assert make(tmp_path, 2) == 130
    lines = tmp_path / "lines.jsonl"
    assert len(shelf.read_lines(lines)) == 1
    with lines.open("ab") as file:
        file.write(b'{"number":1,"players":3,"se')  # a machine that lost its power
    monkeypatch.setattr(command, "look_through", real)
    assert make(tmp_path, 2) == 0
    assert lines.read_bytes() == (tmp_path / "whole" / "lines.jsonl").read_bytes()
    whole = (tmp_path / "whole" / "puzzles.json.xz").read_bytes()
    assert (tmp_path / "puzzles.json.xz").read_bytes() == whole


def test_a_wrong_solution_does_not_pass_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sailor's move in the place of the solution."""
    one = next(iter(shelf.puzzles("tongiaki").values()))
    wrong = shelf.Found(one.found.n, [one.found.tempting], one.found.best[0], 0.1, 0.01, [0], 1, [])
    source = shelf.Source(0, one.source.players, one.source.seed, one.source.moves, [wrong])
    path = tmp_path / "wrong.json.xz"
    shelf.write(path, game_named("tongiaki"), [source])
    assert main(["puzzles", "check", "tongiaki", "--file", str(path), "--workers", "1"]) == 1
    assert "0 of 1 keep their solution" in capsys.readouterr().out


def test_moves_that_are_equal_by_symmetry_have_no_solution() -> None:
    """All beaches of Tonga are alike for the first boat."""
    sight = Sight.of(kuroshio.new("tongiaki", players=3, seed=2))
    assert proof.Trial(sight, 1).prove([]) is None


@every_game
def test_every_puzzle_that_ships_can_be_asked(name: str) -> None:
    """It replays to a position with a choice, its solution is possible and surely better, it is
    about something that has words, and not near another one of the same game."""
    shipped = list(shelf.puzzles(name).values())
    assert len(shipped) >= LEAST[name]
    assert len({one.id for one in shipped}) == len(shipped)
    known = set(THEMES[name].names())
    tables: dict[int, Table] = {}
    for one in shipped:
        source, found = one.source, one.found
        box = next(box for box in game_named(name).boxes.values() if box.hash == one.box)
        table = tables.get(source.number) or Table(
            game_named(name), source.players, source.seed, box=box
        )
        tables[source.number] = table
        assert not table.line or found.n >= len(table.line) + finder.APART
        for move in source.moves[len(table.line) : found.n]:
            table.play(move)
        texts = [move.text for move in table.moves]
        assert {*found.best, found.tempting} <= set(texts)
        assert found.tempting not in found.best
        assert len(found.best) <= min(proof.MOST_EQUAL, len(texts) // 2)
        assert found.lead >= max(proof.CLEAR, proof.ERRORS * found.error) - 0.0002  # rounded
        assert set(found.themes) <= known
        hardest = shelf.EASIEST + shelf.BY_THOUGHT + shelf.BY_LEAD
        assert shelf.EASIEST <= one.rating <= hardest
    path = Path(kuroshio.__file__).parent / name / shelf.FILE
    assert path.stat().st_size <= LARGEST


@every_game
def test_a_puzzle_that_ships_keeps_its_solution_in_another_search(name: str) -> None:
    """One of each game here; all of them: `kuroshio puzzles check GAME`."""
    assert main(["puzzles", "check", name, "--puzzles", "1", "--seed", "9", "--workers", "1"]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(language: str) -> None:
    words = bundle(language)
    for themes in THEMES.values():
        for theme in themes.names():
            assert words.has_message(f"puzzle-theme-{theme}")


def test_puzzles_of_other_rules_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("namiji")
    source = shelf.Source(0, 2, 1, ["sail 1"], [])
    shipped = shelf.unpacked(shelf.packed(game, [source]), "")
    assert shelf.fits(shipped, game)
    other = shelf.Shipped(game="namiji", rules=game.version + 1, box=game.box.hash, sources=[])
    assert not shelf.fits(other, game)


def test_a_rating_moves_by_what_is_learned() -> None:
    """Much at first and little later; more for what was hard; and it finds its place."""
    new = Solver()
    assert new.after(1600, right=True).rating > new.after(900, right=True).rating > new.rating
    assert new.after(900, right=False).rating < new.after(1600, right=False).rating < new.rating
    solver = new
    for number in range(300):  # right where it is below 1500
        puzzle = 1000 + 10 * (number * 37 % 100)
        solver = solver.after(puzzle, right=puzzle < 1500)
    assert solver.deviation == LEAST_DEVIATION
    assert abs(solver.rating - 1500) < 120
