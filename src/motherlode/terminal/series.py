"""A series in the terminal: one game after the other, the standing in between."""

from collections.abc import Iterator

from rich.console import Console, Group
from rich.padding import Padding

from motherlode.engine.match import Match
from motherlode.engine.series import Series
from motherlode.terminal.entries import ask, own_words
from motherlode.terminal.play import Session
from motherlode.terminal.screen import scores
from motherlode.terminal.seats import Seat


def play_series(
    series: Series,
    seats: list[Seat],
    console: Console,
    language: str,
    pause: float,
    coach: bool = False,
) -> Iterator[Match]:
    """Plays all games; yields each when it is over and the standing has been shown."""
    own = own_words(language)
    names = [seat.name for seat in seats]
    while series.result is None:
        match = series.start()
        Session(match, seats, console, language, pause, coach).run()
        series.add(match)
        result = series.result
        winners: list[int] = result["winners"] if result else []
        values = {"number": len(series.games), "count": series.seats}
        what = own.say("say", "series-over" if result else "standing", (), values)
        standing = Group(what, scores(series.standing, winners, own, names))
        console.print(Padding(standing, (0, 2, 1, 2)))
        yield match
        if result is None and console.is_terminal and any(seat.is_person for seat in seats):
            ask(console, own.say("say", "next-game", (), {"name": names[series.starter]}), language)
