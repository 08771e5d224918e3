"""A surface out of the fields of a view, as far as a layout does not say it.

    LAYOUT = {
        "fields": {
            "board": {"as": "grid", "columns": 3, "pieces": "seats", "empty": -1},
            "camps": {"as": "map", "at": [(0, 0), (2, 1)], "links": [(0, 1)], "pieces": "count"},
            "mules": {"as": "pieces", "on": "camps"},
            "secret": {"as": "card", "back": -1},
            "players.hand": {"as": "cards"},
        },
        "moves": {"mark": "board {1}"},
        "tally": "points",
        "sounds": {"rolled": "dice"},
    }

`as` is one of counter, pile, die, card, word, dice, cards, row, grid, map, pieces or hide; a list
of one value for each seat lies before the seats, and a hand before whoever looks. What is laid out
as pieces says for each seat at which place of another field its piece stands. `pieces` says what
the numbers of a field are: "seats", "count" for so many nuggets, or a list of words. `names` are
the names of places, where moves do not number them, and `signs` what is written there: True for
numbers from 1, or a list of words, empty where there is nothing to read. `back` is the value of a
card face down (else None or -1), and `empty` that of a place with nothing on it (else an empty
text, and where no card lies None or -1). The same may stand in a file `layout.toml` beside the
rules.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import isqrt
from typing import Any, cast

from motherlode.engine.brought import file_beside
from motherlode.engine.game import Game
from motherlode.engine.surface import Area, Before, Form, Kind, Spot, Surface

SHARED = ("seat", "to_act", "over", "prompt", "surface")  # what every view has
TURN = ("turn", "active", "starter", "current", "player")  # fields that hold a seat
DICE = ("dice", "die", "roll")
CARDS = ("card", "hand", "trick", "market", "display", "tableau")
HANDS = ("hand", "my_hand", "my_cards")
PILES = ("deck", "pile", "stack", "supply", "stock", "draw", "discard", "bag", "bank")
TALLIES = (
    *("points", "score", "scores", "coins", "gold", "nuggets", "money", "tricks", "chips"),
    *("won", "wins", "cards"),
)
BACKS = (None, -1, "?", "hidden", "back")
FORMS: dict[str, tuple[Form, Kind]] = {
    "dice": ("dice", "die"),
    "cards": ("cards", "card"),
    "row": ("row", "place"),
    "grid": ("grid", "place"),
    "map": ("map", "place"),
}
SINGLE: dict[str, Kind] = {
    "counter": "counter",
    "pile": "pile",
    "die": "die",
    "card": "card",
    "word": "word",
}

AS = (*SINGLE, *FORMS, "pieces", "hide")
SAYS = ("fields", "moves", "tally", "sounds")  # what a layout may say
OF_FIELD = (  # and what of a field
    *("as", "label", "by_seat", "names", "columns", "at", "links", "on"),
    *("pieces", "back", "empty", "signs"),
)

Field = Mapping[str, Any]


class Layout:
    """How a game's views become surfaces."""

    def __init__(self, game: Game) -> None:
        self._game = game
        said = layout_of(game)
        self._fields: Mapping[str, Field] = said.get("fields", {})
        self._moves: Mapping[str, str | list[str]] = said.get("moves", {})
        self._tally: str = said.get("tally", "")
        self._sounds: dict[str, str] = dict(said.get("sounds", {}))

    def surface(self, view: Mapping[str, Any], count: int) -> Surface:
        """What lies on the table in a view, with so many seats."""
        table: list[Area] = []
        before = [Before(seat=seat, areas=[]) for seat in range(count)]
        tally: list[int] = []
        pieces: list[tuple[str, Any]] = []
        for name, value in view.items():
            how = self._fields.get(name, {})
            if name in SHARED or how.get("as") == "hide" or self._is_turn(name, value, how):
                continue
            if how.get("as") == "pieces":
                pieces.append((str(how["on"]), value))
            elif _is_hand(name, value, how) and 0 <= view["seat"] < count:
                self._lay_before(before[view["seat"]], name, value)
            elif self._is_by_seat(name, value, count):
                for seat, one in enumerate(value):
                    self._lay_before(before[seat], name, one)
                tally = tally or self._tally_of(name, value)
            else:
                _lay(table, "", name, value, how)
        for field, places in pieces:
            _put(table, field, places)
        return Surface(
            table=table,
            seats=before,
            moves=self._taps(view, table, before),
            tally=tally,
            sounds=self._sounds,
        )

    def _is_turn(self, name: str, value: Any, how: Field) -> bool:
        """Whose turn it is the frame says already."""
        return "as" not in how and isinstance(value, int) and name in TURN

    # --- before the seats ---

    def _is_by_seat(self, name: str, value: Any, count: int) -> bool:
        """Whether a list holds one value for each seat, however many there are."""
        how = self._fields.get(name, {})
        if "by_seat" in how:
            return bool(how["by_seat"])
        if not isinstance(value, list) or len(value) != count or how.get("as") in FORMS:
            return False
        return name in self._by_seat

    @cached_property
    def _by_seat(self) -> set[str]:
        """The fields whose length is the number of players."""
        game, found = self._game, None
        for seats in game.seats:
            match = game.start(seats, seed=1)
            seen = game.view(match.known(0), 0)
            these = {name for name, one in seen.items() if isinstance(one, list | tuple)}
            these = {name for name in these if len(seen[name]) == seats}
            found = these if found is None else found & these
        return (found or set()) - set(SHARED)

    def _lay_before(self, before: Before, name: str, value: Any) -> None:
        where = f"seat {before['seat']} "
        if not isinstance(value, Mapping):
            _lay(before["areas"], where, name, value, self._fields.get(name, {}))
            return
        for part, one in value.items():
            how = self._fields.get(f"{name}.{part}", {})
            if part != "seat" and how.get("as") != "hide":
                _lay(before["areas"], where, part, one, how)

    def _tally_of(self, name: str, value: Sequence[Any]) -> list[int]:
        """The number beside each name, where it is in this field."""
        wanted = (self._tally,) if self._tally else TALLIES
        if name in wanted and all(isinstance(one, int) for one in value):
            return list(value)
        if not value or not all(isinstance(one, Mapping) for one in value):
            return []
        for part in wanted:
            part = part.removeprefix(f"{name}.")
            if isinstance(value[0].get(part), int):
                return [one[part] for one in value]
        return []

    # --- moves and their places ---

    def _taps(
        self, view: Mapping[str, Any], table: Sequence[Area], before: Sequence[Before]
    ) -> dict[str, list[str]]:
        """Which spots the words of each verb name: as the layout says, or as they fit."""
        mine = before[view["seat"]]["areas"] if 0 <= view["seat"] < len(before) else []
        areas = [area for area in (*table, *mine) if area["form"] != "things"]
        found = {}
        for verb, arguments in self._verbs.items():
            said = self._moves.get(verb)
            if said is not None:
                named = [said] if isinstance(said, str) else said
                found[verb] = [one.replace("{me}", str(view["seat"])) for one in named if one]
            elif arguments and all(fits := [_fit(one, areas) for one in arguments]):
                found[verb] = [
                    template.replace("{}", f"{{{at}}}") for at, template in enumerate(fits, 1)
                ]
        return {verb: spots for verb, spots in found.items() if spots}

    @cached_property
    def _verbs(self) -> dict[str, list[set[str]]]:
        """By verb: what each of its words may be; empty where the number of words differs."""
        found: dict[str, list[set[str]]] = {}
        for text in self._game.moves.texts:
            verb, *words = text.split()
            known = found.setdefault(verb, [{word} for word in words])
            if len(known) != len(words):
                found[verb] = []
                continue
            for place, word in zip(known, words, strict=True):
                place.add(word)
        return found


