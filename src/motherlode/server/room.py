"""How other devices in the room reach this one."""

import socket

from motherlode.server.settings import Settings


def address_in_the_room(settings: Settings) -> str | None:
    """The address for phones; None if they cannot come."""
    if settings.host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent: this only asks for the way
            own = probe.getsockname()[0]
        except OSError:
            return None
    return None if own.startswith("127.") else f"http://{own}:{settings.port}"
