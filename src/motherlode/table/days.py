"""Days in UTC, as in 2026-11-18; what time it is is always given."""

from datetime import UTC, date, datetime, timedelta

from motherlode.table.errors import TableError

DAY = 86400.0  # seconds
YEARS = range(1970, 9000)


def day_of(time: float) -> str:
    """The day of a time, in UTC, as in 2026-11-18."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """A later day, or an earlier one."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> float:
    """When a day begins, in seconds since 1970."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def checked_day(text: str) -> str:
    """A day as somebody has written it."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day.year not in YEARS or day.isoformat() != text:
        raise TableError("claim/no-day", "This is no day: write it as 2026-11-18.")
    return text


def number_of(day: str) -> int:
    """Which day it is, counted from the first of them."""
    return date.fromisoformat(day).toordinal()
