"""What can be played, and its texts: the same for everyone, as long as this version runs.

Of an own game that is being written, an answer holds for one edition of its file.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.jobs import can_compile
from motherlode.engine.lessons import lessons_of, names_of
from motherlode.engine.notation import Option, Order
from motherlode.engine.numbers import Amount
from motherlode.engine.own import Content
from motherlode.engine.pictures import Shown
from motherlode.engine.texts import LONGEST
from motherlode.engine.words import LANGUAGES, Texts, check_language, rules_of, texts_of
from motherlode.games import at_tables, games, ours
from motherlode.games.added import edition, where
from motherlode.server.protocol.lessons import LessonInfo, LessonStep
from motherlode.server.protocol.resources import GameInfo, OptionInfo
from motherlode.table.plans import LEVELS

KEPT = 512  # answers at hand


def all_games() -> list[GameInfo]:
    """Every game on offer."""
    return [game_info(slug) for slug in games()]


def rules_for(slug: str, language: str) -> str:
    """The rules for players, as Markdown."""
    return rules_of(ours(slug), language)


def game_info(slug: str) -> GameInfo:
    """A game, as the start page shows it."""
    return _game_info(slug, edition(slug))


@lru_cache(maxsize=KEPT)
def _game_info(slug: str, _: str) -> GameInfo:
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
        lessons=len(names_of(game)),
        look_ahead=_look_ahead(slug),
    )


def _look_ahead(slug: str) -> Literal["always", "box", "never"]:
    if can_compile():
        return "always"
    return "box" if where(slug) is None else "never"


def _option_info(option: Option, seats: Iterable[int]) -> OptionInfo:
    each = {str(count): option.each(count) for count in seats} if isinstance(option, Order) else {}
    own = LONGEST if isinstance(option, Content) else 0
    measured = isinstance(option, Content) and option.measure is not None and can_compile()
    least, most = (option.least, option.most) if isinstance(option, Amount) else (None, None)
    choices = list(option.choices)
    return OptionInfo(option.name, choices, option.default, each, own, measured, least, most)


def words_of(slug: str, language: str) -> Texts:
    """A game's texts, by section."""
    return texts_of(ours(slug), language)


def lessons_in(slug: str, language: str) -> list[LessonInfo]:
    """A game's lessons as their player reads them."""
    check_language(language)
    return [
        LessonInfo(
            name=lesson.name,
            title=lesson.title[language],
            minutes=lesson.minutes,
            steps=[
                LessonStep(
                    at=list(step.at),
                    says=step.says[language],
                    awaits=list(step.awaits),
                    answers=[wrong.says[language] for wrong in step.wrong],
                )
                for step in lesson.steps
            ],
        )
        for lesson in lessons_of(at_tables(slug))
    ]


def picture_of(slug: str, name: str) -> Shown:
    """A picture, played to once."""
    return _picture_of(slug, name, edition(slug))


@lru_cache(maxsize=KEPT)
def _picture_of(slug: str, name: str, _: str) -> Shown:
    game = at_tables(slug)
    picture = game.pictures.get(name)
    if picture is None:
        hint = did_you_mean(name, list(game.pictures))
        raise MotherlodeError("picture/unknown", f"{game.name} has no picture “{name}”. {hint}")
    return picture.shown(game)


def _reconstructed(slug: str) -> dict[str, str]:
    """What of the box is our reconstruction, in words; nothing of a box that is known."""
    said = {language: words_of(slug, language).get("table", {}) for language in LANGUAGES}
    return {
        lang: table["reconstructed"] for lang, table in said.items() if "reconstructed" in table
    }


def _tagline(slug: str, language: str) -> str:
    """The line in italics under the title of the rules."""
    lines = rules_of(ours(slug), language).splitlines()
    return next((line.strip("*") for line in lines if line.startswith("*")), "")
