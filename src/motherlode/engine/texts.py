"""A text that somebody brings along: bytes become lines, or somebody is told why not and where."""

import codecs
import re

from motherlode.engine.errors import ContentError

LONGEST = 16 * 1024  # bytes; a map or a deck with many comments has three thousand

_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_HALF = 0.3  # of the bytes: so many are zero where every letter has two of them
_END = re.compile("\r\n?")


def text_of(data: bytes, name: str = "the text") -> str:
    """The text in some bytes, with plain ends of lines; a mark at its beginning is no letter."""
    if len(data) > LONGEST:
        raise ContentError(
            "own/too-long",
            f"{name} is too long: at most {LONGEST} bytes.",
            values={"most": LONGEST // 1024},
        )
    if data.startswith(_UTF_16) or (len(data) > 3 and data.count(0) > _HALF * len(data)):
        raise ContentError(
            "own/utf-16",
            f"{name} is written in UTF-16, with two bytes a letter. Save it as UTF-8.",
        )
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = _place(data[: error.start].decode("utf-8"))
        raise ContentError(
            "own/not-utf-8",
            f"{name}, line {line}, column {column}: This is no text in UTF-8.",
            line,
            column,
        ) from error
    return tidy(text, name)


def tidy(text: str, name: str = "the text") -> str:
    """A text with plain ends of lines, and without a mark at its beginning."""
    text = _END.sub("\n", text.removeprefix("\ufeff"))
    if "\0" in text:
        line, column = _place(text.partition("\0")[0])
        raise ContentError(
            "own/nul",
            f"{name}, line {line}, column {column}: There is a NUL here, which is no letter.",
            line,
            column,
        )
    return text


def _place(before: str) -> tuple[int, int]:
    """The line and the column of what comes after some text."""
    lines = _END.sub("\n", before).removeprefix("\ufeff").split("\n")
    return len(lines), len(lines[-1]) + 1
