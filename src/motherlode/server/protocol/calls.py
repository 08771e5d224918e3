"""What is said over HTTP about calls: what somebody wants to hear of, and where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motherlode.table.plans import Form

CallKind = Literal["turn", "invite", "clock", "over", "evening"]
Kinds = Annotated[list[CallKind], Meta(max_length=5)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Hours = Literal[1, 6, 24]
LanguageCode = Literal["en", "de", "fr", "it"]


class CallDevice(Struct, omit_defaults=True):
    """A browser that is called by Web Push."""

    id: str
    device: str  # what it says it is, in two words; empty where it says nothing
    kinds: list[CallKind]
    created: float
    endpoint: str  # a digest of its address, so that a browser finds itself


class CallInfo(Struct, omit_defaults=True):
    """What somebody wants to be called for."""

    key: str  # the server's public key, for subscribing a browser
    devices: list[CallDevice]
    language: LanguageCode
    zone: str
    quiet_from: int | None = None  # minutes after midnight, in that zone
    quiet_until: int | None = None
    by_mail: bool = False  # whether this server sends mail
    mail: str | None = None
    mail_confirmed: bool = False
    mail_kinds: list[CallKind] = []
    mail_hours: Hours = 1


class NewDevice(Form, frozen=True):
    """This browser's subscription, as its push manager gives it, and what it wants to hear of."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]
    kinds: Kinds


class NewCallSettings(Form, frozen=True):
    """When and in which language; both ends of the quiet hours or none."""

    language: LanguageCode
    zone: Annotated[str, Meta(max_length=40)]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    mail_kinds: Kinds = []  # noqa: RUF012
    mail_hours: Hours = 1


class NewMail(Form, frozen=True):
    """An address, which has to be confirmed by the link that is sent to it."""

    mail: Annotated[str, Meta(max_length=300)]
