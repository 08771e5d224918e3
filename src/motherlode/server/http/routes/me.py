"""Who one is: a guest at once, a name, statistics."""

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from sqlalchemy import func, select, update

from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import (
    AnyRequest,
    admission_of,
    not_too_often,
    somebody,
)
from motherlode.server.live.forgetting import forget, rename
from motherlode.server.people.identity import AGE, COOKIE, Person
from motherlode.server.protocol.resources import GameStatistics, Me
from motherlode.server.storage import schema
from motherlode.server.storage.people import exported
from motherlode.server.storage.results import statistics
from motherlode.table.names import check_name
from motherlode.table.plans import Form, Name
from motherlode.table.randomness import Randomness

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
        return await described(request, await admission_of(request).person(request))

    @post("/", status_code=200)
    async def become(self, request: AnyRequest, data: NewMe) -> Response[Me]:
        """A guest from now on, or somebody with a new name."""
        admission = admission_of(request)
        person = await admission.person(request)
        name = None if data.name is None else check_name(data.name)
        if person is None:
            many = "That is a lot of guests: wait a little."
            not_too_often(request, admission.limits.guests, "person/too-many", many)
            guest = name or _guest_name(admission.services.random)
            person = await admission.identity.new_guest(guest)
        elif name:
            people = schema.people
            async with admission.database.begin() as connection:
                change = update(people).where(people.c.id == person.id)
                await connection.execute(change.values(name=name))
            admission.identity.forget(person.id)
            ids, before = (person.id, *person.also), person.name
            admission.services.tasks.spawn(_rename(admission, ids, before, name))
            person = Person(person.id, name, person.guest, person.also)
        return signed_in(request, person, await described(request, person))

    @get("/data")
    async def data(self, request: AnyRequest) -> Response[dict[str, Any]]:
        """Everything that is kept of whoever asks, to take along."""
        person = await somebody(request)
        admission = admission_of(request)
        kept = await exported(admission.database, person.id, (person.id, *person.also))
        headers = {"content-disposition": 'attachment; filename="motherlode.json"'}
        return Response(kept, headers=headers)

    @delete("/", status_code=200)
    async def forget(self, request: AnyRequest) -> Response[Me]:
        """Forgets whoever asks, for good: his account, his name at tables, all that he said."""
        person, admission = await somebody(request), admission_of(request)
        ids = (person.id, *person.also)
        admission.records_changed(await forget(admission.registry, ids))
        for id_ in ids:
            admission.identity.forget(id_)
        gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
        return Response(Me(person=None, name=None), cookies=[gone])

    @get("/statistics")
    async def statistics(self, request: AnyRequest) -> list[GameStatistics]:
        """How one has fared."""
        person = await somebody(request)
        return await statistics(admission_of(request).database, person.id)


async def _rename(admission: Admission, ids: Sequence[str], before: str, name: str) -> None:
    admission.records_changed(await rename(admission.registry, ids, before, name))


async def described(request: AnyRequest, person: Person | None) -> Me:
    """What one is told about oneself."""
    if person is None:
        return Me(person=None, name=None)
    key = schema.passkeys.c
    async with admission_of(request).database.connect() as connection:
        keys = await connection.scalar(select(func.count()).where(key.person == person.id))
    return Me(person=person.id, name=person.name, guest=person.guest, passkeys=keys or 0)


def signed_in(request: AnyRequest, person: Person, me: Me) -> Response[Me]:
    """An answer with the cookie."""
    admission = admission_of(request)
    cookie = Cookie(
        COOKIE,
        value=admission.identity.cookie(person.id),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=admission.is_secure(request),
        path="/",
    )
    return Response(me, cookies=[cookie])


def _guest_name(random: Randomness) -> str:
    return f"{GUESTS[random.randbelow(len(GUESTS))]} {random.randbelow(90) + 10}"
