"""Finds puzzles by self-play: decisions where one move is clearly best, and not the obvious one.

Sensible players who sometimes do as they fancy play a match. At every decision the game's policy
says what is obvious. From the end backwards all ways on are weighed for as long as they are few:
such a puzzle is exact. Before that a short search looks for something better than the obvious;
where it seems to find it a longer one looks again, and what that one finds is checked by a third,
ten times as long and with other dice. How hard a puzzle is, bots of every level tell by how often
they are right.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from motherlode.bots.choices import legal_moves, moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.exact import exact_shares
from motherlode.bots.levels import LEVELS, make_bot
from motherlode.bots.puzzles import Puzzle, puzzle_id, topic_of
from motherlode.bots.search import Budget, Search
from motherlode.bots.weighing import Choice
from motherlode.engine.compile import any_move
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import done

FANCY = 0.15  # of all decisions: any move that is worth a thought, so that positions differ
LONGEST = 300  # decisions of a match that is not given up
ASKED = 8  # times that the policy is asked, because it may draw lots
POSITIONS = 30_000  # that are weighed at most where all ways on are
GLANCE = 400  # simulations that say whether a decision is worth a look
FOUND = 3000  # simulations that find a puzzle, and a tenth of those that check it
HINT = 0.015  # by which something else must be ahead of the obvious after a glance
MARGIN = 0.025  # of the win, by which the best must be ahead of all others
EXACT_MARGIN = 0.01  # the same, where nothing was sampled
SURE = 2.0  # standard deviations by which it must be ahead, too: the coach's own measure
CLEAR = 3.0  # the same, ahead of what is obvious
EACH = 2  # puzzles of one match, so that they do not all look the same
TRIES = {"greenhorn": 16, "prospector": 16, "veteran": 16, "legend": 4}
# What a level's players would be rated, 400 points for ten to one.
STRENGTH = {"greenhorn": 800, "prospector": 1200, "veteran": 1600, "legend": 2000}


class Decision(NamedTuple):
    """What somebody knew who had to decide."""

    seat: int
    known: Any


class Weighed(NamedTuple):
    """Choices, the best first, and whether all ways on were weighed."""

    choices: list[Choice]
    exact: bool


def puzzles_of(
    game: Game,
    seats: int,
    options: Mapping[str, str | int],
    seed: int,
    number: int,
    only_exact: bool = False,
) -> list[Puzzle]:
    """The puzzles of one match, repeatable by its number."""
    random = Random(f"puzzles {game.slug} {seats} {seed} {number}")
    match = game.start(seats, seed=random.getrandbits(60), options=options)
    decisions = list(_decisions(game, match, random))
    found: list[Puzzle] = []
    last = len(decisions)
    for decision in reversed(decisions) if match.over else ():
        last -= 1
        weighed = _weighed(game, *decision)
        if weighed is None:
            break
        _add(found, game, match.options, decision, weighed, random.getrandbits(60))
        if len(found) == EACH:
            return found
    for decision in decisions[: last + 1] if not only_exact else ():
        if len(found) == EACH:
            break
        looked = random.getrandbits(60)
        weighed = _searched(game, *decision, looked)
        if weighed is not None:
            _add(found, game, match.options, decision, weighed, looked)
    return found


def _decisions(game: Game, match: Any, random: Random) -> Iterator[Decision]:
    """Plays a match; all decisions in which there is something to think about."""
    bots = [make_bot(game, "sensible", random.getrandbits(60)) for _ in range(match.seats)]
    for _ in range(LONGEST):
        if match.over:
            return
        seat = random.choice(match.to_act)
        known = match.known(seat)
        moves = moves_to_weigh(game, known, seat)
        if len(moves) > 1:
            yield Decision(seat, known)
        move = random.choice(moves) if random.random() < FANCY else bots[seat].choose(known, seat)
        match.play(seat, game.moves.text(move))


def _add(
    found: list[Puzzle],
    game: Game,
    options: Mapping[str, str | int],
    decision: Decision,
    weighed: Weighed,
    seed: int,
) -> None:
    """The puzzle of a decision, if there is one in it."""
    seat, known = decision
    obvious = _obvious(game, known, seat, seed)
    choices = with_alike(game, known, seat, weighed.choices)
    right = right_moves(game, known, seat, choices, weighed.exact)
    if right is None or not is_trap(game, choices, right, obvious):
        return
    fared = {level: fares(game, known, seat, right, level, seed) for level in LEVELS}
    found.append(
        Puzzle(
            id=puzzle_id(game, seat, bytes(known)),
            seats=known.seats,
            seat=seat,
            options=options,
            known=bytes(known),
            choices=tuple(choices),
            right=tuple(right),
            obvious=game.moves.text(obvious[0]),
            exact=weighed.exact,
            topic=topic_of(game, known, seat, game.moves.number(choices[0]["move"])),
            rating=rating_of(fared),
            fared=fared,
        )
    )


def _obvious(game: Game, known: Any, seat: int, seed: int) -> list[int]:
    """What one does without looking ahead: the policy's moves, the usual first."""
    policy, rng = game.policy or any_move, [seed]
    asked: list[int] = []
    for _ in range(ASKED):
        mask = [0] * len(game.moves)
        game.plain.legal(known, seat, mask)
        asked.append(policy(known, seat, mask, rng))
    return sorted(set(asked), key=lambda move: -asked.count(move))


