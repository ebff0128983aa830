"""Draws the board from a view, so only what a seat may see."""

from rich.text import Text

from pecunia.olet.engine.names import (
    COMMERCIAL,
    FIRST_OF,
    GODFATHER,
    INVESTIGATION,
    JET,
    KIND_OF,
    LAST,
    LETTERS,
    MARKET,
    NO_CARD,
    NOBODY,
    PLAIN,
    PRINT,
    RECEIVER,
    ROUND,
    SPACE_NAMES,
    STAGES,
    STRIKE,
    SUPERMARKET,
    TAX,
)
from pecunia.olet.engine.notation import LIFT, PLACE, SPACE_OF, family
from pecunia.olet.engine.view import OletView
from pecunia.olet.terminal.player import plate, players_in_order
from pecunia.olet.words.words import OletWords
from pecunia.terminal.elements import Lines, apart, flow, joined, mark, padded, rows, side_by_side
from pecunia.terminal.style import ACTIVE, BRASS, FRESCO, MUTED, STRONG
from pecunia.words.shortening import cut

WORDMARK = "PECVNIA OLET"
COLUMNS = ((PRINT, RECEIVER, JET), (SUPERMARKET, TAX, COMMERCIAL))
MIN_COLUMN = 36  # if columns would be narrower, the kinds of spaces stand below each other
MIN_NAME = 8  # for the name of a kind of spaces, if the spaces do not all fit beside it
MIN_CELL = 9  # the least width of a position of the market


def marks_of(view: OletView) -> dict[int, int]:
    """The numbers of the choices on spaces of the board: where to place, or which henchman to lift."""
    marks: dict[int, int] = {}
    for choice, move in enumerate(view.moves, 1):
        if family(move.number) in (PLACE, LIFT):
            marks[SPACE_OF[move.number]] = choice
    return marks


def on_the_board(view: OletView) -> list[bool]:
    return [family(move.number) in (PLACE, LIFT) for move in view.moves]


