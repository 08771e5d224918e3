"""A server, put together: here the outside world is chosen, and passed in to whoever needs it."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import disk_usage

from sqlalchemy.engine import make_url

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.jobs import can_compile
from motherlode.games.added import ADDED, add
from motherlode.server.admission import Admission
from motherlode.server.clock import SystemClock
from motherlode.server.cluster.bus import ChannelBus
from motherlode.server.condition import Condition
from motherlode.server.interfaces import Bots
from motherlode.server.live.claims import run_claims
from motherlode.server.live.registry import Registry
from motherlode.server.live.retention import run_retention
from motherlode.server.live.stale_lines import look_for_stale_lines
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.live.timekeeping import Timekeeper
from motherlode.server.loop_lag import watch_loop
from motherlode.server.metrics import Metrics
from motherlode.server.people.identity import Identity
from motherlode.server.services import Services
from motherlode.server.settings import Settings
from motherlode.server.storage.accounts import KeptAccounts
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.index import DatabaseIndex
from motherlode.server.storage.pauses import KeptPauses
from motherlode.server.storage.reindex import reindex
from motherlode.server.storage.sole import held
from motherlode.server.storage.transactions import database_on
from motherlode.server.storage.watch import watch
from motherlode.server.tasks import Tasks
from motherlode.server.workers.bot_pool import BotPool
from motherlode.table.plans import LEVELS
from motherlode.table.randomness import new_id

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_server(settings: Settings) -> AsyncIterator[Admission]:
    """Everything but the sockets; a setting that cannot work shows here, before anyone comes."""
    for name in settings.own_games:
        add(name)
    with held(settings.database_url):
        async with opened(await real_services(settings)) as admission:
            yield admission


@asynccontextmanager
async def opened(services: Services) -> AsyncIterator[Admission]:
    """A server on an outside world that was chosen; all of it begins here, and ends."""
    registry = Registry(services)
    supervisor = Supervisor(registry)
    timekeeper = Timekeeper(registry)
    identity = Identity(
        services.database, services.clock, services.random, services.accounts.forget
    )
    try:
        await reindex(services.database, services.clock)
        await identity.open()
        admission = Admission(registry, supervisor, identity)
        await admission.news.open()
        await timekeeper.open()
        calls = await admission.calling.open()
        supervisor.start()
        services.tasks.spawn(timekeeper.run())
        services.tasks.spawn(run_retention(registry))
        services.tasks.spawn(run_claims(registry))
        services.tasks.spawn(calls.run())
        services.tasks.spawn(look_for_stale_lines(registry))
        services.tasks.spawn(admission.news.run())
        services.tasks.spawn(watch(services.database, services.log))
        services.tasks.spawn(watch_loop(services.clock, services.metrics.lag))
        services.tasks.spawn(warm_own_games(services.bots))
        if admission.studio is not None:
            services.tasks.spawn(admission.studio.run())
        yield admission
    finally:
        await supervisor.shutdown()
        await timekeeper.stop()
        await close(services)


async def warm_own_games(bots: Bots) -> None:
    """Compiles own games before anybody sits down with bots; ours have been, most often."""
    for slug in list(ADDED):
        try:
            for level in LEVELS:
                await bots.warm(ADDED[slug].game, level)
        except MotherlodeError as error:
            log.info("the bots of %s are not ready yet: %s", slug, error.message)


async def real_services(settings: Settings) -> Services:
    """The outside world as it is; the database is brought to the newest schema."""
    bus = ChannelBus(settings.channels, new_id(secrets, 6))
    engine = connect(settings.database_url)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    clock = SystemClock()
    metrics = Metrics(clock.now)
    database = database_on(engine, Condition(clock.monotonic))
    folder = disk_of(settings)
    metrics.watch("disk_free_bytes", "Room on the disk of the database", lambda: free(folder))
    if not can_compile():
        log.info("no compiler: bots look ahead in the six games as they are in their boxes")
    return Services(
        settings=settings,
        clock=clock,
        random=secrets,
        database=database,
        log=DatabaseLog(database, clock.monotonic),
        index=DatabaseIndex(database),
        accounts=KeptAccounts(database, clock),
        pauses=KeptPauses(database),
        bus=bus,
        bots=BotPool(clock, metrics.registry),
        metrics=metrics,
        tasks=Tasks(),
    )


def disk_of(settings: Settings) -> Path:
    """A folder on the disk that the embedded database lies on."""
    url = make_url(settings.database_url)
    embedded = url.database if url.get_backend_name() == "sqlite" else None
    folder = Path(embedded).absolute().parent if embedded else settings.folder
    return folder if folder.exists() else Path("/")


def free(folder: Path) -> float:
    """Bytes that are left there."""
    try:
        return float(disk_usage(folder).free)
    except OSError:
        return float("nan")


async def close(services: Services) -> None:
    """Ends the tasks, the bots and the connections."""
    services.tasks.cancel()
    await services.bots.close()
    await services.database.close()
