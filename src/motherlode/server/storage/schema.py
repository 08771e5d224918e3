"""The tables of the database, written once for SQLite and PostgreSQL.

`entries` is the truth: an append-only log, unique by table and number, so of two writers only one
can win. Everything else about tables is an index over it, written in the same transaction.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("host", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("wake", Float),  # when something has to happen by itself: a bot, a clock
    Column("at", Integer, nullable=False, server_default="0"),  # entries that this row knows
    Column("line", Text),  # the table in a list, JSON; null until it was made from the log
    Column("match_id", String(16), index=True),  # that is played or was played last
    Index("tables_wake", "wake"),
    Index("tables_public", "public", "status", "updated"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -1: the table
)

places = Table(
    "places",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), index=True, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("record", Text, nullable=False),
    Column("look_back", Text),
)

results = Table(
    "results",
    metadata,
    Column("match_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), index=True),
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rating_before", Float),  # among people; null where the match was not rated
    Column("rating_after", Float),
    Column("own", Boolean),  # played with somebody's own content: no rating, and no best
)

contents = Table(
    "contents",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("option", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("pool", String(8), primary_key=True),  # people: no bot took part; mixed
    Column("game", String(40), primary_key=True),
    Column("who", String(32), primary_key=True),  # a person, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    # Of a guest who has signed in: the account that he is part of from then on. His id stays in
    # the logs of tables, and nobody can come with his cookie any more.
    Column("merged", String(24), index=True),
    Column("seen", Float, index=True),  # when he was last here, to the day
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(344), primary_key=True),  # the credential, base64url
    Column("person", String(24), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token: the token itself is not kept
    Column("person", String(24), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),  # the key that signs cookies
    Column("value", Text, nullable=False),
)
