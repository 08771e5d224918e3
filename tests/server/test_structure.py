"""What holds of the server's files: no circles, nothing long, clocks and dice passed in."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import FrameType

import msgspec
import pytest
from live.in_memory import Inbox, InMemory, ManualClock, MemoryLog
from live.tables import Kept
from live.virtual_time import virtually

import motherlode
from motherlode.server.protocol import messages as say

SOURCE = Path(motherlode.__file__).parent
PACKAGES = ("server", "table")
CLOCKS_AND_DICE = {"time", "datetime", "secrets", "random", "uuid"}
PASSED_IN_FROM = {  # where the real ones are chosen, or beyond the interface
    "motherlode.server.answers.calendar",  # days; the time is given to it
    "motherlode.server.assembly",
    "motherlode.server.calls.quiet",  # zones and days; the time is given to it
    "motherlode.server.clock",
    "motherlode.server.logs",
    "motherlode.server.run",
    "motherlode.server.workers.bot_worker",
    "motherlode.table.days",  # the calendar; the time is given to it
}
LONGEST = 300  # lines of a file in server/


def modules(*folders: str) -> dict[str, Path]:
    """Files by the name under which they are imported."""
    found = {}
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            parts = ("motherlode", *path.relative_to(SOURCE).with_suffix("").parts)
            name = ".".join(parts).removesuffix(".__init__")
            if "migrations" not in parts:
                found[name] = path
    return found


def imported(path: Path) -> Iterator[str]:
    """Everything that a file imports, wherever it does, also for its types alone."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_file_knows_another_and_is_known_by_it(package: str) -> None:
    files = modules(package)
    graph = {name: {one for one in imported(path) if one in files} for name, path in files.items()}
    assert sum(map(len, graph.values())) > len(files)  # it finds them
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_no_file_of_the_server_is_long() -> None:
    long = {
        name: lines
        for name, path in modules("server").items()
        if (lines := len(path.read_text().splitlines())) > LONGEST
    }
    assert long == {}


def test_clocks_and_dice_are_passed_in() -> None:
    found = {
        name: used
        for name, path in modules(*PACKAGES).items()
        if (used := CLOCKS_AND_DICE & set(imported(path))) and name not in PASSED_IN_FROM
    }
    assert found == {}


def test_nobody_asks_the_loop_or_the_system_instead() -> None:
    """`loop.time()` would be another clock, `os.urandom` other dice."""
    found = {
        f"{name}:{node.lineno}"
        for name, path in modules(*PACKAGES).items()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (node.func.attr == "urandom" or (node.func.attr == "time" and _is_a_loop(node.func)))
    }
    assert found == set()


def _is_a_loop(function: ast.Attribute) -> bool:
    return "loop" in ast.unparse(function.value)


# --- a move's way, as docs/architecture.md tells it ---

ROOT = Path(__file__).parents[2]
BESIDE = {  # what a move causes, and does not pass through
    "server/live/state.py",
    "server/live/automation.py",
    "server/metrics.py",
    "server/storage/index.py",
    "table/by_itself.py",
}


def way() -> list[str]:
    """The files that the document names, in its order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("### A move's way")[2].partition("\n###")[0]
    return re.findall(r"^\| \d+ \| `([^`]+)` \|", section, re.MULTILINE)


def test_a_move_s_way_is_short_and_its_files_are_there() -> None:
    files = way()
    assert 10 < len(files) <= 15
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_a_move_passes_through_the_files_that_the_document_names() -> None:
    passed = virtually(files_of_a_move())
    named = {file.removeprefix("src/motherlode/") for file in way() if file.endswith(".py")}
    edges = {  # the socket and the disk, which are in memory here
        "server/websocket/picows_transport.py",
        "server/websocket/endpoint.py",
        "server/storage/event_log.py",
        "server/storage/transactions.py",
    }
    assert passed - BESIDE == named - edges


async def files_of_a_move() -> set[str]:
    """The files of table and server whose functions run while a move is handled and written."""
    kept = Kept("gold-nuggets", "me", "open").start()
    log = MemoryLog({"TABLE": [msgspec.json.encode(entry).decode() for entry in kept.log]})
    live = InMemory(log=log, clock=ManualClock(kept.now)).live(kept.loaded())
    people = [Inbox(kept.person(seat)) for seat in (0, 1)]
    for inbox in people:
        await live.subscribe(inbox)
        inbox.new()
    match = kept.table.match
    assert match is not None
    seat, passed = match.to_act[0], set()
    move = say.Play(1, seat, match.legal(seat)[0], kept.table.seen[seat])

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and SOURCE in path.parents:
            passed.add(path.relative_to(SOURCE).as_posix())

    sys.setprofile(note)
    try:
        live.handle(people[seat], move)
        log.flush()
    finally:
        sys.setprofile(None)
    assert people[1 - seat].types()[-1] == "event"  # the other one has heard of it
    return {file for file in passed if file.startswith(("server/", "table/"))}
