"""Devices and addresses that somebody gives us to call him: checked, then kept."""

import hashlib
from typing import Any

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls.encoding import to_bytes
from motherlode.server.calls.encryption import point
from motherlode.server.calls.endpoints import address_of, read_endpoint
from motherlode.server.calls.names import Names
from motherlode.server.calls.texts import kinds_of
from motherlode.server.protocol.calls import CallDevice, CallInfo, NewDevice

SECRET = 16  # bytes that a browser shares with us


def digest_of(endpoint: str) -> str:
    """Tells subscriptions apart, and does not say where they lead."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def check_device(new: NewDevice, names: Names, anywhere: bool) -> None:
    """Refuses an address that is no push service's, and keys that are none."""
    endpoint = read_endpoint(new.endpoint, anywhere)
    try:
        await address_of(endpoint, names, anywhere)
    except (OSError, TimeoutError) as error:
        unknown = "This push service cannot be found."
        raise MotherlodeError("call/no-service", unknown) from error
    try:
        point(to_bytes(new.p256dh))
        fits = len(to_bytes(new.auth)) == SECRET
    except ValueError:
        fits = False
    if not fits:
        raise MotherlodeError("call/keys", "These are no keys of a subscription.")


def described(key: str, by_mail: bool, chosen: dict[str, Any], devices: Any) -> CallInfo:
    """What somebody has chosen, for himself."""
    return CallInfo(
        key=key,
        devices=[
            CallDevice(
                id=row.id,
                device=row.device,
                kinds=kinds_of(row.kinds),  # type: ignore[arg-type]
                created=row.created,
                endpoint=row.digest,
            )
            for row in devices
        ],
        language=chosen["language"],
        zone=chosen["zone"],
        quiet_from=chosen["quiet_from"],
        quiet_until=chosen["quiet_until"],
        by_mail=by_mail,
        mail=chosen["mail"],
        mail_confirmed=chosen["mail_confirmed"],
        mail_kinds=kinds_of(chosen["mail_kinds"]),  # type: ignore[arg-type]
        mail_hours=chosen["mail_hours"],
    )
