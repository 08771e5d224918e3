"""The process that checks a game: what the kit says, as lines of JSON.

Somebody's rules may hang or take the interpreter down: then it is only this process.
"""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from motherlode.engine.check import Effort, Fault, check
from motherlode.engine.check.faults import short
from motherlode.engine.errors import MotherlodeError
from motherlode.games.added import Source, load_source

Say = Callable[[dict[str, Any]], None]


def spoken() -> Say:
    """Says something to whoever has started this process; what a game prints is nobody's answer."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(what: dict[str, Any]) -> None:
        out.write(json.dumps(what) + "\n")
        out.flush()

    return say


def fault_of(fault: Fault, called: str) -> dict[str, Any]:
    """A fault of the kit, with its place."""
    place = fault.place
    return {
        "kind": fault.kind,
        "message": fault.message,
        "file": os.path.basename(fault.file),
        "line": fault.line,
        "function": fault.function,
        "field": fault.field,
        "setting": str(place.setting or ""),
        "event": place.event,
        "what": place.what,
        "again": f"motherlode check {called} --seed {place.seed} --again {place.number}"
        if place.number
        else "",
    }


def checked(source: Source, say: Say) -> None:
    """First as Python runs the rules, which is quick; then as they are compiled."""
    try:
        game = load_source(source)
    except MotherlodeError as error:
        say({"fault": {"kind": error.slug, "message": error.message, **_line(error)}})
        return
    called = short(source.name.rpartition(":")[0] or source.name)
    for targets, done in (((), "fits"), (("cpu",), "done")):
        report = check(game, Effort.quick(), targets=targets, called=called)
        if report.found:
            say({"fault": fault_of(report.found[0], called)})
            return
        say({done: report.passed})


def _line(error: MotherlodeError) -> dict[str, Any]:
    """The line of the file, where somebody's own code could not be loaded."""
    where, _, rest = error.message.partition(", line ")
    digits = "".join(letter for letter in rest[:6] if letter.isdigit())
    if not digits or not where.endswith(".py"):
        return {}
    told = rest.partition(": ")[2] if ": " in rest else rest
    return {"file": os.path.basename(where), "line": int(digits), "message": told}


if __name__ == "__main__":
    os.nice(10)
    checked(Source(*sys.argv[1:4]), spoken())
