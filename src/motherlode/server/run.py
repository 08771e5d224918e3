"""Runs the server in this process until it is told to stop."""

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable

from granian.constants import Interfaces
from granian.server.embed import Server

from motherlode.engine.errors import MotherlodeError
from motherlode.server.app import make_app
from motherlode.server.doors import Doors, open_house
from motherlode.server.settings import Settings

log = logging.getLogger(__name__)

# At their most talkative they write down what passes through a database, secrets included.
TELLTALES = ("aiosqlite", "alembic", "asyncio", "redis", "sqlalchemy")


def serve(settings: Settings, opened: Callable[[], object] = lambda: None) -> None:
    """Opens the doors, and says so."""
    _set_up_log(settings)
    _check_port(settings)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(_serve(settings, opened))


async def _serve(settings: Settings, opened: Callable[[], object]) -> None:
    async with open_house(settings) as doors:
        _spare_the_collector()
        await _let_in(doors, opened)
    log.info("closed")


async def _let_in(doors: Doors, opened: Callable[[], object]) -> None:
    """Until a signal comes; then everyone is told while the sockets are open."""
    settings = doors.settings

    def started() -> None:
        log.info("open at %s:%d", settings.host, settings.port)
        opened()

    server = Server(
        make_app(doors, started),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        websockets=True,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    stopping: set[asyncio.Task[None]] = set()

    async def stop() -> None:
        log.info("closing: everyone is told")
        await doors.house.say_goodbye()
        server.stop()  # type: ignore[no-untyped-call]

    for name in (signal.SIGINT, signal.SIGTERM):
        # Not the loop's own handlers: under load their wake-up may find its pipe full and be lost.
        signal.signal(
            name,
            lambda *_: loop.call_soon_threadsafe(lambda: stopping.add(loop.create_task(stop()))),
        )
    await server.serve()


def _spare_the_collector() -> None:
    """Python's own thresholds suit scripts: here they would stop everyone every few moves.

    What is loaded stays; the tables' thousands of records hold no cycles and are freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop where there is one: it takes messages over from Granian's threads much cheaper."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _check_port(settings: Settings) -> None:
    """A clear word before anything is started."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise MotherlodeError(
                "server/port",
                f"{settings.host}:{settings.port} cannot be used: {error.strerror}. "
                "Try another --port.",
            ) from error


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
    for name in TELLTALES:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
