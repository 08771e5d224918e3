"""What people see and read: prompts, story, words, and the drawing in the terminal."""

import json
from io import StringIO

import pytest
from games.gold_rausch.matches import VECTORS, WHOLE_GAMES
from games.gold_rausch.table import play, position, seen
from rich.console import Console, RenderableType

from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.gold_rausch import GAME
from motherlode.terminal.boards import gold_rausch as board
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat

clause = pytest.mark.clause

NAMES = ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("river", "prompt"),
    [
        ({}, "flip-or-doubt"),
        ({0: "river"}, "flip-or-doubt"),
        ({0: "teeth 1"}, "flip-or-aim"),
    ],
)
def test_the_prompt_says_what_is_expected(river: dict[int, str], prompt: str) -> None:
    asked = seen(position(river=river))["prompt"]
    assert (asked["what"], asked["seats"]) == (prompt, [0])


def test_the_prompt_of_each_search_and_swap() -> None:
    s = play(position(seats=2, river={0: "teeth 1", 1: "nuggets sieve"}), "aim 0")
    assert seen(s)["prompt"]["what"] == "search-whiskey"
    play(s, "uncover 2 left")
    assert (seen(s)["prompt"]["what"], seen(s)["swapper"]) == ("swap-for", 2)
    play(s, "swap 2 left 0 right", "aim 1")
    assert seen(s)["prompt"]["what"] == "search-tools"
    play(s, "uncover 1 left")
    assert seen(s)["prompt"]["what"] == "swap"


def test_only_the_receiver_is_told_his_new_card() -> None:
    match = VECTORS["c-wrong-tool"]()
    peeks = {seat: [x["what"] for x in match.story(seat)].count("peek") for seat in range(-1, 4)}
    assert peeks == {-1: 0, 0: 1, 1: 0, 2: 1, 3: 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_every_move_has_its_words(language: str) -> None:
    texts = words_of(GAME, language)
    for make in (*VECTORS.values(), *WHOLE_GAMES.values()):
        match = make()
        names = ["Ada", "Bo", "Cy", "Dot"][: match.seats]
        for seat in range(-1, match.seats):
            for line in match.story(seat):
                said = texts.line(line, names)
                assert "{" not in said
                assert said != line["what"]
    for move in range(len(GAME.moves)):
        notation = GAME.moves.text(move)
        if not notation.startswith("draw"):
            assert "{" not in texts.move(notation, NAMES)


def test_unassigned_prospectors_have_names() -> None:
    assert words_of(GAME, "en").move("uncover 3 left", NAMES) == "Straw Hat, left"
    assert words_of(GAME, "en").move("uncover 1 right", NAMES) == "Bo, right"


# --- the terminal ---


def drawn(picture: RenderableType) -> str:
    console = Console(width=76, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_80_columns_in_every_language(language: str) -> None:
    s = position(seats=2, river={0: "nuggets sieve+pick+shovel+knife", 1: "teeth 4", 9: "gap"})
    shown = drawn(board.draw(seen(play(s, "aim 0")), words_of(GAME, language), NAMES))
    lines = shown.splitlines()
    assert len(lines) == 17
    assert all(len(line.rstrip()) <= 76 for line in lines)
    for tool in ("sieve", "pick", "shovel", "knife"):
        assert words_of(GAME, language).term(tool) in shown


def test_the_board_does_not_tell_a_checked_place() -> None:
    english = words_of(GAME, "en")
    fresh = drawn(board.draw(seen(position()), english, ["Ada", "Bo", "Cy"]))
    checked = drawn(board.draw(seen(position(river={4: "river"})), english, ["Ada", "Bo", "Cy"]))
    assert fresh == checked


def test_a_peeked_card_is_shown_for_a_moment_only() -> None:
    match = VECTORS["e-teeth-and-a-tool"]()
    english, names = words_of(GAME, "en"), ["Ada", "Bo", "Cy"]
    last = match.story(0, match.number - 1)
    assert [line["what"] for line in last] == ["swap", "peek"]
    assert {"swap", "peek", "uncover", "empty", "look"} <= set(GAME.forgets)
    moment = board.moment(match.view(0), last, english, names)
    assert moment is not None
    assert "whiskey" in drawn(moment)
    assert "whiskey" not in drawn(board.draw(match.view(0), english, names)).splitlines()[13]
    assert board.moment(match.view(0), [], english, names) is None


@clause("GR-7")
def test_before_the_first_turn_everyone_looks_at_his_two_cards() -> None:
    console = Console(file=StringIO(), width=80)
    match = VECTORS["a-flip-empty"]()
    session = Session(match, [Seat("Ada"), Seat("Bo"), Seat("Cy", lambda m, s: "")], console)
    board.run(session)
    shown = session.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Ada, remember your cards: sieve on the left, whiskey on the right." in shown
    assert "Bo, remember your cards: pick on the left, whiskey on the right." in shown
    assert "shovel" not in shown  # the third is no person


def test_views_are_plain_json() -> None:
    for make in VECTORS.values():
        view = make().view(0)
        assert json.loads(json.dumps(view)) == view
