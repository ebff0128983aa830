"""The features that count in Pecunia Olet: money, how safe it is, and the means to make more."""

from typing import Final

from pecunia.bots.judge import Judge
from pecunia.bots.weights import STEPS, Notes, Tally
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.olet.engine.names import (
    BAD,
    BAD_LAWYER,
    DINER,
    GODFATHER,
    GREAT,
    GREAT_LAWYER,
    LAST,
    LOTTERY,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
    RECEIVER_MOST,
    RECEIVER_RATES,
    ROUND,
    SUPERMARKET_MOST,
    UNIT,
)
from pecunia.olet.engine.notation import DEPOSIT, SALE_NUMBERS, SALES, SELL, WITHDRAW, family
from pecunia.olet.engine.table import Table

# The features, in their order; money counts in tens of dollars.
SAFE: Final = 0
CASH: Final = 1
HUNTED: Final = 2  # + steps to the Godfather - 1
NEAR: Final = 4
PURSE_CASH: Final = 6
FAKES: Final = 7  # + quality
SALEABLE: Final = 10
SURPLUS: Final = 11
PRINTERS: Final = 12
QUALITY_TWO: Final = 13
QUALITY_THREE: Final = 14
PRINTING: Final = 15
DINERS: Final = 16
DINING: Final = 17
JET: Final = 18
FLYING: Final = 19
GREAT_ONE: Final = 20
BAD_ONE: Final = 21
PAWN: Final = 22
READY: Final = 23
TEMPO: Final = 24
TO_MOVE: Final = 25
NAMES: Final = [
    "safe-money",
    "cash",
    "cash-1-step-from-godfather",
    "cash-2-steps-from-godfather",
    "cash-3-steps-from-godfather",
    "cash-4-steps-from-godfather",
    "purse",
    "fakes-1",
    "fakes-2",
    "fakes-3",
    "supermarket-fakes",
    "surplus-fakes",
    "printers",
    "quality-2",
    "quality-3",
    "printing",
    "diners",
    "dining",
    "jet",
    "flying",
    "great-lawyer",
    "bad-lawyer",
    "pawn",
    "henchmen",
    "tempo",
    "to-move",
]
FEATURES: Final = 26
# Each number of players is a game of its own; and once the last round has been broken off, little is left to come.
KINDS: Final = ["two", "three", "four", "two-end", "three-end", "four-end"]
# What the features are about, by their first words.
TOPICS: Final[dict[str, str]] = {
    "safe": "safe",
    "cash": "cash",
    "cash-1": "godfather",
    "cash-2": "godfather",
    "cash-3": "godfather",
    "cash-4": "godfather",
    "purse": "cash",
    "fakes": "fakes",
    "supermarket": "sales",
    "surplus": "sales",
    "printers": "printing",
    "printing": "printing",
    "quality": "printing",
    "diners": "diners",
    "dining": "diners",
    "jet": "jet",
    "flying": "jet",
    "great-lawyer": "lawyers",
    "bad-lawyer": "lawyers",
    "pawn": "tempo",
    "henchmen": "henchmen",
    "tempo": "tempo",
    "to-move": "tempo",
}
# The weights for the first games of a fit: what a beginner would look at.
PLAIN: Final[dict[str, tuple[float, float]]] = {
    "safe-money": (0.12, 0.2),
    "cash": (0.11, 0.19),
    "cash-1-step-from-godfather": (-0.04, -0.07),
    "cash-2-steps-from-godfather": (-0.03, -0.05),
    "cash-3-steps-from-godfather": (-0.02, -0.03),
    "cash-4-steps-from-godfather": (-0.01, -0.02),
    "purse": (0.03, 0.0),
    "fakes-1": (0.35, 0.2),
    "fakes-2": (0.4, 0.3),
    "fakes-3": (0.45, 0.4),
    "surplus-fakes": (-0.2, -0.2),
    "printing": (0.3, 0.3),
    "diners": (0.0, 0.5),
    "dining": (0.3, 0.4),
    "flying": (0.1, 0.2),
    "great-lawyer": (0.9, 1.5),
    "bad-lawyer": (0.7, 1.2),
    "pawn": (0.1, 0.1),
}

STEPS_PER_ROUND: Final = 1.05  # of the officer, for each player
PURSE: Final = 70  # this much cash buys any card
FLIGHT_STEPS: Final = 8  # amounts tried between nothing and everything


def rounds_left(table: Table) -> float:
    """How many rounds are still to come, judged by the steps that the officer still has to go."""
    return (table.board.last - table.officer) / (STEPS_PER_ROUND * table.players)


def godfather_in(table: Table) -> int:
    """How many steps the officer is away from the next Godfather; all distances from 5 on count the same."""
    track = table.board.track
    for steps in range(1, NEAR + 1):
        index = table.officer + steps
        if index < len(track) and track[index] in (GODFATHER, LAST):
            return steps
    return NEAR + 1


