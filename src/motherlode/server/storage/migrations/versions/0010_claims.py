"""The daily claim: seeds of days, who has tried them, and how bots fared."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

DAY = sa.String(10)
ID = sa.String(16)


def upgrade() -> None:
    """Adds tables; nothing that is there changes."""
    op.create_table(
        "claim_days",
        sa.Column("day", DAY, primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("committed", sa.Float, nullable=False),
    )
    op.create_table(
        "claim_tries",
        sa.Column("day", DAY, primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True, index=True),
        sa.Column("table_id", ID, nullable=False, unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("match_id", ID),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("claim_tries_best", "claim_tries", ["day", "score"])
    op.create_table(
        "claim_lines",
        sa.Column("day", DAY, primary_key=True),
        sa.Column("level", ID, primary_key=True),
        sa.Column("match_id", ID, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )
