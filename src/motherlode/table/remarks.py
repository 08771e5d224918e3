"""What the frame itself tells in the story of a match: whom the clock or a bot has replaced.

Their words begin with "@", so that no game's own line can be mistaken for one of them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from motherlode.engine.match import Match

What = Literal["@clock", "@resigned", "@bot-for", "@back"]


class RemarkLine(TypedDict):
    """A line of the frame, as it is told: who decided for somebody, or who is back."""

    what: What
    seat: int


@dataclass
class Remark:
    """A line of the frame."""

    what: What
    seat: int
    number: int  # of the match's event before which it is told
    at: int  # the table's entry that brought it
    noticed: Collection[int]  # who may know of it, the spectators (-1) included

    @property
    def line(self) -> RemarkLine:
        """As it is told."""
        return RemarkLine(what=self.what, seat=self.seat)


def story(
    match: Match, remarks: Sequence[Remark], seat: int, since: int, until: int | None = None
) -> list[Any]:
    """The story as a seat saw it, from one event on, up to another or to now, with the remarks."""
    end = match.number + 1 if until is None else until
    lines: list[Any] = []
    for remark in remarks:
        if seat in remark.noticed and since <= remark.number < end:
            lines += match.story(seat, since, remark.number)
            lines.append(remark.line)
            since = remark.number
    return lines + match.story(seat, since, until)
