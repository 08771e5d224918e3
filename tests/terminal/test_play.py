"""Playing in the terminal, with entries as a person would type them."""

import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console

import motherlode
from motherlode.bots.coach import Advice, Choice
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat


def play(*arguments: str, entry: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", "play", *arguments],
        input=entry,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_by_choosing_the_first_move(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("gold-nuggets", "--seed", "5", "--players", "2", "--record", str(path))
    shown = play(*arguments, entry="a\n" * 2000)
    assert "The last nugget was taken" in shown
    assert "★ winner" in shown
    match = motherlode.replay(json.loads(path.read_text(encoding="utf-8")))
    assert match.over
    assert match.names == ["Sam", "Bo"]


def test_the_last_screen_still_says_what_happened_last() -> None:
    game = str(Path(__file__).parents[2] / "docs" / "examples" / "hunch.py")
    shown = play(game, "--seed", "1", "--pause", "0", entry="1\n")
    end = shown.rpartition("─ Hunch ─")[2]
    assert "You point at pan 1." in end
    assert "Bo lifts pan " in end


def test_a_wrong_entry_explains_itself_and_loses_nothing() -> None:
    shown = play("gold-nuggets", "--seed", "3", entry="dance\n99\nroll\n\na\nquit\n")
    assert "“dance” is no move of this game. Type what stands before a move" in shown
    assert "steal 0" not in shown  # nobody counts from 0, and not everybody can be robbed
    assert "Choose one of these: a, b, c." in shown
    assert "“roll” is not possible now." in shown
    assert "Type what stands before a move, or the move itself." in shown
    assert "Until next time." in shown


def test_the_notation_works_as_well_as_a_number() -> None:
    shown = play("gold-nuggets", "--seed", "3", entry="  Aside LASSO 1 \nquit\n")
    assert "You set 1 × lasso aside." in shown


def test_people_count_from_one_and_programs_from_zero() -> None:
    """What is typed as it is shown counts as it is shown; the notation stays what it is."""
    for entry in ("10", "uncover 10", "flip 9"):
        assert "card 10:" in play("gold", "--seed", "3", entry=f"{entry}\nquit\n"), entry
    assert "“65” is not possible now." in play("gold", "--seed", "3", entry="65\nquit\n")
    for entry in ("harbour 2", "2"):
        shown = play("go-for-gold", "--seed", "3", "--players", "2", entry=f"{entry}\nquit\n")
        assert "You land in harbour 2." in shown, entry


def test_people_in_turns_and_in_other_languages() -> None:
    shown = play(
        "gold-nuggets", "--people", "2", "--players", "2", "--names", "Ada,Bo", "--lang", "de",
        "--seed", "1", entry="a\ntake\na\na\nquit\n",
    )  # fmt: skip
    assert "Ada legt Würfel zur Seite." in shown
    assert "Bo" in shown


def test_it_says_goodbye_in_the_language_of_the_table() -> None:
    for language, goodbye in (("de", "Bis zum nächsten Mal."), ("it", "Alla prossima.")):
        for arguments in (("--players", "2"), ("--players", "2", "--series")):
            shown = play("gold", "--seed", "3", "--lang", language, *arguments, entry="quit\n")
            assert shown.rstrip().endswith(goodbye)
            assert "Until next time" not in shown


def test_what_a_doubt_risks_is_said_once() -> None:
    """To one person the prompt says it; of several, whom it calls by name, the note does."""
    stakes = "verteilst du es an die anderen."
    for people in ("1", "2"):
        shown = play(
            "gold-rausch", "--seed", "1", "--players", "2", "--people", people, "--lang", "de",
            entry="\n1\n" * 40 + "quit\n",
        )  # fmt: skip
        screens = " ".join(shown.split()).split("─ Gold Rausch ─")  # whatever the line breaks
        assert {screen.count(stakes) for screen in screens if stakes in screen} == {1}


def test_a_match_is_saved_on_demand(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    shown = play("gold-nuggets", "--seed", "3", entry=f"save\nsave {path}\nquit\n")
    assert "Save where?" in shown
    assert motherlode.replay(path.read_bytes()).number >= 7
    shown = play("gold-nuggets", "--seed", "3", entry=f"save {tmp_path}/no/where\nquit\n")
    assert "Could not save" in shown


def test_bots_alone_play_to_the_end() -> None:
    for bots in ("sensible", "random"):
        assert "winner" in play(
            "gold-nuggets", "--people", "0", "--bots", bots, "--seed", "2", entry=""
        )


def test_cards_that_are_turned_back_are_told_once_where_no_moment_is_shown() -> None:
    """Without a terminal there is no moment to show two cards in: the story names them, once."""
    shown = play("gold", "--seed", "3", "--players", "2", entry="1\nuncover 2\n?\nquit\n")
    asked = shown.split("Sam › ")
    assert "You uncover card 1:" in asked[1]
    assert "You uncover card 2:" in asked[2]
    assert "uncovers" not in asked[3]  # asking for help does not bring them back


def test_the_coach_ranks_no_noise() -> None:
    """Moves that differ by less than their error have no figures; a clearly worse one has."""
    match = motherlode.load("gold").start(2, seed=3)
    session = Session(match, [Seat("Ada"), Seat("Bo")], Console())
    choices = [
        Choice(move=f"flip {place}", share=share, error=0.05)
        for place, share in ((3, 0.50), (4, 0.53), (5, 0.20))
    ]
    advice = Advice(
        choices=choices,
        best=None,
        equal=["flip 3", "flip 4"],
        exact=False,
        why={"en": "Both are as good."},
    )
    assert session._said(advice) == ["Both are as good.", " 20.0 % ± 5.0  uncover 6"]
