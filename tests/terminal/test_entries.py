"""What is typed that is no move: in the player's language, and never played blind."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import tomllib
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import motherlode
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.terminal import entries
from motherlode.terminal.boards import board_of
from motherlode.terminal.entries import COMMANDS, Quit, command_of, named
from motherlode.terminal.offers import Offer, keyed
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_words_of_the_language_and_of_english(language: str) -> None:
    for command in COMMANDS:
        assert command_of(f"  {command} x ", language) == (command, "x")
        assert command_of(named(command, language).upper(), language) == (command, "")
    assert command_of("", language)[0] == "help"
    assert command_of("q", language)[0] == "quit"
    assert command_of("roll", language) == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_values(language: str) -> None:
    def slots(of: str) -> dict[tuple[str, str], list[str]]:
        text = files("motherlode.terminal").joinpath(f"words.{of}.toml").read_text("utf-8")
        return {
            (section, what): sorted(re.findall(r"\{=?(\w+)", said))
            for section, texts in tomllib.loads(text).items()
            for what, said in texts.items()
        }

    assert slots(language) == slots("en")


def test_accents_may_be_left_out() -> None:
    assert command_of("zuruck", "de") == ("undo", "")
    assert command_of("REGLES", "fr") == ("rules", "")


@pytest.mark.parametrize("slug", motherlode.games())
def test_no_move_is_called_as_a_command(slug: str) -> None:
    game = motherlode.load(slug)
    for language in LANGUAGES:
        verbs = {move.split()[0] for move in game.moves.texts}
        words = words_of(game, language)
        said = {words.move(move, ["A"] * 8).lower() for move in game.moves.texts}
        assert not verbs & set(COMMANDS)
        assert not [text for text in said if command_of(text, language)[0]]


def session_of(match: motherlode.Match, language: str = "en") -> Session:
    console = Console(width=100, color_system=None, file=StringIO())
    seats = [Seat("Ada"), *(Seat(name) for name in ("Bo", "Cy")[: match.seats - 1])]
    return Session(match, seats, console, language, pause=0)


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = iter(lines)
    monkeypatch.setattr(entries, "ask_line", lambda console, question: next(left))


def test_a_decision_is_taken_back_until_something_has_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = motherlode.load("claim-poker").start(3, seed=11)
    session = session_of(match)
    before = bytes(match.state)
    typing(monkeypatch, "rifle + shovel")
    session.turn(0)
    assert bytes(match.state) != before
    typing(monkeypatch, "undo")
    session.turn(0)
    typing(monkeypatch, "undo")
    session.turn(0)
    assert bytes(match.state) == before
    typing(monkeypatch, "undo", "quit")
    with pytest.raises(Quit):
        session.turn(0)
    file = session.console.file
    assert isinstance(file, StringIO)
    assert "Only your own last decision" in file.getvalue()


def test_whoever_shares_a_screen_takes_back_what_he_did_before_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = motherlode.load("go-for-gold").start(2, seed=1)
    session = session_of(match)
    match.play(0, "harbour 0")
    while 0 in match.to_act:  # he draws his way, unseen
        typing(monkeypatch, match.legal(0)[0])
        session.turn(0)
    assert 0 not in match.to_act
    typing(monkeypatch, "undo")
    session.turn(1)
    assert 0 in match.to_act


def test_the_log_tells_all_but_what_has_to_be_remembered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = motherlode.load("gold").start(2, seed=3)
    session = session_of(match, "de")
    typing(monkeypatch, "1", "2")
    session.turn(0)
    session.turn(0)
    kept = {line["what"] for line in match.story()} - set(match.game.forgets)
    log = [line.plain for line in session._log()]
    assert len(log) == len([line for line in match.story() if line["what"] in kept]) or log == ["·"]
    typing(monkeypatch, "verlauf", "ende")
    with pytest.raises(Quit):
        session.turn(match.to_act[0])
    capsys.readouterr()


@pytest.mark.parametrize(
    ("slug", "moves", "keys"),
    [
        ("gold-rausch", ["flip 3", "aim 6", "doubt"], ["4", "7", "11"]),
        ("gold-rausch", ["uncover 0 left", "uncover 2 right"], ["1", "6"]),
        ("gold-rausch", ["draw 0", "draw 1", "decline"], ["1", "2", "3"]),
        ("go-for-gold", ["harbour 1", "harbour 3"], ["2", "4"]),
        ("wurf-und-weg", ["roll", "place pig"], ["7", "2"]),
        ("gold-nuggets", ["aside 4 3", "roll"], ["a", "b"]),
        ("claim-poker", ["accept", "refuse"], ["1", "2"]),
    ],
)
def test_numbers_of_the_list_are_those_of_the_board(
    slug: str, moves: list[str], keys: list[str]
) -> None:
    offers = [Offer(move, (move,)) for move in moves]
    board = board_of(motherlode.load(slug))
    assert {offer.said: key for key, offer in keyed(offers, board)} == dict(
        zip(moves, keys, strict=True)
    )


def test_a_refused_move_says_why_in_the_players_language() -> None:
    match = motherlode.load("wurf-und-weg").start(2, seed=1)
    session = session_of(match, "de")
    offers = session._offers(0)
    with pytest.raises(motherlode.MotherlodeError) as error:
        session._chosen(0, "place pig", offers)
    assert error.value.message == "Deine Würfel zeigen noch nichts: Wirf sie erst."


def read(file: int, wanted: str, seen: bytes = b"") -> str:
    while wanted.encode() not in seen:
        ready, _, _ = select.select([file], [], [], 60)
        assert ready, f"never saw {wanted!r} in {seen[-2000:]!r}"
        seen += os.read(file, 65536)
    return seen.decode(errors="replace")


def _hears_interrupts() -> None:
    """Whoever runs the tests in the background may have them ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def terminal(tmp_path: Path):  # type: ignore[no-untyped-def]
    """Starts the program at a terminal of its own; gives its end of it."""
    started = []

    def start(*arguments: str) -> int:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "motherlode.cli", *arguments]
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=tmp_path,
            start_new_session=True, preexec_fn=_hears_interrupts,
        )  # fmt: skip
        os.close(theirs)
        started.append((process, ours))
        return ours

    start.started = started  # type: ignore[attr-defined]
    yield start
    for process, ours in started:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(ours)


