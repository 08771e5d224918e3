"""The command line. Everything heavy is imported by the command that needs it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from motherlode.commands.admin import admin
from motherlode.commands.backup import backup, restore
from motherlode.commands.coach import coach
from motherlode.commands.lab import experiment, report
from motherlode.commands.learning import dataset, train
from motherlode.commands.options import options_of
from motherlode.commands.overview import InSections
from motherlode.commands.plain_text import speak_plainly
from motherlode.commands.play import games, play, rules
from motherlode.commands.puzzles import puzzles
from motherlode.engine.errors import MotherlodeError

app = typer.Typer(
    name="motherlode",
    cls=InSections,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(admin)
app.add_typer(experiment)
for command in (play, rules, coach, puzzles, report, train, dataset, backup, restore):
    app.command()(command)
app.command("games")(games)

GameName = Annotated[
    str, typer.Argument(help="A game: its slug, a file of rules, or module:GAME.", metavar="GAME")
]
GameNames = Annotated[
    list[str] | None, typer.Argument(help="Slugs, files or module:GAME; all games if none.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str, typer.Option("--lang", help="en, de, fr or it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
]
Files = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="Your own content or a number of the box, as NAME=VALUE (map=FILE, nuggets=60).",
    ),
]


INTERRUPTED = 130


def main() -> None:
    """Runs a command; what is somebody's input and wrong gets one line and exit code 2.

    A port that another program has is nobody's mistake: 1.
    """
    sys.path.insert(0, "")  # so that module:GAME finds a module of this folder
    speak_plainly()
    try:
        app()
    except MotherlodeError as error:
        print(f"motherlode: {error}", file=sys.stderr)
        sys.exit(1 if error.slug == "server/port" else 2)
    except SystemExit as end:  # Typer's way to say that somebody has pressed Ctrl-C
        if end.code == INTERRUPTED:
            print(file=sys.stderr)  # the shell's prompt begins a line of its own
        raise
    except Exception as error:
        from motherlode.engine.explain import is_compilers, no_compiler, not_compiled

        if (told := no_compiler(error)) is None and not is_compilers(error):
            raise
        print(f"motherlode: {told or not_compiled(error)}", file=sys.stderr)
        sys.exit(2)


@app.callback(invoke_without_command=True)
def motherlode(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Which version this is.", is_eager=True)
    ] = False,
) -> None:
    """Six gold games at one table: in the browser, in the terminal, and by the million.

    `motherlode` alone opens the table for browsers, here at http://localhost:8000 and for phones in
    the room. `motherlode play` plays in the terminal.
    """
    if version:
        from motherlode import __version__

        print(f"motherlode {__version__}, Python {sys.version.partition(' ')[0]}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from motherlode.commands.serve import run

        run()


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where the files shall lie.", metavar="DIR")],
    game: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="An own game, as FILE.py or module:GAME; repeatable."),
    ] = None,
) -> None:
    """The six games and your own as static files, for any path of any host: no server is needed."""
    from motherlode.commands.site import write_site

    count, packed = write_site(folder, game or ())
    print(f"{folder}: {count} files, {packed / 1e6:.1f} MB compressed.")
    print(f"Look at it: {sys.executable} -m http.server --directory {folder}")


@app.command()
def simulate(
    seed: Annotated[int, typer.Option(metavar="N", help="Another seed is another run.")] = 1,
    runs: Annotated[
        int, typer.Option(metavar="N", help="Seeds one after the other; 0: until stopped.", min=0)
    ] = 1,
    days: Annotated[int, typer.Option(metavar="N", help="Days of a run.", min=1)] = 1,
    minutes: Annotated[
        float, typer.Option(metavar="M", help="Minutes of an evening in which people play.")
    ] = 3.0,
    servers: Annotated[int, typer.Option(metavar="K", help="Server processes.", min=1, max=9)] = 2,
    tables: Annotated[int, typer.Option(metavar="N", help="New tables of an evening.")] = 4,
    rate: Annotated[float, typer.Option(metavar="X", help="How many faults there are.")] = 3.0,
    faults: Annotated[
        str, typer.Option(metavar="NAMES", help="all, none, or names with commas: process,bus,…")
    ] = "all",
    only: Annotated[
        str, typer.Option(metavar="NUMBERS", help="Of the seed's faults only these, or none.")
    ] = "",
    small: Annotated[
        bool, typer.Option("--shrink/--no-shrink", help="Leave out what a finding does not need.")
    ] = True,
) -> None:
    """Run the whole server under a virtual clock, with people and faults by a seed."""
    from motherlode.commands.simulate import faults_of, numbers_of
    from motherlode.commands.simulate import simulate as run
    from motherlode.simulate.world import Course

    course = Course(seed, days, minutes, servers, tables, faults_of(faults), rate, numbers_of(only))
    if not run(course, runs, small):
        raise typer.Exit(1)


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
    game: Annotated[
        list[str] | None,
        typer.Option(
            "--game", metavar="GAME", help="An own game, as FILE.py or module:GAME; repeatable."
        ),
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
        games=",".join(game) if game else None,
    )


@app.command()
def studio(
    file: Annotated[Path, typer.Argument(help="The rules that you are writing.", metavar="FILE")],
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where to listen; 127.0.0.1 keeps others out."),
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", help="8000 if not given.", min=1, max=65535)
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keeps the matches there; else nowhere.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No QR code.")] = False,
) -> None:
    """Write a game with a table beside it: every save is checked, played and measured."""
    from motherlode.commands.studio import run

    run(file, host, port, None if data is None else str(data), quiet)


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
    wasm: Annotated[bool, typer.Option("--wasm", help="Compare with WebAssembly too.")] = False,
    golden: Annotated[
        Path | None, typer.Option(help="A folder with a folder of stored records for each game.")
    ] = None,
    again: Annotated[
        str | None,
        typer.Option(metavar="N/M", help="Show one of the random games, event by event."),
    ] = None,
    option: Files = None,
) -> None:
    """Check that games keep the contract: play, sight, imagination, records, targets."""
    from motherlode.commands.check import check_games, show_again

    if again is not None:
        if len(games or []) != 1:
            raise MotherlodeError("check/again", "--again shows a game of one: name it.")
        show_again((games or [])[0], again, seed, options_of(option))
        return
    if quick and number is not None:
        raise MotherlodeError("check/both", "Either --quick or --games, not both.")
    if not check_games(games or [], quick, number, seed, cuda, wasm, golden, options_of(option)):
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

    bench_games(games or [], players, seconds, as_json, options_of(option))


@app.command()
def study(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many seats.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Find what wins a game: cards, throws, moves, seats and options beside who won."""
    from motherlode.commands.study import study_game

    study_game(game, players, options_of(option), seed, as_json)


