"""Who wants to be called; friends, blocks, reports; sums over results.

The sums are made from the results that are there. Of matches before this nobody knows how well a
rating was known then.
"""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

PERSON = sa.String(24)
ID = sa.String(16)
GAME = sa.String(40)
WEEK = 7 * 86400.0
MONDAY = 3 * 86400.0  # 1970 began on a Thursday


def upgrade() -> None:
    """Adds tables, columns and indexes; nothing that is there changes."""
    _create_calls()
    _create_friends()
    _create_totals()
    _sum_up(op.get_bind())


def _create_calls() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", PERSON, primary_key=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("kinds", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "call_settings",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_confirmed", sa.Boolean, nullable=False),
        sa.Column("mail_kinds", sa.String(60), nullable=False),
        sa.Column("mail_hours", sa.Integer, nullable=False),
        sa.Column("mail_sent", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(100), nullable=False, unique=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", ID, nullable=False, index=True),
        sa.Column("game", GAME, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("calls_due", "calls", ["state", "due"])
    op.create_table(
        "deliveries",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("call", sa.Integer, nullable=False, index=True),
        sa.Column("person", PERSON, nullable=False, index=True),
        sa.Column("subscription", PERSON, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float),
        sqlite_autoincrement=True,
    )


def _create_friends() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("id", ID, nullable=False, unique=True),
        sa.Column("invitation", ID, nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("friend", PERSON, primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("blocked", PERSON, primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("by", PERSON, nullable=False, index=True),
        sa.Column("about", PERSON, nullable=False, index=True),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("closed", sa.Float),
        sqlite_autoincrement=True,
    )


def _create_totals() -> None:
    for name in ("rating_error", "luck", "skill"):
        op.add_column("results", sa.Column(name, sa.Float))
    op.create_index("results_newest", "results", ["person", "ended"])
    op.create_index("results_of_game", "results", ["person", "game", "ended"])
    op.add_column("ratings", sa.Column("at_least", sa.Float))
    op.create_index("ratings_best", "ratings", ["pool", "game", "at_least"])
    op.create_table(
        "totals",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("game", GAME, primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )
    op.create_table(
        "rivals",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("other", PERSON, primary_key=True, index=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
    )
    op.create_index("rivals_most", "rivals", ["person", "played"])
    op.create_table(
        "meetings",
        sa.Column("person", PERSON, primary_key=True),
        sa.Column("other", PERSON, primary_key=True, index=True),
        sa.Column("match_id", ID, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("meetings_newest", "meetings", ["person", "other", "ended"])
    op.create_table(
        "weeks",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", GAME, primary_key=True),
        sa.Column("person", PERSON, primary_key=True, index=True),
        sa.Column("gained", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )
    op.create_index("weeks_most", "weeks", ["week", "game", "gained"])


PAIRS = """
from (select match_id, person, max(won) as won, max(ended) as ended from results
      where person is not null group by match_id, person) as one
join (select match_id, person, max(won) as won from results
      where person is not null group by match_id, person) as other
on one.match_id = other.match_id and one.person <> other.person
"""


def _sum_up(connection: sa.Connection) -> None:
    connection.execute(sa.text("update ratings set at_least = mu - 3 * sigma"))
    connection.execute(
        sa.text(
            "insert into meetings (person, other, match_id, ended) "
            f"select one.person, other.person, one.match_id, one.ended {PAIRS}"
        )
    )
    connection.execute(
        sa.text(
            "insert into rivals (person, other, played, ahead, behind, last) "
            "select one.person, other.person, count(*), "
            "sum(case when one.won > other.won then 1 else 0 end), "
            "sum(case when one.won < other.won then 1 else 0 end), max(one.ended) "
            f"{PAIRS} group by one.person, other.person"
        )
    )
    rows = connection.execute(
        sa.text(
            "select person, game, match_id, max(won) as won, max(ended) as ended, "
            "max(case when own then null else score end) as best, "
            "max(rating_after - rating_before) as gained from results "
            "where person is not null group by person, game, match_id "
            "order by person, game, max(ended)"
        )
    ).all()
    weeks: dict[tuple[int, str, str], list[float]] = {}
    for (person, game), matches in groupby(rows, lambda row: (row.person, row.game)):
        total = {"person": person, "game": game, "played": 0, "won": 0.0, "best": None}
        streak = longest = 0
        for row in matches:
            total["played"] += 1
            total["won"] += row.won
            found = [best for best in (total["best"], row.best) if best is not None]
            total["best"] = max(found, default=None)
            streak = streak + 1 if row.won > 0 else 0
            longest = max(longest, streak)
            if row.gained is not None:
                week = int((row.ended + MONDAY) // WEEK)
                sums = weeks.setdefault((week, game, person), [0.0, 0, 0.0])
                for at, more in enumerate((row.gained, 1, row.won)):
                    sums[at] += more
        connection.execute(
            sa.text(
                "insert into totals (person, game, played, won, best, streak, longest) "
                "values (:person, :game, :played, :won, :best, :streak, :longest)"
            ),
            {**total, "streak": streak, "longest": longest},
        )
    for (week, game, person), (gained, played, won) in weeks.items():
        connection.execute(
            sa.text("insert into weeks values (:week, :game, :person, :gained, :played, :won)"),
            {
                "week": week,
                "game": game,
                "person": person,
                "gained": gained,
                "played": int(played),
                "won": won,
            },
        )
