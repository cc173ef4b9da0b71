"""Fair seats: what somebody tries who wants to see more, win more or lose less than is due."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kuroshio.server import entries as e
from kuroshio.server import protocol as m
from kuroshio.server.clocks import ClockRule
from kuroshio.server.decide import Around, decide
from kuroshio.server.fair_play import why_not_rated
from kuroshio.server.live import LiveTable, replayed
from kuroshio.server.refusals import Refused
from kuroshio.server.results import results
from kuroshio.server.store import Header, Result, Row
from kuroshio.server.store.books import contests
from tests.server.inside import Inside
from tests.server.serving import Person, Server
from tests.server.test_statistics import finish
from tests.server.test_tables import mover, started


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house where everyone without a connection counts as absent."""
    with Inside(tmp_path_factory.mktemp("hasty"), absence=0, bot_pause=0.02) as one:
        yield one


def people(house: Inside, *names: str) -> list[Person]:
    return [Person(house.url, name) for name in names]


def verb(table: str, name: str) -> str:
    return f"/api/tables/{table}/{name}"


def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = person.see(table)["table"]["seats"]
    return seats


def play_to_the_end(table: str, *players: Person) -> None:
    chance = random.Random(1)
    while (seen := players[0].see(table))["table"]["status"] == "playing":
        able = [person for person in players if "question" in person.see(table)]
        if able:
            able[0].move(table, chance)
        else:
            players[0].see(table, after=seen["n"], wait=5)


def told(person: Person, table: str) -> list[bytes]:
    """Everything that depends on whose eyes one has."""
    path = f"/api/tables/{table}"
    seen = person.see(table)
    doors = ("replay", "replay?eyes=1", "picture", "picture?eyes=1", "description", "record")
    answers = [person.http.get(f"{path}/{door}").content for door in doors]
    return [msgspec.json.encode([seen["view"], seen["eyes"], seen.get("question")]), *answers]


# --- eyes -------------------------------------------------------------------------------------


def test_nobody_changes_seats_to_read_a_hand(house: Inside) -> None:
    ann, bob, eve = people(house, "Ann", "Bob", "Eve")
    table = ann.open("me", "open", "deckhand")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    assert ann.refused(verb(table, "free"), seat=2) == "started"
    assert ann.refused(verb(table, "sit"), seat=2) == "seat-taken"
    assert ann.refused(verb(table, "bot"), seat=2, level="admiral") == "started"
    assert ann.refused(verb(table, "bot"), seat=0, level="admiral") == "started"
    ann.do(table, "leave")
    assert seats_of(bob, table)[0]["level"] == "sailor"
    for seat in (0, 1, 2):
        assert ann.refused(verb(table, "sit"), seat=seat) in ("been-here", "seat-taken")
    assert "may_sit" not in ann.see(table)
    # She is a watcher now, at every door.
    bob.see(table, after=bob.see(table)["n"], wait=1)
    room = house.service.rooms[table]
    assert room.live.held_by(room.live.leavers[0].player) == ()
    assert told(ann, table)[0] == told(eve, table)[0]
    assert ann.refused(verb(table, "hint"), position=0) == "not-seated"
    assert ann.refused(verb(table, "undo"), position=0) == "not-seated"
    assert ann.refused(verb(table, "return")) == "not-seated"
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ann.http.post(f"/api/tables/{table}/review", json={}).status_code == 409
    assert ann.http.get(f"/api/tables/{table}/replay?eyes=1").status_code == 403


def test_no_door_shows_a_running_game_through_other_eyes(house: Inside) -> None:
    ann, bob = people(house, "Ann", "Bob")
    table = started(ann, bob)
    for person, seat in ((ann, 0), (bob, 1)):
        seen, replay, other, picture, crooked, _, record = told(person, table)
        assert b'"eyes":%d' % seat in seen
        assert msgspec.json.decode(replay)["eyes"] == seat
        assert other == replay
        assert crooked == picture
        assert b"not-over" in record


