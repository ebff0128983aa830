"""The SQL tables of the store. A change here also needs a migration (`migrations/versions`); a test compares them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Sequence,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy import text as sql

# The newest migration: a database with this revision has the schema below.
REVISION = "0009"

metadata = MetaData()

# The table in which Alembic keeps the last migration of a database.
revisions = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Double, nullable=False),
    # The day on which the person was last here, as the time of its midnight (UTC). 0 for an anonymous identity, which
    # stands in a game for somebody whose data was deleted.
    Column("seen", Double, nullable=False, server_default="0"),
    # Tokens without a device (made by older releases) count only if they were issued after this time.
    Column("tokens_from", Double, nullable=False, server_default="0"),
    Index("identities_seen", "seen"),
)

# The devices on which somebody is signed in: browsers and programs. Each token belongs to one. `seen` is as above, and
# `key` is the id of the key that signed the newest token.
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("key", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Index("devices_identity", "identity"),
    Index("devices_seen", "seen"),
)

# These conditions are in partial indexes. A query has to repeat them word for word to use the index.
SITS_DOWN = sql("kind IN ('sit', 'hand-over')")
IS_CHAT = sql("kind = 'chat'")
HAS_TALK = sql("kind = 'chat' AND text <> ''")
HAS_PEOPLE = sql("status = 'over' AND NOT anonymous")
NOT_ARCHIVED = sql("NOT archived")
TO_ARCHIVE = sql("status = 'over' AND NOT archived")
IS_LISTED = sql("listed")
IS_WANTED = sql("wanted <> ''")

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
    # When a running table that is in no memory has something to do by itself, such as a clock that runs out. Null if
    # never; far ahead once it has changed in the memory of a process (`rows.HELD`). A table that waits for players is
    # closed at this time.
    Column("due", Double, nullable=True),
    # The position that a prepared game begins with; empty if the seed deals.
    Column("start", Text, nullable=False, server_default=""),
    # The version of the rules of its game. A process with other rules does not play it.
    Column("rules", Integer, nullable=False, server_default="1"),
    # Where it was laid: hashes of an address (`access/addresses.py`). Empty once the table is over.
    Column("laid_from", String(24), nullable=False, server_default=""),
    # How often names or talk were deleted from the table. A process that knows a smaller number reads them again.
    Column("erasures", Integer, nullable=False, server_default="0"),
    # Whether the people of a finished game have been made anonymous because it is old.
    Column("anonymous", Boolean, nullable=False, server_default=false()),
    # Whether the log is in the archive. Entries that are written later still go to `entries`.
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("tables_open", "status", "public", "created"),
    Index("tables_due", "status", "due"),
    Index("tables_host", "host", "status"),
    Index("tables_laid_from", "laid_from"),
    Index("tables_people", "changed", sqlite_where=HAS_PEOPLE, postgresql_where=HAS_PEOPLE),
    Index("tables_hosted", "host", sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED),
    Index("tables_to_archive", "changed", sqlite_where=TO_ARCHIVE, postgresql_where=TO_ARCHIVE),
)

# The text of an owner's file of values, if a table has one. It can be long, and lists must not read it.
owner_values = Table(
    "owner_values",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# The log of a table. What was played is never changed; only who it was and what they said can be deleted. Because of
# the key, a second writer of the same number fails.
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
    # The chat is read without the rest of the log.
    Index("entries_chat", "table", "number", sqlite_where=IS_CHAT, postgresql_where=IS_CHAT),
    Index("entries_people", "who", sqlite_where=SITS_DOWN, postgresql_where=SITS_DOWN),
    Index("entries_talk", "at", sqlite_where=HAS_TALK, postgresql_where=HAS_TALK),
)

# The state of a table after an entry, so that opening it need not read the whole log. The newest two are kept.
# Everything in it follows from the log, so it can be deleted at any time. Chat and names are not in it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

# Who sits where. The log says this too; here it can be queried. The name is the one of that time; it can be deleted.
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), nullable=False),
    Column("name", String(24), nullable=False),
    # Whether `archived_people` finds this table for the person. Lists read only the others here.
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("seats_identity", "identity"),
    Index("seats_kept", "identity", sqlite_where=NOT_ARCHIVED, postgresql_where=NOT_ARCHIVED),
)

# The logs of finished games, some days after the end: each in one row, compressed (`archive.py`). `number` is that of
# the last entry in it, and `talk_since` the time of the oldest talk; null if there is none.
archive = Table(
    "archive",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("log", LargeBinary, nullable=False),
    Column("talk_since", Double, nullable=True),
    Index("archive_talk", "talk_since"),
)

# Everybody in an archived log. Finished games are found here by person, the last one first. `listed` are the games of
# those who sit at the table or are its host, except puzzles.
archived_people = Table(
    "archived_people",
    metadata,
    Column("identity", String(32), ForeignKey("identities.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ended", Double, nullable=False),
    Column("game", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("archived_people_listed", "identity", "ended", "table", sqlite_where=IS_LISTED, postgresql_where=IS_LISTED),
    Index("archived_people_table", "table"),
    Index("archived_people_ended", "ended"),
)

# Who has shown the invitation of a table that is not public, and whom the host has removed.
guests = Table(
    "guests",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id"), primary_key=True),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Index("guests_identity", "identity"),
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
    Index("days_identity", "identity"),
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

# The keys that sign identities: the first one is called `identity`, the others `key …`. The newest signs.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(128), nullable=False),
    Column("created", Double, nullable=False, server_default="0"),
)

# Whom the operator has banned from the server (`ban`) or muted at its tables (`mute`); for good if `until` is null.
sanctions = Table(
    "sanctions",
    metadata,
    Column("identity", String(32), ForeignKey("identities.id"), primary_key=True),
    Column("kind", String(4), primary_key=True),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=True),
    Index("sanctions_until", "until"),
)

# The processes that share this database, and when each has last given a sign of life, by the clock of the database.
# `node` is its machine and port, `address` where other processes reach it. Not used with SQLite.
processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("node", String(280), nullable=False),
    Column("address", String(280), nullable=False),
    Column("seen", Double, nullable=False),
)

# Which process has which table in memory (`leases.py`). `fence` is higher for each later owner. `wanted` is a process
# that asks for the table and cannot reach the owner in another way.
fences = Sequence("fences", data_type=BigInteger, metadata=metadata)
leases = Table(
    "leases",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("process", String(16), nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("wanted", String(16), nullable=False, server_default=""),
    Index("leases_process", "process"),
    Index("leases_wanted", "process", sqlite_where=IS_WANTED, postgresql_where=IS_WANTED),
)
