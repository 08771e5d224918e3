"""The golden records still play as they did, and each shows the case it is named after."""

import pytest
from games.claim_poker.make_golden import CASES, ROUND_2_LEFT, SINGLE_ITEMS, cases_of, text_of

from motherlode.engine.record import replay
from motherlode.games.claim_poker import GAME


@pytest.mark.parametrize("case", [*CASES, SINGLE_ITEMS])
def test_a_record_shows_its_case(case: str) -> None:
    match = replay(text_of(case), lambda slug: GAME)
    assert case in cases_of(match)


def test_a_record_with_the_left_neighbour_in_round_2() -> None:
    match = replay(text_of(ROUND_2_LEFT), lambda slug: GAME)
    first = next(line for line in match.story() if line["what"] == "take")
    again = next(
        line
        for line in match.story()[match.story().index({"what": "set-up", "round": 2}) :]
        if line["what"] == "take"
    )
    assert (first["seat"], again["seat"]) == (0, 1)
