"""One process of bots, from its start to its end: what it is told, what it says, how it ends."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Mapping, Sequence

import msgspec

from motherlode.server.workers.messages import Request, Said

log = logging.getLogger(__name__)

LINE = 64 * 1024 * 1024  # bytes: a look back at a long match is long
LEAVING = 2.0  # seconds from the end of its pipe to its own
PIECE = 64 * 1024
SHOWN = 200  # letters of what is not ours

decode = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode


class BotProcess:
    """A running process; it says what it has to say through a pipe of its own."""

    def __init__(
        self,
        child: asyncio.subprocess.Process,
        channel: asyncio.StreamReader,
        transport: asyncio.ReadTransport,
        heard: Callable[[Said], object],
    ) -> None:
        self._child = child
        self._channel = channel
        self._transport = transport
        self._heard = heard
        self._has_babbled = False
        self._printed = asyncio.create_task(self._read_output())
        self.has_spoken = False
        self.silent = 0  # how often somebody has looked since it last said anything of ours
        self.why = ""  # it was ended

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        environment: Mapping[str, str],
        heard: Callable[[Said], object],
    ) -> "BotProcess":
        """Starts one; `CHANNEL` among its arguments is the number of its pipe."""
        ours, its = os.pipe()
        program, *arguments = command
        try:
            child = await asyncio.create_subprocess_exec(
                program,
                *(str(its) if argument == "CHANNEL" else argument for argument in arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
                pass_fds=(its,),
            )
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
                code = await asyncio.wait_for(self._child.wait(), LEAVING)
            except TimeoutError:
                self.end("it has closed its pipe")
                code = await self._child.wait()
        except BaseException:
            self.end("the server closes")
            await self._child.wait()
            raise
        finally:
            self._printed.cancel()
            self._transport.close()
        return self.why or f"exit code {code}"

    async def _listen(self) -> None:
        while True:
            try:
                line = await self._channel.readline()
            except ValueError:  # longer than any of ours
                self._babble("its pipe", b"")
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

    def _babble(self, where: str, what: bytes) -> None:
        """Said once for each process."""
        if not self._has_babbled:
            self._has_babbled = True
            shown = what.decode(errors="replace")[:SHOWN].strip()
            log.warning("the bots' process says on %s what is not ours: %r", where, shown)
