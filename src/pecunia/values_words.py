"""Names for the places in a file of values: `romans.senator` are the senators, `tumult` is the event Tumult."""

from collections.abc import Callable, Mapping

Say = Callable[
    [str, Mapping[str, str | float]], str | None
]  # takes a key and its facts; returns the text, or None if there is none

OTHERS = "values-entry-{entry}"


def in_words(table: str, entry: str, entries: Mapping[str, str], say: Say) -> dict[str, str]:
    """Table and entry in words, and `where` for both together. Without a text they stay as written in the file.

    `entries` gives the text key for the entries of a table, by the beginning of the table's name.
    """
    whole = say(_key(f"{table}.{entry}" if table else entry), {}) if entry else None  # the entry is itself a table
    named = say(_key(table), {}) if table else None
    within = _entry_in_words(table, entry, entries, say) if entry and table else None
    where = whole or ", ".join(words for words in (named or table, within) if words)
    return {"table": named or table, "entry": whole or within or entry, "where": where or entry}


def _key(table: str) -> str:
    return f"values-{table.replace('.', '-')}"


def _entry_in_words(table: str, entry: str, entries: Mapping[str, str], say: Say) -> str | None:
    pattern = next((words for start, words in entries.items() if table.startswith(start)), OTHERS)
    return say(pattern.format(entry=entry), {"count": 2, "number": entry})
