"""A plain file server that knows nothing of us, and can be taken away."""

from collections.abc import Callable, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

Headers = Callable[[str], Mapping[str, str]]


class _Quiet(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, headers: Headers, **more: Any) -> None:
        self._headers = headers
        super().__init__(*given, **more)

    def end_headers(self) -> None:
        for name, value in self._headers(self.path.partition("?")[0]).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class _Server(ThreadingHTTPServer):
    request_queue_size = 128  # a page asks for much at once, and a busy machine is slow to accept


class FileServer:
    """Serves a folder, with headers by path if the host sends some; `stop` is the network cut."""

    def __init__(self, folder: Path, headers: Headers = lambda path: {}) -> None:
        handler = partial(_Quiet, directory=str(folder), headers=headers)
        self._server = _Server(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()
