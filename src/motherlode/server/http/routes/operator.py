"""The page of operators: for accounts that the settings name, and for nobody else."""

from pathlib import Path
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect
from sqlalchemy import select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.http.languages import language_of
from motherlode.server.http.operator_page import LASTS, LISTS, OperatorPage
from motherlode.server.http.routes.common import AnyRequest, ApiError, admission_of
from motherlode.server.http.routes.signing import check_proof
from motherlode.server.live.operating import Operating
from motherlode.server.live.retention import KINDS
from motherlode.server.people.identity import Person
from motherlode.server.storage import schema
from motherlode.server.storage.overview import overview

STYLE = (Path(__file__).parents[1] / "operator.css").read_text(encoding="utf-8")
PROOF = 8 * 3600.0  # seconds for which a password counts here: an evening
SHOWN = {"close": "tables", "settle": "reports", "lift": "bans", "purge": "tidy", "reindex": "tidy"}
Text = Annotated[str, QueryParameter(max_length=200)]


class OperatorPages(Controller):
    """HTML, without a script."""

    path = "/operator"
    include_in_schema = False

    @get("/")
    async def page(
        self,
        request: AnyRequest,
        which: Annotated[str, QueryParameter(name="list", max_length=20)] = "tables",
        search: Text = "",
        done: Text = "",
    ) -> Response[str]:
        """A list, or the question who one is."""
        person = await _operator(request)
        return await _shown(request, person, which, search, done=bool(done))

    @get("/style.css", sync_to_thread=False)
    def style(self) -> Response[str]:
        """How it looks: no secret."""
        return Response(STYLE, media_type="text/css", headers={"cache-control": "no-cache"})

    @post("/prove")
    async def prove(self, request: AnyRequest) -> Response[str] | Redirect:
        """The password, once an evening."""
        person, admission = await _operator(request), admission_of(request)
        form = await request.form()
        try:
            await check_proof(request, person, str(form.get("password", ""))[:200])
        except ApiError as error:
            return await _shown(request, person, wrong=error.detail, status=error.status_code)
        visit = admission.visit(request)
        await admission.identity.sessions.prove(person.id, person.session, visit)
        return _back("tables")

    @post("/do")
    async def do(self, request: AnyRequest) -> Response[str] | Redirect:
        """Does something, and says whether it went well."""
        person, admission = await _operator(request), admission_of(request)
        if not await _is_proved(request, person):
            return await _shown(request, person)
        form = {name: str(value)[:200] for name, value in (await request.form()).items()}
        which = SHOWN.get(form.get("deed", ""), "people")
        by = f"page:{person.login}"
        operating = Operating(admission.registry, admission.identity, admission.news, by)
        try:
            await _do(operating, form, admission.services.clock.now())
        except MotherlodeError as error:
            return await _shown(request, person, which, wrong=str(error), status=400)
        return _back(f"{which}&done=1")


async def _do(operating: Operating, form: dict[str, str], now: float) -> None:
    deed, about, reason = form.get("deed", ""), form.get("about", ""), form.get("reason", "")
    lasts = LASTS.get(form.get("lasts", ""))
    until = None if lasts is None else now + lasts
    match deed:
        case "close":
            await operating.close(about, reason)
        case "silence":
            await operating.silence(about, until, reason)
        case "ban":
            await operating.ban(about, until, reason, "with_address" in form)
        case "lift":
            await operating.lift(int(about) if about.isdecimal() else 0)
        case "settle":
            await operating.settle(int(about) if about.isdecimal() else 0, reason)
        case "rename":
            await operating.rename(about, form.get("name", ""))
        case "erase" if "sure" in form:
            await operating.erase(about)
        case "purge" if "sure" in form:
            await operating.purge({kind: _days(form[kind]) for kind in KINDS if form.get(kind)})
        case "reindex":
            await operating.reindex()
        case _:
            raise MotherlodeError("operator/unknown", "That cannot be done here.")


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < 100_000:
        raise MotherlodeError("purge/days", f"“{text}” is no number of days.")
    return days


async def _operator(request: AnyRequest) -> Person:
    """Who may be here; for all others there is no such page."""
    admission = admission_of(request)
    person = await admission.person(request)
    if person is None or person.program or not admission.settings.is_operator(person.login):
        raise ApiError(404, "page/unknown", "There is nothing here.")
    return person


async def _is_proved(request: AnyRequest, person: Person) -> bool:
    admission = admission_of(request)
    proved = await admission.identity.sessions.proved(person.session)
    return proved > admission.services.clock.now() - PROOF


async def _has_password(request: AnyRequest, person: Person) -> bool:
    column = schema.people.c
    async with admission_of(request).database.connect() as connection:
        kept = await connection.scalar(select(column.password).where(column.id == person.id))
    return kept is not None


async def _shown(
    request: AnyRequest,
    person: Person,
    which: str = "tables",
    search: str = "",
    done: bool = False,
    wrong: str = "",
    status: int = 200,
) -> Response[str]:
    page = OperatorPage(language_of(request.headers.get("accept-language", "")))
    if not await _is_proved(request, person):
        text = page.proof(await _has_password(request, person), wrong)
    else:
        which = which if which in LISTS else "tables"
        database = admission_of(request).database
        rows = [] if which == "tidy" else await overview(database, which, search)
        text = page.whole(which, rows, search, done, wrong)
    headers = {"cache-control": "no-store"}
    return Response(text, media_type="text/html", status_code=status, headers=headers)


def _back(which: str) -> Redirect:
    return Redirect(f"/operator?list={which}", status_code=303)
