"""Who one is: a guest at once, a name, statistics."""

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from sqlalchemy import func, select, update

from motherlode.server.http.routes.common import AnyRequest, ApiError, doors_of, somebody
from motherlode.server.people.identity import AGE, COOKIE, Person
from motherlode.server.protocol.resources import GameStatistics, Me
from motherlode.server.storage import schema
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
            person = Person(person.id, name, person.guest)
        return signed_in(request, person, await described(request, person))

    @get("/statistics")
    async def statistics(self, request: AnyRequest) -> list[GameStatistics]:
        """How one has fared."""
        person = await somebody(request)
        return await statistics(doors_of(request).house.engine, person.id)


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
