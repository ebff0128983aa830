"""A review in the terminal: the chances as a chart of signs, tables, and in words where the game was lost."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pecunia.bots.levels import LEVELS
from pecunia.core.game import Game
from pecunia.review.review_report import MARKS, MAX_FORTUNES, MIN_FORTUNE, MIN_NAMED_LUCK, SIZES, Decision, Review
from pecunia.review.sentences import DecisionWords, thing, told
from pecunia.terminal.elements import wrapped
from pecunia.terminal.pictures import shown_name
from pecunia.terminal.style import ACTIVE, FRESCO, MUTED, STRONG, glyphs_for
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES
from pecunia.words.glyphs import UNICODE
from pecunia.words.words_of import words_of

HEIGHTS = {True: "▁▂▃▄▅▆▇█", False: "_.-=+*%#"}  # from no chance to a certain victory
MAX_MISTAKES = 8


class ReviewPage:
    """The parts of a review, each printed by itself."""

    def __init__(self, review: Review, game: Game, texts: Texts, console: Console) -> None:
        self.review = review
        self.game = game
        self.texts = texts
        self.console = console
        self.called = [shown_name(name, texts) for name in review.seats]
        words = words_of(game, texts, self.called)
        self.names = [words.player(seat) for seat in range(game.seats)]

    def print(self, seat: int, everything: bool) -> None:
        texts, review = self.texts, self.review
        self._heading(texts.text("review-title", game=TITLES[review.game].label))
        self._say(texts.text("review-won", names=", ".join(self.names[winner] for winner in review.winners)))
        bot = texts.text(f"bot-{LEVELS[-1].name}")
        self._say(f"{texts.text('review-how', bot=bot)} {self._reconstructed()}".strip(), MUTED)
        self._chart()
        self._balances()
        self._mistakes(seat, everything)
        self._fortunes()
        self._income()

    def _reconstructed(self) -> str:
        values = self.game.options.values  # type: ignore[attr-defined]
        return self.texts.text("review-reconstructed") if values.reconstructed() else ""

    def _heading(self, text: str) -> None:
        self.console.print()
        self.console.print(Text(f" {text} ", ACTIVE))

    def _say(self, text: str, style: str = "", indent: int = 0) -> None:
        for line in wrapped(Text(text, style), self.console.width - indent):
            self.console.print(Text.assemble(" " * indent, line), highlight=False)

    def _percent(self, share: float, sign: bool = False) -> str:
        """A share of a victory. With `sign` it is a gain or a loss and gets a plus or minus."""
        return self.texts.share(share, signed=sign)

    def _chart(self) -> None:
        """One sign for the chance at the start of each turn, and one for the result."""
        review = self.review
        self._heading(self.texts.text("review-chart"))
        numbers = [fortune.number for fortune in review.fortunes] + [len(review.chances) - 1]
        width = max(len(name) for name in self.names)
        room = max(self.console.width - width - 18, 10)
        while len(numbers) > room:
            numbers = [*numbers[:-1][::2], numbers[-1]]
        heights = HEIGHTS[glyphs_for(self.console) is UNICODE]
        for seat, name in enumerate(self.names):
            chances = [review.chances[number][seat] for number in numbers]
            line = "".join(heights[min(int(chance * len(heights)), len(heights) - 1)] for chance in chances)
            ends = f"{self._percent(chances[0]):>7} {line} {self._percent(chances[-1]):>7}"
            self.console.print(Text.assemble((f"{name:<{width}}", STRONG), ends), highlight=False, no_wrap=True)

    def _balances(self) -> None:
        texts = self.texts
        self._heading(texts.text("review-balances"))
        self._say(texts.text("review-balances-how"), MUTED)
        self._say(texts.text("review-sizes"), MUTED)
        table = self._table(["player", "start", "own", "others", "luck", "result", "loss"])
        for size, _ in SIZES:
            table.add_column(MARKS[size], justify="right")
        for balance in self.review.balances:
            table.add_row(
                self.names[balance.seat],
                f"{100 * balance.start:.0f}",
                *(
                    f"{100 * part:+.0f}".replace("-", "\N{MINUS SIGN}")
                    for part in (balance.own, balance.others, balance.luck)
                ),
                f"{100 * balance.result:.0f}",
                self._percent(balance.average_loss),
                *(str(balance.sizes[size]) for size, _ in SIZES),
            )
        self.console.print(table)

    def _mistakes(self, seat: int, everything: bool) -> None:
        texts = self.texts
        self._heading(texts.text("review-mistakes"))
        found = [each for each in self.review.decisions if each.size and seat in (-1, each.seat)]
        found.sort(key=lambda each: -each.loss)
        if not found:
            self._say(texts.text("review-no-mistakes"))
        words = {each.number: each for each in told(self.review, self.game, texts, self.called)}
        shown = found if everything else found[:MAX_MISTAKES]
        for decision in shown:
            self._mistake(decision, words[decision.number])
        if len(found) > len(shown):
            self._say(texts.text("review-left-out", count=len(found) - len(shown)), MUTED)

    def _mistake(self, decision: Decision, words: DecisionWords) -> None:
        texts = self.texts
        size = f"{texts.text(f'review-size-{decision.size}')} {MARKS[decision.size]}"
        loss = self._percent(-decision.loss, sign=True)
        name = self.names[decision.seat]
        self._say(texts.text("review-decision", turn=decision.turn, name=name, size=size, loss=loss), STRONG)
        self._say(texts.text("review-asked", question=words.question), MUTED, 2)
        self._say(texts.text("review-played", move=words.played, chance=self._percent(decision.chance_played)), "", 2)
        self._say(texts.text("review-better", move=words.best, chance=self._percent(decision.chance_best)), FRESCO, 2)
        if words.reasons:
            self._say(" ".join(words.reasons), MUTED, 2)

    def _fortunes(self) -> None:
        """The turns in which luck changed most."""
        found = [each for each in self.review.fortunes if max(map(abs, each.luck)) >= MIN_FORTUNE]
        found.sort(key=lambda each: -max(map(abs, each.luck)))
        if not found:
            return
        self._heading(self.texts.text("review-fortunes"))
        for each in sorted(found[:MAX_FORTUNES], key=lambda each: each.turn):
            luck = ", ".join(
                f"{self.names[seat]} {self._percent(by, sign=True)}"
                for seat, by in enumerate(each.luck)
                if abs(by) >= MIN_NAMED_LUCK
            )
            self._say(self.texts.text("review-fortune", turn=each.turn, name=self.names[each.seat], luck=luck))

    def _income(self) -> None:
        """Where money came from: how often and how much, by player."""
        self._heading(self.texts.text("review-income"))
        self._say(self.texts.text("review-income-how"), MUTED)
        table = self._table(["thing"])
        for name in self.names:
            table.add_column(name, justify="right")
        for source in self.review.sources:
            pairs = zip(source.times, source.amounts, strict=True)
            table.add_row(thing(self.review.game, source, self.texts), *(_amount(*pair) for pair in pairs))
        self.console.print(table)

    def _table(self, columns: Sequence[str]) -> Table:
        """A table whose first column has words, and the others numbers."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        for number, column in enumerate(columns):
            table.add_column(self.texts.text(f"review-column-{column}"), justify="right" if number else "left")
        return table


def _amount(times: int, amount: int) -> str:
    """How often and how much; empty if nothing happened."""
    return " ".join([f"{times}×"] * (times > 0) + [f"{amount:+d}"] * (amount != 0))
