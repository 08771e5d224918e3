"""One's own maps and decks, kept for another time.

They belong to the person, as tables and results do: a guest has them at once, an account finds them
on every device, and who signs in takes them along.
"""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.own import content_of, kept_own
from motherlode.server.http.routes.common import (
    COMPRESSED,
    AnyRequest,
    admission_of,
    bad_request,
    no_program,
    not_too_often,
    packed,
    somebody,
)
from motherlode.server.protocol.requests import NewOwn
from motherlode.server.protocol.resources import KeptOwn
from motherlode.server.storage import contents
from motherlode.table.codes import new_code
from motherlode.table.plans import OwnText, check_own

Id = Annotated[str, PathParameter(max_length=16)]
Asked = Annotated[str, QueryParameter(max_length=40)]


class GalleryApi(Controller):
    """What somebody has made."""

    path = "/api/me/own"
    tags = ("own",)

    @get("/", opt={COMPRESSED: True})
    async def all(self, request: AnyRequest, game: Asked, option: Asked) -> Response[list[KeptOwn]]:
        """One's own for an option of a game, the newest first."""
        person = no_program(await admission_of(request).person(request))
        if person is None:
            return await packed(request, [])
        galleries = admission_of(request).limits.galleries
        not_too_often(request, galleries, "request/too-many", "Slower, please.", person.id)
        _check(game, option)
        rows = await contents.kept(admission_of(request).database, person.id, game, option)
        return await packed(request, [await _shown(row) for row in rows])

    @post("/")
    async def keep(self, request: AnyRequest, data: NewOwn) -> KeptOwn:
        """Keeps one more, finished or not."""
        person = await somebody(request)
        _check(data.game, data.option)
        many, keeps = "That is a lot to keep: wait a little.", admission_of(request).limits.keeps
        not_too_often(request, keeps, "request/too-many", many, person.id)
        services = admission_of(request).services
        id_, now = new_code(services.random, 12), services.clock.now()
        try:
            check_own(data.own)
            row = await contents.keep(
                services.database, id_, person.id, data.game, data.option, data.own, now
            )
        except MotherlodeError as error:
            raise bad_request(error) from error
        return await _shown(row)

    @put("/{own_id:str}")
    async def rewrite(self, request: AnyRequest, own_id: Id, data: OwnText) -> KeptOwn:
        """Gives one of them another name or another text."""
        person, services = await somebody(request), admission_of(request).services
        now = services.clock.now()
        try:
            check_own(data)
            row = await contents.rewrite(services.database, person.id, own_id, data, now)
        except MotherlodeError as error:
            raise bad_request(error) from error
        return await _shown(row)

    @delete("/{own_id:str}")
    async def remove(self, request: AnyRequest, own_id: Id) -> None:
        """Throws one of them away."""
        person = await somebody(request)
        try:
            await contents.remove(admission_of(request).database, person.id, own_id)
        except MotherlodeError as error:
            raise bad_request(error) from error


def _check(game: str, option: str) -> None:
    try:
        content_of(game, option)
    except MotherlodeError as error:
        raise bad_request(error) from error


async def _shown(row: contents.Kept) -> KeptOwn:
    return await kept_own(row.id, row.game, row.option, row.name, row.text, row.updated)