@app.command()
def lessons(game: GameName) -> None:
    """List a game's lessons and what of its rules they cover; a fault is told with its line."""
    from motherlode.commands.lessons import told_lessons

    typer.echo(told_lessons(game))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="What the game is called.", metavar="NAME")],
    folder: Annotated[
        Path, typer.Argument(help="Where its files shall lie; here if not given.", metavar="DIR")
    ] = Path(),
) -> None:
    """Begin a game of your own: one file of rules with its words, and a test, green at once."""
    from motherlode.commands.new import write_game

    files = write_game(name, folder)
    print(f"Written: {', '.join(str(file) for file in files)}")
    print(f"Play it: motherlode play {files[0]}")
    print(f"Check it: motherlode check --quick {files[0]}")
    print(f"Write on, beside its table in the browser: motherlode studio {files[0]}")


@app.command()
def solve(
    game: GameName,
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Solve again, even if a solution is stored.")
    ] = False,
    option: Files = None,
    as_json: AsJson = False,
) -> None:
    """Solve a game exactly: the first player's chance, and a table of best moves."""
    from motherlode.commands.solve import solve_game

    solve_game(game, options_of(option), afresh, as_json)


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

    run(game, bots, games, options_of(option), seed, workers, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match record, - for standard input.")],
    game: Annotated[
        str | None, typer.Option(help="The game of a third-party record: a file or module:GAME.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Replay a match record, check every event, the result and the fairness proof."""
    from motherlode.commands.replay import replay_file

    replay_file(file, game, as_json, lang)


if __name__ == "__main__":
    main()