def _weighed(game: Game, seat: int, known: Any) -> Weighed | None:
    """Where all ways on are known or few, nothing need be sampled."""
    shares = exact_shares(game, known) or done(ending_shares(game, known, seat, POSITIONS))
    if shares is None:
        return None
    choices = [_choice(game, move, share, 0.0) for move, share in shares.items()]
    return Weighed(sorted(choices, key=lambda choice: -choice["share"]), exact=True)


def _searched(game: Game, seat: int, known: Any, seed: int) -> Weighed | None:
    """Three searches, each only where the one before has found something."""
    obvious = _obvious(game, known, seat, seed)
    for simulations, hint in ((GLANCE, HINT), (FOUND, MARGIN)):
        estimates = Search(game, Budget(simulations), seed=seed + simulations).analyse(known, seat)
        best = estimates[0]
        dull = [e.share for e in estimates if e.move in obvious and e.visits]
        if best.move in obvious or (dull and best.share - max(dull) < hint):
            return None
    long = Search(game, Budget(10 * FOUND), seed=seed + 1, whole=True)
    checked = [e for e in long.analyse(known, seat) if e.visits]
    if not checked or checked[0].move != best.move:
        return None
    first, *others = (_choice(game, e.move, e.share, e.error) for e in checked)
    return Weighed([first, *sorted(others, key=lambda choice: -choice["share"])], exact=False)


def with_alike(game: Game, known: Any, seat: int, choices: Sequence[Choice]) -> list[Choice]:
    """Moves that were not weighed because they are just like another one, beside that one."""
    found = list(choices)
    weighed = {choice["move"] for choice in choices}
    for move in legal_moves(game, known, seat):
        text = game.moves.text(move)
        like = next((c for c in choices if _is_like(game, known, seat, text, c["move"])), None)
        if text not in weighed and like is not None:
            found.insert(found.index(like) + 1, Choice({**like, "move": text}))
    return found


def _is_like(game: Game, known: Any, seat: int, one: str, other: str) -> bool:
    """Whether nothing tells a move from another: not its verb, and not what there is to say."""
    if one.partition(" ")[0] != other.partition(" ")[0]:
        return False
    number, like = game.moves.number(one), game.moves.number(other)
    if game.alike is not None and number in game.alike(known, seat, like):
        return True
    thought = moves_to_weigh(game, known, seat)
    if number in thought or game.fact is None:
        return False
    fact = game.fact(known, seat, number)
    return fact is not None and fact == game.fact(known, seat, like)


def right_moves(
    game: Game, known: Any, seat: int, choices: Sequence[Choice], exact: bool
) -> list[str] | None:
    """The best and those that are just like it; None where others may be as good."""
    best, *others = choices
    right = [best["move"]]
    for choice in others:
        if _is_like(game, known, seat, choice["move"], best["move"]):
            right.append(choice["move"])
            continue
        loss = best["share"] - choice["share"]
        sure = SURE * (best["error"] ** 2 + choice["error"] ** 2) ** 0.5
        if loss <= max(EXACT_MARGIN if exact else MARGIN, sure):
            return None
    return right


def is_trap(
    game: Game, choices: Sequence[Choice], right: Sequence[str], obvious: Sequence[int]
) -> bool:
    """Whether all that is obvious is worse, beyond the noise."""
    best = choices[0]
    weighed = {choice["move"]: choice for choice in choices}
    for move in map(game.moves.text, obvious):
        if move in right or move not in weighed:
            return False
        error = (best["error"] ** 2 + weighed[move]["error"] ** 2) ** 0.5
        if best["share"] - weighed[move]["share"] <= CLEAR * error:
            return False
    return True


def fares(game: Game, known: Any, seat: int, right: Sequence[str], level: str, seed: int) -> float:
    """How often bots of a level are right."""
    tries = TRIES[level]
    hits = 0
    for attempt in range(tries):
        bot = make_bot(game, level, seed + 1000 * attempt)
        hits += game.moves.text(bot.choose(known, seat)) in right
    return hits / tries


def rating_of(fared: Mapping[str, float]) -> int:
    """The rating at which the levels would be right as often as they were, by halving."""
    low, high = 400.0, 2600.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - STRENGTH[level]) / 400)) for level in fared)
        # As if each level had been right once more and wrong once more: nothing is impossible.
        seen = sum((fared[level] * TRIES[level] + 1) / (TRIES[level] + 2) for level in fared)
        low, high = (middle, high) if expected > seen else (low, middle)
    return round(low / 10) * 10


def _choice(game: Game, move: int, share: float, error: float) -> Choice:
    return Choice(move=game.moves.text(move), share=share, error=error)


def check_findable(game: Game, seats: int, options: Mapping[str, str | int]) -> None:
    """Refuses what cannot be looked through, before a process begins."""
    game.option_codes(seats, options)
    game.check_seats(seats)
    if game.real_time:
        raise MotherlodeError(
            "puzzles/race",
            f"{game.name} is won by the quick, not by choices: there are no puzzles in it.",
        )
