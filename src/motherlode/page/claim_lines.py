"""What bots have made of a day's claim, as a page keeps it."""

from msgspec import Struct, json

from motherlode.page.store import Batch, Store
from motherlode.server.finished import Finished
from motherlode.table.claims import ME


class Line(Struct):
    """One of them, in the person's place."""

    match: str
    score: int
    won: float


decode_line = json.Decoder(Line).decode


async def keep_line(store: Store, level: str, finished: Finished) -> None:
    """What it has made of it, and the record, apart from those of one's own matches."""
    score, won = finished.results()[ME]
    batch = Batch()
    line = json.encode(Line(finished.id, score, won)).decode()
    batch.put(f"claim-line/{finished.claim}/{level}", line)
    batch.put(f"claim-record/{finished.id}", finished.record)
    await store.write(batch.changes)
