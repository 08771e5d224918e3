"""Match records: reading them, playing them again, and saying where they are wrong."""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, cast

from motherlode.engine.chance import Committed, Proof
from motherlode.engine.errors import MotherlodeError, RecordError
from motherlode.engine.own import Own, with_recorded

if TYPE_CHECKING:
    from motherlode.engine.game import Game
    from motherlode.engine.history import Result
    from motherlode.engine.match import Match

FORMAT = "motherlode/1"

DECIDERS = ("bot", "clock")  # who decides where a person does not

Event = list[Any]  # [seat, "move"] or ["*", "outcome"]


class Claimed(TypedDict):
    """That a match was the daily claim, and what its seed was committed to."""

    day: str
    commitment: str


class MatchRecord(TypedDict):
    """A match as JSON. The last six are there when the match was played at a table."""

    format: str
    game: str
    version: int
    seats: int
    options: dict[str, str | int]
    names: list[str]
    events: list[Event]
    result: "Result | None"
    content: NotRequired[dict[str, Own]]  # a person's own, by option
    position: NotRequired[str]  # the full record that it began with, where that is not the set-up
    variant: NotRequired[str]  # `Game.identity`, of content that no option and no text tells
    times: NotRequired[list[float]]
    decided: NotRequired[dict[str, list[int]]]  # events by "bot" or "clock", not by a person
    remarks: NotRequired[list[list[Any]]]  # [number, "@…", seat]: who was replaced before an event
    figures: NotRequired[list[list[str]]]  # by seat: the colour and the shape of its sign
    claim: NotRequired[Claimed]  # whose proof is told a day later
    proof: NotRequired[Proof]


_SHAPES: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "version": (int,),
    "seats": (int,),
    "options": (dict,),
    "names": (list,),
    "events": (list,),
    "result": (dict, type(None)),
}


def parse(source: str | bytes | MatchRecord | dict[str, Any]) -> MatchRecord:
    """A record out of JSON text or out of something already parsed; its shape is checked."""
    if isinstance(source, str | bytes):
        try:
            data = json.loads(source)
        except (ValueError, RecursionError) as error:  # no JSON, no text, or absurd numbers
            where = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
            raise RecordError(
                "record/not-json", f"The record is not whole JSON{where}: damaged or cut off?"
            ) from error
    else:
        data = source
    if not isinstance(data, dict) or "format" not in data:
        raise RecordError("record/no-format", "This is no match record: it names no format.")
    if data["format"] != FORMAT:
        raise RecordError(
            "record/format", f"Unknown record format {data['format']!r}; this is {FORMAT}."
        )
    for name, kinds in _SHAPES.items():
        if name not in data:
            raise RecordError("record/incomplete", f"The record has no “{name}”.")
        if not isinstance(data[name], kinds) or isinstance(data[name], bool):
            raise RecordError("record/damaged", f"The record's “{name}” is not what it must be.")
    for number, event in enumerate(data["events"]):
        _check_event(number, event)
    if not isinstance(data.get("position", ""), str):
        raise RecordError("record/damaged", "The record's “position” is not what it must be.")
    _check_claim(data.get("claim", {"day": "", "commitment": ""}))
    _check_names(data["names"])
    _check_remarks(data.get("remarks", []), len(data["events"]))
    _check_figures(data.get("figures", []), len(data["names"]))
    _check_times(data.get("times", []), len(data["events"]))
    _check_decided(data.get("decided", {}), data["events"])
    return cast(MatchRecord, data)


def _check_claim(claim: object) -> None:
    """Which day's claim it was."""
    whole = isinstance(claim, dict) and all(
        isinstance(claim.get(name), str) for name in ("day", "commitment")
    )
    if not whole:
        raise RecordError("record/damaged", "The record's “claim” is not what it must be.")


