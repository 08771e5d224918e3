"""Who one is: a guest at once, a name, statistics."""

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from sqlalchemy import func, select, update

from motherlode.server.admission import Doors
from motherlode.server.http.routes.common import AnyRequest, ApiError, doors_of, somebody
from motherlode.server.live.forgetting import forget, rename
from motherlode.server.people.identity import AGE, COOKIE, Person
from motherlode.server.protocol.resources import GameStatistics, Me
from motherlode.server.storage import schema
from motherlode.server.storage.people import exported
from motherlode.server.storage.results import statistics
from motherlode.table.names import check_name
from motherlode.table.plans import Form, Name

GUESTS = ("Prospector", "Panner", "Digger", "Nugget", "Claimant", "Rockhound")


class NewMe(Form, frozen=True):
    """A name, or none."""

    name: Name | None = None


class MeApi(Controller):
    """Oneself."""

    path = "/api/me"
    tags = ("people",)

    @get("/")
    async def me(self, request: AnyRequest) -> Me:
        """Who is asking."""
        return await described(request, await doors_of(request).person(request))

    @post("/", status_code=200)
    async def become(self, request: AnyRequest, data: NewMe) -> Response[Me]:
        """A guest from now on, or somebody with a new name."""
        doors = doors_of(request)
        person = await doors.person(request)
        name = None if data.name is None else check_name(data.name)
        if person is None:
            if not doors.openings.take(doors.address(request)):
                raise ApiError(429, "person/too-many", "That is a lot of guests: wait a little.")
            person = await doors.identity.new_guest(name or _guest_name())
        elif name:
            people = schema.people
            async with doors.house.engine.begin() as connection:
                change = update(people).where(people.c.id == person.id)
                await connection.execute(change.values(name=name))
            doors.identity.forget(person.id)
            ids, before = (person.id, *person.also), person.name
            doors.house.spawn(_rename(doors, ids, before, name))
            person = Person(person.id, name, person.guest, person.also)
        return signed_in(request, person, await described(request, person))

    @get("/data")
    async def data(self, request: AnyRequest) -> Response[dict[str, Any]]:
        """Everything that is kept of whoever asks, to take along."""
        person = await somebody(request)
        doors = doors_of(request)
        kept = await exported(doors.house.engine, person.id, (person.id, *person.also))
        headers = {"content-disposition": 'attachment; filename="motherlode.json"'}
        return Response(kept, headers=headers)

    @delete("/", status_code=200)
    async def forget(self, request: AnyRequest) -> Response[Me]:
        """Forgets whoever asks, for good: his account, his name at tables, all that he said."""
        person, doors = await somebody(request), doors_of(request)
        ids = (person.id, *person.also)
        doors.forget_matches(await forget(doors.house, ids))
        for id_ in ids:
            doors.identity.forget(id_)
        gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
        return Response(Me(person=None, name=None), cookies=[gone])

    @get("/statistics")
    async def statistics(self, request: AnyRequest) -> list[GameStatistics]:
        """How one has fared."""
        person = await somebody(request)
        return await statistics(doors_of(request).house.engine, person.id)


async def _rename(doors: Doors, ids: Sequence[str], before: str, name: str) -> None:
    doors.forget_matches(await rename(doors.house, ids, before, name))


async def described(request: AnyRequest, person: Person | None) -> Me:
    """What one is told about oneself."""
    if person is None:
        return Me(person=None, name=None)
    key = schema.passkeys.c
    async with doors_of(request).house.engine.connect() as connection:
        keys = await connection.scalar(select(func.count()).where(key.person == person.id))
    return Me(person=person.id, name=person.name, guest=person.guest, passkeys=keys or 0)


def signed_in(request: AnyRequest, person: Person, me: Me) -> Response[Me]:
    """An answer with the cookie."""
    doors = doors_of(request)
    cookie = Cookie(
        COOKIE,
        value=doors.identity.cookie(person.id),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=doors.is_secure(request),
        path="/",
    )
    return Response(me, cookies=[cookie])


def _guest_name() -> str:
    import secrets

    return f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"
