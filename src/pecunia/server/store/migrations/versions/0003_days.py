"""Who has played the deal of a day, and how it went."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
        sa.Column("rounds", sa.Integer, nullable=True),
        sa.Column("points", sa.SmallInteger, nullable=True),
    )
    op.create_index("days_table", "days", ["table"])
