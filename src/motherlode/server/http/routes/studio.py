"""The game that is being written here, where there is one."""

from litestar import Controller, get, post

from motherlode.engine.errors import MotherlodeError
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
)
from motherlode.server.protocol.studio import StudioInfo, StudioStudy
from motherlode.server.studio.studio import Studio


class StudioApi(Controller):
    """What is known about it, as soon as it is known."""

    path = "/api/studio"
    tags = ("studio",)

    @get("/")
    async def news(self, request: AnyRequest, since: int = 0) -> StudioInfo:
        """How things stand; waits a while where nothing has changed since that number."""
        return await _studio(request).news(since)

    @post("/study", status_code=200)
    async def study(self, request: AnyRequest, data: StudioStudy) -> StudioInfo:
        """Plays games with so many players and such options, to find out about them."""
        studio, admission = _studio(request), admission_of(request)
        if not admission.is_this_machine(request):  # phones in the room play; this is work for all
            measures = admission.limits.measures
            not_too_often(request, measures, "request/too-many", "Slower, please.")
        try:
            await studio.study(data)
        except MotherlodeError as error:
            raise bad_request(error) from error
        return studio.info


def _studio(request: AnyRequest) -> Studio:
    studio = admission_of(request).studio
    if studio is None:
        raise ApiError(404, "studio/none", "No game is being written here.")
    return studio
