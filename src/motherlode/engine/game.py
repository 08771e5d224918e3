"""A game as one value: the rules, the notation, the views, and how to begin a match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from motherlode.engine.contract import Rules
from motherlode.engine.errors import ContentError, OptionError, SeatError, did_you_mean
from motherlode.engine.notation import Notation, Option
from motherlode.engine.numbers import Amount, amounts_of, with_numbers
from motherlode.engine.own import Content, Own
from motherlode.engine.pictures import Picture
from motherlode.engine.state import blank, size_of

if TYPE_CHECKING:
    from motherlode.engine.chance import Source
    from motherlode.engine.match import Match
    from motherlode.engine.surface import Surface


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
    # (hidden record, seat, row): what the seat knows as numbers to learn from, and how many these
    # are; None where the bits of the record have to do
    features: Callable[[Any, int, Any], int] | None = None
    described: int = 0
    # (hidden record, seat, move): what there is to say of a move, as `what` and its values, which
    # the section [coach] of the game's words puts into a phrase; None where there is nothing
    fact: Callable[[Any, int, int], Mapping[str, Any] | None] | None = None
    # (hidden record, seat, move): what a decision is about, a text of the section [topics] of the
    # game's words; None where the verb of the move says it
    topic: Callable[[Any, int, int], str] | None = None
    # (hidden record, seat): what the seat saw and must keep in mind, each by a number below 1024
    remembers: Callable[[Any, int], list[int]] | None = None
    # (hidden record, seat): the same as lines, each a `what` of the section [recall] and its
    # values: for whoever comes to a position without having seen how it came about
    recall: Callable[[Any, int], list[Mapping[str, Any]]] | None = None
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
    looks: tuple[str, ...] = ()  # in real time: moves after which one has to look what came of it
    solver: str = ""  # the module that solves the game exactly, see `bots/exact.py`
    options: tuple[Option, ...] = ()
    opening: str = ""  # the option for whose choices reports compare everyone's first decision
    content: Mapping[str, Any] = field(default_factory=dict)  # a person's own, by global name
    texts: Mapping[str, Own] = field(default_factory=dict)  # that own content was read from
    pictures: Mapping[str, Picture] = field(default_factory=dict)  # in the rules
    # by language: what else stands in `words.<language>.toml`, and what in `rules.<language>.md`
    words: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    # where there is no board for it: how its view is laid out, see `engine/derived.py`, or
    # (view, seats): the surface itself, see `engine/surface.py`
    layout: Mapping[str, Any] = field(default_factory=dict)
    surface: "Callable[[Any, int], Surface] | None" = None

    def __post_init__(self) -> None:
        """Numbers of the box that a game marks are options of it, after its own."""
        object.__setattr__(self, "options", (*self.options, *amounts_of(self)))

    @cached_property
    def amounts(self) -> tuple[Amount, ...]:
        """The numbers of the box that may be others."""
        return tuple(option for option in self.options if isinstance(option, Amount))

    @cached_property
    def own(self) -> Mapping[str, Content]:
        """The options that take a person's own content, by name."""
        return {option.name: option for option in self.options if isinstance(option, Content)}

    @cached_property
    def feature_count(self) -> int:
        """How many numbers describe what a seat knows, see `contract.features`."""
        return self.described if self.features else 8 * size_of(self.state) + self.seats[-1]

    @cached_property
    def identity(self) -> str:
        """The slug, and with other content than the box's also which it is, in a few letters.

        What is made for one game must not be taken for another: solutions, records, measurements.
        """
        if not self.content:
            return self.slug
        from motherlode.engine.cache import digest_of

        return f"{self.slug}+{digest_of(self.content)[:12]}"

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

    def chosen(self, codes: Sequence[int]) -> dict[str, str | int]:
        """The options as people name them, without the numbers that are as in the box."""
        return {
            option.name: option.value(code)
            for option, code in zip(self.options, codes, strict=True)
            if not (isinstance(option, Amount) and code == option.usual)
        }

    def check_seats(self, seats: int) -> None:
        """Refuses a number of players that the game is not made for."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise SeatError(
                "seat/count", f"{self.name} is for {few} to {many} players, not {seats}."
            )

    def first_state(self, seats: int, options: Mapping[str, object] | None = None) -> Any:
        """The record at the start; numbers of the box are as in this game (`with_numbers`)."""
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
        position: bytes | None = None,
    ) -> "Match":
        """A new match. `chance` is "manual", a script of outcomes, or a source; else `seed`.

        It begins with the set-up, or in the middle with a full record (`position`).
        """
        from motherlode.engine.match import Match

        count = self.seats[0] if seats is None else seats
        game = with_numbers(self, options)
        return Match(
            game, count, seed=seed, options=options, chance=chance, names=names, position=position
        )

    def with_content(self, **content: Any) -> "Game":
        """The same rules with a person's own content in place of the box's."""
        from motherlode.engine.compile import read_names, with_plain

        if getattr(self.view, "surfaced", False):  # the view within has to know of it as well
            from motherlode.engine.surface import surfaced

            within: Any = self.view
            return surfaced(replace(self, view=within.__wrapped__).with_content(**content))
        if unknown := sorted(set(content) - (known := read_names(self))):
            named = sorted(name for name in known if name.isupper())
            hint = did_you_mean(unknown[0], named)
            raise ContentError(
                "content/unknown", f"No rule of {self.name} reads “{unknown[0]}”. {hint}"
            )
        return with_plain(replace(self, content={**self.content, **content}))
