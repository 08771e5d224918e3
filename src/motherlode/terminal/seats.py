"""Who sits at the table: people, and seats that decide by themselves."""

from collections.abc import Callable
from dataclasses import dataclass

from motherlode.bots.levels import Bot, level_here, make_bot
from motherlode.engine.errors import SeatError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.words import words

BOT_NAMES = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal")

USUAL_BOTS = "prospector"

Decide = Callable[[Match, int], str]


@dataclass(frozen=True)
class Seat:
    """A player: with no way to decide, a person is asked."""

    name: str
    decide: Decide | None = None
    level: str = ""  # of a bot

    @property
    def is_person(self) -> bool:
        """Whether somebody must be asked."""
        return self.decide is None


def decided_by(bot: Bot) -> Decide:
    """A seat that a bot decides for, on what the seat knows."""
    return lambda match, seat: match.game.moves.text(bot.choose(match.known(seat), seat))


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
    made, bots = [], level_here(game, bots)
    for seat in range(seats):
        person = seat < people
        own = words("motherlode.terminal", language)
        called = own.say("say", "you" if people == 1 else "player", (), {"number": seat + 1})
        default = called if person else BOT_NAMES[seat]
        name = names[seat] if seat < len(names) else default
        bot = None if person else make_bot(game, bots, seed + seat)
        made.append(Seat(name) if bot is None else Seat(name, decided_by(bot), bots))
    return made
