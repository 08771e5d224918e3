"""What finished matches leave behind in a page: records, and how everyone fared."""

from msgspec import Struct, json

from motherlode.engine.errors import MotherlodeError
from motherlode.page.store import Batch, Store, readable
from motherlode.server.finished import Finished, GivenUp
from motherlode.server.protocol.finished_lines import PAGE, finished_line, named, place_of
from motherlode.server.protocol.pages import FinishedPage
from motherlode.server.protocol.resources import GameStatistics, Own
from motherlode.table.claims import revealed_at

NO_MATCH = MotherlodeError("match/unknown", "No finished match has this id.")


class Fared(Struct, array_like=True):
    """One seat of a match that is over."""

    seat: int
    person: str | None
    score: int
    won: float


class Result(Struct):
    """A match that is over, or was given up."""

    game: str
    ended: float
    fared: list[Fared]
    own: bool = False  # with somebody's own content: its points cannot be compared


class ClaimTry(Struct, omit_defaults=True):
    """One's try of a day's claim, and what came of it."""

    table: str
    match: str | None = None
    score: int | None = None
    won: float | None = None


encode = json.Encoder().encode
decode = json.Decoder(Result).decode
decode_try = json.Decoder(ClaimTry).decode


def keep_result(batch: Batch, finished: Finished) -> None:
    """Written with the entry that ends the match."""
    each = zip(finished.people, finished.results(), strict=True)
    fared = [Fared(seat, person, *found) for seat, (person, found) in enumerate(each)]
    result = Result(finished.game, finished.ended, fared, finished.own)
    batch.put(f"result/{finished.id}", encode(result).decode())
    batch.put(f"record/{finished.id}", finished.record)
    if finished.claim and finished.ended < revealed_at(finished.claim):
        mine = next(one for one in fared if one.person is not None)
        tried = ClaimTry(finished.table, finished.id, mine.score, mine.won)
        batch.put(f"claim/{finished.claim}", encode(tried).decode())


def keep_given_up(batch: Batch, given_up: GivenUp) -> None:
    """A match without an end has no record; for those who gave it up it is lost."""
    fared = [Fared(seat, person, 0, 0.0) for seat, person in enumerate(given_up.people) if person]
    result = Result(given_up.game, given_up.ended, fared)
    batch.put(f"result/{given_up.id}", encode(result).decode())


async def record_of(store: Store, id_: str) -> str:
    """The record of a finished match."""
    text = await store.get(f"record/{id_}") or await store.get(f"claim-record/{id_}")
    if text is None:
        raise NO_MATCH
    return text


async def statistics(store: Store, person: str) -> list[GameStatistics]:
    """How a person has fared, game by game."""
    found: dict[str, list[tuple[Fared, bool]]] = {}
    for _, result in await _results(store):
        mine = [(fared, result.own) for fared in result.fared if fared.person == person]
        found.setdefault(result.game, []).extend(mine)
    return [
        GameStatistics(
            game=game,
            played=len(mine),
            won=round(sum(fared.won for fared, _ in mine), 3),
            best=max((fared.score for fared, own in mine if not own), default=None),
        )
        for game, mine in sorted(found.items())
        if mine
    ]


async def finished(store: Store, person: str, game: str | None, after: str | None) -> FinishedPage:
    """One's finished matches, the newest first; of a game."""
    found = [
        ((result.ended, id_), result.game, fared)
        for id_, result in await _results(store)
        if game is None or result.game == game
        for fared in result.fared
        if fared.person == person
    ]
    place = place_of(after)
    found = [one for one in found if place is None or one[0] < place]
    found.sort(key=lambda one: one[2].seat)
    found.sort(key=lambda one: one[0], reverse=True)
    lines = []
    for (ended, id_), slug, fared in found[:PAGE]:
        record = await store.get(f"record/{id_}")
        lines.append(finished_line(id_, slug, ended, fared.seat, fared.won, record))
    more = len(found) > PAGE
    return FinishedPage(lines, named(found[PAGE - 1][0]) if more else None)


async def own_result(store: Store, match: str, person: str) -> Own | None:
    """What a finished match was for somebody who played it; of several seats, his first."""
    text = await store.get(f"result/{match}")
    this = decode(text) if text else None
    mine = next((fared for fared in this.fared if fared.person == person), None) if this else None
    if this is None or mine is None:
        return None
    earlier = [
        (result, fared)
        for id_, result in await _results(store)
        if id_ != match and result.game == this.game and result.ended <= this.ended
        for fared in result.fared
        if fared.person == person
    ]
    best = max((fared.score for result, fared in earlier if not result.own), default=None)
    return Own(
        seat=mine.seat,
        score=mine.score,
        played=len({id(result) for result, _ in earlier}) + 1,
        best=best,
        new_best=best is not None and mine.score > best and not this.own,
    )


async def own_matches(store: Store, game: str, person: str, most: int) -> list[tuple[str, int]]:
    """One's newest matches of a game, and where one sat."""
    mine = [
        (result.ended, id_, fared.seat)
        for id_, result in await _results(store)
        if result.game == game
        for fared in result.fared
        if fared.person == person
    ]
    return [(id_, seat) for _, id_, seat in sorted(mine, reverse=True)[:most]]


async def _results(store: Store) -> list[tuple[str, Result]]:
    return readable(await store.all("result/"), "result/", decode)
