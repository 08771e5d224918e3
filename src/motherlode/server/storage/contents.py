"""Maps and decks that people have made and keep for another time."""

from sqlalchemy import Row, delete, func, insert, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.table.codes import is_code
from motherlode.table.plans import OwnText

MOST = 60  # that one person keeps

Kept = Row[tuple[str, str, str, str, str, str, float]]


async def kept(database: Database, person: str, game: str, option: str) -> list[Kept]:
    """What somebody has made for an option of a game, the newest first."""
    column = schema.contents.c
    query = (
        select(schema.contents)
        .where(column.person == person, column.game == game, column.option == option)
        .order_by(column.updated.desc(), column.id)
    )
    async with database.connect() as connection:
        return list(await connection.execute(query))


async def keep(
    database: Database, id_: str, person: str, game: str, option: str, own: OwnText, now: float
) -> Kept:
    """Keeps one more, under an id that nobody has."""
    column = schema.contents.c
    row = {
        "id": id_,
        "person": person,
        "game": game,
        "option": option,
        "name": own.name,
        "text": own.text,
        "updated": now,
    }
    async with database.begin() as connection:
        count = await connection.scalar(select(func.count()).where(column.person == person))
        if (count or 0) >= MOST:
            raise MotherlodeError(
                "own/too-many", f"You keep {MOST} of your own already: remove one of them first."
            )
        await connection.execute(insert(schema.contents), row)
    return await _find(database, person, id_)


async def rewrite(database: Database, person: str, id_: str, own: OwnText, now: float) -> Kept:
    """Gives one of them another name or another text."""
    column = schema.contents.c
    _check_id(id_)
    change = update(schema.contents).where(column.id == id_, column.person == person)
    async with database.begin() as connection:
        await connection.execute(change.values(name=own.name, text=own.text, updated=now))
    return await _find(database, person, id_)


async def remove(database: Database, person: str, id_: str) -> None:
    """Throws one of them away."""
    column = schema.contents.c
    await _find(database, person, id_)
    async with database.begin() as connection:
        await connection.execute(
            delete(schema.contents).where(column.id == id_, column.person == person)
        )


async def _find(database: Database, person: str, id_: str) -> Kept:
    column = schema.contents.c
    _check_id(id_)
    query = select(schema.contents).where(column.id == id_, column.person == person)
    async with database.connect() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise _unknown()
    return row


def _check_id(id_: str) -> None:
    """What is no id is not even asked for: PostgreSQL takes no NUL."""
    if not is_code(id_):
        raise _unknown()


def _unknown() -> MotherlodeError:
    return MotherlodeError("own/unknown", "You keep nothing under this id.")
