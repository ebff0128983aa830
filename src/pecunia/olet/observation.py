"""What a seat at a table of Pecunia Olet may know, as a row of small numbers.

Of the others it says what whoever has watched knows (§4.1): all they have, and no less and no more than which cash.
Money stands in tens of dollars.
"""

from typing import Final

from pecunia.core.observation import HIGHEST, Layout, Observer, relative, seat_name
from pecunia.core.view import View
from pecunia.olet.names import (
    CARD_KINDS,
    CARDS,
    HENCHMEN,
    KINDS,
    LETTERS,
    LOTTERY,
    NO_CARD,
    QUALITIES,
    SPACE_NAMES,
    STAGES,
    UNIT,
)
from pecunia.olet.options import Options
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

    def observe(self, view: View) -> list[int]:
        assert isinstance(view, OletView)
        players = self.options.players
        own = max(view.seat, 0)
        row = [own]
        for seat in (view.asked, view.active, view.first, view.pawn):
            row.append(relative(seat, own, players))
        row.append(view.stage)
        kind = view.kind
        row.append(QUESTION_NUMBERS[kind] if kind else 0)
        space = view.about.get("space", "") if kind else ""
        row.append(self.space_numbers[space] if isinstance(space, str) and space else 0)
        row.append(min(view.round, HIGHEST))
        row.append(max(min(view.lap, HENCHMEN), 0))
        row.append(view.officer)
        row.append(view.blocked)
        row.append(1 if view.strike else 0)
        for each in self.spaces:
            row.append(relative(view.on(each), own, players))
        self._write_cards(view, row)
        for step in range(players):
            self._write_player(view, (own + step) % players, row)
        return row

    def _write_cards(self, view: OletView, row: list[int]) -> None:
        market = view.market
        for card in market:
            row.append(0 if card == NO_CARD else self.kind[card] + 1)
        for card in market:
            row.append(0 if card == NO_CARD else min(self.worth[card] // UNIT, HIGHEST))
        row.extend(view.deck_letters)
        first = len(row)
        row.extend([0] * KINDS)
        for card in view.binned:
            row[first + self.kind[card]] += 1

    def _write_player(self, view: OletView, player: int, row: list[int]) -> None:
        row.append(min(view.wealth(player) // UNIT, HIGHEST))
        row.append(min(view.least_cash(player) // UNIT, HIGHEST))
        row.append(min(view.most_cash(player) // UNIT, HIGHEST))
        for fakes in view.counted_fakes(player):
            row.append(min(fakes, HIGHEST))
        for kind in range(KINDS):
            row.append(view.owns(player, kind))
        tickets = 0
        if view.owns(player, LOTTERY):
            for card in view.cards(player):
                tickets += self.worth[card]
        row.append(min(tickets // UNIT, HIGHEST))
        row.append(view.ready(player))
        row.append(view.laid(player))


def _numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])
