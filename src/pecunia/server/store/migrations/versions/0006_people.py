"""Devices, several keys, and what is needed to find and delete the data of a person."""

import time

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text as sql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SITS_DOWN = sql("kind IN ('sit', 'hand-over')")
HAS_TALK = sql("kind = 'chat' AND text <> ''")
HAS_PEOPLE = sql("status = 'over' AND NOT anonymous")


def upgrade() -> None:
    op.add_column("identities", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("identities", sa.Column("tokens_from", sa.Double, nullable=False, server_default="0"))
    # Nobody knows when these people were last here, so their time begins today.
    today = time.time() // 86400 * 86400
    op.execute(sql("UPDATE identities SET seen = :today").bindparams(today=today))
    op.create_index("identities_seen", "identities", ["seen"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("devices_identity", "devices", ["identity"])
    op.create_index("devices_seen", "devices", ["seen"])
    op.add_column("tables", sa.Column("erasures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("anonymous", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_people", "tables", ["changed"], sqlite_where=HAS_PEOPLE, postgresql_where=HAS_PEOPLE)
    op.create_index("entries_people", "entries", ["who"], sqlite_where=SITS_DOWN, postgresql_where=SITS_DOWN)
    op.create_index("entries_talk", "entries", ["at"], sqlite_where=HAS_TALK, postgresql_where=HAS_TALK)
    for name, column in (("guests", "identity"), ("days", "identity")):
        op.create_index(f"{name}_{column}", name, [column])
    op.add_column("secrets", sa.Column("created", sa.Double, nullable=False, server_default="0"))