def test_no_series_of_commands_shows_anybody_a_second_hand() -> None:
    """Three people do whatever comes to their minds, a thousand times over."""
    for seed in range(60):
        chance = random.Random(seed)
        table = fold("me", "open", "deckhand")
        looked: dict[str, set[int]] = {}
        began: dict[str, tuple[int, ...]] = {}
        for _ in range(80):
            player = chance.choice(("ann", "bob", "eve"))
            do(table, player, any_command(table, chance), chance)
            if table.status != "open":
                began = began or {one: table.held_by(one) for one in table.people()}
            if table.status == "playing":
                for one in table.people():
                    looked.setdefault(one, set()).update(table.held_by(one))
        for player, seats in looked.items():
            assert seats <= set(began.get(player, ())) or (len(seats) == 1 and player not in began)


def any_command(table: LiveTable, chance: random.Random) -> m.Command:
    seat = chance.randrange(3)
    wishes: list[m.Command] = [
        m.Sit(seat=seat),
        m.Sit(seat=seat),
        m.Leave(seat=chance.choice((None, seat))),
        m.Bot(seat=seat, level="sailor"),
        m.Free(seat=seat),
        m.Host(seat=seat),
        m.StandIn(seat=seat),
        m.Return(),
        m.Start(),
        m.Undo(position=table.position),
    ]
    if table.game is not None and not table.over:
        wishes += [m.Move(position=table.position, move=int(chance.choice(table.game.moves)))] * 3
    return chance.choice(wishes)


def fold(*seats: str) -> LiveTable:
    """A table as the log makes it, without a server; ann opens it."""
    header = Header(
        id="t", game="namiji", rules=1, players=len(seats), options={}, seed=3, clock=ClockRule(),
        listed=False, seeded=False, created=0,
    )  # fmt: skip
    table = LiveTable(header)
    for n, seat in enumerate(seats):
        if seat == "me":
            table.take(table.n + 1, 0, e.Sat(n, "ann", "Ann"))
        elif seat != "open":
            table.take(table.n + 1, 0, e.Seated(n, seat))
    return table


def do(table: LiveTable, player: str, command: m.Command, chance: random.Random) -> bool:
    gone = frozenset(
        one for one in ("ann", "bob", "eve") if one != player and chance.random() < 0.5
    )
    try:
        for entry in decide(table, player, player.title(), command, Around(gone)):
            table.take(table.n + 1, 0, e.decode(e.encode(entry)))
    except Refused:
        return False
    return True


def test_several_seats_of_one_person_are_seen_by_everyone(house: Inside) -> None:
    ann, bob = people(house, "Ann", "Bob")
    table = ann.open("me", "open", "open", "open")
    ann.do(table, "sit", seat=1, name="Anna")
    bob.do(table, "sit", seat=2)
    assert [seat.get("together") for seat in seats_of(bob, table)] == [0, 0, None, None]
    assert bob.see(table)["table"]["unrated"] == "one-person"
    ann.do(table, "bot", seat=3, level="deckhand")
    ann.do(table, "start")
    bob.do(table, "leave")
    assert ann.refused(verb(table, "sit"), seat=2) == "been-here"


# --- the host ---------------------------------------------------------------------------------


def test_nobody_takes_over_a_strangers_table(house: Inside) -> None:
    ann, eve = people(house, "Ann", "Eve")
    table = ann.open("me", "open", "open", "deckhand")
    for name, body in (("bot", {"seat": 1, "level": "sailor"}), ("free", {"seat": 3})):
        assert eve.refused(verb(table, name), **body) == "not-seated"
    eve.do(table, "sit", seat=1)
    assert "may_sit" not in eve.see(table)
    assert eve.refused(verb(table, "sit"), seat=2) == "one-seat"
    assert eve.refused(verb(table, "bot"), seat=2, level="sailor") == "host-only"
    assert eve.refused(verb(table, "free"), seat=3) == "host-only"
    assert eve.refused(verb(table, "free"), seat=0) == "host-only"
    assert eve.refused(verb(table, "colour"), seat=2, colour="rose") == "host-only"
    assert eve.refused(verb(table, "host"), seat=1) == "host-only"
    assert eve.refused(verb(table, "start")) == "host-only"
    assert ann.see(table)["table"]["host"] == 0
    eve.do(table, "colour", seat=1, colour="rose")  # her own


