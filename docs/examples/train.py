"""Learns Gold Nuggets for two from nothing, by playing itself, until it beats the bots.

    python docs/examples/train.py --minutes 5                    # on a processor
    python docs/examples/train.py --minutes 5 --target cuda      # on a GPU
    python docs/examples/train.py --draw docs/pictures/learning-curve.json

Proximal policy optimisation in PyTorch. Thousands of games run in lockstep (`lab/training.py`) and
one network plays both seats of all of them. Bots are only met to measure.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.lab.arena import interval
from motherlode.lab.extras import extra
from motherlode.lab.training import Lanes
from motherlode.lab.versus import Versus

try:
    extra("torch")
except MotherlodeError as missing:
    raise SystemExit(str(missing)) from None

import torch
from torch import Tensor, nn

GAME, SEATS = "gold-nuggets", 2
BOT = "prospector"  # the level to beat

STEPS = 64  # decisions of a game between two lessons
LOOKED_AT = 2  # times a lesson is gone through
PARTS = 16  # of a lesson, each a step of the optimiser
TRACE = 0.95  # how far a surprise is credited back (GAE's lambda)
CLIP = 0.2  # how far a lesson may move a probability (PPO's epsilon)
RATE = 1e-3
CURIOSITY = 0.01  # the weight of the policy's entropy, falling to nothing


class Player(nn.Module):
    """What a seat knows goes in; the odds of its moves and its chance to win come out."""

    def __init__(self, places: int, moves: int, width: int = 512) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(places, width), nn.ReLU(),
            nn.Linear(width, width), nn.ReLU(),
            nn.Linear(width, width), nn.ReLU(),
        )  # fmt: skip
        self.moves = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.moves.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the legal moves; the value, from -1 (lost) to 1 (won)."""
        seen = self.trunk(observation.float())
        scores = self.moves(seen).masked_fill(mask == 0, -1e9)
        return scores.log_softmax(-1), self.value(seen).squeeze(-1).tanh()


class Lesson(NamedTuple):
    """Decisions of many games: tensors of steps × games."""

    observation: Tensor
    mask: Tensor
    move: Tensor
    logp: Tensor
    advantage: Tensor
    target: Tensor


@torch.no_grad()
def play(player: Player, lanes: Lanes) -> Lesson:
    """Plays on in all games and works out which decisions went better than expected."""
    seen, masks, moves, logps, values, actors, rewards, done = ([] for _ in range(8))
    for _ in range(STEPS):
        logp, value = player(lanes.observation, lanes.mask)
        move = torch.multinomial(logp.exp(), 1)
        # The tensors of the lanes change with the next step: what a lesson needs is copied.
        seen.append(lanes.observation.clone())
        masks.append(lanes.mask.clone())
        actors.append(lanes.actor.long())
        moves.append(move.squeeze(1))
        logps.append(logp.gather(1, move).squeeze(1))
        values.append(value)
        lanes.step(move.squeeze(1))
        own = lanes.reward.gather(1, actors[-1][:, None]).squeeze(1)
        rewards.append(torch.where(lanes.done, 2 * own - 1, 0.0))
        done.append(lanes.done.clone())
    values.append(player(lanes.observation, lanes.mask)[1])
    actors.append(lanes.actor.long())
    advantages = credit(values, actors, rewards, done)
    targets = [advantage + value for advantage, value in zip(advantages, values, strict=False)]
    columns = (seen, masks, moves, logps, advantages, targets)
    return Lesson(*(torch.stack(column) for column in columns))


def credit(
    values: list[Tensor], actors: list[Tensor], rewards: list[Tensor], done: list[Tensor]
) -> list[Tensor]:
    """Generalised advantages; what is good for the other seat is bad for this one."""
    advantages: list[Tensor] = []
    later = torch.zeros_like(values[0])
    for step in reversed(range(len(rewards))):
        side = torch.where(actors[step] == actors[step + 1], 1.0, -1.0)
        side = torch.where(done[step], 0.0, side)
        surprise = rewards[step] + side * values[step + 1] - values[step]
        later = surprise + TRACE * side * later
        advantages.insert(0, later)
    return advantages


