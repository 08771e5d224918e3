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
from motherlode.games import load
from motherlode.terminal import race
from motherlode.terminal.play import Quit, Session
from motherlode.terminal.race import Race
from motherlode.terminal.seats import make_seats

GAME = load("wurf-und-weg")


def session(
    people: int = 1, seats: int = 3, language: str = "en", match: Match | None = None
) -> Session:
    sitting = make_seats(GAME, seats, people, "sensible", [], 1, language)
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
    """These keys, then q."""
    left: Iterator[str] = iter(keys)
    return lambda: next(left, "q")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_race_with_one_person_to_the_end(seats: int) -> None:
    game, screen = session(seats=seats), Screen()
    Race(game, Fingers(0.8, masher("123456 ")), screen).run()
    assert game.match.over
    assert game.match.times == sorted(game.match.times)
    assert len(game.match.times) == game.match.number
    assert any("Coasters, ready, go!" in shown for shown in screen.shown)
    for shown in screen.shown:
        assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_screen_keeps_its_height_during_a_race() -> None:
    screen = Screen()
    Race(session(seats=6), Fingers(0.8, masher("123456 ")), screen).run()
    racing = [shown for shown in screen.shown if "go!" in shown]
    assert len({len(shown.splitlines()) for shown in racing}) == 1


def test_watching_bots_needs_only_the_choice_of_a_pace() -> None:
    game = session(people=0)
    Race(game, Fingers(100.0, in_turn("3")), Screen()).run()
    assert game.match.over


def test_a_fast_person_beats_children() -> None:
    game = session()
    # The first key that fits, a 1, chooses children as opponents.
    Race(game, Fingers(0.1, masher("123456 ")), Screen()).run()
    assert game.match.result is not None
    assert 0 in game.match.result["winners"]


def test_q_quits_at_any_time() -> None:
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
    assert game._move("x") is None
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
        input="1\n" * 3000,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "Somebody has won the third coaster." in done.stdout


def test_a_real_terminal_is_left_as_it_was() -> None:
    """Opens a terminal, chooses a pace, quits: the settings are the ones from before."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    command = [sys.executable, "-m", "motherlode.cli", "play", "wurf-und-weg", "--seed", "3"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as process:
        try:
            shown = read_until(ours, b"a champion")
            assert b"\x1b[?1049h" in shown  # the other screen
            os.write(ours, b"2")
            read_until(ours, "Ready …".encode())
            os.write(ours, b"q")
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
