"""Puts a folder together that any web host can serve: the page with the kit of the house in a tab.

`python -m pecunia.tab.site FOLDER` is called by `make site`, when the kit has been packed.
"""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Final

from pecunia.tab.first_tables import first_files
from pecunia.tab.kit import KIT, PACKAGE, networks_by_file
from pecunia.titles.registry import TITLES

PAGE: Final = PACKAGE / "server" / "page"
MARK: Final = '<meta name="pecunia-house" content="tab" />'
# Pages with an address of their own. A host that knows nothing of the page finds a file there, at the first visit, too.
PLACES: Final = ("box", "day", "print", "puzzles", "replay", "rules", *(f"rules/{title}" for title in TITLES))


def build(folder: Path) -> None:
    """Write the site. What is in the folder is replaced."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("offline.html"))
    index = (folder / "index.html").read_text(encoding="utf-8").replace("</title>", f"</title>\n    {MARK}")
    for place in (".", *PLACES):
        (folder / place).mkdir(exist_ok=True)
        (folder / place / "index.html").write_text(index, encoding="utf-8")
    (folder / "404.html").write_text(index, encoding="utf-8")  # what many hosts show for an address of a table
    kit = folder / "tab"
    parts = kit / json.loads((kit / KIT).read_text(encoding="utf-8"))["folder"]
    for name, network in networks_by_file().items():
        (parts / name).write_bytes(network)
    (kit / "first").mkdir()
    for name, text in asyncio.run(first_files()).items():
        (kit / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
