"""Keeping an account: a password, signing in elsewhere with it, sessions, recovery codes."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import PathParameter
from msgspec import Meta
from sqlalchemy import delete as delete_from
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    not_too_often,
    somebody,
)
from motherlode.server.http.routes.signing import (
    TOO_MANY_TRIES,
    bring_along,
    check_proof,
    described,
    not_too_many_guesses,
    not_too_many_tries,
    signed_out,
    welcome,
)
from motherlode.server.people.identity import Person
from motherlode.server.people.passwords import fits, hashed
from motherlode.server.people.recovery import use_up
from motherlode.server.protocol.resources import Me, SessionInfo
from motherlode.server.storage import schema
from motherlode.table.plans import Form

Login = Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^[\w.@+-]+(?!\n)$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OldPassword = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=60)]
WRONG_CODE = ("account/wrong-code", "The name or the code is wrong.")
SessionId = Annotated[str, PathParameter(max_length=24)]


class Credentials(Form, frozen=True):
    """A login name and a password."""

    login: Login
    password: Password


class NewCredentials(Form, frozen=True):
    """The same, to be kept; and the password that was kept before, if there was one."""

    login: Login
    password: Password
    old: OldPassword | None = None


class Recovering(Form, frozen=True):
    """A recovery code, and what shall hold from then on."""

    login: Login
    code: Code
    password: Password


class Proof(Form, frozen=True):
    """The password, where there is one."""

    password: OldPassword | None = None


class AccountApi(Controller):
    """Passwords, recovery codes, sessions."""

    path = "/api/account"
    tags = ("people",)

    @post("/password", status_code=200)
    async def keep(self, request: AnyRequest, data: NewCredentials) -> Response[Me]:
        """Keeps the account of whoever asks under a login name, or changes its password.

        All his other sessions end. Where there is a password already, it has to be shown.
        """
        person, admission = await somebody(request), admission_of(request)
        not_too_many_tries(request, person.id)
        login = data.login.lower()
        if login != person.login:
            limit = admission.limits.new_logins
            not_too_often(request, limit, *TOO_MANY_TRIES, person.id)
        had = await _has_password(request, person)
        await check_proof(request, person, data.old or "" if had else None)
        await _set_password(request, person, login, data.password)
        await _end_others(request, person)
        codes = await admission.identity.recovery.make(person.id) if person.guest else []
        return await welcome(request, person.id, codes=codes)

    @post("/login", status_code=200)
    async def login(self, request: AnyRequest, data: Credentials) -> Response[Me]:
        """Signs in with a password."""
        login = data.login.lower()
        not_too_many_guesses(request, login)
        people = schema.people.c
        query = select(people.id, people.password).where(people.login == login)
        async with admission_of(request).database.connect() as connection:
            row = (await connection.execute(query)).first()
        if not await fits(row and row.password, data.password) or row is None:
            raise ApiError(403, "account/wrong", "The name or the password is wrong.")
        return await welcome(request, row.id, await bring_along(request, row.id))

    @post("/logout", status_code=200)
    async def logout(self, request: AnyRequest) -> Response[Me]:
        """Ends the session in which it is asked."""
        person, admission = await admission_of(request).person(request), admission_of(request)
        if person is not None and await admission.identity.sessions.end(person.id, person.session):
            await admission.news.tell("session", person.session)
        return signed_out()

    @post("/recovery", status_code=200)
    async def new_codes(self, request: AnyRequest, data: Proof) -> Me:
        """New recovery codes; those from before are void."""
        person = await somebody(request)
        if person.guest:
            raise ApiError(409, "account/none", "There is no account yet that could be recovered.")
        had = await _has_password(request, person)
        await check_proof(request, person, data.password or "" if had else None)
        codes = await admission_of(request).identity.recovery.make(person.id)
        me = await described(request, person)
        me.codes = codes
        return me

    @post("/recover", status_code=200)
    async def recover(self, request: AnyRequest, data: Recovering) -> Response[Me]:
        """Sets a new password with a recovery code, which is used up; all other sessions end.

        Passkeys open nothing any more: new ones can be made.
        """
        login, admission = data.login.lower(), admission_of(request)
        not_too_many_guesses(request, login)
        id_ = await admission.identity.recovery.owner(data.code)
        person = await admission.identity.find(id_) if id_ else None
        if person is None or person.login not in (login, None):
            raise ApiError(403, *WRONG_CODE)
        if person.login is None:  # it was opened by a passkey so far
            not_too_often(request, admission.limits.new_logins, *TOO_MANY_TRIES)
        await _set_password(request, person, login, data.password, data.code)
        await _end_others(request, person)
        return await welcome(request, person.id, await bring_along(request, person.id))

    @get("/sessions")
    async def sessions(self, request: AnyRequest) -> list[SessionInfo]:
        """Where one is signed in."""
        return await _sessions(request, await somebody(request))

    @delete("/sessions", status_code=200)
    async def end_others(self, request: AnyRequest) -> list[SessionInfo]:
        """Ends all sessions but this one; what is left."""
        person = await somebody(request)
        await _end_others(request, person)
        return await _sessions(request, person)

    @delete("/sessions/{session:str}", status_code=200)
    async def end(self, request: AnyRequest, session: SessionId) -> list[SessionInfo]:
        """Ends a session of one's own; what is left."""
        person, admission = await somebody(request), admission_of(request)
        # PostgreSQL takes no NUL, nor has any id of ours something else than letters and digits.
        if not (session.isalnum() and await admission.identity.sessions.end(person.id, session)):
            raise ApiError(404, "session/unknown", "There is no such session.")
        await admission.news.tell("session", session)
        return await _sessions(request, person)


async def _sessions(request: AnyRequest, person: Person) -> list[SessionInfo]:
    return [
        SessionInfo(one.id, one.device, one.created, one.seen, one.id == person.session)
        for one in await admission_of(request).identity.sessions.of(person.id)
    ]


async def _has_password(request: AnyRequest, person: Person) -> bool:
    people = schema.people.c
    async with admission_of(request).database.connect() as connection:
        kept = await connection.scalar(select(people.password).where(people.id == person.id))
    return kept is not None


async def _set_password(
    request: AnyRequest, person: Person, login: str, password: str, code: str | None = None
) -> None:
    """All of it or nothing: a code that has set no password is not used up.

    After it nothing from before opens the account: whoever had got hold of it may have a passkey.
    """
    admission, people = admission_of(request), schema.people
    taken = ApiError(409, "account/taken", "Somebody else has this login name.")
    if admission.settings.is_operator(login) and person.login != login:
        raise taken  # whoever made it first would be the operator
    kept = await hashed(password)
    try:
        async with admission.database.begin() as connection:
            if code is not None and not await connection.run_sync(use_up, code):
                raise ApiError(403, *WRONG_CODE)
            if code is not None:
                key = schema.passkeys
                await connection.execute(delete_from(key).where(key.c.person == person.id))
            change = update(people).where(people.c.id == person.id, people.c.merged.is_(None))
            await connection.execute(change.values(login=login, password=kept))
    except IntegrityError as error:
        raise taken from error
    admission.identity.forget(person.id)
    await admission.news.tell("person", person.id)


async def _end_others(request: AnyRequest, person: Person) -> None:
    admission = admission_of(request)
    ended = await admission.identity.sessions.end_others(person.id, person.session)
    await admission.news.tell("session", *ended)
