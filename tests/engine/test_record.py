"""Records: what is damaged, foreign or untrue is said, with its place."""

import contextlib
import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import motherlode
from motherlode.engine.chance import Committed
from motherlode.engine.errors import MotherlodeError


def played(chance: Committed | None = None) -> dict[str, Any]:
    game = motherlode.load("gold-nuggets")
    match = game.start(seats=2, seed=None if chance else 3, chance=chance)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return json.loads(json.dumps(match.record()))  # type: ignore[no-any-return]


RECORD = played()
PROVEN = played(Committed(b"seed", ["ada"]))


def slug_of(record: Any) -> str:
    with pytest.raises(MotherlodeError) as caught:
        motherlode.replay(record)
    assert "\n" not in caught.value.message
    return caught.value.slug


def changed(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(record), **fields}


def test_a_record_replays_from_a_dict_a_text_and_bytes() -> None:
    text = json.dumps(RECORD)
    for source in (RECORD, text, text.encode()):
        assert motherlode.replay(source).record() == RECORD


def test_a_running_match_replays_and_goes_on() -> None:
    running = changed(RECORD, events=RECORD["events"][:40], result=None)
    assert not motherlode.replay(running).over


def test_damaged_records() -> None:
    text = json.dumps(RECORD)
    assert slug_of(text[: len(text) // 2]) == "record/not-json"
    assert slug_of(b"\xff\xfe\x00") == "record/not-json"
    assert slug_of("[]") == "record/no-format"
    assert slug_of("3") == "record/no-format"
    assert slug_of(changed(RECORD, format="chess/1")) == "record/format"
    for name in ("game", "version", "seats", "options", "names", "events", "result"):
        cut = copy.deepcopy(RECORD)
        del cut[name]
        assert slug_of(cut) == "record/incomplete"
    assert slug_of(changed(RECORD, seats="two")) == "record/damaged"
    assert slug_of(changed(RECORD, seats=True)) == "record/damaged"
    for event in (3, [0], [0, 1], ["x", "roll"], [True, "roll"], [0, "roll", 1]):
        assert slug_of(changed(RECORD, events=[event])) == "record/damaged"


def test_how_people_looked_is_kept_and_checked() -> None:
    figures = [["plum", "star"], ["river", "circle"]]
    assert motherlode.replay(changed(RECORD, figures=figures)).record()["figures"] == figures
    wrongs: list[Any] = [{}, [["plum"]], [["plum", "star"]], [["plum", 3], ["river", "circle"]]]
    for wrong in wrongs:
        assert slug_of(changed(RECORD, figures=wrong)) == "record/damaged"


def test_what_a_table_told_besides_is_kept_and_checked() -> None:
    remarks = [[0, "@resigned", 1], [len(RECORD["events"]), "@back", 0]]
    assert motherlode.replay(changed(RECORD, remarks=remarks)).record()["remarks"] == remarks
    wrongs: list[Any] = [
        {},
        [[0, "@back"]],
        [[-1, "@back", 0]],
        [[0, "back", 0]],
        [[True, "@x", 0]],
    ]
    for wrong in wrongs:
        assert slug_of(changed(RECORD, remarks=wrong)) == "record/damaged"


def test_absurd_records() -> None:
    assert slug_of("[" * 100_000) == "record/not-json"
    assert slug_of("1" * 5000) == "record/not-json"
    for times in (5, "abc", [1], [[1], {}], [True] * len(RECORD["events"])):
        assert slug_of(changed(RECORD, times=times)) == "record/damaged"
    for names in ([{}, "Bo"], [None, 3], ["\ud800", "Bo"], ["a\nb", "Bo"]):
        assert slug_of(changed(RECORD, names=names)) == "record/damaged"
    result = RECORD["result"]
    floats = {**result, "scores": [float(score) for score in result["scores"]]}
    assert slug_of(changed(RECORD, result=floats)) == "record/result-differs"
    entropy = {**PROVEN["proof"], "entropy": ["\ud800"]}
    assert slug_of(changed(PROVEN, proof=entropy)) == "record/proof-damaged"


def test_foreign_records() -> None:
    assert slug_of(changed(RECORD, game="chess")) == "game/unknown"
    assert slug_of(changed(RECORD, version=99)) == "record/version"
    assert slug_of(changed(RECORD, seats=17)) == "seat/count"
    assert slug_of(changed(RECORD, names=["Ada"])) == "seat/names"
    assert slug_of(changed(RECORD, options={"starter": 5})) == "option/bad-value"


@pytest.mark.parametrize(
    ("slug", "other", "age"),
    [("go-for-gold", -1, "an older"), ("gold-rausch", -1, "an older"), ("gold", 1, "a newer")],
)
def test_a_record_of_another_version_says_which(slug: str, other: int, age: str) -> None:
    match = motherlode.load(slug).start(seats=2, seed=1)
    version = match.game.version + other
    with pytest.raises(MotherlodeError) as caught:
        motherlode.replay({**match.record(), "version": version})
    assert caught.value.slug == "record/version"
    assert f"played with version {version} of {match.game.name}, {age} one" in caught.value.message
    assert f"here it is version {match.game.version}" in caught.value.message


def test_an_untrue_event_is_named() -> None:
    events = copy.deepcopy(RECORD["events"])
    at = next(number for number, event in enumerate(events) if event[0] != "*")
    events[at][0] = 1 - events[at][0]
    with pytest.raises(MotherlodeError, match=f"Event {at}:") as caught:
        motherlode.replay(changed(RECORD, events=events))
    assert caught.value.slug == "record/illegal-event"


def test_an_untrue_result_is_named() -> None:
    lie = {**RECORD["result"], "scores": [77, 0]}
    assert slug_of(changed(RECORD, result=lie)) == "record/result-differs"
    assert slug_of(changed(RECORD, result={"reason": 1})) == "record/result-differs"
    assert slug_of(changed(RECORD, result=None)) == "record/result-differs"
    assert slug_of(changed(RECORD, events=RECORD["events"][:-1])) == "record/result-differs"
    assert slug_of(changed(RECORD, events=[*RECORD["events"], [0, "roll"]])) == (
        "record/illegal-event"
    )


def test_dice_that_do_not_follow_from_the_seed_are_named() -> None:
    assert motherlode.replay(PROVEN).over
    other = {**PROVEN["proof"], "entropy": ["eve"]}
    assert slug_of(changed(PROVEN, proof=other)) == "record/unfair"
    assert slug_of(changed(PROVEN, proof={})) == "record/proof-damaged"
    assert slug_of(changed(PROVEN, proof=[])) == "record/proof-damaged"
    seed = {**PROVEN["proof"], "seed": "00"}
    assert slug_of(changed(PROVEN, proof=seed)) == "record/proof-broken"


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_record_ends_in_an_error_with_a_slug(data: st.DataObject) -> None:
    """Cuts, swaps and odd values: never another exception, never a wrong result accepted."""
    record = copy.deepcopy(RECORD)
    name = data.draw(st.sampled_from(sorted(record)))
    odd = st.one_of(
        st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.lists(st.integers())
    )
    if name == "events" and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(record["events"]) - 1))
        record["events"][at] = data.draw(
            st.one_of(odd, st.tuples(st.sampled_from(["*", 0, 1, 7]), odd).map(list))
        )
    else:
        record[name] = data.draw(odd)
    if record == RECORD or name == "names":
        return
    with contextlib.suppress(MotherlodeError):
        assert motherlode.replay(record).result == RECORD["result"]
