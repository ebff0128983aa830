"""The SQL tables of the store. A change here also needs a migration (`migrations/versions`); a test compares them."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

# The newest migration: a database with this revision has the schema below.
REVISION = "0003"

metadata = MetaData()

# The table in which Alembic keeps the last migration of a database.
revisions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setting", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("host", String(32), ForeignKey("identities.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # Until this time a process looks after the table; then any other may take it over. Null if there is nothing to do.
    Column("due", Double, nullable=True),
    # The position that a prepared game begins with; empty if the seed deals.
    Column("start", Text, nullable=False, server_default=""),
    Index("tables_open", "status", "public", "created"),
    Index("tables_due", "status", "due"),
)

# The log of a table. Entries are never changed. Because of the key, a second writer of the same number fails.
entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("who", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(40), nullable=False),
    Column("at", Double, nullable=False),
)

# Who sits where. The log says this too; here it can be queried. The name is the one of that time; it can be deleted.
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), nullable=False),
    Column("name", String(24), nullable=False),
    Index("seats_identity", "identity"),
)

# Who has shown the invitation of a table that is not public.
guests = Table(
    "guests",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), primary_key=True),
)

# Who has begun the deal of a day, each person once, and the result, which is null until the game is over.
days = Table(
    "days",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("won", Boolean, nullable=True),
    Column("margin", Integer, nullable=True),
    Column("rounds", Integer, nullable=True),
    Column("points", SmallInteger, nullable=True),
    Index("days_table", "table"),
)

# Hashes of the one-time codes with which another device takes over a seat.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("identity", String(32), ForeignKey("identities.id"), nullable=False),
    Column("expires", Double, nullable=False),
)

# The key that signs identities. If none is set, the first process makes one.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(128), nullable=False),
)
