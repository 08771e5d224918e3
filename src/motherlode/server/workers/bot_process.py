"""One process of bots, from its start to its end: what it is told, what it says, how it ends."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from motherlode.server.workers.messages import Request, Said

log = logging.getLogger(__name__)

LINE = 64 * 1024 * 1024  # bytes: a look back at a long match is long
LEAVING = 2.0  # seconds from the end of its pipe to its own
PIECE = 64 * 1024
MOST_BABBLE = 1024 * 1024  # bytes that are not ours, in the life of one process
SHOWN = 200  # letters of what is not ours
# Windows gives a child nothing but its three standard files: there the answers come on its output.
HAS_OWN_PIPE = os.name != "nt"

decode = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode


Heard = Callable[[Said], object]
# How one is started: by a command, with an environment, and who hears what it says.
Starter = Callable[[Sequence[str], Mapping[str, str], Heard], Awaitable["BotProcess"]]


async def _started(
    command: Sequence[str], channel: int, environment: Mapping[str, str], **how: Any
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(str(channel) if argument == "CHANNEL" else argument for argument in command),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment,
        **how,
    )


class BotProcess:
    """A running process; it answers through a pipe of its own, where it can have one."""

    def __init__(
        self,
        child: asyncio.subprocess.Process,
        channel: asyncio.StreamReader,
        transport: asyncio.ReadTransport | None,
        heard: Heard,
    ) -> None:
        self._child = child
        self._channel = channel
        self._transport = transport
        self._heard = heard
        self._has_babbled = False
        self._babbled = 0  # bytes
        self._printed = asyncio.create_task(self._read_output()) if transport else None
        self.has_spoken = False
        self.silent = 0  # how often somebody has looked since it last said anything of ours
        self.why = ""  # it was ended

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        environment: Mapping[str, str],
        heard: Heard,
    ) -> "BotProcess":
        """Starts one; `CHANNEL` among its arguments is the number of its pipe."""
        if not HAS_OWN_PIPE:
            child = await _started(command, 1, environment, limit=LINE)
            assert child.stdout is not None
            return cls(child, child.stdout, None, heard)
        ours, its = os.pipe()
        try:
            child = await _started(command, its, environment, pass_fds=(its,))
        except BaseException:
            os.close(ours)
            raise
        finally:
            os.close(its)
        channel = asyncio.StreamReader(limit=LINE)
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(channel), os.fdopen(ours, "rb", 0)
        )
        return cls(child, channel, transport, heard)

    def ask(self, request: Request) -> None:
        """Tells it what to think about."""
        assert self._child.stdin is not None
        self._child.stdin.write(encode(request) + b"\n")

    def end(self, why: str) -> None:
        """Kills it, once; a process that hangs hears nothing else."""
        if self.why or self._child.returncode is not None:
            return
        self.why = why
        with contextlib.suppress(ProcessLookupError):
            self._child.kill()

    async def ended(self) -> str:
        """Listens until it is gone; why it is."""
        try:
            await self._listen()
            try:
                async with asyncio.timeout(LEAVING):
                    code = await self._child.wait()
            except TimeoutError:
                self.end("it has closed its pipe")
                code = await self._child.wait()
        except BaseException:
            self.end("the server closes")
            await self._child.wait()
            raise
        finally:
            if self._printed is not None:
                self._printed.cancel()
            if self._transport is not None:
                self._transport.close()
        return self.why or f"exit code {code}"

    async def _listen(self) -> None:
        while True:
            try:
                line = await self._channel.readline()
            except ValueError:  # longer than any of ours
                self._babble("its pipe", b"", LINE)
                continue
            if not line:
                return
            try:
                said = decode(line)
            except msgspec.DecodeError:
                self._babble("its pipe", line)
                continue
            self.silent, self.has_spoken = 0, True
            self._heard(said)

    async def _read_output(self) -> None:
        """What is printed there is nobody's answer; it is taken away, for a full pipe stops."""
        assert self._child.stdout is not None
        while piece := await self._child.stdout.read(PIECE):
            self._babble("standard output", piece)

    def _babble(self, where: str, what: bytes, least: int = 1) -> None:
        """Said once for each process; who does not stop is replaced, for reading it is our time."""
        self._babbled += max(least, len(what))
        if self._babbled > MOST_BABBLE:
            self.end("it does not stop babbling")
        if not self._has_babbled:
            self._has_babbled = True
            shown = what.decode(errors="replace")[:SHOWN].strip()
            log.warning("the bots' process says on %s what is not ours: %r", where, shown)