def test_the_host_sends_a_guest_away_for_good(house: Inside) -> None:
    ann, eve = people(house, "Ann", "Eve")
    table = ann.open("me", "open", "open")
    eve.do(table, "sit", seat=1)
    socket = eve.sit_down(table)
    assert socket.next()["you"] == [1]
    ann.do(table, "free", seat=1)
    update = socket.next()
    socket.close()
    assert (update["you"], update.get("may_sit")) == ([], None)
    assert update["steps"][-1]["kind"] == "dismissed"
    assert [eve.refused(verb(table, "sit"), seat=seat) for seat in (1, 2)] == ["sent-away"] * 2


def test_who_leaves_hands_the_table_on(house: Inside) -> None:
    ann, bob, cid = people(house, "Ann", "Bob", "Cid")
    table = ann.open("open", "open", "me")
    cid.do(table, "sit", seat=1)
    bob.do(table, "sit", seat=0)
    ann.do(table, "leave")
    assert bob.see(table)["table"]["host"] == 1  # who has been there for the longest
    cid.do(table, "host", seat=0)
    assert bob.see(table)["table"]["host"] == 0
    assert cid.refused(verb(table, "host"), seat=1) == "host-only"
    assert bob.refused(verb(table, "host"), seat=2) == "no-person"
    bob.do(table, "bot", seat=2, level="deckhand")
    bob.do(table, "start")


def test_a_table_whose_host_is_absent_finds_another(hasty: Inside) -> None:
    ann, bob = people(hasty, "Ann", "Bob")
    table = ann.open("me", "open")
    bob.do(table, "sit", seat=1)
    socket = ann.sit_down(table)
    socket.next()
    assert bob.refused(verb(table, "host"), seat=1) == "host-only"
    socket.close()
    assert_soon(lambda: hasty.service.rooms[table].presence.connected() == [False, False])
    bob.do(table, "host", seat=1)
    bob.do(table, "start")


def assert_soon(so: Any) -> None:
    deadline = time.monotonic() + 10
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


# --- leaving ----------------------------------------------------------------------------------


def test_who_leaves_a_rated_game_has_lost_it(server: Server) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    table = started(ann, bob)
    chance = random.Random(3)
    for _ in range(6):
        mover(table, ann, bob).move(table, chance)
    bob.do(table, "leave")
    finish(ann, table, chance)
    (game,) = bob.get("/api/history", mine=1)["games"]
    mine, his = game["seats"]
    assert (mine["place"], his["place"]) == (1, 2)
    assert (his["you"], his["left"], mine["left"]) == (True, True, False)
    assert {one["level"] or one["name"] for one in his["played"]} == {"Bob", "sailor"}
    assert sum(one["moves"] for seat in (mine, his) for one in seat["played"]) == game["moves"]
    ratings = [one.get("/api/me/statistics")["games"][0]["against_people"] for one in (ann, bob)]
    assert ratings[0]["value"] > ratings[1]["value"]


def test_the_last_person_who_leaves_ends_the_game_and_has_lost_it(house: Inside) -> None:
    (ann,) = people(house, "Ann")
    table = ann.open("me", "deckhand", "sailor", start=True)
    ann.do(table, "leave")
    (game,) = ann.get("/api/history", mine=1)["games"]
    assert [seat["place"] for seat in game["seats"]] == [3, 1, 1]
    assert [seat["left"] for seat in game["seats"]] == [True, False, False]
    assert ann.see(table)["table"]["abandoned"]
    assert ann.get("/api/me/statistics")["games"][0]["against_bots"]["games"] == 1
    for name, body in (("sit", {"seat": 0}), ("rematch", {}), ("leave", {})):
        assert ann.refused(verb(table, name), **body) in ("over", "not-seated")


