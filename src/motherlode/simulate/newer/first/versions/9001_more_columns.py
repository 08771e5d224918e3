"""A column more in every table."""

import sqlalchemy as sa
from alembic import op

from motherlode.server.storage.database import newest
from motherlode.server.storage.schema import metadata
from motherlode.simulate.newer import LATER

revision = "9001"
down_revision = newest()


def upgrade() -> None:
    """Nobody has to fill it."""
    for table in metadata.sorted_tables:
        op.add_column(table.name, sa.Column(LATER, sa.String(8)))
