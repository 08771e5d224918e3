"""Gold Nuggets as Pgx would have it: a pytree of arrays, `vmap`, `jit`, and `lax` for control flow.

Written for speed within that style, not as a straw man: all dice of a roll fall at once, random
words are drawn for the whole batch in one call, a finished game begins anew inside the same step,
and nothing leaves the device between steps. `tests/lab/test_peers.py` holds it against our engine,
event by event, with the same dice.

Needs JAX alone.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

FACES, DICE, NUGGETS = 6, 7, 77
FIRST_NUMBER = 2
ROLL, TAKE, STEAL, SET_ASIDE = 0, 1, 2, 7
MOST = 5  # players
MOVES = SET_ASIDE + FACES * DICE

_FACE = jnp.arange(FACES)
_COUNT = jnp.arange(1, DICE + 1)


class State(NamedTuple):
    """One game; a batch has a leading axis."""

    turn: Array
    supply: Array
    nuggets: Array  # by seat
    rolled: Array  # by face
    aside: Array  # by face
    next_face: Array
    falling: Array  # dice that are about to fall; 0 when a decision is due
    over: Array


def fresh() -> State:
    """A new game, before its first roll."""
    return State(
        turn=jnp.int8(0),
        supply=jnp.int8(NUGGETS),
        nuggets=jnp.zeros(MOST, jnp.int8),
        rolled=jnp.zeros(FACES, jnp.int8),
        aside=jnp.zeros(FACES, jnp.int8),
        next_face=jnp.int8(0),
        falling=jnp.int8(DICE),
        over=jnp.bool_(False),
    )


def least(aside: Array) -> Array:
    """How many dice of each face must be set aside together."""
    return jnp.where((_FACE >= FIRST_NUMBER) & (aside == 0), 3, 1)


def next_turn(s: State, seats: int) -> State:
    """The next player is about to roll all dice."""
    return s._replace(
        turn=((s.turn + 1) % seats).astype(jnp.int8),
        aside=jnp.zeros_like(s.aside),
        falling=jnp.int8(DICE),
    )


def fall(s: State, faces: Array, seats: int) -> State:
    """The dice have fallen: the first `falling` of the given faces count."""
    here = (faces[:, None] == _FACE) & (jnp.arange(DICE)[:, None] < s.falling)
    rolled = here.sum(axis=0).astype(jnp.int8)
    s = s._replace(rolled=rolled, next_face=jnp.int8(0), falling=jnp.int8(0))
    bust = ~(rolled >= least(s.aside)).any()
    after = next_turn(s, seats)
    found: State = jax.tree.map(partial(jnp.where, bust), after, s)
    return found


def legal(s: State, seats: int) -> Array:
    """The mask of legal moves."""
    count = _COUNT[None, :]
    aside = (
        (_FACE[:, None] >= s.next_face)
        & (count >= least(s.aside)[:, None])
        & (count <= s.rolled[:, None])
    )
    set_one = s.next_face > 0
    seat = jnp.arange(MOST)
    steal = set_one & (s.aside[0] >= 3) & (seat != s.turn) & (seat < seats)
    roll = set_one & (s.aside.sum() < DICE)
    return jnp.concatenate([jnp.stack([roll, set_one]), steal, aside.ravel()])


def decide(s: State, move: Array, seats: int) -> State:
    """Carries out a legal move; afterwards dice may be due to fall."""
    kind = jnp.minimum(move, 3)
    kind = jnp.where(move >= SET_ASIDE, 3, jnp.where(move >= STEAL, 2, kind))
    face = (move - SET_ASIDE) // DICE
    dice = jnp.where((kind == 3) & (face == _FACE), (move - SET_ASIDE) % DICE + 1, 0)
    dice = dice.astype(jnp.int8)
    numbers = jnp.where((_FACE >= FIRST_NUMBER) & (s.aside >= 3), _FACE, 0).sum()
    worth = (s.aside[1] + numbers).astype(jnp.int8)
    seat = jnp.arange(MOST)
    victim = (kind == 2) & (seat == move - STEAL)
    taken = jnp.where(kind == 1, jnp.minimum(worth, s.supply), 0).astype(jnp.int8)
    robbed = jnp.where(victim, jnp.minimum(worth, s.nuggets), 0).astype(jnp.int8)
    got = taken + robbed.sum().astype(jnp.int8)
    all_aside = s.aside.sum() == DICE
    ends_turn = (kind == 1) | (kind == 2)
    turn = jnp.where(ends_turn & ~all_aside, (s.turn + 1) % seats, s.turn).astype(jnp.int8)
    supply = s.supply - taken
    left = DICE - s.aside.sum()
    falling = jnp.where(ends_turn, DICE, jnp.where(kind == 0, left, 0))
    over = s.over | ((kind == 1) & (supply == 0))
    return State(
        turn=turn,
        supply=supply,
        nuggets=s.nuggets - robbed + jnp.where(seat == s.turn, got, 0).astype(jnp.int8),
        rolled=s.rolled - dice,
        aside=jnp.where(ends_turn, 0, s.aside + dice).astype(jnp.int8),
        next_face=jnp.where(kind == 3, face + 1, 0).astype(jnp.int8),
        falling=jnp.where(over, 0, falling).astype(jnp.int8),
        over=over,
    )


def choose(mask: Array, ticket: Array) -> Array:
    """A legal move, each equally likely, by a ticket from 0 up to 1."""
    running = jnp.cumsum(mask)
    return jnp.argmax(running > jnp.floor(ticket * running[-1])).astype(jnp.int32)


def roll_out(batch: State, tickets: Array, key: Array, seats: int) -> State:
    """Lets dice fall until every game waits for a decision; almost always one roll is enough."""
    drop = jax.vmap(partial(fall, seats=seats))

    def roll(batch: State, tickets: Array) -> State:
        due = batch.falling > 0
        after = drop(batch, jnp.floor(tickets * FACES).astype(jnp.int8))
        found: State = jax.tree.map(
            lambda new, old: jnp.where(due.reshape(due.shape + (1,) * (new.ndim - 1)), new, old),
            after,
            batch,
        )
        return found

    def again(carried: tuple[State, Array]) -> tuple[State, Array]:
        batch, key = carried
        key, now = jax.random.split(key)
        return roll(batch, jax.random.uniform(now, tickets.shape)), key

    batch = roll(batch, tickets)
    batch, _ = lax.while_loop(lambda carried: (carried[0].falling > 0).any(), again, (batch, key))
    return batch


class Tally(NamedTuple):
    """What the finished games of one place in the batch came to."""

    games: Array
    points: Array  # by seat
    wins: Array  # by seat; a joint win counts for each


def play(
    batch: State, tally: Tally, key: Array, seats: int, steps: int
) -> tuple[State, Tally, Array]:
    """Uniformly random play: one decision a step in every game; a finished game begins anew."""
    n = batch.turn.shape[0]
    start = jax.tree.map(lambda leaf: jnp.broadcast_to(leaf, (n, *leaf.shape)), fresh())

    def step(
        carried: tuple[State, Tally, Array], _: None
    ) -> tuple[tuple[State, Tally, Array], None]:
        batch, tally, key = carried
        key, now, later = jax.random.split(key, 3)
        tickets = jax.random.uniform(now, (n, 1 + DICE))
        masks = jax.vmap(partial(legal, seats=seats))(batch)
        moves = jax.vmap(choose)(masks, tickets[:, 0])
        batch = jax.vmap(partial(decide, seats=seats))(batch, moves)
        over = batch.over
        best = batch.nuggets == batch.nuggets.max(axis=1, keepdims=True)
        tally = Tally(
            games=tally.games + over,
            points=tally.points + jnp.where(over[:, None], batch.nuggets, 0),
            wins=tally.wins + (over[:, None] & best & (jnp.arange(MOST) < seats)),
        )
        batch = jax.tree.map(
            lambda new, old: jnp.where(over.reshape(over.shape + (1,) * (new.ndim - 1)), new, old),
            start,
            batch,
        )
        return (roll_out(batch, tickets[:, 1:], later, seats), tally, key), None

    (batch, tally, key), _ = lax.scan(step, (batch, tally, key), None, length=steps)
    return batch, tally, key


class Table:
    """Many games on JAX's default device, played on from call to call."""

    def __init__(self, n: int, seats: int, seed: int, steps: int, prng: str = "threefry2x32"):
        key, first, later = jax.random.split(jax.random.key(seed, impl=prng), 3)
        start = jax.tree.map(lambda leaf: jnp.broadcast_to(leaf, (n, *leaf.shape)), fresh())
        self.batch = roll_out(start, jax.random.uniform(first, (n, DICE)), later, seats)
        zeros = jnp.zeros((n, MOST), jnp.int32)
        self.tally = Tally(jnp.zeros(n, jnp.int32), zeros, zeros)
        self.key = key
        self.decisions = n * steps  # made by each call of `advance`
        self._play = jax.jit(partial(play, seats=seats, steps=steps))

    def advance(self) -> None:
        """Plays on, and waits until it is done."""
        self.batch, self.tally, self.key = self._play(self.batch, self.tally, self.key)
        jax.block_until_ready(  # type: ignore[no-untyped-call]
            (self.batch, self.tally, self.key)
        )
