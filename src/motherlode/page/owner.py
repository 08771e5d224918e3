"""Whose device it is: one person, who has a name as soon as he wants one."""

import msgspec

from motherlode.page.store import Batch, Store
from motherlode.table.randomness import Randomness, new_id

KEY = "owner"


class Owner(msgspec.Struct):
    """The person at this device."""

    id: str
    name: str


decode = msgspec.json.Decoder(Owner).decode


async def find_owner(store: Store) -> Owner | None:
    """Who he is, if he was here before."""
    text = await store.get(KEY)
    return None if text is None else decode(text)


async def keep_owner(store: Store, random: Randomness, known: Owner | None, name: str) -> Owner:
    """Somebody new, or somebody with a new name."""
    owner = Owner(known.id if known else new_id(random), name)
    batch = Batch()
    batch.put(KEY, msgspec.json.encode(owner).decode())
    await store.write(batch.changes)
    return owner
