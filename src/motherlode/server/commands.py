"""From a message to what it does at the table."""

from motherlode.engine.errors import MotherlodeError
from motherlode.server import messages as say
from motherlode.table import entries
from motherlode.table.table import Table


def command(
    table: Table, person: str, name: str, ask: say.Asked, now: float, signal: float
) -> entries.Any:
    """Carries out what a person asks for; raises what is wrong with it, with nothing changed."""
    if table.closed:
        raise MotherlodeError("table/closed", "This table was closed by its host.")
    match ask:
        case say.Play():
            return table.play(person, ask.seat, ask.move, ask.at, now)
        case say.Undo():
            return table.undo(person, ask.seat, ask.at, now)
        case say.Sit():
            wish = name if ask.name is None else ask.name
            return table.sit(person, ask.seat, wish, now, ask.figure)
        case say.Present():
            return table.present(person, ask.seat, ask.name, now, ask.figure)
        case say.Ready():
            return table.ready(person, ask.seat, ask.ready, now)
        case say.Stand():
            return table.stand(person, ask.seat, now)
        case say.Assign():
            return table.assign(person, ask.seat, ask.plan, now)
        case say.Change():
            return table.change(person, ask.plan, now)
        case say.Entropy():
            return table.add_entropy(person, ask.text, now)
        case say.Start():
            return table.start(person, now, signal)
        case say.Resign():
            return table.resign(person, ask.seat, now)
        case say.Close():
            return table.close(person, now)
        case say.Chat():
            return table.say(person, name, ask.phrase, ask.text, now)
        case _:
            raise MotherlodeError("message/unknown", "The table does not understand this.")
