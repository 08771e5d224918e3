"""Sessions that can be ended, recovery codes, tokens that are one seat; what operators do.

Cookies from before hold as they did, until their person chooses a new password.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

PERSON = sa.String(24)


def upgrade() -> None:
    """Adds tables and columns; nothing that is there changes."""
    op.add_column("people", sa.Column("cookies_since", sa.Float))
    op.add_column("tokens", sa.Column("table_id", sa.String(16)))
    op.add_column("tokens", sa.Column("seat", sa.Integer))
    op.add_column("tables", sa.Column("opened_from", sa.String(24)))
    _create_sessions()
    _create_operators_tables()


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, index=True),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("address", sa.String(24)),
        sa.Column("proved", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_table(
        "recoveries",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def _create_operators_tables() -> None:
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", PERSON, index=True),
        sa.Column("address", sa.String(24)),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "news",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
