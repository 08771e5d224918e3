"""Reactions, and who is heard by whom: over two processes, for guests and accounts."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from live.limited import usual
from live.operators import World, arrive
from live.people import Person, Place, Refusal, live
from live.servers import Server

opened: list[Place] = []


async def enter(person: Person, table: str) -> Place:
    """A socket that is closed with the test."""
    opened.append(await person.enter(table))
    return opened[-1]


def play(evening: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Everybody leaves at the end, whatever has happened."""

    async def whole() -> None:
        try:
            await evening()
        finally:
            while opened:
                await opened.pop().leave()

    live(whole())


async def table_of(url: str, *names: str) -> list[Place]:
    """These at one table, the first as its host."""
    people = [await Person.arrive(url, name) for name in names]
    kinds = ["me", *["open"] * (len(names) - 1)]
    table = await people[0].open("gold-nuggets", *kinds)
    places = [await enter(person, table) for person in people]
    for seat, place in enumerate(places[1:], 1):
        await place.ask("sit", seat=seat)
    await places[0].wait(lambda: all(one["kind"] == "person" for one in seats(places[0])))
    return places


def seats(place: Place) -> list[dict[str, str]]:
    assert place.table is not None
    return list(place.table["seats"])


def reactions(place: Place) -> list[tuple[int, str]]:
    return [(m["seat"], m["reaction"]) for m in place.messages if m["type"] == "reaction"]


def words(place: Place) -> list[str]:
    return [m["spoken"]["text"] for m in place.messages if m["type"] == "chat"]


async def settled(*places: Place) -> None:
    """What was said before has arrived."""
    for place in places:
        await place.ask("ping")


