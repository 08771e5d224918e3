"""Whom somebody does not want to hear: what they say is not even sent to him.

It is kept on the server and not in the browser. A guest's cookie is a person already, so it holds
on every device of an account and at every table; and a browser would have to be told who is who.
"""

from collections.abc import Collection

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live import projections
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import parts


def muted(state: LiveState, subscriber: Subscriber) -> list[parts.Muted]:
    """Those at this table whom one does not hear."""
    if not subscriber.unheard:
        return []
    return [
        parts.Muted(projections.who(state.id, person), name)
        for person, name in _names(state).items()
        if person in subscriber.unheard
    ]


def person_of(state: LiveState, who: str, asker: str) -> str:
    """Whom a client means; nobody mutes himself."""
    for person in _names(state):
        if person != asker and projections.who(state.id, person) == who:
            return person
    raise nobody()


def nobody() -> MotherlodeError:
    """What is said where there is nobody to mute."""
    return MotherlodeError("mute/unknown", "There is nobody of that name at this table.")


def hears(state: LiveState, person: str, unheard: Collection[str]) -> None:
    """What somebody's devices at this table are told from now on; a screen is for everybody."""
    for subscriber in state.presence.subscribers:
        if subscriber.person == person and not subscriber.screen:
            subscriber.unheard = frozenset(unheard)


def _names(state: LiveState) -> dict[str, str]:
    """Who sits here or has spoken, and what he is called."""
    table = state.table
    spoke = {said.person: said.name for said in table.chat if said.person}
    return spoke | {chair.person: chair.name for chair in table.chairs if chair.person}
