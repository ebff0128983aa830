"""The book's text about a card or a space: its words, and the printed values."""

from collections import Counter

from pecunia.olet.engine.names import CARD_KINDS, LETTERS, MARKS
from pecunia.olet.engine.values import Values
from pecunia.rulebook.blocks import Entry, Fact
from pecunia.rulebook.entries import entry_words
from pecunia.texts import Texts


def card(key: str, texts: Texts, values: Values) -> Entry:
    kind = CARD_KINDS.index(key)
    copies = [number for number, of_kind in enumerate(values.kind) if of_kind == kind]
    kinds = Counter((values.letter[card], values.mark[card], values.worth[card]) for card in copies)
    said = ", ".join(f"{count} × {_copy(*kind, texts)}" for kind, count in kinds.items())
    reconstructed = any(table.startswith("cards.") for table in values.reconstructed())
    fact = Fact(texts.text("rulebook-olet-copies", count=len(copies), letters=said), reconstructed)
    printed = {"letter": LETTERS[values.letter[copies[0]]]}
    if values.worth[copies[0]]:
        printed["value"] = texts.text("olet-money", amount=str(values.worth[copies[0]]))
    return Entry(*entry_words(f"olet-card-{key}", texts), "olet-card", key, printed, (fact,))


def _copy(letter: int, mark: int, worth: int, texts: Texts) -> str:
    """`A (3+)`: the letter, the number of players, and the value of a ticket."""
    marked = f"{LETTERS[letter]} ({MARKS[mark]})" if mark else LETTERS[letter]
    return f"{marked} {texts.text('olet-money', amount=str(worth))}" if worth else marked


def space(key: str, texts: Texts, values: Values) -> Entry:
    return Entry(*entry_words(f"olet-space-{key}", texts), "olet-space", key)


def sign(key: str, texts: Texts, values: Values) -> Entry:
    return Entry(*entry_words(f"olet-sign-{key}", texts))


def track(key: str, texts: Texts, values: Values) -> Entry:
    drawn = f"{key}-1" if key == "investigation" else key
    return Entry(*entry_words(f"olet-track-{key}", texts), "olet-track", drawn)
