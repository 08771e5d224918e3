"""Which request something is done for; the log says so beside it."""

from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
