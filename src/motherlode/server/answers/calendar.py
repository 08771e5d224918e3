"""An evening for a calendar: iCalendar as RFC 5545 has it, one event in one text."""

from datetime import UTC, datetime

from motherlode.engine.words import LANGUAGES, words

HOURS = 3  # an evening lasts about so long; a calendar wants to know
LINE = 75  # bytes, without the end of the line
NEW_LINE = "\r\n"


def calendar(
    id_: str, host: str, begins: float, changed: float, link: str, code: str, language: str
) -> str:
    """The evening of a table as a file; whoever imports it twice has it once."""
    spoken = words("motherlode.server", language if language in LANGUAGES else "en")
    title = spoken.say("calendar", "title", [host], {"host": 0})
    about = spoken.say("calendar", "about", [host], {"code": code, "link": link})
    site = link.split("//", 1)[-1].split("/", 1)[0]
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Motherlode//Evening//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{escaped(id_)}@{escaped(site)}",
        f"DTSTAMP:{_time(changed)}",
        f"DTSTART:{_time(begins)}",
        f"DTEND:{_time(begins + HOURS * 3600)}",
        f"SUMMARY:{escaped(title)}",
        f"DESCRIPTION:{escaped(about)}",
        f"URL:{link}",
        f"LOCATION:{escaped(link)}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(folded(line) + NEW_LINE for line in lines)


def escaped(text: str) -> str:
    """A text as a value: nothing in it ends the line, the value or a list of values."""
    text = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    for end in ("\r\n", "\n", "\r"):
        text = text.replace(end, "\\n")
    return "".join(mark for mark in text if mark >= " " and mark != "\x7f")


def folded(line: str) -> str:
    """A line in pieces of at most 75 bytes, each but the first behind a space; no letter is cut."""
    pieces, piece, size = [], "", 0
    for mark in line:
        length = len(mark.encode())
        if size + length > LINE:
            pieces.append(piece)
            piece, size = "", 1  # the space counts
        piece, size = piece + mark, size + length
    return f"{NEW_LINE} ".join([*pieces, piece])


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")
