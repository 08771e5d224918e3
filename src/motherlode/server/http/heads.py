"""What a request says before its body is looked at as long as ours are, and then no further.

The framework remembers the last thousand addresses, questions and cookies, whatever their length: a
stranger who asks for nonsense of 60 kB would leave a gigabyte behind. And it reads every cookie,
whoever's it is, in a time that grows with the square of its length.
"""

import re
from typing import Any

from motherlode.server.http.refusing import refuse
from motherlode.server.people.cookies import only_ours
from motherlode.server.protocol.resources import Problem

LONGEST = 1000  # characters of an address
LONGEST_QUESTION = 4000  # bytes after the question mark: a text for a QR code, in %E2%80%A6
MOST_QUESTIONS = 20
HOST = re.compile(rb"([\w.~%-]{0,255}|\[[0-9A-Fa-f:.%]{0,64}\])(?::([0-9]{0,5}))?", re.ASCII)
MOST_PORTS = 65535
TOO_LONG = Problem("request/too-long", "This address is longer than any here.")
NOTHING = Problem("page/unknown", "There is nothing here.")
NO_HOST = Problem("request/invalid", "There is no such host.")


def with_short_heads(app: Any) -> Any:
    """The application, which never hears of a long one."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        asked = scope["query_string"]
        if (
            len(scope["path"]) > LONGEST
            or len(asked) > LONGEST_QUESTION
            or asked.count(b"&") >= MOST_QUESTIONS
        ):
            await refuse(send, 414, TOO_LONG)
        elif "\0" in scope["path"] or b"%00" in asked:  # which PostgreSQL does not take
            await refuse(send, 404, NOTHING)
        elif not all(_is_host(value) for name, value in scope["headers"] if name == b"host"):
            await refuse(send, 400, NO_HOST)
        else:
            await app({**scope, "headers": only_ours(scope["headers"])}, receive, send)

    return answer


def _is_host(value: bytes) -> bool:
    """Whether it may be one; of a port that is none the framework makes a mistake of ours."""
    found = HOST.fullmatch(value)
    return found is not None and int(found[2] or 0) <= MOST_PORTS
