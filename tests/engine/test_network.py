"""The network: the same bits on every target, and files that do not fit are refused."""

from array import array
from dataclasses import replace
from pathlib import Path

import pytest

import motherlode
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.levels import make_bot
from motherlode.bots.modules import Modules
from motherlode.bots.search import Budget, Search
from motherlode.engine.check.network import (
    check_network,
    positions_of,
    python_outputs,
    random_network,
)
from motherlode.engine.checkpoint import Checkpoint, fitted, read, written
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import jobs_on
from motherlode.engine.network import LARGEST

HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"


def checkpoint(game: Game, seats: int = 2, seed: int = 1) -> Checkpoint:
    network = random_network(game, seed)
    return Checkpoint(game.identity, game.version, seats, game.feature_count, network)


@pytest.mark.parametrize("slug", motherlode.games())
def test_python_and_cpu_say_the_same(slug: str) -> None:
    assert check_network(motherlode.load(slug), "cpu", 40, 1) == 40


@pytest.mark.parametrize("slug", ["gold", "wurf-und-weg"])  # with features of its own, and without
def test_wasm_says_the_same(slug: str) -> None:
    assert check_network(motherlode.load(slug), "wasm", 40, 2) == 40


def test_a_game_of_ones_own_is_described_by_its_bits() -> None:
    game = motherlode.load(str(HUNCH))
    assert game.features is None
    assert check_network(game, "cpu", 20, 1) == 20
    known, seats = positions_of(game, 3, 1)
    rows, _ = python_outputs(game, known, seats, random_network(game, 1))
    size = len(known) // 3
    bits = [known[at] >> bit & 1 for at in range(size) for bit in range(8)]
    own = [int(seat == seats[0]) for seat in range(game.seats[-1])]
    assert rows[: game.feature_count] == bits + own


@pytest.mark.parametrize("slug", ["gold", "claim-poker", "gold-rausch", "go-for-gold"])
def test_descriptions_keep_within_their_range_and_see_the_own_seat_first(slug: str) -> None:
    game = motherlode.load(slug)
    known, seats = positions_of(game, 60, 3)
    rows, _ = python_outputs(game, known, seats, random_network(game, 1))
    assert max(map(abs, rows)) < LARGEST, "nothing is cut off"
    assert len(set(map(bool, rows))) == 2


def test_a_search_with_a_network_is_repeatable_and_the_same_in_a_module() -> None:
    game = motherlode.load("gold")
    match = game.start(2, seed=4)
    known = match.known(0)
    found = []
    for machine in (None, None, Modules()):
        search = Search(game, Budget(300), seed=5, network=random_network(game, 2), beyond=2)
        if machine is None:
            found.append(search.analyse(known, 0))
        else:
            with jobs_on(machine):
                found.append(search.analyse(known, 0))
    assert found[0] == found[1] == found[2]
    assert found[0] != Search(game, Budget(300), seed=5).analyse(known, 0)


# --- files --------------------------------------------------------------------------------------


def test_a_file_comes_back_as_it_was_written() -> None:
    made = checkpoint(motherlode.load("gold"))
    again = read(written(made))
    assert again == made
    assert fitted(again, motherlode.load("gold"), 2) == made.network


def refused(slug: str, data: bytes, game: str = "gold", seats: int = 2) -> None:
    with pytest.raises(MotherlodeError) as error:
        fitted(read(data, "some.net"), motherlode.load(game), seats, "some.net")
    assert error.value.slug == slug
    assert "some.net" in str(error.value)


def test_what_does_not_fit_is_refused_with_a_reason() -> None:
    gold = motherlode.load("gold")
    good = checkpoint(gold)
    data = written(good)
    refused("network/game", data, game="claim-poker", seats=3)
    refused("network/seats", data, seats=3)
    refused("network/version", written(replace(good, version=gold.version + 1)))
    refused("network/size", written(replace(good, features=7)))
    refused("network/size", data[:-2])
    refused("network/damaged", data[:-1] + bytes([data[-1] ^ 1]))
    refused("network/damaged", data.replace(b'"seats"', b'"chairs"'))
    refused("network/damaged", b"")
    refused("network/damaged", b"\x00\xff not a network")
    refused("network/format", data.replace(b'"format": 1', b'"format": 9'))


def test_sums_that_could_leave_32_bits_are_refused() -> None:
    good = checkpoint(motherlode.load("gold"))
    large = array("h", [32_000] * len(good.network.net))
    refused("network/size", written(replace(good, network=replace(good.network, net=large))))


def test_a_bot_plays_by_a_file(tmp_path: Path) -> None:
    game = motherlode.load("gold")
    path = tmp_path / "mine.net"
    path.write_bytes(written(checkpoint(game)))
    bot = make_bot(game, str(path), 1)
    for seats in (2, 3):
        match = game.start(seats, seed=1)
        while len(moves_to_weigh(game, match.known(seat := match.to_act[0]), seat)) < 2:
            match.play(seat, match.legal(seat)[0])
        if seats == 2:
            move = bot.choose(match.known(seat), seat)
            assert game.moves.text(move) in match.legal(seat)
        else:
            with pytest.raises(MotherlodeError, match="network/seats"):
                make_bot(game, str(path), 1).choose(match.known(seat), seat)
    with pytest.raises(MotherlodeError, match="network/file"):
        make_bot(game, str(tmp_path / "none.net"), 1)
    with pytest.raises(MotherlodeError, match="network/game"):
        make_bot(motherlode.load("claim-poker"), str(path), 1)
