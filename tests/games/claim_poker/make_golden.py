"""Writes the golden records: `PYTHONPATH=tests python -m games.claim_poker.make_golden`.

Most special cases turn up by themselves among random players: each record is the match of the first
number that shows its case, and `find` looks for them. Two -1 prospectors beside nothing but single
items are too rare: that match is steered. (A -1 without any item cannot happen with our deck:
everybody keeps at least four cards a round.)
"""

from collections.abc import Iterator
from functools import partial
from random import Random

from games.golden import GOLDEN, Maker, write

from motherlode.engine.match import Match
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import EQUIPMENT, KINDS, MOST_PLAYERS, PILES
from motherlode.games.claim_poker.state import ASSIGNING, NOTHING, State

# Cases and the first random match that shows each.
CASES = {
    "refused": 1,
    "accepted": 5,
    "last card kept": 0,
    "two piles run out, one left, refused": 18,
    "two piles run out, one left, accepted": 8,
    "two piles run out, none left, refused": 11,
    "two piles run out, none left, accepted": 0,
    "cancelled": 1,
    "two plus one": 1,
    "two minus one": 0,
    "below zero in round 2": 0,
    "tie": 7,
}
SINGLE_ITEMS = "two minus one and single items"
STEERED = 0  # the first steered match that shows them
ROUND_2_LEFT = "left neighbour starts round 2"


def file_of(case: str) -> str:
    """What the record of a case is called."""
    return case.replace(",", "").replace(" ", "-")


def text_of(case: str) -> str:
    """The stored record of a case."""
    return (GOLDEN / GAME.slug / f"{file_of(case)}.json").read_text(encoding="utf-8")


def makers() -> dict[str, Maker]:
    """How each record is made."""
    made: dict[str, Maker] = {case: partial(random_match, number) for case, number in CASES.items()}
    made[SINGLE_ITEMS] = lambda: steered_match(Random(STEERED))
    made[ROUND_2_LEFT] = lambda: random_match(0, round2="left")
    return {file_of(case): make for case, make in made.items()}


def find() -> dict[str, int]:
    """The first number of a random match for each case; for whoever changes the rules."""
    found: dict[str, int] = {}
    number = 0
    while len(found) < len(CASES):
        for case in cases_of(random_match(number)) & set(CASES):
            found.setdefault(case, number)
        number += 1
    return found


# --- random matches ----------------------------------------------------------------------------


def random_match(number: int, **options: str) -> Match:
    """A match among random players."""
    random = Random(number)
    match = GAME.start(seats=3 + number % 3, seed=number, options=options)
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def cases_of(played: Match) -> set[str]:
    """The special cases that a finished match shows."""
    match = GAME.start(seats=played.seats, options=played.options, chance="manual")
    facts: set[str] = set()
    last = ""
    for mover, text in played.events():
        if mover == "*":
            match.happen(text)
            continue
        if text.startswith("give"):
            last = last_card(match.state, EQUIPMENT.index(text.split()[1]))
            facts.add(last)
        elif text in ("accept", "refuse"):
            facts.add(last + ("accepted" if text == "accept" else "refused"))
        facts |= set(prospectors(match.state, mover))
        match.play(mover, text)
    facts |= {"below zero in round 2" for line in match.story() if line["what"] == "floored"}
    if len(played.result["winners"] if played.result else ()) > 1:
        facts.add("tie")
    return facts


def last_card(s: State, gift: int) -> str:
    """What is special about a gift that ends a round."""
    taken = (s.first, s.second)
    left = [p for p in range(PILES) if s.height[p] or (s.top[p] != NOTHING and p not in taken)]
    emptied = [p for p in taken if s.height[p] == 0]
    if len(left) > 1 or gift not in emptied:
        return "last card kept" if len(left) <= 1 else ""
    if len(emptied) == 1:
        return ""
    return f"two piles run out, {'one' if left else 'none'} left, "


def prospectors(s: State, seat: int) -> Iterator[str]:
    """What is special about an assignment."""
    if s.phase == ASSIGNING:
        net = s.net[MOST_PLAYERS * s.round + seat]
        stock = s.stock[MOST_PLAYERS * s.round + seat]
        if net == -2 and max(stock[kind] for kind in range(len(KINDS))) == 1:
            yield SINGLE_ITEMS
        if abs(net) == 2:
            yield f"two {'plus' if net > 0 else 'minus'} one"
        for player in GAME.view(s, seat)["players"]:
            if player["cancelled"] and player["bills"][-1]["prospectors"] == 0:
                yield "cancelled"


# --- a steered match ---------------------------------------------------------------------------

MINUS = "prospector -1"
WANTED = (MINUS, MINUS, *(f"{kind} 1" for kind in KINDS))
LUCKY = 4  # the seat that wants to keep nothing else


def steered_match(random: Random) -> Match:
    """Five players; chance favours the lucky one, and nobody gives him anything."""
    match = GAME.start(seats=5, chance="manual")
    while not match.over:
        kept = match.view()["players"][LUCKY]["cards"]
        wanted = [card for card in WANTED if kept.count(card) < WANTED.count(card)]
        turn = match.state.turn
        if outcomes := list(match.odds()):
            lucky = [card for card in wanted if card in outcomes and turn == LUCKY]
            others = [card for card in outcomes if card != MINUS]
            match.happen(lucky[0] if lucky else random.choice(others or outcomes))
        else:
            seat = match.to_act[0]
            moves = match.legal(seat)
            preferred = _preferred(match, moves, wanted if seat == LUCKY else [])
            match.play(seat, random.choice(preferred or moves))
    return match


def _preferred(match: Match, moves: list[str], wanted: list[str]) -> list[str]:
    """Takes and keeps a wanted card, leaves -1 where it lies, gives the lucky one nothing."""
    tops = {pile["kind"]: pile["top"] for pile in match.view()["piles"]}
    aim = next((kind for card in wanted for kind in tops if tops[kind] == card), "none")
    if moves[0].startswith("give"):
        return [m for m in moves if m.split()[1] != aim and not m.endswith(f" {LUCKY}")]
    if f"take {aim}" in moves:
        return [f"take {aim}"]
    return [move for move in moves if tops.get(move.split()[-1]) != MINUS]


MAKERS = makers()

if __name__ == "__main__":
    write(GAME.slug, MAKERS)
