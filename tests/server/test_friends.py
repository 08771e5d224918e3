"""Friends by an invitation, called to a table, blocked, reported; pages for who may see them."""

import asyncio
import secrets

import pytest
from live.databases import Postgres, Redis
from live.limited import Serve
from live.people import Person, live
from live.push_service import Browser
from live.servers import Server
from sqlalchemy import create_engine, insert

from motherlode.engine.errors import MotherlodeError
from motherlode.server.storage import schema
from motherlode.server.storage.friends import MOST, are_friends, befriend, profile_of


async def friends(server: Server, *names: str) -> list[Person]:
    """People who all know the first."""
    people = [await Person.arrive(server.url, name) for name in names]
    code = (await people[0].get("/api/friends"))["invitation"]
    for other in people[1:]:
        answer = await other.http("POST", "/api/friends", json={"code": code.lower()})
        assert answer.status_code == 200, answer.text
    return people


def test_an_invitation_makes_two_people_friends_and_a_new_one_ends_the_old(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await friends(server, "Ada", "Bo")
        assert [one["name"] for one in (await ada.get("/api/friends"))["friends"]] == ["Bo"]
        assert [one["name"] for one in (await bo.get("/api/friends"))["friends"]] == ["Ada"]
        old = (await ada.get("/api/friends"))["invitation"]
        own = await ada.http("POST", "/api/friends", json={"code": old})
        assert own.json()["slug"] == "friend/yourself"
        await ada.http("POST", "/api/friends/invitation", json={})
        cy = await Person.arrive(server.url, "Cy")
        void = await cy.http("POST", "/api/friends", json={"code": old})
        assert (void.status_code, void.json()["slug"]) == (404, "friend/unknown")
        bo_s = (await ada.get("/api/friends"))["friends"][0]["id"]
        assert (await ada.http("DELETE", f"/api/friends/{bo_s}")).json()["friends"] == []
        assert (await bo.get("/api/friends"))["friends"] == []

    live(evening())


def test_who_is_at_a_table_is_there_and_only_friends_can_be_invited(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await friends(server, "Ada", "Bo")
        table = await ada.open("gold", "me", "open")
        (bo_s,) = (await ada.get("/api/friends"))["friends"]
        path = f"/api/friends/{bo_s['id']}/invite"
        for _ in range(2):  # twice is once
            assert (await ada.http("POST", path, json={"table": table})).status_code == 204
        async with ada.at(table):
            for _ in range(50):
                (shown,) = (await bo.get("/api/friends"))["friends"]
                if shown.get("here"):
                    break
                await asyncio.sleep(0.05)
            assert shown["here"]
        cy = await Person.arrive(server.url, "Cy")
        away = await cy.http("POST", path, json={"table": table})
        assert (away.status_code, away.json()["slug"]) == (403, "friend/not-there")
        own = await cy.open("gold", "me", "open")
        no_friend = await cy.http("POST", path, json={"table": own})
        assert no_friend.status_code == 404
        nowhere = await ada.http("POST", path, json={"table": "AAAAAAAAAA"})
        assert nowhere.json()["slug"] == "table/unknown"

    live(evening())


def test_who_is_blocked_is_no_friend_and_cannot_become_one(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await friends(server, "Ada", "Bo")
        (bo_s,) = (await ada.get("/api/friends"))["friends"]
        page = (await ada.http("POST", f"/api/friends/{bo_s['id']}/block", json={})).json()
        assert page["friends"] == []
        assert [one["name"] for one in page["blocked"]] == ["Bo"]
        again = (await ada.get("/api/friends"))["invitation"]
        refused = await bo.http("POST", "/api/friends", json={"code": again})
        assert refused.json()["slug"] == "friend/unknown"  # he is not told that he is blocked
        await ada.http("DELETE", f"/api/friends/{bo_s['id']}/block")
        assert (await bo.http("POST", "/api/friends", json={"code": again})).status_code == 200

    live(evening())


def test_a_page_is_for_friends_and_for_all_only_if_its_person_wants_that(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await friends(server, "Ada", "Bo")
        cy = await Person.arrive(server.url, "Cy")
        mine = await ada.get("/api/me/profile")
        path = f"/api/profiles/{mine['id']}"
        assert (await bo.http("GET", path)).status_code == 200
        assert (await cy.http("GET", path)).status_code == 404
        await ada.http("PUT", "/api/me/profile", json={"shown_to": "everyone"})
        shown = (await cy.http("GET", path)).json()
        assert shown["name"] == "Ada"
        assert "invitation" not in shown
        assert "rivals" not in shown

    live(evening())


@pytest.mark.parametrize(
    "report",
    [{"words": "x"}, {"words": ""}, {"words": "x" * 501, "profile": "A"}, {"profile": "A"}],
)
def test_a_report_of_nobody_or_without_a_word_is_refused(
    server: Server, report: dict[str, str]
) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        answer = await ada.http("POST", "/api/friends/reports", json=report)
        assert answer.status_code in (400, 404)

    live(evening())


def test_a_report_names_a_seat_of_a_table(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await friends(server, "Ada", "Bo")
        table = await ada.open("gold", "me", "open")
        report = {"words": "He insults everybody.", "table": table, "seat": 0}
        assert (await bo.http("POST", "/api/friends/reports", json=report)).status_code == 204
        own = await ada.http("POST", "/api/friends/reports", json=report)
        assert own.status_code == 404  # nobody reports himself

    live(evening())


def test_what_is_asked_many_times_at_once_is_made_once(
    serve: Serve, postgres: Postgres, redis: Redis
) -> None:
    """A page asks for several things, and several processes answer: none of them fails."""
    url = postgres.create("at_once")
    servers = [serve(database=url, channels=redis.url, push_anywhere="1") for _ in range(2)]
    chosen = {"language": "de", "zone": "UTC"}
    device = {**Browser("http://127.0.0.1:9/x").subscription, "kinds": ["turn"]}

    async def evening() -> None:
        ada, bo = await friends(servers[0], "Ada", "Bo")
        (bo_s,) = (await ada.get("/api/friends"))["friends"]
        for number in range(5):
            guest = await Person.arrive(servers[0].url, f"Guest {number}")
            for who, method, path, form in (
                (guest, "GET", "/api/friends", None),
                (guest, "PUT", "/api/me/calls", chosen),
                (guest, "POST", "/api/me/calls/devices", device),
                (ada, "POST", f"/api/friends/{bo_s['id']}/block", {}),
            ):
                asked = [
                    who.elsewhere(server.url).http(method, path, json=form)
                    for server in servers
                    for _ in range(4)
                ]
                answers = await asyncio.gather(*asked)
                assert [one.status_code for one in answers] == [200] * 8, path
            await ada.http("DELETE", f"/api/friends/{bo_s['id']}/block")
        assert (await bo.get("/api/friends"))["friends"] == []

    live(evening())
    assert [server.complaints for server in servers] == [[], []]


def test_each_of_two_may_have_many_friends() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        ada, bo = (profile_of(connection, name, secrets) for name in ("ada", "bo"))
        half = MOST // 2
        rows = [
            {"person": who, "friend": f"{who}-{number}", "since": 0.0}
            for who in ("ada", "bo")
            for number in range(half)
        ]
        connection.execute(insert(schema.friends), rows)
        befriend(connection, "ada", bo.invitation, 1.0)
        assert are_friends(connection, "bo", "ada")
        more = [{**row, "friend": f"{row['friend']} more"} for row in rows[half:-1]]
        connection.execute(insert(schema.friends), more)
        with pytest.raises(MotherlodeError, match="are enough"):
            befriend(connection, "cy", bo.invitation, 2.0)
        befriend(connection, "cy", ada.invitation, 2.0)
