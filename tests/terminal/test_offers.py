"""What is free in the rules is free in the terminal: dice and cards are taken in any order."""

from collections.abc import Callable
from functools import partial
from io import StringIO

import pytest
from games.gold_nuggets.table import turn
from rich.console import Console

from motherlode.engine.match import Match
from motherlode.games.claim_poker import GAME
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat


def decided(match: Match, seat: int) -> str:
    """How the others would decide; here nobody asks them."""
    return match.legal(seat)[0]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What the person at seat 0 sees after his entries."""
    return partial(see, monkeypatch)


def see(monkeypatch: pytest.MonkeyPatch, match: Match, *entries: str) -> str:
    console = Console(width=100, color_system=None, file=StringIO())
    others = [Seat(name, decided) for name in ("Bo", "Cy")]
    session = Session(match, [Seat("Ada"), *others], console, pause=0)
    for entry in entries:
        monkeypatch.setattr("motherlode.terminal.entries.ask_line", lambda *_, said=entry: said)
        session.turn(0)
    with console.capture() as screen:
        session._draw(session._offers(0))
    return screen.get()


def chosen(match: Match) -> list[str]:
    """What the record keeps of the person's decisions."""
    return [str(move) for who, move in match.events() if who == 0]


def test_dice_go_aside_in_any_order(typed: Callable[..., str]) -> None:
    match = turn("lasso nugget nugget 2 2 2 5", seats=3)
    shown = typed(match, "aside 2 3", "set 2 × nugget aside")
    assert "Set more aside, roll again, or take your nuggets." in shown
    assert "set 1 × lasso aside" in shown
    shown = typed(match, "aside lasso 1")
    assert "Roll again, or take your nuggets." in shown
    assert match.view(0)["aside"] == ["lasso", "nugget", "nugget", "2", "2", "2"]
    # The record names the selection once, as the rules want it.
    assert chosen(match) == ["aside lasso 1", "aside nugget 2", "aside 2 3"]


def test_more_of_a_face_can_follow(typed: Callable[..., str]) -> None:
    match = turn("lasso lasso lasso lasso 2 2 5", seats=3)
    shown = typed(match, "aside lasso 1")
    assert "set 3 × lasso aside" in shown
    assert "× 2 aside" not in shown  # two of a new number may not go, GN-11
    typed(match, "aside lasso 3")
    assert chosen(match) == ["aside lasso 4"]


def test_any_two_cards_are_taken_in_any_order(typed: Callable[..., str]) -> None:
    for entries in (["rifle + shovel"], ["Shovel + rifle"], ["take shovel", "take rifle"]):
        match = GAME.start(seats=3, seed=11)
        shown = typed(match, *entries)
        assert chosen(match) == ["take shovel", "take rifle"]
        assert "give the card of the rifle pile to Bo" in shown


def test_the_second_card_may_lie_before_the_first(typed: Callable[..., str]) -> None:
    match = GAME.start(seats=3, seed=11)
    shown = typed(match, "take shovel")
    piles = ["sieve", "whiskey", "pick", "knife", "rifle"]
    assert [pile for pile in (*piles, "shovel") if f"card of the {pile} pile" in shown] == piles
    typed(match, "card of the sieve pile")
    assert chosen(match) == ["take sieve", "take shovel"]
