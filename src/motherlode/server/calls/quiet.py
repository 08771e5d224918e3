"""Quiet hours: from a time of the day to another, where the person lives.

Reckons with a time that it is given; asks no clock.
"""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from motherlode.engine.errors import MotherlodeError

DAY = 24 * 60  # minutes


def check_zone(zone: str) -> str:
    """A zone of the world's list."""
    if zone not in available_timezones():
        raise MotherlodeError("call/zone", f"“{zone}” is no time zone.")
    return zone


def quiet_until(now: float, zone: str, begin: int | None, end: int | None) -> float | None:
    """When the quiet hours that it is in are over; None if it is in none."""
    if begin is None or end is None or begin == end:
        return None
    try:
        here = ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):  # the list has changed
        here = ZoneInfo("UTC")
    local = datetime.fromtimestamp(now, here)
    minute = local.hour * 60 + local.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return None
    wakes = local.replace(hour=end // 60 % 24, minute=end % 60, second=0, microsecond=0)
    if wakes <= local:
        wakes = wakes + timedelta(days=1)  # by the wall's clock: summer time may begin meanwhile
    return wakes.timestamp()
