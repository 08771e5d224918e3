"""From a message to the command that it means; what changes no table is no command."""

from collections.abc import Callable, Collection
from typing import NamedTuple, assert_never

from motherlode.engine.errors import MotherlodeError
from motherlode.server.protocol import evening
from motherlode.server.protocol import messages as say
from motherlode.server.services import LiveServices
from motherlode.table import commands
from motherlode.table.codes import new_code
from motherlode.table.randomness import new_seed


class Around(NamedTuple):
    """What a command says of the world around the table."""

    services: LiveServices
    away: Callable[[int], float]  # for how long the person of a seat has been away
    # The same of somebody at an evening, or of whose turn it is to pick.
    member_away: Callable[[int | None], float]
    # Known where a match is to begin: who at the table has an account, and who is there.
    accounts: Collection[str] = ()
    here: Collection[str] = ()


def command(person: str, name: str, ask: say.Asked, around: Around) -> commands.Any:
    """What a person asks for."""
    services, random = around.services, around.services.random
    match ask:
        case say.Play():
            return commands.Play(person, ask.seat, ask.move, ask.at)
        case say.Undo():
            return commands.Undo(person, ask.seat, ask.at)
        case say.Sit():
            wish = name if ask.name is None else ask.name
            return commands.Sit(person, ask.seat, wish, ask.figure)
        case say.Present():
            return commands.Present(person, ask.seat, ask.name, ask.figure)
        case say.Ready():
            return commands.Ready(person, ask.seat, ask.ready)
        case say.Stand():
            return commands.Stand(person, ask.seat)
        case say.Assign():
            return commands.Assign(person, ask.seat, ask.plan, around.away(ask.seat))
        case say.Change():
            return commands.Change(person, ask.plan, [new_code(random) for _ in ask.plan.seats])
        case say.Entropy():
            return commands.AddEntropy(person, ask.text)
        case say.Start():
            match, seed = new_code(random, 12), new_seed(random)
            people = (around.accounts, around.here)
            more = (services.settings.signal, *people, services.pauses.last)
            return commands.Start(person, match, seed, *more)
        case say.Resign():
            return commands.Resign(person, ask.seat)
        case say.Close():
            return commands.Close(person)
        case evening.Join():
            wish = name if ask.name is None else ask.name
            return commands.Join(person, wish, ask.figure, ask.here)
        case evening.Leave():
            return commands.Leave(person, ask.member, around.member_away(ask.member))
        case evening.Pick():
            wished = (ask.options, ask.content, ask.bots, ask.waits)
            return commands.Pick(person, ask.game, *wished, around.member_away(None))
        case evening.End():
            return commands.End(person)
        case say.Chat():
            return commands.Say(person, name, ask.phrase, ask.text)
        case (
            say.Ping()
            | say.Sync()
            | say.Look()
            | say.Hint()
            | say.Watch()
            | say.Missed()
            | say.React()
            | say.Mute()
        ):  # the live table's own, and the server's
            raise MotherlodeError("message/unknown", "The table does not understand this.")
        case _:
            assert_never(ask)
