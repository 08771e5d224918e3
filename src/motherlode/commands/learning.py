"""`motherlode train` and `motherlode dataset` on the command line."""

from pathlib import Path
from typing import Annotated

import typer

Seed = Annotated[int, typer.Option(help="Another seed plays other games.")]
Workers = Annotated[
    int | None, typer.Option(help="How many processes; all cores if not given.", min=1)
]
Game = Annotated[
    str, typer.Argument(help="A game: its slug, a file of rules, or module:GAME.", metavar="GAME")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
]


def train(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="For how many players.", min=1)] = None,
    target: Annotated[
        str, typer.Option(help="Where the network learns: cpu, or cuda with PyTorch.")
    ] = "cpu",
    out: Annotated[
        Path | None, typer.Option(help="The file; out/GAME.SEATS.net if not given.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", help="Games by the policy, to begin with.", min=100)
    ] = 100_000,
    rounds: Annotated[int, typer.Option(help="Rounds of games by the search.", min=0)] = 3,
    searched: Annotated[int, typer.Option(help="Games in each of these.", min=1)] = 400,
    simulations: Annotated[int, typer.Option(help="For each of their decisions.", min=1)] = 300,
    steps: Annotated[int, typer.Option(help="Steps of learning, at first.", min=1)] = 3_000,
    measured: Annotated[
        int, typer.Option(help="Games that measure it after each round; 0 for none.", min=0)
    ] = 0,
    against: Annotated[str, typer.Option(help="Who plays these against it.")] = "prospector",
    option: Options = None,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Let a player teach itself: games by the policy, then by its own search; see docs/learning.md.

    Writes a file after each round; the same command again goes on where it was stopped. Play with
    it: motherlode arena GAME FILE legend.
    """
    import motherlode
    from motherlode.commands.files import wide_console
    from motherlode.commands.options import options_of
    from motherlode.engine.batch import require_cuda
    from motherlode.engine.errors import MotherlodeError
    from motherlode.lab.learning.train import Plan, Point, drawn
    from motherlode.lab.learning.train import train as run

    if target not in ("cpu", "cuda"):
        raise MotherlodeError("target/unknown", f"“{target}” is no target to learn on: cpu, cuda.")
    if target == "cuda":
        require_cuda()
    found = motherlode.load(game)
    count = found.seats[0] if seats is None else seats
    chosen = options_of(option)
    found.check_seats(count)
    found.option_codes(count, chosen)
    path = out or Path("out") / f"{found.slug}.{count}.net"
    plan = Plan(
        games=games, rounds=rounds, searched=searched, simulations=simulations, steps=steps,
        seed=seed, measured=measured, against=against,
    )  # fmt: skip
    console = wide_console(False)

    def note(point: Point) -> None:
        (line,) = drawn([point])
        told = f"{line}  {point['lessons']:,} positions, {point['seconds']:.0f} s"
        if point["share"] is not None:
            assert point["low"] is not None
            assert point["high"] is not None
            low, high = 100 * point["low"], 100 * point["high"]
            told += f", {100 * point['share']:.0f} % ({low:.0f}–{high:.0f}) against {against}"
        console.print(told, highlight=False)

    console.print("round, how much of what becomes of a position it foresees:")
    run(found, game, count, path, plan, chosen, target, workers, note)
    console.print(f"Written: {path}. Play with it: motherlode arena {game} {path} legend …")


def dataset(
    game: Game,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 10_000,
    seats: Annotated[int | None, typer.Option(help="For how many players.", min=1)] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays: random or sensible, in compiled code.")
    ] = "sensible",
    wild: Annotated[
        float, typer.Option(help="The part of the moves that is made at random.", min=0, max=1)
    ] = 0.0,
    out: Annotated[
        Path | None, typer.Option(help="The file; out/GAME.parquet if not given.")
    ] = None,
    option: Options = None,
    seed: Seed = 1,
) -> None:
    """Write games down for others to learn from: Parquet, a row for each decision."""
    import motherlode
    from motherlode.commands.options import options_of
    from motherlode.lab.learning.dataset import write

    found = motherlode.load(game)
    count = found.seats[0] if seats is None else seats
    path = out or Path("out") / f"{found.slug}.parquet"
    rows = write(found, path, games, count, bots, wild, options_of(option), seed)
    typer.echo(f"{path}: {rows:,} decisions of {games:,} games.")
