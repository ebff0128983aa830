"""Finds what a card, or any other thing on the table, has and lacks: its declaration, values, drawing, words and so on.

Each title says in `things.toml` what kinds of things it has and what each of them needs. Everything else is found by
the key of the thing.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.ledger.citations import ENGINE, folder_of, shown
from pecunia.ledger.ledger import PROOFS, Ledger, uses
from pecunia.rulebook.clauses import card_tables, scope
from pecunia.scenarios.vocabulary import similar
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.titles.title import WEIGHTS, Title

THINGS = "things.toml"
# What a thing may need, in the order of the output.
DECLARATION, VALUES, MOVES, DRAWING, WORDS, RULEBOOK, WEIGHT, OBSERVER, CLAUSE, CODE, SCENARIOS = PARTS = (
    "declaration",
    "values",
    "moves",
    "drawing",
    "words",
    "rulebook",
    "weight",
    "observer",
    "clause",
    "code",
    "scenarios",
)


@dataclass(frozen=True)
class Part:
    """One thing that a card needs: where it was found, and what is missing, such as a language."""

    name: str
    found: list[str]
    missing: list[str]


@dataclass(frozen=True)
class Thing:
    """A card, class, space …: `kind` is a table of things.toml."""

    game: str
    kind: str
    key: str
    parts: list[Part]

    @property
    def missing(self) -> list[Part]:
        return [part for part in self.parts if part.missing]


def kinds_of(title: Title[Any]) -> dict[str, dict[str, Any]]:
    """The kinds of things of a title; empty if the title has no `things.toml`."""
    file = resources.files(title.package).joinpath(THINGS)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def keys_of(title: Title[Any], kind: dict[str, Any]) -> list[str]:
    if isinstance(kind["keys"], list):
        return kind["keys"]
    module, _, name = kind["keys"].partition(":")
    return list(getattr(import_module(f"{title.package}.{ENGINE}.{module}"), name))


def things_called(key: str, games: list[str]) -> list[tuple[str, str]]:
    """The games and kinds in which something has this key. If there is none, raises an error with the nearest keys."""
    known: dict[str, list[tuple[str, str]]] = {}
    for game in games:
        for name, kind in kinds_of(TITLES[game]).items():
            for each in keys_of(TITLES[game], kind):
                known.setdefault(each, []).append((game, name))
    if not known:
        raise PecuniaError("ledger-no-things", game=", ".join(games), file=THINGS)
    if key not in known:
        raise PecuniaError("ledger-no-card", thing=key, similar=similar(key, list(known)))
    return known[key]


def card_text(game: str, key: str, texts: Texts) -> str:
    """The name of a card and the text printed on it."""
    title = TITLES[game]
    words = [kind["words"].format(key=key) for kind in kinds_of(title).values() if key in keys_of(title, kind)]
    if not words:
        return ""
    name, text = texts.text(words[0], count=1), texts.attribute(words[0], "text")
    return f"{name}: {text}" if text else name


def look_at(key: str, kind_name: str, ledger: Ledger, root: Path) -> Thing:
    """Everything that a thing needs, found or missing."""
    title = TITLES[ledger.game]
    kind = kinds_of(title)[kind_name]
    parts = [_part(DECLARATION, _declarations(title, key, root))]
    if "values" in kind:
        parts.append(_part(VALUES, list(_value_rows(title, kind["values"], key))))
    if kind.get("moves"):
        parts.append(_part(MOVES, [f"{move.number} {move.text}" for move in _moves(title, key)]))
    if "drawing" in kind:
        parts.append(_part(DRAWING, _drawings(kind["drawing"], key)))
    words = kind["words"].format(key=key)
    parts.append(_in_languages(WORDS, {language: _words(language, words) for language in LANGUAGES}))
    if kind.get("rulebook"):
        parts.append(_in_languages(RULEBOOK, {language: _chapter(title, language, words) for language in LANGUAGES}))
    if "weight" in kind:
        weight = kind.get("weights", {}).get(key) or kind["weight"].format(key=key)
        parts.append(_part(WEIGHT, [weight] if weight in _weights(title) else [], weight))
    if "observed" in kind:
        fields = _observed(title)
        seen = [field for field in kind["observed"] if field in fields]
        parts.append(Part(OBSERVER, seen, [field for field in kind["observed"] if field not in fields]))
    return Thing(ledger.game, kind_name, key, parts + list(_proofs(key, kind, ledger)))


def _part(name: str, found: list[str], wanted: str = "") -> Part:
    return Part(name, found, [] if found else [wanted])


def _in_languages(name: str, found: dict[str, str]) -> Part:
    there = [f"{language}: {what}" for language, what in found.items() if what]
    return Part(name, there, [language for language, what in found.items() if not what])


def _declarations(title: Title[Any], key: str, root: Path) -> list[str]:
    """The places in the engine where the key appears."""
    return _literals(folder_of(f"{title.package}.{ENGINE}", root), root).get(key, [])


@cache
def _literals(folder: Path, root: Path) -> dict[str, list[str]]:
    """All string literals in the code, with the places where they appear."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, []).append(f"{shown(file, root)}:{node.lineno}")
    return found


