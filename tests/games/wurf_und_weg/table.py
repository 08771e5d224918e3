"""Builds positions of Wurf & Weg by name, and plays in the rulebook's words."""

from motherlode.engine.match import Match
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.content import COASTERS, DICE_EACH, LEFT, RIGHT, SYMBOLS
from motherlode.games.wurf_und_weg.state import LAST_THREE, NONE, PILE, RACE, THREE, State
from motherlode.games.wurf_und_weg.view import why_not

# Coasters without the symbol that most tests make lucky, the penny.
CALM = ("clover pig", "clover cat", "pig cat", "pig horseshoe", "cat hand", "horseshoe hand")


def coaster(pair: str) -> int:
    """A coaster by its symbols: `coaster("clover pig")`."""
    left, right = (SYMBOLS.index(symbol) for symbol in pair.split())
    return next(c for c in range(COASTERS) if (LEFT[c], RIGHT[c]) == (left, right))


def position(
    *shown: str,
    seats: int = 3,
    coasters: tuple[str, ...] = CALM,
    lucky: str = "penny",
    hand: tuple[int, ...] = (),
    passed: tuple[int, ...] = (),
    prizes: tuple[int, ...] = (),
    rolls: tuple[int, ...] = (),
    stopper: int = NONE,
    goal: str = "three",
    pile: int | None = None,
) -> State:
    """In the middle of a race: `position("clover pig", "cat")` is what lies rolled before whom.

    `hand` counts all dice before a seat, rolled or not; without it there are the rolled ones, and
    three where none are. `rolls` makes it the time after Stopp, with so many rolls left each.
    Dice that are nowhere else lie on the tray; coasters too many for the pile are prizes.
    """
    s: State = GAME.first_state(seats, {"goal": goal})
    assert s.options[0] == {"three": THREE, "pile": PILE}[goal]
    s.phase = LAST_THREE if rolls else RACE
    s.round = 1
    s.drawing = 0
    s.lucky = SYMBOLS.index(lucky)
    s.stopper = stopper
    for seat in range(seats):
        dice = shown[seat].split() if seat < len(shown) else []
        for symbol in dice:
            s.shown[seat] += 1 << 5 * SYMBOLS.index(symbol)
        s.hand[seat] = hand[seat] if seat < len(hand) else len(dice) or DICE_EACH
        s.passed[seat] = passed[seat] if seat < len(passed) else 0
        s.rolls[seat] = rolls[seat] if seat < len(rolls) else 0
        s.prizes[seat] = prizes[seat] if seat < len(prizes) else 0
        s.coaster[seat] = coaster(coasters[seat])
        s.pile &= ~(1 << s.coaster[seat])
    if pile is not None:
        left = [c for c in range(COASTERS) if s.pile >> c & 1][:pile]
        s.pile = sum(1 << c for c in left)
    s.tray = DICE_EACH * seats - sum(s.hand[i] + s.passed[i] for i in range(seats))
    assert s.tray >= 0, "more dice than three a player"
    s.racing = sum(1 << i for i in range(seats) if not rolls or s.hand[i] + s.passed[i])
    s.to_act = s.racing
    return s


def legal(s: State, seat: int = 0) -> set[str]:
    """What a seat may do, in notation."""
    if not s.to_act >> seat & 1:
        return set()
    mask = [0] * len(GAME.moves)
    GAME.rules.legal(s, seat, mask)
    return {GAME.moves.text(move) for move, marked in enumerate(mask) if marked}


def play(s: State, seat: int, move: str) -> State:
    """Plays a legal move."""
    assert move in legal(s, seat), f"{move} is not among {sorted(legal(s, seat))}"
    GAME.rules.apply(s, seat, GAME.moves.number(move))
    return s


def fall(s: State, outcomes: str) -> State:
    """Lets dice fall."""
    for outcome in outcomes.split():
        GAME.rules.happen(s, GAME.outcomes.number(outcome))
    return s


def draw(s: State, pair: str) -> State:
    """Lets the next player draw a coaster."""
    GAME.rules.happen(s, GAME.outcomes.number(f"coaster {pair}"))
    return s


def roll(s: State, seat: int, dice: str) -> State:
    """Rolls all dice of a seat."""
    play(s, seat, "roll")
    assert s.falling == len(dice.split()), f"{s.falling} dice are rolled"
    return fall(s, dice)


def possible(s: State) -> set[str]:
    """What chance may bring now."""
    weights = [0] * len(GAME.outcomes)
    GAME.rules.odds(s, weights)
    return {GAME.outcomes.text(event) for event, weight in enumerate(weights) if weight}


def shown(s: State, seat: int) -> list[str]:
    """The dice that lie rolled before a seat."""
    dice: list[str] = GAME.view(s, seat)["players"][seat]["shown"]
    return dice


def refused(s: State, seat: int, move: str) -> str | None:
    """The reason why a seat cannot do something, by its name."""
    why = why_not(s, seat, move)
    return None if why is None else why["what"]


def race_of(*coasters: str, lucky: str = "penny", dice: str = "", goal: str = "three") -> Match:
    """A match with chosen coasters, lucky symbol and the first dice."""
    script = [*(f"coaster {pair}" for pair in coasters), lucky, *dice.split()]
    return GAME.start(len(coasters), options={"goal": goal}, chance=script)
