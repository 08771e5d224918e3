"""The golden records show what they are named after."""

import pytest
from games.gold_rausch.matches import WHOLE_GAMES

clause = pytest.mark.clause


@clause("GR-42")
def test_a_game_ends_by_a_search_or_by_a_doubt() -> None:
    by_search = WHOLE_GAMES["last-card-by-search"]()
    assert (by_search.events()[-1][1] or "").startswith("uncover")
    by_doubt = WHOLE_GAMES["last-card-by-doubt"]()
    assert by_doubt.events()[-1][0] == "*"


@clause("GR-44", "GR-A26")
def test_ties_are_broken_by_bottles_or_shared() -> None:
    broken = WHOLE_GAMES["tie-by-bottles"]().result
    shared = WHOLE_GAMES["tie-shared"]().result
    assert broken is not None
    assert shared is not None
    assert sorted(broken["scores"])[-2:] == [max(broken["scores"])] * 2
    assert len(broken["winners"]) == 1
    assert len(shared["winners"]) == 2


@clause("GR-A18")
def test_option_own_is_seen_at_work() -> None:
    told = {line["what"].rpartition("-")[0] for line in WHOLE_GAMES["doubt-own"]().story()}
    assert "handed-out" in told


@clause("GR-A5")
def test_option_back_is_seen_at_work() -> None:
    match = WHOLE_GAMES["neutral-swap-back"]()
    wrong = [line for line in match.story() if line["what"] == "wrong-tool"]
    swaps = [line for line in match.story() if line["what"] == "swap"]
    assert wrong
    assert all(line["prospector"] < 2 for line in swaps)
