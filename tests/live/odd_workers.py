"""Bots' processes that are not as they should be: real ones, into which a few lines are slipped.

Python runs a `sitecustomize` before anything else; the server's own process is left alone.
"""

import sys
from pathlib import Path

INTO_WORKERS = """
import os, sys
if "motherlode.server.workers.bot_worker" in sys.orig_argv:
    {lines}
"""

BABBLES = """
    print("not an answer", flush=True)
    print('{"id": "neither"}', flush=True)
    if sys.orig_argv[-2].isdigit():
        os.write(int(sys.orig_argv[-2]), b"nor this\\n[1]\\n")
"""

# Its lines are many and short: reading them takes longer than all that people do.
NEVER_STOPS_BABBLING = """
    import threading
    def babble(channel):
        while True:
            os.write(channel, b"neither is this\\n" * 500)
    if sys.orig_argv[-2].isdigit():
        for channel in (1, int(sys.orig_argv[-2])):
            threading.Thread(target=babble, args=(channel,), daemon=True).start()
"""

# The same for as long as a file is there, in the folder of the server.
BABBLES_AT_TIMES = """
    import threading, time
    def babble(channel):
        while True:
            if os.path.exists("babble"):
                os.write(channel, b"neither is this\\n" * 500)
            else:
                time.sleep(0.05)
    if sys.orig_argv[-2].isdigit():
        for channel in (1, int(sys.orig_argv[-2])):
            threading.Thread(target=babble, args=(channel,), daemon=True).start()
"""

# A machine whose clock somebody sets: by as many seconds as a file says, in the server's folder.
SET_CLOCK = """
import time
def asked(true=time.time):
    try:
        with open("clock-is-set-by") as file:
            return true() + float(file.read() or 0)
    except OSError:
        return true()
time.time = asked
"""

DIES_OF_EVERY_BOT = """
    from motherlode.bots import levels
    levels.make_bot = lambda *_: os.kill(os.getpid(), 9)
"""

COUNTS_LOOK_BACKS = """
    import time
    from motherlode.bots import coach
    def look_back(match):
        with open("looked-back", "a") as file:
            print(match.number, file=file)
        time.sleep(1.0)
        return dict(expected=[], luck=[], skill=[], turning_points=[])
    coach.look_back = look_back
"""

LOOKS_BACK_FOR_EVER = COUNTS_LOOK_BACKS.replace("time.sleep(1.0)", "time.sleep(3600.0)")

# Writes down what it is asked, and has no answer to anything.
NOTES = """
import json, os, sys
channel = os.fdopen(int(sys.argv[1]), "w")
for line in sys.stdin:
    asked = json.loads(line)
    with open(sys.argv[2], "a") as file:
        print(asked["what"], file=file, flush=True)
    answer = dict(type="answer", id=asked["id"], result=dict(move="a move", pause=0.0))
    print(json.dumps(answer), file=channel, flush=True)
"""

# Is alive, takes everything up, and comes to no end.
PONDERS = """
import json, os, sys, threading, time
channel = os.fdopen(int(sys.argv[1]), "w")
def live():
    while True:
        print('{"type":"alive"}', file=channel, flush=True)
        time.sleep(0.3)
threading.Thread(target=live, daemon=True).start()
for line in sys.stdin:
    print(json.dumps(dict(type="taken", id=json.loads(line)["id"])), file=channel, flush=True)
os._exit(0)
"""


# Thinks for ever about what it is asked, and stops when it is told that nobody waits.
STOPS = """
import json, os, sys
channel = os.fdopen(int(sys.argv[1]), "w")
for line in sys.stdin:
    asked = json.loads(line)
    with open(sys.argv[2], "a") as file:
        print(asked["what"], file=file, flush=True)
    if asked["what"] == "drop":
        answer = dict(type="answer", id=asked["id"], slug="coach/dropped")
        print(json.dumps(answer), file=channel, flush=True)
"""


def slipped_in(folder: Path, lines: str) -> str:
    """What PYTHONPATH has to begin with."""
    folder.mkdir()
    text = INTO_WORKERS.replace("{lines}", lines.strip())
    (folder / "sitecustomize.py").write_text(text)
    return str(folder)


def slipped_into_all(folder: Path, lines: str) -> str:
    """Likewise, for the server's own process, too."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(lines)
    return str(folder)


def notes(file: Path) -> list[str]:
    """The command of a process that writes down what it is asked."""
    return [sys.executable, "-c", NOTES, "CHANNEL", str(file)]


def stops(file: Path) -> list[str]:
    """The command of a process that answers nothing but what nobody waits for."""
    return [sys.executable, "-c", STOPS, "CHANNEL", str(file)]


def ponders() -> list[str]:
    """The command of a process that never answers."""
    return [sys.executable, "-c", PONDERS, "CHANNEL"]