def learn(player: Player, optimiser: torch.optim.Optimizer, lesson: Lesson, left: float) -> None:
    """Goes through a lesson; `left` falls from 1 to 0 over the training."""
    flat = Lesson(*(column.flatten(0, 1) for column in lesson))
    for group in optimiser.param_groups:
        group["lr"] = RATE * max(left, 0.02)
    for _ in range(LOOKED_AT):
        for part in torch.randperm(len(flat.move), device=flat.move.device).chunk(PARTS):
            some = Lesson(*(column[part] for column in flat))
            logp, value = player(some.observation, some.mask)
            ratio = (logp.gather(1, some.move[:, None]).squeeze(1) - some.logp).exp()
            better = (some.advantage - some.advantage.mean()) / (some.advantage.std() + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            entropy = -(logp.exp() * logp.clamp(min=-30)).sum(-1).mean()
            loss = (value - some.target).square().mean() / 2 - gain - CURIOSITY * left * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimiser.step()


@torch.no_grad()
def measure(player: Player, bot: str, games: int, seed: int, device: str) -> dict[str, Any]:
    """The player's share of the win against a bot, seats alternating, with a 95 % interval."""
    # The same number of games in each lane: short games must not count more often than long ones.
    versus = Versus(motherlode.load(GAME), games, [bot] * (SEATS - 1), seed=seed)
    while not versus.done.all():
        known = torch.as_tensor(versus.observation, device=device)
        odds, _ = player(known, torch.as_tensor(versus.mask, device=device))
        versus.step(odds.argmax(1).cpu().numpy())
    shares = [lane.share for lane in versus.lanes]
    low, high = interval(shares)
    return {"bot": bot, "games": games, "share": sum(shares) / games, "low": low, "high": high}


def train(given: argparse.Namespace) -> None:
    """Plays, learns and measures until the time is up; the first lessons are measured closely."""
    device = "cuda" if given.target == "cuda" else "cpu"
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    game = motherlode.load(GAME)
    lanes = Lanes(game, given.lanes, SEATS, seed=given.seed, target=given.target, library="torch")
    player = Player(lanes.observation.shape[1], lanes.mask.shape[1]).to(device)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    machine = torch.cuda.get_device_name() if device == "cuda" else "processor"
    run: dict[str, Any] = {"game": GAME, "seats": SEATS, "machine": machine, "curve": []}

    def note(bot: str, games: int) -> None:
        """Written down at once, so that an interrupted run leaves what it has."""
        learned = {"lessons": lessons, "seconds": round(spent, 1)}
        learned["decisions"] = lessons * STEPS * given.lanes
        run["curve"].append({**learned, **measure(player, bot, games, lessons, device)})
        given.out.write_text(json.dumps(run, indent=1) + "\n")
        print(json.dumps(run["curve"][-1]), flush=True)

    lessons, spent, mark = 0, 0.0, 1
    note(BOT, given.games)
    while spent < 60 * given.minutes:
        start = time.perf_counter()
        learn(player, optimiser, play(player, lanes), 1 - spent / (60 * given.minutes))
        if device == "cuda":
            torch.cuda.synchronize()
        spent += time.perf_counter() - start
        lessons += 1
        if lessons == mark:
            mark *= 2
            note(BOT, given.games)
    for bot in (BOT, "greenhorn", "veteran"):
        note(bot, given.last_games)


def draw(source: Path) -> None:
    """Draws the learning curve beside its numbers."""
    import matplotlib.pyplot as plt

    run = json.loads(source.read_text())
    points = [point for point in run["curve"] if point["bot"] == BOT]
    lessons = [max(point["lessons"], 0.5) for point in points]  # a logarithm has no zero
    share, low, high = (
        [100 * point[name] for point in points] for name in ("share", "low", "high")
    )
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(lessons, low, high, color="#d9a521", alpha=0.3, label="95 % interval")
    axes.plot(lessons, share, color="#8a5a00", marker="o", markersize=4)
    axes.axhline(50, color="#666666", linewidth=0.8, linestyle="--")
    axes.set_xscale("log", base=2)
    ticks = [lesson for lesson in lessons if lesson == int(lesson) or lesson == 0.5]
    axes.set_xticks(ticks, ["0" if tick < 1 else f"{tick:,.0f}" for tick in ticks], rotation=45)
    each = points[-1]["decisions"] / points[-1]["lessons"]
    axes.set(
        xlabel=f"lessons of {each:,.0f} decisions in self-play",
        ylabel=f"% of the wins against {BOT}",
        ylim=(0, 100),
        title=f"{motherlode.load(run['game']).name} for {run['seats']}, learned from nothing",
    )
    axes.legend(loc="lower right")
    figure.savefig(source.with_suffix(".svg"), metadata={"Date": None})


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0, help="of learning")
    parser.add_argument("--target", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--lanes", type=int, default=1024, help="games in lockstep")
    parser.add_argument("--games", type=int, default=200, help="for a point of the curve")
    parser.add_argument("--last-games", type=int, default=1000, help="for the last points")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learning-curve.json"))
    parser.add_argument("--draw", type=Path, help="only draw the curve of a finished run")
    given = parser.parse_args()
    if given.draw is None:
        train(given)
    else:
        draw(given.draw)


if __name__ == "__main__":
    main()
