"""The daily claim: one match a day that is the same for everyone who plays it.

A day, in UTC, says which game is played and against which bots, and it has a seed. Every die and
card is drawn from that seed by the number of its event, as in any match with a committed seed, and
what the bots draw follows from it too. So the same decisions bring the same match, wherever and
whenever it is played, and whoever decides otherwise still draws from the same lots.

A race is no claim: there the order of events follows from the quicker hand, and with it the dice.
"""

from functools import cache
from hashlib import sha256
from typing import Any

from motherlode.engine.chance import Committed
from motherlode.engine.match import Match
from motherlode.engine.record import MatchRecord
from motherlode.games import PACKAGES, load
from motherlode.table import commands
from motherlode.table.days import DAY, begins, number_of
from motherlode.table.errors import TableError
from motherlode.table.plans import Level, SeatPlan, TablePlan
from motherlode.table.state import TableState

GRACE = 3600.0  # seconds after the day in which a match that was begun in it still counts
SEATS = 3  # with bots at all but the first; a game that is not for three has the next number
BOTS: tuple[Level, ...] = ("veteran", "prospector")  # in turn, after the person
ME = 0  # the person's seat


def revealed_at(day: str) -> float:
    """When its seed is told: nobody's match of that day counts any more."""
    return begins(day) + DAY + GRACE


# --- what is played ---


@cache
def claim_games() -> tuple[str, ...]:
    """The games of the box in which the same decisions bring the same dice and cards."""
    return tuple(slug for slug in PACKAGES if not load(slug).real_time)


def game_on(day: str) -> str:
    """The game of a day: one after the other."""
    slugs = claim_games()
    return slugs[number_of(day) % len(slugs)]


def plan_on(day: str) -> TablePlan:
    """Who plays what on a day."""
    slug = game_on(day)
    count = min(load(slug).seats, key=lambda seats: (abs(seats - SEATS), seats))
    bots = [SeatPlan("bot", BOTS[seat % len(BOTS)]) for seat in range(count - 1)]
    return TablePlan(slug, [SeatPlan("me"), *bots], claim=day)


def public_seed(day: str) -> str:
    """A seed for whoever has no server to keep a secret: everybody can work it out."""
    return sha256(f"motherlode claim {day}".encode()).hexdigest()


def commitment_to(seed: str) -> str:
    """What is published of a seed before its day."""
    return Committed(bytes.fromhex(seed)).commitment


# --- at the table ---


def next_to_act(match: Match) -> int:
    """Where several decide at once: the person first, then the bots in their order.

    So the number of an event never depends on who was quicker.
    """
    return min(match.to_act)


def lots_for(match: Match, seat: int) -> str:
    """What a bot draws its decision from: another lot for each event, the same for everyone."""
    assert isinstance(match.source, Committed)
    return f"{match.source.key(f'bot {seat}')} {match.number}"


def check_command(table: TableState, command: commands.Any) -> None:
    """Refuses what would make one's claim another than everybody's."""
    match command:
        case commands.Start() if table.claimed:
            raise TableError("claim/once", "A claim is played once.")
        case commands.Change(plan=plan) if not table.claimed or plan.claim:
            raise _as_it_is()
        case commands.Assign() | commands.Stand() | commands.AddEntropy():
            raise _as_it_is()
        case _:
            pass


def no_claim(plan: TablePlan) -> None:
    """Refuses a claim that a client has planned: a day does that."""
    if plan.claim:
        raise TableError("claim/not-taken", "A claim is opened by its day, not by a plan.")


def _as_it_is() -> TableError:
    return TableError("claim/as-it-is", "The claim is the same for everyone: it stays as it is.")


# --- its record ---


def sealed(record: MatchRecord, day: str, now: float) -> MatchRecord:
    """The record as it is kept: its proof is told when nobody can use the seed any more."""
    proof = record.get("proof")
    if proof is not None:
        record["claim"] = {"day": day, "commitment": proof["commitment"]}
        if now < revealed_at(day):
            del record["proof"]
    return record


def day_to_open(record: dict[str, Any], now: float) -> str | None:
    """The day whose seed a record lacks, if that is told by now."""
    claim = record.get("claim")
    if claim is None or "proof" in record or now < revealed_at(claim["day"]):
        return None
    return str(claim["day"])


def opened(record: dict[str, Any], seed: str) -> dict[str, Any]:
    """The record with its proof, if it was drawn from this seed."""
    source = Committed(bytes.fromhex(seed))
    if source.commitment != record["claim"]["commitment"]:
        return record
    return {**record, "proof": source.proof()}
