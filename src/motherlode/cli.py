"""The command line. Everything heavy is imported by the command that needs it."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from motherlode.commands.lab import experiment, report
from motherlode.engine.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.engine.match import Match

app = typer.Typer(
    name="motherlode",
    help="Six gold games at one table: play them, check them, measure them.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(experiment)
app.command()(report)

GameName = Annotated[str, typer.Argument(help="A game's slug, or module:GAME.", metavar="GAME")]
GameNames = Annotated[
    list[str] | None, typer.Argument(help="Slugs or module:GAME; all games if none.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="en, de, fr or it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
]
Files = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Your own content, as NAME=FILE (map=…, deck=…)."),
]


def main() -> None:
    """Runs a command; what is somebody's input and wrong gets one line and exit code 2.

    A port that another program has is nobody's mistake: 1.
    """
    sys.path.insert(0, "")  # so that module:GAME finds a module of this folder
    try:
        app()
    except MotherlodeError as error:
        print(f"motherlode: {error}", file=sys.stderr)
        sys.exit(1 if error.slug == "server/port" else 2)
    except KeyboardInterrupt:
        sys.exit(130)


@app.callback(invoke_without_command=True)
def motherlode(context: typer.Context) -> None:
    """Six gold games at one table; without a command, the server for browsers opens."""
    if context.invoked_subcommand is None:
        from motherlode.commands.serve import run

        run()


@app.command()
def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where to listen; 127.0.0.1 keeps others out."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="PORT", help="8000 if not given.", min=1, max=65535),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder of the embedded database.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME."),
    ] = None,
    channels: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Between several processes: redis://HOST or postgresql://…."
        ),
    ] = None,
    origin: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Public address, as https://play.example.org."),
    ] = None,
    proxy: Annotated[
        bool | None, typer.Option("--proxy", help="Believe a proxy's x-forwarded-for.")
    ] = None,
    keep_guests_days: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Guests who do not come back: 400.", min=0)
    ] = None,
    keep_open_days: Annotated[
        float | None, typer.Option(metavar="DAYS", help="Tables nobody begins at: 30.", min=0)
    ] = None,
    keep_chat_days: Annotated[
        float | None, typer.Option(metavar="DAYS", help="What was said at idle tables: 180.", min=0)
    ] = None,
    keep_finished_days: Annotated[
        float | None,
        typer.Option(metavar="DAYS", help="Finished tables; records stay: 180. 0: ever.", min=0),
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No QR code.")] = False,
) -> None:
    """Open the table for browsers: on this machine, in the room, or for everyone.

    Options come first, then MOTHERLODE_… in the environment (MOTHERLODE_PORT=9000), then the file.
    All settings are in docs/running-a-server.md.
    """
    from motherlode.commands.serve import run

    run(
        config,
        quiet,
        host=host,
        port=port,
        keep_guests_days=keep_guests_days,
        keep_open_days=keep_open_days,
        keep_chat_days=keep_chat_days,
        keep_finished_days=keep_finished_days,
        data=None if data is None else str(data),
        database=database,
        channels=channels,
        origin=origin,
        proxy=proxy,
    )


@app.command("games")
def games_() -> None:
    """List the games."""
    import motherlode

    for slug in motherlode.games():
        game = motherlode.load(slug)
        print(f"{slug:14}  {game.name}, {game.seats[0]} to {game.seats[-1]} players")


@app.command()
def play(
    game: GameName = "gold-nuggets",
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
    option: Options = None,
    lang: Language = "en",
    pause: Annotated[float, typer.Option(help="Seconds to show what others do.", min=0)] = 0.6,
    record: Annotated[Path | None, typer.Option(help="Where to keep the match record.")] = None,
    series: Annotated[
        bool, typer.Option("--series", help="As many games as players, another starter each time.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or in turns."""
    from rich.console import Console

    import motherlode
    from motherlode.engine.own import doubts, with_files
    from motherlode.engine.series import Series
    from motherlode.engine.words import check_language, words
    from motherlode.terminal.play import Quit, Session
    from motherlode.terminal.seats import make_seats
    from motherlode.terminal.series import play_series

    check_language(lang)
    if record is not None:
        _check_writable(record)
    found, options = with_files(motherlode.load(game), _options(option))
    for doubt in doubts(found):
        print(f"motherlode: {doubt}", file=sys.stderr)
    count = players or max(found.seats[0], min(3, found.seats[-1]))
    given = [name.strip() for name in names.split(",") if name.strip()]
    seats = make_seats(found, count, people, bots, given, seed or 0, lang)
    called = [seat.name for seat in seats]
    console = Console(highlight=False)
    goodbye = words("motherlode.terminal", lang).say("say", "goodbye", (), {})
    if series:
        table = Series(found, count, options, seed, called)
        try:
            for number, match in enumerate(
                play_series(table, seats, console, lang, pause, coach), 1
            ):
                if record is not None:
                    _keep(match, record.with_stem(f"{record.stem}-{number}"))
        except Quit:
            print(f"\n{goodbye}")
        return
    match = found.start(count, seed=seed, options=options, names=called)
    try:
        Session(match, seats, console, lang, pause, coach).run()
    except Quit:
        print(f"\n{goodbye}")
    if record is not None:
        _keep(match, record)


