"""How a server is set up: by options, by the environment, by a file; in this order."""

import os
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from motherlode.engine.errors import MotherlodeError, did_you_mean

LOGS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """Everything an operator can choose."""

    host: str = "0.0.0.0"  # phones in the room shall reach it
    port: int = 8000
    data: str = ""  # where the embedded database lies; the user's data folder if empty
    database: str = ""  # sqlite:///… or postgresql://…; in `data` if empty
    channels: str = "memory"  # memory, redis://… or postgresql://…
    origin: str = ""  # the public address, as https://play.example.org; any of ours if empty
    proxy: bool = False  # whether a proxy in front tells the client's address
    moves_per_second: float = 40.0  # of one socket, on average
    requests_per_minute: float = 240.0  # of one address
    openings_per_minute: float = 20.0  # new tables and new guests of one address
    keep_guests_days: float = 400.0  # guests who do not come back; as long as their cookie
    keep_open_days: float = 30.0  # tables at which nobody begins
    keep_chat_days: float = 180.0  # words, after the last thing that happened at the table
    keep_finished_days: float = 180.0  # logs of finished tables; their records stay
    log: str = "text"  # or json
    log_level: str = "info"  # debug, info, warning or error
    signal: float = 3.0  # seconds to look up before a race begins
    plain: bool = False  # requests and sockets by uvicorn alone: slower, no library's inside
    instant_bots: bool = False  # bots do not pause before they act

    @property
    def folder(self) -> Path:
        """Where files of this server lie."""
        if self.data:
            return Path(self.data)
        from platformdirs import user_data_path

        return user_data_path("motherlode", appauthor=False)

    @property
    def database_url(self) -> str:
        """The database that was chosen, or the embedded one."""
        return self.database or f"sqlite:///{self.folder / 'motherlode.db'}"


def settings_from(file: Path | None = None, **options: Any) -> Settings:
    """Options first, then MOTHERLODE_… in the environment, then the file."""
    values: dict[str, Any] = {}
    kinds = {field.name: type(field.default) for field in fields(Settings)}
    if file is not None:
        values.update(_from_file(file, kinds))
    for name, kind in kinds.items():
        text = os.environ.get(f"MOTHERLODE_{name.upper()}")
        if text is not None:
            values[name] = _parsed(f"MOTHERLODE_{name.upper()}", text, kind)
    values.update({name: value for name, value in options.items() if value is not None})
    return _checked(Settings(**values))


def _checked(settings: Settings) -> Settings:
    """What a type alone does not say."""
    for name, fits, right in (
        ("port", 0 < settings.port < 65536, "a port from 1 to 65535"),
        ("log", settings.log in LOGS, " or ".join(LOGS)),
        ("log_level", settings.log_level.lower() in LEVELS, " or ".join(LEVELS)),
        ("origin", _is_origin(settings.origin), "without a path, as https://play.example.org"),
        ("moves_per_second", settings.moves_per_second > 0, "more than 0"),
        ("requests_per_minute", settings.requests_per_minute > 0, "more than 0"),
        ("openings_per_minute", settings.openings_per_minute > 0, "more than 0"),
        ("signal", settings.signal >= 0, "0 or more"),
        *[
            (name, getattr(settings, name) >= 0, "0 (for ever) or more")
            for name in (
                *("keep_guests_days", "keep_open_days"),
                *("keep_chat_days", "keep_finished_days"),
            )
        ],
    ):
        if not fits:
            value = getattr(settings, name)
            raise MotherlodeError("settings/value", f"“{name}” must be {right}, not “{value}”.")
    return settings


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    bare = parts.netloc and parts.path in ("", "/") and not parts.query and not parts.fragment
    return not text or (parts.scheme in ("http", "https") and bool(bare))


def _from_file(file: Path, kinds: dict[str, type]) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise MotherlodeError("settings/unreadable", f"{file} cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise MotherlodeError("settings/not-toml", f"{file} is not TOML: {error}") from error
    for name, value in found.items():
        if name not in kinds:
            hint = did_you_mean(name, kinds)
            raise MotherlodeError("settings/unknown", f"{file}: no setting “{name}”. {hint}")
        if type(value) is not kinds[name] and (kinds[name], type(value)) != (float, int):
            raise MotherlodeError(
                "settings/kind", f"{file}: “{name}” must be of type {kinds[name].__name__}."
            )
    return found


def _parsed(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
    else:
        try:
            return kind(text)
        except ValueError:
            pass
    raise MotherlodeError("settings/kind", f"{name} must be of type {kind.__name__}, not “{text}”.")