class TablePicture:
    """One view of the table at one width."""

    def __init__(self, view: OletView, words: OletWords, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.board = words.board
        self.marks = marks_of(view)

    def spacious(self) -> Lines:
        """With an empty line between the parts."""
        parts = [[self._head()], self._market(), self._spaces(), self._police(), self._players()]
        lines: Lines = []
        for part in parts:
            lines += [*part, Text()]
        return lines[:-1]

    def compact(self) -> Lines:
        return [self._head(), *self._market(), *self._spaces(), *self._police(), *self._players()]

    def tight(self) -> Lines:
        players = [line for player in players_in_order(self.view, self.words) for line in player.line(self.width)]
        return [self._head(), *self._cells(), *self._spaces(), *self._police(), *players]

    # The head of the table.

    def _head(self) -> Text:
        view, words = self.view, self.words
        left = Text.assemble((f" {WORDMARK} ", ACTIVE), " ", (self._moment(), STRONG))
        if view.stage != ROUND or view.outcome is not None:
            return padded(left, self.width)
        first = Text(words.text("olet-pawn", player=words.player(view.pawn)), MUTED)
        return apart(left, first, self.width, Text(" "))

    def _moment(self) -> str:
        """How far the round has got; after it was broken off, whose turn it is in the last moments."""
        view, words = self.view, self.words
        now = words.text("olet-round", round=view.round)
        if view.outcome is not None:
            return now
        return f"{now} {words.glyphs.dot} {words.text(f'olet-stage-{STAGES[view.stage]}', lap=view.lap)}"

    # The market.

    def _market(self) -> Lines:
        view, words = self.view, self.words
        deck = [f"{letter} {number}" for letter, number in zip(LETTERS, view.deck_letters, strict=True) if number]
        said = words.form("olet-piles", "" if deck else "empty", deck=", ".join(deck), binned=len(view.binned))
        piles = Text(said, MUTED)
        heading = apart(Text(words.space_kind(MARKET), STRONG), piles, self.width, Text(words.glyphs.rule, MUTED))
        return [heading, *self._cells()]

    def _cells(self) -> Lines:
        """Each position with its price and signs, the card below it."""
        count = self.board.market
        across = max(min(count, (self.width + 1) // (self._least_cell() + 1)), 1)
        column = (self.width + 1) // across - 1
        lines: Lines = []
        for first in range(0, count, across):
            cells = [self._cell(position, column) for position in range(first, min(first + across, count))]
            lines += side_by_side(cells, [column] * len(cells))
        return lines

    def _least_cell(self) -> int:
        """How wide a position must be for its name, price and signs, with the number of a choice before them.

        The market's choices come first, so their numbers are at most the number of positions.
        """
        words, board = self.words, self.board
        spaces = range(FIRST_OF[MARKET], FIRST_OF[MARKET] + board.market)
        heads = [f"{SPACE_NAMES[space]} {words.money(board.price[space])}{words.signs(space)}" for space in spaces]
        return max(MIN_CELL, len(f"[{board.market}]") + max(map(len, heads)))

    def _cell(self, position: int, room: int) -> Lines:
        view, words = self.view, self.words
        space = FIRST_OF[MARKET] + position
        price = f" {words.money(self.board.price[space])}{words.signs(space)}"
        head = self._labelled(space, Text(price, BRASS))
        card = view.market[position]
        if view.on(space) != NOBODY:
            return [head, plate(view.on(space))]
        if card == NO_CARD:
            return [head, Text(words.glyphs.free, MUTED)]
        return [head, Text(words.card_short(card, room))]

    def _labelled(self, space: int, more: Text) -> Text:
        """The name of a space with the number of the choice before it."""
        label = Text.assemble((SPACE_NAMES[space], STRONG), more)
        number = self.marks.get(space)
        return label if number is None else Text.assemble(mark(number), label)

    # The other spaces.

    def _spaces(self) -> Lines:
        """Two columns of three kinds; one column if the screen is narrow."""
        column = (self.width - 2) // 2
        if column < MIN_COLUMN:
            return [line for kinds in COLUMNS for line in self._column(kinds, self.width)]
        blocks = [self._column(kinds, column) for kinds in COLUMNS]
        return side_by_side(blocks, [column] * len(blocks), "  ")

    def _column(self, kinds: tuple[int, ...], width: int) -> Lines:
        names = [self.words.space_kind(kind) for kind in kinds]
        longest = max(len(name) for name in names)
        tokens = [[self._space(space) for space in self.board.spaces if KIND_OF[space] == kind] for kind in kinds]
        needed = max(sum(token.cell_len + 1 for token in each) for each in tokens)
        # Numbers matter more than whole names. But if there is room, spaces continue in the next line instead.
        longest = min(longest, max(width - needed, MIN_NAME if width >= MIN_COLUMN else 0))
        lines: Lines = []
        for name, each in zip(names, tokens, strict=True):
            flowed = flow(each, max(width - longest - 1, 1), 0, 1)
            heads = [Text(cut(name, longest)), *[Text()] * (len(flowed) - 1)]
            lines += [joined([padded(head, longest), line]) for head, line in zip(heads, flowed, strict=True)]
        return [padded(line, width) for line in lines]

    def _space(self, space: int) -> Text:
        """A space with its signs, and the player whose henchman stands on it."""
        token = self._labelled(space, Text(self.words.signs(space), FRESCO))
        here = self.view.on(space)
        return token if here == NOBODY else Text.assemble(token, plate(here))

    # The police.

    def _police(self) -> Lines:
        """The track with the officer in brackets, and what it means just now."""
        words = self.words
        tokens = [Text.assemble((words.text("olet-police"), STRONG), " ", self._track()), *self._news()]
        if rows(tokens, self.width) > 1:
            tokens = [Text(words.text("olet-police"), STRONG), self._track(), *self._news()]
        return flow(tokens, self.width)

    def _track(self) -> Text:
        view, board = self.view, self.board
        parts = []
        for index, kind in enumerate(board.track):
            sign = self._track_sign(index, kind)
            if index == view.officer:
                parts.append(Text(f"[{sign}]", ACTIVE))
            else:
                parts.append(Text(sign, MUTED if index < view.officer or kind == PLAIN else f"{STRONG} {FRESCO}"))
        return joined(parts, "")

    def _track_sign(self, index: int, kind: int) -> str:
        glyphs = self.words.glyphs
        if kind == INVESTIGATION:
            return str(self.board.level[index])
        return {PLAIN: glyphs.dot, GODFATHER: glyphs.half, STRIKE: glyphs.times, LAST: glyphs.end}[kind]

    def _news(self) -> list[Text]:
        """How far the Godfather is, which fakes the supermarket knows, whether there is a strike."""
        view, words = self.view, self.words
        news = []
        ahead = self.board.track[view.officer + 1 :]
        steps = [step for step, kind in enumerate(ahead, 1) if kind in (GODFATHER, LAST)]
        if steps:
            news.append(Text(words.text("olet-godfather", sign=words.glyphs.half, steps=steps[0])))
        if view.blocked:
            known = " ".join(words.stars(quality) for quality in range(1, view.blocked + 1))
            news.append(Text(words.text("olet-known", stars=known), FRESCO))
        if view.strike:
            news.append(Text(words.text("olet-strike"), f"{STRONG} {FRESCO}"))
        return news

    # The players.

    def _players(self) -> Lines:
        return [line for player in players_in_order(self.view, self.words) for line in player.lines(self.width)]
