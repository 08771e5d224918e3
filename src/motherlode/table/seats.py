"""Who sits where."""

from dataclasses import dataclass, field

from motherlode.table.names import tidy
from motherlode.table.plans import Figure, Level, SeatPlan

BOT_NAMES = ("Nell", "Otto", "Mae", "Silas", "Ruth", "Cass", "Jory", "Vera")


@dataclass
class Chair:
    """A seat: open, a person's, or a bot's; a bot may also play in a person's place."""

    invitation: str
    person: str | None = None  # who it belongs to
    name: str = ""
    level: Level | None = None  # of the bot that plays now
    chosen: Figure = field(default_factory=Figure)  # by whom it belongs to; the rest is dealt out
    ready: bool = False  # a person's own mark before a match
    resigned: int = 0  # as the how-manieth he has given up this match; 0: he has not

    @property
    def kind(self) -> str:
        """What everyone sees."""
        if self.level is not None:
            return "bot"
        return "person" if self.person else "open"

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down."""
        return self.person is None and self.level is None

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays in a person's place."""
        return self.person is not None and self.level is not None


def chair(plan: SeatPlan, seat: int, invitation: str, host: str, host_name: str) -> Chair:
    """A seat as it was planned."""
    if plan.kind == "me":
        return Chair(invitation, host, host_name)
    if plan.kind == "here":
        return Chair(invitation, host, tidy(plan.name or "", f"{host_name[:22]} {seat + 1}"))
    if plan.kind == "bot":
        name = tidy(plan.name or "", BOT_NAMES[seat])
        return Chair(invitation, None, name, plan.level or "prospector")
    return Chair(invitation)


def nobody_is_ready(chairs: list[Chair]) -> None:
    """The marks are for one plan, and for those who sat here then."""
    for place in chairs:
        place.ready = False


def let_sit_again(chairs: list[Chair]) -> None:
    """Whoever has given up is a player as any other in what comes next."""
    for place in chairs:
        if place.resigned:
            place.level, place.resigned = None, 0
