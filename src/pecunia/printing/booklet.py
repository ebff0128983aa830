"""A rulebook on paper: its chapters with drawings, contents, page numbers, and the rulings at the end."""

from functools import singledispatchmethod

from pecunia.art.all_kinds import MANIFEST
from pecunia.art.kinds import TABLE
from pecunia.printing.card_sides import UNITS, face_svg, on_paper
from pecunia.printing.markup import blocks, inline, label, link, said, table
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.pdf import Document
from pecunia.printing.prints import prints_of
from pecunia.printing.sets import colophon
from pecunia.rulebook.blocks import Block, Chapter, Drawing, Entry, Heading, HouseRule, Prose, Ruling, Table
from pecunia.rulebook.book import Book, book
from pecunia.rulebook.drawings import drawing
from pecunia.rulebook.part import rulebook_of
from pecunia.texts import Texts

BESIDE = {False: 21.0, True: 32.0}  # the width of a card beside its text, in millimetres: upright, or lying
WIDE = 850.0  # a drawing of this many units takes the whole width
TYPE, LARGE = 9.0, 15.0  # points
# The building blocks of a book's markup. A link gives its page number, since paper cannot be clicked.
LOOK = r"""
#let to(name, words) = link(label(name), words + context {
  let page = str(counter(page).at(label(name)).first())
  "\u{2060}" + text(size: 0.65em, baseline: -0.4em, fill: luma(90), "\u{202f}" + page)
})
#let code(words) = strong(words)
#let example(words) = block(inset: (left: 3mm, y: 1mm), stroke: (left: 0.6mm + luma(190)), words)
#let small(words) = text(size: 0.88em, fill: luma(70), words)
#let rows(columns, ..cells) = block(breakable: true, table(
  columns: columns, stroke: (x, y) => (bottom: 0.2mm + luma(160)), inset: (x: 1.5mm, y: 1.1mm), align: left, ..cells
))
#let star = box(height: 0.7em, width: 0.75em, curve(
  fill: black, curve.move((50%, 0%)), ..(
    (61.8%, 38.2%), (100%, 38.2%), (69.1%, 61.8%), (80.9%, 100%), (50%, 76.4%), (19.1%, 100%), (30.9%, 61.8%),
    (0%, 38.2%), (38.2%, 38.2%)
  ).map(point => curve.line(point)), curve.close()
))
#show "★": star
#let beside(picture, words) = block(breakable: false, grid(columns: (auto, 1fr), gutter: 3mm, picture, words))
#set par(justify: true, leading: 0.58em, spacing: 0.85em)
#set list(spacing: 0.6em, marker: [•])
#set enum(spacing: 0.6em)
#show table: set par(justify: false)
#show heading: set par(justify: false)
#show heading.where(level: 1): set text(size: 1.3em)
#show heading.where(level: 3): set text(size: 0.95em)
#show heading: set block(above: 1.3em, below: 0.7em)
#show outline.entry.where(level: 1): set block(above: 0.9em)
#show outline.entry.where(level: 1): strong
"""


def print_rules(order: Order, document: Document, most: int | None = None) -> None:
    """The book of every game in the sets, in the first language, then in the second."""
    games = order.games
    titles = [order.texts.text(f"rulebook-title-{game}") for game in games]
    document.title = " · ".join(titles)
    size = _size(order)
    for game in games:
        for language in order.languages:
            written = _Booklet(book(game, language, order.box.values(game)), document, order)
            look = f'width: {size.width:g}mm, height: {size.height:g}mm, margin: (x: 15mm, y: 17mm), numbering: "1"'
            document.chapter(f"#page({look})[{LOOK}{written.text()}]")
    found = [table for game in games for table in order.box.reconstructed(game)]
    colophon(document, order, [order.texts.text("print-how-large" if order.large else "print-how-rules")], found, size)


def _size(order: Order) -> Size:
    """Half a sheet, to be folded; a whole one in large type."""
    return order.page if order.large else Size(round(order.page.height / 2, 2), order.page.width)


