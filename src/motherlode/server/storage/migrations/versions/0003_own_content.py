"""People keep maps and decks of their own; results know which matches were played with such."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds a table and a column; nothing that is there changes."""
    op.create_table(
        "contents",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("option", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_contents_person", "contents", ["person"])
    op.add_column("results", sa.Column("own", sa.Boolean))
