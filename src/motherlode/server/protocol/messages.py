"""Every message of the protocol: what a client says on the socket, and what the table says.

One socket belongs to one table. The types here are the protocol: they are checked on the way in,
the client's TypeScript types are made from them, and docs/protocol.md explains them.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from motherlode.engine.shapes import GameLine, GameRefusal, GameView
from motherlode.server.protocol.asking import Ask, Number, Seat
from motherlode.server.protocol.evening import End, Join, Leave, Pick
from motherlode.server.protocol.parts import Choice, Muted, Spoken, State, Step, TableInfo, Who
from motherlode.table.plans import Figure, Name, SeatPlan, TablePlan
from motherlode.table.remarks import RemarkLine

PROTOCOL = 1

# --- parts -------------------------------------------------------------------------------------

Phrase = Literal["hello", "good-luck", "well-played", "ouch", "hurry", "thanks", "again", "bye"]
Reaction = Literal["hooray", "cheers", "applause", "luck", "thunder", "pity"]

# --- from a client -----------------------------------------------------------------------------


class Play(Ask, frozen=True, tag="play"):
    """A decision, made when the table stood at `at`."""

    seat: Seat
    move: Annotated[str, Meta(max_length=64)]
    at: Number


class Undo(Ask, frozen=True, tag="undo"):
    """Takes one's last decision back, as long as nothing lies behind it."""

    seat: Seat
    at: Number


class Look(Ask, frozen=True, tag="look"):
    """Looks from another seat of this device from now on (behind the curtain), or as nobody."""

    seat: Annotated[int, Meta(ge=-1, le=7)]


class Sit(Ask, frozen=True, tag="sit"):
    """Takes an open seat, or takes one's own seat back from a bot."""

    seat: Seat
    name: Name | None = None  # 1 to 24 letters; one's own name if there is none
    figure: Figure | None = None


class Present(Ask, frozen=True, tag="present"):
    """Another name or another figure for a seat of this device, before or after a match."""

    seat: Seat
    name: Name | None = None
    figure: Figure | None = None


class Ready(Ask, frozen=True, tag="ready"):
    """Says whether one is ready for a match, or for a rematch; nobody has to wait for it."""

    seat: Seat
    ready: bool = True


class Stand(Ask, frozen=True, tag="stand"):
    """Gives a seat up before the start; during a match it stays one's own, and one is away."""

    seat: Seat


class Assign(Ask, frozen=True, tag="assign"):
    """The host decides who sits at a seat; during a match only a bot for somebody away."""

    seat: Seat
    plan: SeatPlan


class Change(Ask, frozen=True, tag="change"):
    """The host changes what is played, before the start."""

    plan: TablePlan


class Entropy(Ask, frozen=True, tag="entropy"):
    """Randomness of one's own, mixed into every die and card; once, before the start."""

    text: Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[0-9a-f]+(?!\n)$")]


class Start(Ask, frozen=True, tag="start"):
    """The host begins the match; afterwards every player the next of the series, or a rematch."""


class Resign(Ask, frozen=True, tag="resign"):
    """Gives the running match up for good; a bot plays on."""

    seat: Seat


class Close(Ask, frozen=True, tag="close"):
    """The host closes the table for good, and everyone is sent away."""


class Chat(Ask, frozen=True, tag="chat"):
    """Says something: a quick phrase, which everyone reads in his language, or a text."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=280)] | None = None


class React(Ask, frozen=True, tag="react"):
    """A sign from one's own seat that everyone sees rise; it is kept nowhere."""

    seat: Seat
    reaction: Reaction


class Mute(Ask, frozen=True, tag="mute"):
    """Hears nothing more from somebody, at this table and at others; or hears him again."""

    who: Who
    mute: bool = True


class Hint(Ask, frozen=True, tag="hint"):
    """Asks the coach what he thinks of a seat's choices."""

    seat: Seat


