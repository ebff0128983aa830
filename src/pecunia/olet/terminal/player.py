"""One player's part of the table: name, henchmen, the visible part of what is behind the screen, cards."""

from rich.text import Text

from pecunia.core.moves import seat_letter
from pecunia.olet.engine.names import HENCHMEN, KINDS, LOTTERY, NOBODY
from pecunia.olet.engine.view import OletView
from pecunia.olet.words.words import OletWords
from pecunia.terminal.elements import Lines, apart, flow, joined, rows
from pecunia.terminal.style import ACTIVE, BRASS, MUTED, PLATES, STRONG

INDENT = 4


def plate(seat: int) -> Text:
    """A player's letter on the player's colour. This marks henchmen on the board."""
    return Text.assemble((f" {seat_letter(seat)} ", PLATES[seat]))


class PlayerPicture:
    """The pieces of one player."""

    def __init__(self, view: OletView, words: OletWords, player: int) -> None:
        self.view = view
        self.words = words
        self.player = player

    def lines(self, width: int) -> Lines:
        """The player and what is behind the screen, then the cards."""
        rule = Text(self.words.glyphs.rule, MUTED)
        cards = self._cards(short=rows(self._cards(short=False), width, INDENT) > 1)
        return [apart(self._head(), self._screen(), width, rule), *flow(cards, width, INDENT)]

    def line(self, width: int) -> Lines:
        """The same in as few lines as possible."""
        return flow([self._head(), self._screen(), *self._cards(short=True)], width)

    def _head(self) -> Text:
        view, words = self.view, self.words
        name = Text(words.names[self.player], STRONG)
        if self.player == view.active and view.outcome is None:
            name = Text(f" {words.glyphs.turn} {name.plain} ", ACTIVE)
        parts = [plate(self.player), name]
        if self.player == view.seat:
            parts.append(Text(f"({words.text('terminal-own')})"))
        return joined([*parts, self._henchmen()])

    def _henchmen(self) -> Text:
        """One sign for each: ready, on the board, laid down."""
        view, glyphs = self.view, self.words.glyphs
        ready, laid = view.ready(self.player), view.laid(self.player)
        placed = HENCHMEN - ready - laid
        return Text.assemble((glyphs.ready * ready, STRONG), (glyphs.placed * placed + glyphs.free * laid, MUTED))

    def _screen(self) -> Text:
        view, words = self.view, self.words
        cash, offshore, fakes = view.cash(self.player), view.offshore(self.player), view.fakes(self.player)
        if cash is None or offshore is None or fakes is None:
            return Text(words.text("olet-screen"), MUTED)
        sums = words.text("olet-purse", cash=words.money(cash), offshore=words.money(offshore))
        return Text.assemble((sums, BRASS), "  ", words.text("olet-fakes", fakes=words.fakes(fakes)))

    def _cards(self, short: bool) -> list[Text]:
        """Each kind once, with its number of cards; tickets with what they pay; the fakes that they print together."""
        view, words = self.view, self.words
        found = []
        for kind in range(KINDS):
            number = view.owns(self.player, kind)
            if number:
                copies = f" {words.glyphs.times}{number}" if number > 1 else ""
                name = words.kind_short(kind) if short else words.kind(kind)
                found.append(Text(f"{name}{copies}{self._tickets() if kind == LOTTERY else ''}"))
        return [*found, Text(words.text("olet-prints", fakes=words.printed(view, self.player)), MUTED)]

    def _tickets(self) -> str:
        values = self.view.options.values
        worths = [values.worth[card] for card in self.view.cards(self.player) if values.kind[card] == LOTTERY]
        return f" {self.words.money(sum(worths))}"


def players_in_order(view: OletView, words: OletWords) -> list[PlayerPicture]:
    """The others clockwise from the seat's left, then its own place; a spectator has none."""
    first = view.seat + 1 if view.seat != NOBODY else 0
    seats = [(first + step) % view.players for step in range(view.players)]
    return [PlayerPicture(view, words, seat) for seat in seats]
