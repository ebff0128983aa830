"""Everything on the table of Pecunia Olet in the words of one language: cards, spaces, money, moves as sentences."""

from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.olet.engine.names import (
    CARD_KINDS,
    COMMERCIAL,
    FARE,
    FIRST_OF,
    GREAT_LAWYER,
    KIND_OF,
    LOTTERY,
    MARKET,
    NOTES_PER_PRINTER,
    PRINT,
    PRINTER,
    QUALITIES,
    RECEIVER,
    RECEIVER_MOST,
    RECEIVER_RATES,
    SPACE_KINDS,
    SPACE_NAMES,
    STAGES,
    SUPERMARKET_MOST,
    SUPERMARKET_PAYS,
    TAX,
    TAX_FRAUD,
)
from pecunia.olet.engine.notation import DECLINE, DEPOSIT, LIFT, PASS, PLACE, SALES, SELL, SPACE_OF, amount_of, family
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.view import OletView
from pecunia.olet.words import telling
from pecunia.olet.words.glyphs import OletGlyphs, own_glyphs
from pecunia.olet.words.spoken import Spoken
from pecunia.texts import Texts
from pecunia.words.glyphs import PAGE, UNICODE, Glyphs
from pecunia.words.shortening import cut
from pecunia.words.spoken import Part
from pecunia.words.words import Touched, Words

LAWYERS = STAGES[2:]  # the two moments at which a lawyer is asked


