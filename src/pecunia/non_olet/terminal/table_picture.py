"""Draws the table from a view, so only what a seat may see. Three pictures, from roomy to tight."""

from collections.abc import Callable

from rich.text import Text

from pecunia.non_olet.engine.names import COLLECT, DRAFT, PAYING, SEATING, START
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal.elements import tile
from pecunia.non_olet.terminal.laid_out import LaidOut
from pecunia.non_olet.terminal.marks import Mark
from pecunia.non_olet.terminal.player import PlayerPicture, roman_token
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import apart, boxed, flow, joined, padded, shrunk, side_by_side
from pecunia.terminal.style import ACTIVE, COIN, FRESCO, MUTED, STRONG

PHASE_OF_STAGE = {START: 1, COLLECT: 2, PAYING: 2, SEATING: 3}
PHASES = 4
WORDMARK = "PECVNIA NON OLET"
WIDE = 100  # with at least this many columns, every player gets a frame
SEATS_SHOWN = 1  # from this detail on, the tight picture shows upgrades on their seats
IN_A_ROW = 3


class TablePicture:
    """One view of the table at one width. `marks` are the numbers of the choices that can be seen on it."""

    def __init__(self, view: NonOletView, words: NonOletWords, width: int, marks: dict[Mark, int]) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.marks = marks
        self.laid = ModuleSnapshot(view)
        self.laid_out = LaidOut(self.laid, words, width, marks)
        pictures = [PlayerPicture(view, words, marks, self.laid, player) for player in range(view.players)]
        # The others clockwise from the seat's left, then its own place; a spectator has none.
        self.others = pictures[view.seat + 1 :] + pictures[: max(view.seat, 0)]
        self.own = [pictures[view.seat]] if view.seat >= 0 else []

    def ample(self) -> list[Text]:
        """Every player in a frame: the others above, each of their Romans in a line with the whole name; the seat's own
        place below."""
        return self._framed(self.laid_out.whole_rows(), self._in_lines)

    def wide(self) -> list[Text]:
        """The same in fewer lines, with first names."""
        return self._framed(self.laid_out.rows(), self._inside)

    def _framed(self, laid_out: list[Text], inside: Callable[[PlayerPicture, int], list[Text]]) -> list[Text]:
        lines = [*self._header(), *self._shown(), *laid_out]
        across = min(len(self.others), IN_A_ROW)
        for first in range(0, len(self.others), across):
            lines += self._row(self.others[first : first + across], (self.width - across + 1) // across, inside)
        return lines + (self._row(self.own, self.width, inside) if self.own else []) + self.laid_out.next_rung()

    def _row(
        self, players: list[PlayerPicture], width: int, inside: Callable[[PlayerPicture, int], list[Text]]
    ) -> list[Text]:
        """Frames of the same height side by side."""
        insides = [inside(player, width - 4) for player in players]
        height = max(len(lines) for lines in insides)
        blocks = []
        for player, lines in zip(players, insides, strict=True):
            filled = [*lines, *[Text()] * (height - len(lines))]
            active = player.player == self.view.active
            title = player.titled(full=player.player == self.view.seat)
            blocks.append(boxed(title, filled, width, self.words.glyphs, active))
        return side_by_side(blocks, [width] * len(blocks))

    def _inside(self, player: PlayerPicture, width: int) -> list[Text]:
        own = player.player == self.view.seat
        money = apart(player.purse(), player.hand_size(), width, Text(" "))
        return [money, *player.places(width, names_below=not own), *player.queue(width, 1 if own else 3)]

    def _in_lines(self, player: PlayerPicture, width: int) -> list[Text]:
        money = apart(player.purse(), player.hand_size(), width, Text(" "))
        if player.player == self.view.seat:
            return [money, *player.places(width, names_below=False), *player.whole_queue(width)]
        return [money, *player.places_in_lines(width), *player.queue_in_lines(width)]

    def compact(self) -> list[Text]:
        """Three lines for each player, more if two share a place, or there is a villa or an upgrade."""
        lines = [*self._header(), *self._shown(), *self.laid_out.rows()]
        players = self.others + self.own
        purse = max(player.purse().cell_len for player in players)
        hand = max(player.hand_size().cell_len for player in players)
        for player in players:
            right = Text.assemble(padded(player.purse(), purse), "  ", padded(player.hand_size(), hand))
            lines.append(apart(player.titled(full=True), right, self.width, Text(self.words.glyphs.rule, MUTED)))
            lines += [*player.places(self.width, names_below=False), *player.queue(self.width, 1)]
        return lines + self.laid_out.next_rung()

    def dense(self, detail: int) -> list[Text]:
        """Two lines for each player, and as many of the modules' cards as the detail allows."""
        lines = [self._short_header(), *self._shown(), *self.laid_out.together(detail)]
        for player in self.others + self.own:
            parts = [player.name(), player.purse(drawn=not self.view.modules), player.hand_size(), player.tags(False)]
            title = Text.assemble(joined([part for part in parts if part.plain]), " ")
            lines += flow([title, *player.queue_tokens(0)], self.width, 0, 1)
            lines += player.places_in_a_row(self.width, upgrades=detail >= SEATS_SHOWN)
        return lines + self.laid_out.next_rung(detail)

    # The head of the table.

    def _header(self) -> list[Text]:
        view, words = self.view, self.words
        left = Text.assemble((f" {WORDMARK} ", ACTIVE), " ", self._turn())
        head = apart(left, self._phases(long=True), self.width, Text(" "))
        piles = Text(words.text("terminal-actions", left=view.actions_left, gone=len(view.action_discard)))
        return [head, *flow([self._roman_piles(), piles, *self._news()], self.width)]

    def _short_header(self) -> Text:
        """The same in one line, as far as it fits."""
        parts = [self._turn(), self._phases(long=False), *self._news(), self._roman_piles()]
        return padded(joined(parts, "  "), self.width)

    def _turn(self) -> Text:
        words = self.words
        turn = words.text("terminal-turn", turn=self.view.turn)
        return Text(f"{turn} {words.glyphs.dot} {words.player(self.view.active)}", STRONG)

    def _phases(self, long: bool) -> Text:
        """The four phases of a turn, the present one in brackets."""
        if self.view.stage == DRAFT:
            return Text(self.words.text("setting-open-draft"), STRONG)
        parts = []
        for phase in range(1, PHASES + 1):
            name = f"{phase} {self.words.text(f'terminal-phase-{phase}')}" if long else str(phase)
            now = PHASE_OF_STAGE[self.view.stage] == phase
            parts.append(Text(f"[{name}]", f"{STRONG} {FRESCO}") if now else Text(name, MUTED))
        return joined(parts)

    def _roman_piles(self) -> Text:
        """Piles show their size; the discard of the Romans shows its top."""
        view, words = self.view, self.words
        line = Text(words.text("terminal-romans", left=view.romans_left, gone=len(view.roman_discard)))
        if view.roman_discard:
            top = view.roman_discard[-1]
            line = Text.assemble(line, " (", tile(words, top), f" {words.short(top)})")
        return line

    def _news(self) -> list[Text]:
        """Things that are special in this turn: Rich slaves in force, another player being asked."""
        view, words = self.view, self.words
        news = []
        if view.rich_slaves:
            news.append(Text(f" {words.text('terminal-rich-slaves')} ", COIN))
        if view.asked not in (-1, view.active):
            news.append(Text(words.text("terminal-asked", player=words.player(view.asked)), f"{STRONG} {FRESCO}"))
        return news

    def _shown(self) -> list[Text]:
        """Romans that lie open (a draft, State visit, Break at the Colosseum), or that the seat holds in the
        Coliseum."""
        shown = self.view.shown
        heading = "terminal-holding" if self.view.kind == "coliseum" else "terminal-shown"
        if not shown:
            return []

        def tokens(length: int) -> list[Text]:
            cards = [
                roman_token(self.words, roman, self.marks.get(("shown", -1, index)), str(index + 1), length)
                for index, roman in enumerate(shown)
            ]
            return [Text(self.words.text(heading), STRONG), *cards]

        return shrunk(tokens, self.width, 0, 2)