def test_quit_is_heard_where_one_remembers_ones_cards(terminal) -> None:  # type: ignore[no-untyped-def]
    ours = terminal("play", "gold-rausch", "--seed", "1", "--lang", "fr")
    read(ours, "Sam ›")
    os.write(ours, b"quitter\n")
    assert "la prochaine" in read(ours, "la prochaine.")


def test_the_first_question_says_how_to_get_help(terminal) -> None:  # type: ignore[no-untyped-def]
    ours = terminal("play", "--seed", "1", "--lang", "it")
    assert "aiuto: che altro puoi scrivere" in read(ours, "Sam ›")
    os.write(ours, b"aiuto\n")
    assert "cronaca, annulla, salva FILE, esci" in read(ours, "esci.")


def test_what_is_typed_while_others_play_is_not_taken_for_an_answer(terminal) -> None:  # type: ignore[no-untyped-def]
    """Ten lines while the bots' turns are shown: the next question still waits."""
    ours = terminal("play", "gold", "--seed", "3", "--players", "3", "--pause", "0.3")
    read(ours, "Sam ›")
    os.write(ours, b"1\n")
    read(ours, "Sam ›")
    os.write(ours, b"2\n")
    read(ours, "Bo")  # his turn is on the screen
    os.write(ours, b"3\n" * 10)
    shown = read(ours, "Sam ›")
    os.write(ours, b"help\n")
    told = read(ours, "Also: rules", shown.encode())  # and perhaps the next question with it
    assert told.partition("Also: rules")[0].count("Sam ›") == 1


def test_an_interrupt_leaves_a_line_of_its_own(terminal) -> None:  # type: ignore[no-untyped-def]
    ours = terminal("play", "--seed", "1")
    read(ours, "Sam ›")
    process = terminal.started[0][0]
    process.send_signal(signal.SIGINT)
    shown = ""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece.decode(errors="replace")
    assert process.wait(timeout=60) == 130
    assert shown.endswith("\n")
    assert "Traceback" not in shown