def _fit(words: set[str], areas: Sequence[Area]) -> str:
    """The area whose places or faces some words of moves are; empty where none fits."""
    for area in areas:
        names = {spot["id"].removeprefix(area["id"]).strip() for spot in area["spots"]}
        if names == words:
            return f"{area['id']} {{}}"
    for area in areas:
        faces = {str(spot["face"]) for spot in area["spots"] if spot.get("face") is not None}
        if faces and faces <= words:
            return f"{area['id']}={{}}"
    return ""


# --- one field ----------------------------------------------------------------------------------


def _lay(areas: list[Area], where: str, name: str, value: Any, how: Field) -> None:
    """Adds a field to what lies somewhere."""
    if isinstance(value, list | tuple):
        area = _area(where, name, value, how)
        if area["spots"]:
            areas.append(area)
        return
    spot = _single(where, name, value, how)
    if spot is None:
        return
    if not areas or areas[-1]["form"] != "things":
        here = where.strip() or "table"
        areas.append(Area(id=here, label=here, form="things", spots=[]))
    areas[-1]["spots"].append(spot)


def _is_hand(name: str, value: Any, how: Field) -> bool:
    """Whether a field holds the cards of whoever looks."""
    flat = isinstance(value, list) and not any(isinstance(one, list | Mapping) for one in value)
    return flat and name in HANDS and "as" not in how


def _put(table: list[Area], field: str, places: Sequence[Any]) -> None:
    """Everybody's piece at its place."""
    spots = next((area["spots"] for area in table if area["id"] == field), [])
    for seat, place in enumerate(places):
        if isinstance(place, int) and 0 <= place < len(spots):
            spots[place].setdefault("owners", []).append(seat)


