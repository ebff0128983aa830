"""Whom the operator has banned from the server or muted at its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sanctions",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
    )
    op.create_index("sanctions_until", "sanctions", ["until"])
