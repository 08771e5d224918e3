"""`motherlode admin` on the command line: what it takes."""

from pathlib import Path
from typing import Annotated

import typer

admin = typer.Typer(
    name="admin",
    help="Look after a server: list, close, silence, ban, rename, erase, purge, reindex.\n\n"
    "Works on the database, beside running servers: these learn of it within two seconds. Say "
    "which database as for `serve`, with options, MOTHERLODE_… or a file. Whoever may read the "
    "database may do all of this; it is written down and listed by `log`.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Config = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Folder of the embedded database.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Search = Annotated[str, typer.Option(metavar="TEXT", help="Only what holds this text.")]
Limit = Annotated[int, typer.Option(metavar="COUNT", help="At most so many.", min=1)]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id, or a login name.")]
For = Annotated[
    str,
    typer.Option("--for", metavar="TIME", help="As 30m, 12h, 7d or 4w; for good if not given."),
]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="Stands in the log and in the list.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.callback()
def settings(
    context: typer.Context, config: Config = None, database: Database = None, data: Data = None
) -> None:
    """Remembers which database is meant."""
    context.obj = {
        "config": config,
        "database": database,
        "data": None if data is None else str(data),
    }


@admin.command("list")
def list_(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="LIST", help="tables, people or bans.")],
    search: Search = "",
    status: Annotated[
        str, typer.Option(metavar="STATUS", help="Of tables: lobby, playing, over, closed.")
    ] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """List tables, people or bans, the newest first."""
    from motherlode.commands.operate import show

    filters = {"status": status} if status and what == "tables" else {}
    show(context.obj, what, search, limit, as_json, **filters)


@admin.command()
def log(
    context: typer.Context, search: Search = "", limit: Limit = 50, as_json: AsJson = False
) -> None:
    """List what operators have done: when, who, what."""
    from motherlode.commands.operate import show

    show(context.obj, "log", search, limit, as_json)


@admin.command()
def close(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as in its address.")],
    reason: Reason = "",
) -> None:
    """Close a table; a running match ends without a result, and everyone is sent away."""
    from motherlode.commands.operate import run

    run(context.obj, lambda operating: operating.close(table, reason), "Closed.")


@admin.command()
def silence(context: typer.Context, who: Who, lasts: For = "", reason: Reason = "") -> None:
    """Let somebody play, but not speak nor take another name."""
    from motherlode.commands.operate import end_of, run

    until = end_of(lasts)
    run(context.obj, lambda operating: operating.silence(who, until, reason), "Silenced.")


@admin.command()
def ban(
    context: typer.Context,
    who: Annotated[
        str, typer.Argument(metavar="[PERSON]", help="An id, or a login name.", show_default=False)
    ] = "",
    address: Annotated[
        str, typer.Option(metavar="ADDRESS", help="An address; IPv6 counts by its /64.")
    ] = "",
    with_address: Annotated[
        bool, typer.Option("--with-address", help="And from wherever that person has come.")
    ] = False,
    lasts: For = "",
    reason: Reason = "",
) -> None:
    """Ban a person, an address, or both: they may look on pages, and do nothing else."""
    from motherlode.commands.operate import ban_whom

    ban_whom(context.obj, who, address, with_address, lasts, reason)


@admin.command()
def lift(
    context: typer.Context,
    number: Annotated[int, typer.Argument(help="Its number, as in `list bans`.")],
) -> None:
    """Take a ban or a silence back."""
    from motherlode.commands.operate import run

    run(context.obj, lambda operating: operating.lift(number), "Lifted.")


@admin.command()
def rename(
    context: typer.Context,
    who: Who,
    name: Annotated[str, typer.Argument(help="What he is called from now on.")],
) -> None:
    """Give somebody another name, everywhere."""
    from motherlode.commands.operate import run

    run(context.obj, lambda operating: operating.rename(who, name), "Renamed.")


@admin.command()
def erase(context: typer.Context, who: Who, yes: Yes = False) -> None:
    """Forget somebody for good: account, results, words; what was played stays, by “Somebody”."""
    from motherlode.commands.operate import run, sure

    sure(yes, f"Forget {who} for good?")
    run(context.obj, lambda operating: operating.erase(who), "Erased.")


@admin.command()
def purge(
    context: typer.Context,
    open_: Annotated[
        float | None, typer.Option("--open", help="Close tables nobody began at.", metavar="DAYS")
    ] = None,
    chat: Annotated[
        float | None, typer.Option(help="Forget what was said at idle tables.", metavar="DAYS")
    ] = None,
    finished: Annotated[
        float | None, typer.Option(help="Archive finished tables.", metavar="DAYS")
    ] = None,
    guests: Annotated[
        float | None, typer.Option(help="Forget guests who did not come back.", metavar="DAYS")
    ] = None,
    yes: Yes = False,
) -> None:
    """Take away now what is older than so many days, of the kinds that are named."""
    from motherlode.commands.operate import purge_older

    named = {"open": open_, "chat": chat, "finished": finished, "guests": guests}
    purge_older(context.obj, {kind: age for kind, age in named.items() if age is not None}, yes)


@admin.command()
def reindex(context: typer.Context) -> None:
    """Make the index anew from the logs: lists, codes, who sits where."""
    from motherlode.commands.operate import run

    run(context.obj, lambda operating: operating.reindex(), "{} tables were read again.")
