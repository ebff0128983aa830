"""Whole sets as a PDF. The last page has the contents, printing instructions and the reconstructed values."""

from collections.abc import Iterable
from itertools import chain, islice

from pecunia.printing.card_words import part_name, set_name, value_names
from pecunia.printing.contents import parts_of
from pecunia.printing.decks import set_of
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.pdf import Document, quoted
from pecunia.printing.picture_page import Page, Sheet
from pecunia.printing.printed import Printed
from pecunia.printing.prints import prints_of
from pecunia.printing.product_names import DECKS, SETS
from pecunia.printing.sheets import sheets

# Instructions for decks that are more than cards, in this order.
HOW = ("print-how-lines", "print-how-fold", "print-how-board")


def print_cards(order: Order, document: Document, most: int | None = None) -> None:
    """All pages, or only the first ones and the last."""
    cards = [card for name in order.sets for card in set_of(name, order.box)]
    document.title = order.texts.text(
        "print-title-cards", sets=", ".join(set_name(name, order.texts) for name in order.sets)
    )
    made = list(islice(sheets(cards, order), most))
    for sheet in made:
        document.page(sheet.front)
        if order.backs:
            document.page(sheet.back)
    colophon(document, order, _how(order, cards, made), contents=_contents(order, cards, made))
    if order.backs:
        document.page(Page(order.page))


def _how(order: Order, cards: list[Printed], made: list[Sheet]) -> list[str]:
    """How to print, cut and fold the contents of the set."""
    needed = {key for card in cards for key in DECKS[card.deck].how}
    marked = any(across for across, _ in (sheet.front.cuts for sheet in made))
    cut = "print-how-cut" if order.bleed else "print-how-cut-lines"
    return [
        order.texts.text("print-how-backs" if order.backs else "print-how-one-side"),
        *([order.texts.text(cut)] if marked else []),
        *(order.texts.text(key) for key in HOW if key in needed),
    ]


def _contents(order: Order, cards: list[Printed], made: list[Sheet]) -> str:
    """A table of all parts: how many things each has, and on which pages."""
    texts = order.texts
    step = 2 if order.backs else 1
    found: dict[str, list[int]] = {}
    for number, sheet in enumerate(made):
        for part in {thing.part for thing in sheet.things}:
            found.setdefault(part, []).extend(range(number * step + 1, number * step + step + 1))
    rows = [
        (str(copies), part_name(part, texts), _ranges(found.get(part, []))) for part, copies in parts_of(cards).items()
    ]
    head = [texts.attribute("print-contents", name) or "" for name in ("count", "what", "pages")]
    names = ", ".join(f"strong({quoted(name)})" for name in head)
    cells = ", ".join(quoted(cell) for row in rows for cell in row)
    look = "columns: (auto, auto, 1fr), align: (right, left, left), stroke: none, inset: (x: 2mm, y: 1mm)"
    count = quoted(texts.text("print-count", count=sum(card.copies for card in cards)))
    return f"== #{quoted(texts.text('print-contents'))}\n#table({look}, table.header({names}), {cells})\n#{count}\n"


def _ranges(pages: list[int]) -> str:
    """Page numbers as ranges: `1–10, 35–36`."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and runs[-1][1] == page - 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    return ", ".join(f"{first}–{last}" if last > first else str(first) for first, last in runs)


def colophon(
    document: Document,
    order: Order,
    how: list[str],
    reconstructed: list[str] | None = None,
    page: Size | None = None,
    contents: str = "",
) -> None:
    """The last page: how to print, reconstructed values (those on the cards, or the given ones), and the credits."""
    texts = order.texts
    page = page or order.page
    found = on_cards(order) if reconstructed is None else reconstructed
    every = [table for game in order.games for table in order.box.values(game).provenance]
    values = texts.text("print-values-reconstructed", tables=value_names(found, every, texts)) if found else ""
    fonts = list(dict.fromkeys(chain.from_iterable(prints_of(game).typefaces.names for game in order.games)))
    said = [
        values or texts.text("print-values-stated"),
        texts.text("print-drawings"),
        texts.text("print-fonts-licence", fonts=", ".join(fonts)),
        texts.text("print-no-link"),
    ]
    size = f"width: {page.width:g}mm, height: {page.height:g}mm"
    ruler = f"#{quoted(texts.text('print-how-ruler'))}\n\n#box({RULER})" if contents else ""
    parts = [f"= #{quoted(document.title)}", *_paragraphs(how), contents, ruler, *_paragraphs(said)]
    body = "\n\n".join(part for part in parts if part)
    document.chapter(f"#page({size}, margin: 12%)[{body}\n]")


# A ruler for checking the scale: 100 mm, with a stroke at every 10.
RULER = (
    "width: 100mm, height: 3mm, stroke: (bottom: 0.3mm, left: 0.3mm, right: 0.3mm), "
    "range(1, 10).map(at => place(bottom + left, dx: at * 10mm, line(angle: 90deg, length: 1.5mm, stroke: 0.2mm)))"
    ".join()"
)


def _paragraphs(said: Iterable[str]) -> list[str]:
    return [f"#{quoted(sentence)}" for sentence in said]


def on_cards(order: Order) -> list[str]:
    """The tables of values on these cards that no rulebook states."""
    decks = {deck for name in order.sets for deck in SETS[name]}
    tables = [table for game in order.games for table in order.box.reconstructed(game)]
    return [table for table in tables if any(table.startswith(DECKS[deck].values) for deck in decks)]
