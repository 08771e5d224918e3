"""The daily claim: what it is, how everyone fared, and one's own try."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import PathParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.answers.claims import NONE, Tried, may_begin, told
from motherlode.server.http.routes.common import (
    AnyRequest,
    admission_of,
    bad_request,
    no_program,
    not_too_often,
    somebody,
)
from motherlode.server.people.identity import Person
from motherlode.server.protocol.claims import ClaimInfo, ClaimLine, ClaimPage
from motherlode.server.protocol.parts import TableInfo
from motherlode.server.storage import claims as kept
from motherlode.table.claims import plan_on
from motherlode.table.codes import new_code
from motherlode.table.days import checked_day, day_after, day_of

Day = Annotated[str, PathParameter(max_length=10)]
GOES_ON = ("lobby", "playing")


class ClaimsApi(Controller):
    """One match a day, the same for everyone."""

    path = "/api/claim"
    tags = ("claims",)

    @get("/")
    async def now(self, request: AnyRequest) -> ClaimPage:
        """Today's claim and how it goes, yesterday's with its seed, tomorrow's commitment."""
        admission = admission_of(request)
        me = no_program(await admission.person(request))
        today = day_of(admission.services.clock.now())
        days = (today, day_after(today), day_after(today, -1))
        found = [await _told(admission, day, me) for day in days]
        assert found[0] is not None
        assert found[1] is not None
        return ClaimPage(found[0], found[1], found[2])

    @get("/{day:str}")
    async def one(self, request: AnyRequest, day: Day) -> ClaimInfo:
        """The claim of a day."""
        admission = admission_of(request)
        me = no_program(await admission.person(request))
        try:
            found = await _told(admission, checked_day(day), me)
            if found is None:
                raise NONE
        except MotherlodeError as error:
            raise bad_request(error) from error
        return found

    @post("/{day:str}/table")
    async def play(self, request: AnyRequest, day: Day) -> TableInfo:
        """The table of one's one try today; a claim whose seed is told is played for oneself."""
        admission, person = admission_of(request), await somebody(request)
        now, random = admission.services.clock.now(), admission.services.random
        many = "That is a lot of tables: wait a little."
        not_too_often(request, admission.limits.tables, "table/too-many", many, person.id)
        here, id_ = admission.visit(request).address, new_code(random, 10)
        try:
            counts = may_begin(checked_day(day), now)
            await kept.commit_ahead(admission.database, random, now)
            row = (await kept.seeds_of(admission.database, [day])).get(day)
            if row is None:
                raise NONE
            if counts:
                id_ = await kept.table_of_try(admission.database, day, person.id, id_, now)
            who = (person.id, person.name, plan_on(day), here)
            live = await admission.registry.open_claim(id_, row.seed, *who)
        except MotherlodeError as error:
            raise bad_request(error) from error
        return live.replies.info(person.id)


async def _told(admission: Admission, day: str, me: Person | None) -> ClaimInfo | None:
    """A day as one person may see it; None where there is no claim."""
    database, services = admission.database, admission.services
    now = services.clock.now()
    row = (await kept.seeds_of(database, [day])).get(day)
    if row is None:
        await kept.commit_ahead(database, services.random, now)
        row = (await kept.seeds_of(database, [day])).get(day)
    if row is None:
        return None
    tried = await _tried(admission, day, me)
    counted = await kept.count_of(database, day, tried.score if tried else None)
    bots = await kept.bot_lines(database, day)
    lines = [
        ClaimLine(
            line.name, line.score, line.won, mine=me is not None and line.person == me.id,
            friend=line.friend is not None, match=line.match_id,
        )
        for line in await kept.best_of(database, day, me.id if me else None)
    ]  # fmt: skip
    lines += [ClaimLine("", bot.score, bot.won, bot.level, match=bot.match_id) for bot in bots]
    info = told(day, row.seed, now, row.committed, tried, lines, counted)
    if info.status == "over":
        there = [bot.level for bot in bots]
        info.thinking = admission.claim_bots.think(day, row.seed, there)
    return info


async def _tried(admission: Admission, day: str, me: Person | None) -> Tried | None:
    row = await kept.own_try(admission.database, day, me.id) if me else None
    if row is None:
        return None
    goes_on = row.status in GOES_ON and row.score is None
    live = admission.registry.tables.get(row.table_id)
    if live is not None:  # the index may be a moment behind
        goes_on = live.table.status == "playing" or not live.table.claimed
    return Tried(row.table_id, goes_on, row.match_id, row.score, row.won)
