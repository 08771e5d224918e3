"""Wurf & Weg in real time: one person's single keys against paced bots.

Time comes from outside: `Keys` waits for a key or for a moment to pass, so that tests play a race
without a clock. The screen is drawn only when something has changed.
"""

import os
import select
import sys
import time
from types import TracebackType
from typing import Protocol, Self

from rich.console import Group, RenderableType
from rich.live import Live
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from motherlode.bots.pace import RACERS, pace_of
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.pace import Hands, keep_time
from motherlode.games.wurf_und_weg.content import SYMBOLS
from motherlode.games.wurf_und_weg.view import why_not
from motherlode.terminal.boards import board_of
from motherlode.terminal.ink import CLAY, GOLD, MUTED
from motherlode.terminal.play import Quit, Session

try:
    import termios
    import tty
except ImportError:  # no such terminals on this system: play in turns
    termios = None  # type: ignore[assignment]

STORY_LINES = 5  # fewer on a low screen
ROOMY, SMALL = 21, 11  # lines of a screen without the story, and one for each seat
LEAST_WIDTH = 60
COUNTDOWN = 1.5  # seconds between "ready" and "go"
REST = 1.0  # seconds in which keys of the last race are not taken for the next one

USUAL = "prospector"  # as fast as bots are that have no level

END_OF_INPUT = "\x04"
QUIT = "xX" + END_OF_INPUT  # no symbol begins with x in any language


class Keys(Protocol):
    """A keyboard and a clock."""

    def now(self) -> float:
        """Seconds by a clock that nobody sets."""
        ...

    def wait(self, seconds: float | None) -> str:
        """The keys pressed, as soon as there are any; nothing if none came in time."""
        ...


class Show(Protocol):
    """Puts something on the screen."""

    def __call__(self, shown: RenderableType, /) -> None: ...


