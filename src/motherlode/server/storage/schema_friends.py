"""Who knows whom, who does not want to be met or heard, and what was reported to operators."""

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text

from motherlode.server.storage.metadata import metadata

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),  # under which others may name him
    Column("invitation", String(16), nullable=False, unique=True),  # whoever has it is a friend
    Column("public", Boolean, nullable=False),  # whether everyone may look at his page
)

friends = Table(  # a row each way
    "friends",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("friend", String(24), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("blocked", String(24), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("by", String(24), nullable=False, index=True),
    Column("about", String(24), nullable=False, index=True),
    Column("table_id", String(16), nullable=False),  # where it happened; empty: anywhere
    Column("words", Text, nullable=False),
    Column("closed", Float),  # when an operator had dealt with it
    sqlite_autoincrement=True,
)
