"""Whether bots think the same on every target: the same jobs, compared bit for bit."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from motherlode.bots.ahead import shares_ahead
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.modules import Modules
from motherlode.bots.outlook import Outlook
from motherlode.bots.search import Budget, Search
from motherlode.bots.ways import weighed
from motherlode.engine.check.faults import Fault, settings
from motherlode.engine.check.walk import walk
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.jobs import Done, Job, think
from motherlode.engine.jobs_cpu import Processor
from motherlode.engine.state import copy


def check_thinking(game: Game, moments: int, simulations: int, seed: int) -> Iterator[str]:
    """Compares what the search, playing on and weighing all ways come to, in random positions."""
    random = Random(f"thinking {seed}")
    chosen = settings(game)
    compared = 0
    visits = 0
    while compared < moments:
        setting = random.choice(chosen)
        for moment in walk(game, setting, random):
            if compared >= moments:
                break
            if moment.mover == CHANCE or random.random() > 0.1:
                continue
            known = copy(moment.s)
            game.plain.hide(known, moment.mover)
            if len(moves_to_weigh(game, known, moment.mover)) < 2:
                continue
            search = Search(game, Budget(simulations), seed=compared, whole=compared % 2 > 0)
            both = Both(str(setting))
            found = think(search.analysing(known, moment.mover), both.run)
            visits += sum(estimate.visits for estimate in found)
            think(Outlook(game, compared).sharing(moment.s, simulations // 10), both.run)
            think(shares_ahead(game, known, moment.mover), both.run)
            think(weighed(game, moment.s, moment.mover, 100, 2000, to_the_end=True), both.run)
            compared += 1
    yield f"{compared} positions, {visits} visits: visits and sums the same bits as cpu"


class Both:
    """Does each job on the processor and in WebAssembly, and compares all that came of it."""

    def __init__(self, where: str) -> None:
        self.where = where

    def run(self, job: Job) -> Done:
        """The processor's answer, if it is everybody's."""
        arrays = [name for name, kind in job.loop.arguments.items() if hasattr(kind, "shape")]
        whole = replace(job, wanted=tuple(arrays))
        one, other = Processor().run(whole), Modules().run(whole)
        if one.result != other.result:
            raise Fault("thinking", f"{job.loop.name} comes to another result ({self.where})")
        for name in arrays:
            if bytes(one.values[name]) != bytes(other.values[name]):
                raise Fault("thinking", f"{job.loop.name}: {name} differs ({self.where})")
        return one._replace(values={name: one.values[name] for name in job.wanted})
