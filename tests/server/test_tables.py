"""Tables: opening, sitting, starting, moving, leaving, watching, playing again."""

from __future__ import annotations

import random
import threading
import time
from itertools import combinations

import httpx
import pytest

import kuroshio
from kuroshio.core.messages import message
from kuroshio.games import game_named
from kuroshio.language import say
from kuroshio.server.colours import paints, repainted
from tests.server import plainly
from tests.server.serving import Person, Server, Socket

LEGAL_END = "over"


def started(ann: Person, bob: Person, **wish: object) -> str:
    """A game of two people that has begun."""
    table = ann.open("me", "open", **wish)
    bob.do(table, "sit", seat=1)
    ann.do(table, "start")
    return table


def mover(table: str, *people: Person) -> Person:
    """Whoever is to move."""
    return next(person for person in people if person.see(table).get("question"))


def test_a_table_opens_fills_and_starts(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open", "deckhand")
    seen = ann.see(table)
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "open", "bot"]
    assert seen["table"]["status"] == "open"
    assert ann.refused(f"/api/tables/{table}/start") == "seats-open"
    bob.do(table, "sit", seat=1)
    assert bob.refused(f"/api/tables/{table}/start") == "host-only"
    ann.do(table, "start")
    assert ann.see(table)["table"]["status"] == "playing"
    assert bob.refused(f"/api/tables/{table}/start") == "started"


def test_play_now_is_one_request(ann: Person) -> None:
    table = ann.post("/api/play-now", game="namiji", players=2)["table"]
    seen = ann.see(table)
    assert seen["table"]["status"] == "playing"
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "bot"]


def test_a_game_goes_to_its_end_and_into_the_history(ann: Person) -> None:
    chance = random.Random(1)
    table = ann.post("/api/play-now", game="namiji", players=2)["table"]
    deadline = time.monotonic() + 60
    while (seen := ann.see(table))["table"]["status"] != LEGAL_END:
        assert time.monotonic() < deadline
        if seen.get("question"):
            ann.move(table, chance)
        else:
            ann.see(table, after=seen["n"], wait=5)
    played = [game["table"] for game in ann.get("/api/history", mine="1")["games"]]
    assert played == [table]
    (line,) = ann.get("/api/statistics", mine="1")["lines"]
    assert (line["game"], line["played"]) == ("namiji", 1)
    record = ann.http.get(f"/api/tables/{table}/record")
    loaded = kuroshio.load(record.content)
    assert loaded.over
    replay = ann.get(f"/api/tables/{table}/replay")
    assert len(replay["frames"]) == len(loaded.line)
    assert replay["frames"][-1]["view"]["scores"] == loaded.scores
    # It comes back as a table of its own, to be looked at.
    uploaded = ann.checked(ann.http.post("/api/records", content=record.content))["table"]
    again = ann.see(uploaded)
    assert (again["table"]["uploaded"], again["table"]["status"]) == (True, "over")
    assert again["view"]["scores"] == loaded.scores
    assert len(ann.get("/api/history", mine="1")["games"]) == 1


def test_only_the_holder_of_a_seat_moves(ann: Person, bob: Person, server: Server) -> None:
    table = started(ann, bob)
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    seen = one.see(table)
    move = {"position": seen["position"], "move": seen["question"]["choices"][0]["text"]}
    assert other.refused(f"/api/tables/{table}/move", **move) == "not-your-turn"
    stranger = Person(server.url, "Eve")
    assert stranger.refused(f"/api/tables/{table}/move", **move) == "not-seated"
    assert plainly.post(f"{server.url}/api/tables/{table}/move", json=move).status_code == 401
    one.do(table, "move", **move)


def test_a_forged_token_is_nobodys(ann: Person, server: Server) -> None:
    table = ann.open("me", "deckhand", start=True)
    for token in (ann.token[:-1], ann.token[:-4] + "AAAA", "x." + ann.token, "é.é"):
        headers = {b"cookie": f"kuroshio={token}".encode()}
        answer = plainly.post(f"{server.url}/api/tables/{table}/leave", json={}, headers=headers)
        assert answer.status_code == 401


