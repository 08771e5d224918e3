"""Builds positions of GOLD by name, and plays turns in the rulebook's words."""

from motherlode.engine.match import Match
from motherlode.games.gold import GAME
from motherlode.games.gold.content import CARDS, DECK, GOLD, KINDS
from motherlode.games.gold.rules import begin_turn
from motherlode.games.gold.state import GONE, State, is_gold, rank, value


def cards(text: str) -> list[int]:
    """Kinds by name: `cards("gold 3, 2 × digger red 4")`."""
    kinds = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, times, name = part.rpartition(" × ")
        kinds += [KINDS.index(name)] * (int(count) if times else 1)
    return kinds


def position(
    seen: str = "",
    *,
    unseen: str | None = None,
    seats: int = 3,
    turn: int = 0,
    gold: tuple[int, ...] = (),
    found: tuple[int, ...] = (),
) -> State:
    """The start of a turn: `position("gold 3, digger red 4", unseen="2 × dynamite")`.

    Cards that were seen lie at the places from 0 on, those that were not at the places after
    them: all the rest of the deck, unless they are named; then the others have left the game.
    """
    s: State = GAME.first_state(seats)
    known = cards(seen)
    hidden = None if unseen is None else cards(unseen)
    for place, kind in enumerate(known):
        s.cards[place] = kind
    for kind in range(len(KINDS)):
        rest = int(DECK[kind]) - known.count(kind)
        s.unseen[kind] = rest if hidden is None else hidden.count(kind)
        assert 0 <= s.unseen[kind] <= rest, f"too many of {KINDS[kind]}"
    table = known + [kind for kind in range(len(KINDS)) for _ in range(s.unseen[kind])]
    for place in range(len(table), CARDS):
        s.cards[place] = GONE
    for row in range(len(s.lying)):
        s.lying[row] = sum(rank(kind) == row for kind in table)
    for seat, worth in enumerate(gold):
        s.gold[seat] = worth
    for seat, count in enumerate(found):
        s.found[seat] = count
    s.left = len(table)
    s.out = CARDS - s.left - sum(found)
    s.blasted = GOLD - sum(gold) - sum(value(kind) for kind in table if is_gold(kind))
    begin_turn(s, turn)
    return s


def legal(s: State) -> set[int]:
    """The places that may be uncovered."""
    mask = [0] * len(GAME.moves)
    count = GAME.rules.legal(s, s.turn, mask)
    places = {place for place, marked in enumerate(mask) if marked}
    assert count == len(places)
    return places


def flip(s: State, place: int, card: str = "") -> State:
    """Uncovers a card; `card` says what it shows if nobody has seen it before."""
    assert place in legal(s), f"{place} is not among {sorted(legal(s))}"
    GAME.rules.apply(s, s.turn, place)
    if card:
        GAME.rules.happen(s, KINDS.index(card))
    return s


def pair(one: str, other: str, *, seats: int = 3, turn: int = 0) -> State:
    """A turn in which two cards of a full table meet: places 0 and 1."""
    return flip(flip(position(f"{one}, {other}", seats=seats, turn=turn), 0), 1)


def on_table(s: State) -> list[str]:
    """The cards that were seen and still lie on the table."""
    return [KINDS[s.cards[place]] for place in range(CARDS) if s.cards[place] >= 0]


class Mine:
    """A match in which we say what every new card shows."""

    def __init__(self, seats: int = 3, **options: str | int) -> None:
        self.match: Match = GAME.start(seats, options=options, chance="manual")
        self.known: dict[int, str] = {}  # what lies where, as far as it was seen

    def uncover(self, card: str) -> None:
        """The player on turn uncovers such a card: a new one if there is one, else a known one."""
        seat = self.match.to_act[0]
        places = [int(move.split()[1]) for move in self.match.legal(seat)]
        new = [place for place in places if place not in self.known]
        seen = [place for place in places if self.known.get(place) == card]
        unseen = self.match.state.unseen[KINDS.index(card)]
        place = new[0] if unseen else seen[0]
        self.match.play(seat, f"flip {place}")
        if unseen:
            self.match.happen(card)
            self.known[place] = card

    def again(self, card: str) -> None:
        """The player on turn uncovers a card that was seen before."""
        seat = self.match.to_act[0]
        moves = self.match.legal(seat)
        place = next(p for p, c in self.known.items() if c == card and f"flip {p}" in moves)
        self.match.play(seat, f"flip {place}")

    def turn(self, *drawn: str) -> None:
        """One turn: `turn("digger red 4", "gold 3")`."""
        for card in drawn:
            self.uncover(card)
