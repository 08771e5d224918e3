"""Our server beside boardgame.io's on the same machine, in one run, doing the same work.

Both play Gold Nuggets for two at many tables, driven by the same generator over real sockets:
everyone moves as soon as he can. Ours runs as one process and commits every move to SQLite
(write-ahead log, `synchronous=full`) before it answers; theirs keeps everything in memory.

    make bench-load
"""

import argparse
import json
import os
import shutil
import site
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Measures both, twice in turn, and prints the ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--python",
        default=machines_python(),
        help="the interpreter for our server, of the same version; by default the "
        "machine's own, as its Node (here: %(default)s)",
    )
    parser.add_argument("--only", choices=["motherlode", "boardgame.io"])
    options = parser.parse_args()
    install()
    print(f"our server runs with {options.python}, theirs with {real_node()}", flush=True)
    found: dict[str, list[dict[str, float]]] = {}
    for _ in range(options.rounds):
        for name in ("motherlode", "boardgame.io"):
            if options.only in (None, name):
                result = measure(name, options.tables, options.seconds, options.python)
                print(json.dumps(result), flush=True)
                found.setdefault(name, []).append(result)
    print_table("server", found)
    if len(found) == 2:
        ours, theirs = (
            max(found[name], key=lambda result: result["moves_per_second"])
            for name in ("motherlode", "boardgame.io")
        )
        ratio = ours["moves_per_second"] / theirs["moves_per_second"]
        print(
            f"{ratio:.2f} times boardgame.io's moves a second (best of {options.rounds}); "
            f"p99 {ours['p99_ms']} ms against {theirs['p99_ms']} ms"
        )


def print_table(what: str, found: Mapping[str, list[dict[str, float]]]) -> None:
    """All rounds, as results.md keeps them."""
    print(f"\n| {what} | moves a second | p50 | p99 | processor time a move |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, results in found.items():
        moves = ", ".join(f"{result['moves_per_second']:,.0f}" for result in results)
        middle, slow, spent = (
            ", ".join(f"{result[key]:.0f}" for result in results)
            for key in ("p50_ms", "p99_ms", "cpu_us_a_move")
        )
        print(f"| {name} | {moves} | {middle} ms | {slow} ms | {spent} µs |")
    print(flush=True)


def machines_python() -> str:
    """The machine's own Python, if it is of this version, as it is the machine's Node.

    One that somebody has built here is mostly built without optimisation, for the sake of a quick
    installation, and a tenth slower; nobody would measure a Node like that.
    """
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return shutil.which(name, path=os.defpath) or sys.executable


def install() -> None:
    """What the generator and boardgame.io's server need of npm, once."""
    if not (HERE / "node_modules").is_dir():
        npm = shutil.which("npm") or sys.exit("npm is needed: make web puts one into .venv")
        subprocess.run([npm, "install", "--silent", "--no-package-lock"], cwd=HERE, check=True)


def measure(name: str, tables: int, seconds: float, python: str) -> dict[str, float]:
    """Starts one server, drives it, and stops it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        ours = name == "motherlode"
        server = start_ours(port, folder, python) if ours else start_theirs(port)
        try:
            wait_for(port)
            return drive(name, {port: server}, tables, seconds)
        finally:
            server.terminate()
            server.wait(30)


def drive(
    name: str,
    servers: Mapping[int, "subprocess.Popen[bytes]"],
    tables: int,
    seconds: float,
    apart: bool = False,
) -> dict[str, float]:
    """Plays against the processes of a server, by port; what came of it."""
    addresses = ",".join(f"127.0.0.1:{port}" for port in servers)
    command = [real_node(), "drive.cjs", name, addresses, str(tables), str(seconds), "2"]
    command += ["apart"] if apart else []
    player = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    player.stdout.readline()  # everyone is playing
    before = sum(cpu_seconds(server.pid) for server in servers.values())
    result: dict[str, float] = json.loads(player.stdout.readline())
    # What a machine with other work cannot blur: processor time of the server.
    spent = sum(cpu_seconds(server.pid) for server in servers.values()) - before
    result["cpu_us_a_move"] = round(1e6 * spent / result["moves"])
    return result


def start_ours(
    port: int, folder: str, python: str = sys.executable, *options: str
) -> "subprocess.Popen[bytes]":
    """One process, by itself with the embedded database; nobody is told that he moves too often."""
    limits = {
        "MOTHERLODE_MOVES_PER_SECOND": "1e9",
        "MOTHERLODE_REQUESTS_PER_MINUTE": "1e9",
        "MOTHERLODE_OPENINGS_PER_MINUTE": "1e9",
        "MOTHERLODE_TABLES_PER_MINUTE": "1e9",
        "MOTHERLODE_SOCKETS_PER_MINUTE": "1e9",
        "MOTHERLODE_SOCKETS_PER_PERSON": "1000000",
        "MOTHERLODE_SOCKETS_PER_TABLE": "1000000",
    }
    command = [python, "-m", "motherlode", "serve", "--host", "127.0.0.1"]
    return subprocess.Popen(
        [*command, "--port", str(port), "--data", folder, *options],
        env={**os.environ, **limits, "PYTHONPATH": packages()},
        stdout=subprocess.DEVNULL,
    )


def packages() -> str:
    """Where another interpreter finds ours."""
    return os.pathsep.join([*site.getsitepackages(), str(HERE.parents[1] / "src")])


def start_theirs(port: int) -> "subprocess.Popen[bytes]":
    """boardgame.io's server as its documentation starts it."""
    env = {**os.environ, "NODE_ENV": "production"}
    return subprocess.Popen(
        [real_node(), "boardgame.cjs", str(port)], cwd=HERE, env=env, stdout=subprocess.DEVNULL
    )


@cache
def real_node() -> str:
    """Node itself, as it says: the one from PyPI hides behind a script that is not to be timed."""
    found = shutil.which("node") or shutil.which("node", path=Path(sys.executable).parent)
    if found is None:
        sys.exit("node is needed: make web puts one into .venv")
    asked = [found, "-p", "process.execPath"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def cpu_seconds(process: int) -> float:
    """User and system time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server did not start")


if __name__ == "__main__":
    main()
