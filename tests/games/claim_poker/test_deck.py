"""A person's own deck: what may vary, what is fixed, and what is said when it is wrong."""

import json
from pathlib import Path

import pytest
from games.claim_poker.table import play, position

import motherlode
from motherlode.bots.levels import make_bot
from motherlode.engine.batch import playouts
from motherlode.engine.check import Effort, check
from motherlode.engine.errors import ContentError
from motherlode.engine.own import with_file, with_files
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import BOX, parse_deck
from motherlode.games.claim_poker.own_deck import playing
from motherlode.lab.arena import contest
from motherlode.terminal.seats import decided_by

clause = pytest.mark.clause

OURS = Path(__file__).parents[3] / "src/motherlode/games/claim_poker/cards.txt"


def changed(old: str, new: str, times: int = 1) -> str:
    text = OURS.read_text(encoding="utf-8")
    assert f"\n{old}\n" in text
    return text.replace(f"\n{old}\n", f"\n{new}\n", times)


OTHER = changed("sieve 3", "sieve 7").replace("double knife+rifle", "double rifle + sieve")


@clause("CP-3")
def test_our_deck_is_marked_as_reconstructed_and_a_persons_own_is_not() -> None:
    assert GAME.start(seats=3, seed=1).view()["reconstructed"] is True
    assert playing(GAME, parse_deck(OTHER)).start(seats=3, seed=1).view()["reconstructed"] is False


def test_our_deck_read_from_its_file_is_our_deck(tmp_path: Path) -> None:
    copy = tmp_path / "cards.txt"
    copy.write_text(OURS.read_text(encoding="utf-8"), encoding="utf-8")
    assert parse_deck(copy.read_text(encoding="utf-8")).cards == BOX.cards
    assert with_file(GAME, "deck", copy).outcomes.texts == GAME.outcomes.texts


def test_another_deck_has_its_own_values_doubles_and_notation() -> None:
    game = playing(GAME, parse_deck(OTHER))
    assert "sieve 7" in game.outcomes.texts
    assert "double sieve+rifle" in game.outcomes.texts  # in our order, whatever the file's
    assert "double knife+rifle" not in game.outcomes.texts
    match = game.start(seats=3, chance="manual")
    for outcome in ("on whiskey", "on knife", "on rifle", "on shovel", "on sieve", "on pick"):
        match.happen(outcome)
    for outcome in ("short sieve", "short pick", "sieve 7", "whiskey 1"):
        match.happen(outcome)
    assert [pile["top"] for pile in match.view()["piles"]][:2] == ["sieve 7", "whiskey 1"]
    assert "sieve 7" in match.story()[-2]["card"]


def test_another_deck_keeps_the_contract() -> None:
    game = playing(GAME, parse_deck(OTHER))
    effort = Effort(games=1, traces=6, samples=50, compared=3, watched=0.02)
    assert check(game, effort, targets=()).faults == []


@pytest.mark.heavy
def test_another_deck_is_dealt_by_compiled_loops_too() -> None:
    assert playouts(playing(GAME, parse_deck(OTHER)), 10).points.max() > 0


@pytest.mark.slow
def test_another_deck_keeps_the_contract_on_every_target() -> None:
    game = playing(GAME, parse_deck(OTHER))
    report = check(game, Effort(games=1, traces=6, samples=50, compared=3, watched=0.02))
    assert report.faults == []


def test_a_sensible_player_reads_the_deck_that_is_played_with() -> None:
    s = position(piles="sieve: sieve 3 2, pick: pick 3 2", cards=("sieve 1, pick 3",))
    play(s, "take sieve", "take pick")
    sevens = parse_deck(OURS.read_text(encoding="utf-8").replace("sieve 3", "sieve 7"))
    for game, gift in ((GAME, "give sieve 1"), (playing(GAME, sevens), "give pick 1")):
        assert game.policy is not None
        assert game.moves.text(game.policy(s, 0, [0] * len(game.moves), [1])) == gift


def test_another_deck_is_an_option_and_the_record_brings_it_along(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.txt"
    path.write_text(OTHER, encoding="utf-8")
    game, options = with_files(GAME, {"deck": str(path), "starter": "1"})
    assert options == {"deck": "own", "starter": "1"}
    match = game.start(seats=3, seed=2, options=options)
    decide = decided_by(make_bot(game, "sensible", 1))
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, decide(match, seat))
    path.unlink()
    again = motherlode.replay(json.dumps(match.record()))
    assert "sieve 7" in again.game.outcomes.texts
    assert bytes(again.state) == bytes(match.state)


def test_the_arena_plays_with_another_deck(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.txt"
    path.write_text(OTHER, encoding="utf-8")
    standings = contest(
        "claim-poker", ["sensible", "random", "random"], 4, {"deck": str(path)}, workers=1
    )
    assert sum(standing["share"] for standing in standings) == pytest.approx(1)


def test_the_order_of_lines_does_not_matter_but_for_doubles() -> None:
    lines = OURS.read_text(encoding="utf-8").splitlines()
    doubles = [line for line in lines if line.startswith("double")]
    others = [line for line in lines if not line.startswith("double")]
    assert parse_deck("\n".join(others[::-1] + doubles)).faces[:24] == BOX.faces[:24]
    turned = parse_deck("\n".join(others + doubles[::-1]))
    assert [card.text for card in turned.cards[36:42]] == doubles[::-1]


@pytest.mark.parametrize(
    ("text", "slug", "message"),
    [
        (changed("pick 3", "pik 3"), "deck/unknown-card", "line .*, column 1: .* Perhaps: pick"),
        (changed("pick 3", "pick 0"), "deck/bad-value", "column 6: .* worth 1 to 9, not “0”"),
        (changed("pick 3", "pick"), "deck/bad-value", "not “”"),
        (changed("pick 3", "pick ²"), "deck/bad-value", "not “²”"),
        (
            changed("pick 3", "sieve 3"),
            "deck/too-many",
            "More than 6 × “sieve”",
        ),
        (changed("nugget 3", "# nugget 3"), "deck/too-few", "51 cards: 1 × “nugget” instead of 2"),
        (changed("double sieve+pick", "double sieve+gun"), "deck/unknown-kind", "“gun” is no"),
        (changed("double sieve+pick", "double sieve+sieve"), "deck/bad-kinds", "2 different kinds"),
        (changed("double sieve+pick", "double sieve+nugget"), "deck/unknown-kind", "“nugget”"),
        (changed("prospector +1", "prospector +2"), "deck/unknown-kind", "line 58"),
        ("", "deck/empty", "no card"),
    ],
)
def test_a_wrong_deck_is_refused_with_its_line(text: str, slug: str, message: str) -> None:
    with pytest.raises(ContentError, match=message) as error:
        parse_deck(text)
    assert error.value.slug == slug
    if slug not in ("deck/too-few", "deck/empty"):
        assert "line " in error.value.message


def test_a_deck_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="No such file") as error:
        with_files(GAME, {"deck": str(tmp_path / "none.txt")})
    assert error.value.slug == "deck/unreadable"
