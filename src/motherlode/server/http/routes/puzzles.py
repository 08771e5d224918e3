"""Puzzles, and tables that begin in the middle: with a puzzle, or where somebody decided once."""

from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import PathParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.puzzles import (
    LEVEL,
    all_puzzles,
    answer_to,
    plan_again,
    plan_from,
    puzzle_info,
)
from motherlode.server.http.routes.common import (
    AnyRequest,
    admission_of,
    bad_request,
    not_too_often,
    somebody,
)
from motherlode.server.http.routes.matches import record_of
from motherlode.server.people.identity import Person
from motherlode.server.protocol.parts import TableInfo
from motherlode.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleLine
from motherlode.server.protocol.requests import TryAgain
from motherlode.table.plans import TablePlan

Slug = Annotated[str, PathParameter(max_length=40)]
Id = Annotated[str, PathParameter(max_length=16)]


class PuzzlesApi(Controller):
    """Puzzles, and playing on from them."""

    path = "/api"
    tags = ("puzzles",)

    @get("/games/{slug:str}/puzzles", sync_to_thread=False)
    def all(self, slug: Slug) -> list[PuzzleLine]:
        """The puzzles of a game, the easiest first."""
        try:
            return all_puzzles(slug)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/games/{slug:str}/puzzles/{puzzle_id:str}", sync_to_thread=False)
    def one(self, slug: Slug, puzzle_id: Id) -> PuzzleInfo:
        """A position, and nothing of how it comes out."""
        try:
            return puzzle_info(slug, puzzle_id)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/games/{slug:str}/puzzles/{puzzle_id:str}/answer", sync_to_thread=False)
    def answer(self, slug: Slug, puzzle_id: Id) -> PuzzleAnswer:
        """How good every choice is, and why the best is."""
        try:
            return answer_to(slug, puzzle_id)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @post("/games/{slug:str}/puzzles/{puzzle_id:str}/table")
    async def play_on(self, request: AnyRequest, slug: Slug, puzzle_id: Id) -> TableInfo:
        """A table that begins with the puzzle, the others played by bots."""
        try:
            plan = plan_from(slug, puzzle_id, LEVEL)
            return await _opened(request, await _opens(request), plan)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @post("/matches/{match_id:str}/table")
    async def try_again(self, request: AnyRequest, match_id: Id, data: TryAgain) -> TableInfo:
        """A table that begins where somebody decided, with what he knew then."""
        replays = admission_of(request).replays
        person = await _opens(request)  # before anything is played again for him
        try:
            async with replays.one_asks:
                match = await replays.whole(match_id, partial(record_of, request))
            return await _opened(request, person, plan_again(match, data.number))
        except MotherlodeError as error:
            raise bad_request(error) from error


async def _opens(request: AnyRequest) -> Person:
    """Who asks for one more table, which counts."""
    person = await somebody(request)
    many, tables = "That is a lot of tables: wait a little.", admission_of(request).limits.tables
    not_too_often(request, tables, "table/too-many", many, person.id)
    return person


async def _opened(request: AnyRequest, person: Person, plan: TablePlan) -> TableInfo:
    admission = admission_of(request)
    here = admission.visit(request).address
    live = await admission.registry.open_table(person.id, person.name, plan, here)
    return live.replies.info(person.id)