def test_the_first_to_leave_is_the_last() -> None:
    table = fold("me", "open", "open")
    chance = random.Random(1)
    assert do(table, "bob", m.Sit(seat=1), chance)
    assert do(table, "eve", m.Sit(seat=2), chance)
    assert do(table, "ann", m.Start(), chance)
    for player in ("bob", "eve", "ann"):
        assert do(table, player, m.Leave(), chance)
    assert table.over
    assert [(one.player, one.place, one.left) for one in results(table)] == [
        ("ann", 1, True),
        ("bob", 3, True),
        ("eve", 2, True),
    ]


def test_who_comes_for_one_who_left_is_not_rated_and_the_other_has_lost(house: Inside) -> None:
    ann, bob, eve = people(house, "Ann", "Bob", "Eve")
    table = started(ann, bob)
    bob.do(table, "leave")
    assert bob.refused(verb(table, "sit"), seat=1) == "been-here"
    eve.do(table, "sit", seat=1)
    play_to_the_end(table, ann, eve)
    rows = results(house.service.rooms[table].live)
    assert [(one.name, one.place, one.left, one.rated) for one in rows] == [
        ("Ann", 1, False, True),
        ("Eve", 2, False, False),
        ("Bob", 2, True, True),
    ]
    assert [len(one.get("/api/history", mine=1)["games"]) for one in (ann, bob, eve)] == [1] * 3
    assert eve.get("/api/me/statistics")["games"][0]["against_people"] is None


def test_who_lets_a_bot_play_has_lost_as_if_gone() -> None:
    table = fold("me", "open")
    chance = random.Random(2)
    assert do(table, "bob", m.Sit(seat=1), chance)
    assert do(table, "ann", m.Start(), chance)
    table.take(table.n + 1, 0, e.TimedOut(1, "sailor"))
    while not table.over:
        assert table.game is not None
        assert table.turn is not None
        entry = e.Moved(table.turn, chance.choice(table.game.moves).text, bot=table.turn == 1)
        table.take(table.n + 1, 0, entry)
    assert [(one.place, one.left, one.rated) for one in results(table)] == [
        (1, False, True),
        (2, True, True),
    ]
    table.seats[1].away = False  # back for the last moment
    assert results(table)[1].left


# --- what counts ------------------------------------------------------------------------------


def test_a_bot_is_not_exchanged_for_a_better_one(house: Inside) -> None:
    (ann,) = people(house, "Ann")
    table = ann.open("me", "deckhand", start=True)
    assert ann.refused(verb(table, "bot"), seat=1, level="admiral") == "started"
    assert ann.refused(verb(table, "free"), seat=1) == "started"
    finish(ann, table, random.Random(1))
    (game,) = ann.get("/api/history", mine=1)["games"]
    assert game["seats"][1]["level"] == "deckhand"
    assert [one["level"] for one in game["seats"][1]["played"]] == ["deckhand"]
    assert game["rated"]


def test_what_was_taken_back_from_bots_does_not_count(house: Inside) -> None:
    (ann,) = people(house, "Ann")
    table = ann.open("me", "deckhand", start=True)
    chance = random.Random(7)
    own: list[int] = []
    while len(own) < 3:
        seen = ann.see(table)
        if seen.get("question"):
            own.append(seen["view"]["moves"])
            ann.move(table, chance)
        else:
            ann.see(table, after=seen["n"], wait=5)
    while not (seen := ann.see(table)).get("question"):
        ann.see(table, after=seen["n"], wait=5)
    assert seen["table"]["unrated"] is None
    ann.do(table, "undo", position=seen["position"], to=own[0])
    assert ann.see(table)["table"]["unrated"] == "taken-back"
    finish(ann, table, chance)
    (game,) = ann.get("/api/history", mine=1)["games"]
    assert not game["rated"]
    (mine,) = ann.get("/api/me/statistics")["games"]
    assert (mine["played"], mine["against_bots"]) == (1, None)


