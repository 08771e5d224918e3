"""What every message of a client has."""

from typing import Annotated

from msgspec import Meta

from motherlode.table.plans import Form

Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Ask(Form, frozen=True, tag_field="type"):
    """What a client says; the answer carries its `id`."""

    id: Number
