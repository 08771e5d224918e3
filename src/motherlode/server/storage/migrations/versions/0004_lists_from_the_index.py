"""The index keeps a line for each table, so that no list loads one, and where a match is played.

The lines are made by the server, from the logs, before it opens: how a log is read is nothing that
a version of the schema could write out.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds columns; nothing that is there changes."""
    op.add_column("tables", sa.Column("at", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("line", sa.Text))
    op.add_column("tables", sa.Column("match_id", sa.String(16)))
    op.create_index("ix_tables_match_id", "tables", ["match_id"])
