"""A seat token is a seat and nothing else."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from live.databases import Postgres
from live.people import Person, Refusal, live
from live.servers import Server
from live.stored import asked

Serve = Callable[..., Server]
ONLY_A_SEAT = (403, "token/only-a-seat")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('tokens') / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create("tokens")


@pytest.fixture(scope="module")
def server(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on each, for all tests."""
    server = Server(tmp_path_factory.mktemp("tokens"), url)
    yield server
    assert server.stop() == 0
    assert server.complaints == []


async def program_at(host: Person, table: str, seat: int) -> Person:
    answer = await host.http("POST", f"/api/tables/{table}/seats/{seat}/token")
    assert answer.status_code == 201, answer.text
    return Person.with_token(host.url, answer.json()["token"])


def test_it_is_no_account_no_name_and_no_host(server: Server, url: str) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        program = await program_at(ada, table, 1)
        secret = {"login": "robot.r", "password": "under the pine"}
        plan = {"game": "gold-nuggets", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for method, path, body in (
            ("POST", "/api/account/password", secret),
            ("POST", "/api/account/recovery", {}),
            ("POST", "/api/account/passkey/options", {}),
            ("GET", "/api/account/sessions", None),
            ("DELETE", "/api/account/sessions", None),
            ("POST", "/api/me", {"name": "Elsewhere"}),
            ("DELETE", "/api/me", None),
            ("GET", "/api/me/data", None),
            ("GET", "/api/me/statistics", None),
            ("GET", "/api/me/own?game=claim-poker&option=deck", None),
            ("GET", "/api/tables/mine", None),
            ("POST", "/api/tables", plan),
            ("POST", f"/api/tables/{table}/seats/0/token", {}),
        ):
            answer = await program.http(method, path, json=body)
            assert (answer.status_code, answer.json()["slug"]) == ONLY_A_SEAT, path
        assert (await program.get(f"/api/tables/{table}"))["seats"][1]["mine"]

    live(evening())
    assert asked(url, "select login from people where login is not null") == []
    assert {row["name"] for row in asked(url, "select name from people")} == {"Ada", "Program 2"}


def test_it_plays_its_seat_at_its_table_alone(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open", "open")
        other = await ada.open("gold-nuggets", "me", "open")
        program = await program_at(ada, table, 1)
        stranger = await program.knock(other)
        assert await stranger.ended() == 4403
        assert stranger.messages[-1]["slug"] == "token/only-a-seat"
        async with ada.at(table) as here, program.at(table) as place:
            for wrong in (2, 0):
                with pytest.raises(Refusal) as refusal:
                    await place.ask("sit", seat=wrong)
                assert refusal.value.slug == "seat/not-yours"
            await here.ask("assign", seat=2, plan={"kind": "bot", "level": "greenhorn"})
            await here.ask("start")
            await place.wait(lambda: place.state is not None)
            assert place.state is not None
            assert place.state["seat"] == 1

    live(evening())


def test_an_old_token_is_for_where_it_sits(serve: Serve, tmp_path: Path) -> None:
    server = serve()

    async def before() -> tuple[str, str, Person]:
        ada = await Person.arrive(server.url, "Ada")
        table, other = [await ada.open("gold-nuggets", "me", "open") for _ in range(2)]
        return table, other, await program_at(ada, table, 1)

    table, other, program = live(before())
    with closing(sqlite3.connect(tmp_path / "motherlode.db")) as database:
        database.execute("update tokens set table_id = null, seat = null")
        database.commit()

    async def after() -> None:
        async with program.at(table) as place:
            assert place.table is not None
        assert await (await program.knock(other)).ended() == 4403

    live(after())
