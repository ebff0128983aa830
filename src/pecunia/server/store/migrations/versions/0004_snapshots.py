"""Snapshots of tables, the rules version of each table, and an index for reading the chat alone."""

import sqlalchemy as sa
from alembic import op

from pecunia.titles.registry import TITLES

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

CHAT = sa.text("kind = 'chat'")


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_index("entries_chat", "entries", ["table", "number"], sqlite_where=CHAT, postgresql_where=CHAT)
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    # Tables that exist already have been played with the rules of today. The setting begins with the name of the game.
    for title in TITLES.values():
        if title.engine.rules_version != 1:
            of_title = sa.text("update tables set rules = :rules where setting like :begins")
            begins = f'{{"game":"{title.name}",%'
            op.get_bind().execute(of_title, {"rules": title.engine.rules_version, "begins": begins})
