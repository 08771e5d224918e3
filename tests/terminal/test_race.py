"""The race in the terminal: with virtual time and virtual keys, and once with a real terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games import load
from motherlode.games.wurf_und_weg.content import SYMBOLS
from motherlode.terminal.boards.wurf_und_weg import race
from motherlode.terminal.boards.wurf_und_weg.race import (
    END_OF_INPUT,
    QUIT,
    Keyboard,
    Race,
    rehearsal,
)
from motherlode.terminal.play import Quit, Session
from motherlode.terminal.seats import Seat, make_seats

GAME = load("wurf-und-weg")


def session(
    people: int = 1,
    seats: int = 3,
    language: str = "en",
    match: Match | None = None,
    bots: str = "sensible",
) -> Session:
    sitting = make_seats(GAME, seats, people, bots, [], 1, language)
    match = match or GAME.start(seats, seed=1)
    console = Console(width=80, height=40, force_terminal=True, file=StringIO())
    return Session(match, sitting, console, language)


class Fingers:
    """A keyboard and a clock of our own: a person who types every so often."""

    def __init__(self, think: float, key: Callable[[], str]) -> None:
        self.time = 0.0
        self.think = think
        self.press = think  # when the next key is pressed
        self.key = key

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float | None) -> str:
        if seconds is not None and self.time + seconds < self.press:
            self.time += seconds
            return ""
        self.time = max(self.time, self.press)
        self.press = self.time + self.think
        return self.key()


def text_of(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, height=40, record=True, file=StringIO())
    console.print(shown)
    return console.export_text()


class Screen:
    """Remembers what was shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def __call__(self, shown: RenderableType, /) -> None:
        self.shown.append(text_of(shown))


def masher(keys: str) -> Callable[[], str]:
    """Presses these keys over and over."""
    pressed = iter(lambda: keys, None)
    return lambda: next(pressed)


def in_turn(*keys: str) -> Callable[[], str]:
    """These keys, then x."""
    left: Iterator[str] = iter(keys)
    return lambda: next(left, "x")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_race_with_one_person_to_the_end(seats: int) -> None:
    game, screen = session(seats=seats), Screen()
    Race(game, Fingers(0.8, masher("123456 ")), screen).run()
    assert game.match.over
    assert game.match.times == sorted(game.match.times)
    assert len(game.match.times) == game.match.number
    assert any("On your coasters, get set, go!" in shown for shown in screen.shown)
    for shown in screen.shown:
        assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_screen_keeps_its_height_during_a_race() -> None:
    screen = Screen()
    Race(session(seats=6), Fingers(0.8, masher("123456 ")), screen).run()
    racing = [shown for shown in screen.shown if "go!" in shown]
    assert len({len(shown.splitlines()) for shown in racing}) == 1


def test_watching_bots_needs_only_one_key() -> None:
    game = session(people=0)
    Race(game, Fingers(100.0, in_turn("3")), Screen()).run()
    assert game.match.over


def test_a_fast_person_beats_greenhorns() -> None:
    game = session(bots="greenhorn")
    Race(game, Fingers(0.1, masher("123456 ")), Screen()).run()
    assert game.match.result is not None
    assert 0 in game.match.result["winners"]


def test_keys_do_nothing_to_bots_that_are_watched() -> None:
    game = session(people=0)
    watching = Race(game, Fingers(100.0, in_turn()), Screen())
    before = bytes(game.match.state)
    for key in "123456 cphz":
        assert watching._press(key)
    assert bytes(game.match.state) == before
    with pytest.raises(Quit):
        watching._press("x")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_rehearsal_gives_a_seat_a_choice(seats: int) -> None:
    match = GAME.start(seats, seed=1, options={"goal": "pile"})
    for seat in range(seats):
        trial = rehearsal(match, seat)
        assert len(trial.legal(seat)) > 1
        assert (trial.seats, trial.options) == (match.seats, match.options)