def test_a_wrong_move_is_explained_and_changes_nothing(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    one = mover(table, ann, bob)
    before = one.see(table)
    path = f"/api/tables/{table}/move"
    position = before["position"]
    answer = one.http.post(path, json={"position": position, "move": "release"})
    assert answer.status_code == 409
    assert answer.json()["say"]["key"].startswith("namiji-why-")
    for move in ("nonsense", 10**9, -1):
        assert one.refused(path, position=position, move=move) == "illegal-move"
    assert one.refused(path, position=position - 1, move="sail 1") == "stale"
    after = one.see(table)
    assert (after["n"], after["view"]) == (before["n"], before["view"])


def test_two_people_race_for_a_seat(server: Server, ann: Person) -> None:
    race_for_a_seat(server, ann)


def race_for_a_seat(server: Server, ann: Person) -> None:
    """One of four gets it."""
    table = ann.open("me", "open")
    people = [Person(server.url, f"P{n}") for n in range(4)]
    codes: list[int] = []

    def sit(person: Person) -> None:
        answer = person.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
        codes.append(answer.status_code)

    threads = [threading.Thread(target=sit, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409, 409, 409]


def test_two_devices_race_for_a_move(server: Server, ann: Person, bob: Person) -> None:
    race_for_a_move(server, ann, bob)


def race_for_a_move(server: Server, ann: Person, bob: Person) -> None:
    """One wins, the other is told; the table is as if only one had moved."""
    table = started(ann, bob)
    for _ in range(10):
        one = mover(table, ann, bob)
        devices = [one, Person(server.url, token=one.token)]
        seen = one.see(table)
        move = {"position": seen["position"], "move": seen["question"]["choices"][0]["number"]}
        answers: list[httpx.Response] = []

        def go(
            device: Person, move: dict[str, object] = move, answers: list[httpx.Response] = answers
        ) -> None:
            answers.append(device.http.post(f"/api/tables/{table}/move", json=move))

        threads = [threading.Thread(target=go, args=(device,)) for device in devices]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        lost = next(answer for answer in answers if answer.status_code == 409)
        assert lost.json()["code"] in ("stale", "not-your-turn")
        assert one.see(table)["view"]["moves"] == seen["view"]["moves"] + 1


def test_sockets_tell_everyone_and_reconnect_tells_what_was_missed(
    ann: Person, bob: Person, server: Server
) -> None:
    chance = random.Random(2)
    table = started(ann, bob)
    sockets = [ann.sit_down(table), bob.sit_down(table), Socket(server.url, table)]
    first = [socket.next() for socket in sockets]
    assert [update["eyes"] for update in first] == [0, 1, None]
    n = first[0]["n"]
    assert not first[2]["you"]
    for _ in range(6):
        mover(table, ann, bob).move(table, chance)
    told = [socket.until(n + 6) for socket in sockets]
    assert told[0]["view"]["eyes"] == 0
    assert told[2]["view"]["eyes"] == "public"
    assert "question" not in told[2]
    again = ann.sit_down(table, after=n).next()
    assert [step["n"] for step in again["steps"]] == list(range(n + 1, n + 7))
    assert all(step["events"] for step in again["steps"])
    assert again["view"] == ann.see(table)["view"]
    for socket in sockets:
        socket.close()


def test_every_move_that_was_missed_comes_with_its_own_view(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    before = ann.see(table)["n"]
    seen = []
    for _ in range(3):
        one = mover(table, ann, bob)
        one.move(table, random.Random(3))
        seen.append(ann.see(table)["view"])
    update = ann.see(table, after=before)
    moves = [step for step in update["steps"] if step["kind"] == "moved"]
    assert [step.get("view") for step in moves] == [*seen[:-1], None]
    assert update["view"] == seen[-1]


def test_a_long_poll_waits_for_the_next_move(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    one = mover(table, ann, bob)
    other = bob if one is ann else ann
    n = other.see(table)["n"]
    begun = time.monotonic()
    assert other.see(table, after=n, wait=1)["n"] == n
    assert time.monotonic() - begun >= 0.9
    timer = threading.Timer(0.3, one.move, (table, random.Random(3)))
    timer.start()
    seen = other.see(table, after=n, wait=20)
    timer.join()
    assert seen["n"] == n + 1
    assert [step["kind"] for step in seen["steps"]] == ["moved"]


def test_for_who_left_a_bot_plays_or_somebody_new(ann: Person, bob: Person, server: Server) -> None:
    table = started(ann, bob)
    assert ann.refused(f"/api/tables/{table}/bot", seat=1, level="deckhand") == "started"
    bob.do(table, "leave")
    seat = ann.see(table)["table"]["seats"][1]
    assert (seat["kind"], seat["level"], seat["left"]) == ("bot", "sailor", "Bob")
    for level in ("grandmaster", "cmd:true", "captain:5"):
        assert ann.refused(f"/api/tables/{table}/bot", seat=1, level=level) == "bad-setup"
    ann.do(table, "bot", seat=1, level="deckhand")
    assert ann.see(table)["table"]["seats"][1]["level"] == "deckhand"
    eve = Person(server.url, "Eve")
    assert eve.see(table)["may_sit"] == [1]
    eve.do(table, "sit", seat=1)
    assert eve.see(table)["you"] == [1]
    assert ann.see(table)["table"]["seats"][1].get("left") is None


def test_people_pass_a_device_round(ann: Person) -> None:
    table = ann.open("me", "guest", "guest")
    assert ann.see(table)["you"] == [0, 1, 2]
    ann.do(table, "start")
    chance = random.Random(4)
    eyes = set()
    for _ in range(12):
        seen = ann.see(table)
        assert seen["eyes"] == seen["turn"] == seen["view"]["eyes"]
        eyes.add(seen["eyes"])
        ann.move(table, chance)
    assert len(eyes) > 1


def test_chat_is_for_those_at_the_table(ann: Person, bob: Person, server: Server) -> None:
    table = started(ann, bob)
    eve = Person(server.url, "Eve")
    ann.do(table, "chat", text="  hello\n there ")
    assert eve.refused(f"/api/tables/{table}/chat", text="me too") == "not-seated"
    assert ann.refused(f"/api/tables/{table}/chat", text="x" * 301) == "bad-message"
    said = [step for step in bob.see(table, after=0)["steps"] if step["kind"] == "said"]
    assert [(step["name"], step["text"]) for step in said] == [("Ann", "hello there")]
    assert "hello" not in eve.http.get(f"/api/tables/{table}?after=0").text
    assert eve.http.get(f"/api/tables/{table}/replay").status_code == 403
    assert eve.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 409


def test_playing_again_moves_everyone_one_seat_on(ann: Person) -> None:
    table = ann.open("me", "guest", start=True)
    assert ann.refused(f"/api/tables/{table}/rematch") == "not-over"
    chance = random.Random(5)
    while ann.see(table)["table"]["status"] != LEGAL_END:
        ann.move(table, chance)
    ann.do(table, "rematch")
    ann.do(table, "rematch")
    other = ann.see(table)["table"]["rematch"]
    names = [seat["name"] for seat in ann.see(other)["table"]["seats"]]
    assert names == ["Ann", "Ann"]
    assert colours(ann, other) == ["moss", "indigo"]  # everybody's own
    assert ann.see(other)["table"]["status"] == "playing"  # there is nobody else to wait for


def test_listed_tables_are_in_the_lobby_and_private_ones_are_not(ann: Person) -> None:
    private, listed = ann.open("me", "open"), ann.open("me", "open", listed=True)
    shown = [table["id"] for table in ann.get("/api/tables")["tables"]]
    assert listed in shown
    assert private not in shown
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        mine = [table["id"] for table in ann.get("/api/me/tables")["tables"]]
        if {private, listed} <= set(mine):
            return
    raise AssertionError("not among my tables")


def test_a_name_is_kept_on_request(ann: Person) -> None:
    before = ann.get("/api/me")["name"]
    assert ann.post("/api/me", name="Somebody", keep=True)["name"] == before
    assert ann.post("/api/me", name="Somebody")["name"] == "Somebody"


def test_an_identity_goes_to_another_device_by_its_secret_link(ann: Person, server: Server) -> None:
    old = ann.post("/api/me/link")["link"]
    link = ann.post("/api/me/link")["link"]
    other = plainly.client(base_url=server.url)
    assert other.post("/api/me/claim", json={"link": old}).status_code == 403
    assert other.post("/api/me/claim", json={"link": link[:-2] + "AA"}).status_code == 403
    claimed = other.post("/api/me/claim", json={"link": link})
    assert claimed.json()["name"] == "Ann"
    assert "HttpOnly" in claimed.headers["set-cookie"]
    assert "SameSite=lax" in claimed.headers["set-cookie"]
    assert other.get("/api/me").json()["name"] == "Ann"
    # A link is not a token.
    assert plainly.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {link}"}).is_error


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}] * 2},
        {"game": "namiji", "seats": [{"kind": "me"}]},
        {"game": "namiji", "seats": [{"kind": "me"}] * 2, "options": {"direction": "up"}},
        {"game": "namiji", "seats": [{"kind": "bot", "level": "cmd:touch x"}] * 2},
        {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Person, wish: dict[str, object]) -> None:
    assert ann.refused("/api/tables", **wish) in ("bad-setup", "seats-open")


def test_a_table_has_a_name_if_one_wants(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open", listed=True, name="  Friday\n night ")
    assert ann.see(table)["table"]["name"] == "Friday night"
    listed = {one["id"]: one["name"] for one in bob.get("/api/tables")["tables"]}
    assert listed[table] == "Friday night"
    assert ann.see(ann.open("me", "open", name="  "))["table"]["name"] == ""
    too_long = {"game": "namiji", "seats": [{}, {}], "name": "x" * 41}
    assert ann.refused("/api/tables", **too_long) == "bad-message"


def colours(person: Person, table: str) -> list[str]:
    return [seat["colour"] for seat in person.see(table)["table"]["seats"]]


def test_a_seat_chooses_among_the_free_colours_before_the_start(ann: Person, bob: Person) -> None:
    table = ann.open("me", "open")
    assert colours(ann, table) == ["indigo", "moss"]
    path = f"/api/tables/{table}/colour"
    assert bob.refused(path, seat=1, colour="teal") == "not-seated"
    bob.do(table, "sit", seat=1)
    bob.do(table, "colour", seat=1, colour="teal")
    assert colours(ann, table) == ["indigo", "teal"]
    assert ann.refused(path, seat=0, colour="teal") == "colour-taken"
    assert ann.refused(path, seat=1, colour="rose") == "not-yours"
    assert ann.refused(path, seat=0, colour="beige") == "bad-setup"
    ann.do(table, "colour", seat=0, colour="moss")  # which nobody has any more
    bob.do(table, "leave")
    ann.do(table, "bot", seat=1, level="deckhand")
    assert colours(bob, table) == ["moss", "teal"]  # whoever sits there
    ann.do(table, "start")
    assert ann.refused(path, seat=0, colour="gold") == "started"
    assert colours(ann, table) == ["moss", "teal"]


def test_colours_can_be_chosen_with_the_seats(ann: Person) -> None:
    seats = [{"kind": "me", "colour": "plum"}, {"kind": "guest"}]
    table = ann.post("/api/tables", game="namiji", seats=seats, start=True)["table"]
    assert colours(ann, table) == ["plum", "moss"]
    for wrong, code in (("moss", "colour-taken"), ("beige", "bad-setup")):
        seats[0]["colour"] = wrong
        assert ann.refused("/api/tables", game="namiji", seats=seats) == code


def test_games_say_in_which_colours_they_are_played(ann: Person) -> None:
    for game in ann.get("/api/games")["games"]:
        assert len(set(game["colours"])) == len(game["colours"]) >= max(game["players"])


def test_rules_and_explanations_are_read_from_the_box_that_is_played(ann: Person) -> None:
    """Prices and limits of Namazu's earlier boxes are not today's; the third one's prices are."""
    for read, alike in (("/api/rules/namazu/explanations", True), ("/api/rules/namazu", False)):
        today, *earlier = (ann.get(read, box=f"namazu-{n}") for n in (4, 3, 2, 1))
        assert today == ann.get(read)
        same = [one == other for one, other in combinations((today, *earlier), 2)]
        assert same == [alike, *[False] * 5]
        assert ann.http.get(f"{read}?box=mine").json()["code"] == "bad-message"


def test_words_name_the_colours_that_are_seen() -> None:
    paint = paints(["rose", "moss"], game_named("tongiaki").box)
    assert list(paint) == ["indigo", "moss", "gold", "plum", "teal", "rose"]
    assert list(paint.values()) == ["rose", "moss", "indigo", "gold", "plum", "teal"]
    indigo = message("tongiaki-colour-indigo", name="indigo")
    asked = message("tongiaki-ask-set-up", colour=indigo, colours=2)
    assert say(asked) == "On which beach does indigo place a boat?"
    assert say(repainted(asked, "tongiaki", paint)) == "On which beach does rose place a boat?"
    assert paints(["rose", "moss"], game_named("namiji").box) == {}
