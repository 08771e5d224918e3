"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import uvicorn

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.assembly import open_server
from motherlode.server.http.app import make_app
from motherlode.server.http.heads import with_short_heads
from motherlode.server.http.malformed import FewLines
from motherlode.server.http.middleware import head_as_get
from motherlode.server.http.observed import observed
from motherlode.server.http.patience import impatient
from motherlode.server.logs import set_up_log
from motherlode.server.settings import Settings
from motherlode.server.websocket.endpoint import table_sessions
from motherlode.server.websocket.plain_transport import with_plain_sockets
from motherlode.server.websocket.transport import LONGEST_FRAME, REPLY, SILENCE

log = logging.getLogger(__name__)

MOST_FILES = 65536


def serve(settings: Settings, opened: Callable[[], object] = lambda: None) -> None:
    """Listens, and says so when it does."""
    set_up_log(settings)
    _check_port(settings)
    _allow_many_files()
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
    few = FewLines(admission.services.metrics, admission.services.clock)
    logging.getLogger("uvicorn.error").addFilter(few)
    loop = asyncio.get_running_loop()
    stopping: set[asyncio.Task[None]] = set()

    async def stop() -> None:
        supervisor = admission.supervisor
        if not supervisor.draining and admission.settings.drain:
            supervisor.draining = True
            log.info("closing in %.1f s: probes say so already", admission.settings.drain)
            await asyncio.sleep(admission.settings.drain)
        supervisor.draining = True
        log.info("closing: everyone is told")
        server.stop_listening()  # a proxy finds another process at once
        await supervisor.shutdown()
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

    def stop_listening(self) -> None:
        """Whoever comes now is refused; who is here stays until he is told."""
        for server in self.servers if self.started else ():
            server.close()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn installs no handlers: `_listen` has its own."""
        yield


def _carriers(admission: Admission) -> dict[str, Any]:
    """Who reads requests and sockets: what is fast, or what knows no library's inside."""
    app = impatient(make_app(admission), admission.database.condition)
    app = observed(with_short_heads(head_as_get(app)), admission)
    sessions = table_sessions(admission)
    if not admission.settings.plain and _are_there("picows", "httptools"):
        from motherlode.server.http.request_limits import LimitedRequests
        from motherlode.server.websocket.picows_transport import picows_sockets

        return {"app": app, "http": LimitedRequests, "ws": picows_sockets(sessions)}
    if not admission.settings.plain:
        log.warning("no picows or no httptools for this system: sockets are slower, as with plain")
    return {
        "app": with_plain_sockets(app, sessions),
        "http": "h11",
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": SILENCE,
        "ws_ping_timeout": REPLY,
        "ws_per_message_deflate": False,
    }


def _are_there(*names: str) -> bool:
    return all(find_spec(name) is not None for name in names)


def _tune_garbage_collector() -> None:
    """Python's own thresholds suit scripts: here they would stop everyone every few moves.

    What is loaded stays; the tables' thousands of records hold no cycles and are freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _allow_many_files() -> None:
    """Every socket is a file, and many systems give a program 1,024 of those it may ask for."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows counts otherwise
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wish:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))


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
