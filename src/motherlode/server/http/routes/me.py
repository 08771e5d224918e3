"""Who one is: a guest at once, a name, statistics."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from litestar import Controller, Response, delete, get, post
from sqlalchemy import update

from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import (
    COMPRESSED,
    AnyRequest,
    ApiError,
    admission_of,
    no_program,
    not_too_often,
    packed,
    somebody,
)
from motherlode.server.http.routes.signing import described, signed_in, signed_out
from motherlode.server.live.forgetting import forget, rename
from motherlode.server.protocol.requests import NewMe
from motherlode.server.protocol.resources import GameStatistics, Me
from motherlode.server.storage import schema
from motherlode.server.storage.people import exported
from motherlode.server.storage.results import statistics
from motherlode.table.names import check_name, guest_name


class MeApi(Controller):
    """What a person asks and changes about himself."""

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
        person = no_program(await admission.person(request))
        name = None if data.name is None else check_name(data.name)
        if person is None:
            many = "That is a lot of guests: wait a little."
            not_too_often(request, admission.limits.guests, "person/too-many", many)
            guest = name or guest_name(admission.services.random)
            person = await admission.identity.new_guest(guest)
        elif name and name != person.name:
            many = "That is a lot of names: wait a little."
            not_too_often(request, admission.limits.names, "person/too-many", many, person.id)
            if admission.bans.is_silenced(person.id):
                raise ApiError(403, "chat/silenced", "You may not take another name for now.")
            people = schema.people
            async with admission.database.begin() as connection:
                change = update(people).where(people.c.id == person.id)
                await connection.execute(change.values(name=name))
            ids, before = (person.id, *person.also), person.name
            admission.services.tasks.spawn(_rename(admission, ids, before, name))
            await admission.news.tell("person", person.id)
            person = replace(person, name=name)
        return await signed_in(request, person, await described(request, person))

    @get("/data", opt={COMPRESSED: True})
    async def data(self, request: AnyRequest) -> Response[dict[str, Any]]:
        """Everything that is kept of whoever asks, to take along."""
        person = await somebody(request)
        admission = admission_of(request)
        exports = admission.limits.exports
        not_too_often(request, exports, "request/too-many", "Slower, please.", person.id)
        ids, one_searches = (person.id, *person.also), admission.registry.one_searches
        kept = await exported(admission.database, person.id, ids, one_searches)
        file = 'attachment; filename="motherlode.json"'
        return await packed(request, kept, content_disposition=file)

    @delete("/", status_code=200)
    async def forget(self, request: AnyRequest) -> Response[Me]:
        """Forgets whoever asks, for good: his account, his name at tables, all that he said."""
        person, admission = await somebody(request), admission_of(request)
        farewells = admission.limits.farewells
        not_too_often(request, farewells, "request/too-many", "Slower, please.", person.id)
        ids = (person.id, *person.also)
        admission.records_changed(await forget(admission.registry, ids))
        await admission.news.tell("person", *ids)
        return signed_out()

    @get("/statistics")
    async def statistics(self, request: AnyRequest) -> list[GameStatistics]:
        """How one has fared."""
        person = await somebody(request)
        return await statistics(admission_of(request).database, person.id)


async def _rename(admission: Admission, ids: Sequence[str], before: str, name: str) -> None:
    admission.records_changed(await rename(admission.registry, ids, before, name))
