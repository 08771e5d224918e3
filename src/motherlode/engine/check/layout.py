"""Whether a layout says what can be said, of fields and moves that there are."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from motherlode.engine.check.faults import Fault
from motherlode.engine.derived import AS, OF_FIELD, SAYS, layout_of
from motherlode.engine.errors import did_you_mean
from motherlode.engine.game import Game

NEEDED = {"map": "at", "pieces": "on"}  # what something laid out so has to say besides


def check_layout(game: Game) -> None:
    """Its own words: what is said of a field, what it is laid out as, which moves it names."""
    layout = layout_of(game)
    _known("the layout says", layout, SAYS)
    for name, how in layout.get("fields", {}).items():
        _known(f"the layout of “{name}” says", how, OF_FIELD)
        looks = how.get("as")
        if looks is not None and looks not in AS:
            hint = did_you_mean(str(looks), AS, most=len(AS))
            raise Fault("layout", f"“{name}” is laid out as “{looks}”, which is nothing. {hint}")
        if NEEDED.get(looks, "as") not in how and looks is not None:
            raise Fault("layout", f"“{name}” is laid out as {looks} without “{NEEDED[looks]}”")
    verbs = sorted({text.split()[0] for text in game.moves.texts})
    _known("the layout names the move", layout.get("moves", {}), verbs)


def check_fields(game: Game, seen: Mapping[str, int]) -> None:
    """What it names is there in views, of which some were seen: fields, and their places."""
    layout = layout_of(game)
    fields: Mapping[str, Any] = layout.get("fields", {})
    for name, how in fields.items():
        _there(game, f"the layout speaks of “{name}”", name, seen)
        if how.get("as") == "pieces":
            _there(game, f"“{name}” stands on “{how['on']}”", str(how["on"]), seen)
        _check_places(name, how, seen[name])
    parts = {part for name in seen for part in (name, name.rpartition(".")[2])}
    if layout.get("tally"):
        _there(game, f"the tally is “{layout['tally']}”", str(layout["tally"]), parts)
    if game.surface is None:
        for verb, said in layout.get("moves", {}).items():
            for spot in [said] if isinstance(said, str) else said:
                for name in _named(spot):
                    _there(game, f"“{verb}” is made at “{spot}”", name, parts)


def _check_places(name: str, how: Mapping[str, Any], places: int) -> None:
    """Every place is drawn somewhere, and every path leads to one."""
    for what in ("at", "names"):
        if what in how and len(how[what]) < places:
            told = f"“{name}” has {places} places, but “{what}” has {len(how[what])} of them"
            raise Fault("layout", told)
    for link in how.get("links", ()):
        for end in link:
            if not 0 <= end < max(places, len(how.get("at", ()))):
                told = f"a link of “{name}” leads to place {end}; there are 0 to {places - 1}"
                raise Fault("layout", told)


def _named(spot: str) -> list[str]:
    """The fields that a spot names: `river {1}`, `seat {me} hand={1}`; a seat is none."""
    words = re.split("[ =]", spot)
    return [word for word in (words[2:3] if words[0] == "seat" else words[:1]) if word]


def _there(game: Game, what: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        hint = did_you_mean(name, sorted(known))
        raise Fault("layout", f"{what}, but no view has a field “{name}”. {hint}", game.view)


def fields_in(view: Mapping[str, Any]) -> dict[str, int]:
    """The names of a view’s fields, as a layout calls them, and how many places each has."""
    found = {}
    for name, value in view.items():
        cells = value if isinstance(value, list | tuple) else ()
        found[name] = sum(len(one) if isinstance(one, list | tuple) else 1 for one in cells)
        for one in cells:
            if isinstance(one, Mapping):
                found |= {f"{name}.{part}": 0 for part in one}
    return found


def _known(what: str, said: Mapping[str, Any], known: Iterable[str]) -> None:
    known = list(known)
    for name in said:
        if name not in known:
            hint = did_you_mean(name, known)
            raise Fault("layout", f"{what} “{name}”, which there is not. {hint}")