class OletJudge(Judge):
    """Money in hand and to come."""

    def __init__(self) -> None:
        super().__init__(NAMES, KINDS, PLAIN, TOPICS)

    def kind(self, game: Game) -> int:
        assert isinstance(game, Table)
        return game.players - 2 if game.stage == ROUND else game.players + 1

    def step(self, game: Game) -> int:
        assert isinstance(game, Table)
        return STEPS * game.officer // game.board.last

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Table)
        notes = Notes(FEATURES)
        self._note(game, seat, rounds_left(game), godfather_in(game), notes)
        return notes.row

    def scores(self, game: Game) -> list[float]:
        assert isinstance(game, Table)
        weights = self.weights(game)
        left = rounds_left(game)
        steps = godfather_in(game)
        scores: list[float] = []
        for seat in range(game.players):
            tally = Tally(weights)
            self._note(game, seat, left, steps, tally)
            scores.append(tally.score)
        return scores

    def _note(self, table: Table, seat: int, left: float, steps: int, tally: Tally) -> None:
        """Note all features of a seat."""
        cash = table.cash[seat]
        safe = table.offshore[seat]
        if table.owns(seat, LOTTERY):
            safe += table.tickets(seat)
        tally.add(SAFE, safe / UNIT)
        tally.add(CASH, cash / UNIT)
        wait = (seat - table.active) % table.players
        if wait == 0:
            tally.add(TO_MOVE, 1.0)
        else:
            tally.add(TEMPO, wait / table.players)
        tally.add(READY, table.ready[seat])
        if table.stage == ROUND:
            if steps <= NEAR:
                tally.add(HUNTED + steps - 1, cash / UNIT)
            tally.add(PURSE_CASH, min(cash, PURSE) / UNIT)
            if table.pawn == seat:
                tally.add(PAWN, 1.0)
        self._note_fakes(table, seat, tally)
        self._note_cards(table, seat, left, tally)

    def _note_fakes(self, table: Table, seat: int, tally: Tally) -> None:
        number = 0
        saleable = 0
        for quality in range(QUALITIES):
            fakes = table.fakes[seat * QUALITIES + quality]
            if fakes:
                tally.add(FAKES + quality, fakes)
                number += fakes
                if quality >= table.blocked:
                    saleable += fakes
        if number:
            tally.add(SALEABLE, min(saleable, SUPERMARKET_MOST))
            tally.add(SURPLUS, max(number - RECEIVER_MOST, 0))
            tally.add(DINERS, min(table.owns(seat, DINER), number))

    def _note_cards(self, table: Table, seat: int, left: float, tally: Tally) -> None:
        if table.stage < GREAT:
            tally.add(GREAT_ONE, table.owns(seat, GREAT_LAWYER))
        if table.stage < BAD:
            tally.add(BAD_ONE, table.owns(seat, BAD_LAWYER))
        if table.stage != ROUND:
            return
        printers = table.owns(seat, PRINTER)
        quality = table.quality(seat)
        tally.add(PRINTERS, printers)
        if quality > 1:
            tally.add(QUALITY_TWO if quality == 2 else QUALITY_THREE, 1.0)
        if quality:
            tally.add(PRINTING, left * printers * RECEIVER_RATES[quality - 1] / UNIT)
        tally.add(DINING, left * table.owns(seat, DINER))
        if table.owns(seat, PRIVATE_JET):
            tally.add(JET, 1.0)
            tally.add(FLYING, left)

    def shortlist(self, game: Game, moves: list[Move]) -> list[Move]:
        kind = family(moves[0].number)
        if kind in (DEPOSIT, WITHDRAW):
            return few_transfers(moves)
        return full_sales(moves) if kind == SELL else moves


def full_sales(moves: list[Move]) -> list[Move]:
    """Sales that hand in as many fakes as possible of every quality they include."""
    offered = {move.number for move in moves}
    chosen: list[Move] = []
    for move in moves:
        a, b, c = SALES[move.number - SELL]
        index = a * 100 + b * 10 + c
        if (a and SALE_NUMBERS[index + 100] in offered) or (b and SALE_NUMBERS[index + 10] in offered):
            continue
        if not (c and SALE_NUMBERS[index + 1] in offered):
            chosen.append(move)
    return chosen


def few_transfers(moves: list[Move]) -> list[Move]:
    """A few of the many amounts of a flight: everything, shares of it, and all but the price of a card."""
    inward = [move for move in moves if family(move.number) == DEPOSIT]
    chosen: list[Move] = []
    for amounts in (inward, moves[len(inward) :]):
        last = len(amounts) - 1
        picked = {last * step // FLIGHT_STEPS for step in range(FLIGHT_STEPS + 1)}
        picked.update([last - tens for tens in range(2, 1 + PURSE // UNIT)])
        chosen.extend([amounts[index] for index in sorted(picked) if 0 <= index <= last])
    return chosen
