"""What people see and read: reasons on the bill, the story, the words of four languages."""

import json
from typing import Any

import pytest
from games.claim_poker.table import deal, play, position, scoring
from rich.console import Console

from motherlode.bots.levels import make_bot
from motherlode.engine.match import Match
from motherlode.engine.state import copy
from motherlode.engine.view import seats_in
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.state import State
from motherlode.terminal.boards import board_of
from motherlode.terminal.seats import decided_by

TOPS = "sieve 1, whiskey 2, pick 3, double shovel+rifle, knife 1, nugget 3"
NAMES = ["Ada", "Bo", "Cy", "Dot", "Eli"]


def reasons(cards: str, number: int) -> dict[str, tuple[int, str]]:
    bill = GAME.view(scoring(cards, number=number), 0)["players"][0]["bills"][number - 1]
    return {item["kind"]: (item["points"], item["why"]) for item in bill["items"]}


def test_the_bill_says_why_a_kind_counts_or_not() -> None:
    cards = "sieve 2, pick 3, double whiskey+knife, double whiskey+pick, double sieve+pick"
    assert reasons(cards, 1) == {
        "sieve": (0, "odd"),
        "whiskey": (0, "even-worthless"),
        "pick": (0, "odd"),
        "knife": (0, "odd-worthless"),
    }
    assert reasons("sieve 2, pick 3, double whiskey+knife", 2) == {
        "sieve": (2, "even"),
        "whiskey": (0, "odd-worthless"),
        "pick": (-3, "minus"),
        "knife": (0, "odd-worthless"),
    }


def test_the_bill_shows_what_prospectors_did() -> None:
    s = play(scoring("pick 3, prospector +1", number=2), "assign pick")
    bill = GAME.view(s, 0)["players"][0]["bills"][1]
    assert (bill["assigned"], bill["prospectors"]) == ("pick", 1)
    assert bill["items"] == [
        {"kind": "pick", "stock": 4, "value": 4, "points": 4, "why": "even", "prospectors": 1}
    ]
    assert bill["choices"] == []  # decided


def test_the_bill_of_round_1_stays_to_be_read_in_round_2() -> None:
    s = scoring("pick 2", "rifle 1, rifle 1")
    assert s.round == 1
    bills = [player["bills"] for player in GAME.view(s, 0)["players"]]
    assert [[bill["points"] for bill in mine] for mine in bills] == [[2, 0], [2, 0], [0, 0]]


def test_cards_in_the_hand_are_shown_as_taken() -> None:
    match = deal(TOPS)
    match.play(0, "take pick")
    assert [pile["taken"] for pile in match.view()["piles"]].index(True) == 2
    assert match.view()["piles"][2]["top"] == "pick 3"


def test_a_turn_is_told() -> None:
    match = deal(TOPS)
    start = match.number
    for move in ("take pick", "take rifle", "give pick 2"):
        match.play(0, move)
    assert match.story(since=start) == [
        {"what": "take", "seat": 0, "card": "pick 3", "pile": "pick"},
        {"what": "take", "seat": 0, "card": "nugget 3", "pile": "rifle"},
        {"what": "keep", "seat": 0, "card": "nugget 3"},
        {"what": "give", "seat": 0, "card": "pick 3", "receiver": 2},
    ]


def test_a_card_is_told_in_the_players_language() -> None:
    line = {"what": "give", "seat": 0, "card": "double whiskey+pick", "receiver": 2}
    assert words_of(GAME, "de").line(line, NAMES) == "Ada schenkt Cy Doppler Whiskey+Hacke."
    assert words_of(GAME, "it").line(line, NAMES) == "Ada regala doppia whiskey+piccone a Cy."


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    played = []
    for number in range(12):
        match = GAME.start(seats=3 + number % 3, seed=number)
        decide = (
            decided_by(make_bot(GAME, "random", number))
            if number % 2
            else decided_by(make_bot(GAME, "sensible", number))
        )
        while not match.over:
            seat = match.to_act[-1]
            match.play(seat, decide(match, seat))
        played.append(match)
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_story_has_a_text(language: str, matches: list[Match]) -> None:
    words = words_of(GAME, language)
    for match in matches:
        for line in match.story():
            text = words.line(line, NAMES)
            assert text != line["what"]
            assert "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_reason_and_ending_has_a_text(language: str) -> None:
    words = words_of(GAME, language)
    for move in GAME.moves.texts:
        assert words.move(move, NAMES) != move or move in ("accept", "refuse")
    for why in ("even", "odd", "minus", "even-worthless", "odd-worthless"):
        assert words.say("why", why, (), {}) != why
    assert words.ending("two-rounds") != "two-rounds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns(language: str) -> None:
    words = words_of(GAME, language)
    match = GAME.start(seats=5, seed=3)
    decide = decided_by(make_bot(GAME, "random", 3))
    console = Console(width=76, highlight=False, force_terminal=False)
    prompts = set()
    while not match.over:
        view = match.view(0)
        what = view["prompt"]["what"]
        assert words.prompt(view["prompt"], NAMES) != what
        if what not in prompts or match.number % 9 == 0:
            prompts.add(what)
            with console.capture() as shown:
                console.print(board_of(match.game).draw(view, words, NAMES))
            assert "…" not in shown.get()
        seat = match.to_act[0]
        match.play(seat, decide(match, seat))
    with console.capture() as shown:
        console.print(board_of(match.game).draw(match.view(), words, NAMES))
    assert "Dot" in shown.get()
    assert {"take", "take-second", "give", "assign"} <= prompts


