"""Boxes of one's own: what is refused, in one clear line, and what can be played."""

from __future__ import annotations

import json
import random
from importlib import resources
from pathlib import Path

import pytest

import kuroshio
from kuroshio import BadBox, BadRecord
from kuroshio.tables.table import Table
from tests.namiji.helpers import stop_at, truth

STANDARD = resources.files("kuroshio.namiji").joinpath("box.toml").read_text("utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The standard box with some text replaced."""
    text = STANDARD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refused(folder: Path, text: str | bytes) -> str:
    """The one line with which a box is refused, without its path."""
    path = folder / "my-box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadBox) as error:
        kuroshio.new("namiji", players=3, box=path)
    line = str(error.value)
    assert "\n" not in line
    assert "my-box.toml" in line
    return line.replace(str(path), "BOX")


RICE = '{ id = "rice-balls", meal = 3 },'
HOOK = '{ id = "second-hook", upgrade = "second-hook", number = 1 },'
TWIN = '{ id = "twin-offerings", upgrade = "twin-offerings", number = 2, bonus = 1 },'
ROPE = '{ id = "straw-rope", upgrade = "straw-rope", number = 3, keep = 2 },'
DEEP = '{ id = "deep-hold", points = 4, measure = "bottom-row", at_least = 1 },'

# What the lines list
SLOTS = "harbours have a slot for every boat"
STATIONS = "angling, net, crustacean, whirlpool, dolphin, octopus, whale, rock, dock, port"
UPGRADES = (
    "second-hook, fishmonger, wide-net, net-floats, woven-pot, salted-bait, paper-lanterns, "
    "twin-offerings, bow-whistle, glass-bucket, long-spyglass, straw-rope"
)
MEASURES = (
    "valid-lines, bottom-row, rows-and-columns, fish, colour-1, colour-2, colour-3, kinds, nets, "
    "crustaceans, crabs, offerings-left, dolphin, octopus, whale, panoramas-of-two, "
    "panorama-bonuses, meals, upgrades"
)
FISH = (
    "blue bream, blue mackerel, blue puffer, blue flounder, "
    "orange bream, orange mackerel, orange puffer, orange flounder, "
    "green bream, green mackerel, green puffer, green flounder"
)

BROKEN = {
    "an unknown station": (
        ('"angling*", "whale",', '"angling*", "shark",'),
        f"BOX: unknown name 'shark'; expected one of: {STATIONS}; at `route.stations[1]`",
    ),
    "two docks": (
        ('"net", "dock",', '"net",'),
        "BOX: expected 3 docks, got 2 at `route.stations`",
    ),
    "four docks": (
        ('"angling*", "whale",', '"dock", "whale",'),
        "BOX: expected 3 docks, got 4 at `route.stations`",
    ),
    "a double dock": (
        ('"net", "dock",', '"net", "dock*",'),
        f"BOX: expected no * ({SLOTS}), got 'dock*' at `route.stations[15]`",
    ),
    "a double port on the way": (
        ('"angling*", "whale",', '"port*", "whale",'),
        f"BOX: expected no * ({SLOTS}), got 'port*' at `route.stations[0]`",
    ),
    "no port": (
        ('"angling", "port",', '"angling",'),
        "BOX: expected one 'port', as the last station at `route.stations`",
    ),
    "two ports": (
        ('"angling*", "whale",', '"port", "whale",'),
        "BOX: expected one 'port', as the last station at `route.stations`",
    ),
    "too long a route": (
        ("stations = [", "stations = [" + '"whale", ' * 20),
        "BOX: expected `array` of length <= 80 at `route.stations`",
    ),
    "a string for a number": (
        ("shrimp = 30", 'shrimp = "thirty"'),
        "BOX: expected `int`, got `str` at `crustaceans.shrimp`",
    ),
    "a fraction for a number": (
        ("bonus = 3 ", "bonus = 2.5 "),
        "BOX: expected `int`, got `float` at `panoramas.bonus`",
    ),
    "a number for a list": (
        ("row_points = [5, 7, 9]", "row_points = 5"),
        "BOX: expected `array`, got `int` at `rack.row_points`",
    ),
    "two rows": (
        ("row_points = [5, 7, 9]", "row_points = [5, 7]"),
        "BOX: expected `array` of length >= 3 at `rack.row_points`",
    ),
    "four rows": (
        ("row_points = [5, 7, 9]", "row_points = [5, 7, 9, 11]"),
        "BOX: expected `array` of length <= 3 at `rack.row_points`",
    ),
    "negative points": (
        ("row_points = [5, 7, 9]", "row_points = [5, 7, -9]"),
        "BOX: expected `int` >= 0 at `rack.row_points[2]`",
    ),
    "too many points": (
        ("row_points = [5, 7, 9]", "row_points = [5, 7, 900]"),
        "BOX: expected `int` <= 99 at `rack.row_points[2]`",
    ),
    "five offerings": (
        ("offerings = 4 ", "offerings = 5 "),
        "BOX: expected `int` <= 4 at `boats.offerings`",
    ),
    "a missing table": (
        ("[boats]", "[ships]"),
        "BOX: object contains unknown field `ships`",
    ),
    "a missing number": (
        ("crabs = 20\n", "\n"),
        "BOX: object missing required field `crabs` at `crustaceans`",
    ),
    "an unknown key": (
        ("crabs = 20\n", "crabs = 20\nlobsters = 1\n"),
        "BOX: object contains unknown field `lobsters` at `crustaceans`",
    ),
    "an unknown source": (
        ('source = "rulebook"\noff', 'source = "hearsay"\noff'),
        "BOX: invalid enum value 'hearsay' at `boats.source`",
    ),
    "two dock cards of one id": (
        ('id = "miso-soup"', 'id = "cold-noodles"'),
        "BOX: expected different ids, got 'cold-noodles' twice at `dock.cards`",
    ),
    "two rock cards of one id": (
        ('id = "gourmet"', 'id = "tinkerer"'),
        "BOX: expected different ids, got 'tinkerer' twice at `rock.cards`",
    ),
    "a meal and an upgrade in one": (
        (RICE, '{ id = "rice-balls", meal = 3, upgrade = "second-hook" },'),
        "BOX: expected either `meal` or `upgrade` at `dock.cards[0]`",
    ),
    "neither a meal nor an upgrade": (
        (RICE, '{ id = "rice-balls" },'),
        "BOX: expected either `meal` or `upgrade` at `dock.cards[0]`",
    ),
    "an unknown upgrade": (
        ('upgrade = "second-hook"', 'upgrade = "third-hook"'),
        f"BOX: unknown name 'third-hook'; expected one of: {UPGRADES}; at `dock.cards[8].upgrade`",
    ),
    "a number on a meal": (
        (RICE, '{ id = "rice-balls", meal = 3, number = 2 },'),
        "BOX: expected no `number` on a meal at `dock.cards[0].number`",
    ),
    "a bonus on another card": (
        (HOOK, '{ id = "second-hook", upgrade = "second-hook", bonus = 1 },'),
        "BOX: expected `bonus` only with twin-offerings at `dock.cards[8].bonus`",
    ),
    "a keep on another card": (
        (HOOK, '{ id = "second-hook", upgrade = "second-hook", keep = 2 },'),
        "BOX: expected `keep` only with straw-rope at `dock.cards[8].keep`",
    ),
    "four nets for a wide net": (
        ('upgrade = "wide-net", number = 3', 'upgrade = "wide-net", number = 4'),
        "BOX: expected 1 or 2 or 3 with wide-net, got 4 at `dock.cards[10].number`",
    ),
    "three twin offerings": (
        (TWIN, '{ id = "twin-offerings", upgrade = "twin-offerings", number = 3 },'),
        "BOX: expected 1 or 2 with twin-offerings, got 3 at `dock.cards[15].number`",
    ),
    "a straw rope no longer than the hand": (
        (ROPE, '{ id = "straw-rope", upgrade = "straw-rope", number = 2, keep = 2 },'),
        "BOX: expected 3 with straw-rope, got 2 at `dock.cards[19].number`",
    ),
    "too few dock cards": (
        ('cards = [\n    { id = "rice-balls"', 'cards = []\nold = [\n    { id = "rice-balls"'),
        "BOX: expected `array` of length >= 18 at `dock.cards`",
    ),
    "an id with spaces": (
        ('id = "rice-balls"', 'id = "Rice Balls"'),
        "BOX: expected `str` matching regex '^[a-z0-9][a-z0-9-]*$' at `dock.cards[0].id`",
    ),
    "an unknown measure": (
        ('measure = "bottom-row"', 'measure = "top-row"'),
        f"BOX: unknown name 'top-row'; expected one of: {MEASURES}; at `rock.cards[1].measure`",
    ),
    "a measure without a bound": (
        (DEEP, '{ id = "deep-hold", points = 4, measure = "bottom-row" },'),
        "BOX: expected either `at_least` or `at_most` at `rock.cards[1]`",
    ),
    "a measure with two bounds": (
        (DEEP, '{ id = "deep-hold", points = 4, measure = "nets", at_least = 1, at_most = 2 },'),
        "BOX: expected either `at_least` or `at_most` at `rock.cards[1]`",
    ),
    "a row of copies that is too short": (
        ("    [4, 4, 4, 4],\n", "    [4, 4, 4],\n"),
        "BOX: expected 4 numbers, one a kind, got 3 at `fish.copies[0]`",
    ),
    "two kinds of one name": (
        ('kinds = ["bream", "mackerel"', 'kinds = ["bream", "bream"'),
        "BOX: expected different names for colours and for kinds at `fish`",
    ),
    "a net of no such fish": (
        ('    "blue bream", "blue mackerel"', '    "red herring", "blue mackerel"'),
        f"BOX: unknown name 'red herring'; expected one of: {FISH}; at `nets.tokens[0]`",
    ),
    "a net without a name": (
        ('    "blue bream", "blue mackerel"', '    "", "blue mackerel"'),
        f"BOX: unknown name ''; expected one of: {FISH}; at `nets.tokens[0]`",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_box_is_refused_with_the_key_and_what_was_expected(
    case: str, tmp_path: Path
) -> None:
    change, line = BROKEN[case]
    assert refused(tmp_path, changed(change)) == line


def test_no_fish_at_all_is_refused(tmp_path: Path) -> None:
    text = STANDARD.replace("    [4, 4, 4, 4],\n", "    [0, 0, 0, 0],\n")
    assert refused(tmp_path, text) == "BOX: expected at least one fish at `fish.copies`"


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    text = STANDARD[: STANDARD.index("# Sacred Rock cards:")]
    assert refused(tmp_path, text) == "BOX: object missing required field `rock`"


def test_what_is_not_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    line = refused(tmp_path, changed(("offerings = 4", "offerings = = 4")))
    assert line.startswith("BOX is not TOML: ")
    assert "line 14" in line


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, "") == "BOX: object missing required field `name`"


def test_what_is_not_utf8_is_refused(tmp_path: Path) -> None:
    line = refused(tmp_path, b"name = '\xff\xfe'")
    assert line == "cannot read the box BOX: it is not UTF-8 text"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"cannot read the box .*nowhere\.toml: No such file"):
        kuroshio.new("namiji", players=3, box=tmp_path / "nowhere.toml")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=r"cannot read the box .*: Is a directory"):
        kuroshio.new("namiji", players=3, box=tmp_path)


