"""Packs what a browser needs to run the house in a tab: Python, this package, and the packages it uses.

`python -m pecunia.tab.kit FOLDER PYODIDE WHEELS` is called by the Makefile. PYODIDE is the folder of the npm package
`pyodide`, WHEELS one with wheels for it. Node compiles all Python beforehand (`bytecode.py`).

Large files are compressed here and unpacked by the page, because not every web host compresses. Networks are files of
their own: only levels of bots that play by one need them. A server has them already, and sends them by the same
addresses (`server.http.page_files`); a static site gets copies (`site.py`).
"""

import gzip
import json
import pickle
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from rich._unicode_data._versions import VERSIONS

import pecunia
from pecunia.server.background.offline_page import TEMPLATE
from pecunia.tab.bytecode import archive
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
    "tab/bytecode.py",
    "tab/kit.py",
    "tab/site.py",
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
UNICODE: Final = f"unicode{VERSIONS[-1].replace('.', '-')}"
# How wide characters are, in the newest Unicode only.
RICH: Final = ("__init__.py", "_extension.py", "_unicode_data/_", f"_unicode_data/{UNICODE}.py", "cells.py")
LOCALES: Final = ("root", "en_001", "en_GB", *LANGUAGES)
# Of what babel knows, numbers and dates: no names of countries, currencies, languages, units and time zones.
LOCALE_FACTS: Final = (
    *("locale_id", "plural_form", "ordinal_form", "list_patterns", "week_data", "zone_formats", "months", "days"),
    *("quarters", "eras", "day_periods", "day_period_rules", "date_formats", "time_formats", "datetime_formats"),
    *("datetime_skeletons", "number_symbols", "default_numbering_system", "numbering_systems", "decimal_formats"),
    *("percent_formats", "scientific_formats", "character_order"),
)
GLOBAL_FACTS: Final = ("language_aliases", "parent_exceptions", "script_aliases", "variant_aliases")
PACKED: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
KIT: Final = "kit.json"
COMPILER: Final = PACKAGE.parents[1] / "web" / "kit.mjs"


def pack(folder: Path, pyodide: Path, wheels: Path) -> None:
    """Write the kit into a folder. Its parts are in a folder named by their content, so a browser can keep them.

    What is in the folder is replaced.
    """
    parts = {"pyodide.mjs": (pyodide / "pyodide.mjs").read_bytes()}
    for name in PACKED:
        parts[f"{name}.gz"] = gzip.compress((pyodide / name).read_bytes(), 9, mtime=0)
    library, own = _compiled(pyodide, archive([*_own(), *_others(), *_wheels(wheels)]))
    parts["python.zip.gz"] = gzip.compress(library, 9, mtime=0)
    parts["pecunia.zip.gz"] = gzip.compress(own, 9, mtime=0)
    parts["pictures.zip.gz"] = gzip.compress(archive(_pictures()), 9, mtime=0)
    networks = networks_by_file()
    every = parts | networks
    digest = sha256(b"".join(sha256(content).digest() for content in every.values())).hexdigest()[:12]
    shutil.rmtree(folder, ignore_errors=True)
    (folder / digest).mkdir(parents=True)
    for name, content in parts.items():
        (folder / digest / name).write_bytes(content)
    sizes = {name: len(content) for name, content in every.items()}
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    kit = {"folder": digest, "sizes": sizes, "networks": _networks(), "lock": lock}
    (folder / KIT).write_text(json.dumps(kit), encoding="utf-8")


def networks_by_file() -> dict[str, bytes]:
    """The networks of all titles, by the names that they have in the kit."""
    found = {name: title for name, title in TITLES.items() if title.has_data(NETWORK)}
    return {f"network-{name}.bin": title.data(NETWORK) for name, title in found.items()}


def _compiled(pyodide: Path, own: bytes) -> tuple[bytes, bytes]:
    """Python's own library as far as it is needed, and our package: as bytecode."""
    with tempfile.TemporaryDirectory(prefix="pecunia-kit-") as scratch:
        places = Path(scratch, "python.zip"), Path(scratch, "pecunia.zip")
        places[0].write_bytes((pyodide / "python_stdlib.zip").read_bytes())
        places[1].write_bytes(own)
        script = PACKAGE / "tab" / "bytecode.py"
        subprocess.run(["node", *map(str, (COMPILER, pyodide.resolve(), script, *places))], check=True)
        return places[0].read_bytes(), places[1].read_bytes()


def _networks() -> dict[str, str]:
    """By title: where its network is looked for."""
    found = {}
    for name, title in TITLES.items():
        if title.has_data(NETWORK):
            found[name] = f"{title.package.replace('.', '/')}/{NETWORK}"
    return found


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
            yield f"{package.replace('.', '/')}/{name}", _facts_of(name, file.read_bytes())


def _wanted_of_babel(name: str) -> bool:
    if name.startswith("locale-data/"):
        return Path(name).stem in LOCALES
    return not name.startswith(BABEL_LEFT_OUT)


def _facts_of(name: str, content: bytes) -> bytes:
    """What tables need of babel's data. Facts that are left out are there, and empty."""
    if name == "global.dat":
        facts = pickle.loads(content)
        kept = {key: facts[key] if key in GLOBAL_FACTS else type(facts[key])() for key in facts}
        return pickle.dumps(kept, 2)
    if name.startswith("locale-data/"):
        return pickle.dumps({key: fact for key, fact in pickle.loads(content).items() if key in LOCALE_FACTS}, 2)
    return content


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


if __name__ == "__main__":
    pack(*map(Path, sys.argv[1:4]))
