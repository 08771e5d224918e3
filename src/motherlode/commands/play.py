"""`motherlode play`, `rules` and `games`: what people need to play in the terminal."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.commands.options import options_of
from motherlode.engine.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.engine.game import Game
    from motherlode.engine.match import Match

WITHOUT_LOOKING_AHEAD = (
    "Without a compiler bots do not look ahead in this: whatever their level, they play by simple "
    "rules of thumb. For more: pip install 'motherlode[cpu]'"
)

Language = Annotated[str, typer.Option("--lang", help="en, de, fr or it.")]


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="A game: its slug, a file of rules, or module:GAME. Without one: the first that "
            "`motherlode games` lists.",
            metavar="GAME",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-n", help="How many seats.", min=1)
    ] = None,
    people: Annotated[
        int, typer.Option("--people", "-p", help="How many of them are people, in turns.", min=0)
    ] = 1,
    bots: Annotated[
        str,
        typer.Option(help="How the others play: greenhorn, prospector, veteran or legend."),
    ] = "prospector",
    coach: Annotated[bool, typer.Option("--coach", help="Show what each move is worth.")] = False,
    names: Annotated[str, typer.Option(help="Names, with commas: Ada,Bo")] = "",
    seed: Annotated[int | None, typer.Option(help="Makes chance repeatable.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            help="An option of the game, as NAME=VALUE; repeatable. `motherlode games GAME` "
            "lists them.",
        ),
    ] = None,
    lang: Language = "en",
    pause: Annotated[float, typer.Option(help="Seconds to show what others do.", min=0)] = 0.6,
    record: Annotated[Path | None, typer.Option(help="Where to keep the match record.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a match that was saved (type: save FILE)."),
    ] = None,
    series: Annotated[
        bool, typer.Option("--series", help="As many games as players, another starter each time.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or in turns.

    While you play, type `help` for what else you can type: rules, log, undo, save, quit.
    """
    from rich.console import Console

    import motherlode
    from motherlode.bots.levels import level_here
    from motherlode.engine.own import doubts, with_files
    from motherlode.engine.series import Series
    from motherlode.engine.words import check_language
    from motherlode.terminal.entries import own_words
    from motherlode.terminal.play import Quit, Session
    from motherlode.terminal.seats import make_seats
    from motherlode.terminal.series import play_series

    check_language(lang)
    console = Console(highlight=False)
    about: dict[str, Any] = {"game": game, "bots": bots, "people": people, "file": resume}
    with said_in(lang, about):
        if record is not None:
            _check_writable(record, about)
        if resume is not None:
            match = _saved(resume, game, seed, players, option, series)
            found, count, given = match.game, match.seats, match.names
        else:
            named = motherlode.load(game or motherlode.games()[0])
            found, options = with_files(named, options_of(option))
            for doubt in doubts(found):
                print(f"motherlode: {doubt}", file=sys.stderr)
            count = players or max(found.seats[0], min(3, found.seats[-1]))
            given = [name.strip() for name in names.split(",") if name.strip()]
        about |= {"game": found.name, "few": found.seats[0], "many": found.seats[-1]}
        about |= {"players": count, "names": len(given)}
        if level_here(found, bots) != bots:
            print(f"motherlode: {WITHOUT_LOOKING_AHEAD}", file=sys.stderr)
        seats = make_seats(found, count, people, bots, given, seed or 0, lang)
    called = [seat.name for seat in seats]
    goodbye = own_words(lang).say("say", "goodbye", (), {})
    try:
        if series:
            table = Series(found, count, options, seed, called)
            played = play_series(table, seats, console, lang, pause, coach)
            for number, match in enumerate(played, 1):
                if record is not None:
                    _keep(match, record.with_stem(f"{record.stem}-{number}"), lang)
            return
        if resume is None:
            match = found.start(count, seed=seed, options=options, names=called)
        Session(match, seats, console, lang, pause, coach, resumed=resume is not None).run()
    except Quit:
        print(f"\n{goodbye}")
        if series:
            return
    if record is not None:
        _keep(match, record, lang)