class _Booklet:
    def __init__(self, whole: Book, document: Document, order: Order) -> None:
        self.book = whole
        self.document = document
        self.order = order
        self.texts = Texts(whole.language)

    def text(self) -> str:
        title = self.texts.text(f"rulebook-title-{self.book.game}")
        cover = self._drawing(rulebook_of(self.book.game).cover)
        faces = prints_of(self.book.game).typefaces
        size = (LARGE if self.order.large else TYPE) * faces.grown
        begin, end = (f"{self.book.game}-{self.book.language}-{name}" for name in ("first-page", "last-page"))
        shown = f"heading.where(outlined: true).after(<{begin}>).before(<{end}>)"
        parts = [
            faces.rules(),
            f'#set text(lang: "{self.book.language}", size: {size:g}pt, hyphenate: true)',
            f"#metadata(none) <{begin}>",
            f"#align(center, text({faces.title_look()})[#set par(justify: false)\n{said(title)}])",
            f"#v(4mm)#{cover}#v(4mm)#outline(title: none, target: {shown})#pagebreak(weak: true)",
            *(self.chapter(chapter) for chapter in self.book.chapters),
            f"#metadata(none) <{end}>",
        ]
        return "\n".join(parts)

    def chapter(self, chapter: Chapter) -> str:
        """Text about a single card stands beside its drawing."""
        parts = [self._heading(1, chapter.title, chapter.anchor)]
        before: Entry | None = None
        for block in chapter.blocks:
            more = block.text if before and before.alone and isinstance(block, Prose) else ""
            if before:
                parts.append(self._entry(before, more))
            before = block if isinstance(block, Entry) else None
            if not before and not more:
                parts.append(self.block(block))
        if before:
            parts.append(self._entry(before, ""))
        return "\n\n".join(parts)

    @singledispatchmethod
    def block(self, block: Block) -> str:
        raise TypeError(block)

    @block.register
    def _(self, block: Heading) -> str:
        return self._heading(block.level, block.text, block.anchor)

    @block.register
    def _(self, block: Prose) -> str:
        return blocks(block.text, self.book)

    @block.register
    def _(self, block: Drawing) -> str:
        image = self._drawing(block.name)
        caption = f"#align(center, small[{inline(block.caption, self.book)}])"
        return f"#block(breakable: false, width: 100%)[#{image}\n#v(-1mm){caption}]"

    @block.register
    def _(self, block: Table) -> str:
        rows = [[inline(cell, self.book) for cell in row] for row in block.rows]
        return table([said(cell) for cell in block.head], rows) + self._note(block.reconstructed)

    @block.register
    def _(self, block: Ruling) -> str:
        parts = [f"#block[#strong[{said(block.clause)}]{label(self.book, block.anchor)} {said(block.holds)}]"]
        if block.why:
            parts.append(f"#example(small[{said(self.texts.text('rulebook-why'))} {said(block.why)}])")
        parts += self._related("rulebook-changed-by", block.houses)
        return "\n".join(parts)

    @block.register
    def _(self, block: HouseRule) -> str:
        parts = [self._heading(3, block.name, block.anchor), said(block.text)]
        choices = []
        for at, (name, text) in enumerate(block.choices):
            usual = said(f" ({self.texts.text('rulebook-usual')})") if at == 0 else ""
            choices.append(f"[#strong[{said(name)}]{usual} – {said(text)}]")
        parts += [f"#list({', '.join(choices)})"] if choices else []
        parts += self._related("rulebook-changes", block.rulings)
        return "\n".join(parts)

    def _entry(self, block: Entry, more: str) -> str:
        mark = self.texts.attribute("rulebook-reconstructed", "mark") or ""
        facts = " · ".join(f"{fact.text} ({mark})" if fact.reconstructed else fact.text for fact in block.facts)
        parts = [self._heading(3, block.name, block.anchor), said(block.text)]
        parts += [f"#small[{said(facts)}]"] if facts else []
        parts += [self.block(block.rows)] if block.rows else []
        parts += [blocks(more, self.book)] if more else []
        words = "\n\n".join(parts)
        return f"#beside({self._card(block)})[{words}]" if block.kind else f"#block(breakable: false)[{words}]"

    def _card(self, block: Entry) -> str:
        kind = MANIFEST[block.kind]
        layout = kind.layout(block.key, TABLE if TABLE in kind.details else kind.details[0])
        printed = block.printed
        as_printed = prints_of(self.book.game).in_book.get(block.kind)
        if as_printed is not None:
            layout, printed = as_printed(block, self.order.box.values(self.book.game))
        words = kind.words(block.key, self.texts, printed)
        size = Size(layout.width / UNITS, layout.height / UNITS)
        svg = face_svg(layout, words, self.book.language, size, 0, grey=self.order.grey)
        scale = LARGE / TYPE if self.order.large else 1
        return self._image(svg, f"{BESIDE[layout.width > layout.height] * scale:g}mm")

    def _drawing(self, name: str) -> str:
        """A wide drawing takes the whole width; all have the same scale."""
        svg = drawing(self.book.game, name, self.book.language, self.order.box.values(self.book.game))
        wide = float(svg.partition(' width="')[2].partition('"')[0])
        return f"align(center, {self._image(svg, f'{min(100, 100 * wide / WIDE):.1f}%')})"

    def _image(self, svg: str, width: str) -> str:
        return f'image("{self.document.picture(on_paper(svg, self.order.grey))}", width: {width})'

    def _heading(self, level: int, words: str, anchor: str) -> str:
        """Chapters and their parts are in the contents; cards are found through their chapter."""
        outlined = "true" if level < 3 else "false"
        return f"#heading(level: {level}, outlined: {outlined})[{said(words)}] {label(self.book, anchor)}"

    def _note(self, reconstructed: bool) -> str:
        return f"\n#small[{said(self.texts.text('rulebook-reconstructed'))}]" if reconstructed else ""

    def _related(self, key: str, anchors: tuple[str, ...]) -> list[str]:
        names = ", ".join(link(self.book, anchor, said(self.book.names[anchor])) for anchor in anchors)
        return [f"#block(small[{said(self.texts.text(key))} {names}])"] if names else []
