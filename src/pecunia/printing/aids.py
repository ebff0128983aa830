"""Player aids: how a turn goes, and what every card of the box does, with its signs."""

from collections.abc import Iterable

from pecunia.art.cards import drawn
from pecunia.art.frames import actions, events, famous, favours, olet_board, olet_cards, upgrades
from pecunia.art.shapes import Layout
from pecunia.art.signs import strip
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.names import CLASSES
from pecunia.olet.engine.names import SPACE_KINDS, TRACK_KINDS
from pecunia.printing.cards import colophon
from pecunia.printing.decks import DECKS
from pecunia.printing.document import Document, quoted
from pecunia.printing.faces import UNITS, picture
from pecunia.printing.names import OF_OLET, SETS
from pecunia.printing.order import Order
from pecunia.printing.paper import Size
from pecunia.printing.slips import EFFECTS, shown
from pecunia.printing.typefaces import TYPEFACES
from pecunia.printing.wording import set_name
from pecunia.texts import Texts

# What each card does, as signs; ladders have a sign for each of their tasks, and speak in words here.
STRIPS = {
    "action": actions.STRIPS,
    "famous": famous.STRIPS,
    "upgrade": upgrades.STRIPS,
    "event": events.STRIPS,
    "favour": favours.STRIPS,
    "olet-card": {**olet_cards.STRIPS, "lottery": "olet-plus olet-real"},
    "olet-space": {"market": "olet-minus olet-real", **olet_board.STRIPS},
}
SIGNS = Size(17.0, 5.0)  # the room for signs, in millimetres, beside the smallest type
SQUARE = Size(SIGNS.height, SIGNS.height)
# Points: in large type; for so many cards on a page; for all cards of a box on two.
LARGE, FEW, MANY = 15.0, 11.5, 8.6
A_PAGE = 18  # cards
TITLES = {"non-olet": "Pecunia non olet", "olet": "Pecunia Olet"}
FEWEST = 2  # players
PHASES = (1, 2, 3, 4)
OLET_HELP = ("olet-help-turn", "olet-help-money", "olet-help-police", "olet-help-end")
OLET_SIGNS = ("hat", "bin", "sunglasses")
LOOK = """
#set par(leading: 0.45em, spacing: 0.65em)
#show heading: set text(size: 1.05em)
#show heading: set block(above: 0.9em, below: 0.45em)
#let card(signs, words) = block(breakable: false, above: 0.75em, below: 0.75em,
  grid(columns: (auto, 1fr), gutter: 0.8em, align: horizon, signs, words))
"""


def print_aid(order: Order, document: Document, most: int | None = None) -> None:
    """For each game, in each language, the aid of one player."""
    texts = order.texts
    document.title = texts.text("print-title-aid", sets=", ".join(set_name(name, texts) for name in order.sets))
    page = f"width: {order.page.width:g}mm, height: {order.page.height:g}mm, margin: (x: 12mm, y: 11mm)"
    columns = 1 if order.large else 2
    for game in order.games:
        for language in order.languages:
            aid = _Aid(order, document, Texts(language), game)
            faces = TYPEFACES[game]
            look = f'{faces.rules()}\n#set text(lang: "{language}", size: {aid.size * faces.grown:g}pt)'
            look += f'\n#show heading.where(level: 1): set text(font: "{faces.title}", weight: {faces.title_weight})'
            document.chapter(
                f"#page({page}, columns: {columns})[#set columns(gutter: 6mm)\n{LOOK}{look}\n{aid.text()}]"
            )
            document.turn_over(order.page)
    colophon(document, order, [texts.text("print-how"), texts.text("print-how-aid")], shown(order))


