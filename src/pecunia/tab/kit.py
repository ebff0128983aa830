"""Packs what a browser needs to run the house in a tab: Python, this package, and the packages it uses.

`python -m pecunia.tab.kit FOLDER PYODIDE WHEELS` is called by the Makefile (`make page`). PYODIDE is the folder of the
npm package `pyodide`, WHEELS one with wheels for it.

Large files are compressed here and unpacked by the page, because not every web host compresses. Networks are files of
their own: only levels of bots that play by one need them.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pecunia
from pecunia.server.background.offline_page import TEMPLATE
from pecunia.texts import LANGUAGES, LOCALE
from pecunia.titles.registry import TITLES
from pecunia.titles.title import NETWORK

PACKAGE: Final = Path(pecunia.__file__).parent
# The folder of each title, and what of it a tab does without.
FOLDERS: Final = tuple(title.package.removeprefix("pecunia.") for title in TITLES.values())
TITLE_PARTS: Final = ("printing", "rulebook", "terminal")
# Parts of the package that a tab does without.
LEFT_OUT: Final = (
    *(f"{folder}/{part}" for folder in FOLDERS for part in TITLE_PARTS),
    "cli",
    "envs",
    "lab",
    "ledger",
    "library",
    "printing",
    "server/app.py",
    "server/connections",
    "server/http",
    "server/page",
    "server/peers",
    "server/people",
    "server/sockets",
    "tab/kit.py",
    "terminal",
)
# Of the store, what is no SQL.
STORE: Final = ("__init__.py", "failures.py", "row_changes.py", "rows.py")
# Texts that only commands and the rules for players need.
TEXTS: Final = (
    *("admin", "balance", "cli", "lab", "print", "print_pages", "print_sheets", "scenarios"),
    *("tournament", "train", "rules", *(f"rules_{folder}" for folder in FOLDERS)),
)
# Packages of others, in plain Python: those of texts.
PACKAGES: Final = (
    "attr",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy_extensions",
    "pytz",
    "rich",
    "typing_extensions",
)
BABEL_LEFT_OUT: Final = ("messages/",)
RICH: Final = ("__init__.py", "_extension.py", "_unicode_data/", "cells.py")  # how wide characters are
LOCALES: Final = ("root", "en_001", "en_GB", *LANGUAGES)
# Modules of Python itself that nothing here uses.
STDLIB_LEFT_OUT: Final = (
    "_pyrepl/",
    "dbm/",
    "doctest.py",
    "ensurepip/",
    "idlelib/",
    "lib2to3/",
    "mailbox.py",
    "pdb.py",
    "pydoc",
    "pyrepl/",
    "tarfile.py",
    "test/",
    "tkinter/",
    "turtle",
    "unittest/",
    "venv/",
    "wsgiref/",
    "xmlrpc/",
)
WHEN: Final = (1980, 1, 1, 0, 0, 0)  # every file has this time, so that the same contents make the same archive
PACKED: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
KIT: Final = "kit.json"


def pack(folder: Path, pyodide: Path, wheels: Path) -> None:
    """Write the kit into a folder. Its parts are in a folder named by their content, so a browser can keep them."""
    parts = {"pyodide.mjs": (pyodide / "pyodide.mjs").read_bytes()}
    for name in PACKED:
        parts[f"{name}.gz"] = gzip.compress((pyodide / name).read_bytes(), 9, mtime=0)
    parts["python.zip"] = _python(pyodide / "python_stdlib.zip")
    parts["pecunia.zip"] = archive([*_own(), *_others(), *_wheels(wheels)])
    parts["pictures.zip"] = archive(list(_pictures()))
    for name, title in TITLES.items():
        if title.has_data(NETWORK):
            parts[f"network-{name}.bin"] = title.data(NETWORK)
    digest = sha256(b"".join(sha256(content).digest() for content in parts.values())).hexdigest()[:12]
    (folder / digest).mkdir(parents=True)
    for name, content in parts.items():
        (folder / digest / name).write_bytes(content)
    sizes = {name: len(content) for name, content in parts.items()}
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    kit = {"folder": digest, "sizes": sizes, "networks": _networks(), "lock": lock}
    (folder / KIT).write_text(json.dumps(kit), encoding="utf-8")


def _networks() -> dict[str, str]:
    """By title: where its network is looked for."""
    found = {}
    for name, title in TITLES.items():
        if title.has_data(NETWORK):
            found[name] = f"{title.package.replace('.', '/')}/{NETWORK}"
    return found


def archive(files: list[tuple[str, bytes]]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w") as packed:
        for name, content in sorted(files):
            info = ZipInfo(name, WHEN)
            info.compress_type = ZIP_DEFLATED
            packed.writestr(info, content, compresslevel=9)
    return out.getvalue()


def _own() -> Iterator[tuple[str, bytes]]:
    """This package without the pictures."""
    for file in _files(PACKAGE):
        name = file.relative_to(PACKAGE).as_posix()
        if _wanted(name) and not _is_picture(name):
            # The file says that there is a network; the page puts it there when it is needed.
            yield f"pecunia/{name}", b"" if file.name == NETWORK else file.read_bytes()


def _wanted(name: str) -> bool:
    folder, _, last = name.rpartition("/")
    if folder == "server/store":
        return last in STORE
    if LOCALE in folder.split("/"):
        return last.removesuffix(".ftl") not in TEXTS
    return not name.endswith(".pyi") and not any(name == left or name.startswith(f"{left}/") for left in LEFT_OUT)


def _is_picture(name: str) -> bool:
    return name.endswith(".svg")


def _pictures() -> Iterator[tuple[str, bytes]]:
    """What a recorded game is made a page of its own with."""
    for file in _files(PACKAGE):
        name = file.relative_to(PACKAGE).as_posix()
        if name == f"server/page/{TEMPLATE}" or _is_picture(name):
            yield f"pecunia/{name}", file.read_bytes()


def _others() -> Iterator[tuple[str, bytes]]:
    for package in PACKAGES:
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        origin = Path(spec.origin)
        if origin.name != "__init__.py":
            yield origin.name, origin.read_bytes()
            continue
        for file in _files(origin.parent):
            name = file.relative_to(origin.parent).as_posix()
            if package == "babel" and not _wanted_of_babel(name):
                continue
            if package == "pytz" and name.startswith("zoneinfo/"):
                continue
            if package == "rich" and not name.startswith(RICH):
                continue
            yield f"{package.replace('.', '/')}/{name}", file.read_bytes()


def _wanted_of_babel(name: str) -> bool:
    if name.startswith("locale-data/"):
        return Path(name).stem in LOCALES
    return not name.startswith(BABEL_LEFT_OUT)


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in (".so", ".pyd"):
            yield file


def _wheels(folder: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(folder.glob("*.whl")):
        with ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith((".pyi", "/")):
                    yield name, packed.read(name)


def _python(stdlib: Path) -> bytes:
    with ZipFile(stdlib) as packed:
        names = [name for name in packed.namelist() if not name.startswith(STDLIB_LEFT_OUT) and not name.endswith("/")]
        return archive([(name, packed.read(name)) for name in names])


if __name__ == "__main__":
    pack(*map(Path, sys.argv[1:4]))
