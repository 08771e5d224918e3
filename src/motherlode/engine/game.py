"""A game as one value: the rules, the notation, the views, and how to begin a match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from motherlode.engine.contract import Rules
from motherlode.engine.errors import OptionError, SeatError, did_you_mean
from motherlode.engine.notation import Notation, Option
from motherlode.engine.own import Content, Own
from motherlode.engine.pictures import Picture
from motherlode.engine.state import blank

if TYPE_CHECKING:
    from motherlode.engine.chance import Source
    from motherlode.engine.match import Match


@dataclass(frozen=True)
class Game:
    """A game, complete: what the table, the bots, the lab and the check need to know of it."""

    slug: str
    name: str
    version: int  # of the behaviour: raised when a rule changes
    seats: range
    state: type[Any]  # a record, made by `state.record`
    rules: Rules
    moves: Notation
    outcomes: Notation
    endings: Mapping[int, str]  # the meaning of `over`
    view: Callable[[Any, int], Any]  # (hidden record, seat): the table as typed JSON
    # (hidden before, hidden after, seat, mover, event): what happened. Mover and event are
    # None where the seat did not see them.
    story: Callable[[Any, Any, int, int | None, int | None], list[Any]]
    conserved: Callable[[Any], dict[str, int]]  # quantities that no event may change
    # (record, seat, mask, rng): what a sensible player does; None for a game without ideas
    policy: Callable[[Any, int, Any, Any], int] | None = None
    # (record, seat, mask): unmarks legal moves that need no thought; None where all do
    skip: Callable[[Any, int, Any], int] | None = None
    # (hidden record, seat, move): the moves that are just like one that stays marked, itself among
    # them, so that nobody always takes the first; None where none are
    alike: Callable[[Any, int, int], list[int]] | None = None
    # (record, shares): everyone's expected share where a glance tells it; None where it never does
    judge: Callable[[Any, Any], bool] | None = None
    # (hidden record, seat, move): what there is to say of a move, as `what` and its values, which
    # the section [coach] of the game's words puts into a phrase; None where there is nothing
    fact: Callable[[Any, int, int], Mapping[str, Any] | None] | None = None
    # (hidden record, seat): what the seat saw and must keep in mind, each by a number below 1024
    remembers: Callable[[Any, int], list[int]] | None = None
    # (hidden record, seat, number): forgets that
    forget: Callable[[Any, int, int], None] | None = None
    shows: tuple[str, ...] = ()  # verbs that turn a card up, seen before or not: never taken back
    forgets: tuple[str, ...] = ()  # story lines that are shown once and not kept: remember them
    # (hidden record, seat, move in notation): why a move is not possible now, for people
    why_not: Callable[[Any, int, str], Any] | None = None
    # by level: what of a bot's play is otherwise than in most games, see `bots/levels.py`
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    open: bool = False  # nothing is ever hidden: all see the same, and are told the same
    at_once: bool = False  # several seats may decide at the same time
    real_time: bool = False  # all act at once and the faster hand counts, from a signal on
    # (record): which round is played; in real time each begins with a signal. None: all is one
    round: Callable[[Any], int] | None = None
    options: tuple[Option, ...] = ()
    opening: str = ""  # the option for whose choices reports compare everyone's first decision
    content: Mapping[str, Any] = field(default_factory=dict)  # a person's own, by global name
    texts: Mapping[str, Own] = field(default_factory=dict)  # that own content was read from
    pictures: Mapping[str, Picture] = field(default_factory=dict)  # in the rules

    @cached_property
    def own(self) -> Mapping[str, Content]:
        """The options that take a person's own content, by name."""
        return {option.name: option for option in self.options if isinstance(option, Content)}

    @cached_property
    def plain(self) -> Rules:
        """The rules for the `python` target: as written, unless there is a person's own content."""
        if not self.content:
            return self.rules
        from motherlode.engine.compile import rebound

        return rebound(self)

    def option_codes(self, seats: int, options: Mapping[str, object] | None = None) -> list[int]:
        """The options as the record holds them, each checked; what is not named is default."""
        given = dict(options or {})
        codes = []
        for option in self.options:
            codes.append(option.code(given.pop(option.name, option.default), seats))
        if given:
            name = next(iter(given))
            hint = did_you_mean(name, [option.name for option in self.options])
            raise OptionError("option/unknown", f"{self.name} has no option “{name}”. {hint}")
        return codes

    def check_seats(self, seats: int) -> None:
        """Refuses a number of players that the game is not made for."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise SeatError(
                "seat/count", f"{self.name} is for {few} to {many} players, not {seats}."
            )

    def first_state(self, seats: int, options: Mapping[str, object] | None = None) -> Any:
        """The record at the start."""
        self.check_seats(seats)
        s = blank(self.state)
        self.plain.setup(s, seats, self.option_codes(seats, options))
        return s

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: "Sequence[str] | str | Source | None" = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """A new match. `chance` is "manual", a script of outcomes, or a source; else `seed`."""
        from motherlode.engine.match import Match

        count = self.seats[0] if seats is None else seats
        return Match(self, count, seed=seed, options=options, chance=chance, names=names)

    def with_content(self, **content: Any) -> "Game":
        """The same rules with a person's own content in place of the box's."""
        from motherlode.engine.compile import with_plain

        return with_plain(replace(self, content={**self.content, **content}))
