"""Who is called, for what, how often: against a push service that decrypts as a browser would."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from live.calling import BEGIN, Office, office
from live.databases import Postgres
from live.push_service import PushService, bytes_of, push_service, text_of

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls import post
from motherlode.server.calls.encryption import encrypted
from motherlode.server.calls.endpoints import Endpoint, address_of, is_public, read_endpoint
from motherlode.server.calls.names import Names
from motherlode.server.calls.quiet import quiet_until
from motherlode.server.live.live_table import LiveTable
from motherlode.server.protocol import messages as say
from motherlode.server.storage import schema
from motherlode.server.storage.turns import Row, turn_rows, write_turns
from motherlode.table.plans import ClockPlan

HOUR, DAY = 3600.0, 86400.0
SOON = 30.0  # longer than anybody may be gone


class Killed(BaseException):
    """Not to be caught, as an end is not."""


@pytest.fixture
def push() -> Iterator[PushService]:
    yield from push_service()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'motherlode.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"calls_{abs(hash(request.node.name))}")


# --- whose turn it is ---


def test_who_is_away_is_called_once_when_it_is_his_turn(any_url: str, push: PushService) -> None:
    async def days() -> None:
        async with office(any_url) as here:
            ada, bo = push.subscribe(), push.subscribe()
            await here.person("ada", ada)
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            browsers = {0: ada, 1: bo}
            first = await here.turn_of(live)
            await here.later(SOON)
            await here.later(SOON)
            assert [len(browsers[seat].heard) for seat in (first, 1 - first)] == [1, 0]
            told = browsers[first].heard[0]
            assert told["kind"] == "turn"
            assert told["title"] == "It is your turn"
            other = ("Ada", "Bo")[1 - first]
            assert told["body"] == f"Gold Nuggets, with {other}"
            assert told["path"] == f"/t/{live.id}"
            seat = await here.pass_turn(live)
            await here.later(SOON)
            for _ in range(5):  # nobody is reminded, however long it takes
                await here.later(HOUR)
            assert len(browsers[seat].heard) == (2 if seat == first else 1)
            assert await here.deliveries() == []
            assert push.audience
            assert set(push.audience) == {here.calling.key}

    asyncio.run(days())


def test_nothing_secret_and_no_length_that_tells_anything(url: str, push: PushService) -> None:
    """All that is sent is a title, a game and names; the service sees the same length always."""

    async def days() -> None:
        async with office(url) as here:
            browsers = [push.subscribe() for _ in range(3)]
            for name, browser in zip(("ada", "bo", "cy"), browsers, strict=True):
                await here.person(name, browser)
            live = await here.table("ada", "bo", "cy", game="claim-poker")
            for _ in range(12):
                await here.later(SOON)
                match = live.table.match
                assert match is not None
                if match.over:
                    break
                await here.move(live, match.to_act[0])
            heard = [told for browser in browsers for told in browser.heard]
            assert heard
            fields = {"kind", "title", "body", "path", "tag", "key"}
            assert all(set(told) == fields for told in heard)
            assert {told["title"] for told in heard} <= {"It is your turn", "The match is over"}
            assert all(told["body"].startswith("Claim-Poker, with ") for told in heard)
            assert len({len(raw) for browser in browsers for raw in browser.raw}) == 1

    asyncio.run(days())


def test_who_looks_at_the_table_is_not_called_and_who_has_it_behind_other_tabs_is(
    url: str, push: PushService
) -> None:
    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 0:
                await here.pass_turn(live)
            async with here.here(live, "bo"):
                assert await here.pass_turn(live) == 1
                await here.later(15.0)  # seen by himself, before it was due
            await here.later(HOUR)
            assert bo.heard == []
            assert await here.pass_turn(live) == 0
            async with here.here(live, "bo") as inbox:
                await here.ask(live, inbox, say.Watch(5, visible=False))
                assert await here.pass_turn(live) == 1
                await here.later(15.0)
                await here.later(15.0)
            assert [told["kind"] for told in bo.heard] == ["turn"]

    asyncio.run(days())


def test_whose_big_screen_is_on_is_called_all_the_same(url: str, push: PushService) -> None:
    """It shows the table to a room; whoever has opened it may be in the kitchen."""

    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 0:
                await here.pass_turn(live)
            async with here.here(live, "bo", screen=True) as inbox:
                assert await here.pass_turn(live) == 1
                await here.later(SOON)
                seats = {told["state"]["seat"] for told in inbox.new() if told.get("state")}
                assert seats == {-1}
            assert [told["kind"] for told in bo.heard] == ["turn"]

    asyncio.run(days())


def test_a_turn_that_was_taken_back_and_comes_again_calls_once(url: str, push: PushService) -> None:
    """Taken back before he was called, it is a call when it comes again; after that, it is none."""

    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            database = here.services.database

            async def write(rows: list[Row]) -> None:
                await database.transact(lambda c: write_turns(c, live.id, rows))

            await here.later(0.0)
            rows = turn_rows(live.id, live.table, here.clock.time)
            assert [row["kind"] for row in rows] == ["turn"]
            await write([])
            await here.later(SOON)
            assert bo.heard == []
            for _ in range(3):
                await write(rows)
                await here.later(SOON)
                assert len(bo.heard) == 1
                await write([])

    asyncio.run(days())


def test_quiet_hours_are_where_the_person_lives(url: str, push: PushService) -> None:
    async def nights() -> None:
        night = {"zone": "Europe/Berlin", "quiet_from": 22 * 60, "quiet_until": 8 * 60}
        async with office(url, time=BEGIN + 14 * HOUR) as here:  # 22 o'clock in Germany
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo, language="de", **night)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            for _ in range(9):
                await here.later(HOUR)
                assert bo.heard == []
            await here.later(HOUR + SOON)
            assert [told["title"] for told in bo.heard] == ["Du bist dran"]

    asyncio.run(nights())


def test_quiet_hours_over_midnight_over_summer_time_and_none() -> None:
    berlin = "Europe/Berlin"
    assert quiet_until(BEGIN, berlin, None, None) is None
    assert quiet_until(BEGIN, berlin, 60, 60) is None
    last_of_march = 1_806_184_800.0  # 2027-03-27, 23:00 in Germany; at 2 the clocks go forward
    until = quiet_until(last_of_march, berlin, 22 * 60, 7 * 60)
    assert until == last_of_march + 7 * HOUR  # not 8: an hour is missing
    assert quiet_until(last_of_march, berlin, 7 * 60, 22 * 60) is None
    assert quiet_until(last_of_march, "Nowhere/Else", 22 * 60, 23 * 60) is not None


def test_a_clock_that_runs_low_calls_once_and_not_in_a_quick_match(
    url: str, push: PushService
) -> None:
    async def days() -> None:
        async with office(url) as here:
            bo, cy = push.subscribe(), push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            await here.person("cy", cy)
            live = await here.table("ada", "bo", clock=ClockPlan(decision=86400))
            quick = await here.table("ada", "cy", clock=ClockPlan(decision=60))
            for table in (live, quick):
                while await here.turn_of(table) != 1:
                    await here.pass_turn(table)
            for _ in range(17):
                await here.later(HOUR)
            assert [told["kind"] for told in bo.heard] == ["turn"]
            await here.later(2 * HOUR)
            await here.later(HOUR)
            assert [told["kind"] for told in bo.heard] == ["turn", "clock"]
            assert bo.heard[1]["title"] == "Your time is running out"
            assert "clock" not in [told["kind"] for told in cy.heard]

    asyncio.run(days())


# --- several processes, sudden ends ---


def test_of_two_processes_one_calls(postgres: Postgres, push: PushService) -> None:
    async def days() -> None:
        url = postgres.create("two_callers")
        async with office(url, alone=False) as one, office(url, alone=False) as two:
            bo = push.subscribe()
            await one.person("ada")
            await one.person("bo", bo)
            tables = [await one.table("ada", "bo") for _ in range(8)]
            for live in tables:
                while await one.turn_of(live) != 1:
                    await one.pass_turn(live)
            await one._supervisor._update_index(one.clock.time)
            one.clock.time = two.clock.time = BEGIN + SOON
            push.seconds = 0.05
            await asyncio.gather(*[office.worker.look() for office in (one, two) for _ in range(3)])
            assert sorted(told["path"] for told in bo.heard) == sorted(
                f"/t/{live.id}" for live in tables
            )

    asyncio.run(days())


def test_killed_between_the_move_and_the_index_nobody_is_forgotten(
    any_url: str, push: PushService
) -> None:
    async def days() -> None:
        bo = push.subscribe()
        async with office(any_url) as here:
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            assert [call.kind for call in await here.calls()] == []  # it is in the log alone
        for number in range(3):  # and nobody is called twice, however often it ends
            async with office(any_url, time=BEGIN + (number + 1) * HOUR) as here:
                await here.later(SOON)
                await here.later(SOON)
        assert [told["kind"] for told in bo.heard] == ["turn"]

    asyncio.run(days())


def test_killed_with_the_call_in_the_outbox_it_is_delivered_by_the_next(
    any_url: str, push: PushService
) -> None:
    async def days() -> None:
        bo = push.subscribe()
        async with office(any_url) as here:
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            push.seconds = 5.0
            looking = asyncio.create_task(here.later(SOON))
            while not push.asked:
                await asyncio.sleep(0.02)
            looking.cancel()  # the process is gone while the service thinks
            push.browsers.clear()  # and what it was just told is lost with it
        push.seconds = 0.0
        await asyncio.sleep(0.1)
        push.browsers[bo.endpoint.removeprefix(push.origin)] = bo
        async with office(any_url, time=BEGIN + HOUR) as here:
            await here.later(SOON)
            assert await here.deliveries() == []
        assert [told["kind"] for told in bo.heard] == ["turn"]

    asyncio.run(days())


def test_killed_between_the_call_and_its_note_he_still_sees_one(
    url: str, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent again, which nobody can rule out; the same topic and tag make one of both."""

    async def days() -> None:
        bo = push.subscribe()
        async with office(url) as here:
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)

            def killed(*_: object) -> None:
                raise Killed

            with monkeypatch.context() as patched:
                patched.setattr(here.worker, "_note", killed)
                with pytest.raises(Killed):
                    await here.later(SOON)
        assert len(bo.heard) == 1
        async with office(url, time=BEGIN + HOUR) as here:
            await here.later(SOON)
        assert len(bo.heard) == 2
        assert len(set(bo.topics)) == 1
        assert len(bo.shown) == 1

    asyncio.run(days())


