"""Writes the golden records: `PYTHONPATH=tests python -m games.claim_poker.make_golden`.

Most special cases turn up by themselves among random players, so the first match that shows one is
kept. Two -1 prospectors beside nothing but single items are too rare: that match is steered. (A -1
without any item at all cannot happen with our deck: everybody keeps at least four cards a round.)
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from motherlode.engine.match import Match
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import EQUIPMENT, KINDS, MOST_PLAYERS, PILES
from motherlode.games.claim_poker.state import ASSIGNING, NOTHING, State

FOLDER = Path(__file__).parents[2] / "golden" / "claim-poker"

CASES = (
    "refused",
    "accepted",
    "last card kept",
    "two piles run out, one left, refused",
    "two piles run out, one left, accepted",
    "two piles run out, none left, refused",
    "two piles run out, none left, accepted",
    "cancelled",
    "two plus one",
    "two minus one",
    "below zero in round 2",
    "tie",
)
SINGLE_ITEMS = "two minus one and single items"
ROUND_2_LEFT = "left neighbour starts round 2"


def main() -> None:
    """Writes all records anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: dict[str, Match] = {}
    for number in range(3000):
        match, facts = random_match(number)
        for case in facts & set(CASES):
            found.setdefault(case, match)
        if len(found) == len(CASES):
            break
    for case in CASES:
        write(case, found[case])
    write(SINGLE_ITEMS, steered())
    write(ROUND_2_LEFT, random_match(0, round2="left")[0])


def file_of(case: str) -> Path:
    """Where the record of a case lies."""
    return FOLDER / f"{case.replace(',', '').replace(' ', '-')}.json"


def write(case: str, match: Match) -> None:
    """One record, named after its case."""
    events = ",\n  ".join(json.dumps(event) for event in match.record()["events"])
    rest = {key: value for key, value in match.record().items() if key != "events"}
    text = json.dumps(rest, indent=1)[:-2] + f',\n "events": [\n  {events}\n ]\n}}\n'
    file_of(case).write_text(text, encoding="utf-8")


# --- random matches ----------------------------------------------------------------------------


def random_match(number: int, **options: str) -> tuple[Match, set[str]]:
    """A match among random players, and the special cases that it shows."""
    random = Random(number)
    match = GAME.start(seats=3 + number % 3, seed=number, options=options)
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
    return match, cases_of(match)


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


def steered() -> Match:
    """The first match in which the lucky one gets what he wants and nothing more."""
    number = 0
    while SINGLE_ITEMS not in cases_of(match := steered_match(Random(number))):
        number += 1
    return match


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


if __name__ == "__main__":
    main()
