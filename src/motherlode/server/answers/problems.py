"""What was wrong with a request, and the status that says so."""

from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.server.protocol.resources import Problem

NO_ADDRESS = ("claim/no-day",)  # what stands in an address and cannot be there
GONE = ("table/closed", "table/unreadable")
NOT_NOW = ("server/not-kept", "coach/busy", "coach/failed")


class NotThere(MotherlodeError):
    """Something was asked for that a game does not have."""


def status_of(error: MotherlodeError) -> int:
    """The status of an answer that refuses somebody's input."""
    slug = error.slug
    if slug.endswith("/unknown") or slug in NO_ADDRESS or isinstance(error, NotThere):
        return 404
    if slug in GONE:
        return 410
    return 503 if slug in NOT_NOW else 400


def problem_of(error: MotherlodeError) -> Problem:
    """What was wrong, with the place where there is one."""
    if isinstance(error, ContentError):
        return Problem(error.slug, error.message, error.line, error.column, error.values)
    return Problem(error.slug, error.message)
