"""Pecunia Olet at the terminal."""

from pecunia.core.moves import Move, Outcome
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.view import OletView
from pecunia.olet.terminal import amount_answers, pages, topics
from pecunia.olet.terminal.table_picture import WORDMARK, TablePicture, on_the_board
from pecunia.olet.words.words import OletWords
from pecunia.terminal.elements import Lines
from pecunia.terminal.picture import Drawing, Picture
from pecunia.texts import Texts
from pecunia.words.glyphs import UNICODE, Glyphs


class OletPicture(Picture[OletView]):
    """One table of Pecunia Olet."""

    wordmark = WORDMARK
    headings = ("turn-began", "round-ended", "round-broken-off", "game-over")
    words: OletWords

    def __init__(self, options: Options, texts: Texts, names: list[str], glyphs: Glyphs = UNICODE) -> None:
        super().__init__(OletWords(texts, options, names, glyphs))

    # The table.

    def tables(self, view: OletView, width: int) -> list[Drawing]:
        picture = TablePicture(view, self.words, width)
        return [Drawing(picture.spacious, 9), Drawing(picture.compact, 4), Drawing(picture.tight, 0)]

    def own(self, view: OletView, width: int) -> Lines:
        """Nothing here: the player's own things are shown with the other players."""
        return []

    def own_in_full(self, view: OletView, width: int) -> Lines:
        """What the player's cards and those of the market do."""
        return pages.cards_in_full(view, self.words, width)

    # The question.

    def on_the_table(self, view: OletView) -> list[bool]:
        return on_the_board(view)

    def marked(self, view: OletView) -> list[bool]:
        return on_the_board(view)

    def summary(self, view: OletView) -> list[str] | None:
        return amount_answers.summary(view, self.words)

    def read(self, view: OletView, typed: str) -> str:
        return amount_answers.read(view, typed)

    def turned(self, view: OletView, key: str, typed: str, lines: Lines) -> str:
        if amount_answers.listed(view):
            return super().turned(view, key, typed, lines)
        return amount_answers.turned(view, key, typed)

    def prompt_form(self, view: OletView) -> str:
        return "olet" if amount_answers.listed(view) or len(view.moves) == 1 else f"olet-{view.kind}"

    # Pages.

    def motto(self) -> str:
        return self.words.text("olet-motto")

    def setting(self, view: OletView, width: int) -> Lines:
        return pages.setting(view, self.words, width)

    def legend(self, view: OletView, width: int) -> Lines:
        return pages.legend(self.words, width)

    def reconstructed(self, view: OletView) -> list[str]:
        return pages.reconstructed(view, self.words)

    def warnings(self, view: OletView) -> list[str]:
        return [self.words.texts.warning(warning) for warning in view.options.values.warnings]

    def help(self, view: OletView) -> list[str]:
        return pages.help_told(view, self.words)

    def own_page(self, view: OletView, width: int) -> Lines:
        return pages.own_page(view, self.words, width)

    def more_page(self, view: OletView, width: int) -> Lines:
        return pages.board_page(view, self.words, width)

    def topic(self, view: OletView, topic: str) -> str | None:
        return topics.topic_told(view, self.words, topic)

    def effect(self, view: OletView, move: Move) -> str:
        return topics.effect(view, self.words, move)

    def effect_in_list(self, view: OletView, move: Move) -> str:
        """The list says what a space costs and brings; what cards do stands above it."""
        return ""

    def result(self, view: OletView, outcome: Outcome, width: int) -> Lines:
        return pages.result(view, self.words, outcome, width)