def rules(
    game: Annotated[
        str,
        typer.Argument(help="A game: its slug, a file of rules, or module:GAME.", metavar="GAME"),
    ],
    lang: Language = "en",
) -> None:
    """Show the rules for players."""
    from rich.console import Console
    from rich.markdown import Markdown

    import motherlode
    from motherlode.engine.words import plain_rules_of

    Console().print(Markdown(plain_rules_of(motherlode.load(game), lang)))


def games(
    game: Annotated[
        str | None, typer.Argument(help="One of them, to see its options.", metavar="GAME")
    ] = None,
    lang: Language = "en",
) -> None:
    """List the games; with GAME, its options and what each may be."""
    import motherlode

    if game is not None:
        _tell_options(motherlode.load(game), lang)
        return
    for slug in motherlode.games():
        found = motherlode.load(slug)
        print(f"{slug:14}  {found.name}, {found.seats[0]} to {found.seats[-1]} players")


def _tell_options(game: "Game", language: str) -> None:
    """What `-o NAME=VALUE` takes, in the words of the set-up form."""
    from motherlode.engine.words import words_of

    words = words_of(game, language)
    print(f"{game.name}, {game.seats[0]} to {game.seats[-1]} players")
    for option in game.options:
        print(f"  -o {option.name}=…  {words.say('option', option.name, (), {})}")
        for value in _values(game, option):
            print(f"     {value}")
    if not game.options:
        print("  no options")


def _values(game: "Game", option: Any) -> list[str]:
    """What an option may be, one to a line, the usual first."""
    from motherlode.engine.notation import Order
    from motherlode.engine.numbers import Amount

    if isinstance(option, Amount):
        return [f"{option.least} to {option.most}, usually {option.usual}"]
    if isinstance(option, Order):
        return [f"an order of these: {option.default}"]
    if option.is_seat:
        return [f"a seat from 0 to {game.seats[-1] - 1}"]
    values = [str(choice) for choice in option.choices]
    return [*values, "a file of your own"] if option.name in game.own else values


def _saved(
    file: Path,
    game: str | None,
    seed: int | None,
    players: int | None,
    option: list[str] | None,
    series: bool,
) -> "Match":
    """A match out of a file, with its own game, players and options."""
    import motherlode
    from motherlode.commands.replay import read_record
    from motherlode.terminal.saved import gone_on_with

    for given, name in ((players, "--players"), (option, "--option"), (series, "--series")):
        if given:
            raise MotherlodeError(
                "resume/both", f"A saved match has its players and options: leave {name} away."
            )
    match = motherlode.replay(read_record(file), None if game is None else motherlode.load(game))
    return gone_on_with(match, seed)


@contextmanager
def said_in(language: str, about: Mapping[str, Any]) -> Iterator[None]:
    """What goes wrong before a match begins, in the player's language where it has words for it."""
    from motherlode.terminal.entries import own_words

    try:
        yield
    except MotherlodeError as error:
        text = own_words(language).say("error", error.slug, (), about)
        if language == "en" or text == error.slug:
            raise
        raise MotherlodeError(error.slug, text) from error


def _check_writable(record: Path, about: dict[str, Any]) -> None:
    """Before a game, not after it: whether its record can be written there."""
    about["file"] = record
    if not record.name or record.is_dir() or not record.absolute().parent.is_dir():
        raise MotherlodeError("record/not-saved", f"{record} is no place for a file.")


def _keep(match: "Match", path: Path, language: str) -> None:
    """Writes a match record and says where."""
    from motherlode.terminal.entries import own_words
    from motherlode.terminal.saved import save_record

    try:
        save_record(match, path)
    except OSError as error:
        raise MotherlodeError(
            "record/not-saved", f"Could not write {path}: {error.strerror}."
        ) from error
    print(own_words(language).say("say", "recorded", (), {"file": str(path)}))