def _check_names(names: list[object]) -> None:
    for name in names:
        if not isinstance(name, str) or not name.isprintable():
            raise RecordError("record/damaged", "The record's “names” are not all plain texts.")


def _check_remarks(remarks: object, events: int) -> None:
    """What a table told besides, and before which event."""
    whole = isinstance(remarks, list) and all(
        isinstance(remark, list)
        and [type(part) for part in remark] == [int, str, int]
        and 0 <= remark[0] <= events
        and remark[1].startswith("@")
        and remark[2] >= 0
        for remark in remarks
    )
    if not whole:
        raise RecordError(
            "record/damaged", 'The record\'s “remarks” are not all [number, "@…", seat].'
        )


def _check_figures(figures: object, seats: int) -> None:
    """Where it is said how people looked, it is said of everybody."""
    whole = isinstance(figures, list) and all(
        isinstance(figure, list)
        and len(figure) == 2
        and all(isinstance(part, str) and part.isprintable() for part in figure)
        for figure in figures
    )
    if not whole or (figures and len(cast(list[object], figures)) != seats):
        raise RecordError("record/damaged", "The record's “figures” are not one for each seat.")


def _check_times(times: object, events: int) -> None:
    """Where there are times, there is one for each event."""
    whole = isinstance(times, list) and all(
        isinstance(time, int | float) and not isinstance(time, bool) for time in times
    )
    if not whole or (times and len(cast(list[float], times)) != events):
        raise RecordError("record/damaged", "The record's “times” are not one for each event.")


def _check_decided(decided: object, events: list[Event]) -> None:
    """Where it is said who decided, it is said of decisions."""
    whole = isinstance(decided, dict) and all(
        by in DECIDERS
        and isinstance(numbers, list)
        and all(type(n) is int and 0 <= n < len(events) and events[n][0] != "*" for n in numbers)
        for by, numbers in decided.items()
    )
    if not whole:
        raise RecordError("record/damaged", "The record's “decided” does not fit its decisions.")


def _check_event(number: int, event: object) -> None:
    whole = (
        isinstance(event, list)
        and len(event) == 2
        and (event[0] == "*" or (isinstance(event[0], int) and not isinstance(event[0], bool)))
        and isinstance(event[1], str)
    )
    if not whole:
        raise RecordError(
            "record/damaged", f'Event {number} is not [seat, "move"] or ["*", "outcome"].'
        )


def record_of(match: "Match") -> MatchRecord:
    """A match as JSON: everything needed to play it again and to check it."""
    record = MatchRecord(
        format=FORMAT,
        game=match.game.slug,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        names=list(match.names),
        events=match.events(),
        result=match.result,
    )
    texts = {name: own for name, own in match.game.texts.items() if name in match.game.own}
    if texts:  # numbers of the box are told among the options
        record["content"] = texts
    if match.position is not None:
        record["position"] = b64encode(match.position).decode()
    if variant := variant_of(match.game):
        record["variant"] = variant
    if match.times:
        record["times"] = list(match.times)
    if match.decided:
        record["decided"] = {
            who: [number for number, by in match.decided.items() if by == who]
            for who in DECIDERS
            if who in match.decided.values()
        }
    if match.remarks:
        record["remarks"] = [list(remark) for remark in match.remarks]
    if match.figures:
        record["figures"] = [list(figure) for figure in match.figures]
    if isinstance(match.source, Committed) and match.over:
        record["proof"] = match.source.proof()
    return record


def replay(
    source: str | bytes | MatchRecord | dict[str, Any], find_game: "Callable[[str], Game]"
) -> "Match":
    """Plays a record again, checking each event, the result and the fairness proof."""
    replaying = Replaying(source, find_game)
    replaying.play_to(len(replaying.record["events"]))
    return replaying.match


