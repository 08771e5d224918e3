"""Sums over results, so that the page of who has played ten thousand matches costs what any does.

All of it follows from `results`, is written along with them, and can be made anew from them.
"""

from sqlalchemy import Column, Float, Index, Integer, String, Table

from motherlode.server.storage.metadata import metadata

totals = Table(
    "totals",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("best", Integer),  # with the box's own content
    Column("streak", Integer, nullable=False),  # matches won in a row, up to now
    Column("longest", Integer, nullable=False),
)

rivals = Table(
    "rivals",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True, index=True),
    Column("played", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),  # matches in which he won a larger share
    Column("behind", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Index("rivals_most", "person", "played"),
)

meetings = Table(  # by pair: the matches of two people together
    "meetings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True, index=True),
    Column("match_id", String(16), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("game", String(40)),
    Index("meetings_newest", "person", "other", "ended"),
    Index("meetings_of_game", "person", "other", "game", "ended"),
)

weeks = Table(  # what a week's rated matches have brought, by game
    "weeks",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),  # since 1970, from Mondays on
    Column("game", String(40), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("gained", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Index("weeks_most", "week", "game", "gained"),
)
