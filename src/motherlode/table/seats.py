"""Who sits where."""

from dataclasses import dataclass

from motherlode.table.plans import SeatPlan

BOT_NAMES = ("Nell", "Otto", "Mae", "Silas", "Ruth", "Cass", "Jory", "Vera")


@dataclass
class Chair:
    """A seat: open, a person's, or a bot's; a bot may also play in a person's place."""

    invitation: str
    person: str | None = None  # who it belongs to
    name: str = ""
    level: str | None = None  # of the bot that plays now

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


def tidy(name: str, otherwise: str) -> str:
    """A name as it can be shown and kept: printable, with single spaces, and not empty."""
    return (
        " ".join("".join(mark if mark.isprintable() else " " for mark in name).split()) or otherwise
    )


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
