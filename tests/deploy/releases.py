"""Another release of the program: a copy of the sources with changes, from which a server of the tests can start."""

import shutil
from pathlib import Path

from pecunia import __version__
from pecunia.server.store.sql_tables import REVISION
from tests.deploy.proxies import replaced
from tests.forks import ROOT
from tests.server.test_store import LATER

VERSION = "99.0.0"  # of the other release
MIGRATIONS = "server/store/migrations/versions"
SCHEMA = "server/store/sql_tables.py"
MESSAGES = "server/peers/messages.py"
COLUMN = '    Column("due", Double, nullable=True),\n'


def next_release(folder: Path) -> Path:
    """A release with a newer version and one more migration, which adds a column. Returns where Python finds it."""
    shutil.copytree(ROOT / "src" / "pecunia", folder / "pecunia", ignore=shutil.ignore_patterns("*.so"))
    change(folder, "__init__.py", {f'__version__ = "{__version__}"': f'__version__ = "{VERSION}"'})
    (folder / "pecunia" / MIGRATIONS / "later.py").write_text(LATER.format(before=REVISION))
    stars = '    Column("stars", Integer, nullable=False, server_default="7"),\n'
    change(folder, SCHEMA, {f'REVISION = "{REVISION}"': 'REVISION = "later"', COLUMN: COLUMN + stars})
    return folder


def another_protocol(release: Path) -> None:
    """Processes of this release do not talk to others."""
    change(release, MESSAGES, {"\nVERSION = ": "\nVERSION = 90 + "})


def change(release: Path, file: str, changes: dict[str, str]) -> None:
    path = release / "pecunia" / file
    path.write_text(replaced(path.read_text(encoding="utf-8"), changes), encoding="utf-8")
