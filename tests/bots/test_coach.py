"""The coach: true numbers before a decision, luck and skill afterwards."""

from itertools import count, product
from pathlib import Path
from random import Random

import pytest
from games.gold_nuggets.table import position

import motherlode
from motherlode.bots.coach import Choice, advise, equal_to_best, look_back
from motherlode.bots.search import Budget
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.walk import walk
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.state import copy
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.gold_nuggets.solver import solution
from motherlode.games.gold_nuggets.strategy import chance_of_nothing

game = motherlode.load("gold-nuggets")


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder: Path = tmp_path_factory.getbasetemp() / "data"
    monkeypatch.setenv("MOTHERLODE_DATA", str(folder))


def finished(seats: int) -> motherlode.Match:
    match = game.start(seats=seats, seed=5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_where_the_game_is_solved_the_coach_is_exact() -> None:
    match = game.start(seats=2, seed=5)
    advice = match.analyse(0)
    assert advice["exact"]
    assert {choice["move"] for choice in advice["choices"]} == set(match.legal(0))
    truth = solution().best(match.known(0))
    assert advice["best"] == game.moves.text(truth.move)
    assert advice["choices"][0]["share"] == max(truth.shares.values())
    assert advice["why"]["en"].startswith("Best: set ")
    assert "You win 51 of 100 games with it, " in advice["why"]["en"]


def test_elsewhere_it_searches_and_says_how_sure_it_is() -> None:
    other = motherlode.load("claim-poker")
    match = other.start(seats=3, seed=5)
    advice = advise(other, match.known(0), 0, budget=Budget(500))
    assert not advice["exact"]
    assert advice["equal"][0] in match.legal(0)
    assert all(choice["error"] > 0 for choice in advice["choices"])
    assert set(advice["why"]) == {"en", "de", "fr", "it"}


def test_a_roll_is_explained_by_how_often_it_fails() -> None:
    """One die left and no number aside: only a lasso or a nugget helps, a third of the time."""
    s = position(seats=2, aside="nugget 6", decided=True, nuggets=(30, 30), supply=17)
    advice = advise(game, s, 0)
    best, second = (round(100 * choice["share"]) for choice in advice["choices"][:2])
    assert advice["choices"][1]["move"] == "roll"
    assert advice["why"]["en"] == (
        "Best: take from the supply what the dice are worth. It brings 6 nuggets. "
        f"You win {best} of 100 games with it, {second} with “roll again”."
    )
    richer = position(seats=2, aside="nugget 6", decided=True, nuggets=(31, 40), supply=6)
    rolls = advise(game, richer, 0)["why"]
    assert rolls["en"].startswith(
        "Best: roll again. With 1 die left the roll fails 67 of 100 times. "
    )
    assert "Mit 1 Würfel geht es 67 von 100 Mal schief. Damit gewinnst du " in rolls["de"]


def test_no_move_is_called_best_within_its_error() -> None:
    best = Choice(move="a", share=0.50, error=0.01)
    near, far = Choice(move="b", share=0.49, error=0.01), Choice(move="c", share=0.30, error=0.01)
    unsure = Choice(move="d", share=0.30, error=0.30)
    assert equal_to_best([best, near, far, unsure]) == [best, near]
    exact = [Choice(move=move, share=share, error=0.0) for move, share in (("a", 0.5), ("b", 0.49))]
    assert equal_to_best(exact) == exact[:1]


def test_where_several_are_as_good_the_coach_says_so() -> None:
    """After sixty games, hardly any first card is better than another for sure."""
    other = motherlode.load("claim-poker")
    match = other.start(seats=3, seed=5)
    advice = advise(other, match.known(0), 0, budget=Budget(60))
    assert advice["best"] is None or advice["equal"] == [advice["best"]]
    assert ("as good" in advice["why"]["en"]) == (len(advice["equal"]) > 1)
    assert ("gleich gut" in advice["why"]["de"].lower()) == (len(advice["equal"]) > 1)


@pytest.mark.parametrize("dice", range(1, 8))
def test_the_chance_of_failing_is_counted_throw_by_throw(dice: int) -> None:
    """Every throw of up to five dice, one die after the other; a sample of longer ones' count."""
    aside = "" if dice == 7 else f"nugget {7 - dice}"
    s = position(seats=2, aside=aside, decided=True)
    if dice > 5:
        assert (
            0 < chance_of_nothing(s) < chance_of_nothing(position(aside="nugget 2", decided=True))
        )
        return
    fails = sum(
        not any(face < 2 or throw.count(face) >= 3 for face in throw)
        for throw in product(range(6), repeat=dice)
    )
    assert chance_of_nothing(s) == pytest.approx(fails / 6**dice)


@pytest.mark.parametrize("slug", motherlode.games())
def test_every_fact_has_its_words_in_every_language(slug: str) -> None:
    found = motherlode.load(slug)
    assert found.fact is not None
    told = set()
    for moment in walk(found, Setting(found.seats[-1], {}), Random(5)):
        if moment.mover < 0:
            continue
        known = copy(moment.s)
        found.plain.hide(known, moment.mover)
        for move in moment.choices:
            fact = found.fact(known, moment.mover, move)
            if fact is None or fact["what"] in told:
                continue
            told.add(fact["what"])
            names = ["Ada", "Bo", "Cy", "Dot", "Eli", "Fay"]
            for language in LANGUAGES:
                said = words_of(found, language).say("coach", fact["what"], names, fact)
                assert said != fact["what"]
                assert "{" not in said
    assert told


def test_only_who_is_to_act_is_advised() -> None:
    with pytest.raises(MotherlodeError, match="nothing to decide"):
        game.start(seats=3, seed=5).analyse(1)


def test_luck_and_skill_explain_the_whole_result() -> None:
    match = finished(3)
    review = look_back(match, rollouts=5000)
    result = match.result
    assert result is not None
    assert len(review["expected"]) == match.number + 1
    for seat in range(3):
        final = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
        assert review["expected"][-1][seat] == pytest.approx(final)
        gained = review["luck"][seat] + review["skill"][seat]
        assert review["expected"][0][seat] + gained == pytest.approx(final)
    assert sum(review["luck"]) == pytest.approx(0, abs=1e-9)
    changes = [abs(point["change"]) for point in review["turning_points"]]
    assert changes == sorted(changes, reverse=True)
    assert 0 < len(changes) <= 5


def test_how_it_began_is_no_turning_point() -> None:
    """What is dealt changes as much here as anything later, but there was nothing to turn yet."""
    match = motherlode.load("wurf-und-weg").start(seats=2, seed=10)
    for step in count():
        if match.over:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[7 * step % len(legal)])
    review = look_back(match, rollouts=20_000)
    first = next(number for number, (mover, _) in enumerate(match.history()) if mover >= 0)
    opening = zip(review["expected"][0], review["expected"][first], strict=True)
    points = review["turning_points"]
    assert all(point["number"] >= first for point in points)
    assert max(abs(b - a) for a, b in opening) > max(abs(point["change"]) for point in points[1:])


