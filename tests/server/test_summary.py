"""A finished match in a few words: margin, when it was decided, and what it was for oneself."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from live.people import Person, live
from live.servers import Server

import motherlode
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.server.live.summary import course, margin

GOLDEN = Path(__file__).parents[1] / "golden"
OVER = {
    f"{file.parent.name}/{file.stem}": match
    for file in sorted(GOLDEN.glob("*/*.json"))
    if (match := motherlode.replay(file.read_text("utf-8"))).over
}


@pytest.mark.parametrize("name", OVER)
def test_from_then_on_the_winner_led_for_good(name: str) -> None:
    """The claim held against the scores: never behind afterwards, not ahead just before."""
    match = OVER[name]
    found = course(match).decided
    if found is None:
        return
    assert match.result is not None
    winners = match.result["winners"]
    assert found.seat in winners
    assert found.line in match.story(SPECTATOR, found.number, found.number + 1)
    trail = match.trail()
    for number in range(found.number + 1, len(trail)):
        assert min(points(match, trail[number], winners)) == max(points(match, trail[number]))
    before = points(match, trail[found.number])
    assert max(before[: found.seat] + before[found.seat + 1 :]) >= before[found.seat]
    assert any(any(points(match, state)) for state in trail[: found.number + 1])


def points(match: Match, state: object, seats: list[int] | None = None) -> list[int]:
    score = [0] * match.seats
    match.game.plain.score(state, score)
    return score if seats is None else [score[seat] for seat in seats]


@pytest.mark.parametrize(
    ("name", "number", "seat", "line"),
    [
        ("gold-nuggets/robbery", 296, 2, "take"),
        ("go-for-gold/sailing", 110, 1, "explored"),
        ("gold-rausch/last-card-by-search", 207, 1, "win-nuggets"),
        # Who uncovers is not who finds: the line is the winner's.
        ("gold/three-players", 87, 2, "find"),
        ("wurf-und-weg/three-coasters", 183, 2, "prize"),
        # The last card makes it a tie: that is what decided it, and who took it.
        ("gold/stuck-table", 157, 0, "take"),
        # Points are equal in the end; the lead by the tie-break counts as a lead.
        ("gold/tie-by-cards", 119, 1, "take"),
    ],
)
def test_when_it_was_decided(name: str, number: int, seat: int, line: str) -> None:
    found, how = course(OVER[name])
    assert how is None
    assert found is not None
    assert (found.number, found.seat, found.line["what"]) == (number, seat, line)
    assert found.line["seat"] == seat


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("gold-nuggets/two-players", "led"),  # from the first nugget on
        ("claim-poker/cancelled", "led"),  # won round 1, and nobody had more in the end
        ("claim-poker/accepted", "count"),  # the final count says it, and nothing before it
        ("go-for-gold/alone", None),  # nobody to lead
        ("go-for-gold/tie-by-shovels", None),  # no points at all
        ("go-for-gold/shared-victory", None),  # a step that nobody tells a line about
    ],
)
def test_where_no_event_decided_it(name: str, how: str | None) -> None:
    assert course(OVER[name]) == (None, how)


@pytest.mark.parametrize("name", OVER)
def test_who_led_from_first_to_last_was_never_behind(name: str) -> None:
    match = OVER[name]
    if course(match).how != "led":
        return
    assert match.result is not None
    for state in match.trail():
        ahead = points(match, state, match.result["winners"])
        assert min(ahead) == max(points(match, state))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("gold-nuggets/robbery", (6, False)),
        ("claim-poker/tie", (6, False)),  # two winners, before the third
        ("gold/stuck-table", (0, False)),  # all have won: nothing was broken
        ("gold/tie-by-cards", (0, True)),
        ("gold-rausch/tie-by-bottles", (0, True)),
        ("go-for-gold/tie-by-shovels", (0, True)),
        ("go-for-gold/alone", (0, False)),
    ],
)
def test_by_how_much_it_was_won(name: str, expected: tuple[int, bool]) -> None:
    assert margin(OVER[name]) == expected


def test_what_it_was_for_oneself(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        table = await ada.open("gold-nuggets", "me", "open")
        here, there = await ada.enter(table), await bo.enter(table)
        await there.ask("sit", seat=1)
        scores: list[int] = []
        for game in range(3):
            await here.ask("start")
            await there.wait(lambda: not there.over)
            assert here.state is not None
            match = here.state["match"]
            early = await ada.http("GET", f"/api/matches/{match}/summary")
            assert (early.status_code, early.json()["slug"]) == (404, "match/unknown")
            await asyncio.gather(
                here.play_to_the_end(Random(game)), there.play_to_the_end(Random(game + 9))
            )
            result = here.state["result"]
            told = await ada.get(f"/api/matches/{match}/summary")
            own, score = told["own"], result["scores"][0]
            assert told["margin"] == abs(result["scores"][0] - result["scores"][1])
            assert (own["seat"], own["score"], own["played"]) == (0, score, game + 1)
            assert own.get("best") == (max(scores) if scores else None)
            assert own.get("new_best", False) == (bool(scores) and score > max(scores))
            statistics = await ada.get("/api/me/statistics")
            assert own["rating"] == statistics[0]["rating"]
            assert (own["rating_change"] > 0) == (result["winners"] == [0])
            scores.append(score)
        # It stays what it was when more has been played since, and strangers learn the rest.
        first = (await ada.get("/api/tables/mine"))[0]["match"]
        assert first == match
        stranger = await Person.arrive(server.url, "Cy")
        seen = await stranger.get(f"/api/matches/{match}/summary")
        assert "own" not in seen
        assert seen.get("decided") == told.get("decided")
        await here.leave()
        await there.leave()

    live(evening())
