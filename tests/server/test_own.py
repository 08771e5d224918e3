"""Own islands and decks at a table: checked, with the place of what is wrong, and kept."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from live.databases import Postgres
from live.people import Person, Refusal, live
from live.servers import Server

import motherlode
from motherlode.engine.own import OWN
from motherlode.engine.texts import LONGEST
from motherlode.games.claim_poker.content import TEXT as DECK
from motherlode.games.go_for_gold.content import TEXTS

ISLAND = """\
# a small island
  H 4 . s H
 . R 5 ~ Y 6
  . f G . B
 H 4 . V 5 H
"""
UNEQUAL = "\n".join(
    [" H . . . . . . . H 4", "  . s f ~ . . . 5 6 R", " H . . . . . . Y G H", "  . B V 4"]
)
SEVENS = DECK.replace("sieve 3", "sieve 7")
MAP, CARDS = "/api/games/go-for-gold/own/map", "/api/games/claim-poker/own/deck"


def check(server: Server, path: str, data: bytes | str, name: str = "mine") -> httpx.Response:
    return httpx.post(f"{server.url}{path}", content=data, params={"name": name}, timeout=60)


def own(text: str, name: str = "mine") -> dict[str, dict[str, str]]:
    return {"map" if "H" in text else "deck": {"name": name, "text": text}}


# --- what the check says ---


def test_an_island_is_shown_as_the_board_draws_it(server: Server) -> None:
    answer = check(server, MAP, ISLAND, "Klein Ölland")
    assert answer.status_code == 200
    found = answer.json()
    assert (found["name"], found["text"], found.get("doubts")) == ("Klein Ölland", ISLAND, None)
    assert len(found["picture"]["fields"]) == 21


def test_a_deck_is_laid_out(server: Server) -> None:
    found = check(server, CARDS, SEVENS).json()
    cards = {each["card"]: each["count"] for each in found["picture"]["cards"]}
    assert sum(cards.values()) == 52
    assert (cards["sieve 7"], cards["prospector +1"]) == (2, 2)


def test_what_is_in_the_box_can_be_looked_at_and_begun_with(server: Server) -> None:
    found = httpx.get(f"{server.url}{MAP}/b").json()
    assert (found["name"], found["text"]) == ("b", TEXTS["b"])
    assert httpx.get(f"{server.url}{CARDS}/box").json()["text"] == DECK
    assert httpx.get(f"{server.url}{MAP}/c").json()["slug"] == "own/unknown"


def test_harbours_that_are_not_alike_are_a_doubt_with_its_place(server: Server) -> None:
    (doubt,) = check(server, MAP, UNEQUAL).json()["doubts"]
    assert (doubt["slug"], doubt["line"], doubt["column"]) == ("map/balance", 3, 2)
    assert doubt["values"] == {"few": 3, "many": 7, "steps": 6}


SIXTY_THREE = ISLAND + "# and a tail\n" + " ." * 21 + "\n" + ". " * 21 + "\n"


@pytest.mark.parametrize(
    ("path", "data", "slug", "place"),
    [
        (MAP, b"", "map/empty", None),
        (MAP, ISLAND.encode("utf-16"), "own/utf-16", None),
        (MAP, ISLAND.encode("utf-16-le"), "own/utf-16", None),
        (MAP, ISLAND.replace("R", "\0"), "own/nul", (3, 4)),
        (MAP, ISLAND.replace("R", "é").encode("latin-1"), "own/not-utf-8", (3, 4)),
        (MAP, SIXTY_THREE, "map/size", (8, 41)),
        (MAP, ISLAND.replace("V", "."), "map/missing", None),
        (MAP, ISLAND.replace("~", "\t"), "map/sign", (3, 8)),
        (CARDS, b"", "deck/empty", None),
        (CARDS, DECK.encode("utf-16"), "own/utf-16", None),
        (CARDS, DECK.replace("sieve 1", "sieve \0", 1), "own/nul", (12, 7)),
        (CARDS, DECK.replace("sieve 1", "sief 1", 1), "deck/unknown-card", (12, 1)),
        (CARDS, DECK.replace("sieve 1", "sieve 11", 1), "deck/bad-value", (12, 7)),
        (CARDS, DECK.replace("sieve 1\n", "", 1), "deck/too-few", None),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    server: Server, path: str, data: bytes | str, slug: str, place: tuple[int, int] | None
) -> None:
    found = check(server, path, data).json()
    fault = found["fault"]
    assert fault["slug"] == slug
    assert (fault.get("line"), fault.get("column")) == (place or (None, None))
    assert "picture" not in found
    assert (found["text"] is None) == slug.startswith("own/")


@pytest.mark.parametrize("path", [MAP, CARDS])
def test_ten_megabytes_are_not_even_read(server: Server, path: str) -> None:
    sent = 0

    def endless() -> Any:
        nonlocal sent
        while sent < 10_000_000:
            sent += 10_000
            yield b"#" * 10_000

    for data in (b"#" * 10_000_000, endless()):
        try:
            answer = httpx.post(f"{server.url}{path}", content=data, timeout=60)
        except httpx.WriteError:
            continue  # the other end has hung up: no less clear to a program
        found = answer.json()
        assert (answer.status_code, found["slug"]) == (413, "own/too-long")
        assert found["values"] == {"most": LONGEST // 1024}


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_windows_lines_and_a_byte_order_mark_simply_work(
    server: Server, mark: str, end: str
) -> None:
    for path, text in ((MAP, ISLAND), (CARDS, DECK)):
        answer = check(server, path, (mark + text.replace("\n", end)).encode())
        assert (answer.status_code, answer.json()["text"]) == (200, text)


@pytest.mark.parametrize(
    ("path", "status", "slug"),
    [
        ("/api/games/chess/own/map", 404, "game/unknown"),
        ("/api/games/gold/own/map", 404, "own/not-taken"),
        ("/api/games/claim-poker/own/deck/measure", 404, "own/unmeasured"),
    ],
)
def test_what_takes_nothing_of_ones_own_says_so(
    server: Server, path: str, status: int, slug: str
) -> None:
    answer = check(server, path, ISLAND)
    assert (answer.status_code, answer.json()["slug"]) == (status, slug)


def test_harbours_are_measured_in_a_process_of_their_own(server: Server) -> None:
    answer = httpx.post(f"{server.url}{MAP}/measure", content=UNEQUAL, timeout=240)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert sum(harbour["share"] for harbour in found["harbours"]) == pytest.approx(1)
    assert (found["fair"], found["games"]) == (False, 20_000)
    assert found["apart"] > 0.02
    wrong = httpx.post(f"{server.url}{MAP}/measure", content="x", timeout=60)
    assert (wrong.status_code, wrong.json()["slug"]) == (400, "map/sign")


# --- at a table ---


@pytest.mark.parametrize(
    ("plan", "slug"),
    [
        ({"options": {"map": OWN}}, "own/missing"),
        ({"content": own(ISLAND.replace("R", "x"))}, "map/sign"),
        ({"content": own(ISLAND.replace("R", "\0"))}, "own/nul"),
        ({"content": own(ISLAND + "#" * LONGEST)}, "own/too-long"),
        ({"content": own(ISLAND, "\0")}, "own/name"),
        ({"content": own(DECK)}, "own/not-taken"),
        ({"content": own(ISLAND), "options": {"map": "a"}}, "option/bad-value"),
    ],
)
def test_nothing_is_opened_halfway(server: Server, plan: dict[str, Any], slug: str) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await ada.http(
            "POST", "/api/tables", json={"game": "go-for-gold", "seats": seats, **plan}
        )
        assert (answer.status_code, answer.json()["slug"]) == (400, slug)
        assert await ada.get("/api/tables/mine") == []

    live(evening())


def test_a_guest_sees_the_island_before_he_sits_down(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("go-for-gold", "me", "open", content=own(ISLAND, "Atoll"))
        bo = await Person.arrive(server.url, "Bo")
        found = await bo.get(f"/api/tables/{table}")
        assert (found["options"]["map"], found["own"]) == (OWN, {"map": "Atoll"})
        assert "H 4 . s H" not in json.dumps(found)  # the text comes when it is asked for
        looked = await bo.get(f"/api/tables/{table}/own/map")
        assert (looked["name"], looked["text"]) == ("Atoll", ISLAND)
        assert len(looked["picture"]["fields"]) == 21
        other = await ada.open("go-for-gold", "me", "open")
        answer = await bo.http("GET", f"/api/tables/{other}/own/map")
        assert (answer.status_code, answer.json()["slug"]) == (404, "own/unknown")

    live(evening())


def test_the_host_changes_the_plan_and_the_text_stays(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("go-for-gold", "me", "bot")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]
        plan = {"game": "go-for-gold", "seats": seats}
        async with ada.at(table) as here:
            long = ISLAND + "# " + "a long remark\n# " * 500
            assert len(long) > 4096
            await here.ask("change", plan={**plan, "content": own(long, "Atoll")})
            assert here.table is not None
            assert here.table["own"] == {"map": "Atoll"}
            options = {"map": OWN, "starter": 1}
            await here.ask("change", plan={**plan, "options": options, "public": True})
            assert here.table["own"] == {"map": "Atoll"}
            with pytest.raises(Refusal, match="map/lake"):
                wrong = own(ISLAND.replace("~", "."))
                await here.ask("change", plan={**plan, "content": wrong})
            assert (await ada.get(f"/api/tables/{table}/own/map"))["text"] == long
            await here.ask("change", plan={**plan, "options": {"map": "b"}})
            assert "own" not in here.table
            with pytest.raises(Refusal, match="own/missing"):
                await here.ask("change", plan={**plan, "options": {"map": OWN}})

    live(evening())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_series_with_own_content_outlives_the_server(
    serve: Callable[..., Server], request: pytest.FixtureRequest, database: str
) -> None:
    options = {}
    if database == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        options["database"] = postgres.create("own_content")
    server = serve(**options)

    async def first() -> tuple[Person, str, str]:
        ada = await Person.arrive(server.url, "Ada")
        series = {"kind": "best-of", "games": 3}
        table = await ada.open("go-for-gold", "me", content=own(ISLAND, "Atoll"), series=series)
        async with ada.at(table) as here:
            await here.ask("start")
            await here.play_to_the_end()
            assert here.state is not None
            return ada, table, here.state["match"]

    async def second(ada: Person, table: str, before: str) -> None:
        record = (await ada.http("GET", f"/api/matches/{before}/record")).text
        again = motherlode.replay(record)
        assert again.game.texts == own(ISLAND, "Atoll")
        assert again.options["map"] == OWN
        replayed = await ada.get(f"/api/matches/{before}/replay")
        assert replayed["options"]["map"] == OWN
        assert replayed["frames"][0]["view"]["island"]["name"] == "Atoll"
        (fared,) = await ada.get("/api/me/statistics")
        assert fared["played"] == 1
        assert not {"best", "rating"} & set(fared)  # an island of one's own makes no records
        async with ada.at(table) as here:
            assert here.table is not None
            assert here.table["own"] == {"map": "Atoll"}
            await here.ask("start")
            await here.play_to_the_end()
            assert here.state is not None
            match = here.state["match"]
        assert match != before
        record = (await ada.http("GET", f"/api/matches/{match}/record")).text
        assert motherlode.replay(record).game.texts == own(ISLAND, "Atoll")

    ada, table, before = live(first())
    assert server.stop() == 0
    server.start()
    live(second(ada.elsewhere(server.url), table, before))


def test_bots_play_on_an_own_island_and_the_coach_looks_back(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("go-for-gold", "me", "bot", content=own(ISLAND))
        async with ada.at(table) as here:
            await here.ask("start")
            await here.play_to_the_end()
            assert here.state is not None
            match = here.state["match"]
            fields = here.state["view"]["island"]["fields"]
        assert len(fields) == 21
        assert len((await ada.get(f"/api/matches/{match}/look-back"))["luck"]) == 2

    live(evening())


# --- one's own, kept ---


def test_what_one_has_made_is_kept_changed_and_thrown_away(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        shelf = "/api/me/own?game=go-for-gold&option=map"
        new = {"game": "go-for-gold", "option": "map"}
        for text, name in ((ISLAND, "Atoll"), ("H H", "a draft")):
            body = {**new, "own": {"name": name, "text": text}}
            answer = await ada.http("POST", "/api/me/own", json=body)
            assert answer.status_code == 201, answer.text
        draft, atoll = await ada.get(shelf)
        assert (draft["name"], draft.get("picture")) == ("a draft", None)
        assert len(atoll["picture"]["fields"]) == 21
        assert await ada.get("/api/me/own?game=claim-poker&option=deck") == []
        assert await bo.get(shelf) == []
        for method, more in (("DELETE", {}), ("PUT", {"json": {"name": "x", "text": "y"}})):
            answer = await bo.http(method, f"/api/me/own/{atoll['id']}", **more)
            assert (answer.status_code, answer.json()["slug"]) == (404, "own/unknown")
        renamed = {"name": "Ring", "text": atoll["text"]}
        answer = await ada.http("PUT", f"/api/me/own/{atoll['id']}", json=renamed)
        assert answer.json()["name"] == "Ring"
        assert (await ada.http("DELETE", f"/api/me/own/{draft['id']}")).status_code == 204
        assert [each["name"] for each in await ada.get(shelf)] == ["Ring"]

    live(evening())


def test_an_account_finds_what_the_guest_had_made(server: Server) -> None:
    async def evening() -> None:
        guest = await Person.arrive(server.url, "Ada")
        account = await Person.arrive(server.url, "Ada")
        secret = {"login": "ada-the-drawer", "password": "correct horse battery"}
        assert (await account.http("POST", "/api/account/password", json=secret)).is_success
        body = {"game": "claim-poker", "option": "deck", "own": {"name": "Sevens", "text": SEVENS}}
        await guest.http("POST", "/api/me/own", json=body)
        assert (await guest.http("POST", "/api/account/login", json=secret)).is_success
        kept = await account.get("/api/me/own?game=claim-poker&option=deck")
        assert [each["name"] for each in kept] == ["Sevens"]

    live(evening())


def test_nobody_keeps_more_than_a_shelf_full(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        body = {"game": "go-for-gold", "option": "map", "own": {"name": "x", "text": "H"}}
        answers = [await ada.http("POST", "/api/me/own", json=body) for _ in range(61)]
        assert {answer.status_code for answer in answers[:60]} == {201}
        assert (answers[60].status_code, answers[60].json()["slug"]) == (400, "own/too-many")

    live(evening())
