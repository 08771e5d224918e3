"""The same parts on a Ray cluster. A worker that dies is replaced, and its part played anew."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from motherlode.lab.experiments.description import ExperimentError
from motherlode.lab.experiments.play import Columns
from motherlode.lab.extras import extra

RETRIES = 5  # of a part whose worker died


class RayCrew:
    """Hands parts to Ray, which finds a free worker."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, function: Callable[..., Columns], /, *arguments: object) -> Future[Columns]:
        """A part, played somewhere."""
        remote = self._ray.remote(num_cpus=1, max_retries=RETRIES)(function)
        future: Future[Columns] = remote.remote(*arguments).future()
        return future


@contextmanager
def cluster(address: str, workers: int | None) -> Iterator[tuple[RayCrew, int]]:
    """A cluster: “local” starts one here, “auto” finds a running one, else its address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = extra("ray")
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == "local":
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ExperimentError(
            "experiment/no-cluster", f"No Ray cluster at “{address}”: {_line(error)}"
        ) from error
    try:
        yield RayCrew(ray), max(1, int(ray.cluster_resources().get("CPU", 1)))
    except ray.exceptions.RayError as error:
        raise ExperimentError(
            "experiment/worker-died",
            f"The cluster lost a part {RETRIES} times ({_line(error)}). What was finished is kept; "
            "go on with --resume.",
        ) from error
    finally:
        ray.shutdown()


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:200]
