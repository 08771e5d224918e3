"""Where no clock runs, whoever schedules the seats decides: all of it ends, nothing is lost."""

from collections.abc import Callable
from random import Random

import pytest

from motherlode.engine.match import Match
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.state import State
from motherlode.games.wurf_und_weg.view import conserved

Schedule = Callable[[Match, list[int], Random], int]  # (match, seats in the order they acted)

LIMIT = 5_000  # decisions: ten times what the longest of these games takes


def dice(match: Match, seat: int) -> int:
    player = match.view()["players"][seat]
    return len(player["shown"]) + int(player["unrolled"]) + int(player["passed"])


def at_random(match: Match, acted: list[int], random: Random) -> int:
    return random.choice(match.to_act)


def always_the_first(match: Match, acted: list[int], random: Random) -> int:
    return match.to_act[0]


def always_the_last(match: Match, acted: list[int], random: Random) -> int:
    return match.to_act[-1]


def round_the_table(match: Match, acted: list[int], random: Random) -> int:
    last = acted[-1] if acted else -1
    return min(match.to_act, key=lambda seat: (seat - last - 1) % match.seats)


def most_dice(match: Match, acted: list[int], random: Random) -> int:
    return max(match.to_act, key=lambda seat: dice(match, seat))


def fewest_dice(match: Match, acted: list[int], random: Random) -> int:
    return min(match.to_act, key=lambda seat: dice(match, seat))


def last_in_first(match: Match, acted: list[int], random: Random) -> int:
    """Whoever was put off longest waits on: the one who acted last acts again."""
    return acted[-1] if acted and acted[-1] in match.to_act else match.to_act[-1]


def least_recently(match: Match, acted: list[int], random: Random) -> int:
    def last_time(seat: int) -> int:
        return max((at for at, other in enumerate(acted) if other == seat), default=-1)

    return min(match.to_act, key=last_time)


def never_the_one_who_could_finish(match: Match, acted: list[int], random: Random) -> int:
    """Puts off whoever could place his last die, as long as anybody else may act."""
    others = [
        seat for seat in match.to_act if match.legal(seat) == ["roll"] or dice(match, seat) > 1
    ]
    return random.choice(others or list(match.to_act))


SCHEDULES: list[Schedule] = [
    at_random,
    always_the_first,
    always_the_last,
    round_the_table,
    most_dice,
    fewest_dice,
    last_in_first,
    least_recently,
    never_the_one_who_could_finish,
]


@pytest.mark.clause("GW-A18")
@pytest.mark.parametrize("goal", ["three", "pile"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("schedule", SCHEDULES, ids=lambda schedule: schedule.__name__)
def test_every_schedule_ends_and_nothing_is_lost(schedule: Schedule, seats: int, goal: str) -> None:
    random = Random(f"{schedule.__name__} {seats} {goal}")
    match = GAME.start(seats, options={"goal": goal}, chance="manual")
    acted: list[int] = []
    while not match.over:
        if odds := match.odds():
            match.happen(random.choices(list(odds), list(odds.values()))[0])
        else:
            seat = schedule(match, acted, random)
            match.play(seat, random.choice(match.legal(seat)))
            acted.append(seat)
        assert len(acted) < LIMIT
        s: State = match.state
        assert conserved(s) == {"dice": 3 * seats, "coasters": 18}
        view = match.view()
        for player in view["players"]:
            assert player["unrolled"] >= 0
    assert match.result is not None
    assert match.result["winners"]
