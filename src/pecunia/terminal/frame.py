"""The whole screen: table, log, hand, question. It shows the largest picture that fits."""

from typing import Any

from rich.text import Text

from pecunia.core.view import View
from pecunia.terminal.choosing import stands_for
from pecunia.terminal.elements import Lines, hanging, padded, side_by_side, wrapped
from pecunia.terminal.picture import Drawing, Picture
from pecunia.terminal.style import ACTIVE, FRESCO, MUTED, STRONG

LONG_LIST = 6  # more choices than this are shown in columns
MAX_COLUMNS = 4
MAX_TOLD = 12
SHORT_ROOM = 5
WIDE = 100  # from this width on, cards say what they do if so many lines are left for the log
LOG_ROOM = 6


class Frame:
    """A screen of a certain size. It shows the view that it is given."""

    def __init__(self, picture: Picture[Any], width: int, height: int) -> None:
        self.picture = picture
        self.words = picture.words
        self.width = width
        self.height = height

    def lines(self, view: View, told: Lines, notice: str = "") -> Lines:
        """All lines of the screen. The question is shown if the seat of the view is asked."""
        asked = bool(view.moves)
        said = wrapped(Text(notice, FRESCO), self.width) if notice else []
        drawings = self.picture.tables(view, self.width)
        drawings = drawings[self._steady(view, drawings) :]
        roomy = self._in_full(view, drawings[0].draw(), told, said) if self.width >= WIDE else []
        if roomy:
            return roomy
        below = self.picture.own(view, self.width)
        lists: list[Lines] = [[]]
        if asked:
            below += self.question(view)
            lists = [self.answers(view), self.answers(view, longest=1)]
            on_the_table = self.picture.on_the_table(view)
            if any(on_the_table):
                lists.append(self._unmarked(view, on_the_table))
        tables = [(each.draw, lists) for each in drawings]
        if asked:  # the last resort: list only choices not marked elsewhere, at the shortest in notation
            marked = self.picture.marked(view)
            shortest = [self._unmarked(view, marked), self._unmarked(view, marked, written=True)]
            tables.append((tables[-1][0], shortest))
        table: Lines = []
        listed: Lines = []
        for draw, shorter in tables:
            table = draw()
            for listed in shorter:
                free = self.height - len(table) - len(below) - len(listed) - len(said)
                if free >= 0:
                    return [*table, *self._tail(told, free, asked), *below, *listed, *said]
        return [*table, *below, *listed, *said]

    def _in_full(self, view: View, table: Lines, told: Lines, said: Lines) -> Lines:
        """The screen with the effects of cards, or as many of them as fit; empty if there is no room for any."""
        asked = bool(view.moves)
        own, full = self.picture.own(view, self.width), self.picture.own_in_full(view, self.width)
        plain = self.answers(view) if asked else []
        effects = self.effects(view) if asked else []
        for cards, listed in ((full, effects), (full, plain), (own, effects)):
            if (cards is full and not full) or (listed is effects and not effects):
                continue
            below = [*cards, *(self.question(view) if asked else []), *listed]
            free = self.height - len(table) - len(below) - len(said)
            if free >= LOG_ROOM:
                return [*table, *self._tail(told, free, asked), *below, *said]
        return []

    def effects(self, view: View) -> Lines:
        """The legal moves, each with what it does; empty if none of them has an effect to tell."""
        if self.picture.summary(view) is not None:
            return []
        digits = len(str(len(view.moves))) + 2
        lines: Lines = []
        told = False
        for number, move in enumerate(view.moves, 1):
            effect = self.picture.effect_in_list(view, move)
            told = told or effect != ""
            entry = self._entry(number, digits, self.picture.words.move(view, move))
            for line in hanging(entry, Text(effect, MUTED), self.width, digits + 1):
                line.stylize(stands_for(number))
                lines.append(line)
        return lines if told else []

    def _steady(self, view: View, drawings: list[Drawing]) -> int:
        """The largest picture that leaves its reserve free, whatever is asked; the first one if none does."""
        if view.outcome is not None:
            return 0
        room = self.height - len(self.picture.own(view, self.width))
        return next((number for number, each in enumerate(drawings) if len(each.draw()) + each.reserve <= room), 0)

    def _unmarked(self, view: View, elsewhere: list[bool], written: bool = False) -> Lines:
        """The list of choices without those that are shown elsewhere on the screen."""
        hint = wrapped(Text(self.words.text("terminal-marked"), MUTED), self.width)
        return hint + self.choices(view, elsewhere, written)

    def _tail(self, told: Lines, room: int, asked: bool) -> Lines:
        """The last things that happened, as many as fit, with empty lines around them unless room is short.

        If something is asked, they always take the same room, so that the question does not move.
        """
        lines: Lines = []
        for each in told:
            lines += wrapped(each, self.width)
        if room <= SHORT_ROOM:
            shown = lines[-room:] if room else []
        else:
            shown = [Text(), *lines[-min(room - 2, MAX_TOLD) :], Text()] if lines else [Text()]
        return shown + [Text()] * (min(room, MAX_TOLD + 2) - len(shown) if asked else 0)

    def question(self, view: View) -> Lines:
        asked = self.picture.painted(Text(self.picture.words.question(view), STRONG))
        sentence = wrapped(asked, self.width - 2)
        return [Text.assemble((" ", ACTIVE), " ", line) for line in sentence]

    def answers(self, view: View, longest: int = LONG_LIST) -> Lines:
        """The legal moves, or how to write one if there are too many."""
        summary = self.picture.summary(view)
        if summary is None:
            return self.choices(view, longest=longest)
        return [line for sentence in summary for line in wrapped(self.picture.painted(Text(sentence)), self.width)]

    def choices(
        self, view: View, elsewhere: list[bool] | None = None, written: bool = False, longest: int = LONG_LIST
    ) -> Lines:
        """The legal moves, numbered, without those shown elsewhere; in columns if there are more than `longest`.

        They are sentences or, with `written`, moves in notation.
        """
        digits = len(str(len(view.moves))) + 2
        entries = [
            self._entry(number, digits, move.text if written else self.picture.words.move(view, move))
            for number, move in enumerate(view.moves, 1)
            if elsewhere is None or not elsewhere[number - 1]
        ]
        widest = max((entry.cell_len for entry in entries), default=0)
        columns = min(self.width // (widest + 1), MAX_COLUMNS) if len(entries) > longest else 1
        if columns <= 1:
            return [padded(entry, min(entry.cell_len, self.width)) for entry in entries]
        rows = -(-len(entries) // columns)
        blocks = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        return side_by_side(blocks, [self.width // columns - 1] * len(blocks))

    def _entry(self, number: int, digits: int, said: str) -> Text:
        """A choice in the list."""
        entry = self.picture.painted(Text.assemble((f"{f'[{number}]':>{digits}} ", STRONG), said))
        entry.stylize(stands_for(number))
        return entry
