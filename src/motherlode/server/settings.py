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
LIMITS = (
    *("people_per_address", "moves_per_second", "requests_per_minute", "tables_per_minute"),
    *("openings_per_minute", "sockets_per_minute", "sockets_per_person", "sockets_per_table"),
)
PREFIX = "MOTHERLODE_"
IN_A_FILE = "_FILE"  # after a setting's name: the value is what is in that file
# What else of ours is in an environment: the compiler's cache, and how our tests run.
NOT_SETTINGS = ("MOTHERLODE_CACHE", "MOTHERLODE_FULL", "MOTHERLODE_QUICK", "MOTHERLODE_TAPS")


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
    people_per_address: float = 12.0  # busy ones: a club of fifty who look and play is fewer
    moves_per_second: float = 40.0  # of one person, on average
    requests_per_minute: float = 240.0  # of one person
    tables_per_minute: float = 10.0  # new ones of one person
    openings_per_minute: float = 60.0  # new guests of one address, and new tables
    sockets_per_minute: float = 60.0  # new ones of one person
    sockets_per_person: int = 20  # at a time
    sockets_per_table: int = 300  # of people who have no seat there
    keep_guests_days: float = 400.0  # guests who do not come back; as long as their cookie
    keep_open_days: float = 30.0  # tables at which nobody begins
    keep_chat_days: float = 180.0  # words, after the last thing that happened at the table
    keep_finished_days: float = 180.0  # logs of finished tables; their records stay
    mail: str = ""  # smtp://USER:PASSWORD@HOST:587 or smtps://…; no mail is sent if empty
    mail_from: str = ""  # the address that mail comes from
    push_contact: str = ""  # mailto:… or https://…: whom a push service may write to about us
    push_anywhere: bool = False  # also to push services on this machine: for trying it out
    call_after: float = 20.0  # seconds that somebody may be gone before he is called
    call_retry: float = 30.0  # until a call that did not get through is tried again; then longer
    drain: float = 0.0  # seconds in which a proxy finds out that this process stops
    metrics_token: str = ""  # with which somebody else than this machine may read the metrics
    operators: str = ""  # login names of who may look after this server in the browser
    log: str = "text"  # or json
    log_level: str = "info"  # debug, info, warning or error
    games: str = ""  # own games besides ours, with commas: files or module:GAME
    studio: str = ""  # the file of an own game that is being written here: `motherlode studio`
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
    def own_games(self) -> list[str]:
        """The own games that are played here, each as it was named."""
        return [name.strip() for name in self.games.split(",") if name.strip()]

    def is_operator(self, login: str | None) -> bool:
        """Whether an account may look after this server."""
        names = self.operators.lower().replace(",", " ").split()
        return login is not None and login in names

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
    values.update(_from_environment(kinds))
    values.update({name: value for name, value in options.items() if value is not None})
    return _checked(Settings(**values))


def _checked(settings: Settings) -> Settings:
    """What a type alone does not say."""
    for name, fits, right in (
        ("port", 0 < settings.port < 65536, "a port from 1 to 65535"),
        ("log", settings.log in LOGS, " or ".join(LOGS)),
        ("log_level", settings.log_level.lower() in LEVELS, " or ".join(LEVELS)),
        ("origin", _is_origin(settings.origin), "without a path, as https://play.example.org"),
        *[(name, getattr(settings, name) > 0, "more than 0") for name in LIMITS],
        *[
            (name, getattr(settings, name) >= 0, "0 or more")
            for name in ("signal", "drain", "call_after", "call_retry")
        ],
        ("mail", _is_mail_server(settings.mail), "as smtp://USER:PASSWORD@HOST:587, or smtps://"),
        ("mail_from", not settings.mail or _is_mail(settings.mail_from), "an address, with mail"),
        ("origin", not settings.mail or bool(settings.origin), "there: mail holds links to it"),
        ("push_contact", _is_contact(settings.push_contact), "mailto:… or https://…"),
        *[
            (name, getattr(settings, name) >= 0, "0 (for ever) or more")
            for name in (
                *("keep_guests_days", "keep_open_days"),
                *("keep_chat_days", "keep_finished_days"),
            )
        ],
    ):
        if not fits:
            value = "…" if name == "mail" else getattr(settings, name)  # a password is in it
            raise MotherlodeError("settings/value", f"“{name}” must be {right}, not “{value}”.")
    return settings


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    bare = parts.netloc and parts.path in ("", "/") and not parts.query and not parts.fragment
    return not text or (parts.scheme in ("http", "https") and bool(bare))


def _is_mail_server(text: str) -> bool:
    try:
        parts = urlsplit(text)
        named = bool(parts.hostname) and (parts.port or 25) > 0
    except ValueError:
        return False
    return not text or (parts.scheme in ("smtp", "smtps") and named)


def _is_mail(text: str) -> bool:
    name, _, host = text.partition("@")
    return bool(name and host) and text.isprintable() and " " not in text and "@" not in host


def _is_contact(text: str) -> bool:
    return not text or (text.startswith(("mailto:", "https://")) and " " not in text)


def _from_environment(kinds: dict[str, type]) -> dict[str, Any]:
    variables = {f"{PREFIX}{name.upper()}": name for name in kinds}
    values = {}
    for variable, text in os.environ.items():
        if not variable.startswith(PREFIX) or variable in NOT_SETTINGS:
            continue
        named = variable.removesuffix(IN_A_FILE) if variable not in variables else variable
        if named not in variables:
            hint = did_you_mean(variable, variables)
            raise MotherlodeError("settings/unknown", f"No setting is called {variable}. {hint}")
        if named != variable and named in os.environ:
            both = f"Both {named} and {variable} are there: one of them has to go."
            raise MotherlodeError("settings/twice", both)
        value = text if named == variable else _contents(variable, text)
        values[variables[named]] = _parsed(variable, value, kinds[variables[named]])
    return values


def _contents(variable: str, path: str) -> str:
    """A value that lies in a file of its own, as secrets do."""
    try:
        text = Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        why = f"{variable} names {path}, which cannot be read: {reason}."
        raise MotherlodeError("settings/unreadable", why) from error
    if not text:
        raise MotherlodeError("settings/value", f"{variable} names {path}, which is empty.")
    return text


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
