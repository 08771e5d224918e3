"""What can be played, and its texts."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter
from sqlalchemy import select

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.pictures import Shown
from motherlode.games import ours
from motherlode.server.answers.games import all_games, lessons_in, picture_of, rules_for, words_of
from motherlode.server.http.routes.common import AnyRequest, admission_of, bad_request
from motherlode.server.protocol.lessons import LessonInfo
from motherlode.server.protocol.resources import GameInfo, RatingLine
from motherlode.server.storage import schema

Slug = Annotated[str, PathParameter(max_length=40)]


class GamesApi(Controller):
    """Games, words, rules, ratings."""

    path = "/api/games"
    tags = ("games",)

    @get("/", sync_to_thread=False)
    def all(self) -> list[GameInfo]:
        """Every game on offer."""
        return all_games()

    @get("/{slug:str}/words/{language:str}", sync_to_thread=False)
    def words(self, slug: Slug, language: Slug) -> dict[str, dict[str, str]]:
        """A game's texts, by section."""
        try:
            return words_of(slug, language)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/{slug:str}/rules/{language:str}", media_type="text/markdown", sync_to_thread=False)
    def rules(self, slug: Slug, language: Slug) -> str:
        """The rules for players, as Markdown."""
        try:
            return rules_for(slug, language)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/{slug:str}/lessons/{language:str}", sync_to_thread=False)
    def lessons(self, slug: Slug, language: Slug) -> list[LessonInfo]:
        """A game's lessons, the first one first."""
        try:
            return lessons_in(slug, language)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/{slug:str}/pictures/{name:str}", sync_to_thread=False)
    def picture(self, slug: Slug, name: Slug) -> Shown:
        """A picture in the rules: positions, or things of the box."""
        try:
            return picture_of(slug, name)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/{slug:str}/ratings")
    async def ratings(self, request: AnyRequest, slug: Slug) -> list[RatingLine]:
        """The best among people: by what they can do at least."""
        try:
            ours(slug)
        except MotherlodeError as error:
            raise bad_request(error) from error
        rating, person = schema.ratings.c, schema.people.c
        query = (
            select(person.name, rating.mu, rating.sigma, rating.played)
            .join_from(schema.ratings, schema.people, rating.who == person.id)
            .where(rating.pool == "people", rating.game == slug)
            .order_by(rating.at_least.desc())
            .limit(50)
        )
        async with admission_of(request).database.connect() as connection:
            return [
                RatingLine(name, round(mu, 2), round(sigma, 2), played)
                for name, mu, sigma, played in await connection.execute(query)
            ]
