"""Compiles what a browser runs: with bytecode at hand, Python starts there in a third of the time.

Bytecode fits one version of Python only, so `web/kit.mjs` runs this in the very Python that browsers get. It imports
nothing else of ours.
"""

import ast
import importlib.util
import marshal
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Final
from zipfile import ZipFile, ZipInfo

WHEN: Final = (1980, 1, 1, 0, 0, 0)  # every file has this time, so that the same contents make the same archive
# Modules that nothing here uses, though others of Python's own name them.
NEVER: Final = ("_pyrepl", "doctest", "ensurepip", "pdb", "pydoc", "pydoc_data", "tarfile", "test", "unittest")
# Modules that C code, Pyodide's scripts or a name in a text import.
ALWAYS: Final = (
    *("_pyodide", "_strptime", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1"),
    *("encodings.utf_16", "encodings.utf_8", "encodings.utf_8_sig", "linecache", "pyodide", "shutil", "site"),
    *("traceback", "zipfile"),
)
# All modules of these are kept: Pyodide's own, and what is known only when Python runs.
WHOLE: Final = ("_pyodide", "pyodide", "_sysconfigdata")


def compile_kit(python: str, own: str) -> None:
    """Compile both archives in place. Of Python's own library, what nothing of ours can import is left out."""
    with ZipFile(python) as library, ZipFile(own) as ours:
        needed = needed_files(library, ours)
        compiled = [archive(_compiled(library, needed)), archive(_compiled(ours, ours.namelist()))]
    for path, content in zip((python, own), compiled, strict=True):
        with open(path, "wb") as file:
            file.write(content)


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files side by side, as they are: a browser gets all of them compressed in one piece."""
    out = BytesIO()
    with ZipFile(out, "w") as packed:
        for name, content in sorted(files):
            packed.writestr(ZipInfo(name, WHEN), content)
    return out.getvalue()


def needed_files(library: ZipFile, ours: ZipFile) -> list[str]:
    """What our modules import, what those import, and so on, wherever in a module it is written."""
    known, own = _modules(library), _modules(ours)
    waiting = [*ALWAYS, *own, *(name for name in known if name.startswith(WHOLE))]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        while name and name not in found:
            file = known.get(name) or own.get(name)
            if file is not None and name.partition(".")[0] not in NEVER:
                found.add(name)
                source = (library if name in known else ours).read(file)
                waiting.extend(_imported(source, name, file.endswith("__init__.py")))
            name = name.rpartition(".")[0]  # a module needs the packages that it is in
    data = [name for name in library.namelist() if not name.endswith((".py", "/")) and name.startswith(WHOLE)]
    return [*(known[name] for name in found if name in known), *data]


def _modules(packed: ZipFile) -> dict[str, str]:
    """The files of all modules by their names."""
    files = [name for name in packed.namelist() if name.endswith(".py")]
    return {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in files}


def _imported(source: bytes, module: str, is_package: bool) -> Iterator[str]:
    """The names of all modules that a module may import. Some of them are names of other things."""
    place = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = place[: len(place) + 1 - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            yield from (f"{name}.{each.name}" for each in node.names)


def _compiled(packed: ZipFile, names: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    for name in names:
        content = packed.read(name)
        if name.endswith(".py"):
            yield f"{name}c", _bytecode(content, name)
        elif not name.endswith("/"):
            yield name, content


def _bytecode(source: bytes, name: str) -> bytes:
    """As in a `.pyc` that is never compared with its source. Docstrings and asserts are left out."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
