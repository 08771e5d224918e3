"""A finished match in a few words: by how much it was won, and how it was decided."""

from typing import Any, NamedTuple

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.engine.view import seats_in
from motherlode.server.protocol.resources import Decided, How


def margin(match: Match) -> tuple[int, bool]:
    """The winners' points beyond the best of the others, and whether something else decided."""
    result = match.result
    assert result is not None
    scores, winners = result["scores"], result["winners"]
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    if not others or not winners:
        return 0, False
    ahead = min(scores[seat] for seat in winners) - max(others)
    return max(0, ahead), ahead <= 0


class Course(NamedTuple):
    """How a match was decided: by an event, or in a way that no event tells."""

    decided: Decided | None = None
    how: How | None = None


def course(match: Match) -> Course:
    """The event from which on the winners led for good, or how else it came to be won.

    Who leads is who would win if it were over: the rules' own answer, ties included. As long as
    nobody has any points, nobody leads. Who has led from the first points on never took the lead
    from anybody.
    """
    result = match.result
    assert result is not None
    leads = [_lead(match, state) for state in match.trail()]
    last = max((at for at, lead in enumerate(leads) if lead != result["winners"]), default=None)
    if match.seats < 2 or last is None or last + 1 >= len(leads):
        return Course()
    if not any(leads[: last + 1]):
        return Course(how="count" if last + 2 == len(leads) else "led")
    new = [seat for seat in result["winners"] if seat not in leads[last]]
    seat = (new or result["winners"])[0]
    lines = match.story(SPECTATOR, last, last + 1)
    own = [line for line in lines if line.get("seat") == seat]
    whose = own or [line for line in lines if "seat" in line] or lines
    if not whose:
        return Course()
    if _is_count(whose[-1], lines, match.seats):
        return Course(how="count")
    return Course(Decided(number=last, seat=seat, line=whose[-1]))


def _is_count(line: Any, lines: list[Any], seats: int) -> bool:
    """Whether everyone has such a line: the final count decides nothing, it says who has won."""
    return len({other.get("seat") for other in lines if other["what"] == line["what"]}) >= seats


def _lead(match: Match, state: Any) -> list[int]:
    points = [0] * match.seats
    match.game.plain.score(state, points)
    return seats_in(match.game.plain.winners(state)) if any(points) else []
