"""The first schema: tables and their log, people, results.

Written out, as every version is: the schema in the code goes on, and this one stays as it was.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(16)
PERSON = sa.String(24)
GAME = sa.String(40)


def upgrade() -> None:
    """Creates everything."""
    _create_tables()
    _create_results()
    _create_people()


def _create_tables() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", GAME, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("host", PERSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("wake", sa.Float),
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_index("tables_public", "tables", ["public", "status", "updated"])
    op.create_table(
        "codes",
        sa.Column("code", ID, primary_key=True),
        sa.Column("table_id", ID, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", PERSON, nullable=False, index=True),
    )


def _create_results() -> None:
    op.create_table(
        "matches",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table_id", ID, nullable=False, index=True),
        sa.Column("game", GAME, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("look_back", sa.Text),
    )
    op.create_table(
        "results",
        sa.Column("match_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", PERSON, index=True),
        sa.Column("game", GAME, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(8), primary_key=True),
        sa.Column("game", GAME, primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", PERSON, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(344), primary_key=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
