"""The peers' Gold Nuggets plays by our rules: the same positions after the same dice and moves."""

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motherlode

BENCH = Path(__file__).parents[2] / "bench"


def peer(name: str) -> Any:
    sys.path.insert(0, str(BENCH))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(BENCH))


def our_game(seats: int, seed: int) -> Any:
    """A random match of ours: (mover, event, record after it, legal moves then), move by move."""
    game = motherlode.load("gold-nuggets")
    random = Random(seed)
    match = game.start(seats, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))
    rows = []
    for (mover, event), s in zip(match.history(), match.trail()[1:], strict=True):
        mask = [0] * len(game.moves)
        if s.to_act:
            game.rules.legal(s, s.turn, mask)
        rows.append((mover, event, s, [move for move, marked in enumerate(mask) if marked]))
    return rows


@pytest.mark.parametrize("seats", [2, 5])
def test_the_openspiel_game_follows_our_matches(seats: int) -> None:
    spiel = peer("peers_nuggets_spiel")
    for seed in range(10):
        state = spiel.NuggetsGame({"players": seats}).new_initial_state()
        for mover, event, s, legal in our_game(seats, seed):
            assert state.is_chance_node() == (mover < 0)
            assert event in (range(6) if mover < 0 else state.legal_actions())
            state.apply_action(event)
            assert state.is_terminal() == bool(s.over)
            if legal:
                assert state.current_player() == s.turn
                assert state.legal_actions() == legal
            assert state.supply == s.supply
            assert state.nuggets == list(s.nuggets)[:seats]
        won = [share > 0 for share in state.returns()]
        assert sum(won << seat for seat, won in enumerate(won)) == _winners(s)


def _winners(s: Any) -> int:
    bits: int = motherlode.load("gold-nuggets").rules.winners(s)
    return bits


@pytest.mark.parametrize("seats", [2, 5])
def test_the_jax_environment_follows_our_matches(seats: int) -> None:
    """It lets all dice of a roll fall at once, so it is compared whenever a decision is due."""
    import jax
    import numpy as np

    nuggets = peer("peers_nuggets_jax")
    fall = jax.jit(lambda s, faces: nuggets.fall(s, faces, seats))
    decide = jax.jit(lambda s, move: nuggets.decide(s, move, seats))
    legal_now = jax.jit(lambda s: nuggets.legal(s, seats))
    for seed in range(4):
        state = nuggets.fresh()
        dice: list[int] = []
        for mover, event, s, legal in our_game(seats, seed):
            if mover < 0:
                dice.append(event)
                if len(dice) < int(state.falling):
                    continue
                state = fall(state, np.array(dice + [0] * (7 - len(dice)), np.int8))
                dice = []
            else:
                state = decide(state, event)
            assert s.over or int(state.turn) == s.turn
            assert int(state.supply) == s.supply
            assert state.nuggets.tolist()[: len(list(s.nuggets))] == list(s.nuggets)
            assert bool(state.over) == bool(s.over)
            assert int(state.falling) == s.falling * (not s.over)
            if legal:
                assert np.flatnonzero(legal_now(state)).tolist() == legal


def test_the_jax_environment_deals_chance_as_we_do() -> None:
    """Lengths and points of many games agree."""
    nuggets = peer("peers_nuggets_jax")
    from motherlode.engine.batch import playouts

    seats, n, steps = 3, 256, 800
    table = nuggets.Table(n, seats, seed=5, steps=steps)
    table.advance()  # games of all ages: what ends from now on is a fair sample
    before = table.tally
    table.advance()
    games = (table.tally.games - before.games).sum()
    points = (table.tally.points - before.points).sum(axis=0)[:seats]
    ours = playouts(motherlode.load("gold-nuggets"), 20_000, seats, seed=5)
    assert n * steps / games == pytest.approx(ours.decisions.mean(), rel=0.05)
    assert (points / games).tolist() == pytest.approx(ours.points.mean(axis=0).tolist(), abs=0.8)
