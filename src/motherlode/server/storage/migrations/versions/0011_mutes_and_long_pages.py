"""Who does not want to hear whom; and what pages of people who have played much need to be read.

Whether a match was brought along from a device is known from its record: those have no table.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

PERSON = sa.String(24)


def upgrade() -> None:
    """Adds a table, columns and indexes; nothing that is there changes."""
    op.create_table(
        "mutes",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("muted", PERSON, primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.add_column("places", sa.Column("ended", sa.Float))
    op.create_index("places_newest", "places", ["person", "ended", "table_id"])
    op.add_column("results", sa.Column("brought", sa.Boolean))
    op.create_index("results_brought", "results", ["person", "brought", "ended", "match_id"])
    op.add_column("meetings", sa.Column("game", sa.String(40)))
    op.create_index("meetings_of_game", "meetings", ["person", "other", "game", "ended"])
    op.create_index("tables_newest", "tables", ["updated"])
    op.create_index("ix_people_created", "people", ["created"])
    connection = op.get_bind()
    for statement in (
        "update places set ended = (select case tables.status when 'over' then tables.updated "
        "else 0 end from tables where tables.id = places.table_id "
        "and tables.status in ('over', 'closed'))",
        "update results set brought = true where exists "
        "(select 1 from matches where matches.id = results.match_id and matches.table_id = '')",
        "update meetings set game = (select max(results.game) from results "
        "where results.match_id = meetings.match_id)",
    ):
        connection.execute(sa.text(statement))
