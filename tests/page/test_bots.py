"""Bots and the coach of a page think in modules: levels, hints and the look back are there."""

import asyncio
from random import Random
from typing import Any

import pytest
from live.pages import Device, Refused, in_a_page

from motherlode.bots.modules import Modules
from motherlode.engine.jobs import Done, Job


class Worker:
    """Does jobs in modules, as the page's workers do, and counts them."""

    def __init__(self) -> None:
        self.jobs: list[tuple[str, str]] = []
        self._modules = Modules()

    async def __call__(self, job: Job, who: str) -> Done:
        """The table has its turn meanwhile."""
        self.jobs.append((who, job.loop.name))
        await asyncio.sleep(0)
        return self._modules.run(job)


@pytest.mark.heavy
def test_bots_search_the_coach_advises_and_looks_back() -> None:
    async def evening() -> None:
        worker = Worker()
        device = await Device(run=worker).open()
        await device.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "veteran"}]
        table = await device.post("/api/tables", {"game": "gold-nuggets", "seats": seats})
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("start")
        await seat.until(lambda: seat.state and seat.state["legal"])
        advice = await seat.ask("hint", seat=0)
        assert advice["type"] == "advice"
        assert advice["equal"][0] in [choice["move"] for choice in advice["choices"]]
        assert set(advice["why"]) == {"en", "de", "fr", "it"}
        await seat.play(Random(1))
        assert ("move", "simulations") in worker.jobs
        assert seat.state is not None
        path = f"/api/matches/{seat.state['match']}/look-back"
        review: Any = await device.get(path)
        assert len(review["luck"]) == len(review["skill"]) == 2
        thought = len(worker.jobs)
        await device.reload()
        assert await device.get(path) == review
        assert len(worker.jobs) == thought  # it was kept

    in_a_page(evening())


def test_without_a_module_the_coach_says_that_he_is_not_here() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "legend"}]
        table = await device.post("/api/tables", {"game": "gold", "seats": seats})
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("start")
        await seat.until(lambda: seat.state and seat.state["legal"])
        said = await seat.ask("hint", seat=0)
        assert (said["type"], said["slug"]) == ("error", "coach/not-here")
        await seat.play(Random(2))
        assert seat.state is not None
        with pytest.raises(Refused) as refused:
            await device.get(f"/api/matches/{seat.state['match']}/look-back")
        assert refused.value.slug == "coach/not-here"

    in_a_page(evening())