def test_after_a_round_everyones_bill_is_shown_for_a_moment() -> None:
    board = board_of(GAME)
    piles = "sieve: sieve 2 0, pick: pick 2 3"
    before = position(piles=piles, number=2, cards=("rifle 2", "knife 1"))
    play(before, "take sieve", "take pick")
    after = play(type(before).from_buffer_copy(bytes(before)), "give pick 1")
    lines = GAME.story(before, after, 0, 0, GAME.moves.number("give pick 1"))
    assert json.loads(json.dumps(lines)) == lines
    assert [line["what"] for line in lines[2:]] == ["round-over", *["scored"] * 3, *["sum"] * 3]
    moment = board.moment  # type: ignore[attr-defined]
    assert moment(GAME.view(after, 0), lines, words_of(GAME), NAMES) is not None
    assert moment(GAME.view(after, 0), lines[:2], words_of(GAME), NAMES) is None


def told(before: State, move: str) -> list[Any]:
    """The story of a move by whoever is first to act, from the end of the round on."""
    seat = seats_in(before.to_act)[0]
    after = play(copy(before), move)
    lines = GAME.story(before, after, 0, seat, GAME.moves.number(move))
    return lines[[line["what"] for line in lines].index("round-over") + 1 :]


@pytest.mark.clause("CP-26", "CP-A19")
@pytest.mark.parametrize("number", [1, 2])
def test_prospectors_that_cancel_are_told_at_the_scoring(number: int) -> None:
    piles = "sieve: prospector -1 0, pick: pick 2 3"
    cards = ("prospector +1, pick 2", "prospector +1, prospector -1")
    before = position(piles=piles, number=number, cards=cards)
    lines = told(play(before, "take sieve", "take pick"), "give pick 1")  # the last card is kept
    assert lines[:2] == [{"what": "cancelled", "seat": seat} for seat in (0, 1)]
    assert lines[2]["what"] == "scored"  # nobody had anything to assign
    shown = board_of(GAME).moment(GAME.view(before, 0), lines, words_of(GAME), NAMES)  # type: ignore[attr-defined]
    console = Console(width=76, highlight=False, force_terminal=False)
    with console.capture() as text:
        console.print(shown)
    assert "Bo: +1 and −1 cancel each other and leave the game." in text.get()


@pytest.mark.clause("CP-26", "CP-19")
def test_a_last_gift_that_cancels_is_told_when_it_is_accepted() -> None:
    piles = "sieve: prospector -1 0, pick: pick 2 3"
    before = position(piles=piles, cards=("", "", "prospector +1, prospector +1"))
    play(before, "take sieve", "take pick", "give sieve 2")
    assert told(before, "accept") == [{"what": "cancelled", "seat": 2}]  # and a +1 is left
    assert told(before, "refuse") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cancelling_has_a_text(language: str) -> None:
    text = words_of(GAME, language).line({"what": "cancelled", "seat": 1}, NAMES)
    assert text.startswith("Bo")
    assert "+1" in text
    assert "−1" in text


def test_what_is_assigned_is_shown_even_where_the_stock_stops_at_zero() -> None:
    s = scoring("pick 1, prospector -1, prospector -1", number=2)
    play(s, "assign pick")
    (item,) = GAME.view(s, 0)["players"][0]["bills"][1]["items"]
    assert (item["stock"], item["prospectors"]) == (0, -2)
