"""The cards that modules lay in the middle of the table, and the next rung of one's own ladder."""

from rich.text import Text

from pecunia.non_olet.engine.notation import CLIMB, CLIMB_PAYING
from pecunia.non_olet.terminal.elements import drops
from pecunia.non_olet.terminal.marks import NOBODYS, Mark
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot, wanted
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import NAME_LENGTHS, flow, joined, mark, padded, rows, shrunk, wrapped
from pecunia.terminal.style import BRASS, MUTED, STRONG

# How much detail the tight picture shows. Cards that the open question is about are shown at every level.
WHOLE_NAMES = 5
EVERYTHING = 4  # names are cut if that saves a line
WITHOUT_DISPLAY = 3  # first leave out the upgrades of the display
WITHOUT_MIDDLE = 2  # then the favours in the middle
WITHOUT_NEXT = 1  # then the next rung
BARE = 0  # finally the events, and upgrades on their seats
KINDS = ("event", "favour", "upgrade")
MIN_DETAIL = {"event": WITHOUT_NEXT, "favour": WITHOUT_DISPLAY, "upgrade": EVERYTHING}
SHORTEST = 5  # characters of a name that is cut


class LaidOut:
    """Rows between the head of the table and the players."""

    def __init__(self, laid: ModuleSnapshot, words: NonOletWords, width: int, marks: dict[Mark, int]) -> None:
        self.laid = laid
        self.words = words
        self.width = width
        self.marks = marks
        self.cards = {"event": [*laid.events, *laid.executed], "favour": laid.middle, "upgrade": laid.display}

    def rows(self) -> list[Text]:
        """Each kind of card in a row of its own."""
        return [line for kind in KINDS if self.cards[kind] for line in self._shrunk([kind])]

    def whole_rows(self) -> list[Text]:
        """The same with whole names, in as many lines as they need."""
        return [line for kind in KINDS for line in flow(self._row(kind, self.width), self.width)]

    def together(self, detail: int) -> list[Text]:
        """Everything in as few lines as possible; at the highest detail, as few as whole names need."""
        kinds = [kind for kind in KINDS if detail >= MIN_DETAIL[kind] or self._asked(kind)]
        if detail < WHOLE_NAMES:
            return self._shrunk(kinds)
        return flow([token for kind in kinds for token in self._row(kind, NAME_LENGTHS[0])], self.width)

    def _asked(self, kind: str) -> bool:
        """Whether any of these cards can be chosen now."""
        return any((kind, NOBODYS, card) in self.marks for card in self.cards[kind])

    def _shrunk(self, kinds: list[str]) -> list[Text]:
        """The longest names that need no more lines than the shortest ones."""

        def tokens(length: int) -> list[Text]:
            return [token for kind in kinds for token in self._row(kind, max(length, SHORTEST))]

        return shrunk(tokens, self.width, 0, rows(tokens(0), self.width))

    def _row(self, kind: str, length: int) -> list[Text]:
        """A heading with the first card, then the others; nothing if there are no cards."""
        tokens = [self._card(kind, card, length) for card in self.cards[kind]]
        if tokens:
            tokens[0] = Text.assemble((self.words.text(f"terminal-row-{kind}"), STRONG), " ", tokens[0])
        return tokens

    def _card(self, kind: str, card: str, length: int) -> Text:
        name = Text(self.words.module_short(kind, card, length))
        number = self.marks.get((kind, NOBODYS, card))
        if number is not None:
            name = Text.assemble(mark(number), name)
        if kind != "event":
            return name
        glyphs = self.words.glyphs
        left = self.laid.events.get(card)
        if left is not None:
            return joined([name, drops(glyphs, left, left, 1)])
        return name if number is not None else joined([name, Text(glyphs.finished, MUTED)])

    # The player's own ladder.

    def next_rung(self, detail: int = EVERYTHING) -> list[Text]:
        """The price of the next rung of the player's own ladder, and how far he has got with its task."""
        view, words = self.laid.view, self.words
        task = self.laid.next_task(view.seat) if view.seat >= 0 else None
        spots = [("climb", NOBODYS, move) for move in (CLIMB, CLIMB_PAYING)]
        numbers = [mark(self.marks[spot]) for spot in spots if spot in self.marks]
        if task is None or (detail <= WITHOUT_NEXT and not numbers):
            return []
        rung = self.laid.rungs[view.seat] + 1
        so_far = f"{min(self.laid.progress[view.seat], wanted(task))}/{wanted(task)}"
        if self.laid.climbed and view.seat == view.active:
            so_far = words.text("terminal-climbed")
        said = f"{words.glyphs.rung}{rung} {words.step(rung, task)} ({so_far})"
        line = joined([*numbers, Text(said, BRASS)])
        return wrapped(line, self.width) if detail >= EVERYTHING else [padded(line, self.width)]
