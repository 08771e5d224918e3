"""Being out is told to who is out, and a step that leads there is known before it is made."""

from random import Random
from typing import Any

from motherlode.games.go_for_gold import GAME

BESIDE = ((2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))


def is_shut_in(view: Any, seat: int) -> bool:
    """Whether a line has crossed every land around its end."""
    fields, sheet = view["island"]["fields"], view["sheets"][seat]
    crossed = {field for line in sheet["lines"] for field in line}
    free = {
        (field["x"], field["y"])
        for number, field in enumerate(fields)
        if number not in crossed and field["symbol"] != "harbour"
    }
    end = fields[sheet["at"]]
    return not any((end["x"] + x, end["y"] + y) in free for x, y in BESIDE)


def test_behind_a_dead_end_the_line_cannot_go_on() -> None:
    random = Random(3)
    known = 0
    for seed in range(30):
        match = GAME.start(seats=2, seed=seed)
        doomed: set[int] = set()
        while not match.over:
            seat = random.choice(match.to_act)
            sheet = match.view(seat)["sheets"][seat]
            assert match.view(1 - seat)["sheets"][seat]["dead_ends"] == []
            move = random.choice(match.legal(seat))
            match.play(seat, move)
            fields = match.view(seat)["sheets"][seat]["route"]
            if move.startswith("step") and fields and fields[-1] in sheet["dead_ends"]:
                doomed.add(seat)
            for each in range(2):
                view = match.view(each)
                if view["sheets"][each]["out"] and not match.over:
                    assert view["prompt"]["what"] == "out"
                    assert view["prompt"]["about"] == each
                    assert view["prompt"]["still"] == [1 - each]
                    assert view["prompt"]["has"] == view["sheets"][each]["points"]
        known += len(doomed)
        assert all(is_shut_in(match.view(seat), seat) for seat in doomed)
    assert known > 3
