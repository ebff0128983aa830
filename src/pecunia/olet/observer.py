"""A seat's knowledge of a table of Pecunia Olet, as a row of small numbers.

For the other seats it has what an attentive player knows (§4.1): all their possessions, and the least and the most cash
they can have. Money is in tens of dollars.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pecunia.core.view import View
from pecunia.observers.layout import HIGHEST, Layout, seat_name
from pecunia.observers.observer import ZEROS, Observer, count, relative
from pecunia.olet.engine.names import (
    CARD_KINDS,
    CARDS,
    HENCHMEN,
    KINDS,
    LETTERS,
    NO_CARD,
    QUALITIES,
    SPACE_NAMES,
    STAGES,
    UNIT,
)
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.questions import QUESTIONS
from pecunia.olet.engine.table import Table
from pecunia.olet.engine.view import OletView

# 0 once the game is over, 1 for the first question.
QUESTION_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(QUESTIONS)}


class OletObserver(Observer):
    """The layout of a table, and what its seats see."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.spaces: list[int] = options.board.spaces
        self.market: int = options.board.market
        # The printed values of the cards, as bytes: in compiled code a lookup is a single load. Money is in tens.
        self.kind = bytes(options.values.kind)
        self.letter = bytes(options.values.letter)
        self.tens = bytes([in_tens(worth) for worth in options.values.worth])
        self.space_numbers: dict[str, int] = {
            SPACE_NAMES[space]: number + 1 for number, space in enumerate(options.board.spaces)
        }
        self.layout = self._layout()
        # Zeros, to be overwritten.
        self.none_gone = ZEROS[: len(LETTERS) + KINDS]
        self.no_cards = ZEROS[:KINDS]

    def _layout(self) -> Layout:
        layout = Layout()
        players = self.options.players
        spaces = ", ".join([SPACE_NAMES[space] for space in self.spaces])
        kinds = ", ".join(CARD_KINDS)
        layout.add("seat", 1, players - 1, "The own seat, 0 for A.")
        layout.add("asked", 1, players, "Whom the table waits for: 0 nobody, 1 the own seat, 2 the next clockwise …")
        layout.add("active", 1, players, "Whose turn it is, counted like `asked`.")
        layout.add("first", 1, players, "The first player of the round, counted like `asked`.")
        layout.add("pawn", 1, players, "The first player of the next round, counted like `asked`.")
        layout.add("stage", 1, len(STAGES) - 1, f"What the table is busy with: {_numbered(STAGES, 0)}.")
        layout.add("question", 1, len(QUESTIONS), f"What is asked: 0 nothing, {_numbered(QUESTIONS, 1)}.")
        layout.add(
            "about space", 1, len(self.spaces), "The space that the question is about: 0 none, else its place + 1."
        )
        layout.add("round", 1, HIGHEST, "The number of the round.")
        layout.add("lap", 1, HENCHMEN, "Which lap of the round is played, 0 once it was broken off.")
        layout.add("officer", 1, len(self.options.board.track) - 1, "Where on the police track the officer stands.")
        layout.add("blocked", 1, QUALITIES, "The best quality that the supermarket knows, 0 for none.")
        layout.add("strike", 1, 1, "Whether the police are on strike.")
        layout.add("henchmen", len(self.spaces), players, f"Whose henchman stands on {spaces}; counted like `asked`.")
        layout.add(
            "market",
            self.market,
            KINDS,
            f"The card at each position from the left: 0 none, {_numbered(CARD_KINDS, 1)}.",
        )
        layout.add("market tickets", self.market, HIGHEST, "What a lottery ticket at each position is worth, in tens.")
        layout.add("deck", len(LETTERS), CARDS, f"How many cards of each letter lie in the deck: {', '.join(LETTERS)}.")
        layout.add("binned", KINDS, CARDS, f"How many cards of each kind have left the game: {kinds}.")
        for step in range(players):
            who = seat_name(step)
            layout.add(f"{who}: wealth", 1, HIGHEST, "Cash and offshore money together, in tens.")
            layout.add(f"{who}: least cash", 1, HIGHEST, "The cash is no less than this, in tens; one's own exactly.")
            layout.add(f"{who}: most cash", 1, HIGHEST, "The cash is no more than this, in tens; one's own exactly.")
            layout.add(f"{who}: fakes", QUALITIES, HIGHEST, "Fakes of each quality, the worst first.")
            layout.add(f"{who}: cards", KINDS, CARDS, f"How many cards of each kind: {kinds}.")
            layout.add(f"{who}: tickets", 1, HIGHEST, "What the lottery tickets are worth together, in tens.")
            layout.add(f"{who}: ready", 1, HENCHMEN, "Henchmen who can still be placed.")
            layout.add(f"{who}: laid", 1, HENCHMEN, "Henchmen who lie and stand up after the round.")
        return layout

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, OletView)
        table = view._table  # the table's own lists: copying them took longer than everything else
        own = max(view.seat, 0)
        self._write_question(table, own, out)
        self._write_board(table, view, own, out)
        self._write_cards(table, out)
        for player in range(own, self.options.players):
            self._write_player(table, player, view.shows(player), out)
        for player in range(own):
            self._write_player(table, player, view.shows(player), out)

    def _write_question(self, table: Table, own: int, out: BytesWriter) -> None:
        players = self.options.players
        question = table.question
        out.append(own)
        out.append(0 if question is None else relative(question.player, own, players))
        out.append(relative(table.active, own, players))
        out.append(relative(table.first, own, players))
        out.append(relative(table.pawn, own, players))
        out.append(table.stage)
        out.append(0 if question is None else QUESTION_NUMBERS[question.kind])
        about = None if question is None else table.agenda[-1].about(table)
        space = about.get("space") if about else None
        out.append(self.space_numbers[space] if isinstance(space, str) else 0)

    def _write_board(self, table: Table, view: OletView, own: int, out: BytesWriter) -> None:
        out.append(min(table.round, HIGHEST))
        out.append(max(min(view.lap, HENCHMEN), 0))
        out.append(table.officer)
        out.append(table.blocked)
        out.append(1 if table.strike else 0)
        players = self.options.players
        for space in self.spaces:
            out.append(relative(table.on[space], own, players))

    def _write_cards(self, table: Table, out: BytesWriter) -> None:
        """The cards for sale, the deck, and the cards that have left the game."""
        for card in table.market:
            out.append(0 if card == NO_CARD else self.kind[card] + 1)
        for card in table.market:
            out.append(0 if card == NO_CARD else self.tens[card])
        letter = self.letter
        kind = self.kind
        first: i64 = len(out)
        out.write(self.none_gone)
        for card in table.deck:
            count(first + letter[card], out)
        first += len(LETTERS)
        for card in table.binned:
            count(first + kind[card], out)

    def _write_player(self, table: Table, player: i64, shown: bool, out: BytesWriter) -> None:
        cash = table.cash[player]
        out.append(in_tens(cash + table.offshore[player]))
        out.append(in_tens(cash if shown else table.least[player]))
        out.append(in_tens(cash if shown else table.most[player]))
        quality = player * QUALITIES
        for _quality in range(QUALITIES):
            out.append(min(table.fakes[quality], HIGHEST))
            quality += 1
        first: i64 = len(out)
        out.write(self.no_cards)
        tens = 0
        for card in table.cards[player]:
            count(first + self.kind[card], out)
            tens += self.tens[card]
        out.append(min(tens, HIGHEST))
        out.append(table.ready[player])
        out.append(table.laid[player])


def in_tens(money: i64) -> int:
    return min(money // UNIT, HIGHEST)


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
