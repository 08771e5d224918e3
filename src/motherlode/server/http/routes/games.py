"""What can be played, and its texts."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter
from sqlalchemy import select

from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.notation import Option, Order
from motherlode.engine.own import Content
from motherlode.engine.pictures import Shown
from motherlode.engine.texts import LONGEST
from motherlode.engine.words import LANGUAGES, check_language, package_of, rules_of
from motherlode.games import games, ours
from motherlode.server.http.routes.common import AnyRequest, admission_of, bad_request
from motherlode.server.protocol.resources import GameInfo, OptionInfo, RatingLine
from motherlode.server.storage import schema
from motherlode.table.plans import LEVELS

Slug = Annotated[str, PathParameter(max_length=40)]


class GamesApi(Controller):
    """Games, words, rules, ratings."""

    path = "/api/games"
    tags = ("games",)

    @get("/", sync_to_thread=False)
    def all(self) -> list[GameInfo]:
        """Every game on offer."""
        return [game_info(slug) for slug in games()]

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
            return rules_of(ours(slug), language)
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
            .order_by((rating.mu - 3 * rating.sigma).desc())
            .limit(50)
        )
        async with admission_of(request).database.connect() as connection:
            return [
                RatingLine(name, round(mu, 2), round(sigma, 2), played)
                for name, mu, sigma, played in await connection.execute(query)
            ]


@cache
def game_info(slug: str) -> GameInfo:
    """A game, as the start page shows it."""
    game = ours(slug)
    return GameInfo(
        slug=slug,
        name=game.name,
        seats=list(game.seats),
        options=[_option_info(option, game.seats) for option in game.options],
        levels=list(LEVELS),
        forgets=list(game.forgets),
        taglines={language: _tagline(slug, language) for language in LANGUAGES},
        reconstructed=_reconstructed(slug),
        at_once=game.at_once,
        real_time=game.real_time,
    )


def _option_info(option: Option, seats: Iterable[int]) -> OptionInfo:
    each = {str(count): option.each(count) for count in seats} if isinstance(option, Order) else {}
    own = LONGEST if isinstance(option, Content) else 0
    measured = isinstance(option, Content) and option.measure is not None
    return OptionInfo(option.name, list(option.choices), option.default, each, own, measured)


@cache
def words_of(slug: str, language: str) -> dict[str, dict[str, str]]:
    """The texts as the file has them."""
    game = ours(slug)
    check_language(language)
    text = files(package_of(game)).joinpath(f"words.{language}.toml").read_text(encoding="utf-8")
    texts: dict[str, dict[str, str]] = tomllib.loads(text)
    return texts


@cache
def picture_of(slug: str, name: str) -> Shown:
    """A picture, played to once."""
    game = ours(slug)
    picture = game.pictures.get(name)
    if picture is None:
        hint = did_you_mean(name, list(game.pictures))
        raise MotherlodeError("picture/unknown", f"{game.name} has no picture “{name}”. {hint}")
    return picture.shown(game)


def _reconstructed(slug: str) -> dict[str, str]:
    """What of the box is our reconstruction, in words; nothing of a box that is known."""
    said = {language: words_of(slug, language)["table"] for language in LANGUAGES}
    return {
        lang: table["reconstructed"] for lang, table in said.items() if "reconstructed" in table
    }


def _tagline(slug: str, language: str) -> str:
    """The line in italics under the title of the rules."""
    lines = rules_of(ours(slug), language).splitlines()
    return next((line.strip("*") for line in lines if line.startswith("*")), "")
