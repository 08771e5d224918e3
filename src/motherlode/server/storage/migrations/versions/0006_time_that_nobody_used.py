"""When a server was last there, and for how long it was not: nobody's clock runs meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds two tables; nothing that is there changes."""
    op.create_table(
        "alive",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
