"""How the log looks: lines for people or objects for programs, each with its request."""

import json
import logging
import sys
import time

from motherlode.server.request_id import REQUEST
from motherlode.server.settings import Settings

# At their most talkative they write down what passes through a database, secrets included.
VERBOSE_LOGGERS = ("aiosqlite", "alembic", "asyncio", "redis", "sqlalchemy", "uvicorn")


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{seconds}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s%(request)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        record.request = f" [{request}]" if request else ""
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """One line, whatever somebody has put into an address: nobody else writes our log."""
        if not record.message.isprintable():
            record.message = "".join(map(_shown, record.message))
        return super().formatMessage(record)


def _shown(mark: str) -> str:
    return mark if mark.isprintable() else ascii(mark)[1:-1]


def set_up_log(settings: Settings) -> None:
    """To standard error, as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if settings.log == "json" else _Text())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in VERBOSE_LOGGERS:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
