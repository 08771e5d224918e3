"""What strangers can do to everybody else: `make attack`.

    python bench/attack/attack.py --seconds 15
    python bench/attack/attack.py --only pings --only chat

For each attack a new server with its default limits. Sixteen people play at eight tables, two play
against bots, one looks at pages; first undisturbed, then while somebody attacks from addresses of
his own, then undisturbed once more: a machine that was slower for a while is no attack. Everybody
else's p99 shall stay within twice the undisturbed one, and bots shall move within two seconds. The
attacker runs on the same machine, with less right to the processor.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attackers import ATTACKS
from honest import BOTS, Everybody, Lived

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1]))

from compiled import compile_bots
from live.servers import BUSY, Server

from motherlode.server.settings import Settings

HERE = Path(__file__).parent
# As it is delivered, but bots do not pause: how long they think is measured.
DEFAULTS = {
    name: str(getattr(Settings(), name))
    for name in (variable.removeprefix("MOTHERLODE_").lower() for variable in BUSY)
    if name != "instant_bots"
}


@dataclass
class Waits:
    """How long everybody else waited, in milliseconds."""

    move_p50: float
    move_p99: float
    page_p99: float
    bot_longest: float
    megabytes: float  # of the server

    @classmethod
    def of(cls, lived: Lived, megabytes: float) -> "Waits":
        """What was lived through."""
        return cls(
            share(lived.moves, 0.5),
            share(lived.moves, 0.99),
            share(lived.pages, 0.99),
            share(lived.bots, 1.0),
            megabytes,
        )


def share(waits: list[float], part: float) -> float:
    """The wait that so large a part of all waits does not exceed, in milliseconds."""
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


async def attacked(name: str, seconds: float) -> dict[str, Any]:
    """One server: undisturbed, then attacked."""
    with tempfile.TemporaryDirectory(prefix="motherlode-attack-") as folder:
        server = Server(Path(folder), **DEFAULTS)
        try:
            people = Everybody(server.url)
            await people.sit_down()
            await people.live(seconds / 2)
            quiet, memory = people.take(), server.megabytes
            attacker = subprocess.Popen(
                [sys.executable, str(HERE / "attackers.py"), name, str(server.port), str(seconds)],
                stdout=subprocess.PIPE,
                text=True,
            )
            assert attacker.stdout is not None
            try:
                await asyncio.to_thread(attacker.stdout.readline)  # it has begun
                await people.live(seconds)
                during = Waits.of(people.take(), server.megabytes)
                told = await asyncio.to_thread(attacker.stdout.read)
            finally:
                attacker.kill()
                attacker.wait()
            await people.live(seconds / 2)
            before = Waits.of(quiet + people.take(), memory)
            came = json.loads(told) if told.strip() else {"failed": 1}
            return {
                "attack": name,
                "undisturbed": before.__dict__,
                "attacked": during.__dict__,
                "times": round(during.move_p99 / before.move_p99, 1),
                "came of it": came,
                "in the log": server.complaints[:3],
            }
        finally:
            server.stop()


def main() -> None:
    """All of them, or those that were asked for; a line of JSON each, then a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", action="append", choices=list(ATTACKS))
    wanted = parser.parse_args()
    compile_bots((*BOTS, "claim-poker", "gold"), "prospector", "legend")
    rows = []
    for name in wanted.only or ATTACKS:
        found = asyncio.run(attacked(name, wanted.seconds))
        print(json.dumps(found), flush=True)
        rows.append(found)
    print("\n| attack | p99 of a move | times | p99 of a page | longest bot | MB | came of it |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for row in rows:
        before, during = row["undisturbed"], row["attacked"]
        move, page, bot, memory = (
            f"{before[key]:.0f} → {during[key]:.0f}"
            for key in ("move_p99", "page_p99", "bot_longest", "megabytes")
        )
        came = ", ".join(f"{what} {count:,}" for what, count in row["came of it"].items())
        cells = (row["attack"], move, row["times"], page, bot, memory, came)
        print(f"| {' | '.join(map(str, cells))} |")
    many = [row["attack"] for row in rows if row["times"] > 2]
    late = [row["attack"] for row in rows if row["attacked"]["bot_longest"] > 2000]
    print(f"\nAbove twice: {many or 'none'}. Bots above two seconds: {late or 'none'}.")


if __name__ == "__main__":
    main()
