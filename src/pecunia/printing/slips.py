"""Texts to glue on the cards of a box in another language: name and effect of every card that has one."""

from collections.abc import Iterable
from dataclasses import dataclass

from pecunia.printing.card_words import set_name
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import CARD, UNPRINTED
from pecunia.printing.pdf import HAIRLINE, Document, quoted
from pecunia.printing.printed import Printed
from pecunia.printing.prints import effects, prints_of
from pecunia.printing.product_names import GAME_OF
from pecunia.printing.sets import colophon, on_cards
from pecunia.printing.sheets import thing_size
from pecunia.texts import Texts

NARROWER = 6.0  # than the card, so that its edge stays visible
INSET = 1.6
TYPE = 8.6  # points, on a card of the usual width
LARGE = 1.5
NAME = 1.1  # relative to the type of the text
SMALLEST, LARGEST = 0.75, 1.2  # type is scaled with the width of the card, within these limits
# Lines stand close together. Long words may break, and no line consists of a single short word.
LOOK = (
    '#set par(leading: 0.5em, spacing: 0.6em, linebreaks: "optimized")\n'
    '#set text(hyphenate: true, bottom-edge: "descender", costs: (runt: 400%, hyphenation: 1500%))'
)


@dataclass(frozen=True)
class Slip:
    """The text to glue on a card: a name and paragraphs for each language."""

    said: tuple[tuple[str, tuple[str, ...]], ...]
    width: float
    game: str


def print_texts(order: Order, document: Document, most: int | None = None) -> None:
    texts = order.texts
    slips = slips_of((card for name in order.sets for card in set_of(name, order.box)), order)
    document.title = texts.text("print-title-texts", sets=", ".join(set_name(name, texts) for name in order.sets))
    document.chapter(_pages(slips, order))
    count = texts.text("print-count", count=sum(slips.values()))
    colophon(document, order, [texts.text("print-how-one-side"), texts.text("print-how-texts"), count], shown(order))


def shown(order: Order) -> list[str]:
    """The reconstructed values that matter for cards described in words: their texts and their numbers."""
    untold = tuple(start for game in order.games for start in prints_of(game).untold)
    return [table for table in on_cards(order) if not table.startswith(untold)]


def slips_of(cards: Iterable[Printed], order: Order) -> dict[Slip, int]:
    """Every slip and how many of it are needed. Cards with the same text share a slip."""
    found: dict[Slip, int] = {}
    for card in cards:
        if card.kind in effects():
            slip = _slip(card, order)
            found[slip] = found.get(slip, 0) + card.copies
    return found


def _slip(card: Printed, order: Order) -> Slip:
    said = []
    for language in order.languages:
        words = card.words(Texts(language))
        said.append((words["name"], effects()[card.kind](words)))
    return Slip(tuple(said), round(thing_size(card.layout, order).width - NARROWER, 2), GAME_OF[card.deck])


def _pages(slips: dict[Slip, int], order: Order) -> str:
    widths = sorted({slip.width for slip in slips}, reverse=True)
    rows = [_rows({slip: copies for slip, copies in slips.items() if slip.width == width}, order) for width in widths]
    size = f"width: {order.page.width:g}mm, height: {order.page.height:g}mm, margin: (x: 0mm, y: {2 * UNPRINTED:g}mm)"
    return f"#page({size})[{LOOK}\n" + "#v(6mm, weak: true)\n".join(rows) + "]"


def _rows(slips: dict[Slip, int], order: Order) -> str:
    """Slips of one width side by side. A row is as high as its highest slip, and no slip is split between pages."""
    width = next(iter(slips)).width
    columns = int((order.page.width - 2 * UNPRINTED) // width)
    cells = ", ".join(
        f"grid.cell(breakable: false)[{_written(slip, order)}]" for slip, copies in slips.items() for _ in range(copies)
    )
    look = f"columns: ({width:g}mm,) * {columns}, inset: {INSET}mm, align: center + horizon"
    return f"#align(center, grid({look}, stroke: {HAIRLINE} + luma(120), {cells}))\n"


def _written(slip: Slip, order: Order) -> str:
    faces = prints_of(slip.game).typefaces
    size = (
        faces.grown
        * TYPE
        * min(max(slip.width / (CARD[0] - NARROWER), SMALLEST), LARGEST)
        * (LARGE if order.large else 1)
    )
    parts = []
    for language, (name, paragraphs) in zip(order.languages, slip.said, strict=True):
        title = f'text(font: "{faces.heading}", weight: 700, size: {NAME}em, {quoted(name)})'
        lines = " + parbreak() + ".join(quoted(paragraph) for paragraph in paragraphs)
        look = f'font: "{faces.text}", lang: "{language}", size: {size:.2f}pt'
        parts.append(f"#text({look}, {title} + parbreak() + {lines})")
    return "#line(length: 30%, stroke: 0.1mm)".join(parts)
