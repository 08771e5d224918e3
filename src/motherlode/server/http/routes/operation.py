"""For operators: is it alive, and how is it doing?"""

import asyncio

from litestar import Controller, Response, get
from sqlalchemy import text

from motherlode import __version__
from motherlode.server.http.routes.common import AnyRequest, admission_of
from motherlode.server.protocol.resources import Health

TIMEOUT = 3.0  # seconds: whoever asks for health wants an answer


class OperationApi(Controller):
    """Health and metrics."""

    tags = ("operation",)

    @get("/health")
    async def health(self, request: AnyRequest) -> Response[Health]:
        """Whether the database, the channels and the bots answer; 503 when moves cannot be kept."""
        return await _health(request)

    @get("/ready")
    async def ready(self, request: AnyRequest) -> Response[Health]:
        """Whether to send people here: the same as `/health`, by the name that others look for."""
        return await _health(request)

    @get("/live", sync_to_thread=False)
    def live(self) -> dict[str, str]:
        """Whether the process is up: a restart would bring no database back."""
        return {"version": __version__}

    @get("/metrics", media_type="text/plain", sync_to_thread=False)
    def metrics(self, request: AnyRequest) -> Response[bytes]:
        """Prometheus metrics."""
        body = admission_of(request).services.metrics.text()
        return Response(body, media_type="text/plain; version=0.0.4")


async def _health(request: AnyRequest) -> Response[Health]:
    admission = admission_of(request)
    closing = admission.supervisor.closing
    try:
        async with asyncio.timeout(TIMEOUT), admission.database.connect() as connection:
            await connection.execute(text("select 1"))
        database = True
    except Exception:
        database = False
    services = admission.services
    state = Health(__version__, database, services.bus.healthy, services.bots.healthy, closing)
    return Response(state, status_code=200 if database and not closing else 503)
