"""Writes the stored match records: sensible players, the first seed that shows what is wanted.

PYTHONPATH=tests python -m games.go_for_gold.make_golden
"""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from motherlode.engine.chance import start_stream
from motherlode.engine.match import Match
from motherlode.games.go_for_gold import GAME

FOLDER = Path(__file__).parents[2] / "golden" / GAME.slug

Wanted = Callable[[Match, list[Any]], bool]


def played(seats: int, side: str, seed: int) -> Match:
    """A match between sensible players."""
    assert GAME.policy is not None
    match = GAME.start(seats, seed=seed, options={"map": side, "starter": seed % seats})
    rng = [0]
    start_stream(rng, seed, 1)
    while not match.over:
        seat = match.to_act[seed % len(match.to_act)]
        known = match.known(seat)
        mask = [0] * len(GAME.moves)
        GAME.rules.legal(known, seat, mask)
        match.play(seat, GAME.moves.text(GAME.policy(known, seat, mask, rng)))
    return match


def told(lines: list[Any], *what: str) -> bool:
    """Whether the story tells these things."""
    return set(what) <= {line["what"] for line in lines}


def is_tie(match: Match) -> bool:
    """Whether two share the most points."""
    return sorted(match.scores)[-1] == sorted(match.scores)[-2]


def winners(match: Match) -> int:
    """How many have won."""
    return len(match.result["winners"]) if match.result else 0


def reason(match: Match) -> str:
    """Why the match ended."""
    return match.result["reason"] if match.result else ""


def one_temple_twice(lines: list[Any]) -> bool:
    """Whether somebody is cursed where the next one succeeds in the same round."""
    tries = [line for line in lines if line["what"] in ("rolled", "cursed", "explored")]
    return any(
        (one["what"], other["what"]) == ("cursed", "explored") and one["colour"] == other["colour"]
        for one, other in pairwise(tries)
    )


def ends_with_nobody_left(match: Match) -> bool:
    """Whether the last players go out by the last roll."""
    return reason(match) == "no-more-points" and match.state.out == (1 << match.seats) - 1


RECORDS: dict[str, tuple[int, str, Wanted]] = {
    "six-values": (2, "a", lambda match, lines: reason(match) == "six-values"),
    "no-more-points": (
        3,
        "b",
        lambda match, lines: reason(match) == "no-more-points" and match.state.out == 0,
    ),
    "nobody-left": (2, "a", lambda match, lines: ends_with_nobody_left(match)),
    "tie-by-shovels": (2, "b", lambda match, lines: is_tie(match) and winners(match) == 1),
    "shared-victory": (2, "a", lambda match, lines: winners(match) == 2),
    "one-is-out": (
        3,
        "a",
        lambda match, lines: told(lines, "out") and match.state.out != 0b111,
    ),
    "sailing": (4, "b", lambda match, lines: told(lines, "sails", "spend", "walks-by-foot")),
    "one-temple-after-another": (4, "a", lambda match, lines: one_temple_twice(lines)),
    "alone": (1, "b", lambda match, lines: told(lines, "explored", "found")),
}


def main() -> None:
    """Writes all records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seats, side, wanted) in RECORDS.items():
        match = next(
            match
            for match in (played(seats, side, seed) for seed in range(5000))
            if wanted(match, match.story())
        )
        text = json.dumps(match.record(), indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, match.result)


if __name__ == "__main__":
    main()
