"""How the short and the long game end, and who has won."""

import pytest
from games.wurf_und_weg.table import draw, play, position, possible, roll

from motherlode.games.wurf_und_weg.scoring import score, winners
from motherlode.games.wurf_und_weg.state import DRAWING, PILE_USED_UP, THREE_COASTERS, State

clause = pytest.mark.clause


def last_round(*, empties: int, **given: object) -> State:
    """A round in which the first `empties` seats get rid of everything."""
    s = position("penny", **given)  # type: ignore[arg-type]
    play(s, 0, "place penny")
    for seat in range(1, s.seats):
        if seat < empties:
            roll(s, seat, "penny penny penny")
            for _ in range(3):
                play(s, seat, "place penny")
        else:
            for _ in range(3):
                roll(s, seat, "cat cat cat")
    return s


@clause("GW-32", "GW-2")
def test_the_first_with_three_coasters_wins() -> None:
    s = last_round(empties=1, prizes=(2, 2, 1), pile=10)
    assert (s.over, s.to_act, winners(s)) == (THREE_COASTERS, 0, 0b001)
    points = [0, 0, 0]
    score(s, points)
    assert points == [3, 2, 1]


@clause("GW-32")
def test_two_coasters_are_not_enough() -> None:
    s = last_round(empties=2, prizes=(1, 1, 2), pile=11)
    assert (s.over, s.phase) == (0, DRAWING)


@clause("GW-33")
@pytest.mark.parametrize(("empties", "who"), [(2, 0b011), (3, 0b111)])
def test_who_gets_the_third_in_the_same_round_wins_together(empties: int, who: int) -> None:
    s = last_round(empties=empties, prizes=(2, 2, 2), pile=9)
    assert (s.over, winners(s)) == (THREE_COASTERS, who)


@clause("GW-A13")
def test_the_short_game_never_runs_out_of_coasters() -> None:
    # Six players have two prizes each; in the round before, all of them drew.
    s = last_round(empties=6, seats=6, prizes=(1, 1, 1, 1, 1, 1), pile=6)
    assert s.over == 0
    pairs = [name.removeprefix("coaster ") for name in sorted(possible(s))]
    assert len(pairs) == 6
    for pair in pairs:
        draw(s, pair)
    assert (s.pile, s.drawing) == (0, 0)


@clause("GW-34", "GW-A14")
def test_the_long_game_goes_on_while_winners_can_draw() -> None:
    s = last_round(empties=2, prizes=(5, 3, 5), pile=2, goal="pile")
    assert (s.over, s.phase) == (0, DRAWING)
    for pair in [name.removeprefix("coaster ") for name in sorted(possible(s))]:
        draw(s, pair)
    assert s.pile == 0


@clause("GW-34", "GW-A14")
@pytest.mark.parametrize(("empties", "pile"), [(1, 0), (2, 0), (2, 1), (3, 2)])
def test_the_long_game_ends_when_not_every_winner_can_draw(empties: int, pile: int) -> None:
    s = last_round(empties=empties, prizes=(5, 5, 5 - pile), pile=pile, goal="pile")
    assert (s.over, s.to_act) == (PILE_USED_UP, 0)
    assert s.prizes[0] == 6  # the prizes of the last round count


@clause("GW-34", "GW-2")
@pytest.mark.parametrize(
    ("prizes", "who"), [((4, 6, 5), 0b010), ((5, 6, 4), 0b011), ((4, 5, 6), 0b100)]
)
def test_most_coasters_win_the_long_game_and_ties_win_together(
    prizes: tuple[int, ...], who: int
) -> None:
    assert winners(last_round(empties=1, prizes=prizes, pile=0, goal="pile")) == who
