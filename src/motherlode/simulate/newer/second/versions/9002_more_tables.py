"""A table more, and an index over every table."""

import sqlalchemy as sa
from alembic import op

from motherlode.server.storage.schema import metadata
from motherlode.simulate.newer import LATER

revision = "9002"
down_revision = "9001"


def upgrade() -> None:
    """What is there stays as it is."""
    op.create_table(LATER, sa.Column("number", sa.Integer, primary_key=True))
    for table in metadata.sorted_tables:
        op.create_index(f"{table.name}_{LATER}", table.name, [LATER])
