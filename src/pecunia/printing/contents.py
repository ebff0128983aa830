"""The contents of a set: its parts and the number of things in each, for its last page and for docs/printing.md.

    python -m pecunia.printing.contents

prints the table for that document.
"""

from collections.abc import Iterable

from pecunia.printing.card_words import part_name
from pecunia.printing.decks import set_of
from pecunia.printing.printed import Printed
from pecunia.printing.product_names import DECKS, SETS
from pecunia.rulebook.box import Box
from pecunia.texts import Texts

LANGUAGE = "en"  # of the document


def parts_of(cards: Iterable[Printed]) -> dict[str, int]:
    """The parts of a set, and the number of things in each."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.part] = found.get(card.part, 0) + card.copies
    return found


def table() -> str:
    """The contents of every box as a Markdown table: a row for each part, a column for each box."""
    texts = Texts(LANGUAGE)
    boxes = [name for name in SETS if name not in DECKS]
    held = {name: parts_of(set_of(name, Box())) for name in boxes}
    lines = [_row(["Part", "deck", *(f"`{name}`" for name in boxes)]), _row(["---", "---", *("--:" for _ in boxes)])]
    for deck in DECKS:
        for part in parts_of(set_of(deck, Box())):
            counts = [str(held[name].get(part, "")) if deck in SETS[name] else "" for name in boxes]
            lines.append(_row([part_name(part, texts), f"`{deck}`", *counts]))
    lines.append(_row(["in all", "", *(str(sum(held[name].values())) for name in boxes)]))
    return "\n".join(lines)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    print(table())
