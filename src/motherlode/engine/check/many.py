"""Random games by the million through the laws that compile, and some of them in plain Python.

    for chunk in chunks: seen = play_through(game, setting, seed, start, count)

Checked in every game, after every event: weights are weights, marks are marks, nobody is at a loss,
only who plays may act, looking changes nothing; every few events what one seat knows and imagines;
at the end its reason, its points, its winners, and that nothing was lost (`laws.py`). Quantities
that stay are counted in Python, at the end of every game and within some. Some games are played in
plain Python as well, and come to the same numbers and bytes.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.engine.chance import WORD, draw, start_stream
from motherlode.engine.check import laws
from motherlode.engine.check.faults import Fault, Setting
from motherlode.engine.check.walk import ENDLESS
from motherlode.engine.compile import cpu, plain
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers
from motherlode.engine.state import size_of

DREAMS = 0x5EED  # what is imagined is drawn from another stream than the game
WITHIN = 8  # of so many games one is also counted at a moment within it, and as imagined there
REASONS = 128  # a game may end for

LAWS = {
    laws.WEIGHTS: "a weight is negative, or the weights do not sum up to what odds() returns",
    laws.TO_ACT: "chance is due, but somebody may act",
    laws.NOBODY: "nobody may act, no chance is due, and the game is not over",
    laws.NO_MOVE: "somebody must act, but has no legal move",
    laws.STRANGER: "a seat may act that does not exist, or several at the same time",
    laws.LEGAL: "a mark is neither 0 nor 1, or there are not as many as legal() returns",
    laws.CHANGED: "odds(), legal(), score() or winners() changed the record",
    laws.REASON: "the game ended for a reason that has no name",
    laws.STILL: "the game is over, but somebody may still act",
    laws.WINNERS: "the winners are nobody, or no seats of this game",
    laws.POINTS: "points are 32 bits wide",
    laws.ENDLESS: f"no end after {ENDLESS} events",
    laws.TWICE: "hiding twice changes the record",
    laws.LOOKS: "an imagined world looks different",
    laws.WRONG: "somebody imagines others to act, or another end",
    laws.LEAK: "the legal moves of a seat depend on what it cannot know",
}


@dataclass(frozen=True)
class Seen:
    """What some games came to."""

    games: int
    events: int
    decisions: int
    looks: int  # of a seat at a moment
    counted: int  # records of which all quantities were there
    in_python: int  # games that were the same in plain Python
    longest: int  # events of a game
    reasons: tuple[int, ...]  # for which games ended


class Results:
    """What the loop writes down of each game, in rows."""

    def __init__(self, game: Game, count: int) -> None:
        import numpy as np

        size = size_of(game.state)
        self.points = np.zeros((count, game.seats[-1]), np.int64)
        self.codes = np.zeros(count, np.int64)
        self.counts = np.zeros((count, 4), np.int64)
        self.ends = np.zeros((count, size), np.uint8)
        self.moments = np.zeros((count, size), np.uint8)
        self.imagined = np.zeros((count, size), np.uint8)


def play_through(
    game: Game,
    setting: Setting,
    seed: int,
    start: int,
    count: int,
    every: int = 1,
    within: int = 100,
    in_python: int = 0,
) -> Seen:
    """Games `start` to `start + count` of a setting; a law that is broken is a `Fault`.

    Every so many events somebody looks; the moment that is counted is drawn `within` so many.
    """
    game = with_numbers(game, setting.options)
    found = compiled_games(game, setting, seed, start, count, every, within)
    broken = found.codes.nonzero()[0]
    if len(broken):
        at = int(broken[0])
        raise Fault("million", f"{LAWS[int(found.codes[at])]}: {_place(setting, start + at)}")
    for at in range(min(in_python, count)):
        _compare(game, setting, seed, start + at, found, at, every, within)
    events, decisions, looks = (int(found.counts[:, column].sum()) for column in range(3))
    return Seen(
        games=count,
        events=events,
        decisions=decisions,
        looks=looks,
        counted=_count(game, setting, start, found),
        in_python=min(in_python, count),
        longest=int(found.counts[:, 0].max()),
        reasons=tuple(sorted({int(row[0]) for row in found.ends})),
    )


def compiled_games(
    game: Game, setting: Setting, seed: int, start: int, count: int, every: int, within: int
) -> Results:
    """The loop, compiled for a processor."""
    import numpy as np

    found = Results(game, count)
    first = np.frombuffer(
        bytes(game.first_state(setting.seats, setting.options)), dtype=game.state.dtype
    )
    memory = np.zeros(4, game.state.dtype)
    raw = memory.view(np.uint8).reshape(4, -1)
    cpu(game, laws.games)(
        first, memory, raw, np.uint64(seed & WORD), np.uint64(seed & WORD ^ DREAMS),
        start, start + count, every, within, ENDLESS,
        np.zeros(1, np.uint64), np.zeros(1, np.uint64),
        np.zeros(len(game.moves), np.uint8), np.zeros(len(game.moves), np.uint8),
        np.zeros(max(len(game.outcomes), 1), np.int32), np.array(_endings(game), np.uint8),
        int(game.at_once), found.points, found.codes, found.counts,
        found.ends, found.moments, found.imagined,
    )  # fmt: skip
    return found


def python_game(
    game: Game, setting: Setting, seed: int, number: int, every: int, within: int
) -> tuple[int, list[int], list[int], bytes]:
    """One of the games in plain Python: the law that it breaks, its counts, points, last record."""
    memories = [bytearray(size_of(game.state)) for _ in range(4)]
    memories[0][:] = bytes(game.first_state(setting.seats, setting.options))
    s, _, world, spare = (game.state.from_buffer(memory) for memory in memories)
    rng, sight = [0], [0]
    start_stream(sight, seed & WORD ^ DREAMS, number)
    mark = draw(sight, within)
    start_stream(rng, seed & WORD, number)
    points, count = [0] * game.seats[-1], [0] * 4
    code = plain(game, laws.one_game)(
        s, memories[0], memories[1], world, memories[2], spare, memories[3],
        rng, sight, bytearray(len(game.moves)), bytearray(len(game.moves)),
        [0] * max(len(game.outcomes), 1), points, _endings(game), int(game.at_once),
        every, mark, ENDLESS, count, bytearray(len(memories[0])), bytearray(len(memories[0])),
    )  # fmt: skip
    return code, count, points, bytes(memories[0])


def _compare(
    game: Game,
    setting: Setting,
    seed: int,
    number: int,
    found: Results,
    at: int,
    every: int,
    within: int,
) -> None:
    code, count, points, last = python_game(game, setting, seed, number, every, within)
    there = (
        int(found.codes[at]),
        found.counts[at].tolist(),
        found.points[at].tolist(),
        found.ends[at].tobytes(),
    )
    if (code, count, points, last) != there:
        raise Fault("targets", f"cpu differs from python: {_place(setting, number)}")


def _count(game: Game, setting: Setting, start: int, found: Results) -> int:
    """Whether anything was lost; how many records were counted."""
    right = game.conserved(game.first_state(setting.seats, setting.options))
    counted = 0
    for rows, step in ((found.ends, 1), (found.moments, WITHIN), (found.imagined, WITHIN)):
        for at in range(0, len(rows), step):
            now = game.conserved(game.state.from_buffer_copy(rows[at].tobytes()))
            counted += 1
            if now != right:
                lost = [f"{name} {right[name]} → {now[name]}" for name in right
                        if now[name] != right[name]]  # fmt: skip
                where = "as imagined in" if rows is found.imagined else "in"
                raise Fault("conservation", f"{lost} {where} {_place(setting, start + at)}")
    return counted


def _endings(game: Game) -> Sequence[int]:
    return [int(reason in game.endings) for reason in range(REASONS)]


def _place(setting: Setting, number: int) -> str:
    return f"random game {number} ({setting})"
