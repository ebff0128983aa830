"""What players call the places in a file of values: `romans.senator` are the senators, `tumult` is the event Tumult."""

from collections.abc import Callable, Mapping

Say = Callable[
    [str, Mapping[str, str | float]], str | None
]  # a key and its facts: the words, None where there are none

OTHERS = "values-entry-{entry}"


def in_words(table: str, entry: str, entries: Mapping[str, str], say: Say) -> dict[str, str]:
    """Table and entry in the words of a language, each as it is written where there are none, and `where` for both.

    `entries` says, by the beginning of a table's name, where the words of its entries stand.
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
