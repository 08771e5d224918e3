"""What became whose: the events of a finished match, each given to the seat that it belongs to."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.view import seats_in

# Seconds that people take at a table, roughly: with a choice, and with none.
WITH_CHOICE, WITHOUT = 6.0, 2.0

Named = tuple[str, str]  # "outcome" or "move", and its notation


@dataclass(slots=True)
class Fate:
    """One match as the counting sees it."""

    shares: list[float]  # of the win, by seat; a joint win is split
    had: list[Counter[Named]]  # by seat: outcomes that were its own, and its moves
    decisions: int
    choices: int  # decisions with more than one legal move
    seconds: float
    ending: str
    options: dict[str, str | int] = field(default_factory=dict)

    @property
    def is_tie(self) -> bool:
        """Whether several have won."""
        return max(self.shares) < 1


def fate_of(match: Match) -> Fate:
    """Reads a finished match once, from its first event to its last."""
    game, result = match.game, match.result
    assert result is not None
    won = result["winners"]
    shares = [1 / len(won) if seat in won else 0.0 for seat in range(match.seats)]
    had: list[Counter[Named]] = [Counter() for _ in range(match.seats)]
    decisions = choices = 0
    seconds, last = 0.0, None
    trail = match.trail()
    for number, (mover, event) in enumerate(match.history()):
        before, after = trail[number], trail[number + 1]
        if mover == CHANCE:
            owner = _owner(game, match, number, before, after, last)
            if owner is not None:
                had[owner]["outcome", game.outcomes.text(event)] += 1
            continue
        mask = bytearray(len(game.moves))
        several = game.plain.legal(before, mover, mask) > 1
        decisions += 1
        choices += several
        seconds += WITH_CHOICE if several else WITHOUT
        if several:  # what one has to do says nothing about how well one does it
            had[mover]["move", game.moves.text(event)] += 1
        last = mover
    ending = game.endings[match.state.over]
    return Fate(shares, had, decisions, choices, seconds, ending, dict(match.options))


def _owner(
    game: Game, match: Match, number: int, before: Any, after: Any, last: int | None
) -> int | None:
    """Whose a card or a throw is: who alone saw it, whose place it changed, who brought it about.

    None where it is everybody's.
    """
    everyone = range(match.seats)
    if not game.open:
        saw = [seat for seat in everyone if match.saw(number, seat)]
        if len(saw) == 1:
            return saw[0]
    if len(touched := _touched(game, match.seats, before, after)) == 1:
        return touched.pop()
    if last is not None:
        return last
    due = seats_in(after.to_act)
    return due[0] if len(due) == 1 else None


def _touched(game: Game, seats: int, before: Any, after: Any) -> set[int]:
    """The seats in whose own cells something has changed."""
    most, touched = game.seats[-1], set[int]()
    if most < 2:
        return touched
    for name, *_ in game.state._fields_:
        cells = getattr(before, name)
        if isinstance(cells, int) or len(cells) != most:
            continue
        now = getattr(after, name)
        touched |= {seat for seat in range(seats) if _plain(cells[seat]) != _plain(now[seat])}
    return touched


def _plain(cell: Any) -> Any:
    return cell if isinstance(cell, int) else list(cell)
