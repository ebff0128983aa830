"""The table, drawn from a view: what a seat may see and nothing else. Three pictures, from roomy to tight."""

from rich.text import Text

from pecunia.core.moves import seat_letter
from pecunia.non_olet.names import COLLECT, DRAFT, NOBODY, PAYING, PLACE_NAMES, SEATING, SEATS, START
from pecunia.non_olet.view import NonOletView
from pecunia.terminal.marks import Mark
from pecunia.terminal.pieces import (
    apart,
    bar,
    boxed,
    cut,
    drops,
    flow,
    joined,
    mark,
    padded,
    shrunk,
    side_by_side,
    tile,
    turn_sign,
)
from pecunia.terminal.style import ACTIVE, BRASS, COIN, FRESCO, MUTED, STRONG
from pecunia.terminal.words import Words

PHASE_OF_STAGE = {START: 1, COLLECT: 2, PAYING: 2, SEATING: 3}
PHASES = 4
WORDMARK = "PECVNIA NON OLET"
WIDE = 100  # columns from which every player gets a frame
OPPONENTS_IN_A_ROW = 3


class TablePicture:
    """One view of the table at one width. `marks` are the numbers of the choices that can be read off it."""

    def __init__(self, view: NonOletView, words: Words, width: int, marks: dict[Mark, int] | None = None) -> None:
        self.view = view
        self.words = words
        self.glyphs = words.glyphs
        self.width = width
        self.marks = marks or {}

    def wide(self) -> list[Text]:
        """Every player in a frame: the others above, clockwise, the own place below."""
        lines = [*self._header(), *self._shown()]
        others, own = self._order()
        for first in range(0, len(others), OPPONENTS_IN_A_ROW):
            row = others[first : first + OPPONENTS_IN_A_ROW]
            across = min(len(others), OPPONENTS_IN_A_ROW)
            width = (self.width - across + 1) // across
            lines += side_by_side([self._framed(player, width) for player in row], [width] * len(row))
        for player in own:
            lines += self._framed(player, self.width)
        return lines

    def compact(self) -> list[Text]:
        """Three lines a player, more where two women share a place or there is a villa."""
        lines = [*self._header(), *self._shown()]
        others, own = self._order()
        for player in [*others, *own]:
            lines.append(self._title_line(player))
            lines += self._places(player, self.width, rows_of_names=False)
            lines += self._queue(player, self.width, 1)
        return lines

    def dense(self) -> list[Text]:
        """Two lines a player."""
        lines = [self._short_header(), *self._shown()]
        others, own = self._order()
        for player in [*others, *own]:
            title = Text.assemble(self._name(player), " ", self._purse(player), " ", self._hand_size(player), "  ")
            queue = flow(self._queue_tokens(player, 0), self.width - title.cell_len, 0, 1)
            lines.append(Text.assemble(title, queue[0] if queue else Text(self.words.text("terminal-nobody"), MUTED)))
            lines += [Text.assemble(" " * title.cell_len, line) for line in queue[1:]]
            lines += shrunk(lambda length, of=player: self._spot_tokens(of, length), self.width, 2, 1)
        return lines

    def _order(self) -> tuple[list[int], list[int]]:
        """The others, clockwise from the own left, and the own seat; a spectator has none."""
        view = self.view
        if view.seat < 0:
            return list(range(view.players)), []
        return [(view.seat + step) % view.players for step in range(1, view.players)], [view.seat]

    # The head of the table.

    def _header(self) -> list[Text]:
        view, words = self.view, self.words
        left = Text.assemble((f" {WORDMARK} ", ACTIVE), " ", (words.text("terminal-turn", turn=view.turn), STRONG))
        left.append(f" {self.glyphs.dot} ")
        left.append(self._whose_turn())
        piles = [words.text("terminal-romans", left=view.romans_left, gone=len(view.roman_discard))]
        line = Text(piles[0])
        if view.roman_discard:
            top = view.roman_discard[-1]
            line.append(f" {words.text('terminal-top')} ")
            line.append(Text.assemble(tile(words, top), " ", words.short(top)))
        line.append(f" {self.glyphs.dot} ")
        line.append(words.text("terminal-actions", left=view.actions_left, gone=len(view.action_discard)))
        if view.rich_slaves:
            line.append(f" {self.glyphs.dot} ")
            line.append(words.text("terminal-rich-slaves"), COIN)
        return [apart(left, self._phases(long=True), self.width, Text(" ")), padded(line, self.width)]

    def _short_header(self) -> Text:
        view, words = self.view, self.words
        left = Text.assemble((f"{words.text('terminal-turn', turn=view.turn)} ", ACTIVE), " ", self._whose_turn(), " ")
        left.append(self._phases(long=False))
        right = Text(f"{words.text('terminal-romans', left=view.romans_left, gone=len(view.roman_discard))}")
        if view.roman_discard:
            right.append(" ")
            right.append(tile(words, view.roman_discard[-1]))
        if view.rich_slaves:
            right.append(f" {self.glyphs.dot} ")
            right.append(words.text("card-rich-slaves"), COIN)
        return apart(left, right, self.width, Text(" "))

    def _whose_turn(self) -> Text:
        """Whose turn it is, and who is asked if that is somebody else."""
        view, words = self.view, self.words
        text = Text(words.player(view.active), STRONG)
        if view.asked not in (-1, view.active):
            text.append(f" {self.glyphs.dot} ")
            text.append(words.text("terminal-asked", player=words.player(view.asked)), FRESCO)
        return text

    def _phases(self, long: bool) -> Text:
        """The four phases of a turn, the present one in brackets."""
        view, words = self.view, self.words
        if view.stage == DRAFT:
            return Text(words.text("setting-open-draft"), STRONG)
        parts = []
        for phase in range(1, PHASES + 1):
            now = PHASE_OF_STAGE.get(view.stage) == phase
            name = f"{phase} {words.text(f'terminal-phase-{phase}')}" if long else str(phase)
            parts.append(Text(f"[{name}]", f"{STRONG} {FRESCO}") if now else Text(name, MUTED))
        return joined(parts)

    def _shown(self) -> list[Text]:
        """Romans that lie open: a draft, State visit, Break at the Colosseum."""
        shown = self.view.shown
        if not shown:
            return []

        def tokens(length: int) -> list[Text]:
            cards = [
                self._roman_token(roman, self.marks.get(("shown", -1, index)), "", length)
                for index, roman in enumerate(shown)
            ]
            return [Text(self.words.text("terminal-shown"), STRONG), *cards]

        return shrunk(tokens, self.width, 0, 2)

    # One player.

    def _framed(self, player: int, width: int) -> list[Text]:
        inside = width - 4
        own = player == self.view.seat
        money = apart(self._purse(player), self._hand_size(player), inside, Text(" "))
        lines = [money, *self._places(player, inside, rows_of_names=not own)]
        lines += self._queue(player, inside, 1 if own else 2)
        return boxed(self._name(player), lines, width, self.glyphs, player == self.view.active)

    def _title_line(self, player: int) -> Text:
        right = Text.assemble(self._purse(player), "  ", self._hand_size(player))
        return apart(self._name(player), right, self.width, Text(self.glyphs.rule, MUTED))

    def _name(self, player: int) -> Text:
        """Letter and name; the player whose turn it is on red, behind an arrow."""
        active = player == self.view.active
        name = cut(self.words.player(player), 18)
        text = Text.assemble(
            turn_sign(self.glyphs, active), (f"{seat_letter(player)} {name}{' ' if active else ''}", ACTIVE if active else STRONG)
        )
        if player == self.view.seat:
            text.append(f" ({self.words.text('terminal-own')})")
        number = self.marks.get(("player", player, 0))
        return text if number is None else Text.assemble(mark(number), " ", text)

    def _purse(self, player: int) -> Text:
        """Money and the way to the target, which counts what was earned where the house says so (A11)."""
        view, words = self.view, self.words
        target = view.options.target
        money = view.money(player)
        if not view.options.win_by_earned:
            return Text.assemble(
                bar(self.glyphs, money, target), " ", (words.text("terminal-money", held=money, target=target), BRASS)
            )
        earned = view.earned(player)
        text = words.text("terminal-earned", earned=earned, target=target, held=money)
        return Text.assemble(bar(self.glyphs, earned, target), " ", (text, BRASS))

    def _hand_size(self, player: int) -> Text:
        return Text(self.words.text("terminal-cards", count=self.view.hand_size(player)))

    # The latrine.

    def _places(self, player: int, width: int, rows_of_names: bool) -> list[Text]:
        """Seats in one row of three columns, villas in the next; two women on one place one below the other."""
        places = SEATS + self.view.villas(player)
        column = (width - 2) // SEATS
        lines: list[Text] = []
        for first in range(0, places, SEATS):
            row = range(first, min(first + SEATS, places))
            blocks = [self._place(player, place, column, rows_of_names) for place in row]
            blocks += [[Text()] for _ in range(SEATS - len(row))]
            lines += side_by_side(blocks, [column] * SEATS)
        return lines

    def _place(self, player: int, place: int, width: int, rows_of_names: bool) -> list[Text]:
        lines: list[Text] = []
        for spot in (place * 2, place * 2 + 1):
            if self.view.roman(player, spot) != NOBODY:
                lines += self._visitor(player, spot, width, rows_of_names)
        if lines:
            return lines
        number = self.marks.get(("spot", player, place * 2))
        free = Text.assemble((f"{PLACE_NAMES[place]:<3}", STRONG), (self.words.text("terminal-free"), MUTED))
        return [free if number is None else Text.assemble(mark(number), " ", free)]

    def _visitor(self, player: int, spot: int, width: int, rows_of_names: bool) -> list[Text]:
        """A visitor in one line, or with the name in a line below."""
        words = self.words
        roman = self.view.roman(player, spot)
        label = f"{PLACE_NAMES[spot // 2]:<3}" if spot % 2 == 0 else " + "
        number = self.marks.get(("spot", player, spot))
        head = Text(label, STRONG) if number is None else Text.assemble((label.strip() or "+", STRONG), mark(number))
        head = Text.assemble(head, tile(words, roman))
        left = self.view.markers(player, spot)
        duration = words.values.duration[roman]
        if rows_of_names:
            markers = drops(self.glyphs, left, duration, width - head.cell_len - 2)
            return [
                Text.assemble(head, " ", markers),
                Text(f"   {cut(words.values.names[roman], width - 4)}"),
            ]
        markers = drops(self.glyphs, left, duration, width - head.cell_len - 8)
        room = width - head.cell_len - markers.cell_len - 3
        name = words.values.names[roman]
        return [Text.assemble(head, " ", name if len(name) <= room else cut(words.short(roman), room), " ", markers)]

    def _spot_tokens(self, player: int, length: int) -> list[Text]:
        """All places in one row, for the tight picture."""
        view = self.view
        tokens = []
        for place in range(SEATS + view.villas(player)):
            parts = [Text(PLACE_NAMES[place], STRONG)]
            for spot in (place * 2, place * 2 + 1):
                roman = view.roman(player, spot)
                if roman != NOBODY:
                    token = self._roman_token(roman, self.marks.get(("spot", player, spot)), "", length)
                    room = 5 if length else 3
                    markers = drops(self.glyphs, view.markers(player, spot), self.words.values.duration[roman], room)
                    parts.append(Text.assemble(token, " ", markers))
            if len(parts) == 1:
                number = self.marks.get(("spot", player, place * 2))
                parts.append(Text(self.glyphs.free, MUTED) if number is None else mark(number))
            tokens.append(joined(parts))
        return tokens

    # The queue.

    def _queue(self, player: int, width: int, most: int) -> list[Text]:
        if not self.view.queue(player):
            return [Text.assemble((f"{self.glyphs.front} ", FRESCO), (self.words.text("terminal-nobody"), MUTED))]
        lines = shrunk(lambda length: self._queue_tokens(player, length), width, 2, most)
        return [Text.assemble((f"{self.glyphs.front} ", FRESCO), lines[0][2:]), *lines[1:]]

    def _queue_tokens(self, player: int, length: int) -> list[Text]:
        """The Romans of a queue with their positions, the front first."""
        return [
            self._roman_token(roman, self.marks.get(("queue", player, position)), str(position + 1), length)
            for position, roman in enumerate(self.view.queue(player))
        ]

    def _roman_token(self, roman: int, number: int | None, position: str, length: int) -> Text:
        head = Text(position, MUTED) if number is None else mark(number)
        name = cut(self.words.short(roman), length) if length else ""
        return Text.assemble(head, tile(self.words, roman), f" {name}" if name else "")
