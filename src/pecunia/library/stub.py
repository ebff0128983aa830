"""The types of `import pecunia` for editors and type checkers: `pecunia.new` knows the options and the game of each
title."""

import ast
from pathlib import Path
from typing import Any, Final

import pecunia
from pecunia.core.options import HOUSE, NUMBER, SEAT, SWITCH, VALUES, WORD, WORDS
from pecunia.titles.registry import our_titles
from pecunia.titles.title import Title

TYPES: Final = {
    NUMBER: "SupportsIndex",
    SWITCH: "bool",
    SEAT: "int | str",
    WORD: "str",
    WORDS: "str | Iterable[str]",
    HOUSE: "str | Mapping[str, object] | Iterable[str]",
    VALUES: "object",
}
SEED: Final = "seed: str | SupportsIndex | None = ..."
RULE: Final = "str | int | bool"
HEAD: Final = '''"""Made from the code by `python -m pecunia.library`; a test compares them."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, SupportsIndex, overload

'''


def stub() -> str:
    """The whole file."""
    titles = our_titles()
    imports = [*_imports(), *(f"from {title.package} import {game_class(title)}" for title in titles)]
    parts = [HEAD, "\n".join(sorted(imports)), "\n\n__version__: str\n__all__: list[str]\n"]
    parts += [_overload(title) for title in titles]
    parts.append(f"@overload\ndef new(name: str, *, {SEED}, **options: Any) -> Game: ...\n")
    return "".join(parts)


def game_class(title: Title[Any]) -> str:
    """The name of the class of a title's games."""
    return type(title.engine.new(title.engine.options(), "1")).__name__


def view_class(title: Title[Any]) -> type:
    """The class of a title's views."""
    return type(title.engine.new(title.engine.options(), "1").view(0))


def _imports() -> list[str]:
    """What the package itself imports for its users; `new` is declared for each title instead."""
    tree = ast.parse(Path(pecunia.__path__[0], "__init__.py").read_text(encoding="utf-8"))
    found = ["from pecunia import bots as bots", "from pecunia.notebook import Card as Card"]
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("pecunia."):
            names = [alias.name for alias in node.names if alias.name in pecunia.__all__ and alias.name != "new"]
            found += [f"from {node.module} import {name} as {name}" for name in names]
    return found


def _overload(title: Title[Any]) -> str:
    options = [f"{option.name}: {TYPES[option.kind]} | None = ..." for option in title.engine.takes]
    options += [f"{name}: {RULE} = ..." for name in title.engine.choices.house_rules]
    lines = ",\n    ".join([f'name: Literal["{title.name}"]', "*", SEED, *options])
    return f"@overload\ndef new(\n    {lines},\n) -> {game_class(title)}: ...\n"