@app.command()
def rules(game: GameName, lang: Language = "en") -> None:
    """Show the rules for players."""
    from rich.console import Console
    from rich.markdown import Markdown

    import motherlode
    from motherlode.engine.words import plain_rules_of

    Console().print(Markdown(plain_rules_of(motherlode.load(game), lang)))


@app.command()
def check(
    games: GameNames = None,
    quick: Annotated[bool, typer.Option("--quick", help="A short form, in seconds.")] = False,
    number: Annotated[
        int | None,
        typer.Option("--games", help="Random games in each setting; 50 if not given.", min=1),
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed tries other games.")] = 1,
    cuda: Annotated[bool, typer.Option("--cuda", help="Compare with a CUDA device too.")] = False,
    golden: Annotated[
        Path | None, typer.Option(help="A folder with a folder of stored records for each game.")
    ] = None,
    option: Files = None,
) -> None:
    """Check that games keep the contract: play, sight, imagination, records, targets."""
    from motherlode.commands.check import check_games

    if quick and number is not None:
        raise MotherlodeError("check/both", "Either --quick or --games, not both.")
    if not check_games(games or [], quick, number, seed, cuda, golden, _options(option)):
        sys.exit(1)


@app.command()
def bench(
    games: GameNames = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many seats.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each target.", min=0.1)] = 2.0,
    option: Files = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play: decisions and games a second, on every target there is."""
    from motherlode.commands.bench import bench_games

    bench_games(games or [], players, seconds, as_json, _options(option))


@app.command()
def solve(
    game: GameName,
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Solve again, even if a solution is stored.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Solve a game exactly: the first player's chance, and a table of best moves."""
    from motherlode.commands.solve import solve_game

    solve_game(game, afresh, as_json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(help="One for each seat: greenhorn, prospector, veteran, legend, random."),
    ],
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    workers: Annotated[
        int | None, typer.Option(help="How many processes; all cores if not given.", min=1)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, seats rotated, with confidence intervals."""
    from motherlode.commands.arena import arena as run

    run(game, bots, games, _options(option), seed, workers, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match record, - for standard input.")],
    game: Annotated[
        str | None, typer.Option(help="The game of a third-party record, as module:GAME.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Replay a match record, check every event, the result and the fairness proof."""
    from motherlode.commands.replay import replay_file

    replay_file(file, game, as_json, lang)


def _check_writable(record: Path) -> None:
    """Before a game, not after it: whether its record can be written there."""
    if not record.name or record.is_dir() or not record.absolute().parent.is_dir():
        raise MotherlodeError("record/not-saved", f"{record} is no place for a file.")


def _keep(match: "Match", path: Path) -> None:
    """Writes a match record and says where."""
    from motherlode.terminal.play import save_record

    try:
        save_record(match, path)
    except OSError as error:
        raise MotherlodeError(
            "record/not-saved", f"Could not write {path}: {error.strerror}."
        ) from error
    print(f"The record is in {path}.")


def _options(given: list[str] | None) -> dict[str, Any]:
    """`--option starter=2` as a mapping."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise MotherlodeError("option/form", f"“{text}” is not NAME=VALUE.")
        options[name.strip()] = value.strip()
    return options


if __name__ == "__main__":
    main()
