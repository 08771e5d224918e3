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
    String,
    Table,
    Text,
)

from motherlode.server.storage.metadata import metadata
from motherlode.server.storage.schema_calls import call_settings, calls, deliveries, subscriptions
from motherlode.server.storage.schema_claims import claim_days, claim_lines, claim_tries
from motherlode.server.storage.schema_friends import blocks, friends, mutes, profiles, reports
from motherlode.server.storage.schema_totals import meetings, rivals, totals, weeks

__all__ = [
    "alive",
    "bans",
    "blocks",
    "call_settings",
    "calls",
    "claim_days",
    "claim_lines",
    "claim_tries",
    "codes",
    "contents",
    "deeds",
    "deliveries",
    "entries",
    "friends",
    "matches",
    "meetings",
    "metadata",
    "mutes",
    "news",
    "passkeys",
    "pauses",
    "people",
    "places",
    "profiles",
    "ratings",
    "recoveries",
    "reports",
    "results",
    "rivals",
    "secrets",
    "sessions",
    "subscriptions",
    "tables",
    "tokens",
    "totals",
    "weeks",
]

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
    Column("opened_from", String(24)),  # a digest of the host's address, see `sessions`
    Index("tables_wake", "wake"),
    Index("tables_public", "public", "status", "updated"),
    Index("tables_newest", "updated"),
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
    # When the table's last match was over; null while something goes on, 0 once it is closed.
    Column("ended", Float),
    Index("places_newest", "person", "ended", "table_id"),
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
    Column("unrated", String(12)),  # why there is no rating, where there might have been one
    Column("rating_error", Float),  # how well it was known after the match
    Column("luck", Float),  # in shares of the win, once the coach has looked back
    Column("skill", Float),
    Column("brought", Boolean),  # from the person's own device
    Index("results_brought", "person", "brought", "ended", "match_id"),
    Index("results_newest", "person", "ended"),
    Index("results_of_game", "person", "game", "ended"),
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
    Column("at_least", Float),  # mu - 3 sigma: by what lists are ordered
    Index("ratings_best", "pool", "game", "at_least"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False, index=True),
    # Of a guest who has signed in: the account that he is part of from then on. His id stays in
    # the logs of tables, and nobody can come with his cookie any more.
    Column("merged", String(24), index=True),
    Column("seen", Float, index=True),  # when he was last here, to the day
    # Cookies from before there were sessions hold only if they are newer than this.
    Column("cookies_since", Float),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),  # to the quarter of an hour
    Column("device", String(40), nullable=False),  # what the browser says it is, in two words
    # A digest of the address with our own key: addresses are told apart, but not known.
    Column("address", String(24)),
    Column("proved", Float),  # when a password, a passkey or a code was last shown
    Column("ended", Float),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("digest", String(64), primary_key=True),  # of a code that sets a new password once
    Column("person", String(24), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(344), primary_key=True),  # the credential, base64url
    Column("person", String(24), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("name", String(40)),  # the device on which it was made
    Column("used", Float),  # when somebody last signed in with it
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token: the token itself is not kept
    Column("person", String(24), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("table_id", String(16)),  # where it sits; null in old ones
    Column("seat", Integer),
)

bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # ban or silence
    Column("person", String(24), index=True),
    Column("address", String(24)),  # a digest, as in `sessions`
    Column("until", Float),  # null: for good
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("by", String(80), nullable=False),
    sqlite_autoincrement=True,
)

deeds = Table(  # what operators have done; nothing in it is ever changed
    "deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("what", String(24), nullable=False),
    Column("about", String(80), nullable=False),  # an id
    Column("detail", Text, nullable=False),
    sqlite_autoincrement=True,
)

news = Table(  # for all processes, which look for it every second; old ones are deleted
    "news",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("process", String(24), nullable=False),  # that knows it already
    Column("kind", String(12), nullable=False),
    Column("subject", Text, nullable=False),
    sqlite_autoincrement=True,
)

alive = Table(
    "alive",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("time", Float, nullable=False),  # when a server was last there, to some seconds
)

pauses = Table(
    "pauses",
    metadata,
    Column("number", Integer, primary_key=True),
    # By the clock before and by the clock after: it may have been set, too.
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),  # the key that signs cookies
    Column("value", Text, nullable=False),
)
