"""Pecunia non olet at the terminal."""

from functools import partial

from rich.text import Text

from pecunia.core.moves import Move, Outcome
from pecunia.non_olet.engine.names import CARD_KEYS
from pecunia.non_olet.engine.notation import PLAY, family
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.view import NonOletView
from pecunia.non_olet.terminal import pages, topics
from pecunia.non_olet.terminal.elements import painted
from pecunia.non_olet.terminal.laid_out import EVERYTHING, WHOLE_NAMES
from pecunia.non_olet.terminal.marks import marked, marks_of, on_the_table
from pecunia.non_olet.terminal.module_page import ModulePage
from pecunia.non_olet.terminal.table_picture import WIDE, WORDMARK, TablePicture
from pecunia.non_olet.words.words import NonOletWords
from pecunia.terminal.elements import Lines, flow, hanging, joined, mark
from pecunia.terminal.picture import CardInPlay, Drawing, Picture
from pecunia.terminal.style import MUTED, STRONG
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs


class NonOletPicture(Picture[NonOletView]):
    """One table of Pecunia non olet."""

    wordmark = WORDMARK
    words: NonOletWords

    def __init__(self, options: Options, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        super().__init__(NonOletWords(texts, options, names, glyphs))

    # The table.

    def tables(self, view: NonOletView, width: int) -> list[Drawing]:
        """If modules have laid out cards, the least important ones are left out first."""
        picture = TablePicture(view, self.words, width, marks_of(view))
        details = range(WHOLE_NAMES, -1, -1) if view.modules else [EVERYTHING]
        wide = [Drawing(picture.ample, 12), Drawing(picture.wide, 8)] if width >= WIDE else []
        dense = [Drawing(partial(picture.dense, detail), 4) for detail in details]
        return [*wide, Drawing(picture.compact, 7), *dense]

    def own(self, view: NonOletView, width: int) -> Lines:
        """The player's own cards, each kind once. Those that can be played now have their number."""
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
        return flow(tokens, width)

    def own_in_full(self, view: NonOletView, width: int) -> Lines:
        """Each card with its effect."""
        lines: Lines = []
        marks = marks_of(view)
        for card in dict.fromkeys(view.hand):
            number = marks.get(("hand", view.seat, card))
            copies = f" {self.words.glyphs.times}{view.hand.count(card)}" if view.hand.count(card) > 1 else ""
            head = Text(f"{self.words.card(CARD_KEYS[card])}{copies}", STRONG)
            effect = Text(self.words.card_text(CARD_KEYS[card], view.options.edition), MUTED)
            lines += hanging(joined([*([] if number is None else [mark(number)]), head]), effect, width)
        return [Text(self.words.text("terminal-hand"), STRONG), *lines] if lines else []

    def in_play(self, view: NonOletView) -> CardInPlay | None:
        card = view.card_in_play
        if card is None:
            return None
        return CardInPlay(self.words.card(CARD_KEYS[card]), self.words.card_text(CARD_KEYS[card], view.options.edition))

    # The question.

    def on_the_table(self, view: NonOletView) -> list[bool]:
        return on_the_table(view)

    def marked(self, view: NonOletView) -> list[bool]:
        return marked(view)

    def prompt_form(self, view: NonOletView) -> str:
        return "modules" if view.modules else ""

    def painted(self, text: Text) -> Text:
        return painted(text, self.words)

    # Pages.

    def motto(self) -> str:
        return self.words.text("terminal-motto")

    def setting(self, view: NonOletView, width: int) -> Lines:
        return pages.setting(view, self.words, width)

    def legend(self, view: NonOletView, width: int) -> Lines:
        return pages.legend(self.words, width)

    def reconstructed(self, view: NonOletView) -> list[str]:
        return pages.reconstructed(view, self.words)

    def help(self, view: NonOletView) -> list[str]:
        return pages.help_told(view, self.words)

    def own_page(self, view: NonOletView, width: int) -> Lines:
        return pages.hand_in_full(view, self.words, width)

    def more_page(self, view: NonOletView, width: int) -> Lines:
        return ModulePage(view, self.words, width).lines()

    def topic(self, view: NonOletView, topic: str) -> str | None:
        return topics.topic_told(view, self.words, topic)

    def effect(self, view: NonOletView, move: Move) -> str:
        return topics.effect(view, self.words, move)

    def effect_in_list(self, view: NonOletView, move: Move) -> str:
        """Cards of the hand say in the hand what they do."""
        return "" if family(move.number) == PLAY else self.effect(view, move)

    def result(self, view: NonOletView, outcome: Outcome, width: int) -> Lines:
        return pages.result(view, self.words, outcome, width)
