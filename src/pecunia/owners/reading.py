"""An owner's file as the entries of the form of its title. What cannot be right is said at its place."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from pecunia.core.errors import FileError, ValuesError
from pecunia.core.toml_written import toml_text
from pecunia.core.values import ABOUT, NO_VALUES, UNFINISHED, ValuesSource
from pecunia.texts import Texts
from pecunia.titles.box_form import BoxField, BoxForm
from pecunia.titles.registry import TITLES, title

GAME: Final = "game"  # what a file says about itself
MAX_ABOUT: Final = 60  # characters of an entry about the file


class Problem(NamedTuple):
    """What is wrong, in a sentence, and the entries that are meant; none if it is the file as a whole."""

    entries: list[str]
    sentence: str


class OwnersBox(NamedTuple):
    """A file by its entries (`events.tumult`): those of the form, and in `others` those that no form shows.

    `whole` are the names of the entries that count in a game; the others are not finished.
    """

    game: str
    entries: dict[str, Any]
    others: dict[str, Any]
    whole: list[str]
    about: dict[str, str]
    problems: list[Problem]


def read_box(text: str, file: str, texts: Texts) -> OwnersBox:
    """Raises ValuesError for a text that is no file of values of any title."""
    source = ValuesSource(file, text)
    about = {name: str(value)[:MAX_ABOUT] for name, value in _table(source.aside[ABOUT]).items()}
    game = _game_of(source, about)
    form = form_of(game, texts)
    entries, others = _split(source, form)
    whole = list(entries)
    entries = {**_known(_table(source.aside[UNFINISHED]), form), **entries}
    problems = _problems({**entries, **others}, whole, form, texts)
    return OwnersBox(game, entries, others, whole, about, problems)


def form_of(game: str, texts: Texts) -> BoxForm:
    box = title(game).box
    assert box is not None
    return box(texts)


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _known(entries: Mapping[str, Any], form: BoxForm) -> dict[str, Any]:
    fields = form.fields()
    return {entry: value for entry, value in entries.items() if entry in fields}


def _game_of(source: ValuesSource, about: Mapping[str, str]) -> str:
    """The title whose tables the file has: that which it names, or the first one that fits."""
    titles = {name: known for name, known in TITLES.items() if known.box is not None}
    fits = [name for name, known in titles.items() if set(source.data) <= set(_own_tables(known))]
    said = about.get(GAME, "")
    if said in titles and (said in fits or not source.data):
        return said
    if not fits:
        table = next(iter(source.data), "")
        raise source.error("values-unknown-table", table, "")
    return fits[0]


def _own_tables(known: Any) -> dict[str, Any]:
    return ValuesSource("", known.engine.own_values_text()).data


def _split(source: ValuesSource, form: BoxForm) -> tuple[dict[str, Any], dict[str, Any]]:
    """The entries of a form, and the others."""
    fields = form.fields()
    found: dict[str, Any] = {}
    others: dict[str, Any] = {}
    for path, value in _leaves(source.data, (), fields):
        entry = ".".join(path)
        if any("." in name for name in path):  # no entry of ours has a name with a dot in it
            raise source.error("values-unknown-entry", ".".join(path[:-1]), path[-1])
        (found if entry in fields else others)[entry] = value
    return found, others


def _leaves(
    table: Mapping[str, Any], path: tuple[str, ...], fields: Mapping[str, BoxField]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in table.items():
        entry = (*path, name)
        if name in NO_VALUES:
            continue
        if isinstance(value, dict) and ".".join(entry) not in fields:
            yield from _leaves(value, entry, fields)
        else:
            yield entry, value


def nested(entries: Mapping[str, Any]) -> dict[str, Any]:
    """Entries as the tables of a file."""
    tables: dict[str, Any] = {}
    for entry, value in entries.items():
        *path, name = entry.split(".")
        table = tables
        for part in path:
            table = table.setdefault(part, {})
        table[name] = value
    return tables


def _problems(entries: dict[str, Any], whole: list[str], form: BoxForm, texts: Texts) -> list[Problem]:
    """Everything is tried together, and if that fails, each part by itself."""
    others = [entry for entry in entries if entry not in form.fields()]
    stated = [entry for entry in entries if entry in whole or entry in others]
    together = _problem(stated, entries, form, texts)
    if together is None:
        return []
    found: list[Problem] = []
    for unit in [*([field.entry for field in fields] for _, fields in form.units()), others]:
        problem = _problem([entry for entry in unit if entry in stated], entries, form, texts)
        found += [problem] if problem else []
    return found or [Problem([], together.sentence)]


def _problem(unit: list[str], entries: Mapping[str, Any], form: BoxForm, texts: Texts) -> Problem | None:
    text = toml_text(nested({entry: entries[entry] for entry in unit}))
    try:
        title(form.game).engine.values_from_text(text, "")
    except ValuesError as error:
        return Problem(unit, sentence_alone(error, texts))
    return None


def sentence_alone(error: FileError, texts: Texts) -> str:
    """The sentence of an error without its place in a file, which the reader never saw."""
    return texts.error(error).removeprefix(f"{error.file}:{error.line}: ")