def test_a_reaction_rises_from_its_seat_and_is_kept_nowhere(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await table_of(server.url, "Ada", "Bo")
        cy = await enter(await Person.arrive(server.url, "Cy"), ada.id)
        answer = await bo.ask("react", seat=1, reaction="cheers")
        assert (answer["type"], answer["seat"], answer["reaction"]) == ("reaction", 1, "cheers")
        await settled(ada, cy)
        assert reactions(ada) == reactions(bo) == reactions(cy) == [(1, "cheers")]
        for place, seat in ((ada, 1), (bo, 0), (cy, 0), (ada, 7)):
            with pytest.raises(Refusal, match="seat/not-yours"):
                await place.ask("react", seat=seat, reaction="cheers")
        with pytest.raises(Refusal, match="message/unreadable"):
            await ada.ask("react", seat=0, reaction="\N{THUMBS UP SIGN}")
        at = ada.at
        welcome = await ada.ask("sync")
        assert welcome["at"] == at
        assert "cheers" not in json.dumps(welcome)

    play(evening)


def test_reactions_and_words_have_one_limit(serve: Callable[..., Server]) -> None:
    server = usual(serve)

    async def evening() -> None:
        ada, bo = await table_of(server.url, "Ada", "Bo")
        with pytest.raises(Refusal, match="chat/too-many"):
            for _ in range(200):
                await ada.ask("react", seat=0, reaction="hooray")
        with pytest.raises(Refusal, match="chat/too-many"):
            await ada.ask("chat", phrase="hello")
        await bo.ask("react", seat=1, reaction="hooray")

    play(evening)


def test_who_is_muted_does_not_reach_one_and_is_not_told(server: Server) -> None:
    async def evening() -> None:
        ada, bo, cy = await table_of(server.url, "Ada", "Bo", "Cy")
        second = await enter(ada.person, ada.id)
        await bo.ask("chat", text="before")
        who = seats(ada)[1]["who"]
        assert "who" not in seats(ada)[0]  # nobody mutes himself
        before = len(bo.texts)
        welcome = await ada.ask("mute", who=who)
        assert welcome["muted"] == [{"who": who, "name": "Bo"}]
        assert "before" not in json.dumps(welcome.get("chat", []))
        assert len(bo.texts) == before
        await bo.ask("chat", text="after")
        await bo.ask("react", seat=1, reaction="thunder")
        await cy.ask("chat", text="from Cy")
        await settled(ada, second, cy)
        for place in (ada, second):
            assert words(place) == ["before", "from Cy"]
            assert reactions(place) == []
        assert reactions(cy) == [(1, "thunder")]
        assert words(cy) == ["before", "after", "from Cy"]

        # It holds on a new connection and at another table, where he has another name.
        other = await cy.person.open("gold-nuggets", "me", "open", "open")
        there = [await enter(place.person, other) for place in (ada, bo)]
        for seat, place in enumerate(there, 1):
            await place.ask("sit", seat=seat)
        await there[1].ask("chat", text="elsewhere")
        await settled(there[0])
        assert words(there[0]) == []
        (muted,) = (await there[0].ask("sync"))["muted"]
        assert muted["name"] == "Bo"
        assert muted["who"] != who
        await there[0].ask("mute", who=muted["who"], mute=False)
        await there[1].ask("chat", text="again")
        await settled(there[0])
        assert words(there[0]) == ["again"]

    play(evening)


def test_who_watches_and_talks_can_be_muted_and_nobody_else_is_meant(server: Server) -> None:
    async def evening() -> None:
        ada, _ = await table_of(server.url, "Ada", "Bo")
        eve = await enter(await Person.arrive(server.url, "Eve"), ada.id)
        await eve.ask("chat", text="psst")
        await settled(ada)
        (said,) = [m["spoken"] for m in ada.messages if m["type"] == "chat"]
        person = next(m["person"] for m in eve.messages if m["type"] == "welcome")
        assert person not in "".join(ada.texts)  # who he is stays his own
        await ada.ask("mute", who=said["who"])
        await eve.ask("chat", text="psst again")
        await settled(ada)
        assert words(ada) == ["psst"]
        me = (await ada.ask("sync"))["who"]
        for nobody in ("", "0" * 12, me):
            with pytest.raises(Refusal, match="mute/unknown"):
                await ada.ask("mute", who=nobody)
        with pytest.raises(Refusal, match="message/unreadable"):
            await ada.ask("mute", who="x" * 100)

    play(evening)


def test_what_a_guest_has_muted_his_account_has_and_the_forgotten_are_forgotten(
    server: Server,
) -> None:
    async def evening() -> None:
        ada, bo = await table_of(server.url, "Ada", "Bo")
        await ada.ask("mute", who=seats(ada)[1]["who"])
        form = {"login": "ada.mutes", "password": "under the pine"}
        (await ada.person.http("POST", "/api/account/password", json=form)).raise_for_status()
        again = await enter(ada.person, ada.id)
        assert [one["name"] for one in (await again.ask("sync"))["muted"]] == ["Bo"]
        (await bo.person.http("DELETE", "/api/me")).raise_for_status()
        last = await enter(ada.person, ada.id)
        assert "muted" not in await last.ask("sync")

    play(evening)


def test_at_another_process_it_is_the_same(world: World) -> None:
    async def evening() -> None:
        ada = await arrive(world.first, "Ada", "10.1.0.1")
        bo = await arrive(world.last, "Bo", "10.1.0.2")
        table = await ada.open("gold-nuggets", "me", "open")
        here, there = await enter(ada, table), await enter(bo, table)
        await there.ask("sit", seat=1)
        await here.wait(lambda: seats(here)[1]["kind"] == "person")
        await there.ask("react", seat=1, reaction="luck")
        await here.wait(lambda: reactions(here) == [(1, "luck")])
        await here.ask("mute", who=seats(here)[1]["who"])
        await there.ask("react", seat=1, reaction="pity")
        await there.ask("chat", text="hello?")
        await here.ask("react", seat=0, reaction="applause")
        await there.wait(lambda: reactions(there)[-1:] == [(0, "applause")])
        await settled(here)
        assert reactions(here) == [(1, "luck"), (0, "applause")]
        assert words(here) == []

    play(evening)
