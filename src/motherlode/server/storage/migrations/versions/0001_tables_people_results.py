"""The first schema: tables and their log, people, results.

Later versions are written out step by step; this one is the schema as it began.
"""

from alembic import op

from motherlode.server.storage.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything."""
    metadata.create_all(op.get_bind())
