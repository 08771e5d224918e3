"""Who wants to be called, of what, where; and what there is to tell, until it is told.

`calls` are things that somebody shall hear of, one row for each, whatever becomes of it: the key
keeps it from being told twice. `deliveries` are the outbox: one row for each device and each mail,
gone when it has arrived.
"""

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from motherlode.server.storage.metadata import metadata

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("device", String(40), nullable=False),  # what its browser says it is, in two words
    Column("endpoint", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),  # of the endpoint
    Column("p256dh", String(100), nullable=False),  # the browser's public key, base64url
    Column("auth", String(32), nullable=False),  # its secret, likewise
    Column("kinds", String(60), nullable=False),  # of what it wants to hear, with spaces
    Column("created", Float, nullable=False),
)

call_settings = Table(
    "call_settings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("language", String(2), nullable=False),
    Column("zone", String(40), nullable=False),  # in which the quiet hours are meant
    Column("quiet_from", Integer),  # minutes after midnight; null: none are quiet
    Column("quiet_until", Integer),
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False),  # nothing else is sent there before
    Column("mail_kinds", String(60), nullable=False),
    Column("mail_hours", Integer, nullable=False),  # between two mails, at least
    Column("mail_sent", Float, nullable=False),  # when the last one was
)

calls = Table(
    "calls",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("key", String(100), nullable=False, unique=True),
    Column("person", String(24), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(16), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("who", Text, nullable=False),  # the others' names, as everyone at the table sees them
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    # waiting; called: it is in the outbox, or was; done: was called, and is not so any more;
    # void: is not so any more, and he was never called; seen: by himself
    Column("state", String(8), nullable=False),
    Index("calls_due", "state", "due"),
    sqlite_autoincrement=True,
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("call", Integer, nullable=False, index=True),
    Column("person", String(24), nullable=False, index=True),
    Column("subscription", String(24), index=True),  # null: by mail
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("claimed", Float),  # since when a process is at it
    sqlite_autoincrement=True,
)