def test_a_turning_point_is_no_error_of_measurement() -> None:
    """Whoever measures again with other dice finds the same ones, and about as large."""
    match = finished(3)
    once, again = (look_back(match, rollouts=20_000, seed=seed) for seed in (0, 1))
    numbers = [{point["number"] for point in look["turning_points"]} for look in (once, again)]
    assert len(numbers[0] & numbers[1]) >= 3
    for look in (once, again):
        for point in look["turning_points"]:
            mover, _ = match.history()[point["number"]]
            after = (*match.history(), (0, 0))[point["number"] + 1]
            assert mover >= 0 or after[0] >= 0  # a roll is told when its last die lies there
    largest = {point["number"]: point["change"] for point in again["turning_points"]}
    for point in once["turning_points"]:
        if point["number"] in largest:
            assert point["change"] == pytest.approx(largest[point["number"]], abs=0.1)


# --- what cost most ---


@pytest.fixture(scope="module")
def doubts() -> motherlode.Match:
    """Gold Rausch; seat 1 is far ahead and doubts the last cards away."""
    record = Path(__file__).parents[1] / "golden" / "gold-rausch" / "doubt-own.json"
    return motherlode.replay(record.read_text("utf-8"))


def test_the_costliest_decision_is_named_with_what_was_better(doubts: motherlode.Match) -> None:
    mistakes = look_back(doubts, rollouts=3000)["costliest"]
    assert [mistake["seat"] for mistake in mistakes if mistake] == [0, 1, 2]
    worst = mistakes[1]
    assert worst is not None
    assert (worst["number"], worst["move"]) == (192, "doubt")
    assert worst["best"].startswith("flip")
    assert worst["loss"] > 0.5


def test_what_a_bot_or_the_clock_decided_is_nobodys_mistake(doubts: motherlode.Match) -> None:
    movers = [mover for mover, _ in doubts.history()]
    doubts.decided = {192: "clock"} | {n: "bot" for n, mover in enumerate(movers) if mover != 1}
    mistakes = look_back(doubts, rollouts=3000)["costliest"]
    assert mistakes[0] is mistakes[2] is None
    assert mistakes[1] is None or mistakes[1]["number"] != 192


def test_where_nobody_has_clearly_erred_nothing_is_said() -> None:
    """Everyone takes the best of what can be weighed to the end."""
    match = game.start(seats=2, seed=5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, advise(game, match.known(seat), seat)["choices"][0]["move"])
    assert look_back(match, rollouts=3000)["costliest"] == [None, None]


def test_a_running_match_is_not_looked_back_on() -> None:
    with pytest.raises(MotherlodeError, match="when it is over"):
        look_back(game.start(seed=1))
