"""WebAssembly beside the processor on one core: random play and search, in Node and in Chromium.

    python bench/wasm.py              # all games
    python bench/wasm.py gold-nuggets

Every job is done in turns by the processor's loop, Node and Chromium, several times each, and the
best time counts. What comes of it must be the same bytes everywhere. Says how large modules are.
"""

import base64
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import motherlode
from motherlode.bots.modules import LOOPS
from motherlode.bots.search import Budget, Search
from motherlode.engine.batch import LIMIT
from motherlode.engine.batch_wasm import PLAYOUTS
from motherlode.engine.game import Game
from motherlode.engine.jobs import Job
from motherlode.engine.jobs_cpu import Processor
from motherlode.engine.wasm.block import request
from motherlode.engine.wasm.emit import module

CALLER = Path(__file__).with_name("wasm_caller.js").read_text(encoding="utf-8")
# Runs are short and many, so that some of them are not interrupted on a machine with other work.
DECISIONS = 30_000  # of random play in one run
SIMULATIONS = 400
ROUNDS, TIMES = 4, 40  # in turns, and runs in a turn
ELSEWHERE = ("Node", "Chromium")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Measures games and prints two tables."""
    slugs = sys.argv[1:] or motherlode.games()
    print(f"{date.today()}, best of {ROUNDS * TIMES}; a second, and as a part of cpu\n")
    play = [f"{what}: {where}" for what in ("play", "search") for where in ("cpu", *ELSEWHERE)]
    print("|", " | ".join(["game", "module", "compressed", *play, "same bytes"]), "|")
    print("|", " | ".join(["---", *["---:"] * (2 + len(play)), "---"]), "|")
    with sync_playwright() as playwright:
        system = next((found for name in BROWSERS if (found := shutil.which(name))), None)
        browser = playwright.chromium.launch(executable_path=system, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(content=CALLER)
        for slug in slugs:
            print(row(motherlode.load(slug), page), flush=True)
        browser.close()


def row(game: Game, page: Page) -> str:
    """One game's line."""
    code = module(game, LOOPS)
    jobs = [random_play(game), a_search(game)]
    given = {
        "base64": base64.b64encode(code).decode(),
        "jobs": [plain(job) for job in jobs],
        "times": TIMES,
    }
    best: dict[str, list[float]] = {}
    digests: dict[str, str] = {}
    for _ in range(ROUNDS):
        for where, measured in (
            ("cpu", on_processor(jobs)),
            ("Node", in_node(given)),
            (
                "Chromium",
                page.evaluate("given => measure(given.base64, given.jobs, given.times)", given),
            ),
        ):
            times = [one["best"] for one in measured]
            best[where] = [min(pair) for pair in zip(best.get(where, times), times, strict=True)]
            read = [bytes(part) for one in measured for part in one["answer"]["read"]]
            digests[where] = hashlib.sha256(b"".join(read)).hexdigest()
    decided = sum(map(int, Processor().run(jobs[0]).values["decisions"]))
    speeds = {where: (decided / t[0], SIMULATIONS / t[1]) for where, t in best.items()}
    parts = [
        game.name,
        f"{len(code) / 1000:.1f} kB",
        f"{len(gzip.compress(code, 9)) / 1000:.1f} kB",
    ]
    for at in (0, 1):
        parts.append(f"{1000 * speeds['cpu'][at]:,.0f}")
        parts += [f"{speeds[w][at] / speeds['cpu'][at]:.2f}" for w in ELSEWHERE]
    parts.append("yes" if len(set(digests.values())) == 1 else "NO")
    return f"| {' | '.join(parts)} |"


def random_play(game: Game) -> Job:
    """Whole random games with the most players, about as many decisions of each game."""
    seats = game.seats[-1]

    def job(games: int) -> Job:
        first = bytes(game.first_state(seats))
        values = {"first": first, "seed": 1, "stop": games, "limit": LIMIT}
        lengths = {"games": games, "seats": seats}
        return Job(PLAYOUTS, game, values, lengths, ("points", "won", "decisions"))

    few = Processor().run(job(20)).values["decisions"]
    return job(max(20, 20 * DECISIONS // int(sum(few))))


def a_search(game: Game) -> Job:
    """A search at the beginning of a game."""
    match = game.start(game.seats[-1], seed=3)
    seat = match.to_act[0]
    return next(Search(game, Budget(SIMULATIONS), 0.6, seed=1).analysing(match.known(seat), seat))


def plain(job: Job) -> Any:
    """A request as JSON."""
    asked = request(job)
    return {**asked, "write": [(at, list(data)) for at, data in asked["write"]]}


def on_processor(jobs: list[Job]) -> list[Any]:
    """The same measure with the processor's loops."""
    found = []
    for job in jobs:
        best = float("inf")
        for _ in range(TIMES):
            began = time.perf_counter()
            done = Processor().run(job)
            best = min(best, 1000 * (time.perf_counter() - began))
        read = [bytes(done.values[name]) for name in job.wanted]
        found.append({"best": best, "answer": {"read": read}})
    return found


def in_node(given: Any) -> list[Any]:
    """The same in Node, a new process each time."""
    node = Path(sys.executable).with_name("node")
    command = [str(node) if node.exists() else "node", "-e", CALLER, "caller", "measure"]
    done = subprocess.run(
        command, input=json.dumps(given), capture_output=True, text=True, check=True
    )
    found: list[Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
