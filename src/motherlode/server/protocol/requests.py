"""What is sent to the server over HTTP, besides what tables are planned with."""

from typing import Any

from motherlode.table.plans import Form, Name, OwnText


class NewMe(Form, frozen=True):
    """A name, or none."""

    name: Name | None = None


class NewOwn(Form, frozen=True):
    """Something to keep, and what it is for."""

    game: str
    option: str
    own: OwnText


class TryAgain(Form, frozen=True):
    """Where a match shall be tried again from."""

    number: int  # of the decision


class NewMatch(Form, frozen=True):
    """A match that was played on one's own device."""

    record: dict[str, Any]  # as `motherlode replay` reads it
    seats: list[int] | None = None  # one's own; may be left out where only one person decided
    ended: float | None = None  # when, in seconds since 1970
