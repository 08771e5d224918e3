"""From a message to the command that it means; what changes no table is no command."""

from typing import assert_never

from motherlode.engine.errors import MotherlodeError
from motherlode.server.protocol import messages as say
from motherlode.table import commands
from motherlode.table.codes import new_code
from motherlode.table.randomness import Randomness, new_seed


def command(
    person: str, name: str, ask: say.Asked, signal: float, random: Randomness
) -> commands.Any:
    """What a person asks for; `signal` is how long all look up before a race."""
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
            return commands.Assign(person, ask.seat, ask.plan)
        case say.Change():
            return commands.Change(person, ask.plan, [new_code(random) for _ in ask.plan.seats])
        case say.Entropy():
            return commands.AddEntropy(person, ask.text)
        case say.Start():
            return commands.Start(person, new_code(random, 12), new_seed(random), signal)
        case say.Resign():
            return commands.Resign(person, ask.seat)
        case say.Close():
            return commands.Close(person)
        case say.Chat():
            return commands.Say(person, name, ask.phrase, ask.text)
        case say.Ping() | say.Sync() | say.Look() | say.Hint():  # the live table's own
            raise MotherlodeError("message/unknown", "The table does not understand this.")
        case _:
            assert_never(ask)