class Watch(Ask, frozen=True, tag="watch"):
    """Says whether anybody looks at this tab; who has none that is looked at may be called."""

    visible: bool


class Missed(Ask, frozen=True, tag="missed"):
    """Asks what others did since one's own last decision, as one's seat could see it."""

    seat: Seat
    known: Number | None = None  # the number of the board that this device has shown last


class Sync(Ask, frozen=True, tag="sync"):
    """Asks for the whole state again."""


class Ping(Ask, frozen=True, tag="ping"):
    """Asks whether anybody is there."""


Together = Join | Leave | Pick | End
AtSeats = Sit | Present | Ready | Stand | Assign
Asked = (
    Play
    | Undo
    | Look
    | AtSeats
    | Together
    | Change
    | Entropy
    | Start
    | Resign
    | Close
    | Chat
    | React
    | Mute
    | Hint
    | Watch
    | Missed
    | Sync
    | Ping
)

# --- to a client -------------------------------------------------------------------------------


class Say(Struct, omit_defaults=True, tag_field="type"):
    """What the table says."""


class Welcome(Say, tag="welcome"):
    """The first message on every socket, and the answer to `sync`: all there is."""

    protocol: int
    person: str
    at: int
    table: TableInfo
    state: State | None = None
    story: list[GameLine] = []  # of the current match, as far as it is kept
    chat: list[Spoken] = []
    who: Who = ""  # what oneself is called in `spoken`
    muted: list[Muted] = []  # people at this table from whom this client hears nothing
    answers: int | None = None


class Happened(Say, tag="event"):
    """Somebody decided, chance followed: the lines to tell and animate, and the board after it."""

    at: int  # the table's entry: what the next move is made for
    by: int  # the seat that decided, or took its decision back
    lines: list[GameLine]
    state: State
    move: str | None = None  # if this seat saw it
    decided: Literal["person", "bot", "clock"] = "person"  # who decided for that seat
    bot: bool = False  # not a person
    undone: bool = False  # a decision was taken back: the story follows anew with `story`
    story: list[GameLine] | UnsetType = UNSET
    answers: int | None = None  # the id of the client's own message


class Changed(Say, tag="table"):
    """Seats, options, series or status changed."""

    at: int
    table: TableInfo
    answers: int | None = None
    lines: list[RemarkLine] = []  # of the frame, for the story: @resigned, @bot-for, @back


class Heard(Say, tag="chat"):
    """Somebody said something."""

    spoken: Spoken
    answers: int | None = None


class Reacted(Say, tag="reaction"):
    """A sign rises from a seat."""

    seat: int
    reaction: Reaction
    answers: int | None = None


class Advice(Say, tag="advice"):
    """The coach's answer to `hint`."""

    answers: int
    seat: int
    choices: list[Choice]
    best: str | None  # null where something else may be as good
    equal: list[str]  # the best, and what is as good as it as far as the coach can tell
    why: dict[str, str]  # a sentence in each language


class WhileAway(Say, tag="missed"):
    """The answer to `missed`: the board as it was left, and what happened to it, step by step."""

    answers: int
    match: str
    seat: int
    view: GameView  # before the first step
    steps: list[Step]
    earlier: int = 0  # steps that are not told: there were too many


class Done(Say, tag="ok"):
    """Carried out; nothing else to show."""

    answers: int
    at: int


class Refused(Say, tag="error"):
    """Not carried out, and why; nothing has changed."""

    slug: str
    message: str
    at: int
    answers: int | None = None
    # The game's own reason, with its text in the game's words: {what, …}
    why: GameRefusal | None = None
    answer: int | None = None  # in a lesson: the place of the answer to this try, in its step


class Goodbye(Say, tag="goodbye"):
    """The server stops or sends this client away; come back after so many seconds."""

    reason: str
    retry: float | None = None


Said = (
    Welcome | Happened | Changed | Heard | Reacted | Advice | WhileAway | Done | Refused | Goodbye
)
