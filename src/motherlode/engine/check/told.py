"""Whether a game's own words say what happens: a text for everything, and every slot filled."""

import re
from collections import defaultdict
from collections.abc import Mapping
from random import Random
from typing import Any

from motherlode.engine.brought import brought, lines_of, prompts_of
from motherlode.engine.check.faults import Fault, Setting
from motherlode.engine.check.layout import check_fields, fields_in
from motherlode.engine.check.sight import known
from motherlode.engine.check.walk import advance, walk
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.state import copy
from motherlode.engine.words import LANGUAGES

GAMES = 3  # that are listened to, with each number of players
LONGEST = 300  # events of each

_SLOT = re.compile(r"\{[@#=]?([\w-]+)(?:\|[^|}]*)*\}")
_FORM = re.compile(r" [@=]")  # a text as it is said to one of those whom it speaks of

Heard = dict[str, list[set[str]]]  # by `what`: the values that each one had


class Listened:
    """What was shown and told in some random games."""

    def __init__(self, game: Game, seed: int) -> None:
        self.fields: dict[str, int] = {}  # of views, and the most places that each had
        self.prompts: Heard = defaultdict(list)
        self.lines: Heard = defaultdict(list)
        self.events = 0
        for seats in game.seats:
            for number in range(GAMES):
                self._listen(game, Setting(seats), Random(f"told {seed} {seats} {number}"))

    def _listen(self, game: Game, setting: Setting, random: Random) -> None:
        for number, moment in enumerate(walk(game, setting, random)):
            if number == LONGEST:
                return
            self.events += 1
            after = copy(moment.s)
            advance(game, after, moment.mover, moment.event)
            for seat in {SPECTATOR, number % setting.seats, max(moment.mover, SPECTATOR)}:
                seen = game.plain.sees(moment.s, seat, moment.mover, moment.event)
                event = (moment.mover, moment.event) if seen else (None, None)
                before, later = known(game, moment.s, seat), known(game, after, seat)
                for line in game.story(before, copy(later), seat, *event):
                    _hear(self.lines, line)
                view = game.view(later, seat)
                for name, places in fields_in(view).items():
                    self.fields[name] = max(places, self.fields.get(name, 0))
                _hear(self.prompts, {"who": (), **view["prompt"]})


def check_told(game: Game, seed: int) -> int:
    """Layout and words beside what happens in random games; returns how many events they had."""
    heard = Listened(game, seed)
    check_fields(game, heard.fields)
    for language in LANGUAGES:
        texts = brought(game, language)
        for section, found, said, function in (
            ("prompt", heard.prompts, prompts_of(game), game.view),
            ("story", heard.lines, [*lines_of(game)], game.story),
            ("ending", {}, [*game.endings.values()], None),
            ("move", {}, [text.split()[0] for text in game.moves.texts], None),
        ):
            if section in texts:
                where = f"“{language}”, {section}"
                _check_there(where, texts[section], {*found, *said}, function)
                _check_filled(where, texts[section], found, function)
        _check_moves(game, language, texts.get("move", {}), heard.prompts)
    return heard.events


def _hear(heard: Heard, line: Mapping[str, Any]) -> None:
    values = set(line) - {"what"}
    if values not in heard[line["what"]]:
        heard[line["what"]].append(values)


def _check_there(where: str, texts: Mapping[str, str], whats: set[str], function: Any) -> None:
    for what in sorted(whats):
        if what not in texts:
            raise Fault("words", f"{where}: there is no text for “{what}”", function)


def _check_filled(where: str, texts: Mapping[str, str], heard: Heard, function: Any) -> None:
    for what, text in texts.items():
        base, *form = _FORM.split(what)
        for values in heard.get(base, ()):
            if not set(form) <= values:
                continue  # it is never said like this
            for slot in _SLOT.findall(text):
                if slot not in values:
                    hint = did_you_mean(slot, sorted(values))
                    told = f"{where}: “{what}” asks for {{{slot}}}, which is not told. {hint}"
                    raise Fault("words", told, function)


def _check_moves(game: Game, language: str, texts: Mapping[str, str], prompts: Heard) -> None:
    """The words of its notation fill a move's slots, or the prompt."""
    asked = set().union(*(values for found in prompts.values() for values in found))
    for notation in game.moves.texts:
        verb, *words = notation.split()
        filled = {str(at) for at in range(1, len(words) + 1)} | asked
        for slot in _SLOT.findall(texts.get(verb, "")):
            if slot not in filled:
                told = f"“{language}”, move: “{verb}” asks for {{{slot}}}, "
                raise Fault("words", f"{told}which neither “{notation}” nor a prompt has")
