"""How one fares: matches, standings, a rating's way, whom one has met; and ladders of all."""

from typing import Annotated

from litestar import Controller, get, put
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.games import ours
from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    no_program,
    somebody,
)
from motherlode.server.protocol.pages import (
    FinishedPage,
    LadderLine,
    LadderPeople,
    LadderTime,
    NewProfile,
    Profile,
    RatingPoint,
)
from motherlode.server.storage import schema
from motherlode.server.storage.friends import are_friends, is_blocked, person_of, profile_of
from motherlode.server.storage.standings import finished, ladder, rating_way, rivals, standings
from motherlode.server.storage.totals import week_of

Slug = Annotated[str, PathParameter(max_length=40)]
Id = Annotated[str, PathParameter(max_length=16)]
Wished = Annotated[str | None, QueryParameter(max_length=60)]


class PagesApi(Controller):
    """One's own page, others' where they want it, and ladders."""

    path = "/api"
    tags = ("pages",)

    @get("/me/finished")
    async def finished(
        self, request: AnyRequest, game: Wished = None, friend: Wished = None, after: Wished = None
    ) -> FinishedPage:
        """One's finished matches, the newest first; of a game, with a friend."""
        person, admission = await somebody(request), admission_of(request)
        other = None
        if friend is not None:
            async with admission.database.connect() as connection:
                found = await connection.run_sync(person_of, friend)
            if found is None:
                raise ApiError(404, "person/unknown", "There is nobody with this id.")
            other = found.person
        return await finished(admission.database, person.id, game, other, after)

    @get("/me/rating/{slug:str}")
    async def rating(self, request: AnyRequest, slug: Slug) -> list[RatingPoint]:
        """One's rating in a game after each of the newest rated matches."""
        person = await somebody(request)
        return await rating_way(admission_of(request).database, person.id, slug)

    @get("/me/profile")
    async def mine(self, request: AnyRequest) -> Profile:
        """One's own page, as others see it if one wants, and the invitation besides."""
        person, admission = await somebody(request), admission_of(request)
        return await _mine(admission, person.id, person.name)

    @put("/me/profile")
    async def change(self, request: AnyRequest, data: NewProfile) -> Profile:
        """Whether everyone may look at it."""
        person, admission = await somebody(request), admission_of(request)
        random, table = admission.services.random, schema.profiles

        def write(connection: object) -> None:
            profile_of(connection, person.id, random)  # type: ignore[arg-type]
            mine = table.update().where(table.c.person == person.id)
            connection.execute(mine.values(public=data.shown_to == "everyone"))  # type: ignore[attr-defined]

        await admission.database.transact(write)
        return await _mine(admission, person.id, person.name)

    @get("/profiles/{profile:str}")
    async def other(self, request: AnyRequest, profile: Id) -> Profile:
        """Somebody's page: for all if he wants that, for friends, and for nobody else."""
        admission = admission_of(request)
        me = no_program(await admission.person(request))
        async with admission.database.connect() as connection:
            found = await connection.run_sync(person_of, profile)
            known = blocked = False
            if found is not None and me is not None:
                known = await connection.run_sync(are_friends, me.id, found.person)
                blocked = await connection.run_sync(is_blocked, me.id, found.person)
        if found is None or blocked or not (found.public or known):
            raise ApiError(404, "person/unknown", "There is no page here, or not for you.")
        kept = await standings(admission.database, found.person)
        return Profile(found.id, found.name, found.public, kept)

    @get("/ladders/{slug:str}")
    async def ladder(
        self,
        request: AnyRequest,
        slug: Slug,
        time: LadderTime = "all",
        among: LadderPeople = "all",
    ) -> list[LadderLine]:
        """The best of a game: of all time or of this week, of all or of one's friends."""
        admission = admission_of(request)
        try:
            ours(slug)
        except MotherlodeError as error:
            raise bad_request(error) from error
        me = no_program(await admission.person(request))
        if among == "friends" and me is None:
            raise ApiError(401, "person/unknown", "Say who you are first: POST /api/me.")
        week = week_of(admission.services.clock.now()) if time == "week" else None
        of = me.id if me is not None and among == "friends" else None
        return await ladder(admission.database, slug, week, of, me.id if me else None)


async def _mine(admission: Admission, person: str, name: str) -> Profile:
    random, database = admission.services.random, admission.database
    row = await database.transact(lambda c: profile_of(c, person, random))
    kept, met = await standings(database, person), await rivals(database, person)
    return Profile(row.id, name, row.public, kept, met, row.invitation)
