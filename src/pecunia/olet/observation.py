"""What a seat at a table of Pecunia Olet may know, as a row of small numbers.

Of the others it says what whoever has watched knows (§4.1): all they have, and no less and no more than which cash.
Money stands in tens of dollars.
"""

from typing import Final

from pecunia.core.observation import HIGHEST, ZEROS, Layout, Observer, relative, seat_name
from pecunia.core.view import View
from pecunia.olet.names import (
    CARD_KINDS,
    CARDS,
    HENCHMEN,
    KINDS,
    LETTERS,
    NO_CARD,
    NOBODY,
    QUALITIES,
    SPACE_NAMES,
    STAGES,
    UNIT,
)
from pecunia.olet.options import Options
from pecunia.olet.seen import Seen
from pecunia.olet.table import Table
from pecunia.olet.view import OletView

# What can be asked, in the order of the numbers: 0 once the game is over, 1 for the first.
QUESTIONS: Final = ["place", "sell", "fly", "last-henchman", "great-lawyer", "bad-lawyer", "lawyer-place"]
QUESTION_NUMBERS: Final = {kind: number + 1 for number, kind in enumerate(QUESTIONS)}


class OletObserver(Observer):
    """The layout of a table, and what its seats see."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.spaces: list[int] = options.board.spaces
        self.market: int = options.board.market
        self.kind: list[int] = options.values.kind
        self.worth: list[int] = options.values.worth
        self.space_numbers: dict[str, int] = {
            SPACE_NAMES[space]: number + 1 for number, space in enumerate(options.board.spaces)
        }
        self.layout = self._layout()
        # Where what is written begins.
        self.first_space = self.layout.field("henchmen").offset
        self.first_card = self.layout.field("market").offset
        self.player_size = self.layout.field("left 1: wealth").offset - self.layout.field("own: wealth").offset

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

    def observe(self, view: View) -> bytes:
        assert isinstance(view, OletView)
        table = view._table  # its lists as they are: copies of them took longer than all the rest
        seen = table.seen
        if seen is None:
            seen = table.seen = self._nothing_seen()
        own = max(view.seat, 0)
        players = self.options.players
        parts: list[bytes | bytearray] = [self._board(table, view, own), self._market(table, seen)]
        parts.append(self._gone(table, seen))
        for step in range(players):
            player = (own + step) % players
            parts.append(self._player(table, seen, player, view.shows(player)))
        return b"".join(parts)

    def _nothing_seen(self) -> Seen:
        rows = [bytearray(ZEROS[: self.player_size]) for player in range(self.options.players)]
        market = bytearray(ZEROS[: 2 * self.market])
        return Seen([NO_CARD] * self.market, market, bytearray(ZEROS[: len(LETTERS) + KINDS]), rows)

    def _board(self, table: Table, view: OletView, own: int) -> bytearray:
        row = bytearray(ZEROS[: self.first_card])
        players = self.options.players
        row[0] = own
        question = table.question
        if question is not None:
            row[1] = relative(question.player, own, players)
            row[6] = QUESTION_NUMBERS[question.kind]
            about = table.agenda[-1].about(table)
            if about:
                space = about.get("space")
                if isinstance(space, str):
                    row[7] = self.space_numbers[space]
        row[2] = relative(table.active, own, players)
        row[3] = relative(table.first, own, players)
        row[4] = relative(table.pawn, own, players)
        row[5] = table.stage
        row[8] = min(table.round, HIGHEST)
        row[9] = max(min(view.lap, HENCHMEN), 0)
        row[10] = table.officer
        row[11] = table.blocked
        if table.strike:
            row[12] = 1
        at = self.first_space
        on = table.on
        for space_number in self.spaces:
            seat = on[space_number]
            if seat != NOBODY:
                row[at] = relative(seat, own, players)
            at += 1
        return row

    def _market(self, table: Table, seen: Seen) -> bytearray:
        row = seen.market_row
        market = table.market
        if market != seen.market:
            seen.market = market[:]
            for at, card in enumerate(market):
                row[at] = 0 if card == NO_CARD else self.kind[card] + 1
                row[self.market + at] = 0 if card == NO_CARD else min(self.worth[card] // UNIT, HIGHEST)
        return row

    def _gone(self, table: Table, seen: Seen) -> bytearray:
        """Deck and bins: cards go from the one and come into the other, never back."""
        row = seen.gone_row
        if len(table.deck) != seen.deck:
            seen.deck = len(table.deck)
            row[: len(LETTERS)] = ZEROS[: len(LETTERS)]
            letter = table.values.letter
            for card in table.deck:
                row[letter[card]] += 1
        for index in range(len(seen.binned), len(table.binned)):
            seen.binned.append(table.binned[index])
            row[len(LETTERS) + self.kind[table.binned[index]]] += 1
        return row

    def _player(self, table: Table, seen: Seen, player: int, shown: bool) -> bytearray:
        row = seen.rows[player]
        cash = table.cash[player]
        row[0] = min((cash + table.offshore[player]) // UNIT, HIGHEST)
        row[1] = min((cash if shown else table.least[player]) // UNIT, HIGHEST)
        row[2] = min((cash if shown else table.most[player]) // UNIT, HIGHEST)
        at = 3
        fakes = table.fakes
        for quality in range(player * QUALITIES, (player + 1) * QUALITIES):
            row[at] = min(fakes[quality], HIGHEST)
            at += 1
        cards = table.cards[player]
        if cards != seen.cards[player]:
            seen.cards[player] = cards[:]
            tickets = 0
            for card in cards:
                tickets += self.worth[card]
            for kind in range(KINDS):
                row[at + kind] = table.owned[player * KINDS + kind]
            row[at + KINDS] = min(tickets // UNIT, HIGHEST)
        row[at + KINDS + 1] = table.ready[player]
        row[at + KINDS + 2] = table.laid[player]
        return row


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
