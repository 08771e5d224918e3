"""Output where a terminal does not speak UTF-8: signs that look alike instead of an error."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

HANDLER = "motherlode"

_ALIKE = {
    **dict.fromkeys("─━═–—−", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝┏┓┗┛╞╡", "+"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("\u00a0\u202f\u2009", " "),
    **dict.fromkeys("●◉○◯", "o"),
    **dict.fromkeys("◆◇✸", "*"),
    **dict.fromkeys("░▒▓█", "#"),
    **dict.fromkeys("▪■▢", "#"),
    "▲": "^", "★": "*", "✚": "+", "›": ">", "‹": "<", "→": ">", "←": "<", "▸": ">", "◂": "<",
    "▾": "v", "⇄": "=", "≈": "~", "╱": "/", "╲": "\\", "⁄": "/", "⌂": "A", "•": ".", "·": ".",
    "×": "x", "±": "~", "…": ".", "∞": "8", "ᴥ": "w", "♣": "&", "¢": "c", "Ω": "U", "Ψ": "Y",
    "Σ": "S", "✓": "v", "✗": "x", "€": "E", "ß": "s", "œ": "o", "æ": "a",
}  # fmt: skip


def speak_plainly() -> None:
    """Lets no character that a terminal lacks end a program; each becomes one that it has."""
    codecs.register_error(HANDLER, _alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not _is_utf8(stream):
            stream.reconfigure(errors=HANDLER)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _is_utf8(stream: TextIOWrapper) -> bool:
    return codecs.lookup(stream.encoding).name == "utf-8"


def _alike(error: UnicodeError) -> tuple[str, int]:
    """One character for one, so that tables stay in line."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_one(sign, error.encoding) for sign in missing), error.end


def _one(sign: str, encoding: str) -> str:
    for candidate in (_ALIKE.get(sign, ""), unicodedata.normalize("NFKD", sign)[:1]):
        try:
            if candidate and candidate.encode(encoding):
                return candidate
        except UnicodeEncodeError:
            continue
    return "?"
