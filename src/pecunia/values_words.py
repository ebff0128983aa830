"""What players call the places in a file of values: `romans.senator` are the senators, `tumult` is the event Tumult."""

from collections.abc import Callable, Mapping

Say = Callable[
    [str, Mapping[str, str | float]], str | None
]  # a key and its facts: the words, None where there are none

# By the beginning of a table's name, where the words of its entries stand.
ENTRIES = {
    "deck.": "card-{entry}",
    "names": "class-{entry}",
    "classes": "class-{entry}",
    "famous": "famous-{entry}",
    "events": "event-{entry}",
    "careers.ladders": "ladder-{entry}",
    "board.": "olet-space-{entry}",
    "targets": "values-entry-players",
}
OTHERS = "values-entry-{entry}"


def in_words(table: str, entry: str, say: Say) -> dict[str, str]:
    """Table and entry in the words of a language, each as it is written where there are none, and `where` for both."""
    whole = say(_key(f"{table}.{entry}" if table else entry), {}) if entry else None  # the entry is itself a table
    named = say(_key(table), {}) if table else None
    within = _entry_in_words(table, entry, say) if entry and table else None
    where = whole or ", ".join(words for words in (named or table, within) if words)
    return {"table": named or table, "entry": whole or within or entry, "where": where or entry}


def _key(table: str) -> str:
    return f"values-{table.replace('.', '-')}"


def _entry_in_words(table: str, entry: str, say: Say) -> str | None:
    pattern = next((words for start, words in ENTRIES.items() if table.startswith(start)), OTHERS)
    return say(pattern.format(entry=entry), {"count": 2, "number": entry})
