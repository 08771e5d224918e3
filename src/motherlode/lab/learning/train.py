"""A plan for learning: many games by the policy, then rounds of games by the search.

After each round the network is measured and written down, so a plan that was stopped goes on where
it was: the file holds the network as it is played with, and `.state.npz` beside it what is needed
to learn on. The same seed learns the same on a processor, for every number of workers.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from motherlode.engine.checkpoint import Checkpoint, fitted, read, written
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.lab.arena import contest
from motherlode.lab.learning.fit import Weights, fresh, learn, loss_of, whole
from motherlode.lab.learning.games import Lessons, Players, joined

HELD_BACK = 20  # one lesson in so many is not learnt from, but measures what was learnt


@dataclass(frozen=True)
class Plan:
    """How much to play and to learn."""

    games: int = 100_000  # by the policy, in the first round
    rounds: int = 3  # of games by the search
    searched: int = 400  # games in each of these
    simulations: int = 300  # for each of their decisions
    steps: int = 3_000  # of learning in a round
    batch: int = 1_024  # lessons in a step
    first: int = 64  # units of the hidden layers
    second: int = 32
    seed: int = 1
    measured: int = 0  # games against `against` after each round
    against: str = "prospector"


class Point(TypedDict):
    """A point of the learning curve."""

    round: int
    lessons: int  # positions learnt from so far
    seconds: float
    missed: float  # mean square error of what the actor may expect, on lessons held back
    spread: float  # the same for somebody who always says the mean
    share: float | None  # of the wins, each against `against`
    low: float | None
    high: float | None


def train(
    game: Game,
    name: str,
    seats: int,
    out: Path,
    plan: Plan,
    options: Mapping[str, Any],
    device: str,
    workers: int | None,
    note: Callable[[Point], None],
) -> Checkpoint:
    """Learns by a plan and writes `out` after each round; goes on where an earlier run stopped."""
    begun = _begun(out, game, seats, plan)
    curve: list[Point] = list(begun[1]) if begun else []
    weights = begun[0] if begun else None
    spent = curve[-1]["seconds"] if curve else 0.0
    players = Players(name, seats, options, workers)
    checkpoint = read(out.read_bytes(), out.name) if begun else None
    try:
        for number in range(len(curve), plan.rounds + 1):
            began = time.monotonic()
            lessons = _lessons(players, plan, number, checkpoint)
            held = max(1, len(lessons) // HELD_BACK)
            if weights is None:
                sizes = (game.feature_count, plan.first, plan.second, game.seats[-1])
                weights = fresh(*sizes, plan.seed, lessons.rows)
            worths = lessons.worths[:, :seats]
            steps = plan.steps if number == 0 else max(1, plan.steps // 3)
            rows = lessons.rows
            learn(
                weights, rows[held:], worths[held:], steps, plan.batch, plan.seed + number, device,
                rate=2e-3 if number == 0 else 5e-4,
            )  # fmt: skip
            spent += time.monotonic() - began
            point = Point(
                round=number,
                lessons=len(lessons) - held + (curve[-1]["lessons"] if curve else 0),
                seconds=round(spent, 1),
                missed=loss_of(weights, rows[:held], worths[:held]),
                spread=float(np.var(worths[:held, 0])),
                share=None,
                low=None,
                high=None,
            )
            checkpoint = _kept(out, game, seats, plan, options, weights, [*curve, point])
            if plan.measured:
                bots = [str(out), *[plan.against] * (seats - 1)]
                mine = contest(name, bots, plan.measured, dict(options), plan.seed, workers)[0]
                point |= {"share": mine["share"], "low": mine["low"], "high": mine["high"]}
                checkpoint = _kept(out, game, seats, plan, options, weights, [*curve, point])
            curve.append(point)
            note(point)
    finally:
        players.close()
    assert checkpoint is not None
    return checkpoint


def _lessons(players: Players, plan: Plan, number: int, checkpoint: Checkpoint | None) -> Lessons:
    """A round's lessons; later rounds go over some of the first ones again."""
    seed = plan.seed * 1_000_000_007 + number * 10_000_019
    if number == 0:
        return _mixed(players.lessons(plan.games, seed, 0, None), plan.seed)
    searched = players.lessons(plan.searched, seed, plan.simulations, checkpoint)
    again = players.lessons(max(1, plan.games // 20), seed + 1, 0, None)
    return _mixed(joined([searched, again]), plan.seed + number)


def _mixed(lessons: Lessons, seed: int) -> Lessons:
    order = np.random.default_rng(seed).permutation(len(lessons))
    return Lessons(lessons.rows[order], lessons.worths[order])


# --- stopping and going on ----------------------------------------------------------------------


def _state_of(out: Path) -> Path:
    return out.with_suffix(".state.npz")


def _kept(
    out: Path, game: Game, seats: int, plan: Plan, options: Mapping[str, Any],
    weights: Weights, curve: list[Point],
) -> Checkpoint:  # fmt: skip
    """Writes both files, each as a whole."""
    about = {"plan": asdict(plan), "curve": curve}
    made = Checkpoint(
        game.identity, game.version, seats, game.feature_count, whole(weights), options, about
    )
    arrays = {
        f"{kind}{at}": one
        for kind, several in (
            ("w", weights.all),
            ("m", weights.means),
            ("v", weights.squares),
        )
        for at, one in enumerate(several)
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    whole_state = out.with_suffix(".state.tmp.npz")
    np.savez(whole_state, scale=weights.scale, steps=weights.steps, **arrays)  # type: ignore[arg-type]
    whole_state.replace(_state_of(out))
    fresh_file = out.with_suffix(".tmp")
    fresh_file.write_bytes(written(made))
    fresh_file.replace(out)
    return made


def _begun(out: Path, game: Game, seats: int, plan: Plan) -> tuple[Weights, list[Point]] | None:
    """What an earlier run of the same plan has learnt; None where there is none."""
    state = _state_of(out)
    if not out.exists() or not state.exists():
        return None
    made = read(out.read_bytes(), out.name)
    fitted(made, game, seats, out.name)
    earlier = {**made.about.get("plan", {}), "rounds": plan.rounds, "measured": plan.measured}
    if earlier != {**asdict(plan), "measured": plan.measured}:
        raise MotherlodeError(
            "train/another-plan",
            f"{out} was learnt by another plan: name another file, or take the same numbers.",
        )
    try:
        with np.load(state) as kept:
            several = [[kept[f"{kind}{at}"] for at in range(6)] for kind in "wmv"]
            weights = Weights(
                several[0][:3], several[0][3:], kept["scale"], int(kept["steps"]), *several[1:]
            )
    except (OSError, KeyError, ValueError) as error:
        raise MotherlodeError("train/damaged", f"{state} is damaged: remove it.") from error
    return weights, made.about["curve"]


def drawn(curve: list[Point], width: int = 40) -> Iterator[str]:
    """The curve as lines of text: how much of the spread is explained after each round."""
    for point in curve:
        known = max(0.0, 1 - point["missed"] / point["spread"]) if point["spread"] else 0.0
        yield f"{point['round']:>3} {'█' * round(known * width):<{width}} {known:.1%}"


def curve_of(checkpoint: Checkpoint) -> str:
    """The curve that a file carries, as JSON."""
    return json.dumps(checkpoint.about.get("curve", []), indent=1)
