"""How others are measured: uniformly random play, as their own examples drive it.

Each function plays for some seconds and returns (decisions, seconds). Compiling is not counted, the
device is waited for, and randomness is fresh in every step. Run through `peers.py`.
"""

import os
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

Speed = tuple[int, float]

# Bound to one core, other programs of the machine do not matter: processor time is counted.
clock = time.process_time if len(os.sched_getaffinity(0)) == 1 else time.perf_counter

SAMPLE = 300  # games from which a mean length is taken


def _for_seconds(seconds: float, play: Callable[[], int]) -> Speed:
    decisions = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        decisions += play()
    return decisions, spent


# --- OpenSpiel ---------------------------------------------------------------------------------


def _spiel_game(name: str) -> Any:
    import pyspiel

    if name.startswith("python_gold_nuggets"):
        import peers_nuggets_spiel  # noqa: F401 (registers the game)
    return pyspiel.load_game(name)


def _spiel_match(game: Any, chooser: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions


def spiel_from_python(name: str, seconds: float) -> Speed:
    """States driven from Python."""
    game, chooser = _spiel_game(name), random.Random(1)
    return _for_seconds(seconds, lambda: _spiel_match(game, chooser))


def spiel_rollouts(name: str, seconds: float) -> Speed:
    """OpenSpiel's random rollouts in C++, which Python reaches through its search.

    Decisions are counted by the mean length of a whole game, though a rollout begins a move or two
    later; five leaves are searched for a thousand rollouts, so the search itself costs nothing.
    """
    import pyspiel

    game, chooser = _spiel_game(name), random.Random(1)
    mean = sum(_spiel_match(game, chooser) for _ in range(SAMPLE)) / SAMPLE
    leaves, rollouts = 5, 200
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, leaves, 100, False, 1, False)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])

    def play() -> int:
        bot.step(start)
        return leaves * rollouts

    games, spent = _for_seconds(seconds, play)
    return round(games * mean), spent


def spiel_bots(name: str, seconds: float) -> Speed:
    """OpenSpiel's loop and bots in C++, for a game in Python, on which its rollouts crash."""
    import pyspiel

    game, chooser = _spiel_game(name), random.Random(1)
    mean = sum(_spiel_match(game, chooser) for _ in range(SAMPLE)) / SAMPLE
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, chooser.getrandbits(30))
        return 1

    games, spent = _for_seconds(seconds, play)
    return round(games * mean), spent


# --- JAX ---------------------------------------------------------------------------------------


def _waited(what: Any) -> Any:
    """JAX answers before it is done."""
    import jax

    return jax.block_until_ready(what)  # type: ignore[no-untyped-call]


def pgx_steps(name: str, seconds: float) -> Speed:
    """A batch with automatic restart, stepped inside one compiled loop; the best of some sizes.

    “× 512” names the one size of a game that takes a minute to compile.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    steps = 100
    name, _, only = name.partition(" × ")
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            state, key = carried
            key, choice, chance = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            moves = jax.random.categorical(choice, logits, axis=-1)
            return (step(state, moves, jax.random.split(chance, len(moves))), key), None

        return jax.lax.scan(one, (state, key), None, length=steps)[0]

    best: Speed = (0, 1.0)
    for n in (int(only),) if only else (256, 2048):
        play = jax.jit(advance)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), n))
        state, key = _waited(play(state, jax.random.key(2)))
        calls = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            state, key = _waited(play(state, key))
            calls += 1
        best = max(best, (calls * n * steps, spent), key=lambda speed: speed[0] / speed[1])
    return best


JAX_TRIED = ((256, "threefry2x32"), (1024, "threefry2x32"), (256, "unsafe_rbg"))


def jax_nuggets(players: str, seconds: float) -> Speed:
    """Gold Nuggets in Pgx's manner; the best of some batch sizes and generators."""
    from peers_nuggets_jax import Table

    best: Speed = (0, 1.0)
    for n, prng in JAX_TRIED:
        table = Table(n, int(players), 1, 200, prng)
        table.advance()
        calls = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            table.advance()
            calls += 1
        speed = (calls * table.decisions, spent)
        best = max(best, speed, key=lambda speed: speed[0] / speed[1])
    return best


# --- environments for training -----------------------------------------------------------------


def pettingzoo_classic(name: str, seconds: float) -> Speed:
    """The loop of PettingZoo's documentation: last, a legal action, step."""
    from importlib import import_module

    warnings.simplefilter("ignore")
    env = import_module(f"pettingzoo.classic.{name}").env()
    chooser = random.Random(1)

    def play() -> int:
        env.reset(seed=chooser.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                mask = observation["action_mask"]
                env.step(chooser.choice(mask.nonzero()[0]))
                decisions += 1
        return decisions

    return _for_seconds(seconds, play)


def rlcard_game(name: str, seconds: float) -> Speed:
    """Reset, a legal action, step, until it is over."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    chooser = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _for_seconds(seconds, play)


# Who is measured: what it is called, how, on which of their games.
PEERS: dict[str, tuple[Callable[[str, float], Speed], str]] = {
    "OpenSpiel: pig, from Python": (spiel_from_python, "pig"),
    "OpenSpiel: pig, C++ rollouts": (spiel_rollouts, "pig"),
    "OpenSpiel: backgammon, from Python": (spiel_from_python, "backgammon"),
    "OpenSpiel: backgammon, C++ rollouts": (spiel_rollouts, "backgammon"),
    "Pgx: kuhn_poker": (pgx_steps, "kuhn_poker"),
    "Pgx: leduc_holdem": (pgx_steps, "leduc_holdem"),
    "Pgx: 2048": (pgx_steps, "2048"),
    "Pgx: backgammon": (pgx_steps, "backgammon × 512"),
    "PettingZoo: connect_four": (pettingzoo_classic, "connect_four_v3"),
    "PettingZoo: texas_holdem": (pettingzoo_classic, "texas_holdem_v4"),
    "RLCard: blackjack": (rlcard_game, "blackjack"),
    "RLCard: leduc-holdem": (rlcard_game, "leduc-holdem"),
}
# The same work: Gold Nuggets for five, written the way the peer would have it.
SAME_WORK: dict[str, tuple[Callable[[str, float], Speed], str]] = {
    "Gold Nuggets in OpenSpiel, from Python": (
        spiel_from_python,
        "python_gold_nuggets(players=5)",
    ),
    "Gold Nuggets in OpenSpiel, its C++ loop": (
        spiel_bots,
        "python_gold_nuggets(players=5)",
    ),
    "Gold Nuggets in JAX": (jax_nuggets, "5"),
}
