"""The archive of finished games, and indexes with which lists read only the tables of one person."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text as sql

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NOT_ARCHIVED = sql("NOT archived")
TO_ARCHIVE = sql("status = 'over' AND NOT archived")
IS_LISTED = sql("listed")


def upgrade() -> None:
    for name in ("tables", "seats"):
        op.add_column(name, sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_hosted", "tables", ["host"], sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED)
    op.create_index("tables_to_archive", "tables", ["changed"], sqlite_where=TO_ARCHIVE, postgresql_where=TO_ARCHIVE)
    op.create_index("seats_kept", "seats", ["identity"], sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED)
    op.create_table(
        "archive",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("talk_since", sa.Double, nullable=True),
    )
    op.create_index("archive_talk", "archive", ["talk_since"])
    op.create_table(
        "archived_people",
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    columns = ["identity", "ended", "table"]
    name = "archived_people_listed"
    op.create_index(name, "archived_people", columns, sqlite_where=IS_LISTED, postgresql_where=IS_LISTED)
    op.create_index("archived_people_table", "archived_people", ["table"])
    op.create_index("archived_people_ended", "archived_people", ["ended"])
