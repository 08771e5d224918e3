"""What an experiment is, and how it is read from a small TOML file.

    game = "gold-nuggets"
    games = 100_000
    bots = ["sensible", "sensible", "random"]    # one a seat, or one name for all `players`
    [options]
    starter = 1
    [[variants]]                                 # each changes some of the above
    name = "two players"
    players = 2

Everything is checked before the first game: what is wrong is named, with what would be right.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

import motherlode
from motherlode.bots.levels import make_bot
from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers
from motherlode.engine.own import OWN, Own, with_file, with_text
from motherlode.engine.pace import PACES
from motherlode.games import ours

MEASURES = ("wins", "scores", "length", "decisions", "branching", "skill", "comeback", "opening")
OPENINGS = ("played", "random")
STARTER = "starter"  # the option that most games have
QUICK_BOTS = ("sensible", "random")  # they play compiled

_SETTING = ("games", "players", "bots", "paces", "options", "opening", "seed")
_KEYS = ("name", "game", "measure", "variants", *_SETTING)
_VARIANT_KEYS = ("name", *_SETTING)


Numbers = TypeVar("Numbers", int, npt.NDArray[np.int64])


class ExperimentError(MotherlodeError):
    """A description that does not hold, or a run that could not go on."""


@dataclass(frozen=True)
class Variant:
    """One way to play: as many games of it as it says."""

    name: str
    game: str
    bots: tuple[str, ...]  # entrant e sits at seat (e + game's number) modulo seats
    games: int
    seed: int = 1
    options: tuple[tuple[str, str | int], ...] = ()
    paces: tuple[str, ...] = ()  # how fast each entrant is, where the faster hand counts
    opening: str = "played"  # or the first decision of a game is left to chance
    own: tuple[tuple[str, str, str], ...] = ()  # option, name and text of a person's own content

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.bots)

    @property
    def quick(self) -> bool:
        """Whether it plays compiled: where a game has no policy, who is sensible has to search."""
        known = QUICK_BOTS if self.load().policy is not None else ("random",)
        return not self.paces and all(bot in known for bot in self.bots)

    @property
    def entrants(self) -> tuple[str, ...]:
        """What each entrant is called: the bot, or how fast it is."""
        return self.paces or self.bots

    def load(self) -> Game:
        """The game, with a person's own content and the numbers that were chosen."""
        return with_numbers(_load(self.game, self.own), dict(self.options))

    @property
    def starters(self) -> tuple[int, ...]:
        """The seats that begin, in turn. Unless one is named, each begins as often.

        Players may treat seat 0 differently from seat 1 without meaning to, where they break ties;
        so results are told by place, counted from who begins, and every seat is every place.
        """
        named = STARTER in dict(self.options)
        if named or not any(option.name == STARTER for option in self.load().options):
            return (0,)
        return tuple(range(self.players))

    def starter_of(self, number: Numbers) -> Numbers:
        """Who begins a game, or each of many: all places meet all entrants as often."""
        return number // self.players % len(self.starters)

    def place_of(self, entrant: int, number: Numbers) -> Numbers:
        """Where an entrant sits, counted from who begins."""
        return (entrant + number - self.starter_of(number)) % self.players

    def options_of(self, number: int) -> dict[str, str | int]:
        """The options of one game."""
        changed = {STARTER: self.starter_of(number)} if len(self.starters) > 1 else {}
        return {**dict(self.options), **changed}


@lru_cache(maxsize=64)
def _load(name: str, own: tuple[tuple[str, str, str], ...]) -> Game:
    game = motherlode.load(name)
    for option, called, text in own:
        game = with_text(game, option, Own(name=called, text=text))
    return game


@dataclass(frozen=True)
class Experiment:
    """Variants of one game, and what of them is of interest."""

    name: str
    game: str
    variants: tuple[Variant, ...]
    measure: tuple[str, ...] = MEASURES

    def data(self) -> dict[str, Any]:
        """As JSON, for the folder of results."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Experiment":
        """The inverse of `data`."""
        variants = tuple(
            Variant(**{key: _tupled(value) for key, value in given.items()})
            for given in data["variants"]
        )
        return cls(data["name"], data["game"], variants, tuple(data["measure"]))


def _tupled(value: Any) -> Any:
    return tuple(_tupled(each) for each in value) if isinstance(value, list) else value


def read_description(path: Path, game: str | None = None) -> Experiment:
    """Reads and checks a file. `game` says where a game is found that is not one of ours."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ExperimentError("experiment/unreadable", f"{path}: {error.strerror}.") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ExperimentError("experiment/not-toml", f"{path} is no TOML: {error}.") from error
    if game is None:
        # A file that somebody passed on must not load somebody's code.
        ours(_typed(data, "game", str, "a slug", required=True))
    return described(data, path.stem, game, path.parent)


