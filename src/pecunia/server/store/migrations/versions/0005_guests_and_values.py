"""The texts of values on their own, so that lists need not read them; who laid a table from where; removed guests."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("setting", sa.Text),
    sa.column("status", sa.String),
    sa.column("due", sa.Double),
)
MONTH = 30 * 86400.0


def upgrade() -> None:
    op.add_column("tables", sa.Column("laid_from", sa.String(24), nullable=False, server_default=""))
    op.create_index("tables_host", "tables", ["host", "status"])
    op.create_index("tables_laid_from", "tables", ["laid_from"])
    op.add_column("guests", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
    values = op.create_table(
        "owner_values",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    _move_values(op.get_bind(), values)
    # Tables that wait for players now come to an end, too. Those that exist already have a month from today.
    op.execute(sa.update(TABLES).where(TABLES.c.status == "open").values(due=time.time() + MONTH))


def _move_values(connection: sa.Connection, values: sa.Table) -> None:
    """Almost all tables have no values, and their rows need not be read."""
    wanted = sa.select(TABLES.c.id).where(TABLES.c.setting.not_like('%"values":""%'))
    for table in connection.execute(wanted).scalars().all():
        found = connection.execute(sa.select(TABLES.c.setting).where(TABLES.c.id == table)).scalar_one()
        try:
            setting = json.loads(found)
            text = setting["values"]
            assert text
            assert isinstance(text, str)
        except (ValueError, LookupError, TypeError, AssertionError, RecursionError):
            continue  # a damaged row stays as it is
        setting |= {"values": "", "values_size": len(text)}
        changed = json.dumps(setting, ensure_ascii=False, separators=(",", ":"))
        connection.execute(sa.insert(values), {"table": table, "text": text})
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(setting=changed))
