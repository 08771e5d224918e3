"""What a name on the internet stands for, looked up in a few threads that serve nothing else.

Whoever subscribes names a host of his own, and its name server may never answer. A thread that
waits for it would be missed elsewhere: passwords are checked in the event loop's own threads.
"""

import asyncio
import contextlib
import socket
from threading import Thread

MOST = 8  # names at a time
WITHIN = 5.0  # seconds


class Names:
    """Looks names up, a few at a time; who comes when all are busy is told so at once."""

    def __init__(self) -> None:
        self._under_way = 0

    async def numbers_of(self, host: str, port: int) -> list[str]:
        """All numbers of a name; OSError or TimeoutError if there are none to be had."""
        if self._under_way >= MOST:
            raise TimeoutError("too many names are being looked up")
        self._under_way += 1
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def look_up() -> None:
            found: list[str] | Exception
            try:
                known = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                found = [str(address[0]) for *_, address in known]
            except OSError as error:
                found = error
            except UnicodeError:  # such as “a..b”, of which no name is made
                found = OSError(f"{host} is no name")
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(tell, found)

        def tell(found: list[str] | Exception) -> None:
            self._under_way -= 1
            if answer.done():
                return  # nobody waits any more
            if isinstance(found, Exception):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        # A thread that waits for a name server keeps no server from stopping.
        Thread(target=look_up, name="names", daemon=True).start()
        async with asyncio.timeout(WITHIN):
            return await answer
