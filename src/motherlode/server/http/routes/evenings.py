"""An evening for a calendar."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.calendar import calendar
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    origin_of,
)

Id = Annotated[str, PathParameter(max_length=16)]
Language = Annotated[str, QueryParameter(max_length=5)]


class EveningsApi(Controller):
    """What there is of an evening besides its table."""

    path = "/api"
    tags = ("tables",)

    @get("/tables/{table_id:str}/evening.ics", media_type="text/calendar")
    async def calendar(
        self, request: AnyRequest, table_id: Id, language: Language = "en"
    ) -> Response[str]:
        """An evening whose time was said, as an iCalendar file."""
        admission = admission_of(request)
        try:
            live = await admission.registry.find(table_id)
        except MotherlodeError as error:
            raise bad_request(error) from error
        table = live.table
        if table.evening is None or table.evening.plan.at is None:
            raise ApiError(404, "evening/no-time", "Nobody has said when this evening begins.")
        link = f"{origin_of(request)}/j/{live.code}"
        begins = table.evening.plan.at
        text = calendar(live.id, table.host_name, begins, table.created, link, live.code, language)
        return Response(
            text,
            media_type="text/calendar; charset=utf-8",
            headers={"Content-Disposition": 'attachment; filename="motherlode.ics"'},
        )
