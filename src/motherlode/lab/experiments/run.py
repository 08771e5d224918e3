"""Runs an experiment: on all cores of this machine, or on a Ray cluster.

Parts of the games are handed out, and each is written down as soon as it is there. Whatever stops
a run, the finished parts remain, and a later run goes on with the others.
"""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import groupby
from multiprocessing import active_children, connection, get_context, parent_process
from pathlib import Path
from typing import Protocol

from motherlode.lab.experiments.description import Experiment, ExperimentError
from motherlode.lab.experiments.parts import Folder, Part, parts_of
from motherlode.lab.experiments.play import Columns, compile_for, play

AHEAD = 2  # parts handed out to each worker, so that none waits


class Crew(Protocol):
    """Somebody who plays parts."""

    def submit(
        self, function: Callable[..., Columns], /, *arguments: object
    ) -> Future[Columns]: ...


def run(
    experiment: Experiment,
    path: Path,
    workers: int | None = None,
    resume: bool = False,
    ray: str | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> None:
    """Plays what is not there yet. The games are the same for every number of workers."""
    folder = Folder(path)
    folder.begin(experiment, resume)
    parts = list(parts_of(experiment))
    missing = [part for part in parts if not folder.holds(part)]
    games = sum(part.stop - part.start for part in parts)
    done = games - sum(part.stop - part.start for part in missing)
    progress(done, games)
    count = workers or os.cpu_count() or 1

    def played(crew: Crew, parts: list[Part], width: int) -> None:
        nonlocal done
        for part, columns in _in_turn(crew, experiment, parts, width):
            folder.keep(experiment, part, columns)
            done += part.stop - part.start
            progress(done, games)

    if not missing:
        return
    if ray is not None:
        from motherlode.lab.experiments.cluster import cluster

        with cluster(ray, workers) as (away, width):
            played(away, missing, width)
        return
    for quick, some in groupby(missing, lambda part: experiment.variants[part.variant].quick):
        of_a_kind = list(some)
        if quick:
            for at in {part.variant for part in of_a_kind}:
                compile_for(experiment.variants[at])
        with _threads(count) if quick else _processes(count) as crew:
            played(crew, of_a_kind, count)


def _in_turn(
    crew: Crew, experiment: Experiment, parts: list[Part], width: int
) -> Iterator[tuple[Part, Columns]]:
    """Hands parts out and gives them back as they are finished; few are on the way at a time."""
    waiting = iter(parts)
    on_the_way: dict[Future[Columns], Part] = {}
    while True:
        for part in waiting:
            variant = experiment.variants[part.variant]
            on_the_way[crew.submit(play, variant, part.start, part.stop)] = part
            if len(on_the_way) >= AHEAD * width:
                break
        if not on_the_way:
            return
        for future in wait(on_the_way, return_when=FIRST_COMPLETED).done:
            part = on_the_way.pop(future)
            try:
                columns = future.result()
            except BrokenExecutor as error:
                raise ExperimentError(
                    "experiment/worker-died",
                    "A worker process died, perhaps for want of memory. What was finished is kept; "
                    "go on with --resume.",
                ) from error
            yield part, columns


@contextmanager
def _threads(count: int) -> Iterator[Executor]:
    """For compiled play, which holds no lock."""
    pool = ThreadPoolExecutor(count)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    """For bots and races, which run in Python between searches."""
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_stand_by)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():  # a search may take minutes, and nobody wants it now
            worker.terminate()
        raise
    pool.shutdown()


def _stand_by() -> None:
    """In a worker: ends with its parent, however that ends; Ctrl-C is the parent's to deal with."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
