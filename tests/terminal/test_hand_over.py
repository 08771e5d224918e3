"""Several people at one screen: nobody sees what another has in secret."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import motherlode
from motherlode.terminal import entries
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat


def asked(match: motherlode.Match, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Lets two people play, each the last move that there is; yields what they are asked."""
    questions: list[str] = []

    def answer(console: Console, question: str) -> str:
        questions.append(question)
        return match.legal(match.to_act[0])[-1]

    monkeypatch.setattr(entries, "ask_line", answer)
    seats = [Seat("Ada", None), Seat("Bo", None)]
    console = Console(file=StringIO(), force_terminal=True, width=100)
    session = Session(match, seats, console, pause=0)
    while not match.over:
        session.turn(match.to_act[0])
        yield from questions
        questions.clear()


def test_a_secret_walk_is_not_left_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands and walks; before Bo walks, he is asked to come, and afterwards all lies open."""
    match = motherlode.load("go-for-gold").start(seats=2, chance="manual")
    questions = asked(match, monkeypatch)
    assert next(questions) == "Ada"  # the harbour
    match.happen("1")
    while (question := next(questions)) == "Ada":
        assert match.view()["moving"]
    assert question.startswith("It is the turn of Bo")
    assert next(questions) == "Bo"


def test_where_all_lies_open_nobody_is_asked_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    match = motherlode.load("gold-nuggets").start(seats=2, seed=1)
    assert set(asked(match, monkeypatch)) == {"Ada", "Bo"}
