"""Player aids: the course of a turn, and the effect of every card in the box, with its signs."""

from collections.abc import Iterable

from pecunia.art.cards import drawn
from pecunia.art.shapes import Layout
from pecunia.art.signs import strip
from pecunia.printing.card_sides import UNITS, picture
from pecunia.printing.card_words import set_name
from pecunia.printing.decks import deck_of
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.pdf import Document, quoted
from pecunia.printing.prints import prints_of
from pecunia.printing.product_names import GAME_OF, SETS
from pecunia.printing.sets import colophon
from pecunia.printing.slips import shown
from pecunia.texts import Texts
from pecunia.titles.registry import title

SIGNS = Size(17.0, 5.0)  # the room for signs, in millimetres, beside the smallest type
SQUARE = Size(SIGNS.height, SIGNS.height)
# Type sizes in points: large type; if the cards fit on one page; if all cards of a box must fit on two.
LARGE, FEW, MANY = 15.0, 11.5, 8.6
A_PAGE = 18  # the most cards on one page
LOOK = """
#set par(leading: 0.45em, spacing: 0.65em)
#show heading: set text(size: 1.05em)
#show heading: set block(above: 0.9em, below: 0.45em)
#let card(signs, words) = block(breakable: false, above: 0.75em, below: 0.75em,
  grid(columns: (auto, 1fr), gutter: 0.8em, align: horizon, signs, words))
"""


def print_aid(order: Order, document: Document, most: int | None = None) -> None:
    """For each game and language, the aid for one player."""
    texts = order.texts
    document.title = texts.text("print-title-aid", sets=", ".join(set_name(name, texts) for name in order.sets))
    page = f"width: {order.page.width:g}mm, height: {order.page.height:g}mm, margin: (x: 12mm, y: 11mm)"
    columns = 1 if order.large else 2
    for game in order.games:
        for language in order.languages:
            aid = Aid(order, document, Texts(language), game)
            faces = prints_of(game).typefaces
            look = f'{faces.rules()}\n#set text(lang: "{language}", size: {aid.size * faces.grown:g}pt)'
            look += f'\n#show heading.where(level: 1): set text(font: "{faces.title}", weight: {faces.title_weight})'
            document.chapter(
                f"#page({page}, columns: {columns})[#set columns(gutter: 6mm)\n{LOOK}{look}\n{aid.text()}]"
            )
            document.turn_over(order.page)
    colophon(document, order, [texts.text("print-how"), texts.text("print-how-aid")], shown(order))


class Aid:
    """The aid of one game in one language, for the decks that were ordered."""

    def __init__(self, order: Order, document: Document, texts: Texts, game: str) -> None:
        self.order = order
        self.document = document
        self.texts = texts
        self.game = game
        decks = dict.fromkeys(deck for name in order.sets for deck in SETS[name])
        self.decks = [deck for deck in decks if GAME_OF[deck] == game]
        self.prints = prints_of(game)
        cards = {
            (card.kind, card.key)
            for deck in self.decks
            for card in deck_of(deck, order.box)
            if card.kind in self.prints.effects
        }
        self.size = LARGE if order.large else FEW if len(cards) <= A_PAGE else MANY

    def text(self) -> str:
        return "\n\n".join([heading(1, title(self.game).label), *self.prints.aid(self)])

    def deck(self, deck: str, about: str = "") -> Iterable[str]:
        """The effect of each card in a deck, with the number of copies; `about` is a text about the whole deck."""
        found: dict[tuple[str, str, str, str], int] = {}
        for card in deck_of(deck, self.order.box):
            if card.kind in self.prints.effects:
                words = card.words(self.texts)
                line = (card.kind, card.key, words["name"], " · ".join(self.prints.effects[card.kind](words)))
                found[line] = found.get(line, 0) + card.copies
        if not found:
            return
        yield heading(2, set_name(deck, self.texts))
        if about:
            yield said(about)
        for (kind, key, name, effect), copies in found.items():
            many = said(f" ×{copies}") if copies > 1 else ""
            yield self.line(kind, key, f"{bold(name)}{many} {said(effect)}")

    def line(self, kind: str, key: str, words: str) -> str:
        signs = self.prints.strips.get(kind, {}).get(key)
        return f"#card({self.signs(signs, SIGNS)})[{words}]" if signs else f"#block(breakable: false)[{words}]"

    def signs(self, tokens: str, room: Size = SQUARE) -> str:
        wide, high = room.width * UNITS, room.height * UNITS
        layout = Layout("signs", tokens, "", round(wide), round(high), tuple(strip(tokens, 0, 0, wide, high)))
        svg = picture(drawn(layout, {}, self.texts.language), Size(wide, high), grey=self.order.grey)
        return f'image("{self.document.picture(svg)}", height: {room.height * self.size / MANY:.2f}mm)'


def said(words: str) -> str:
    return f"#{quoted(words)};"


def bold(words: str) -> str:
    return f"#strong[{said(words)}]"


def named(texts: Texts, key: str) -> str:
    return f"{bold(texts.text(key))} {said(texts.attribute(key, 'text') or '')}"


def heading(level: int, words: str) -> str:
    return f"#heading(level: {level})[{said(words)}]"
