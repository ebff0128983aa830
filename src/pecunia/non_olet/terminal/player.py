"""One player's part of the table: name, purse, hand, latrine and queue, and the additions of modules."""

from rich.text import Text

from pecunia.non_olet.engine.names import NOBODY, PLACE_NAMES, SEATS
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal.elements import bar, drops, tile
from pecunia.non_olet.terminal.marks import NOBODYS, Mark
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import joined, mark, padded, shrunk, side_by_side
from pecunia.terminal.style import ACTIVE, BRASS, FRESCO, MUTED, STRONG, WATER
from pecunia.words.shortening import cut_at_word

SHORTEST_ROMAN = 8  # room for a name; markers are drawn one by one only if they fit beside it
SHORTEST_UPGRADE = 5
INDENT = 3  # below a visitor


class PlayerPicture:
    """The pieces of one player. `marks` are the numbers of the choices that can be seen on the table."""

    def __init__(
        self, view: NonOletView, words: NonOletWords, marks: dict[Mark, int], laid: ModuleSnapshot, player: int
    ) -> None:
        self.view = view
        self.words = words
        self.glyphs = words.glyphs
        self.marks = marks
        self.laid = laid
        self.player = player

    def name(self) -> Text:
        """Letter and name; if it is the player's turn, on red after an arrow."""
        text = Text(self.words.title(self.player), STRONG)
        if self.player == self.view.active:
            text = Text(f" {self.glyphs.turn} {text.plain} ", ACTIVE)
        if self.player == self.view.seat:
            text = Text.assemble(text, f" ({self.words.text('terminal-own')})")
        number = self.marks.get(("player", self.player, 0))
        return text if number is None else Text.assemble(mark(number), " ", text)

    def purse(self, drawn: bool = True) -> Text:
        """Money and the way to the target. By house rule, the money earned counts (A11).

        If money does not win, or the room is too small, the way is not drawn.
        """
        options = self.view.options
        target = options.target
        money = self.view.money(self.player)
        if options.ladder_wins and not options.target_wins:
            return Text(self.words.text("terminal-held", held=money), BRASS)
        if not drawn and not options.win_by_earned:
            return Text(self.words.text("terminal-money", held=money, target=target), BRASS)
        if not options.win_by_earned:
            text = self.words.text("terminal-money", held=money, target=target)
            return Text.assemble(bar(self.glyphs, money, target), " ", (text, BRASS))
        earned = self.view.earned(self.player)
        text = self.words.text("terminal-earned", earned=earned, target=target, held=money)
        return Text.assemble(bar(self.glyphs, earned, target), " ", (text, BRASS))

    def hand_size(self) -> Text:
        return Text(self.words.text("terminal-cards", count=self.view.hand_size(self.player)))

    # Favour and ladder.

    def tags(self, full: bool) -> Text:
        """The favour and the rung of the player; nothing without these modules."""
        parts = []
        favour = self.laid.favour(self.player)
        if favour is not None:
            parts.append(self._favour(favour))
        if self.laid.rungs:
            rung = self.laid.rungs[self.player]
            name = f" {self.words.rung(rung)}" if full else ""
            parts.append(Text(f"{self.glyphs.rung}{rung}/{self.laid.top}{name}", BRASS))
        return joined(parts)

    def _favour(self, favour: str) -> Text:
        text = Text(self.words.module_card("favour", favour), WATER)
        for state, favours in (("used", self.laid.favours_used), ("fresh", self.laid.favours_fresh)):
            if favour in favours:
                text = Text.assemble(text, (f" ({self.words.text(f'terminal-{state}')})", MUTED))
        number = self.marks.get(("favour", NOBODYS, favour))
        return text if number is None else Text.assemble(mark(number), text)

    def titled(self, full: bool) -> Text:
        """The name followed by the tags."""
        tags = self.tags(full)
        return Text.assemble(self.name(), "  ", tags) if tags.plain else self.name()

    # The latrine.

    def places(self, width: int, names_below: bool, upgrades: bool = True) -> list[Text]:
        """Seats in a row of three columns, villas in the next row. Two visitors of one place stand one below the
        other."""
        count = SEATS + self.view.villas(self.player)
        column = (width - 2) // SEATS
        lines: list[Text] = []
        for first in range(0, count, SEATS):
            blocks = [self._place(place, column, names_below) for place in range(first, min(first + SEATS, count))]
            lines += side_by_side(blocks, [column] * len(blocks))
            if first == 0 and upgrades:
                lines += self._upgrades(column, 0 if names_below else 3)
        return lines

    def _upgrades(self, column: int, indent: int) -> list[Text]:
        """The upgrades below their seats, a line if there is any."""
        tokens = [self._upgrade(place, column - indent) for place in range(SEATS)]
        if not any(token.plain for token in tokens):
            return []
        return [joined([padded(Text.assemble(" " * indent, token), column) for token in tokens])]

    def _upgrade(self, place: int, room: int) -> Text:
        """The upgrade of a seat in so many characters; in brackets if it was already used in this turn."""
        upgrade = self.laid.upgrade(self.player, place)
        if upgrade is None:
            return Text()
        number = self.marks.get(("upgrade", NOBODYS, upgrade))
        head = Text(self.glyphs.upgrade, BRASS) if number is None else mark(number)
        used = upgrade in self.laid.upgrades_used
        name = self.words.module_short("upgrade", upgrade, room - head.cell_len - 2 * used)
        return Text.assemble(head, (f"({name})" if used else name, MUTED))

    def _place(self, place: int, width: int, names_below: bool) -> list[Text]:
        lines: list[Text] = []
        for spot in (place * 2, place * 2 + 1):
            if self.view.roman(self.player, spot) != NOBODY:
                lines += self._visitor(spot, width, names_below)
        if lines:
            return lines
        return [Text.assemble(self._label(place * 2, names_below), (self.words.text("terminal-free"), MUTED))]

    def _label(self, spot: int, tight: bool) -> Text:
        """The name of a place, a plus for a visitor who joined, and the number of the choice."""
        label = Text(PLACE_NAMES[spot // 2] if spot % 2 == 0 else "+", STRONG)
        number = self.marks.get(("spot", self.player, spot))
        if number is not None:
            return Text.assemble(label, mark(number))
        return Text.assemble(label, " " if tight else " " * (3 - label.cell_len))

    def _visitor(self, spot: int, width: int, names_below: bool) -> list[Text]:
        """A visitor in one line, or the name in a line below."""
        words = self.words
        roman = self.view.roman(self.player, spot)
        head = Text.assemble(self._label(spot, names_below), tile(words, roman, self.view.coins(roman)), " ")
        left = self.view.markers(self.player, spot)
        duration = words.values.duration[roman]
        if names_below:
            markers = drops(self.glyphs, left, duration, width - head.cell_len)
            if head.cell_len + markers.cell_len <= width:
                return [Text.assemble(head, markers), Text(self._called(roman, width))]
            return [head, Text.assemble(markers, " ", self._called(roman, width - markers.cell_len - 1))]
        markers = drops(self.glyphs, left, duration, width - head.cell_len - SHORTEST_ROMAN)
        return [Text.assemble(head, self._called(roman, width - head.cell_len - markers.cell_len - 2), " ", markers)]

    def _called(self, roman: int, room: int) -> str:
        """A Roman's full name if there is room, otherwise his first name."""
        name = self.words.name(roman)
        return name if len(name) <= room else cut_at_word(self.words.short(roman), room)

    def places_in_a_row(self, width: int, upgrades: bool) -> list[Text]:
        """All places in one row, for the tight picture."""
        return shrunk(lambda length: self._spot_tokens(length, upgrades), width, 2, 1)

    def _spot_tokens(self, length: int, upgrades: bool) -> list[Text]:
        tokens = []
        for place in range(SEATS + self.view.villas(self.player)):
            parts = [self._spot_token(spot, length) for spot in (place * 2, place * 2 + 1)]
            present = [part for part in parts if part.plain]
            free = self.marks.get(("spot", self.player, place * 2))
            if not present:
                present = [Text(self.glyphs.free, MUTED) if free is None else mark(free)]
            label = Text(PLACE_NAMES[place], STRONG)
            upgrade = self._upgrade(place, max(length, SHORTEST_UPGRADE) + 3)
            if upgrade.plain and (upgrades or upgrade.plain.startswith("[")):
                label = Text.assemble(label, upgrade)
            tokens.append(joined([label, *present]))
        return tokens

    def _spot_token(self, spot: int, length: int) -> Text:
        """The visitor of a spot in few characters; nothing if it is free."""
        roman = self.view.roman(self.player, spot)
        if roman == NOBODY:
            return Text()
        number = self.marks.get(("spot", self.player, spot))
        token = roman_token(self.words, roman, number, "", length, self.view.coins(roman))
        left = self.view.markers(self.player, spot)
        markers = drops(self.glyphs, left, self.words.values.duration[roman], 5 if length else 3)
        return Text.assemble(token, " ", markers)

    def places_in_lines(self, width: int) -> list[Text]:
        """A line for each visitor, with the whole name, and one for each upgrade."""
        lines: list[Text] = []
        for place in range(SEATS + self.view.villas(self.player)):
            lines += self._place(place, width, names_below=False)
            upgrade = self._upgrade(place, width - INDENT)
            if upgrade.plain:
                lines.append(Text.assemble(" " * INDENT, upgrade))
        return lines

    # The queue.

    def queue_in_lines(self, width: int) -> list[Text]:
        """A line for each Roman of the queue, with the whole name."""
        if not self.view.queue(self.player):
            return self.queue(width, 1)
        return [
            Text.assemble((f"{' ' if place else self.glyphs.front} ", FRESCO), token)
            for place, token in enumerate(self.queue_tokens(width, whole=True))
        ]

    def whole_queue(self, width: int) -> list[Text]:
        """The queue in one line, with whole names if they fit."""
        tokens = self.queue_tokens(width, whole=True)
        line = joined([Text(self.glyphs.front, FRESCO), joined(tokens, "  ")])
        return [line] if tokens and line.cell_len <= width else self.queue(width, 1)

    def queue(self, width: int, most: int) -> list[Text]:
        """The queue in at most so many lines, if names can be cut that far."""
        head = Text(f"{self.glyphs.front} ", FRESCO)
        if not self.view.queue(self.player):
            return [Text.assemble(head, (self.words.text("terminal-nobody"), MUTED))]
        lines = shrunk(self.queue_tokens, width, head.cell_len, most)
        return [Text.assemble(head, lines[0][head.cell_len :]), *lines[1:]]

    def queue_tokens(self, length: int, whole: bool = False) -> list[Text]:
        """The Romans of the queue with their positions, the front first; with their first names or their `whole` ones,
        as much as fits."""
        tokens = []
        for place, roman in enumerate(self.view.queue(self.player)):
            number = self.marks.get(("queue", self.player, place))
            name = self.words.name(roman) if whole else self.words.short(roman)
            tokens.append(roman_token(self.words, roman, number, str(place + 1), length, self.view.coins(roman), name))
        return tokens


def roman_token(
    words: NonOletWords, roman: int, number: int | None, position: str, length: int, coins: int = 0, called: str = ""
) -> Text:
    """A Roman with position or choice, and as much of the name as fits."""
    head = Text(position, MUTED) if number is None else mark(number)
    name = cut_at_word(called or words.short(roman), length)
    return Text.assemble(head, tile(words, roman, coins), f" {name}" if name else "")