class Replaying:
    """A record that is being played again, as far as somebody wants to see it."""

    def __init__(
        self,
        source: str | bytes | MatchRecord | dict[str, Any],
        find_game: "Callable[[str], Game]",
    ) -> None:
        self.record = record = parse(source)
        game = find_game(record["game"])
        _check_version(record["version"], game)
        game = with_recorded(game, record.get("content", {}), record["options"])
        _check_variant(record.get("variant", ""), game)
        self.match = game.start(
            seats=record["seats"],
            options=record["options"],
            names=record["names"],
            chance="manual",
            position=_position(record),
        )
        self._proof = Committed.from_proof(record["proof"]) if "proof" in record else None
        claim = record.get("claim")
        if self._proof and claim and self._proof.commitment != claim["commitment"]:
            raise RecordError(
                "record/proof-broken", f"This is not the seed of the claim of {claim['day']}."
            )

    def play_to(self, end: int) -> None:
        """Plays on until so many events have happened; with the last one the result is checked."""
        events = self.record["events"]
        for number in range(self.match.number, min(end, len(events))):
            self._play(number, *events[number])
        if self.match.number == len(events):
            self._finish()

    def _play(self, number: int, mover: int | str, text: str) -> None:
        try:
            if mover == "*":
                if self._proof is not None:
                    _check_fair(self.match, self._proof, number, text)
                self.match.happen(text)
            else:
                self.match.play(cast(int, mover), text)
        except RecordError:
            raise
        except MotherlodeError as error:
            raise RecordError("record/illegal-event", f"Event {number}: {error.message}") from error

    def _finish(self) -> None:
        match, record = self.match, self.record
        match.times = list(record.get("times", []))
        match.remarks = [(number, what, seat) for number, what, seat in record.get("remarks", [])]
        match.figures = [(colour, shape) for colour, shape in record.get("figures", [])]
        for by, numbers in record.get("decided", {}).items():
            match.decided.update(dict.fromkeys(numbers, by))
        if json.dumps(match.result) != json.dumps(record["result"]):  # 1, 1.0 and true differ
            raise RecordError(
                "record/result-differs",
                f"The record says {_short(record['result'])}, its events lead to "
                f"{_short(match.result)}.",
            )


def _position(record: MatchRecord) -> bytes | None:
    """Where a match began that did not begin with the set-up."""
    if "position" not in record:
        return None
    try:
        return b64decode(record["position"], validate=True)
    except ValueError as error:
        raise RecordError("record/damaged", "The record's “position” is no base64.") from error


def _check_version(version: int, game: "Game") -> None:
    """Other rules would play a record as something else, so they do not play it at all."""
    if version != game.version:
        age = "an older" if version < game.version else "a newer"
        raise RecordError(
            "record/version",
            f"This match was played with version {version} of {game.name}, {age} one: here it is "
            f"version {game.version}, and its rules would not play the same match.",
        )


def variant_of(game: "Game") -> str:
    """The identity of a game whose content only a program knows; nothing for any other game."""
    return game.identity if game.content and not game.texts else ""


def _check_variant(variant: str, game: "Game") -> None:
    """A match with 60 nuggets is none with 77."""
    if variant != variant_of(game):
        raise RecordError(
            "record/variant",
            f"This match was played with other content: it is of {variant or game.slug}, "
            f"and here is {game.identity}.",
        )


def _check_fair(match: "Match", proof: Committed, number: int, text: str) -> None:
    """Whether the committed seed gives just this outcome."""
    odds = match.odds()
    names, weights = list(odds), list(odds.values())
    if names and names[proof.outcome(number, weights, names)] != text:
        raise RecordError(
            "record/unfair", f"Event {number}: “{text}” does not follow from the committed seed."
        )


def _short(result: "Result | None") -> str:
    """A result in a few words."""
    if result is None:
        return "an unfinished match"
    try:
        winners = " and ".join(f"seat {seat}" for seat in result["winners"])
        return f"“{result['reason']}”, {result['scores']}, won by {winners}"
    except (KeyError, TypeError):
        return "a damaged result"
