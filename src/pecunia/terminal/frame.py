"""The whole screen: table, log, hand, question. The roomiest picture that fits is taken."""

from collections.abc import Callable
from functools import partial

from rich.text import Text

from pecunia.non_olet.names import CARD_KEYS
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.laid_out import EVERYTHING
from pecunia.terminal.marks import marked, marks_of, on_the_table
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
            if any(on_the_table(view)):
                lists.append(self._unmarked(view, on_the_table(view)))
        said = wrapped(Text(notice, FRESCO), self.width) if notice else []
        tables = [(draw, lists) for draw in self._pictures(view)]
        if asked:  # where nothing else helps, whatever has its number elsewhere leaves the list; notation is shortest
            shortest = [self._unmarked(view, marked(view)), self._unmarked(view, marked(view), written=True)]
            tables.append((tables[-1][0], shortest))
        table: Lines = []
        listed: Lines = []
        for draw, shorter in tables:
            table = draw()
            for listed in shorter:
                free = self.height - len(table) - len(below) - len(listed) - len(said)
                if free >= 0:
                    return [*table, *self._tail(told, free), *below, *listed, *said]
        return [*table, *below, *listed, *said]

    def _pictures(self, view: NonOletView) -> list[Callable[[], Lines]]:
        """From roomy to tight. Where modules have laid out something, the least important goes first."""
        picture = TablePicture(view, self.words, self.width, marks_of(view))
        details = range(EVERYTHING, -1, -1) if view.modules else [EVERYTHING]
        pictures: list[Callable[[], Lines]] = [picture.wide] if self.width >= WIDE else []
        pictures.append(picture.compact)
        return pictures + [partial(picture.dense, detail) for detail in details]

    def _unmarked(self, view: NonOletView, elsewhere: list[bool], written: bool = False) -> Lines:
        """The list of choices without those that stand elsewhere on the screen."""
        hint = wrapped(Text(self.words.text("terminal-marked"), MUTED), self.width)
        return hint + self.choices(view, elsewhere, written)

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
        asked = painted(Text(self.words.question(view), STRONG), self.words.glyphs)
        sentence = wrapped(asked, self.width - 2)
        return [Text.assemble((" ", ACTIVE), " ", line) for line in sentence]

    def choices(self, view: NonOletView, elsewhere: list[bool] | None = None, written: bool = False) -> Lines:
        """The legal moves, numbered, but for those that stand elsewhere; many of them in columns.

        They are sentences, or moves as one writes them.
        """
        widest = len(str(len(view.moves))) + 2
        entries = [
            painted(
                Text.assemble(
                    (f"{f'[{number}]':>{widest}} ", STRONG), move.text if written else self.words.move(view, move)
                ),
                self.words.glyphs,
            )
            for number, move in enumerate(view.moves, 1)
            if elsewhere is None or not elsewhere[number - 1]
        ]
        longest = max((entry.cell_len for entry in entries), default=0)
        columns = min(self.width // (longest + 1), MOST_COLUMNS) if len(entries) > LONG_LIST else 1
        if columns <= 1:
            return [padded(entry, min(entry.cell_len, self.width)) for entry in entries]
        rows = -(-len(entries) // columns)
        blocks = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        return side_by_side(blocks, [self.width // columns - 1] * len(blocks))
