"""One's own maps and decks, kept for another time.

They belong to the person, as tables and results do: a guest has them at once, an account finds them
on every device, and who signs in takes them along.
"""

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.games import ours
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    somebody,
)
from motherlode.server.http.routes.own import look
from motherlode.server.protocol.resources import KeptOwn
from motherlode.server.storage import contents
from motherlode.table.codes import new_code
from motherlode.table.plans import Form, OwnText, check_own

Id = Annotated[str, PathParameter(max_length=16)]
Asked = Annotated[str, QueryParameter(max_length=40)]


class NewOwn(Form, frozen=True):
    """Something to keep, and what it is for."""

    game: str
    option: str
    own: OwnText


class GalleryApi(Controller):
    """What somebody has made."""

    path = "/api/me/own"
    tags = ("own",)

    @get("/")
    async def all(self, request: AnyRequest, game: Asked, option: Asked) -> list[KeptOwn]:
        """One's own for an option of a game, the newest first."""
        person = await admission_of(request).person(request)
        if person is None:
            return []
        _check(game, option)
        rows = await contents.kept(admission_of(request).database, person.id, game, option)
        return [await _shown(row) for row in rows]

    @post("/")
    async def keep(self, request: AnyRequest, data: NewOwn) -> KeptOwn:
        """Keeps one more, finished or not."""
        person = await somebody(request)
        _check(data.game, data.option)
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
        found = ours(game)
    except MotherlodeError as error:
        raise bad_request(error) from error
    if option not in found.own:
        raise ApiError(404, "own/not-taken", f"{found.name} takes no “{option}” of one's own.")


async def _shown(row: contents.Kept) -> KeptOwn:
    picture = None
    with suppress(MotherlodeError):  # it need not be finished
        picture = (await asyncio.to_thread(look, row.game, row.option, row.name, row.text)).picture
    return KeptOwn(row.id, row.name, row.text, row.updated, picture)