class _Aid:
    def __init__(self, order: Order, document: Document, texts: Texts, game: str) -> None:
        self.order = order
        self.document = document
        self.texts = texts
        self.game = game
        decks = dict.fromkeys(deck for name in order.sets for deck in SETS[name])
        self.decks = [deck for deck in decks if deck.startswith(OF_OLET) == (game == "olet")]
        cards = {
            (card.kind, card.key) for deck in self.decks for card in DECKS[deck](order.box) if card.kind in EFFECTS
        }
        self.size = LARGE if order.large else FEW if len(cards) <= A_PAGE else MANY

    def text(self) -> str:
        said = self._non_olet() if self.game == "non-olet" else self._olet()
        return "\n\n".join([_heading(1, TITLES[self.game]), *said])

    def _non_olet(self) -> Iterable[str]:
        texts = self.texts
        goal = texts.text("print-aid-goal", targets=self._targets())
        more = texts.attribute("print-aid-goal", "modules") if set(MODULES) & set(self.decks) else None
        yield _said(f"{goal} {more}" if more else goal)
        yield _heading(2, texts.text("print-aid-turn"))
        phases = [f"[{_named(texts, f'print-aid-phase-{phase}')}]" for phase in PHASES]
        yield f"#enum({', '.join(phases)})"
        yield from (_said(texts.text(f"print-aid-{what}")) for what in ("play", "seats", "queue"))
        yield " #h(0.8em) ".join(
            f"#box[#box(baseline: 30%, {self._signs(klass)}) {_said(texts.text(f'class-{klass}', count=2))}]"
            for klass in CLASSES
        )
        for deck in self.decks:
            yield from self._deck(deck)

    def _targets(self) -> str:
        """How many sesterces for how many players; where it is the same for some, it is said once."""
        found: dict[int, list[int]] = {}
        for players, target in list(enumerate(self.order.box.values("non-olet").targets))[FEWEST:]:
            found.setdefault(target, []).append(players)
        return " · ".join(f"{'–'.join(map(str, _ends(players)))}: {target}" for target, players in found.items())

    def _olet(self) -> Iterable[str]:
        texts = self.texts
        yield _said(texts.text("olet-help-goal"))
        yield from (_said(texts.text(key)) for key in OLET_HELP)
        yield _heading(2, texts.text("print-aid-spaces"))
        yield from (self._line("olet-space", kind, _named(texts, f"olet-space-{kind}")) for kind in SPACE_KINDS)
        yield _heading(2, texts.text("olet-page-signs"))
        yield from (_named(texts, f"olet-sign-{sign}") for sign in OLET_SIGNS)
        yield _heading(2, texts.text("olet-police"))
        yield from (_named(texts, f"olet-track-{kind}") for kind in TRACK_KINDS if kind != "plain")
        yield from self._deck("olet-cards")

    def _deck(self, deck: str) -> Iterable[str]:
        """What the cards of a deck do, each once, and how many there are of it."""
        found: dict[tuple[str, str, str, str], int] = {}
        for card in DECKS[deck](self.order.box):
            if card.kind in EFFECTS:
                words = card.words(self.texts)
                said = (card.kind, card.key, words["name"], " · ".join(EFFECTS[card.kind](words)))
                found[said] = found.get(said, 0) + card.copies
        if not found:
            return
        yield _heading(2, set_name(deck, self.texts))
        if deck in MODULES:
            yield _said(self.texts.attribute(f"module-{deck}", "text") or "")
        for (kind, key, name, effect), copies in found.items():
            many = _said(f" ×{copies}") if copies > 1 else ""
            yield self._line(kind, key, f"{_name(name)}{many} {_said(effect)}")

    def _line(self, kind: str, key: str, words: str) -> str:
        signs = STRIPS.get(kind, {}).get(key)
        return f"#card({self._signs(signs, SIGNS)})[{words}]" if signs else f"#block(breakable: false)[{words}]"

    def _signs(self, tokens: str, room: Size = SQUARE) -> str:
        wide, high = room.width * UNITS, room.height * UNITS
        layout = Layout("signs", tokens, "", round(wide), round(high), tuple(strip(tokens, 0, 0, wide, high)))
        svg = picture(drawn(layout, {}, self.texts.language), Size(wide, high), grey=self.order.grey)
        return f'image("{self.document.picture(svg)}", height: {room.height * self.size / MANY:.2f}mm)'


def _ends(numbers: list[int]) -> list[int]:
    return [numbers[0], numbers[-1]] if len(numbers) > 1 else numbers


def _said(words: str) -> str:
    return f"#{quoted(words)};"


def _name(words: str) -> str:
    return f"#strong[{_said(words)}]"


def _named(texts: Texts, key: str) -> str:
    return f"{_name(texts.text(key))} {_said(texts.attribute(key, 'text') or '')}"


def _heading(level: int, words: str) -> str:
    return f"#heading(level: {level})[{_said(words)}]"
