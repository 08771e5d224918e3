"""The odds of the next top card, against counting every way in which the piles can lie."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from games.claim_poker.table import SET_UP, cards_in, due, happen

from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import BOX, CARDS, EQUIPMENT, PILES
from motherlode.games.claim_poker.rules import turn_up
from motherlode.games.claim_poker.state import NOTHING, OUT, SOMEWHERE, State

clause = pytest.mark.clause

Odds = dict[tuple[str, ...], Fraction]


def small(piles: dict[str, tuple[str, int]], specials: str) -> State:
    """A few unseen cards: `{"sieve": ("sieve 1, sieve 2", 1)}` is two cards and one special."""
    s: State = GAME.first_state(3)
    wanted: dict[int, int] = {}
    for face in cards_in(specials):
        wanted[_another(face, wanted)] = SOMEWHERE
    for kind, (cards, count) in piles.items():
        pile = EQUIPMENT.index(kind)
        for face in cards_in(cards):
            wanted[_another(face, wanted)] = pile
        s.specials[pile] = count
        s.unseen += count
    for card in range(CARDS):
        s.place[card] = wanted.get(card, OUT)
    for pile in range(PILES):
        own = sum(at == pile for at in wanted.values())
        s.height[pile] = own + s.specials[pile]
    turn_up(s)
    return s


def _another(face: str, wanted: dict[int, int]) -> int:
    """A card with this face that is not wanted yet."""
    return next(n for n in range(CARDS) if BOX.cards[n].text == face and n not in wanted)


def by_weights(s: State, count: int) -> Odds:
    """The exact odds of the next top cards of the piles, taken off one after the other."""
    odds: Odds = {}
    todo: list[tuple[State, tuple[str, ...], Fraction]] = [(s, (), Fraction(1))]
    while todo:
        at, seen, chance = todo.pop()
        if len(seen) == count:
            odds[seen] = odds.get(seen, Fraction(0)) + chance
            continue
        weights = due(at)
        for card, weight in weights.items():
            after = happen(State.from_buffer_copy(bytes(at)), card)
            after.top[at.due] = NOTHING  # taken, so that the pile is turned up again
            turn_up(after)
            share = Fraction(weight, sum(weights.values()))
            todo.append((after, (*seen, card), chance * share))
    return odds


def by_counting(piles: dict[str, tuple[str, int]], specials: str, count: int) -> Odds:
    """The same by dealing the specials and shuffling the piles in every possible way."""
    ways: Counter[tuple[str, ...]] = Counter()
    hidden = cards_in(specials)
    orders = 0
    for deal in permutations(range(len(hidden))):
        left = [hidden[at] for at in deal]
        made = []
        for kind in EQUIPMENT:
            if kind in piles:
                cards, number = piles[kind]
                made.append(cards_in(cards) + [left.pop() for _ in range(number)])
        stacks: list[tuple[str, ...]] = [()]
        for pile in made:
            stacks = [
                (*stack, *(pile[at] for at in order))
                for stack in stacks
                for order in permutations(range(len(pile)))
            ]
        for stack in stacks:
            ways[stack[:count]] += 1
            orders += 1
    return {seen: Fraction(n, orders) for seen, n in ways.items()}


@clause("CP-9")
@pytest.mark.parametrize(
    ("piles", "specials"),
    [
        ({"sieve": ("sieve 1, sieve 1, sieve 2", 0)}, ""),
        ({"sieve": ("sieve 1, sieve 2", 1), "rifle": ("rifle 3", 1)}, "nugget 3, tooth 1"),
        ({"sieve": ("sieve 1", 2), "pick": ("", 1)}, "nugget 3, nugget 3, prospector +1"),
        (
            {"pick": ("pick 1, double whiskey+pick", 1), "knife": ("", 2)},
            "tooth 1, tooth 1, nugget 3",
        ),
        ({"shovel": ("", 2), "rifle": ("rifle 1", 2)}, "tooth 1, tooth 1, nugget 3, prospector -1"),
    ],
)
def test_top_cards_have_the_odds_of_shuffled_piles(
    piles: dict[str, tuple[str, int]], specials: str
) -> None:
    everything = len(cards_in(specials)) + sum(len(cards_in(cards)) for cards, _ in piles.values())
    s = small(piles, specials)
    for count in range(1, everything + 1):
        assert by_weights(s, count) == by_counting(piles, specials, count)


@clause("CP-9")
def test_the_first_top_card_of_the_whole_deck() -> None:
    s = happen(GAME.first_state(3), *cards_in(SET_UP))
    # The sieve pile: six sieves, one double, one of ten specials.
    assert due(s) == {
        "sieve 1": 20,
        "sieve 2": 20,
        "sieve 3": 20,
        "double sieve+shovel": 10,
        "prospector +1": 2,
        "prospector -1": 2,
        "prospector sieve+whiskey+knife": 1,
        "prospector pick+shovel+rifle": 1,
        "nugget 3": 2,
        "tooth 1": 2,
    }


@clause("CP-8", "CP-9")
def test_specials_that_were_seen_are_nowhere_else() -> None:
    s = happen(GAME.first_state(3), *cards_in(SET_UP), "prospector +1", "prospector +1")
    # On the sieve pile lay its only special, on the whiskey pile too; eight are left for four.
    assert due(s)["prospector -1"] == 2 * 2
    assert "prospector +1" not in due(s)
    assert sum(due(s).values()) == 8 * s.height[2]
