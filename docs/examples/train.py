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
from collections.abc import Callable
from pathlib import Path
from typing import Any

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


class Captured:
    """Work on a GPU that is recorded once and then started as a whole.

    A step of these networks takes the device less time than Python needs to ask for its parts one
    by one. What is recorded reads and writes the same memory each time: so the work has no
    arguments and no result. The first calls are done plainly, as PyTorch wants it before recording.
    """

    def __init__(self, work: Callable[[], None], device: str) -> None:
        self.work = work
        self.plain = 3 if device == "cuda" else -1  # calls before the recording, or all of them
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        """Does the work."""
        if self.graph is not None:
            self.graph.replay()
        elif self.plain < 0:
            self.work()
        elif self.plain:
            self.plain -= 1
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.work()
            torch.cuda.current_stream().wait_stream(aside)
        else:
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self.work()
            self.graph = graph
            graph.replay()


class Lesson:
    """Decisions of many games, steps × games, and what is worked out from them."""

    def __init__(self, lanes: Lanes, device: str) -> None:
        games = len(lanes.mask)

        def column(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((*shape, games), dtype=kind, device=device)

        self.observation = torch.zeros(
            (STEPS, *lanes.observation.shape), dtype=torch.uint8, device=device
        )
        self.mask = torch.zeros((STEPS, *lanes.mask.shape), dtype=torch.uint8, device=device)
        self.move = column(torch.int64, STEPS)
        self.logp = column(torch.float32, STEPS)
        self.advantage = column(torch.float32, STEPS)
        self.target = column(torch.float32, STEPS)
        self.reward = column(torch.float32, STEPS)
        self.done = column(torch.bool, STEPS)
        self.value = column(torch.float32, STEPS + 1)
        self.actor = column(torch.int64, STEPS + 1)


class Playing:
    """Plays on in all games and works out which decisions went better than expected."""

    def __init__(self, player: Player, lanes: Lanes, device: str) -> None:
        self.player, self.lanes = player, lanes
        self.lesson = Lesson(lanes, device)
        games = len(lanes.mask)
        self.move = torch.zeros(games, dtype=torch.int64, device=device)
        self.logp, self.value = torch.zeros((2, games), device=device)
        self.decide = Captured(self._decide, device)
        self.credit = Captured(self._credit, device)

    @torch.no_grad()
    def _decide(self) -> None:
        logp, value = self.player(self.lanes.observation, self.lanes.mask)
        # The smallest of exponential draws, each divided by its odds, falls on a move by its odds.
        drawn = torch.empty_like(logp).exponential_().log()
        move = (logp - drawn).argmax(1, keepdim=True)
        self.move.copy_(move.squeeze(1))
        self.logp.copy_(logp.gather(1, move).squeeze(1))
        self.value.copy_(value)

    @torch.no_grad()
    def _credit(self) -> None:
        """Generalised advantages; what is good for the other seat is bad for this one."""
        lesson = self.lesson
        same = lesson.actor[:-1] == lesson.actor[1:]
        side = torch.where(lesson.done, 0.0, torch.where(same, 1.0, -1.0))
        surprise = lesson.reward + side * lesson.value[1:] - lesson.value[:-1]
        later = torch.zeros_like(surprise[0])
        for step in reversed(range(STEPS)):
            later = surprise[step] + TRACE * side[step] * later
            lesson.advantage[step] = later
        lesson.target.copy_(lesson.advantage + lesson.value[:-1])

    @torch.no_grad()
    def __call__(self) -> Lesson:
        """The next lesson. It is the same memory each time."""
        lesson, lanes = self.lesson, self.lanes
        for step in range(STEPS):
            self.decide()
            # The tensors of the lanes change with the next step: what a lesson needs is copied.
            lesson.observation[step] = lanes.observation
            lesson.mask[step] = lanes.mask
            lesson.actor[step] = lanes.actor
            lesson.move[step] = self.move
            lesson.logp[step] = self.logp
            lesson.value[step] = self.value
            lanes.step(self.move)
            own = lanes.reward.gather(1, lesson.actor[step][:, None]).squeeze(1)
            lesson.reward[step] = torch.where(lanes.done, 2 * own - 1, 0.0)
            lesson.done[step] = lanes.done
        self.decide()  # for what the last positions promise; these moves are not played
        lesson.value[STEPS] = self.value
        lesson.actor[STEPS] = lanes.actor
        self.credit()
        return lesson


class Learning:
    """Goes through a lesson, part by part."""

    def __init__(self, player: Player, lesson: Lesson, device: str) -> None:
        self.player, self.lesson = player, lesson
        self.decisions = lesson.move.numel()
        self.part = torch.zeros(self.decisions // PARTS, dtype=torch.int64, device=device)
        self.left = torch.ones((), device=device)
        fast = device == "cuda"  # a rate that may change after the recording is a tensor
        rate = torch.tensor(RATE, device=device) if fast else RATE
        self.optimiser = torch.optim.Adam(player.parameters(), rate, capturable=fast, fused=fast)
        self.step = Captured(self._step, device)

    def _step(self) -> None:
        lesson, part = self.lesson, self.part

        def some(column: Tensor) -> Tensor:
            return column.flatten(0, 1)[part]

        logp, value = self.player(some(lesson.observation), some(lesson.mask))
        advantage = some(lesson.advantage)
        ratio = (logp.gather(1, some(lesson.move)[:, None]).squeeze(1) - some(lesson.logp)).exp()
        better = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(logp.exp() * logp.clamp(min=-30)).sum(-1).mean()
        loss = (value - some(lesson.target)).square().mean() / 2 - gain
        self.optimiser.zero_grad()
        (loss - CURIOSITY * self.left * entropy).backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 1.0)
        self.optimiser.step()

    def __call__(self, left: float) -> None:
        """Once more through the lesson; `left` falls from 1 to 0 over the training."""
        self.left.fill_(left)
        for group in self.optimiser.param_groups:
            rate = RATE * max(left, 0.02)
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        for _ in range(LOOKED_AT):
            order = torch.randperm(self.decisions, device=self.part.device)
            for part in order[: len(self.part) * PARTS].view(PARTS, -1):
                self.part.copy_(part)
                self.step()


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
    play = Playing(player, lanes, device)
    learn = Learning(player, play.lesson, device)
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
        play()
        learn(1 - spent / (60 * given.minutes))
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
