"""Fair dice: promised before the first event, mixed with the players' own, proved afterwards."""

import copy
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.tables import HOST, NOW, Kept

import motherlode
from motherlode.engine.errors import MotherlodeError, RecordError
from motherlode.games import games
from motherlode.table import commands
from motherlode.table.errors import TableError

ENTROPY = {HOST: "00c0ffee", "guest-1": "deadbeef"}


def played(game: str, seed: int = 3) -> tuple[str, Kept]:
    """The commitment as it was shown before the start, and the finished match."""
    kept = Kept(game, "me", "open", "open", seed=seed)
    for seat in (1, 2):
        kept.do("sit", f"guest-{seat}", seat, f"Guest {seat}")
    promised = kept.table.commitment
    for person, text in ENTROPY.items():
        kept.do("add_entropy", person, text)
    kept.do("start", HOST)
    kept.play_on(Random(seed))
    return promised, kept


def record_of(kept: Kept) -> dict[str, Any]:
    assert kept.table.match is not None
    record: dict[str, Any] = json.loads(json.dumps(kept.table.match.record()))
    return record


@pytest.mark.parametrize("game", games())
def test_the_record_keeps_the_promise_and_proves_every_outcome(game: str) -> None:
    promised, kept = played(game)
    record = record_of(kept)
    assert record["proof"]["commitment"] == promised
    assert hashlib.sha256(bytes.fromhex(record["proof"]["seed"])).hexdigest() == promised
    assert record["proof"]["entropy"] == list(ENTROPY.values())
    again = motherlode.replay(record)
    assert again.result == record["result"]


def test_replay_proves_it_on_the_command_line(tmp_path: Path) -> None:
    _, kept = played("claim-poker")
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record_of(kept)), encoding="utf-8")
    run = [sys.executable, "-m", "motherlode.cli", "replay", str(file)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "every outcome follows from the seed" in " ".join(done.stdout.split())


def test_while_it_runs_nothing_of_the_seed_is_told() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=3).start()
    kept.play_on(Random(3), decisions=5)
    assert "proof" not in record_of(kept)


def test_tampering_is_found() -> None:
    _, kept = played("gold-nuggets")
    record = record_of(kept)

    def reason(change: "Any") -> str:
        forged = copy.deepcopy(record)
        change(forged)
        with pytest.raises(MotherlodeError) as error:
            motherlode.replay(forged)
        return error.value.slug

    assert reason(lambda r: r["proof"].update(seed="00" * 32)) == "record/proof-broken"
    assert reason(lambda r: r["proof"].update(commitment="00" * 32)) == "record/proof-broken"
    assert reason(lambda r: r["proof"].update(entropy=["00c0ffee"])) == "record/unfair"
    assert reason(lambda r: r["proof"]["entropy"].reverse()) == "record/unfair"
    assert reason(lambda r: r["proof"].update(scheme="rot13")) == "record/proof-scheme"

    def both(forged: Any) -> None:
        forged["proof"]["seed"] = "11" * 32
        forged["proof"]["commitment"] = hashlib.sha256(bytes.fromhex("11" * 32)).hexdigest()

    assert reason(both) == "record/unfair"


def test_every_single_die_is_proved() -> None:
    """Another face in any place is found, wherever it is."""
    _, kept = played("gold-nuggets")
    record = record_of(kept)
    faces = motherlode.load("gold-nuggets").outcomes.texts
    dice = [number for number, (mover, _) in enumerate(record["events"]) if mover == "*"]
    for number in dice:
        forged = copy.deepcopy(record)
        old = forged["events"][number][1]
        forged["events"][number][1] = next(face for face in faces if face != old)
        with pytest.raises(RecordError) as error:
            motherlode.replay(forged)
        assert error.value.slug == "record/unfair"
        assert f"Event {number}:" in error.value.message


def test_entropy_changes_the_dice() -> None:
    def dice(text: str) -> list[Any]:
        kept = Kept("gold-nuggets", "me", "open", seed=3)
        kept.do("add_entropy", HOST, text)
        kept.start()
        assert kept.table.match is not None
        return kept.table.match.events()

    assert dice("aaaaaaaa") == dice("aaaaaaaa")
    assert len({json.dumps(dice(f"{n:08x}")) for n in range(12)}) > 1


def test_entropy_is_added_once_by_players_before_the_start() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    table = kept.table
    kept.do("add_entropy", HOST, "aaaaaaaa")
    for person, slug in ((HOST, "entropy/once"), ("nobody", "seat/none")):
        with pytest.raises(TableError) as error:
            table.do(commands.AddEntropy(person, "bbbbbbbb"), NOW)
        assert error.value.slug == slug
    kept.start()
    with pytest.raises(TableError) as error:
        table.do(commands.AddEntropy("guest-1", "bbbbbbbb"), NOW)
    assert error.value.slug == "table/playing"


def test_a_rematch_is_promised_before_anybody_adds_to_it() -> None:
    promised, kept = played("gold-nuggets")
    table = kept.table
    next_promise = table.commitment
    assert next_promise != promised
    kept.do("add_entropy", "guest-1", "bbbbbbbb")
    assert table.commitment == next_promise
    kept.do("start", HOST)
    assert table.commitment == next_promise
    kept.play_on(Random(1))
    proof = record_of(kept)["proof"]
    assert proof["commitment"] == next_promise
    assert proof["entropy"] == ["bbbbbbbb"]
