"""Friends: by an invitation, asked to a table, blocked, reported."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import PathParameter
from sqlalchemy import Connection

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
    retry_after,
    somebody,
)
from motherlode.server.protocol.pages import (
    Friend,
    FriendsPage,
    NewFriend,
    NewInvitation,
    NewReport,
)
from motherlode.server.storage import friends as kept
from motherlode.server.storage.calls import add_call
from motherlode.table.codes import is_code, typed_code
from motherlode.table.names import shown_words

Id = Annotated[str, PathParameter(max_length=16)]
NOBODY = ("person/unknown", "There is nobody with this id.")


class FriendsApi(Controller):
    """Whom one knows."""

    path = "/api/friends"
    tags = ("friends",)

    @get("/")
    async def friends(self, request: AnyRequest) -> FriendsPage:
        """All of them, who of them is at a table, and one's own invitation."""
        person = await somebody(request)
        return await _page(admission_of(request), person.id)

    @post("/", status_code=200)
    async def befriend(self, request: AnyRequest, data: NewFriend) -> FriendsPage:
        """Makes the one who has given out this code a friend, and oneself his."""
        person, admission = await somebody(request), admission_of(request)
        codes, who = admission.limits.codes, (admission.address(request), person.id)
        if wait := codes.wait(*who):
            many = "That were many codes: wait a little."
            raise ApiError(429, "code/too-many", many, retry_after(wait))
        now = admission.services.clock.now()
        code = typed_code(data.code)
        try:
            await admission.database.transact(lambda c: kept.befriend(c, person.id, code, now))
        except MotherlodeError as error:
            codes.note(*who)
            raise bad_request(error) from error
        return await _page(admission, person.id)

    @post("/invitation", status_code=200)
    async def renew(self, request: AnyRequest) -> FriendsPage:
        """Another invitation; the one from before does not hold any more."""
        person, admission = await somebody(request), admission_of(request)
        random = admission.services.random
        await admission.database.transact(lambda c: kept.renew_invitation(c, person.id, random))
        return await _page(admission, person.id)

    @delete("/{profile:str}", status_code=200)
    async def part(self, request: AnyRequest, profile: Id) -> FriendsPage:
        """No friends any more."""
        person, admission = await somebody(request), admission_of(request)
        other = await _other(admission, profile)
        await admission.database.transact(lambda c: kept.part(c, person.id, other.person))
        return await _page(admission, person.id)

    @post("/{profile:str}/invite", status_code=204)
    async def invite(self, request: AnyRequest, profile: Id, data: NewInvitation) -> None:
        """Calls a friend to a table at which one sits, once for each table."""
        person, admission = await somebody(request), admission_of(request)
        limit = admission.limits.keeps
        not_too_often(request, limit, "request/too-many", "Slower, please.", person.id)
        try:
            live = await admission.registry.find(data.table)
        except MotherlodeError as error:
            raise bad_request(error) from error
        ids = (person.id, *person.also)
        if live.table.host not in ids and not any(map(live.table.seats_of, ids)):
            raise ApiError(403, "friend/not-there", "Sit down at the table first.")
        other = await _other(admission, profile)
        # Every table is a call of its own, and tables are opened quickly.
        if wait := admission.limits.invitations.wait(f"{person.id} to {other.person}"):
            many = "He has been called enough: wait a little."
            raise ApiError(429, "request/too-many", many, retry_after(wait))
        now, game = admission.services.clock.now(), live.table.plan.game

        def write(connection: Connection) -> bool:
            if not kept.are_friends(connection, person.id, other.person):
                return False
            add_call(
                connection,
                key=f"invite:{live.id}:{person.id}:{other.person}",
                person=other.person,
                kind="invite",
                table_id=live.id,
                game=game,
                who=msgspec.json.encode([person.name]).decode(),
                created=now,
                due=now,
            )
            return True

        if not await admission.database.transact(write):
            raise ApiError(404, *NOBODY)

    @post("/{profile:str}/block", status_code=200)
    async def block(self, request: AnyRequest, profile: Id) -> FriendsPage:
        """Somebody whom one does not want to meet: no friend, and no invitation either way."""
        person, admission = await somebody(request), admission_of(request)
        other = await _other(admission, profile)
        if other.person == person.id:
            raise ApiError(400, "friend/yourself", "That is you.")
        now = admission.services.clock.now()
        await admission.database.transact(lambda c: kept.block(c, person.id, other.person, now))
        return await _page(admission, person.id)

    @delete("/{profile:str}/block", status_code=200)
    async def unblock(self, request: AnyRequest, profile: Id) -> FriendsPage:
        """Ends a block: the two may meet again."""
        person, admission = await somebody(request), admission_of(request)
        other = await _other(admission, profile)
        await admission.database.transact(lambda c: kept.unblock(c, person.id, other.person))
        return await _page(admission, person.id)

    @post("/reports", status_code=204)
    async def report(self, request: AnyRequest, data: NewReport) -> None:
        """Tells the operators of somebody: by his profile, or by his seat at a table."""
        person, admission = await somebody(request), admission_of(request)
        limit = admission.limits.exports
        not_too_often(request, limit, "request/too-many", "Slower, please.", person.id)
        about, table = await _reported(admission, data)
        if about is None or about == person.id:
            raise ApiError(404, *NOBODY)
        words = shown_words(data.words)
        if not words:
            raise ApiError(400, "report/empty", "Say what happened.")
        row = {"by": person.id, "about": about, "table_id": table, "words": words}
        now = admission.services.clock.now()
        await admission.database.transact(lambda c: kept.report(c, time=now, **row))


async def _reported(admission: Admission, data: NewReport) -> tuple[str | None, str]:
    if data.table is not None and data.seat is not None:
        try:
            live = await admission.registry.find(data.table)
        except MotherlodeError as error:
            raise bad_request(error) from error
        chairs = live.table.chairs
        return (chairs[data.seat].person if data.seat < len(chairs) else None), live.id
    table = data.table or ""
    return (await _other(admission, data.profile or "")).person, table if is_code(table) else ""


async def _other(admission: Admission, profile: str) -> Any:
    if not is_code(profile):  # PostgreSQL takes no NUL
        raise ApiError(404, *NOBODY)
    async with admission.database.connect() as connection:
        found = await connection.run_sync(kept.person_of, profile)
    if found is None:
        raise ApiError(404, *NOBODY)
    return found


async def _page(admission: Admission, person: str) -> FriendsPage:
    random = admission.services.random
    mine = await admission.database.transact(lambda c: kept.profile_of(c, person, random))
    async with admission.database.connect() as connection:
        friends = await connection.run_sync(kept.friends_of, person)
        blocked = await connection.run_sync(kept.blocked_by, person)
    here = {
        who
        for live in admission.registry.tables.values()
        for who in live.state.people
        if live.presence.is_here(who)
    }
    return FriendsPage(
        friends=[
            Friend(row.id, row.name, row.since, row.friend in here, row.played or 0)
            for row in friends
            if row.id is not None
        ],
        invitation=mine.invitation,
        blocked=[Friend(row.id, row.name, row.since) for row in blocked if row.id is not None],
    )
