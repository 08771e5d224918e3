"""Builds positions of Gold Rausch by name, and plays them in the rulebook's words."""

from collections.abc import Iterable, Mapping

from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.content import EQUIPMENT, PLACES, RIVER
from motherlode.games.gold_rausch.state import GAP, TURN, State, one_of
from motherlode.games.gold_rausch.view import RauschView

# Prospector 0 has the sieve, 1 the pick, 2 the shovel, 3 the knife; a whiskey lies on the right.
TOOLS_LEFT = ("sieve left", "pick left", "shovel left", "knife left")


def position(
    *,
    seats: int = 3,
    turn: int = 0,
    deal: Iterable[str] = TOOLS_LEFT,
    river: Mapping[int, str] | None = None,
    won: Mapping[int, Iterable[str]] | None = None,
    stack: int | None = None,
    **options: str | int,
) -> State:
    """A turn begins: `position(river={0: "nuggets sieve", 1: "river"}, won={1: ["teeth 2"]})`.

    Places that are not named hold cards that nobody has seen; “river” is a card that was seen to be
    empty. With `stack`, double river cards have left the game until so many cards are left.
    """
    s: State = GAME.first_state(seats, options)
    for tool_and_side in deal:
        for outcome in tool_and_side.split():
            GAME.rules.happen(s, GAME.outcomes.number(outcome))
    s.phase = TURN  # it is not the first of the game
    s.turn = turn
    s.to_act = 1 << turn
    for place, card in (river or {}).items():
        if card == "gap":
            s.river[place] = GAP
            s.stack += 1
        else:
            s.river[place] = _taken(s, card)
    for seat, cards in (won or {}).items():
        for card in cards:
            s.won[seat] += one_of(_taken(s, card))
            s.stack -= 1
            s.unwon -= 1
    if stack is not None:
        gone = s.stack - stack
        s.stack = stack
        s.left[RIVER] -= gone
        s.unseen -= gone
    assert s.stack >= 0, "more cards than there are"
    assert s.left[RIVER] >= 0, "more double river cards than there are"
    return s


def _taken(s: State, card: str) -> int:
    kind = GAME.outcomes.number(card)
    assert s.left[kind] > 0, f"there is no further “{card}”"
    s.left[kind] -= 1
    s.unseen -= 1
    return kind


def all_gold_but(*others: str) -> list[str]:
    """All 26 gold cards except some."""
    s: State = GAME.first_state(2)
    left = [GAME.outcomes.text(kind) for kind in range(1, 20) for _ in range(s.left[kind])]
    for card in others:
        left.remove(card)
    return left


def actor(s: State) -> int:
    """The seat that is to act."""
    return s.to_act.bit_length() - 1


def legal(s: State) -> set[str]:
    """What the seat that is to act may do, in notation."""
    mask = [0] * len(GAME.moves)
    assert GAME.rules.legal(s, actor(s), mask) == sum(mask)
    return {GAME.moves.text(move) for move, marked in enumerate(mask) if marked}


def odds(s: State) -> dict[str, int]:
    """What may happen now, with its weight."""
    weights = [0] * len(GAME.outcomes)
    assert GAME.rules.odds(s, weights) == sum(weights)
    return {GAME.outcomes.text(event): weight for event, weight in enumerate(weights) if weight}


def play(s: State, *moves: str) -> State:
    """Plays legal moves of whoever is to act."""
    for move in moves:
        assert move in legal(s), f"{move} is not among {sorted(legal(s))}"
        GAME.rules.apply(s, actor(s), GAME.moves.number(move))
        assert GAME.conserved(s) == GAME.conserved(GAME.first_state(s.seats))
    return s


def happen(s: State, *outcomes: str) -> State:
    """Lets possible things happen."""
    for outcome in outcomes:
        assert outcome in odds(s), f"{outcome} is not among {sorted(odds(s))}"
        GAME.rules.happen(s, GAME.outcomes.number(outcome))
        assert GAME.conserved(s) == GAME.conserved(GAME.first_state(s.seats))
    return s


def seen(s: State, seat: int = -1) -> RauschView:
    """The table as a seat sees it."""
    hidden = known(s, seat)
    view: RauschView = GAME.view(hidden, seat)
    return view


def known(s: State, seat: int) -> State:
    """The record as a seat knows it."""
    hidden = State.from_buffer_copy(bytes(s))
    GAME.rules.hide(hidden, seat)
    return hidden


def pile(s: State, seat: int) -> list[str]:
    """The cards that a seat has won."""
    return [
        GAME.outcomes.text(kind)
        for kind in range(1, 20)
        for _ in range(s.won[seat] // one_of(kind) % 8)
    ]


def river(s: State) -> list[int]:
    """What lies in the river."""
    return [s.river[place] for place in range(PLACES)]


def equipment(s: State) -> list[str]:
    """What lies at the equipment places, in order."""
    tools = ["sieve", "pick", "shovel", "knife"]
    cards = []
    for place in range(EQUIPMENT):
        owner, side = divmod(s.lies[place], 2)
        cards.append(tools[s.tool[owner]] if s.side[owner] == side else "whiskey")
    return cards


def is_next(s: State, seat: int) -> bool:
    """Whether a seat begins a turn, with no equipment open."""
    return (s.phase, s.turn, s.to_act, s.open) == (TURN, seat, 1 << seat, 0)