# --- boxes that can be played ---------------------------------------------------------------


def part(first: str, then: str) -> str:
    """The standard box from one text up to another."""
    return STANDARD[STANDARD.index(first) : STANDARD.index(then)]


def write(folder: Path, *changes: tuple[str, str]) -> Path:
    path = folder / "other.toml"
    path.write_text(changed(*changes), encoding="utf-8")
    return path


def played(table: Table, seed: int = 4) -> Table:
    """The table after a random game, looked at by everybody on the way."""
    luck = random.Random(seed)
    while not table.over:
        table.play(luck.choice(table.moves))
        for seat in (None, *range(table.players)):
            kuroshio.imagined(table, seat, seed)
            table.view(seat)
    return table


FEWER_KINDS = (
    ('kinds = ["bream", "mackerel", "puffer", "flounder"]', 'kinds = ["bream", "mackerel"]'),
    ("    [4, 4, 4, 4],\n    [4, 4, 4, 4],\n    [4, 4, 4, 4],\n", "    [8, 8], [8, 8], [8, 8],\n"),
    (
        """    "blue bream", "blue mackerel", "blue puffer", "blue flounder",
    "orange bream", "orange mackerel", "orange puffer", "orange flounder",
    "green bream", "green mackerel", "green puffer", "green flounder",
""",
        '    "blue bream", "blue bream", "green mackerel",\n',
    ),
)
PLAYABLE = {
    "other points": (("row_points = [5, 7, 9]", "row_points = [1, 2, 3]"),),
    "fewer kinds": FEWER_KINDS,
    "renamed cards": (
        ('id = "rice-balls"', 'id = "bread"'),
        ('id = "deep-hold"', 'id = "bottomless"'),
    ),
    "fewer cards": ((RICE, ""), (HOOK, ""), (DEEP, "")),
    "one rock card": ((part('    { id = "skilled', '    { id = "tinkerer"'), ""),),
    "an almost empty bag": (("shrimp = 30", "shrimp = 3"), ("crabs = 20\n", "crabs = 0\n")),
    "no offerings": (("offerings = 4", "offerings = 0"),),
    "an upgrade twice": (('upgrade = "fishmonger"', 'upgrade = "second-hook"'),),
    "a short route": (
        (
            part('    "angling*", "whale"', "]\n\n# Dock cards"),
            '    "net*", "dock", "dock", "rock", "dock", "whale", "port",\n',
        ),
    ),
}


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("case", PLAYABLE)
def test_a_changed_box_is_played_to_the_end_dumped_and_loaded(
    case: str, players: int, tmp_path: Path
) -> None:
    path = write(tmp_path, *PLAYABLE[case])
    for seed in range(3):
        table = played(kuroshio.new("namiji", players=players, seed=seed, box=path), seed)
        assert not table.box.standard
        again = kuroshio.load(table.dump())
        assert again.box.hash == table.box.hash
        assert (again.scores, again.standing, again.line) == (
            table.scores,
            table.standing,
            table.line,
        )
        assert again.seen_by(None).tobytes() == table.seen_by(None).tobytes()


