"""Puts a folder together that any web host can serve: the page, and the kit of the house in a tab.

`python -m pecunia.tab.site FOLDER PYODIDE WHEELS` is called by `make site`.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

from pecunia.tab.kit import PACKAGE, pack
from pecunia.titles.registry import TITLES

PAGE: Final = PACKAGE / "server" / "page"
MARK: Final = '<meta name="pecunia-house" content="tab" />'
# Pages with an address of their own. A host that knows nothing of the page finds a file there, at the first visit, too.
PLACES: Final = ("box", "day", "print", "puzzles", "replay", "rules", *(f"rules/{title}" for title in TITLES))


def build(folder: Path, pyodide: Path, wheels: Path) -> None:
    """Write the site. What is in the folder is replaced."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("offline.html"))
    index = (folder / "index.html").read_text(encoding="utf-8").replace("</title>", f"</title>\n    {MARK}")
    for place in (".", *PLACES):
        (folder / place).mkdir(exist_ok=True)
        (folder / place / "index.html").write_text(index, encoding="utf-8")
    (folder / "404.html").write_text(index, encoding="utf-8")  # what many hosts show for an address of a table
    pack(folder / "tab", pyodide, wheels)


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:4]))