def _single(where: str, name: str, value: Any, how: Field) -> Spot | None:
    """A field with one value; None for what is nothing to look at."""
    kind = SINGLE.get(how.get("as", ""))
    spot = Spot(id=f"{where}{name}", kind=kind or "counter", label=how.get("label", name))
    if isinstance(value, bool):
        return {**spot, "kind": "word", "face": name} if value else None
    if isinstance(value, str) and kind is None:
        return {**spot, "kind": "word", "face": value} if value else None
    if not isinstance(value, int | str | None):
        return None
    if kind is None:
        spot["kind"] = _kind_of(name)
    if spot["kind"] in ("counter", "pile"):
        if isinstance(value, int) and value >= 0:
            spot["count"] = value
        return spot
    told = _with_face(spot, value, how)
    return None if kind == "word" and "face" not in told else told  # no word, nothing to look at


def _kind_of(name: str) -> Kind:
    """What a single number is, by its name."""
    if _speaks_of(name, DICE):
        return "die"
    if _speaks_of(name, PILES):
        return "pile"
    return "card" if _speaks_of(name, CARDS) and not name.endswith("s") else "counter"


def _area(where: str, name: str, value: Sequence[Any], how: Field) -> Area:
    """A field with several values: a row, a grid, dice, cards."""
    form, kind = FORMS.get(how.get("as", "")) or _form_of(name, value)
    label = how.get("label", name)
    rows = [list(one) for one in value if isinstance(one, list | tuple)]
    cells = [cell for row in rows for cell in row] if rows else list(value)
    names = how.get("names") or range(len(cells))
    spots = [
        _cell(Spot(id=f"{where}{name} {called}", kind=kind, label=label), cell, how)
        for called, cell in zip(names, cells, strict=False)
    ]
    for spot, sign in zip(spots, _signs(how, len(spots)), strict=False):
        if sign:
            spot["sign"] = sign
    area = Area(id=f"{where}{name}", label=label, form=form, spots=spots)
    if form == "grid":
        area["columns"] = how.get("columns") or (len(rows[0]) if rows else _side(len(cells)))
    if form == "map":
        for spot, (x, y) in zip(spots, _scaled(how["at"]), strict=False):
            spot["x"], spot["y"] = x, y
        area["links"] = [list(link) for link in how.get("links", [])]
    return area


def _signs(how: Field, count: int) -> Sequence[str | int]:
    """What is written at each place."""
    signs: Any = how.get("signs", ())
    return range(1, count + 1) if signs is True else signs or ()


def _form_of(name: str, value: Sequence[Any]) -> tuple[Form, Kind]:
    """What several values are, by their name and by what they are."""
    if value and isinstance(value[0], list | tuple):
        return FORMS["grid"]
    if _speaks_of(name, DICE):
        return FORMS["dice"]
    if _speaks_of(name, (*CARDS, *PILES)):
        return FORMS["cards"]
    side = isqrt(len(value))
    return FORMS["grid" if side > 2 and side * side == len(value) else "row"]


def _cell(spot: Spot, value: Any, how: Field) -> Spot:
    """One of several values; one with fields of its own says itself what it is."""
    if isinstance(value, Mapping):
        told = {name: value[name] for name in ("owner", "count") if _counts(value.get(name))}
        face = next((one for one in value.values() if isinstance(one, str)), None)
        found = cast(Spot, {**spot, **told})
        return _with_face(found, value.get("face", face), how)
    return _with_face(spot, value, how)


def _counts(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def _with_face(spot: Spot, value: Any, how: Field) -> Spot:
    """A spot with what lies there: a face, the back of something, somebody's piece, or nothing."""
    if "back" in how and value == how["back"]:
        return {**spot, "face": None}
    if "empty" in how and value == how["empty"]:
        return spot
    if "back" not in how and spot["kind"] == "card" and value in BACKS:
        return {**spot, "face": None}
    if value is None or value == "" or ("empty" not in how and value == -1):
        return spot
    pieces = how.get("pieces")
    if pieces == "seats" and isinstance(value, int):
        return {**spot, "owner": value, "face": ""}
    if pieces == "count":
        return {**spot, "count": value} if _counts(value) else spot
    if isinstance(pieces, list | tuple) and isinstance(value, int) and 0 <= value < len(pieces):
        return {**spot, "face": pieces[value]} if pieces[value] else spot
    return {**spot, "face": value if isinstance(value, int | str) else str(value)}


def _speaks_of(name: str, words: Sequence[str]) -> bool:
    return any(word in name.lower() for word in words)


def _side(cells: int) -> int:
    """The columns of a grid that says nothing: a square, or what is nearest to it."""
    side = max(1, isqrt(cells))
    while cells % side:
        side += 1
    return side


def _scaled(places: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Places in any measure, as parts of the whole."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return [((x - min(xs)) / wide, (y - min(ys)) / high) for x, y in places]


def layout_of(game: Game) -> dict[str, Any]:
    """What a game says about its table, in itself or in a file beside it."""
    if game.layout:
        return dict(game.layout)
    text = file_beside(game, "layout.toml")
    return tomllib.loads(text) if text else {}
