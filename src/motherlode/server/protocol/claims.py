"""What the server answers about the daily claim."""

from typing import Literal

from msgspec import Struct

from motherlode.engine.shapes import GameSlug
from motherlode.table.plans import Form, Level

Status = Literal["coming", "open", "playing", "over", "given-up", "past"]


class ClaimLine(Struct, omit_defaults=True):
    """What somebody has made of a claim, or a bot in his place."""

    name: str  # of a person
    score: int
    won: float  # the share of the win
    level: Level | None = None  # of a bot; the coach plays as the best of them does
    mine: bool = False
    friend: bool = False
    match: str | None = None  # to look at, once one has played oneself or the day is over


class ClaimInfo(Struct, omit_defaults=True):
    """The claim of a day: what is played, what was promised, and how it went."""

    day: str  # in UTC, as in 2026-11-18
    game: GameSlug
    bots: list[Level]  # against whom
    begins: float
    ends: float
    reveals: float  # when the seed is told; what is finished later does not count
    commitment: str  # the SHA-256 of the seed
    status: Status  # for oneself
    committed: float | None = None  # since when it is told; null: the seed follows from the day
    seed: str | None = None  # once it is told
    table: str | None = None  # of one's own try
    match: str | None = None  # of that try, once it is over
    score: int | None = None
    won: float | None = None
    place: int | None = None  # among all people who have played it
    played: int = 0  # how many these are
    lines: list[ClaimLine] = []  # the best of them, one's friends, oneself, bots; the best first
    thinking: bool = False  # bots are still at it: ask again


class ClaimPage(Struct, omit_defaults=True):
    """Today's claim, the one before it and the next."""

    today: ClaimInfo
    tomorrow: ClaimInfo
    yesterday: ClaimInfo | None = None  # where there was one


class NewClaim(Form, frozen=True):
    """To play a claim; in a page one may bring the seed along that a server has told."""

    seed: str = ""
