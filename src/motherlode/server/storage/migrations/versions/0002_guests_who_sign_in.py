"""Guests who sign in become part of an account; results know what they did to a rating.

What the coach has said about finished matches is forgotten: he says more about them now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns; nothing that is there changes."""
    op.add_column("people", sa.Column("merged", sa.String(24)))
    op.create_index("ix_people_merged", "people", ["merged"])
    op.add_column("results", sa.Column("rating_before", sa.Float))
    op.add_column("results", sa.Column("rating_after", sa.Float))
    op.execute("update matches set look_back = null")
