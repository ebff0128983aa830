"""The reference of the library (docs/library.md), made from signatures and docstrings.

They are read from the sources, which stand beside the compiled modules: so the page is the same for both.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pecunia
from pecunia import bots
from pecunia.core.errors import PecuniaError
from pecunia.core.options import HOUSE, NUMBER, SEAT, SWITCH, VALUES, WORD, WORDS
from pecunia.library.stub import game_class, view_class
from pecunia.texts import Texts
from pecunia.titles.registry import first_title, our_titles
from pecunia.titles.title import Title

MAY_BE: Final = {
    NUMBER: "a whole number",
    SWITCH: "`True` or `False`",
    SEAT: 'a seat: `1` or `"B"`',
    WORD: "a word",
    WORDS: "a list, or one text with commas",
    HOUSE: "a dict or text",
    VALUES: "a path, or values",
}
HEAD: Final = """# The library

Made from the code by `python -m pecunia.library docs/library.md src/pecunia/__init__.pyi`.
[research.md](research.md) shows how the parts are used together, and [first-steps.ipynb](first-steps.ipynb) is a
notebook to begin with.

```python
import pecunia

game = pecunia.new("TITLE", players=3)  # a fresh seed: game.seed
while game.legal_moves:
    game.play(game.legal_moves[0])  # or its text: game.play("seat M")
print(game.outcome, game.undo())
```

Everything here can be pickled and copied, in the middle of any effect, and read by another process, another Python, and
by compiled and uncompiled engines alike. A view is pickled without what its seat may not know. Errors are sentences:
`str(error)`; `error.key` is stable.
"""
RULES: Final = """A house rule has the same name and the same values everywhere: `pecunia.new(…, winBy="earned")` or
`house="winBy=earned,queueCap5=true"`, `--house winBy=earned` on the command line, `winBy=earned` as a parameter of
OpenSpiel and in the options of records and positions. The first value is the default.
"""


class Documented(NamedTuple):
    """A public name: where it is, how it is called, what its docstring says, and its object."""

    name: str
    call: str
    text: str
    owner: str  # the class that it is a part of, if any


def page() -> str:
    """The whole document."""
    parts = [HEAD.replace("TITLE", first_title()), "\n## The options of `pecunia.new`\n"]
    parts += [_options(title) for title in our_titles()]
    parts.append(_house_rules())
    for heading, names in _chapters():
        parts.append(f"\n## {heading}\n")
        parts += [_entry(each) for each in names]
    return "\n".join(parts).rstrip() + "\n"


def public_names() -> list[Documented]:
    """Everything that the page describes."""
    return [each for _, names in _chapters() for each in names]


def _chapters() -> Iterator[tuple[str, list[Documented]]]:
    offered = [getattr(pecunia, name) for name in pecunia.__all__ if name != "bots"]
    functions = [each for each in offered if not isinstance(each, type)]
    errors = [each for each in offered if isinstance(each, type) and issubclass(each, PecuniaError)]
    classes = [each for each in offered if isinstance(each, type) and each not in errors]
    yield "Functions", [each for function in functions for each in documented(function)]
    yield "Classes", [each for class_ in classes for each in documented(class_)]
    for title in our_titles():
        about = f"The views of {title.label}"
        yield about, list(documented(view_class(title)))
    yield "Bots: `pecunia.bots`", [each for name in bots.__all__ for each in documented(getattr(bots, name))]
    yield "Errors", [each for error in errors for each in documented(error)]


def documented(thing: Any) -> Iterator[Documented]:
    """A function, or a class with its public methods and properties, as the source has them."""
    tree = _source(thing.__module__)
    name = thing.__name__
    node = next(each for each in tree.body if isinstance(each, ast.ClassDef | ast.FunctionDef) and each.name == name)
    if isinstance(node, ast.FunctionDef):
        yield Documented(name, f"{name}{_signature(node)}", _text(node), "")
        return
    yield Documented(name, f"class {name}", _text(node), "")
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            if any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in part.decorator_list):
                continue
            is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in part.decorator_list)
            kind = f": {ast.unparse(part.returns)}" if part.returns else ""
            yield Documented(part.name, part.name + (kind if is_property else _signature(part)), _text(part), name)


@cache
def _source(module: str) -> ast.Module:
    file = Path(pecunia.__path__[0]).joinpath(*module.split(".")[1:])
    found = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    return ast.parse(found.read_text(encoding="utf-8"))


def _text(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def _signature(node: ast.FunctionDef) -> str:
    told = ast.unparse(node.args)
    given = re.sub(r"^self(, )?", "", told)
    returns = ast.unparse(node.returns) if node.returns else ""
    return f"({given})" + (f" -> {returns}" if returns not in ("", "None") else "")


def _entry(each: Documented) -> str:
    call = re.sub(r"'([A-Z]\w+)'", r"\1", each.call)  # names of classes that come later in their file
    if each.owner:
        return f"- `{call}`: {' '.join(each.text.split())}"
    return f"\n### `{call}`\n\n{each.text}\n"


def _options(title: Title[Any]) -> str:
    rows = [f'`pecunia.new("{title.name}", seed=None, …)` returns a game of the class `{game_class(title)}`.\n']
    rows += ["| Option | May be | Default | What it says |", "|---|---|---|---|"]
    rows.append("| `seed` | a word or a whole number | a fresh one | the deal: the same seed, the same game |")
    for option in title.engine.takes:
        rows.append(f"| `{option.name}` | {MAY_BE[option.kind]} | {option.default} | {option.meaning} |")
    return "\n".join(rows) + "\n"


def _house_rules() -> str:
    rows = [f"### House rules\n\n{RULES}", "| Game | House rule | Values | What it says |", "|---|---|---|---|"]
    texts = Texts("en")
    for title in our_titles():
        for name, values in title.engine.choices.house_rules.items():
            told = ", ".join([f"`{value}`" for value in values])
            about = texts.attribute(f"house-{name}", "text") or texts.text(f"house-{name}")
            rows.append(f"| {title.label} | `{name}` | {told} | {about} |")
    return "\n".join(rows) + "\n"