class OletWords(Words):
    """Names things for one table of Pecunia Olet."""

    telling = telling
    glyphs: OletGlyphs

    def __init__(self, texts: Texts, options: Options, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        super().__init__(texts, names, own_glyphs(glyphs))
        self.values = options.values
        self.board = options.board
        self._in_words = glyphs is PAGE

    def touched(self, happening: Happening) -> Touched:
        return telling.touched(happening)

    # Money and fakes.

    def money(self, amount: int) -> str:
        return self.text("olet-money", amount=amount)

    def stars(self, quality: int) -> str:
        return self.glyphs.quality * quality

    def fakes(self, fakes: list[int]) -> str:
        """Fakes by quality, the worst first; qualities without fakes are left out."""
        held = [f"{number} {self.stars(quality)}" for quality, number in enumerate(fakes, 1) if number]
        return ", ".join(held) or self.text("olet-none")

    # Cards.

    def kind(self, kind: int) -> str:
        return self.text(f"olet-card-{CARD_KINDS[kind]}")

    def card(self, card: int) -> str:
        """A card by its name; a lottery ticket with its value."""
        return self._with_worth(self.kind(self.values.kind[card]), card)

    def card_short(self, card: int, room: int) -> str:
        """The same in so many characters."""
        if len(self.card(card)) <= room:
            return self.card(card)
        return cut(self._with_worth(self.kind_short(self.values.kind[card]), card), room)

    def kind_short(self, kind: int) -> str:
        return self.form(f"olet-card-{CARD_KINDS[kind]}", "short")

    def _with_worth(self, name: str, card: int) -> str:
        worth = self.values.worth[card]
        return f"{name} {self.money(worth)}" if self.values.kind[card] == LOTTERY else name

    def token(self, token: str) -> str:
        """A card by the word that happenings use for it, such as `C-lottery-80`."""
        kind = token.partition("-")[2]
        worth = ""
        if kind.startswith(CARD_KINDS[LOTTERY]):
            kind, _, worth = kind.rpartition("-")
        name = self.text(f"olet-card-{kind}")
        return f"{name} {self.money(int(worth))}" if worth else name

    # Spaces.

    def space_kind(self, kind: int) -> str:
        return self.text(f"olet-space-{SPACE_KINDS[kind]}")

    def space(self, name: str) -> str:
        """A space of the board by its name, with its kind; on the page by its kind and number."""
        space = SPACE_NAMES.index(name)
        kind = KIND_OF[space]
        return f"{self.space_kind(kind)} {space - FIRST_OF[kind] + 1 if self._in_words else name}"

    def signs(self, space: int) -> str:
        """The signs printed on a space: hat, bin, sunglasses."""
        board, glyphs = self.board, self.glyphs
        printed = (
            (board.hat[space], glyphs.hat),
            (board.bin[space], glyphs.bin),
            (board.sunglasses[space], glyphs.glasses),
        )
        return "".join(sign for there, sign in printed if there)

    def signs_told(self, space: int) -> list[str]:
        """The same signs in words."""
        board = self.board
        printed = (("hat", board.hat), ("bin", board.bin), ("sunglasses", board.sunglasses))
        return [self.text(f"olet-sign-{sign}") for sign, there in printed if there[space]]

    # Questions.

    def question(self, view: OletView) -> str:
        """The question; for a sale of fakes, it depends on the place that takes them."""
        key = f"question-{view.kind}"
        if view.kind == "sell":
            return self.form(key, SPACE_KINDS[self.asked_about(view)], **self._rates())
        return self.text(key)

    def asked_about(self, view: OletView) -> int:
        """The kind of space that the question is about."""
        return KIND_OF[SPACE_NAMES.index(str(view.about["space"]))]

    def _rates(self) -> dict[str, str | int]:
        return {
            "market": SUPERMARKET_MOST,
            "price": self.money(SUPERMARKET_PAYS),
            "receiver": RECEIVER_MOST,
            "rates": " / ".join(self.money(rate) for rate in RECEIVER_RATES),
        }

    # Moves.

    def move(self, view: OletView, move: Move) -> str:
        """A legal move of the view's open question, as a sentence."""
        number = move.number
        kind = family(number)
        if kind == PASS:
            return self.text("move-lay")
        if kind == DECLINE:
            return self.form("move-decline", "lawyer" if view.kind in LAWYERS else "")
        if kind == PLACE:
            return self._placing(view, SPACE_OF[number])
        if kind == LIFT:
            return self.text("move-lift", space=self.space(SPACE_NAMES[SPACE_OF[number]]))
        if kind == SELL:
            sale = list(SALES[number - SELL])
            return self.text("move-sell", fakes=self.fakes(sale), price=self.money(self.proceeds(view, sale)))
        key = "move-deposit" if kind == DEPOSIT else "move-withdraw"
        return self.text(key, amount=self.money(amount_of(number)))

    def _placing(self, view: OletView, space: int) -> str:
        """The action of a henchman on a space, with the space's name and signs."""
        kind = KIND_OF[space]
        facts = self._rates()
        if kind == MARKET:
            facts |= {
                "card": self.card(view.market[space - FIRST_OF[MARKET]]),
                "price": self.money(self.board.price[space]),
            }
        elif kind == PRINT:
            facts |= {"fakes": self.printed(view, view.seat)}
        elif kind == TAX:
            facts |= {"amount": self.money(TAX_FRAUD)}
        elif kind == COMMERCIAL:
            facts |= {"price": self.money(FARE)}
        form = "sunglasses" if self.board.sunglasses[space] else ""
        said = self.form(f"move-place-{SPACE_KINDS[kind]}", form, **facts)
        if self._in_words:
            return f"{said} ({', '.join([self.space(SPACE_NAMES[space]), *self.signs_told(space)])})"
        return f"{SPACE_NAMES[space]}{self.signs(space)} {said}"

    def printed(self, view: OletView, player: int) -> str:
        """The fakes that a player's printers make in one action."""
        number = NOTES_PER_PRINTER * view.owns(player, PRINTER)
        return f"{number} {self.stars(view.quality(player))}"

    def proceeds(self, view: OletView, sale: list[int]) -> int:
        """The money that a sale brings at the place in question (§3.3, §3.4)."""
        rate = SUPERMARKET_PAYS
        if self.asked_about(view) == RECEIVER:
            rate = min(RECEIVER_RATES[quality] for quality in range(QUALITIES) if sale[quality])
        return rate * sum(sale)

    def lawyer(self, stage: str) -> str:
        return self.kind(GREAT_LAWYER + LAWYERS.index(stage))

    def spoken(self, view: OletView) -> list[Part]:
        return Spoken(self, view).parts()
