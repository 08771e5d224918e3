"""A server, put together: here the outside world is chosen, and passed in to whoever needs it."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from motherlode.server.admission import Admission
from motherlode.server.clock import SystemClock
from motherlode.server.cluster.bus import ChannelBus
from motherlode.server.live.registry import Registry
from motherlode.server.live.retention import run_retention
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.metrics import Metrics
from motherlode.server.people.identity import Identity
from motherlode.server.services import Services
from motherlode.server.settings import Settings
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.reindex import reindex
from motherlode.server.storage.transactions import database_on
from motherlode.server.tasks import Tasks
from motherlode.server.workers.bot_pool import BotPool
from motherlode.table.randomness import new_id


@asynccontextmanager
async def open_server(settings: Settings) -> AsyncIterator[Admission]:
    """Everything but the sockets; a setting that cannot work shows here, before anyone comes."""
    services = await real_services(settings)
    registry = Registry(services)
    supervisor = Supervisor(registry)
    identity = Identity(services.database, services.clock, services.random)
    try:
        await reindex(services.database, services.clock)
        await identity.open()
        supervisor.start()
        services.tasks.spawn(run_retention(registry))
        yield Admission(registry, supervisor, identity)
    finally:
        await supervisor.shutdown()
        await close(services)


async def real_services(settings: Settings) -> Services:
    """The outside world as it is; the database is brought to the newest schema."""
    bus = ChannelBus(settings.channels, new_id(secrets, 6))
    engine = connect(settings.database_url)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    database, clock, metrics = database_on(engine), SystemClock(), Metrics()
    return Services(
        settings=settings,
        clock=clock,
        random=secrets,
        database=database,
        log=DatabaseLog(database),
        bus=bus,
        bots=BotPool(clock, metrics.registry),
        metrics=metrics,
        tasks=Tasks(),
    )


async def close(services: Services) -> None:
    """Ends the tasks, the bots and the connections."""
    services.tasks.cancel()
    await services.bots.close()
    await services.database.close()
