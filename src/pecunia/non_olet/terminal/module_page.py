"""The page that shows the modules in full: every open card with its effect."""

from rich.text import Text

from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAMOUS, FAMOUS_KEYS, FAVOURS, ORDINARY, UPGRADES
from pecunia.non_olet.engine.names import PLACE_NAMES, SEATS
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal.elements import drops, tile
from pecunia.non_olet.terminal.pages import reconstructed
from pecunia.non_olet.words.module_snapshot import ModuleSnapshot, wanted
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import Lines, joined, wrapped
from pecunia.terminal.style import ACTIVE, BRASS, MUTED, STRONG

INDENT = 2


class ModulePage:
    """One view of the modules at one width."""

    def __init__(self, view: NonOletView, words: NonOletWords, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.laid = ModuleSnapshot(view)

    def lines(self) -> Lines:
        words = self.words
        parts = {
            FAMOUS: self._famous,
            UPGRADES: self._upgrades,
            EVENTS: self._events,
            CAREERS: self._careers,
            FAVOURS: self._favours,
        }
        found: Lines = []
        for module in self.view.modules:
            title = Text(f" {words.text(f'module-{module}')} ", ACTIVE)
            about = words.module_text("module", module)
            found += [*wrapped(title, self.width), *wrapped(Text(about, MUTED), self.width), *parts[module](), Text()]
        if not found:
            return wrapped(Text(words.text("terminal-no-modules")), self.width)
        said = " ".join(reconstructed(self.view, words))
        return found + (wrapped(Text(said, MUTED), self.width) if said else [])

    def _entry(self, head: Text, text: str = "", indent: int = 0) -> Lines:
        """A heading and its text, the second line and those after it indented."""
        whole = joined([head, Text(text)], "  ") if text else head
        first, *rest = wrapped(whole, self.width - indent - INDENT)
        lines = [Text.assemble(" " * indent, first)]
        return [*lines, *(Text.assemble(" " * (indent + INDENT), line) for line in rest)]

    def _card(self, kind: str, key: str, indent: int = 0) -> Lines:
        """A card by its name, with its effect."""
        text = self.words.module_text(kind, key)
        return self._entry(Text(self.words.module_card(kind, key), STRONG), text, indent)

    def _famous(self) -> Lines:
        words = self.words
        lines: Lines = []
        for roman in self.view.options.famous:
            head = joined([tile(words, roman), Text(words.name(roman), STRONG)])
            lines += self._entry(head, words.module_text("famous", FAMOUS_KEYS[roman - ORDINARY]))
        return lines

    def _upgrades(self) -> Lines:
        words, laid = self.words, self.laid
        dot = words.glyphs.dot
        lines: Lines = []
        for player in range(self.view.players):
            for place in range(SEATS):
                upgrade = laid.upgrade(player, place)
                if upgrade is not None:
                    where = f"{words.title(player)} {dot} {words.place(PLACE_NAMES[place])} {dot} "
                    state = f" ({words.text('terminal-used')})" if upgrade in laid.upgrades_used else ""
                    name = (f"{words.module_card('upgrade', upgrade)}{state}", STRONG)
                    text = words.module_text("upgrade", upgrade)
                    lines += self._entry(Text.assemble(where, name), text)
        lines += self._entry(Text(words.text("terminal-page-display"), BRASS))
        for upgrade in laid.display:
            lines += self._card("upgrade", upgrade, INDENT)
        return [*lines, *self._pile(laid.upgrades_left)]

    def _pile(self, left: int) -> Lines:
        return self._entry(Text(self.words.text("terminal-page-pile", count=left), MUTED))

    def _events(self) -> Lines:
        words, laid = self.words, self.laid
        lines: Lines = []
        for event, left in laid.events.items():
            head = joined([Text(words.module_card("event", event), STRONG), drops(words.glyphs, left, left, 1)])
            lines += self._entry(head, words.module_text("event", event))
        if laid.executed:
            names = ", ".join(words.module_card("event", event) for event in laid.executed)
            lines += self._entry(Text(words.text("terminal-page-executed", events=names)))
        return [*lines, *self._pile(laid.events_left)]

    def _careers(self) -> Lines:
        """Every ladder from the first rung up; an arrow marks the rung of its player."""
        words, laid = self.words, self.laid
        dot = words.glyphs.dot
        lines: Lines = []
        for player, ladder in enumerate(laid.ladders):
            title = Text.assemble(words.title(player), f" {dot} ", (words.module_card("ladder", ladder), STRONG))
            here = laid.rungs[player]
            lines += self._entry(title)
            lines += self._rung(0, words.rung(0), here)
            for rung, task in enumerate(laid.tasks(ladder), 1):
                got = f" ({min(laid.progress[player], wanted(task))}/{wanted(task)})" if rung == here + 1 else ""
                lines += self._rung(rung, f"{words.step(rung, task)}{got}", here)
        return lines

    def _rung(self, rung: int, said: str, here: int) -> Lines:
        sign = self.words.glyphs.turn if rung == here else " "
        style = f"{STRONG} {BRASS}" if rung == here else MUTED if rung < here else ""
        return self._entry(Text(f"{sign} {rung} {said}", style), indent=INDENT)

    def _favours(self) -> Lines:
        words, laid = self.words, self.laid
        lines: Lines = []
        for player, favour in enumerate(laid.held):
            if favour is not None:
                states = (("used", laid.favours_used), ("fresh", laid.favours_fresh))
                state = "".join(f" ({words.text(f'terminal-{name}')})" for name, those in states if favour in those)
                name = (f"{words.module_card('favour', favour)}{state}", STRONG)
                text = words.module_text("favour", favour)
                lines += self._entry(Text.assemble(f"{words.title(player)} {words.glyphs.dot} ", name), text)
        if laid.middle:
            lines += self._entry(Text(words.text("terminal-page-middle"), BRASS))
        for favour in laid.middle:
            lines += self._card("favour", favour, INDENT)
        return lines
