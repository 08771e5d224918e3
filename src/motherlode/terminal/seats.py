"""Who sits at the table: people, and seats that decide by themselves."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from motherlode.engine.chance import start_stream
from motherlode.engine.errors import MotherlodeError, SeatError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.words import words

BOT_NAMES = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay")

Decide = Callable[[Match, int], str]


@dataclass(frozen=True)
class Seat:
    """A player: with no way to decide, a person is asked."""

    name: str
    decide: Decide | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody must be asked."""
        return self.decide is None


def random_seat(seed: int) -> Decide:
    """Any legal move, each as likely."""
    random = Random(seed)
    return lambda match, seat: random.choice(match.legal(seat))


def sensible_seat(game: Game, seed: int) -> Decide:
    """The game's own idea of a sensible move, on what the seat may know."""
    policy = game.policy
    if policy is None:
        return random_seat(seed)
    rng = [0]
    start_stream(rng, seed, 1)

    def decide(match: Match, seat: int) -> str:
        known = match.known(seat)
        mask = [0] * len(game.moves)
        game.plain.legal(known, seat, mask)
        return game.moves.text(policy(known, seat, mask, rng))

    return decide


BOTS = ("sensible", "random")


def make_seats(
    game: Game,
    seats: int,
    people: int,
    bots: str,
    names: list[str],
    seed: int,
    language: str = "en",
) -> list[Seat]:
    """People first, then bots; names that are not given are ours."""
    game.check_seats(seats)
    if not 0 <= people <= seats:
        raise SeatError("seat/people", f"{people} people do not fit {seats} seats.")
    if len(names) > seats:
        raise SeatError("seat/names", f"{len(names)} names do not fit {seats} seats.")
    if bots not in BOTS:
        raise MotherlodeError("bot/unknown", f"No bot “{bots}”. {did_you_mean(bots, BOTS)}")
    made = []
    for seat in range(seats):
        person = seat < people
        own = words("motherlode.terminal", language)
        called = own.say("say", "you" if people == 1 else "player", (), {"number": seat + 1})
        default = called if person else BOT_NAMES[seat]
        name = names[seat] if seat < len(names) else default
        decide: Decide | None = None
        if not person:
            decide = (
                sensible_seat(game, seed + seat) if bots == "sensible" else random_seat(seed + seat)
            )
        made.append(Seat(name, decide))
    return made
