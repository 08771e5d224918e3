"""For operators: is it alive, and how is it doing?"""

import asyncio
import hmac

from litestar import Controller, Response, get

from motherlode import __version__
from motherlode.server.http.routes.common import AnyRequest, ApiError, admission_of
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
        """Whether to send people here: as `/health`, and the bots that play anywhere are ready."""
        answer = await _health(request)
        if not admission_of(request).supervisor.is_warm:
            answer.status_code = 503
        return answer

    @get("/live", sync_to_thread=False)
    def live(self, request: AnyRequest) -> Response[dict[str, str]]:
        """Whether the process is up and stays: a restart would bring no database back."""
        stops = admission_of(request).supervisor.draining
        return Response({"version": __version__}, status_code=503 if stops else 200)

    @get("/metrics", media_type="text/plain", sync_to_thread=False)
    def metrics(self, request: AnyRequest) -> Response[bytes]:
        """Prometheus metrics: for this machine, or for who has the token.

        They count entries as they are written: a player could tell by them that somebody has done
        something in secret.
        """
        if not _may_watch(request):
            raise ApiError(403, "metrics/forbidden", "Metrics are for whoever runs this server.")
        body = admission_of(request).services.metrics.text()
        return Response(body, media_type="text/plain; version=0.0.4")


def _may_watch(request: AnyRequest) -> bool:
    admission = admission_of(request)
    token = admission.settings.metrics_token
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer":
        return hmac.compare_digest(shown.strip().encode(), token.encode())
    return admission.is_this_machine(request)


async def _health(request: AnyRequest) -> Response[Health]:
    admission = admission_of(request)
    closing = admission.supervisor.draining
    try:
        async with asyncio.timeout(TIMEOUT):
            await admission.database.probe()
        database = admission.database.condition.up
    except Exception:
        database = False
    services = admission.services
    state = Health(__version__, database, services.bus.healthy, services.bots.healthy, closing)
    return Response(state, status_code=200 if database and not closing else 503)
