"""Tables of the values printed on the cards of Pecunia non olet."""

from pecunia.non_olet.engine.module_names import ORDINARY
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES
from pecunia.non_olet.engine.values import Values
from pecunia.rulebook.blocks import Table
from pecunia.texts import Texts

DECKS = ("2005", "2016", "dark-red")


def decks(texts: Texts, values: Values) -> Table:
    """The number of copies of each action card."""
    head = (texts.text("rulebook-decks-card"), *(texts.text(f"rulebook-decks-{deck}") for deck in DECKS))
    rows = []
    for number, key in enumerate(CARD_KEYS):
        counts = [values.decks[deck][number] for deck in DECKS]
        rows.append((f"[](#card-{key})", *(str(count) if count else "–" for count in counts)))
    return Table(head, tuple(rows))


def romans(texts: Texts, values: Values) -> Table:
    """The ordinary Romans: how many of each class stay how long, and what they pay."""
    durations = sorted(set(values.duration[:ORDINARY]))
    head = (
        texts.text("rulebook-romans-class"),
        *(texts.text("rulebook-romans-duration", count=one) for one in durations),
    )
    rows = []
    for klass, name in enumerate(CLASSES):
        cells = []
        for duration in durations:
            fees = [
                values.fee[card]
                for card in range(ORDINARY)
                if values.klass[card] == klass and values.duration[card] == duration
            ]
            cells.append(", ".join(f"{fees.count(fee)} × {fee}" for fee in sorted(set(fees))))
        rows.append((texts.text(f"class-{name}", count=2), *cells))
    return Table(head, tuple(rows), values.is_reconstructed(*(f"romans.{name}.cards" for name in CLASSES)))
