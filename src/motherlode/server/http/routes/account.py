"""Keeping an account: a password or a passkey, and signing in elsewhere with it."""

import asyncio
import hashlib
import json
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Controller, Response, post
from litestar.datastructures import Cookie
from msgspec import Meta
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    not_too_often,
    origin_of,
    retry_after,
    somebody,
)
from motherlode.server.http.routes.me import described, signed_in
from motherlode.server.people.identity import COOKIE, Person
from motherlode.server.protocol.resources import Brought, Me
from motherlode.server.storage import schema
from motherlode.server.storage.guests import merge_guest
from motherlode.table.plans import Form

CHALLENGE = "motherlode-challenge"
TOLD = 100  # tables that hear at once of a guest who has signed in; others when he comes
TOO_MANY_TRIES = ("account/too-many", "Too many tries: wait a minute.")
hasher = PasswordHasher()


class Credentials(Form, frozen=True):
    """A login name and a password."""

    login: Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^[\w.@+-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class AccountApi(Controller):
    """Passwords and passkeys."""

    path = "/api/account"
    tags = ("people",)

    @post("/password", status_code=200)
    async def keep(self, request: AnyRequest, data: Credentials) -> Response[Me]:
        """Keeps the account of whoever asks under a login name, or changes its password."""
        person = await somebody(request)
        _not_too_often(request, person.id)
        password = await asyncio.to_thread(hasher.hash, data.password)
        people = schema.people
        try:
            async with admission_of(request).database.begin() as connection:
                change = update(people).where(people.c.id == person.id, people.c.merged.is_(None))
                await connection.execute(change.values(login=data.login.lower(), password=password))
        except IntegrityError as error:
            raise ApiError(409, "account/taken", "Somebody else has this login name.") from error
        return await _welcome(request, person.id)

    @post("/login", status_code=200)
    async def login(self, request: AnyRequest, data: Credentials) -> Response[Me]:
        """Signs in with a password."""
        _not_too_often(request)
        login, admission = data.login.lower(), admission_of(request)
        account = hashlib.sha256(login.encode()).hexdigest()[:12]  # a log may show it
        from_here = f"{admission.address(request)} for {account}"
        if wait := admission.limits.accounts.wait(account, from_here):
            raise ApiError(429, *TOO_MANY_TRIES, retry_after(wait))
        people = schema.people.c
        query = select(people.id, people.password).where(people.login == data.login.lower())
        async with admission_of(request).database.connect() as connection:
            row = (await connection.execute(query)).first()
        kept = row.password if row and row.password else _no_password()
        fits = await asyncio.to_thread(_fits, kept, data.password)
        if row is None or not row.password or not fits:
            raise ApiError(403, "account/wrong", "The name or the password is wrong.")
        return await _welcome(request, row.id, await _bring_along(request, row.id))

    @post("/logout", status_code=200, sync_to_thread=False)
    def logout(self) -> Response[Me]:
        """Forgets who one is, on this device."""
        gone = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
        return Response(Me(person=None, name=None), cookies=[gone])

    @post("/passkey/options", status_code=200)
    async def passkey_options(self, request: AnyRequest) -> Response[Any]:
        """What the browser needs to make a passkey."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
        )

        person = await somebody(request)
        options = generate_registration_options(
            rp_id=_site(request),
            rp_name="Motherlode",
            user_id=person.id.encode(),
            user_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        return _challenged(request, options_to_json(options), options.challenge)

    @post("/passkey", status_code=200)
    async def passkey(self, request: AnyRequest, data: dict[str, Any]) -> Response[Me]:
        """Keeps the account with the passkey that the browser made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        person = await somebody(request)
        try:
            made = verify_registration_response(
                credential=data,
                expected_challenge=_challenge(request),
                expected_rp_id=_site(request),
                expected_origin=origin_of(request),
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad_passkey() from error
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person.id,
            "public_key": made.credential_public_key,
            "sign_count": made.sign_count,
            "created": admission_of(request).services.clock.now(),
        }
        try:
            async with admission_of(request).database.begin() as connection:
                await connection.execute(insert(schema.passkeys), row)
        except IntegrityError as error:
            raise ApiError(409, "account/taken", "This passkey is known already.") from error
        return await _welcome(request, person.id)

    @post("/passkey/login/options", status_code=200, sync_to_thread=False)
    def passkey_login_options(self, request: AnyRequest) -> Response[Any]:
        """What the browser needs to show a passkey."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=_site(request))
        return _challenged(request, options_to_json(options), options.challenge)

    @post("/passkey/login", status_code=200)
    async def passkey_login(self, request: AnyRequest, data: dict[str, Any]) -> Response[Me]:
        """Signs in with a passkey."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        _not_too_often(request)
        key = schema.passkeys
        database = admission_of(request).database
        async with database.connect() as connection:
            row = (
                await connection.execute(select(key).where(key.c.id == str(data.get("id"))[:344]))
            ).first()
        if row is None:
            raise _bad_passkey()
        try:
            shown = verify_authentication_response(
                credential=data,
                expected_challenge=_challenge(request),
                expected_rp_id=_site(request),
                expected_origin=origin_of(request),
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad_passkey() from error
        async with database.begin() as connection:
            change = update(key).where(key.c.id == row.id)
            await connection.execute(change.values(sign_count=shown.new_sign_count))
        return await _welcome(request, row.person, await _bring_along(request, row.person))


async def _bring_along(request: AnyRequest, id_: str) -> Brought | None:
    """What the guest had whose cookie this is becomes part of the account that he signs in to.

    A cookie it must be: of a program's token others know, and an account is never part of another.
    """
    admission = admission_of(request)
    guest = admission.identity.person_of(request.cookies.get(COOKIE))
    if guest is None or guest == id_:
        return None
    async with admission.database.begin() as connection:
        moved = await connection.run_sync(merge_guest, guest, id_)
    if moved is None:
        return None
    admission.identity.forget(guest)
    await admission.registry.recognise(id_, guest, moved.tables[:TOLD])
    return moved.brought if moved.brought.tables or moved.brought.matches else None


async def _welcome(request: AnyRequest, id_: str, brought: Brought | None = None) -> Response[Me]:
    identity = admission_of(request).identity
    identity.forget(id_)
    person: Person | None = await identity.find(id_)
    if person is None:  # a guest who has become part of an account in this very moment
        raise ApiError(401, "person/unknown", "Say who you are first: POST /api/me.")
    me = await described(request, person)
    me.brought = brought
    return signed_in(request, person, me)


def _not_too_often(request: AnyRequest, person: str | None = None) -> None:
    not_too_often(request, admission_of(request).limits.logins, *TOO_MANY_TRIES, person)


@cache
def _no_password() -> str:
    """Compared where there is no password, so that it takes the same time; nobody gets in by it."""
    return hasher.hash("")


def _fits(kept: str, password: str) -> bool:
    try:
        return hasher.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def _site(request: AnyRequest) -> str:
    return urlsplit(origin_of(request)).hostname or "localhost"


def _challenged(request: AnyRequest, options: str, challenge: bytes) -> Response[Any]:
    """The options, and the challenge in a cookie that we have signed: any process can check it."""
    value = admission_of(request).identity.cookie(challenge.hex(), CHALLENGE)
    cookie = Cookie(
        CHALLENGE,
        value=value,
        max_age=300,
        httponly=True,
        samesite="strict",
        secure=admission_of(request).is_secure(request),
        path="/api/account",
    )
    return Response(json.loads(options), cookies=[cookie])


def _challenge(request: AnyRequest) -> bytes:
    identity = admission_of(request).identity
    found = identity.person_of(request.cookies.get(CHALLENGE), 300, CHALLENGE)
    if found is None:
        raise _bad_passkey()
    return bytes.fromhex(found)


def _bad_passkey() -> ApiError:
    return ApiError(403, "account/passkey", "This passkey does not open anything here.")