def _value_rows(title: Title[Any], paths: list[str], key: str) -> Iterator[str]:
    """Paths that contain the key and exist, and tables in which the key is one of the words."""
    values = tomllib.loads(title.engine.own_values_text())
    for path in paths:
        entry: Any = values
        for step in path.format(key=key).split("."):
            entry = entry.get(step) if isinstance(entry, dict) else None
        if entry is not None and ("{key}" in path or key in _words_of(entry)):
            yield path.format(key=key)


def _words_of(entry: Any) -> set[str]:
    if isinstance(entry, dict):
        return {word for value in entry.values() for word in _words_of(value)}
    if isinstance(entry, list):
        return {word for value in entry for word in _words_of(value)}
    return set(str(entry).split())


def _moves(title: Title[Any], key: str) -> list[Any]:
    return [move for move in title.engine.moves if key in move.text.split()]


def _drawings(kind: str, key: str) -> list[str]:
    """Drawings of the key and of its variants (`senator-1`)."""
    from pecunia.art.all_kinds import MANIFEST  # slow to import, and rarely needed

    keys = MANIFEST[kind].keys if kind in MANIFEST else ()
    return [f"{kind} {each}" for each in keys if each == key or each.startswith(f"{key}-")]


def _words(language: str, key: str) -> str:
    texts = Texts(language)
    return texts.text(key, count=1) if texts.has(key) else ""


def _chapter(title: Title[Any], language: str, anchor: str) -> str:
    """The chapter of the rulebook that describes it."""
    return _chapters(title.name, language).get(anchor, "")


@cache
def _chapters(game: str, language: str) -> dict[str, str]:
    """The chapter of a book for each anchor."""
    from pecunia.rulebook.book import book

    return book(game, language).homes


def _weights(title: Title[Any]) -> set[str]:
    tables = tomllib.loads(title.file(WEIGHTS))
    return {name for table in tables.values() for name in table}


def _observed(title: Title[Any]) -> set[str]:
    """The observed fields of a title."""
    layout = title.observer(title.engine.options()).layout
    return {field.name for block in layout.blocks for field in block.fields}


def _proofs(key: str, kind: dict[str, Any], ledger: Ledger) -> Iterator[Part]:
    """The clause, the code that keeps it, the scenarios that prove it."""
    by_card = {card: clause for table in card_tables(ledger.game) for card, clause in scope(ledger.game)[table].items()}
    of_kind = kind.get("clauses")
    clause = by_card.get(key, "") if of_kind is None else of_kind.get(key, "")
    yield _part(CLAUSE, [clause] if clause else [])
    places = [one for one in ledger.citations if clause and one.clause == clause]
    yield _part(CODE, [f"{place.file}:{place.line} {place.name}".strip() for place in places])
    proofs = [one for one in ledger.scenarios if clause in one.cites and (of_kind is not None or uses(one, key))]
    yield _part(SCENARIOS, [f"{PROOFS.as_posix()}/{one.file}:{one.line} {one.title}" for one in proofs])
