"""Every screen fits its terminal, or one line says which size it needs."""

import sys
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import motherlode
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES
from motherlode.terminal.entries import own_words
from motherlode.terminal.play import Session
from motherlode.terminal.screen import draw_end
from motherlode.terminal.seats import BOT_NAMES, Seat

LARGE, USUAL, TINY = (120, 60), (80, 24), (60, 20)


def console(size: tuple[int, int]) -> Console:
    """A terminal that writes into a text."""
    width, height = size
    return Console(
        width=width, height=height, force_terminal=True, color_system=None, file=StringIO()
    )


def screen_of(where: Console) -> list[str]:
    """The lines of the last screen, without what clears it."""
    file = where.file
    assert isinstance(file, StringIO)
    text = file.getvalue().rpartition("\x1b[H")[2].removeprefix("\x1b[2J")
    file.seek(0)
    file.truncate()
    return text.splitlines()


def people_at(match: Match, language: str, size: tuple[int, int]) -> Session:
    """The first seat is a person; nobody decides for the others here."""
    others = [Seat(name, lambda match, seat: "") for name in match.names[1:]]
    return Session(match, [Seat("Sam"), *others], console(size), language, pause=0)


def shown(match: Match, language: str, size: tuple[int, int]) -> list[str]:
    """The screen as the first player gets it, however long it takes him to decide."""
    session = people_at(match, language, size)
    session._viewer = 0
    session._draw(session._offers(0))
    return screen_of(session.console)


def positions(slug: str, seats: int) -> list[Match]:
    """Decisions of the first player over a random game, some of each sort."""
    random = Random(seats)
    names = ["Sam", *BOT_NAMES[1:seats]]
    match = motherlode.load(slug).start(seats, seed=seats, names=names)
    asked: dict[str, int] = {}
    found = []
    while not match.over:
        seat = random.choice(match.to_act)
        if 0 in match.to_act:
            what = match.view(0)["prompt"]["what"]
            asked[what] = asked.get(what, 0) + 1
            if asked[what] in (1, 2, 7, 20):
                found.append(match.still())
        match.play(seat, random.choice(match.legal(seat)))
    return [*found, match]


@pytest.mark.parametrize("slug", motherlode.games())
def test_at_80_by_24_everything_is_there_in_every_language(slug: str) -> None:
    """The title is not scrolled away, a line is left to type in, and nothing is too wide."""
    for seats in motherlode.load(slug).seats:
        *running, over = positions(slug, seats)
        assert running
        for match in running:
            for language in LANGUAGES:
                lines = shown(match, language, USUAL)
                assert over.game.name in lines[0], "\n".join(lines)
                assert len(lines) < USUAL[1], "\n".join(lines)
                assert max(map(len, lines)) <= USUAL[0]
        where = console(USUAL)
        own = own_words("de")
        session = people_at(over, "de", USUAL)
        draw_end(where, over, session.words, own, session.names, 0, ["…"])
        lines = screen_of(where)
        assert over.game.name in lines[0]
        assert len(lines) < USUAL[1], "\n".join(lines)
        assert any(own.term("winner") in line for line in lines)


@pytest.mark.parametrize("slug", motherlode.games())
def test_in_a_tiny_terminal_a_board_is_whole_or_one_line_says_what_it_needs(slug: str) -> None:
    game = motherlode.load(slug)
    for match in positions(slug, game.seats[-1])[:-1]:
        lines = shown(match, "fr", TINY)
        if game.name in lines[0]:
            assert len(lines) < TINY[1], "\n".join(lines)
            assert max(map(len, lines)) <= TINY[0]
        else:
            assert " ".join(lines).startswith("Ce terminal fait 60×20, la table demande ")
            assert len(lines) <= 3


@pytest.mark.parametrize("slug", motherlode.games())
def test_with_room_it_is_drawn_with_room(slug: str) -> None:
    match = positions(slug, motherlode.load(slug).seats[0])[0]
    large = shown(match, "en", LARGE)
    assert match.game.name in large[0]
    assert large[1].strip() == ""  # the board has air around it


def test_a_pipe_has_no_size() -> None:
    match = motherlode.load("gold").start(5, seed=1, names=["Sam", "Bo", "Cy", "Dot", "Eli"])
    session = people_at(match, "en", TINY)
    session.console = Console(width=60, height=5, file=StringIO())
    session._draw(session._offers(0))
    assert "too small" not in str(session.console.file)
    file = session.console.file
    assert isinstance(file, StringIO)
    assert len(file.getvalue().splitlines()) > 20


def test_ten_lines_are_too_few_for_any_board() -> None:
    for slug in motherlode.games():
        game = motherlode.load(slug)
        match = positions(slug, game.seats[-1])[0]
        [*lines] = shown(match, "en", (80, 8))
        assert lines[0].startswith("This terminal is 80×8, and the table needs ")
        assert len(lines) <= 2


if __name__ == "__main__":  # to look at them
    width, height = (int(number) for number in sys.argv[2].split("x"))
    for match in positions(sys.argv[1], motherlode.load(sys.argv[1]).seats[-1])[:-1]:
        print("\n".join(shown(match, sys.argv[3], (width, height))))
