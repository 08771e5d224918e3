"""What somebody types that is no move: commands, in the player's language and in English."""

import sys
import unicodedata

from rich.console import Console

from motherlode.engine.words import Words, words
from motherlode.terminal.screen import ask_line

try:
    import termios
except ImportError:  # no such terminals on this system
    termios = None  # type: ignore[assignment]

COMMANDS = ("help", "rules", "log", "undo", "save", "quit")
ALWAYS = {"": "help", "?": "help", "h": "help", "q": "quit", "exit": "quit"}  # in every language


class Quit(Exception):
    """Somebody has had enough."""


def own_words(language: str) -> Words:
    """The terminal's own texts."""
    return words("motherlode.terminal", language)


def command_of(entry: str, language: str) -> tuple[str, str]:
    """The command that an entry is and what follows it; no command where it is something else."""
    verb, _, argument = entry.strip().partition(" ")
    verb = plain(verb)
    known = dict(ALWAYS)
    for command in COMMANDS:
        known[command] = known[plain(named(command, language))] = command
    return known.get(verb, ""), argument.strip()


def named(command: str, language: str) -> str:
    """What a command is called in a language."""
    return own_words(language).say("command", command, (), {})


def plain(word: str) -> str:
    """Small letters without accents: nobody has to find them on a strange keyboard."""
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def ask(console: Console, question: str, language: str) -> str:
    """What somebody types; whoever wants to leave can leave at every question."""
    entry = ask_line(console, question)
    if command_of(entry, language)[0] == "quit":
        raise Quit
    return entry


def drop_typed_ahead() -> None:
    """Forgets what was typed before the question was on the screen: nobody plays blind."""
    if termios is not None and sys.stdin is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
