"""What all ways of signing in share: tries, proofs, the cookie, and what comes along."""

import asyncio
import hashlib

from litestar import Response
from litestar.datastructures import Cookie
from sqlalchemy import func, select

from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    not_too_often,
    retry_after,
)
from motherlode.server.people.cookies import AGE, COOKIE
from motherlode.server.people.identity import Person
from motherlode.server.people.passwords import fits
from motherlode.server.protocol.resources import Brought, Me
from motherlode.server.storage import schema
from motherlode.server.storage.guests import merge_guest

KNOWN = "motherlode-known"  # the cookie of a device on which somebody has signed in before
TOLD = 100  # tables that hear at once of a guest who has signed in; others when he comes
MOMENT = 1.0  # seconds in which an answer with a cookie is at the browser
PROOF = 900.0  # seconds for which it counts that somebody has just signed in
TOO_MANY_TRIES = ("account/too-many", "Too many tries: wait a minute.")


# --- tries ---


def not_too_many_tries(request: AnyRequest, person: str | None = None) -> None:
    """Counts a try by whoever makes it, and by his address."""
    not_too_often(request, admission_of(request).limits.logins, *TOO_MANY_TRIES, person)


def not_too_many_guesses(request: AnyRequest, login: str) -> None:
    """Counts a try at somebody's account.

    From one address, and from all together; but on a device on which the account was opened
    before, only what is tried there: whoever guesses elsewhere cannot keep the owner out.
    """
    admission, account = admission_of(request), _account(login)
    known = admission.identity.cookies.read(request.cookies.get(KNOWN), KNOWN)
    if known is not None and known[0] == account:
        wait = admission.limits.known_devices.wait(f"{account} since {known[1]}")
    else:
        not_too_many_tries(request)
        from_here = f"{admission.address(request)} for {account}"
        wait = admission.limits.accounts.wait(account, from_here)
    if wait:
        raise ApiError(429, *TOO_MANY_TRIES, retry_after(wait))


def _account(login: str) -> str:
    """A login name, as a log and a cookie may show it."""
    return hashlib.sha256(login.encode()).hexdigest()[:12]


# --- proofs ---


async def check_proof(request: AnyRequest, person: Person, password: str | None) -> None:
    """Whoever changes how an account is opened must be its owner, not only have his cookie.

    He shows the password; where there is none, or none was given, he has just signed in.
    """
    if person.guest:
        return
    admission, people = admission_of(request), schema.people.c
    if password is not None:
        not_too_many_tries(request, person.id)
        async with admission.database.connect() as connection:
            kept = await connection.scalar(select(people.password).where(people.id == person.id))
        if not await fits(kept, password):
            raise ApiError(403, "account/wrong-password", "This is not your password.")
        return
    proved = await admission.identity.sessions.proved(person.session)
    if proved < admission.services.clock.now() - PROOF:
        raise ApiError(403, "account/sign-in-again", "Sign in again first, to show it is you.")


# --- who one is from now on ---


async def bring_along(request: AnyRequest, id_: str) -> Brought | None:
    """What the guest had whose cookie this is becomes part of the account that he signs in to.

    A cookie it must be: of a program's token others know, and an account is never part of another.
    And one that holds: whoever has signed out has left nothing for who finds his cookie.
    """
    admission = admission_of(request)
    ticket, visit = admission.ticket(request), admission.visit(request)
    if ticket is None or ticket.person == id_:
        return None
    if not await admission.identity.sessions.is_open(ticket, visit):
        return None
    guest = ticket.person
    async with admission.database.begin() as connection:
        moved = await connection.run_sync(merge_guest, guest, id_)
    if moved is None:
        return None
    admission.identity.forget(guest)
    if admission.bans.is_silenced(guest):  # so is the account that he is part of now
        await admission.news.tell("bans", "")
    await admission.identity.sessions.hand_over(ticket, id_)  # its open sockets go on in it
    await admission.registry.recognise(id_, guest, moved.tables[:TOLD])
    return moved.brought if moved.brought.tables or moved.brought.matches else None


async def welcome(
    request: AnyRequest, id_: str, brought: Brought | None = None, codes: list[str] | None = None
) -> Response[Me]:
    """Somebody has shown that the account is his: he is in, in a new session that says so.

    The one in which he came ends: a cookie from before, whoever has it, opens nothing any more.
    """
    admission = admission_of(request)
    identity, ticket = admission.identity, admission.ticket(request)
    identity.forget(id_)
    person = await identity.find(id_)
    if person is None:  # a guest who has become part of an account in this very moment
        raise ApiError(401, "person/unknown", "Say who you are first: POST /api/me.")
    if ticket is not None and await identity.sessions.end(id_, ticket.session):
        admission.services.tasks.spawn(_renew(admission, ticket.session))
    elif ticket is not None and await identity.sessions.end(ticket.person, ticket.session):
        await admission.news.tell("session", ticket.session)  # it was somebody else's
    me = await described(request, person)
    me.brought, me.codes = brought, codes or []
    answer = await signed_in(request, person, me, proved=True)
    if person.login:
        answer.cookies.append(_known(request, person.login))
    return answer


async def _renew(admission: Admission, session: str) -> None:
    """Sockets of the old session are opened again, when the browser has the new cookie."""
    await asyncio.sleep(MOMENT)
    await admission.news.tell("renewed", session)


async def signed_in(
    request: AnyRequest, person: Person, me: Me, proved: bool = False
) -> Response[Me]:
    """An answer with the cookie; in a new session, if there is none."""
    admission = admission_of(request)
    session = person.session or await admission.identity.sessions.begin(
        person.id, admission.visit(request), proved
    )
    cookie = Cookie(
        COOKIE,
        value=admission.identity.cookies.cookie(person.id, session),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=admission.is_secure(request),
        path="/",
    )
    return Response(me, cookies=[cookie])


def signed_out() -> Response[Me]:
    """An answer that takes the cookie back."""
    gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
    return Response(Me(person=None, name=None), cookies=[gone])


async def described(request: AnyRequest, person: Person | None) -> Me:
    """What one is told about oneself."""
    if person is None:
        return Me(person=None, name=None)
    key, people, code = schema.passkeys.c, schema.people.c, schema.recoveries.c
    query = select(
        select(func.count()).where(key.person == person.id).scalar_subquery(),
        select(func.count()).where(code.person == person.id).scalar_subquery(),
        select(people.password.is_not(None)).where(people.id == person.id).scalar_subquery(),
    )
    admission = admission_of(request)
    async with admission.database.connect() as connection:
        keys, codes, password = (await connection.execute(query)).one()
    return Me(
        person=person.id,
        name=person.name,
        guest=person.guest,
        passkeys=keys or 0,
        login=person.login,
        password=bool(password),
        codes_left=codes or 0,
        operator=admission.settings.is_operator(person.login),
    )


def _known(request: AnyRequest, login: str) -> Cookie:
    """For the day on which somebody else guesses at this account."""
    admission = admission_of(request)
    return Cookie(
        KNOWN,
        value=admission.identity.cookies.signed(_account(login), KNOWN),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=admission.is_secure(request),
        path="/api/account",
    )