def test_what_revealed_nothing_may_be_taken_back_and_counts() -> None:
    table, chance = fold("me", "deckhand"), random.Random(6)
    assert do(table, "ann", m.Start(), chance)
    free = False
    while not free:
        assert table.game is not None
        if table.turn == 1:
            table.take(table.n + 1, 0, e.Moved(1, chance.choice(table.game.moves).text, bot=True))
            continue
        at = table.made
        move = m.Move(position=table.position, move=int(chance.choice(table.game.moves)))
        assert do(table, "ann", move, chance)
        free = table.tells_nothing(0, at)
    assert do(table, "ann", m.Undo(position=table.position), chance)
    assert why_not_rated(table) is None


def test_a_game_with_hints_does_not_count(house: Inside) -> None:
    (ann,) = people(house, "Ann")
    table = ann.open("me", "deckhand", start=True)
    while not (seen := ann.see(table)).get("question"):
        ann.see(table, after=seen["n"], wait=5)
    ann.do(table, "hint", position=seen["position"])
    assert ann.see(table)["table"]["unrated"] == "hints"


def two_with_help(*help_: e.AnyEntry) -> list[Result]:
    """How a game of Ann and Bob ends in which somebody was helped at the beginning."""
    table, chance = fold("me", "open"), random.Random(2)
    assert do(table, "bob", m.Sit(seat=1), chance)
    assert do(table, "ann", m.Start(), chance)
    for entry in help_:
        table.take(table.n + 1, 0, entry)
    assert why_not_rated(table) is None
    while not table.over:
        assert table.game is not None
        assert table.turn is not None
        entry = e.Moved(table.turn, chance.choice(table.game.moves).text)
        table.take(table.n + 1, 0, entry)
    return results(table)


def test_nobody_saves_himself_from_losing_by_a_hint() -> None:
    """Among people a hint is no way out: somebody helped can lose by the game, but not win."""
    first, last = sorted(two_with_help(), key=lambda one: one.place)
    assert (first.place, first.rated, last.place, last.rated) == (1, True, 2, True)
    rows = two_with_help(e.Hinted(last.seat))
    assert [one.rated for one in rows] == [True, True]
    rows = two_with_help(e.Hinted(first.seat))
    assert rows[last.seat].rated
    assert not rows[first.seat].rated
    assert contests(rows) == [], "one alone has nobody to be compared with"
    rows = two_with_help(e.Hinted(0), e.Left(0, "sailor"))
    assert (rows[0].left, rows[0].place, rows[0].rated) == (True, 2, True)


# --- playing again ----------------------------------------------------------------------------


def test_a_rematch_waits_for_everyones_yes(house: Inside) -> None:
    ann, bob, eve = people(house, "Ann", "Bob", "Eve")
    table = started(ann, bob, listed=True)
    play_to_the_end(table, ann, bob)
    assert eve.refused(verb(table, "rematch")) == "not-seated"
    ann.do(table, "rematch")
    bob.do(table, "rematch")  # he is told where, and says yes there
    again = bob.see(table)["table"]["rematch"]
    first, second = seats_of(bob, again)
    assert (first["kind"], first["kept"]) == ("open", "Bob")
    assert (second["kind"], second["name"]) == ("person", "Ann")
    assert ann.refused(verb(again, "start")) == "seats-open"
    assert eve.refused(verb(again, "sit"), seat=0) == "seat-kept"
    assert ann.see(again)["table"]["status"] == "open"
    assert bob.see(again)["may_sit"] == [0]
    bob.do(again, "sit", seat=0)
    assert ann.see(again)["table"]["status"] == "playing"