def test_other_points_count(tmp_path: Path) -> None:
    path = write(tmp_path, ("points = [7, 5, 3, 2, 1]", "points = [9, 8, 0, 0, 0]"))
    assert truth(kuroshio.new("namiji", players=3, box=path)).early_birds == [9, 8, 0]


def test_renamed_cards_are_moves(tmp_path: Path) -> None:
    """And the standard box keeps its own names beside them."""
    table = kuroshio.new(
        "namiji", players=3, box=write(tmp_path, ('id = "deep-hold"', 'id = "bottomless"'))
    )
    assert kuroshio.new("namiji", players=3).parse("pick deep-hold").text == "pick deep-hold"
    assert table.parse("pick bottomless").text == "pick bottomless"
    with pytest.raises(kuroshio.IllegalMove, match="is not a move of namiji"):
        table.parse("pick deep-hold")


def test_with_fewer_kinds_there_are_fewer_fish_to_take(tmp_path: Path) -> None:
    table = kuroshio.new("namiji", players=3, box=write(tmp_path, *FEWER_KINDS))
    stop_at(table, 0, "angling")
    with pytest.raises(kuroshio.IllegalMove, match="is not a move of namiji"):
        table.play("take blue puffer")
    assert truth(table).nets.left == 3


def test_a_box_with_the_same_components_is_the_standard_box(tmp_path: Path) -> None:
    path = write(tmp_path, ("# Namiji: what came in the box.", "# My own words."))
    table = kuroshio.new("namiji", players=3, box=path)
    assert table.box.standard
    assert "box_toml" not in table.dump()


def test_a_game_of_another_box_does_not_load_without_it(tmp_path: Path) -> None:
    path = write(tmp_path, *PLAYABLE["other points"])
    stored = json.loads(kuroshio.new("namiji", players=3, box=path).dump())
    del stored["box_toml"]
    with pytest.raises(BadRecord, match="played with another box"):
        kuroshio.load(json.dumps(stored))
