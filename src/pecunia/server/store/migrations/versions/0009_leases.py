"""Which process has which table.

Processes of an older release know nothing of leases. They may run beside newer ones for a while: two writers of one log
are kept apart by the numbers of its entries, as before.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

IS_WANTED = sa.text("wanted <> ''")


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.schema.CreateSequence(sa.Sequence("fences", data_type=sa.BigInteger)))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("node", sa.String(280), nullable=False),
        sa.Column("address", sa.String(280), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("wanted", sa.String(16), nullable=False, server_default=""),
    )
    op.create_index("leases_process", "leases", ["process"])
    op.create_index("leases_wanted", "leases", ["process"], sqlite_where=IS_WANTED, postgresql_where=IS_WANTED)
