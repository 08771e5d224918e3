"""What is said over HTTP about people: their matches, how they fare, whom they know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motherlode.engine.shapes import GameSlug
from motherlode.table.plans import Form


class FinishedLine(Struct, omit_defaults=True):
    """A finished match in the list of one who played it."""

    match: str
    game: GameSlug
    ended: float
    names: list[str]  # by seat; none where the match was given up
    scores: list[int]
    winners: list[int]
    seat: int  # one's own
    won: float
    rating_change: float | None = None


class FinishedPage(Struct, omit_defaults=True):
    """Some of them, the newest first."""

    lines: list[FinishedLine]
    next: str | None = None  # for the page after it; None at the end


class RatingPoint(Struct):
    """A rating after a match; in about two of three cases the true one lies within the error."""

    ended: float
    rating: float
    error: float | None


class Standing(Struct, omit_defaults=True):
    """How somebody has fared in one game, from the beginning until now."""

    game: GameSlug
    played: int
    won: float
    best: int | None = None
    streak: int = 0  # matches won in a row, up to now
    longest: int = 0
    rating: float | None = None
    rating_error: float | None = None
    rated: int = 0
    luck: float | None = None  # in shares of the win a match, where the coach has looked back
    skill: float | None = None
    looked: int = 0  # at how many matches


class Rival(Struct):
    """Somebody whom one has met."""

    name: str
    profile: str | None  # under which he can be named, if one may
    played: int
    ahead: int  # matches in which one won more than he did
    behind: int
    last: float


class Profile(Struct, omit_defaults=True):
    """Somebody's page."""

    id: str
    name: str
    public: bool
    standings: list[Standing] = []
    rivals: list[Rival] = []
    invitation: str | None = None  # one's own: whoever follows it becomes a friend


class LadderLine(Struct, omit_defaults=True):
    """A place in a ladder."""

    name: str
    played: int
    rating: float | None = None  # of the whole time
    error: float | None = None
    gained: float | None = None  # in a week
    mine: bool = False


class Friend(Struct, omit_defaults=True):
    """Somebody whom one knows."""

    id: str  # his profile's
    name: str
    since: float
    here: bool = False  # at a table, just now
    played: int = 0  # matches together


class FriendsPage(Struct, omit_defaults=True):
    """Everybody whom one knows, and whom one does not want to meet."""

    friends: list[Friend]
    invitation: str  # the code in the link that makes somebody a friend
    blocked: list[Friend] = []


class NewProfile(Form, frozen=True):
    """Who may look at one's page."""

    shown_to: Literal["friends", "everyone"]


class NewFriend(Form, frozen=True):
    """The code of somebody's invitation."""

    code: Annotated[str, Meta(max_length=40)]


class NewInvitation(Form, frozen=True):
    """To which table a friend is invited."""

    table: Annotated[str, Meta(max_length=16)]


class NewReport(Form, frozen=True):
    """What an operator shall look at: somebody at a seat of a table, or a friend."""

    words: Annotated[str, Meta(min_length=1, max_length=500)]
    profile: Annotated[str, Meta(max_length=16)] | None = None
    table: Annotated[str, Meta(max_length=16)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


LadderTime = Literal["all", "week"]
LadderPeople = Literal["all", "friends"]
