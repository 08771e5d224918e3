"""What a person is offered to do: mostly one legal move, sometimes several in one.

To name every selection once, the rules take its parts in one order. People take them in any order,
so a board may offer what is several moves inside: those before it are taken back and all are played
as the rules want them. What comes of it is what the rules allow, and nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match


@dataclass(frozen=True)
class Offer:
    """Something to choose."""

    said: str  # as the list says it
    moves: tuple[str, ...]  # what is played then
    back: int = 0  # how many of one's own last decisions are taken back before
    typed: tuple[str, ...] = ()  # what one may type for it; where nothing is named, its one move

    @property
    def entries(self) -> tuple[str, ...]:
        """Everything that means it, in small letters."""
        return tuple(text.lower() for text in (self.said, *(self.typed or self.moves[:1])))


def keyed(offers: Sequence[Offer], board: object) -> list[tuple[str, Offer]]:
    """What to type for each offer: what stands on the board where it has a number, else 1, 2, 3.

    A board may have `keys(offers)` of its own, so that no number of the list means something else
    on the table.
    """
    own = getattr(board, "keys", None)
    keys = [str(at) for at in range(1, len(offers) + 1)] if own is None else own(offers)
    listed = list(zip(keys, offers, strict=True))
    return sorted(listed, key=lambda each: (len(each[0]), each[0]))


def from_board(numbers: Sequence[int | None], last: int) -> list[str]:
    """Keys by the numbers that stand on a board up to `last`; what has none is counted on."""
    first = last + 1 if any(numbers) else 1
    free = iter(range(first, first + len(numbers)))
    return [str(next(free) if number is None else number) for number in numbers]


def possible(match: Match, seat: int, back: int, moves: Sequence[str]) -> bool:
    """Whether these moves could be made in place of the last decisions."""
    trial = match.still()
    try:
        for _ in range(back):
            trial.take_back(seat)
        for move in moves:
            trial.play(seat, move)
    except MotherlodeError:
        return False
    return True


def meant(entry: str, offers: Sequence[Offer]) -> Offer | None:
    """The offer that somebody has typed, in the list's words or in notation."""
    typed = " ".join(entry.lower().split())
    return next((offer for offer in offers if typed in offer.entries), None)


def nearest(entry: str, offers: Sequence[Offer]) -> str | None:
    """What the list says that looks most like an entry, if anything does."""
    near = get_close_matches(entry.lower(), [offer.said.lower() for offer in offers], n=1)
    return next((offer.said for offer in offers if [offer.said.lower()] == near), None)
