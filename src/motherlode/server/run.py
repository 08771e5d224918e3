"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import uvicorn

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.assembly import open_server
from motherlode.server.http.app import make_app
from motherlode.server.http.middleware import head_as_get
from motherlode.server.settings import Settings
from motherlode.server.websocket.endpoint import table_sessions
from motherlode.server.websocket.plain_transport import with_plain_sockets
from motherlode.server.websocket.transport import LONGEST_FRAME, REPLY, SILENCE

log = logging.getLogger(__name__)

# At their most talkative they write down what passes through a database, secrets included.
VERBOSE_LOGGERS = ("aiosqlite", "alembic", "asyncio", "redis", "sqlalchemy", "uvicorn")


def serve(settings: Settings, opened: Callable[[], object] = lambda: None) -> None:
    """Listens, and says so when it does."""
    _set_up_log(settings)
    _check_port(settings)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(_serve(settings, opened))


async def _serve(settings: Settings, opened: Callable[[], object]) -> None:
    async with open_server(settings) as admission:
        _tune_garbage_collector()
        sys.setswitchinterval(0.001)  # the log's thread works briefly, and all wait for it
        await _listen(admission, opened)
    log.info("closed")


async def _listen(admission: Admission, opened: Callable[[], object]) -> None:
    """Until a signal comes; then everyone is told while the sockets are open."""
    server = _Server(admission, opened)
    loop = asyncio.get_running_loop()
    stopping: set[asyncio.Task[None]] = set()

    async def stop() -> None:
        log.info("closing: everyone is told")
        await admission.supervisor.shutdown()
        server.should_exit = True

    for name in (signal.SIGINT, signal.SIGTERM):
        # Not the loop's own handlers: under load their wake-up may find its pipe full and be lost.
        signal.signal(
            name,
            lambda *_: loop.call_soon_threadsafe(lambda: stopping.add(loop.create_task(stop()))),
        )
    await server.serve()


class _Server(uvicorn.Server):
    """Uvicorn, with signals, log and sockets of our own."""

    def __init__(self, admission: Admission, opened: Callable[[], object]) -> None:
        self._opened = opened
        super().__init__(
            uvicorn.Config(
                **_carriers(admission),
                host=admission.settings.host,
                port=admission.settings.port,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # `admission` looks at them, if there is a proxy
                timeout_keep_alive=75,  # longer than nginx keeps its connections to us
                timeout_graceful_shutdown=10,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says so when somebody may come."""
        await super().startup(sockets)
        log.info("open at %s:%d", self.config.host, self.config.port)
        self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are ours."""
        yield


def _carriers(admission: Admission) -> dict[str, Any]:
    """Who reads requests and sockets: what is fast, or what knows no library's inside."""
    app, sessions = head_as_get(make_app(admission)), table_sessions(admission)
    if not admission.settings.plain:
        from motherlode.server.http.request_limits import LimitedRequests
        from motherlode.server.websocket.picows_transport import picows_sockets

        return {"app": app, "http": LimitedRequests, "ws": picows_sockets(sessions)}
    if find_spec("websockets") is None:
        raise MotherlodeError("settings/plain", "Plain sockets need: pip install websockets.")
    return {
        "app": with_plain_sockets(app, sessions),
        "http": "h11",
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": SILENCE,
        "ws_ping_timeout": REPLY,
        "ws_per_message_deflate": False,
    }


def _tune_garbage_collector() -> None:
    """Python's own thresholds suit scripts: here they would stop everyone every few moves.

    What is loaded stays; the tables' thousands of records hold no cycles and are freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop where there is one: it reads and writes sockets much cheaper."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _check_port(settings: Settings) -> None:
    """A clear word before anything is started."""
    try:
        _bind(settings.host, settings.port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            why = f"{settings.host}:{settings.port} cannot be used: {error.strerror}."
            raise MotherlodeError("server/port", why) from error
        other = _next_free(settings.host, settings.port)
        hint = f"make play PORT={other}, or motherlode serve --port {other}" if other else "another"
        taken = f"Port {settings.port} is taken by another program. Try: {hint}."
        raise MotherlodeError("server/port", taken) from error


def _next_free(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + 100, 65536)):
        with contextlib.suppress(OSError):
            _bind(host, other)
            return other
    return None


def _bind(host: str, port: int) -> None:
    """Takes a port for a moment."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _set_up_log(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(_Json() if settings.log == "json" else plain)
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in VERBOSE_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
