"""What a message says, as far as that is known before a table hears of it."""

import msgspec

from motherlode.server.protocol import evening
from motherlode.server.protocol import messages as say
from motherlode.server.protocol.asking import Number
from motherlode.table import plans

# With names, or a text of one's own.
LENGTHY = (say.Sit, say.Present, say.Assign, say.Change, evening.Join, evening.Pick)
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

decode = msgspec.json.Decoder(say.Asked).decode


class _Numbered(msgspec.Struct):
    """All that has to be read of a message to answer it."""

    id: Number


def id_of(message: bytes) -> int | None:
    """The id of a message that cannot be read otherwise, if it has one: somebody waits for it."""
    try:
        return msgspec.json.decode(message, type=_Numbered).id
    except UNREADABLE:
        return None


def may_be_long(message: bytes) -> bool:
    """Whether a message is so long by a name or by a text: the table says what is wrong with it."""
    try:
        ask = decode(message)
    except UNREADABLE:
        return False
    return isinstance(ask, LENGTHY)


def brings_text(ask: say.Asked) -> bool:
    """Whether a text of one's own comes along, which is kept."""
    if isinstance(ask, evening.Pick):
        return bool(ask.content)
    return isinstance(ask, say.Change) and bool(ask.plan.content)


def names_something(ask: say.Asked) -> bool:
    """Whether something gets a name that others will read."""
    match ask:
        case say.Sit() | say.Present() | evening.Join():
            return ask.name is not None
        case say.Assign():
            return ask.plan.name is not None
        case evening.Pick():
            return bool(ask.content)
        case say.Change():
            return plans.names_something(ask.plan)
    return False