def described(
    data: Mapping[str, Any],
    stem: str = "experiment",
    game: str | None = None,
    folder: Path = Path(),
) -> Experiment:
    """An experiment out of plain data, checked. Files that options name lie in `folder`."""
    _known(data, _KEYS, "An experiment")
    name = game or _typed(data, "game", str, "a slug", required=True)
    motherlode.load(name)
    measure = _names(data, "measure", MEASURES) or MEASURES
    base = {key: data[key] for key in _SETTING if key in data}
    variants = []
    for number, given in enumerate(_variants(data), 1):
        _known(given, _VARIANT_KEYS, f"Variant {number}")
        options = {**_table(base, "options"), **_table(given, "options")}
        setting = {**base, **given, "options": options}
        if "players" in given and "bots" not in given and not isinstance(base.get("bots"), str):
            setting.pop("bots", None)
        if "bots" in given and "players" not in given and not isinstance(given["bots"], str):
            setting.pop("players", None)
        called = str(given.get("name", f"variant {number}" if "variants" in data else "as given"))
        variants.append(_variant(name, called, setting, folder))
    names = [variant.name for variant in variants]
    if len(set(names)) < len(names):
        raise ExperimentError("experiment/variants", "Two variants have the same name.")
    title = _typed(data, "name", str, "a text") or stem
    return Experiment(title, name, tuple(variants), tuple(measure))


def _variants(data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    given = data.get("variants", [{}])
    if not isinstance(given, list) or not given or not all(isinstance(v, dict) for v in given):
        raise ExperimentError("experiment/variants", "Variants are written as [[variants]] tables.")
    return given


def _variant(name: str, called: str, data: Mapping[str, Any], folder: Path) -> Variant:
    game = motherlode.load(name)
    own = []
    options = dict(_table(data, "options"))
    for option in game.options:
        value = options.get(option.name)
        if option.name in game.own and isinstance(value, str) and value not in option.choices:
            path = folder / value
            if path.suffix or path.exists():
                game = with_file(game, option.name, path)
                text = game.texts[option.name]
                own.append((option.name, text["name"], text["text"]))
                options[option.name] = OWN
    paces = _names(data, "paces", PACES)
    bots = _bots(data, game, len(paces))
    game.check_seats(len(bots))
    for bot in bots:
        make_bot(game, bot, 0)
    if paces and (not game.real_time or len(paces) != len(bots)):
        raise ExperimentError(
            "experiment/paces", "Paces are for a race, one for each player: elsewhere one waits."
        )
    if paces and set(bots) != {"sensible"}:
        raise ExperimentError("experiment/paces", "Who has a pace plays sensibly, without search.")
    opening = _typed(data, "opening", str, "played or random") or "played"
    if opening not in OPENINGS:
        hint = did_you_mean(opening, OPENINGS)
        raise ExperimentError("experiment/bad-value", f"“opening” cannot be “{opening}”. {hint}")
    game.option_codes(len(bots), options)
    variant = Variant(
        name=called,
        game=name,
        bots=tuple(bots),
        games=_count(data, "games", 1000),
        seed=_typed(data, "seed", int, "a whole number", 1),
        options=tuple(sorted(options.items())),
        paces=tuple(paces),
        opening=opening,
        own=tuple(own),
    )
    if opening == "random" and not variant.quick:
        raise ExperimentError(
            "experiment/bad-value",
            "A random opening is for bots that play compiled: sensible, random.",
        )
    return variant


def _bots(data: Mapping[str, Any], game: Game, paced: int) -> list[str]:
    bots = data.get("bots", "sensible" if game.policy is not None else "random")
    if isinstance(bots, str):
        usual = paced or max(game.seats[0], min(3, game.seats[-1]))
        return [bots] * _count(data, "players", usual)
    if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
        raise ExperimentError("experiment/bad-value", "“bots” is a name, or a list of names.")
    if "players" in data and _count(data, "players", 0) != len(bots):
        raise ExperimentError(
            "experiment/bad-value", f"{len(bots)} bots do not fit {data['players']} players."
        )
    return bots


def _names(
    data: Mapping[str, Any], key: str, known: Sequence[str] | Mapping[str, Any]
) -> list[str]:
    names = data.get(key, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ExperimentError("experiment/bad-value", f"“{key}” is a list of names.")
    for name in names:
        if name not in known:
            raise ExperimentError(
                "experiment/bad-value", f"“{key}” has no “{name}”. {did_you_mean(name, known)}"
            )
    return names


def _known(data: Mapping[str, Any], keys: Sequence[str], whose: str) -> None:
    for key in data:
        if key not in keys:
            raise ExperimentError(
                "experiment/unknown-key", f"{whose} has no “{key}”. {did_you_mean(key, keys)}"
            )


def _typed(
    data: Mapping[str, Any],
    key: str,
    kind: type,
    what: str,
    default: Any = None,
    required: bool = False,
) -> Any:
    if key not in data:
        if required:
            raise ExperimentError("experiment/missing", f"An experiment needs “{key}”, {what}.")
        return default
    value = data[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ExperimentError("experiment/bad-value", f"“{key}” is {what}, not {value!r}.")
    return value


def _count(data: Mapping[str, Any], key: str, default: int) -> int:
    count: int = _typed(data, key, int, "a whole number", default)
    if count < 1:
        raise ExperimentError("experiment/bad-value", f"“{key}” is at least 1, not {count}.")
    return count


def _table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    table: dict[str, Any] = _typed(data, key, dict, "a table", {})
    return table