class Keyboard:
    """Single keys of the real terminal, which is left as it was."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        termios.tcsetattr(self._file, termios.TCSAFLUSH, self._before)

    def now(self) -> float:
        """Seconds of a clock that nobody sets."""
        return time.monotonic()

    def wait(self, seconds: float | None) -> str:
        """Sleeps until a key is pressed or the time is up."""
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return ""
        typed = os.read(self._file, 64)
        if not typed:
            return END_OF_INPUT
        if typed.startswith(b"\x1b"):
            return ""  # an arrow or another key that is no letter
        return typed.decode(errors="ignore")


def run(session: Session) -> None:
    """Plays the match as a race, or in turns where there is no terminal to race at."""
    if termios is None or not (session.console.is_terminal and sys.stdin.isatty()):
        take_turns(session)
        return
    if session.people > 1:
        raise MotherlodeError("race/people", session.words.say("table", "race-people", (), {}))
    with Keyboard() as keys, Live(console=session.console, screen=True, auto_refresh=False) as live:
        Race(session, keys, lambda shown: live.update(shown, refresh=True)).run()


def take_turns(session: Session) -> None:
    """One decision each, round the table."""
    last = -1
    while not session.match.over:
        seats = session.match.to_act
        last = min(seats, key=lambda seat: (seat - last - 1) % session.match.seats)
        session.turn(last)


class Race:
    """A match in real time."""

    def __init__(self, session: Session, keys: Keys, show: Show) -> None:
        self.session = session
        self.match = session.match
        self.words = session.words
        self.keys = keys
        self.show = show
        people = [at for at, seat in enumerate(session.seats) if seat.is_person]
        self.person = people[0] if people else SPECTATOR
        self.story: list[str] = []
        self.told = 0  # events that are in the story
        self.prompt = ""
        self.complaint = ""
        self.start = keys.now()

    def run(self) -> None:
        """From the first key to the last round."""
        self._introduce()
        self._warm_up()
        paces = {
            at: pace_of(self.match.game, seat.level)
            for at, seat in enumerate(self.session.seats)
            if not seat.is_person
        }
        self.hands = Hands(self.match, paces, int(1000 * self.keys.now()))
        self.start = self.keys.now()
        keep_time(self.match, 0.0)
        while not self.match.over:
            self._count_down()
            self._race()
            self._rest("end" if self.match.over else "next")

    # --- the course of a round ---

    def _introduce(self) -> None:
        """Says how fast the others are, and waits until somebody is ready."""
        levels = {seat.level for seat in self.session.seats if seat.level in RACERS}
        level = self._say(next(iter(levels), USUAL))
        self.prompt = self.words.say("table", "race-pace", (), {"level": level})
        self._draw()
        while not (typed := self.keys.wait(None)):
            pass
        for key in typed:
            self._quit_on(key)

    def _warm_up(self) -> None:
        """Lets every bot decide once: what it compiles for that must not stop the race."""
        self.prompt = self._say("warm-up")
        self._draw()
        for at, seat in enumerate(self.session.seats):
            if seat.decide is not None:
                seat.decide(rehearsal(self.match, at), at)

    def _count_down(self) -> None:
        self.prompt = self._say("ready")
        self.complaint = ""
        self._draw()
        until = self.keys.now() + COUNTDOWN
        while (left := until - self.keys.now()) > 0:
            for key in self.keys.wait(left):
                self._quit_on(key)

    def _race(self) -> None:
        """Keys and bots in the order in which they arrive, until the round is over."""
        self.hands.signal(self.keys.now())
        self.prompt = self._say("go")
        going = True
        while going and not self.match.over:
            self._draw()
            planned = self.hands.next()
            typed = self.keys.wait(
                None if planned is None else max(0.0, planned[0] - self.keys.now())
            )
            if typed:
                # What was typed ahead of the round's end is not meant for the next round.
                going = all(self._press(key) for key in typed)
            elif planned is not None and self.keys.now() >= planned[0]:
                decide = self.session.seats[planned[1]].decide
                assert decide is not None
                going = self._play(planned[1], decide(self.match, planned[1]))

    def _rest(self, what: str) -> None:
        """Time to see who has won, however long it takes."""
        self.complaint = ""
        self.prompt = self._say(what)
        self._draw()
        until = self.keys.now() + REST
        while (left := until - self.keys.now()) > 0:
            for key in self.keys.wait(left):
                self._quit_on(key)
        for key in self.keys.wait(None if self.person != SPECTATOR else 2 * REST):
            self._quit_on(key)

    # --- moves ---

    def _press(self, key: str) -> bool:
        """What a key means to the person; returns whether the round goes on."""
        self._quit_on(key)
        if self.person == SPECTATOR:
            return True
        move = self._move(key)
        if move is None:
            return True
        why = why_not(self.match.state, self.person, move)
        if why is not None:
            self.complaint = self.words.say("why", why["what"], self.session.names, why)
            return True
        self.complaint = ""
        return self._play(self.person, move)

    def _move(self, key: str) -> str | None:
        """Space rolls; a number or the first letter of a symbol places a die that shows it."""
        if key == " ":
            return "roll"
        if key in "123456":
            return f"place {SYMBOLS[int(key) - 1]}"
        meant = [
            f"place {symbol}"
            for symbol in SYMBOLS
            if self.words.term(symbol).casefold().startswith(key.casefold())
        ]
        fitting = [move for move in meant if move in self.match.legal(self.person)]
        return next(iter(fitting or meant), None)

    def _play(self, seat: int, move: str) -> bool:
        now = self.keys.now()
        stopped = self.match.state.stopper
        self.match.play(seat, move)
        keep_time(self.match, now - self.start)
        if self.match.state.stopper != stopped:
            self.complaint = ""
        return not self.hands.acted(seat, move, now)

    def _quit_on(self, key: str) -> None:
        if key in QUIT:
            raise Quit

    # --- the screen ---

    def _draw(self) -> None:
        self.show(self._screen())

    def _screen(self) -> RenderableType:
        names = self.session.names
        view = self.match.view(self.person)
        lines = self.match.story(self.person, self.told)
        self.story += [self.words.line(line, names) for line in lines]
        self.told = self.match.number
        height = self.session.console.height - self.match.seats
        small = height < ROOMY
        left = height - (SMALL if small else ROOMY)
        if left < 0 or self.session.console.width < LEAST_WIDTH:
            return self._too_small()
        room = min(STORY_LINES, left)
        del self.story[: len(self.story) - room]
        prompt = self.prompt
        if view["stopper"] is not None and not self.match.over:
            prompt = self.words.prompt(view["prompt"], names)
        # As many lines as ever: nothing on the screen may jump while somebody plays.
        story = self.story + [""] * (room - len(self.story))
        return Group(
            Rule(Text(self.match.game.name, style="bold"), style=MUTED),
            Padding(
                board_of(self.match.game).draw(view, self.words, names, small),
                (0, 1) if small else (1, 2),
            ),
            *(_line(line, MUTED) for line in story),
            *([] if small else [Text()]),
            _line(prompt, f"bold {GOLD}"),
            _line(self.complaint, CLAY),
            _line(self._say("keys"), MUTED),
        )

    def _too_small(self) -> RenderableType:
        """One line that says how large the terminal must be; x still quits."""
        console = self.session.console
        needs = f"{LEAST_WIDTH}×{SMALL + self.match.seats}"
        has = f"{console.width}×{console.height}"
        return Text(self.session.say("too-small", has=has, needs=needs), style=CLAY)

    def _say(self, what: str) -> str:
        return self.words.say("table", f"race-{what}", (), {})


def rehearsal(match: Match, seat: int) -> Match:
    """Another match of the same kind, in which a seat has rolled and has a choice."""
    seed = 0
    while True:
        trial = match.game.start(match.seats, seed=seed, options=match.options)
        trial.play(seat, "roll")
        if len(trial.legal(seat)) > 1:
            return trial
        seed += 1


def _line(text: str, style: str) -> RenderableType:
    """Exactly one line."""
    return Padding(Text(text or " ", style=style, no_wrap=True, overflow="ellipsis"), (0, 2))
