"""What passkeys are called and when they were used, and why a match did not count."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds columns; nothing that is there changes."""
    op.add_column("passkeys", sa.Column("name", sa.String(40)))
    op.add_column("passkeys", sa.Column("used", sa.Float))
    op.add_column("results", sa.Column("unrated", sa.String(12)))
