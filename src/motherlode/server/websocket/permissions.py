"""What a table itself does not know: who may not speak, what a token is for, what a screen may."""

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.people.identity import Program
from motherlode.server.protocol import messages as say
from motherlode.server.websocket.reading import brings_text, names_something

WORDS = (say.Chat, say.React)  # what is said to everybody
OF_A_SCREEN = (say.Ping, say.Sync, say.Watch)


def may_not(
    admission: Admission,
    subscriber: Subscriber,
    ask: say.Asked,
    address: str,
    program: Program | None,
) -> MotherlodeError | None:
    """Why a message is not handed on to its table; None if it is."""
    if subscriber.screen and not isinstance(ask, OF_A_SCREEN):
        return MotherlodeError("screen/only-shows", "A screen shows the table and does nothing.")
    limit = None  # of what is kept for ever, and long
    if isinstance(ask, say.Start):
        limit = admission.limits.matches
    elif brings_text(ask):
        limit = admission.limits.keeps
    if limit is not None and limit.wait(address, subscriber.person):
        return MotherlodeError("request/too-many", "That is a lot to keep: wait a little.")
    if isinstance(ask, WORDS) or names_something(ask):
        if admission.bans.is_silenced(subscriber.person):
            return MotherlodeError("chat/silenced", "You may not speak here for now.")
    if program is not None and program.seat is not None:
        seat = getattr(ask, "seat", SPECTATOR)
        if seat not in (SPECTATOR, program.seat):
            return MotherlodeError("seat/not-yours", "This token is for another seat.")
    return None
