"""When somebody was last here: guests who never come back are forgotten one day."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds a column; for everyone who is known already, the time begins now."""
    op.add_column("people", sa.Column("seen", sa.Float))
    op.execute(f"update people set seen = {int(time.time())}")
    op.create_index("ix_people_seen", "people", ["seen"])
