"""A process of the studio's own that says lines of JSON, until it ends or is ended."""

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator
from typing import Any

LONGEST = 4 * 1024 * 1024  # bytes of a line


async def said_by(module: str, *arguments: str, silence: float) -> AsyncIterator[dict[str, Any]]:
    """What a process says; it ends with whoever listens, and after a silence of some seconds.

    The last word is `{"ended": why}` where it did not end by itself.
    """
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=LONGEST,
    )
    assert child.stdout is not None
    assert child.stderr is not None
    complaint = asyncio.create_task(child.stderr.read())
    try:
        while True:
            try:
                line = await asyncio.wait_for(child.stdout.readline(), silence)
            except TimeoutError:
                yield {"ended": "silent"}
                return
            if not line:
                break
            yield json.loads(line)
        if await child.wait():
            last = (await complaint).decode(errors="replace").strip().splitlines()
            yield {"ended": last[-1] if last else f"exit code {child.returncode}"}
    finally:
        complaint.cancel()
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.wait()
