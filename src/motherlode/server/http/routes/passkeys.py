"""Passkeys: an account without a password, opened by what a device or a key ring holds."""

import json
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    origin_of,
    somebody,
)
from motherlode.server.http.routes.signing import (
    bring_along,
    check_proof,
    not_too_many_tries,
    welcome,
)
from motherlode.server.people.identity import Person
from motherlode.server.protocol.resources import Me, PasskeyInfo
from motherlode.server.storage import schema
from motherlode.table.plans import Form

CHALLENGE = "motherlode-challenge"
MOST = 20  # passkeys of one person


class RemovedPasskey(Form, frozen=True):
    """A passkey that shall open nothing any more, and the password, where there is one."""

    id: Annotated[str, Meta(max_length=344)]
    password: Annotated[str, Meta(max_length=200)] | None = None


class PasskeyApi(Controller):
    """Made and shown by the browser (WebAuthn)."""

    path = "/api/account/passkey"
    tags = ("people",)

    @post("/options", status_code=200)
    async def passkey_options(self, request: AnyRequest) -> Response[Any]:
        """What the browser needs to make a passkey."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
        )

        person = await somebody(request)
        await check_proof(request, person, None)
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

    @post("/", status_code=200)
    async def passkey(self, request: AnyRequest, data: dict[str, Any]) -> Response[Me]:
        """Keeps the account with the passkey that the browser made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        person = await somebody(request)
        await check_proof(request, person, None)
        if len(await _passkeys(request, person)) >= MOST:
            many = f"{MOST} passkeys are enough: take one away first."
            raise ApiError(409, "passkey/too-many", many)
        try:
            made = verify_registration_response(
                credential=data,
                expected_challenge=_challenge(request)[0],
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
            "name": admission_of(request).visit(request).device[:40],
        }
        try:
            async with admission_of(request).database.begin() as connection:
                await connection.execute(insert(schema.passkeys), row)
        except IntegrityError as error:
            raise ApiError(409, "account/taken", "This passkey is known already.") from error
        await admission_of(request).news.tell("person", person.id)  # who was a guest before
        recovery = admission_of(request).identity.recovery
        codes = await recovery.make(person.id) if person.guest else []
        return await welcome(request, person.id, codes=codes)

    @post("/login/options", status_code=200, sync_to_thread=False)
    def passkey_login_options(self, request: AnyRequest) -> Response[Any]:
        """What the browser needs to show a passkey."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=_site(request))
        return _challenged(request, options_to_json(options), options.challenge)

    @post("/login", status_code=200)
    async def passkey_login(self, request: AnyRequest, data: dict[str, Any]) -> Response[Me]:
        """Signs in with a passkey."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        not_too_many_tries(request)
        key = schema.passkeys
        database = admission_of(request).database
        shown_id = str(data.get("id"))[:344]
        if "\0" in shown_id:  # which PostgreSQL does not take
            raise _bad_passkey()
        async with database.connect() as connection:
            row = (await connection.execute(select(key).where(key.c.id == shown_id))).first()
        if row is None:
            raise _bad_passkey()
        challenge, made = _challenge(request)
        try:
            shown = verify_authentication_response(
                credential=data,
                expected_challenge=challenge,
                expected_rp_id=_site(request),
                expected_origin=origin_of(request),
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad_passkey() from error
        async with database.begin() as connection:
            # What was signed once opens nothing again: a challenge is older than the last use then.
            fresh = or_(key.c.used.is_(None), key.c.used < made)
            change = update(key).where(key.c.id == row.id, fresh)
            now = admission_of(request).services.clock.now()
            used = change.values(sign_count=shown.new_sign_count, used=now)
            if not (await connection.execute(used)).rowcount:
                raise _bad_passkey()
        return await welcome(request, row.person, await bring_along(request, row.person))

    @get("/")
    async def passkeys(self, request: AnyRequest) -> list[PasskeyInfo]:
        """The passkeys that open one's account, the newest first."""
        return await _passkeys(request, await somebody(request))

    @post("/remove", status_code=200)
    async def remove(self, request: AnyRequest, data: RemovedPasskey) -> list[PasskeyInfo]:
        """Takes a passkey of one's own away, but not the only way in; what is left."""
        person, admission = await somebody(request), admission_of(request)
        await check_proof(request, person, data.password)
        people, key = schema.people.c, schema.passkeys
        mine = key.c.person == person.id

        def write(connection: Connection) -> None:
            # Of two who take away one each, one waits here and sees what the other has left.
            row = select(people.password).where(people.id == person.id).with_for_update()
            password = connection.scalar(row)
            ids = set(connection.scalars(select(key.c.id).where(mine)))
            if data.id not in ids:
                raise ApiError(404, "passkey/unknown", "You have no such passkey.")
            if password is None and len(ids) == 1:
                last = "Nothing else opens your account: add a password or another passkey first."
                raise ApiError(409, "passkey/last", last)
            connection.execute(delete(key).where(mine, key.c.id == data.id))

        await admission.database.transact(write)
        admission.identity.forget(person.id)
        await admission.news.tell("person", person.id)
        return await _passkeys(request, person)


async def _passkeys(request: AnyRequest, person: Person) -> list[PasskeyInfo]:
    key = schema.passkeys.c
    query = select(key.id, key.name, key.created, key.used).where(key.person == person.id)
    async with admission_of(request).database.connect() as connection:
        rows = await connection.execute(query.order_by(key.created.desc(), key.id))
        return [PasskeyInfo(row.id, row.name or "", row.created, row.used) for row in rows]


def _site(request: AnyRequest) -> str:
    return urlsplit(origin_of(request)).hostname or "localhost"


def _challenged(request: AnyRequest, options: str, challenge: bytes) -> Response[Any]:
    """The options, and the challenge in a cookie that we have signed: any process can check it."""
    admission = admission_of(request)
    made = round(1000 * admission.services.clock.now())  # more exactly than a cookie is dated
    value = admission.identity.cookies.signed(f"{challenge.hex()}-{made}", CHALLENGE)
    cookie = Cookie(
        CHALLENGE,
        value=value,
        max_age=300,
        httponly=True,
        samesite="strict",
        secure=admission.is_secure(request),
        path="/api/account",
    )
    return Response(json.loads(options), cookies=[cookie])


def _challenge(request: AnyRequest) -> tuple[bytes, float]:
    """What was to be signed, and when we said so."""
    cookies = admission_of(request).identity.cookies
    found = cookies.read(request.cookies.get(CHALLENGE), CHALLENGE, 300)
    challenge, _, made = found[0].partition("-") if found else ("", "", "")
    if not made:
        raise _bad_passkey()
    return bytes.fromhex(challenge), int(made) / 1000


def _bad_passkey() -> ApiError:
    return ApiError(403, "account/passkey", "This passkey does not open anything here.")
