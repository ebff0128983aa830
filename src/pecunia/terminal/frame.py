"""The whole screen: table, log, hand, question. The roomiest picture that fits is taken."""

from collections.abc import Callable

from rich.text import Text

from pecunia.non_olet.names import CARD_KEYS
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.marks import all_on_the_table, marks_of
from pecunia.terminal.pieces import flow, mark, padded, painted, side_by_side, wrapped
from pecunia.terminal.style import ACTIVE, FRESCO, MUTED, STRONG
from pecunia.terminal.table import WIDE, TablePicture
from pecunia.terminal.words import Words

LONG_LIST = 6  # more choices than this stand in columns
MOST_COLUMNS = 4
MOST_TOLD = 12
SHORT_ROOM = 3

Lines = list[Text]


class Frame:
    """A screen of a certain size, for the seat whose view it gets."""

    def __init__(self, words: Words, width: int, height: int) -> None:
        self.words = words
        self.width = width
        self.height = height

    def lines(self, view: NonOletView, told: Lines, notice: str = "") -> Lines:
        """All lines of the screen. The question is there where it is asked of the seat that looks."""
        asked = bool(view.moves)
        below = self.hand(view)
        lists: list[Lines] = [[]]
        if asked:
            below += self.question(view)
            lists = [self.choices(view)]
            if all_on_the_table(view):
                lists.append(wrapped(Text(self.words.text("terminal-marked"), MUTED), self.width))
        said = wrapped(Text(notice, FRESCO), self.width) if notice else []
        table: Lines = []
        listed: Lines = []
        for draw in self._pictures(view):
            table = draw()
            for listed in lists:
                free = self.height - len(table) - len(below) - len(listed) - len(said)
                if free >= 0:
                    return [*table, *self._tail(told, free), *below, *listed, *said]
        return [*table, *below, *listed, *said]

    def _pictures(self, view: NonOletView) -> list[Callable[[], Lines]]:
        picture = TablePicture(view, self.words, self.width, marks_of(view))
        pictures = [picture.compact, picture.dense]
        return [picture.wide, *pictures] if self.width >= WIDE else pictures

    def _tail(self, told: Lines, room: int) -> Lines:
        """The last things that happened, as many as fit, set off by empty lines unless room is short."""
        lines: Lines = []
        for each in told:
            lines += wrapped(each, self.width)
        if room <= SHORT_ROOM:
            return lines[-room:] if room else []
        return [Text(), *lines[-min(room - 2, MOST_TOLD) :], Text()] if lines else [Text()]

    def hand(self, view: NonOletView) -> Lines:
        """The own cards, each kind once, those that can be played now with their number."""
        if view.seat < 0:
            return []
        cards = view.hand
        if not cards:
            return [Text(self.words.text("terminal-hand-empty"), MUTED)]
        marks = marks_of(view)
        tokens = [Text(self.words.text("terminal-hand"), STRONG)]
        for card in dict.fromkeys(cards):
            number = marks.get(("hand", view.seat, card))
            copies = f" {self.words.glyphs.times}{cards.count(card)}" if cards.count(card) > 1 else ""
            name = Text(f"{self.words.card(CARD_KEYS[card])}{copies}")
            tokens.append(name if number is None else Text.assemble(mark(number), " ", name))
        return flow(tokens, self.width)

    def question(self, view: NonOletView) -> Lines:
        sentence = wrapped(Text(self.words.text(f"question-{view.kind}"), STRONG), self.width - 2)
        return [Text.assemble((" ", ACTIVE), " ", line) for line in sentence]

    def choices(self, view: NonOletView) -> Lines:
        """The legal moves as sentences, numbered; many of them in columns."""
        widest = len(str(len(view.moves))) + 2
        entries = [
            painted(
                Text.assemble((f"{f'[{number}]':>{widest}} ", STRONG), self.words.move(view, move)), self.words.glyphs
            )
            for number, move in enumerate(view.moves, 1)
        ]
        longest = max(entry.cell_len for entry in entries)
        columns = min(self.width // (longest + 1), MOST_COLUMNS) if len(entries) > LONG_LIST else 1
        if columns <= 1:
            return [padded(entry, min(entry.cell_len, self.width)) for entry in entries]
        rows = -(-len(entries) // columns)
        blocks = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        return side_by_side(blocks, [self.width // columns - 1] * len(blocks))
