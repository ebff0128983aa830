"""What lies on the table, in the words of one language: players, Romans, cards, and moves as sentences."""

from pecunia.core.moves import Move, seat_letter
from pecunia.non_olet.names import CARD_KEYS, CLASSES, PLACE_NAMES, SPOTS
from pecunia.non_olet.notation import (
    COLLECT_FROM,
    DONE,
    JOIN,
    LONGEST_QUEUE,
    PAIR,
    PLAY,
    PLAYER,
    QUEUE_CARD,
    SEAT,
    SHOWN,
    VISITOR,
    VISITOR_OF,
    family,
)
from pecunia.non_olet.values import Values
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.style import UNICODE, Glyphs
from pecunia.texts import Texts

LONGEST_NAME = 18


class Words:
    """Names things for one table. `names` are the players' names by seat."""

    def __init__(self, texts: Texts, values: Values, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        self.texts = texts
        self.values = values
        self.glyphs = glyphs
        self.names = [printable(name)[:LONGEST_NAME].strip() for name in names]
        first = [name.split()[0] for name in values.names]
        self._short = [word if first.count(word) == 1 else name for word, name in zip(first, values.names, strict=True)]

    def text(self, key: str, **facts: str | int) -> str:
        return self.texts.text(key, **facts)

    def player(self, seat: int) -> str:
        """A player in a sentence, with the letter where another one has the same name; nobody is nothing."""
        if seat < 0:
            return ""
        return self.names[seat] if self.names.count(self.names[seat]) == 1 else self.title(seat)

    def title(self, seat: int) -> str:
        """A player's letter and name."""
        return f"{seat_letter(seat)} {self.names[seat]}".strip()

    # Romans.

    def lintel(self, roman: int) -> str:
        """The top of a Roman's card: class, duration, fee."""
        values = self.values
        return f"{self.glyphs.signs[values.klass[roman]]}{values.duration[roman]}/{values.fee[roman]}"

    def short(self, roman: int) -> str:
        """A Roman's first name."""
        return self._short[roman]

    def roman(self, roman: int) -> str:
        """A Roman in a list of choices."""
        return f"{self.lintel(roman)} {self.values.names[roman]}"

    def roman_told(self, roman: int) -> str:
        """A Roman in the log."""
        return f"{self.values.names[roman]} ({self.klass(self.values.klass[roman])})"

    def romans_told(self, romans: list[int]) -> str:
        return ", ".join(f"{self.lintel(roman)} {self.short(roman)}" for roman in romans)

    def klass(self, klass: int) -> str:
        return self.text(f"class-{CLASSES[klass]}", count=1)

    def place(self, spot: str) -> str:
        """A place by the name of one of its spots."""
        return self.text(f"place-{spot.rstrip('+')}")

    # Cards.

    def card(self, card: str) -> str:
        return self.text(f"card-{card}")

    def card_text(self, card: str, edition: int) -> str:
        """What a card does; some cards do something else in one edition."""
        special = self.texts.attribute(f"card-{card}", f"text-{edition}")
        return special or self.texts.attribute(f"card-{card}", "text") or ""

    # Moves.

    def move(self, view: NonOletView, move: Move) -> str:
        """A legal move of the view's open question, as a sentence."""
        kind = family(move.number)
        number = move.number - kind
        seat = view.seat
        if kind == DONE:
            return self.text(f"move-done-{view.kind.partition('-')[0]}")
        if kind == PLAY:
            return self.text("move-play", card=self.card(CARD_KEYS[number]))
        if kind in (SEAT, PAIR, JOIN):
            return self._seating(view, kind, number)
        if kind == COLLECT_FROM:
            facts = self._visitor(view, seat, number)
            fee = view.fee_due(seat, number)
            return self.text("move-collect", fee=fee, roman=facts["roman"], place=facts["place"])
        if kind == VISITOR:
            return self.text("move-visitor", **self._visitor(view, seat, number))
        if kind == VISITOR_OF:
            return self._visitor_of(view, number // SPOTS, number % SPOTS)
        if kind == QUEUE_CARD:
            owner, position = divmod(number, LONGEST_QUEUE)
            roman = self.roman(view.queue(owner)[position])
            return self.text("move-queue", player=self.player(owner), position=position + 1, roman=roman)
        if kind == PLAYER:
            return self.text("move-player", player=self.title(number))
        assert kind == SHOWN
        return self.text("move-card", roman=self.roman(view.shown[number]))

    def _seating(self, view: NonOletView, kind: int, place: int) -> str:
        queue = view.queue(view.seat)
        front = self.roman(queue[0])
        where = self.text(f"place-{PLACE_NAMES[place]}")
        if kind == SEAT:
            return self.text("move-seat", roman=front, place=where)
        if kind == PAIR:
            return self.text("move-seat-pair", roman=front, second=self.roman(queue[1]), place=where)
        partner = self.roman(view.roman(view.seat, place * 2))
        return self.text("move-join", roman=front, partner=partner, place=where)

    def _visitor(self, view: NonOletView, player: int, spot: int) -> dict[str, str | int]:
        return {
            "roman": self.roman(view.roman(player, spot)),
            "place": self.text(f"place-{PLACE_NAMES[spot // 2]}"),
            "markers": view.markers(player, spot),
        }

    def _visitor_of(self, view: NonOletView, player: int, spot: int) -> str:
        facts = self._visitor(view, player, spot)
        if view.kind != "gossip-place":
            return self.text("move-visitor-of", player=self.player(player), **facts)
        second = self.roman(view.roman(player, spot + 1))
        pair = {"roman": facts["roman"], "second": second, "place": facts["place"]}
        return self.text("move-pair-of", player=self.player(player), **pair)


def printable(text: str) -> str:
    """A text from outside that cannot disturb the screen."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter == " ").split())