# --- services that do not work ---


@pytest.mark.parametrize("status", [500, 503, 429])
def test_a_service_that_is_away_is_tried_again(url: str, push: PushService, status: int) -> None:
    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            push.status = status
            for _ in range(4):
                await here.later(SOON)
            assert 2 <= push.asked <= 3  # longer pauses every time
            assert bo.heard == []
            push.status = 201
            await here.later(10 * 60)
            await here.later(HOUR)
            assert len(bo.heard) == 1

    asyncio.run(days())


@pytest.mark.parametrize("trouble", ["nobody answers the door", "it takes too long"])
def test_a_service_that_does_not_answer_is_tried_again_and_he_sees_one_call(
    url: str, push: PushService, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether one that was not answered has arrived nobody knows: it may come again, as one."""

    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            if trouble == "it takes too long":
                monkeypatch.setattr(post, "WITHIN", 0.2)
                push.seconds = 2.0
            else:
                there = push.origin
                await here.move_subscription(bo, "http://127.0.0.1:1")
            await here.later(SOON)
            assert len(await here.deliveries()) == 1  # it is not forgotten
            monkeypatch.undo()
            push.seconds = 0.0
            if trouble != "it takes too long":
                await here.move_subscription(bo, there)
            await here.later(HOUR)
            await here.later(HOUR)
            assert await here.deliveries() == []
        assert 1 <= len(bo.heard) <= 2
        assert len({*bo.topics}) == len(bo.shown) == 1

    asyncio.run(days())


def test_what_was_decided_while_the_service_was_away_is_not_told_any_more(
    url: str, push: PushService
) -> None:
    async def days() -> None:
        async with office(url) as here:
            bo = push.subscribe()
            await here.person("ada")
            await here.person("bo", bo)
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            push.status = 503
            await here.later(SOON)
            assert await here.pass_turn(live) == 0
            push.status = 201
            await here.later(HOUR)
            await here.later(HOUR)
            assert bo.heard == []
            assert await here.deliveries() == []

    asyncio.run(days())


def test_a_dead_subscription_is_removed_and_a_refusal_given_up(url: str, push: PushService) -> None:
    async def days() -> None:
        async with office(url) as here:
            dead, odd, good = (push.subscribe() for _ in range(3))
            await here.person("ada")
            await here.person("bo", dead)
            await here.subscribe("bo", odd)
            await here.subscribe("bo", good)
            del push.browsers[dead.endpoint.removeprefix(push.origin)]
            live = await here.table("ada", "bo")
            while await here.turn_of(live) != 1:
                await here.pass_turn(live)
            await here.later(SOON)
            assert len(good.heard) == len(odd.heard) == 1
            async with here.services.database.connect() as connection:
                left = list(
                    await connection.scalars(
                        schema.subscriptions.select().with_only_columns(
                            schema.subscriptions.c.endpoint
                        )
                    )
                )
            assert sorted(left) == sorted([odd.endpoint, good.endpoint])
            push.status = 400
            await here.pass_turn(live)
            await here.pass_turn(live)
            await here.later(SOON)
            assert await here.deliveries() == []

    asyncio.run(days())


# --- what comes from outside ---


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.8/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x\r\nhost: other",
        "https://push.example.org/" + "x" * 1000,
        "https://",
        "ftp://push.example.org/",
        "https://[oops/x",
        "",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(address: str) -> None:
    with pytest.raises(MotherlodeError, match="public push services"):
        read_endpoint(address)


def test_a_name_that_stands_for_an_address_of_our_own_is_refused() -> None:
    with pytest.raises(MotherlodeError) as refused:
        asyncio.run(address_of(Endpoint(True, "localhost", 443, "/"), Names()))
    assert refused.value.slug == "call/foreign-address"
    private = ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "fe80::1%eth0")
    assert not any(map(is_public, (*private, "::ffff:10.0.0.1", "2002:a00:1::", "224.0.0.1")))
    # By translators between the two, and as it was once written.
    assert not any(map(is_public, ("64:ff9b::a00:1", "64:ff9b:1::7f00:1", "::7f00:1", "::a00:1")))
    assert is_public("93.184.215.14")
    assert is_public("64:ff9b::5db8:d70e")


def test_the_example_of_rfc_8291_byte_for_byte() -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        bytes_of(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(number, ec.SECP256R1()),
        length=1,
    )
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# --- a match over days ---


def test_a_match_over_days_with_absences_calls_and_returns(url: str, push: PushService) -> None:
    """Three friends, one look a day, a server that is restarted every week, to the end."""
    names = ("ada", "bo", "cy")
    browsers = {name: push.subscribe() for name in names}
    turns = dict.fromkeys(names, 1)

    async def day(here: Office, live: LiveTable) -> bool:
        """Whoever is up comes, plays, goes; only who is up then is called. Whether it is over."""
        before = {name: len(browser.heard) for name, browser in browsers.items()}
        following = await here.pass_turn(live)
        await here.later(SOON)
        await here.later(DAY)
        new = {name: len(browser.heard) - before[name] for name, browser in browsers.items()}
        if following == -1:
            return True
        assert new == {name: int(name == names[following]) for name in names}
        turns[names[following]] += 1
        return False

    async def weeks() -> None:
        async with office(url) as here:
            for name, browser in browsers.items():
                await here.person(name, browser)
            live = await here.table(*names, options={"nuggets": 20})
            id_, time, first = live.id, here.clock.time, await here.turn_of(live)
        for name in names:
            turns[name] = int(name == names[first])
        over = False
        while not over:
            async with office(url, time=time + HOUR) as here:
                await here.later(SOON)
                live = await here.registry.find(id_)
                for _ in range(7):
                    over = over or await day(here, live)
                time = here.clock.time

    asyncio.run(weeks())
    for name, browser in browsers.items():
        kinds = [told["kind"] for told in browser.heard]
        assert kinds.count("turn") == turns[name]
        assert kinds.count("over") == 1
        assert len({told["key"] for told in browser.heard}) == len(browser.heard)