def test_who_does_not_answer_is_not_carried_along(house: Inside) -> None:
    ann, bob = people(house, "Ann", "Bob")
    table = started(ann, bob)
    play_to_the_end(table, ann, bob)
    ann.do(table, "rematch")
    again = ann.see(table)["table"]["rematch"]
    ann.do(again, "bot", seat=0, level="deckhand")
    ann.do(again, "start")
    assert bob.see(again)["you"] == []
    assert bob.refused(verb(again, "sit"), seat=0) == "seat-taken"
    finish(ann, again, random.Random(1))
    assert len(bob.get("/api/history", mine=1)["games"]) == 1


# --- absence ----------------------------------------------------------------------------------


def test_all_others_call_a_stand_in_and_the_owner_plays_on(hasty: Inside) -> None:
    ann, bob, cid = people(hasty, "Ann", "Bob", "Cid")
    table = ann.open("me", "open", "open")
    for seat, person in ((1, bob), (2, cid)):
        person.do(table, "sit", seat=seat)
    ann.do(table, "start")
    here = [person.sit_down(table) for person in (ann, bob)]
    for socket in here:
        socket.next()
    assert ann.refused(verb(table, "stand-in"), seat=1) == "not-absent"
    assert ann.refused(verb(table, "stand-in"), seat=0) == "no-person"
    assert seats_of(ann, table)[2]["gone"] > 0
    ann.do(table, "stand-in", seat=2)
    assert ann.refused(verb(table, "stand-in"), seat=2) == "called"
    seen = bob.see(table)["table"]
    assert seen["wanted"] == {"seat": 2, "agreed": [0]}
    assert not seen["seats"][2].get("away")
    bob.do(table, "stand-in", seat=2)
    seen = bob.see(table, after=0)
    assert seen["table"]["seats"][2]["away"]
    assert [step["level"] for step in seen["steps"] if step["kind"] == "stood-in"] == ["sailor"]
    back = cid.sit_down(table)
    assert not back.next()["table"]["seats"][2].get("away")
    for socket in (*here, back):
        socket.close()


def test_alone_among_bots_one_decides_alone(hasty: Inside) -> None:
    ann, bob = people(hasty, "Ann", "Bob")
    table = ann.open("me", "open", "deckhand")
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    bob.do(table, "stand-in", seat=0)  # the host is not there either
    assert seats_of(bob, table)[0]["away"]
    assert bob.refused(verb(table, "stand-in"), seat=0) == "called"
    ann.do(table, "return")
    assert not seats_of(bob, table)[0].get("away")


def test_nobody_calls_a_stand_in_for_who_was_here_a_moment_ago(house: Inside) -> None:
    ann, bob = people(house, "Ann", "Bob")
    table = started(ann, bob)
    assert ann.refused(verb(table, "stand-in"), seat=1) == "not-absent"
    assert ann.see(table)["table"]["absence"] == 180_000


# --- old logs ---------------------------------------------------------------------------------


OLD_LOG = """
{"kind":"sat","seat":0,"player":"ann","name":"Ann"}
{"kind":"sat","seat":1,"player":"bob","name":"Bob"}
{"kind":"seated","seat":2,"level":"deckhand"}
{"kind":"started"}
{"kind":"rose","seat":1}
{"kind":"rose","seat":2}
{"kind":"sat","seat":2,"player":"bob","name":"Bob"}
{"kind":"seated","seat":1,"level":"admiral"}
{"kind":"timed-out","seat":0}
{"kind":"returned","seat":0}
{"kind":"rematched","table":"other"}
"""


def test_a_log_from_before_these_rules_is_replayed_as_it_was() -> None:
    header = fold("open", "open", "open").header
    rows = [Row("t", n, n, f"{n}", line) for n, line in enumerate(OLD_LOG.split("\n")[1:-1], 1)]
    table = replayed(header, rows)
    assert [(seat.player, seat.level) for seat in table.seats] == [
        ("ann", None),
        (None, "admiral"),
        ("bob", None),
    ]
    assert (table.host, table.rematch, table.status) == ("ann", "other", "playing")
    assert why_not_rated(table) == "swapped"
    assert [e.encode(e.decode(row.entry)) for row in rows] == [row.entry for row in rows]