@pytest.mark.parametrize("people", [0, 1])
def test_every_bot_has_decided_once_before_the_first_count_down(people: int) -> None:
    game, screen = session(people=people), Screen()
    warm: list[int] = []

    def decide(match: Match, seat: int) -> str:
        assert match is not game.match
        assert "The others are warming up" in screen.shown[-1]
        warm.append(seat)
        return match.legal(seat)[0]

    game.seats = [Seat(seat.name, seat.decide and decide) for seat in game.seats]
    with pytest.raises(Quit):
        Race(game, Fingers(0.5, in_turn("2")), screen).run()
    assert warm == list(range(people, 3))
    assert "Ready" in screen.shown[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_symbol_begins_with_a_key_that_quits(language: str) -> None:
    words = words_of(GAME, language)
    initials = {words.term(symbol)[0].casefold() for symbol in SYMBOLS}
    assert not initials & set(QUIT.casefold())
    assert QUIT[0] in words.say("table", "race-keys", (), {}).split("   ")[-1].split(":")[0]


def test_the_italian_clover_can_be_placed_by_its_first_letter() -> None:
    match = scripted("penny cat cat")
    match.play(0, "roll")
    assert racing(match, "it")._press("q")
    assert racing(match, "it")._move("q") == "place clover"


@pytest.mark.parametrize(
    ("typed", "keys"),
    [(b"x", "x"), (b"\xff", ""), (b"\xe9c", "c"), (b"\x1b[A", ""), (b"", END_OF_INPUT)],
)
def test_only_an_empty_read_is_the_end_of_input(
    typed: bytes, keys: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours, "rb") as reading:
        os.write(theirs, typed)
        os.close(theirs)
        monkeypatch.setattr(sys, "stdin", reading)
        assert Keyboard().wait(0) == keys


def test_x_quits_at_any_time() -> None:
    for keys in ((), ("2",), ("2", " "), ("2", " ", " ", "1")):
        with pytest.raises(Quit):
            Race(session(), Fingers(0.5, in_turn(*keys)), Screen()).run()


def scripted(dice: str) -> Match:
    script = ["coaster clover pig", "coaster cat hand", "penny", *dice.split()]
    return GAME.start(2, chance=script)


def racing(match: Match, language: str = "en") -> Race:
    """A race in which nobody but the person has moved."""
    playing = session(seats=2, match=match, language=language)
    return Race(playing, Fingers(0.1, in_turn()), Screen())


def test_keys_are_numbers_and_first_letters_in_the_players_language() -> None:
    match = scripted("pig penny cat")
    match.play(0, "roll")
    game = racing(match)
    assert game._move(" ") == "roll"
    assert game._move("2") == "place pig"
    assert game._move("p") == "place pig"  # of two that fit, the first
    match.play(0, "place pig")
    assert game._move("p") == "place penny"  # the one that fits
    assert game._move("C") == "place clover"  # refused, with a reason
    assert game._move("z") is None
    assert racing(match, "de")._move("s") == "place pig"
    assert racing(match, "fr")._move("f") == "place horseshoe"


def test_a_refused_key_says_why_and_changes_nothing() -> None:
    match = scripted("pig penny cat")
    match.play(0, "roll")
    game = racing(match)
    before = bytes(match.state)
    assert game._press(" ")
    assert game.complaint == "First away with what can leave: pig, penny."
    assert game._press("6")
    assert game.complaint == "None of your dice shows hand now."
    assert bytes(match.state) == before


def test_several_people_cannot_share_a_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", type("Tty", (), {"isatty": lambda self: True})())
    with pytest.raises(MotherlodeError, match="one keyboard serves one person"):
        race.run(session(people=2))


def test_without_a_terminal_the_race_is_played_in_turns() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", "play", "wurf-und-weg", "--seed", "3"],
        input="7\n1\n2\n3\n4\n5\n6\n" * 1500,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "The third coaster has been won." in done.stdout


def test_a_real_terminal_is_left_as_it_was() -> None:
    """Opens a terminal, begins, quits: the settings are the ones from before."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    command = [sys.executable, "-m", "motherlode.cli", "play", "wurf-und-weg", "--seed", "3"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as process:
        try:
            shown = read_until(ours, b"as fast as a parent")
            assert b"\x1b[?1049h" in shown  # the other screen
            os.write(ours, b"2")
            read_until(ours, "Ready…".encode())
            os.write(ours, b"x")
            assert b"\x1b[?1049l" in read_until(ours, b"Until next time.")
            assert process.wait(timeout=60) == 0
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)


def read_until(file: int, wanted: bytes) -> bytes:
    seen = b""
    while wanted not in seen:
        ready, _, _ = select.select([file], [], [], 60)
        assert ready, f"never saw {wanted!r}"
        seen += os.read(file, 65536)
    return seen
