"""Puts a folder together that any web host can serve: the page with the kit of the house in a tab.

`python -m pecunia.tab.site FOLDER [URL]` is called by `make site`, when the kit has been packed. URL is where the site
will be: with it, links to its pages have previews, because messengers want whole addresses of pictures.
"""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from pecunia.server.http.link_previews import preview_tags
from pecunia.tab.first_tables import first_files
from pecunia.tab.kit import KIT, PACKAGE, networks_by_file
from pecunia.titles.registry import TITLES

PAGE: Final = PACKAGE / "server" / "page"
MARK: Final = '<meta name="pecunia-house" content="tab" />'
# Pages with an address of their own. A host that knows nothing of the page finds a file there, at the first visit, too.
RULES: Final = [f"rules/{title}{part}" for title in TITLES for part in ("", "/brief")]
PLACES: Final = ("box", "day", "print", "puzzles", "replay", "rules", *RULES)


def build(folder: Path, url: str = "") -> None:
    """Write the site. What is in the folder is replaced."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("offline.html", "*.br"))
    index = (folder / "index.html").read_text(encoding="utf-8").replace("</title>", f"</title>\n    {MARK}")
    for place in (".", *PLACES):
        (folder / place).mkdir(parents=True, exist_ok=True)
        page = index.replace("</head>", f"{_preview(url, place)}</head>")
        (folder / place / "index.html").write_text(page, encoding="utf-8")
    (folder / "404.html").write_text(index, encoding="utf-8")  # what many hosts show for an address of a table
    kit = folder / "tab"
    parts = kit / json.loads((kit / KIT).read_text(encoding="utf-8"))["folder"]
    for name, network in networks_by_file().items():
        (parts / name).write_bytes(network)
    (kit / "first").mkdir()
    for name, text in asyncio.run(first_files()).items():
        (kit / name).write_text(text, encoding="utf-8")


def _preview(url: str, place: str) -> str:
    """What messengers show of a page, as a server tells them."""
    if not url:
        return ""
    parts = urlsplit(url)
    path = "/" if place == "." else f"/{place}"
    scope = {"path": path, "scheme": parts.scheme, "headers": [(b"host", parts.netloc.encode())]}
    return preview_tags(scope, {}).decode()


if __name__ == "__main__":
    build(Path(sys.argv[1]), *sys.argv[2:3])
