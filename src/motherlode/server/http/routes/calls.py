"""What one wants to be called for: on which devices, by mail, and when not."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import PathParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls.mail import check_mail
from motherlode.server.calls.quiet import check_zone
from motherlode.server.calls.subscribing import check_device, described, digest_of
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
    retry_after,
    somebody,
)
from motherlode.server.protocol.calls import CallInfo, NewCallSettings, NewDevice, NewMail
from motherlode.server.storage.call_settings import (
    change_settings,
    devices_of,
    keep_device,
    remove_device,
    settings_of,
)
from motherlode.table.randomness import new_id

Id = Annotated[str, PathParameter(max_length=24)]


class CallsApi(Controller):
    """Devices, mail, quiet hours."""

    path = "/api/me/calls"
    tags = ("calls",)

    @get("/")
    async def shown(self, request: AnyRequest) -> CallInfo:
        """The caller's settings for calls, and his devices."""
        return await _info(request, (await somebody(request)).id)

    @put("/")
    async def change(self, request: AnyRequest, data: NewCallSettings) -> CallInfo:
        """Another language, other quiet hours, another rhythm of mail."""
        person = await somebody(request)
        try:
            check_zone(data.zone)
            if (data.quiet_from is None) != (data.quiet_until is None):
                half = "Quiet hours have a beginning and an end."
                raise MotherlodeError("call/quiet-hours", half)
        except MotherlodeError as error:
            raise bad_request(error) from error
        changes = {
            "language": data.language,
            "zone": data.zone,
            "quiet_from": data.quiet_from,
            "quiet_until": data.quiet_until,
            "mail_kinds": " ".join(data.mail_kinds),
            "mail_hours": data.mail_hours,
        }
        database = admission_of(request).database
        await database.transact(lambda c: change_settings(c, person.id, **changes))
        return await _info(request, person.id)

    @post("/devices", status_code=200)
    async def subscribe(self, request: AnyRequest, data: NewDevice) -> CallInfo:
        """Calls this browser from now on, or changes what it is called for."""
        person, admission = await somebody(request), admission_of(request)
        not_too_often(request, admission.limits.keeps, "request/too-many", "Slower.", person.id)
        try:
            await check_device(data, admission.calling.names, admission.settings.push_anywhere)
        except MotherlodeError as error:
            raise bad_request(error) from error
        row = {
            "id": new_id(admission.services.random),
            "person": person.id,
            "device": admission.visit(request).device,
            "endpoint": data.endpoint,
            "digest": digest_of(data.endpoint),
            "p256dh": data.p256dh,
            "auth": data.auth,
            "kinds": " ".join(dict.fromkeys(data.kinds)),
            "created": admission.services.clock.now(),
        }
        await admission.database.transact(lambda c: keep_device(c, **row))
        return await _info(request, person.id)

    @delete("/devices/{device:str}", status_code=200)
    async def unsubscribe(self, request: AnyRequest, device: Id) -> CallInfo:
        """Does not call a browser any more."""
        person, database = await somebody(request), admission_of(request).database
        if not await database.transact(lambda c: remove_device(c, device, person.id)):
            raise ApiError(404, "call/unknown", "No device of yours is called under this id.")
        return await _info(request, person.id)

    @post("/mail", status_code=200)
    async def write_to(self, request: AnyRequest, data: NewMail) -> CallInfo:
        """Asks an address whether it is his; until it says so, nothing else is sent there."""
        person, admission = await somebody(request), admission_of(request)
        calling = admission.calling
        if not calling.mailer.is_there:
            raise ApiError(409, "mail/none", "This server sends no mail.")
        not_too_often(request, admission.limits.letters, "request/too-many", "Slower.", person.id)
        try:
            mail = check_mail(data.mail)
        except MotherlodeError as error:
            raise bad_request(error) from error
        whose = admission.identity.cookies.digest(mail.lower())
        if wait := admission.limits.letters_to_one.wait(whose):
            raise ApiError(429, "request/too-many", "Slower.", retry_after(wait))
        changes = {"mail": mail, "mail_confirmed": False}
        await admission.database.transact(lambda c: change_settings(c, person.id, **changes))
        info = await _info(request, person.id)
        link = calling.links.path("confirm", person.id, mail)
        letter = calling.mailer.question(mail, info.language, link)
        try:
            await calling.mailer.send(letter)
        except Exception as error:  # a library's many ways to say that nothing went through
            raise ApiError(503, "mail/not-sent", "No mail can be sent now. Try later.") from error
        return info

    @delete("/mail", status_code=200)
    async def no_mail(self, request: AnyRequest) -> CallInfo:
        """Forgets the address."""
        person, database = await somebody(request), admission_of(request).database
        changes = {"mail": None, "mail_confirmed": False}
        await database.transact(lambda c: change_settings(c, person.id, **changes))
        return await _info(request, person.id)


async def _info(request: AnyRequest, person: str) -> CallInfo:
    admission = admission_of(request)
    async with admission.database.connect() as connection:
        chosen = await connection.run_sync(lambda c: settings_of(c, person))
        devices = await connection.run_sync(lambda c: devices_of(c, person))
    calling = admission.calling
    return described(calling.key, calling.mailer.is_there, chosen, devices)
