"""The daily claim: the seed of each day, who has tried it, and how bots fared in his place."""

from sqlalchemy import Column, Float, Index, Integer, String, Table

from motherlode.server.storage.metadata import metadata

claim_days = Table(
    "claim_days",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-18, in UTC
    Column("seed", String(64), nullable=False),  # a secret until the day is over
    Column("committed", Float, nullable=False),  # when its digest was first told
)

claim_tries = Table(
    "claim_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("began", Float, nullable=False),
    Column("match_id", String(16)),  # once it is over, like all that follows
    Column("score", Integer),
    Column("won", Float),
    Column("ended", Float),
    Index("claim_tries_best", "day", "score"),
)

claim_lines = Table(
    "claim_lines",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("level", String(16), primary_key=True),
    Column("match_id", String(16), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
)
